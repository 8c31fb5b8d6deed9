"""Random scenes whose constraints leave a choice: open lengths and positions, equal priorities, stacks."""

import random

from .grammar import Scene
from .text import Mistake, split

AXES = ((("leading", "trailing", "width"), 0), (("left", "right", "width"), 0), (("top", "bottom", "height"), 1))
PRIORITIES = (250, 500, 750)


def choice_scene(seed, number):
    """The text of a scene; a few say nothing and are made again."""
    chance = random.Random(f"choices-{seed}-{number}")
    while True:
        source = ChoiceChance(chance).text()
        try:
            Scene(split(source).lines)
            return source
        except Mistake:
            continue


class ChoiceChance:
    """Writes one scene; `chance` is a `random.Random`."""

    def __init__(self, chance):
        self.chance, self.lines, self.statements = chance, [], []

    def happens(self, probability):
        return self.chance.random() < probability

    def text(self):
        self.lines.append(f"root {self.chance.randint(200, 500)} {self.chance.randint(200, 500)}"
                          + (" rtl" if self.happens(0.35) else ""))
        names = "abcdef"[:self.chance.randint(1, 6)]
        parents = {}
        for name in names:
            inside = self.chance.choice(["root", "root", "root", *parents])
            kind = "guide" if self.happens(0.1) else "view"
            if inside in parents and self.is_guide(inside):
                inside = "root"
            parents[name] = inside
            line = f"{kind} {name}" + (f" in {inside}" if inside != "root" else "")
            if kind == "view" and self.happens(0.4):
                line += " intrinsic " + " ".join("-" if self.happens(0.2) else str(self.chance.randint(10, 80)) for _ in "wh")
            self.lines.append(line)
        if self.happens(0.35):
            self.stack()
        for words, _ in (self.chance.choice(AXES[:2]), AXES[2]):
            outer = [name for name in names if parents[name] == "root"]
            chained = self.chance.sample(outer, min(len(outer), self.chance.choice((0, 2, 2, 3, 4))))
            for name in names:
                self.place(name, parents[name], words, name in chained)
            self.chain(chained, words)
        if self.happens(0.5):
            self.chance.shuffle(self.statements)
        return "\n".join(self.lines + self.statements) + "\n"

    def is_guide(self, name):
        return any(line.startswith(f"guide {name}") for line in self.lines)

    def say(self, text, priority=None):
        self.statements.append(text + (f" ~ {priority}" if priority else ""))

    def optional(self, probability):
        return self.chance.choice(PRIORITIES) if self.happens(probability) else None

    def place(self, name, inside, words, is_chained):
        """An edge or none, a bound or none, a length or none; what would contradict a chain is optional."""
        near, far, length = words
        way, number = self.chance.random() + (0.75 if is_chained else 0), self.chance.randint(0, 60)
        if way < 0.25:
            self.say(f"{name}.{near} == {inside}.{near} + {number}", self.optional(0.2))
        elif way < 0.45:
            self.say(f"{name}.{far} == {inside}.{far} - {number}", self.optional(0.2))
        elif way < 0.6:
            self.say(f"{name}.{far} {self.chance.choice(('<=', '>='))} {inside}.{far} - {number}", self.optional(0.25))
        elif way < 0.75:
            self.say(f"{name}.{near} {self.chance.choice(('<=', '>='))} {inside}.{near} + {number}", self.optional(0.25))
        if self.happens(0.15):
            self.say(f"{name}.{far} <= {inside}.{far} - {self.chance.randint(0, 60)}", self.optional(0.9))
        for _ in range(self.chance.choice((0, 1, 1, 2))):
            priority = self.optional(0.97 if is_chained else 0.85)
            relation = self.chance.choice(("==", "<=", ">=")) if not priority else self.chance.choice(("==", "==", "<=", ">="))
            self.say(f"{name}.{length} {relation} {self.chance.randint(5, 150)}", priority)

    def chain(self, names, words):
        """A required sum of lengths, or a chain that hangs on one end."""
        if len(names) < 2:
            return
        near, far, _ = words
        gap = self.chance.randint(0, 12)
        self.say(f"{names[0]}.{near} == root.{near}", self.optional(0.1))
        for one, behind in zip(names, names[1:]):
            self.say(f"{behind}.{near} {'>=' if self.happens(0.15) else '=='} {one}.{far} + {gap}")
        if self.happens(0.7):
            self.say(f"{names[-1]}.{far} == root.{far}", self.optional(0.1))

    def stack(self):
        """A stack of views that hug alike, or have no content."""
        line = "stack s" + (" vertical" if self.happens(0.4) else "") + f" spacing {self.chance.randint(0, 12)}"
        line += " distribution " + self.chance.choice(("fill", "fill", "fill", "fillEqually", "equalSpacing"))
        line += " alignment " + self.chance.choice(("fill", "center"))
        self.lines.append(line)
        for number in range(self.chance.randint(1, 4)):
            content = f" intrinsic {self.chance.randint(10, 80)} {self.chance.randint(10, 40)}" if self.happens(0.7) else ""
            self.lines.append(f"view s{number} in s{content}")
        self.say("s.topLeading == root.topLeading")
        for length in ("width", "height"):
            if self.happens(0.7):
                self.say(f"s.{length} == {self.chance.randint(60, 400)}", self.optional(0.3))

"""Random scenes: small trees with most of what a layout can be made of, many of them over- or underdetermined."""

import random

from .grammar import Scene
from .text import Mistake, split

WORDS = ("a", "to", "the", "wide", "harbour", "of", "anchors", "holds", "seven", "unsinkable", "boats")
PRIORITIES = (".high", ".low", ".medium", ".fittingSize", "999", "751", "251", "249.5", "750.25", "1", "0.5")
HORIZONTAL = (("leading", "trailing"), ("left", "right"))
DEEPEST = 4
KINDS = ("infeasible", "ambiguous", "bounded")   # most of such scenes, not all of them


def scene(seed, number, kind=None):
    """The text of a scene that can be read; a few say nothing, or the same anchor twice, and are made again."""
    chance = random.Random(f"{seed}-{number}")
    while True:
        source = SceneChance(chance, kind).text()
        try:
            Scene(split(source).lines)
            return source
        except Mistake:
            continue


class SceneChance:
    """Writes one scene; `chance` is a `random.Random`."""

    def __init__(self, chance, kind=None):
        self.chance, self.kind = chance, kind
        self.lines = []
        self.views = ["root"]       # what can be a parent, and has every anchor
        self.guides = []
        self.placed = set()
        self.parent = {}
        self.depth = {"root": 0}
        self.has_safe_area = False

    def text(self):
        self.root()
        for number in range(self.chance.randint(1, 6 if self.kind else 10)):
            self.item("abcdefghij"[number])
        self.contents = [name for name in self.views[1:] + self.guides if name not in self.placed]
        if not self.contents:
            return self.text_of_lines()
        determined = self.chance.random() < (0.3 if self.kind == "ambiguous" else 0.75)
        for name in self.contents:
            if self.kind == "bounded" and self.happens(0.7):
                self.limit(name)
            elif determined:
                self.determine(name)
            elif self.happens(0.6):
                self.statement(name)
        others = 2 + len(self.contents) // 2 if self.kind != "bounded" else 1
        for _ in range(self.chance.randint(0, others)):
            self.statement(self.chance.choice(self.contents), weak=not self.happens(0.15))
        for _ in range(self.chance.choice((0, 0, 1, 1, 2)) if self.kind != "bounded" else 0):
            self.composite()
        if self.kind == "infeasible":
            for _ in range(self.chance.randint(1, 3)):
                self.mistake()
        if self.kind == "ambiguous" and self.happens(0.7):
            self.competition()
        return self.text_of_lines()

    def text_of_lines(self):
        return "\n".join(self.lines) + "\n"

    # Chances

    def happens(self, probability):
        return self.chance.random() < probability

    def number(self, least, greatest):
        value = self.chance.randint(least, greatest)
        return f"{value + self.chance.choice((0.5, 0.25, 0.1))}" if self.happens(0.12) else f"{value}"

    def shift(self, least=-10, greatest=40):
        """A constant to be added, such as ` + 8`."""
        value = self.number(least, greatest)
        if value == "0":
            return ""
        return f" - {value[1:]}" if value.startswith("-") else f" + {value}"

    def priority(self, required=0.4):
        if self.happens(required):
            return ""
        if self.happens(0.25):
            return f" ~ {self.chance.randint(1, 999)}.{self.chance.randint(1, 9)}"
        return f" ~ {self.chance.choice(PRIORITIES)}"

    def relation(self):
        return self.chance.choice(("==", "==", "==", "<=", ">="))

    # Declarations

    def root(self):
        line = f"root {self.number(60, 900)} {self.number(60, 700)}"
        if self.happens(0.25):
            line += " rtl"
        if self.happens(0.2):
            line += " margins " + self.four(0, 24)
        if self.happens(0.1):
            self.has_safe_area = True
            line += " safearea " + self.four(0, 40)
        self.lines.append(line)

    def four(self, least, greatest):
        return " ".join(self.number(least, greatest) for _ in range(4))

    def item(self, name):
        parents = [view for view in self.views if self.depth[view] < DEEPEST]
        parent = "root" if self.happens(0.4) else self.chance.choice(parents)
        self.parent[name] = parent
        kind = self.chance.choices(("view", "label", "guide"), (65, 20, 15))[0]
        line = f"{kind} {name}" + ("" if parent == "root" and self.happens(0.8) else f" in {parent}")
        if kind == "guide":
            self.guides.append(name)
        else:
            self.views.append(name)
            self.depth[name] = self.depth[parent] + 1
            line += self.words() if kind == "label" else self.content()
            line += self.options(name)
        self.lines.append(line)

    def words(self):
        text = " ".join(self.chance.choice(WORDS) for _ in range(self.chance.randint(0, 6)))
        if self.happens(0.1):
            text += "\\n" + self.chance.choice(WORDS)
        if self.kind == "bounded":
            return f' "{text}" lines 1'
        return f' "{text}"' + (f" lines {self.chance.randint(1, 3)}" if self.happens(0.3) else "")

    def content(self):
        if not self.happens(0.5):
            return ""
        sizes = ("-" if self.happens(0.15) else self.number(0, 150) for _ in range(2))
        return " intrinsic " + " ".join(sizes)

    def options(self, name):
        line = ""
        if self.happens(0.1):
            self.placed.add(name)
            numbers = ((-20, 200), (-20, 200), (40, 300), (40, 300))
            line += " frame " + " ".join(self.number(*ends) for ends in numbers)
        if self.happens(0.12):
            line += " margins " + self.four(0, 16)
        if self.happens(0.12):
            line += " alignment " + self.four(0, 6)
        if self.happens(0.12):
            line += f" baseline {self.number(0, 20)} {self.number(0, 12)}"
        if self.happens(0.15):
            line += self.chance.choice((" rtl", " ltr"))
        if self.happens(0.03):
            line += " hidden"
        return line

    # Statements

    def determine(self, name):
        """Says where an item is on both axes, most of the time well enough."""
        family = HORIZONTAL[0] if self.happens(0.85) else HORIZONTAL[1]
        for near, far, middle, size in ((*family, "centerX", "width"), ("top", "bottom", "centerY", "height")):
            inside, start = self.container(name), self.shift()
            way = self.chance.random()
            if way < 0.35:
                self.lines.append(f"{name}.{near} == {inside}.{near}{start}")
                self.extent(name, size)
            elif way < 0.55:
                self.lines.append(f"{name}.{near} == {inside}.{near}{start}")
                self.lines.append(f"{name}.{far} == {inside}.{far}{self.shift(-40, 10)}{self.priority(0.7)}")
            elif way < 0.7:
                self.lines.append(f"{name}.{middle} == {inside}.{middle}{start}")
                self.extent(name, size)
            elif way < 0.9:
                other = self.other(name)
                self.lines.append(f"{name}.{near} == {other}.{far}{start}{self.priority(0.8)}")
                self.extent(name, size)
            else:
                self.statement(name)
        if name in self.views and self.happens(0.2):
            which = self.chance.choice(("Hugging", "CompressionResistance"))
            level = "1000" if self.happens(0.08) else self.chance.choice(PRIORITIES)
            axis = self.chance.choice(("horizontal", "vertical"))
            self.lines.append(f"{name}.setContent{which}Priority({level}, for: .{axis})")

    def extent(self, name, size):
        way = self.chance.random()
        if way < 0.4:
            relation = self.relation()
            self.lines.append(f"{name}.{size} {relation} {self.number(0, 220)}{self.priority(0.6)}")
        elif way < 0.6:
            factor = self.chance.choice(("0.5", "2", "0.25", "1.5", "0.1"))
            other = f"{self.other(name)}.{size} * {factor}{self.shift()}"
            self.lines.append(f"{name}.{size} == {other}{self.priority(0.6)}")
        elif way < 0.7:
            cross = "height" if size == "width" else "width"
            factor = self.chance.choice(("0.75", "2", "1.5", "1"))
            self.lines.append(f"{name}.{size} == {name}.{cross} * {factor}{self.priority(0.7)}")

    def container(self, name):
        """The parent, or one of its guides."""
        parent = self.parent[name]
        if self.happens(0.12) and (parent == "root" or not self.has_safe_area):
            return f"{parent}.margins"
        return "root.safeArea" if self.has_safe_area and self.happens(0.2) else parent

    def other(self, name):
        """Something else to relate an item to; its parent where nothing else is near."""
        if self.happens(0.3):
            return self.container(name)
        others = [other for other in self.views + self.guides if other != name]
        near = [other for other in others if self.parent.get(other) == self.parent[name]]
        return self.chance.choice(near if near and self.happens(0.6) else others)

    def anchors(self, name, other):
        """Two anchors of one kind."""
        plain = all(item in self.views for item in (name, other))
        way = self.chance.random()
        if way < 0.4:
            family = self.chance.choice((HORIZONTAL[0], HORIZONTAL[0], HORIZONTAL[1])) + ("centerX",)
        elif way < 0.75:
            family = ("top", "bottom", "centerY") + (("firstBaseline", "lastBaseline") if plain else ())
        else:
            family = ("width", "height")
        return self.chance.choice(family), self.chance.choice(family)

    def statement(self, name, weak=False):
        """Any relation of an item, required or not."""
        other, end = self.other(name), self.priority(0.3 if weak else 0.5)
        relation = self.chance.choice(("<=", ">=")) if weak and not end else self.relation()
        way = self.chance.random()
        if way < 0.1:
            size = self.chance.choice(("width", "height"))
            self.lines.append(f"{name}.{size} {relation} {self.number(0, 260)}{end}")
            return
        if way < 0.17 and len(self.contents) > 2:
            one, two, three = self.chance.sample(self.contents, 3)
            far, near = self.chance.choice((("trailing", "leading"), ("bottom", "top")))
            self.lines.append(f"{two}.{near} - {one}.{far} {relation} {three}.{near} - {two}.{far}{end}")
            return
        if way < 0.22:
            size = self.chance.choice(("width", "height"))
            self.lines.append(f"{name}.{size} + {other}.{size} {relation} root.{size}{self.shift(-80, 20)}{end}")
            return
        first, second = self.anchors(name, other)
        factor = ""
        if self.happens(0.4 if first in ("width", "height") else 0.1):
            factor = self.chance.choice((" * 0.5", " * 2", " / 3", " * 0.8"))
        self.lines.append(f"{name}.{first} {relation} {other}.{second}{factor}{self.shift(-40, 60)}{end}")

    def composite(self):
        """A statement that stands for several constraints."""
        name, end = self.chance.choice(self.contents), self.priority(0.2)
        inside, relation = self.container(name), self.chance.choice(("==", "==", "<="))
        some = [f"{name}.edges {relation} {inside}.edges.inset(by: {self.number(0, 20)}){end}",
                f"{name}.edges.excluding(.bottom) == {inside}.edges.outset(by: {self.number(0, 9)}){end}",
                f"{name}.horizontalEdges == {inside}.horizontalEdges.inset(by: {self.number(0, 20)}){end}",
                f"{name}.centerXY == {inside}.centerXY.offset(x: {self.number(0, 9)}, y: {self.number(0, 9)}){end}",
                f"{name}.size {relation} LayoutSize(width: {self.number(0, 90)}, height: {self.number(0, 90)}){end}"]
        if len(self.contents) > 1:
            names = self.chance.sample(self.contents, self.chance.randint(2, min(4, len(self.contents))))
            listed, axis = f"[{', '.join(names)}]", self.chance.choice(("horizontal", "vertical"))
            size = "width" if axis == "horizontal" else "height"
            anchor = self.chance.choice(("top", "leading", "centerY", "left"))
            weights = ", ".join(str(self.chance.randint(1, 5)) for _ in names)
            sizes = self.chance.choice(("", ", sizes: .equal", f", sizes: .proportional([{weights}])"))
            some += [f"{listed}.{anchor} == {inside}.{anchor}{self.shift()}{end}",
                     f"{listed}.{size} {relation} {inside}.{size} * 0.5{end}",
                     f"{listed}.align(.{self.chance.choice(('top', 'centerX', 'trailing'))})",
                     f"{listed}.distribute(.{axis}, spacing: {self.number(0, 12)}{sizes})"]
        self.lines.append(self.chance.choice(some))

    # What is wrong in scenes of one kind

    def mistake(self):
        """Statements that contradict each other in a way that people write them."""
        name = self.chance.choice(self.contents)
        inside = self.container(name)
        near, far, size = self.chance.choice((("leading", "trailing", "width"), ("top", "bottom", "height")))
        start, end, length = self.number(1, 20), self.number(1, 20), self.number(30, 260)
        other = self.other(name)
        self.lines += self.chance.choice((
            [f"{name}.{near} == {inside}.{near} + {start}", f"{name}.{far} == {inside}.{far} - {end}",
             f"{name}.{size} == {length}"],
            [f"{name}.{near} == {inside}.{near} + {start}", f"{name}.{far} == {inside}.{far} + {end}",
             f"{name}.{size} == {inside}.{size} - {start} - {end}"],
            [f"{name}.{near} >= {inside}.{near} + {start}", f"{name}.{far} <= {inside}.{far} - {end}",
             f"{name}.{size} >= {inside}.{size}{self.shift(-10, 40)}"],
            [f"{name}.{size} == {length}", f"{name}.{size} == {self.number(30, 260)}"],
            [f"{name}.{near} == {other}.{far} + {start}", f"{name}.{far} == {other}.{near} - {end}"],
            [f"{name}.{size} >= {other}.{size} + {start}", f"{name}.{size} <= {other}.{size}{self.shift(-10, 20)}"],
            [f"root.{size} == {length}"],
            [f"{name}.width == 2 * {name}.height", f"{name}.edges == {inside}.edges.inset(by: {start})"]))

    def limit(self, name):
        """Statements along both axes, some of which hold together in some sizes of the root alone."""
        for near, far, size in (("leading", "trailing", "width"), ("top", "bottom", "height")):
            inside = self.container(name)
            start, end, length = self.number(1, 60), self.number(1, 60), self.number(100, 500)
            edges = [f"{name}.{near} == {inside}.{near} + {start}", f"{name}.{far} == {inside}.{far} - {end}"]
            self.lines += self.chance.choice((
                [*edges, f"{name}.{size} >= {length}{self.priority(0.6)}"], [*edges, f"{name}.{size} <= {length}{self.priority(0.6)}"],
                [edges[0], f"{name}.{size} == root.{size} * {self.chance.choice(('0.25', '0.5', '0.7'))}{self.shift()}",
                 f"{name}.{size} {self.chance.choice(('<=', '>='))} {self.number(30, 300)}{self.priority(0.6)}"],
                [f"{name}.{near} == root.{near} + {length}", f"{name}.{far} <= root.{far} - {start}"],
                *2 * [[f"{name}.{near} == root.{near} + {start}", f"{name}.{far} <= root.{far} - {end}"]]))

    def competition(self):
        """Optional constraints of one priority about parts of the same room, which cannot all have what they want."""
        names = [name for name in self.contents if name in self.views]
        if not names:
            return
        near, far, size = self.chance.choice((("leading", "trailing", "width"), ("top", "bottom", "height")))
        names = self.chance.sample(names, min(len(names), self.chance.randint(2, 4)))
        inside, spacing = self.container(names[0]), self.number(0, 12)
        self.lines.append(f"{names[0]}.{near} == {inside}.{near} + {spacing}")
        self.lines += [f"{name}.{near} == {before}.{far} + {spacing}" for before, name in zip(names, names[1:])]
        self.lines.append(f"{names[-1]}.{far} == {inside}.{far} - {spacing}")
        if self.happens(0.6):
            priority = self.chance.choice(PRIORITIES)
            self.lines += [f"{name}.{size} == {self.number(20, 200)} ~ {priority}" for name in names]

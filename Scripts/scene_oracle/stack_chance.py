"""Random scenes of stacks: one inside the other, with hidden views, custom spacing, both directions and both axes."""

import random

WORDS = ("Ada", "Lovelace", "of", "the", "engine", "notes")
DISTRIBUTIONS = ("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")
ALIGNMENTS = ("fill", "center")
ROW_ALIGNMENTS = ("top", "bottom")
COLUMN_ALIGNMENTS = ("leading", "trailing")
PRIORITIES = (1, 24, 25.5, 48, 49.5, 50, 51.5, 100, 200, 249, 250, 251, 300, 600, 740, 749, 750, 751, 900)
DEEPEST = 3


def stack_scene(seed, number):
    """The text of a scene. In most, nothing is required but what stacks say, so that they do not contradict themselves."""
    return StackChance(random.Random(f"stacks-{seed}-{number}")).text()


class StackChance:
    """Writes one scene; `chance` is a `random.Random`."""

    def __init__(self, chance):
        self.chance, self.count = chance, 0
        # Whether views have required sizes, which stacks may have no room for.
        self.is_strict = self.happens(0.3)
        self.hidden_depth = 0
        self.declarations, self.statements = [], []

    def text(self):
        root = f"root {self.chance.randint(100, 500)} {self.chance.randint(100, 400)}"
        self.declarations.append(root + (" rtl" if self.happens(0.3) else ""))
        outer = self.stack(None, 0)
        self.statements += [f"{outer}.topLeading == root.topLeading"]
        for dimension in ("width", "height"):
            if self.happens(0.6):
                priority = "" if self.is_strict else f" ~ {self.chance.choice((999, 700, 60))}"
                self.statements.append(f"{outer}.{dimension} == {self.chance.randint(20, 450)}{priority}")
        return "\n".join(self.declarations + self.statements) + "\n"

    def happens(self, probability):
        return self.chance.random() < probability

    def name(self, kind):
        self.count += 1
        return f"{kind}{self.count}"

    def stack(self, parent, depth):
        name, chance = self.name("s"), self.chance
        is_vertical, distribution = self.happens(0.45), chance.choice(DISTRIBUTIONS)
        line = f"stack {name}" + (f" in {parent}" if parent else "") + (" vertical" if is_vertical else "")
        is_fixed = distribution.startswith("fill")
        if self.happens(0.7):
            line += f" spacing {chance.randint(-12 if is_fixed and self.happens(0.2) else 0, 24)}"
        line += f" distribution {distribution}"
        # A stack has the baseline of one of its views, which is for tests of its own.
        is_flat = depth == DEEPEST or self.happens(0.5)
        alignments = ALIGNMENTS + (COLUMN_ALIGNMENTS if is_vertical else ROW_ALIGNMENTS)
        if is_flat and not is_vertical and self.happens(0.3):
            alignments = ("firstBaseline", "lastBaseline")
        line += f" alignment {chance.choice(alignments)}"
        # Spacers between centres are never negative, but centres may be in another order than baselines.
        # Reports do not say which of two places is a baseline.
        if is_flat and is_vertical and distribution != "equalCentering" and not self.is_strict and self.happens(0.2):
            line += " baselinerelative"
        if self.happens(0.25):
            line += " marginsrelative margins " + " ".join(str(chance.randint(0, 20)) for _ in range(4))
        common = self.common(parent)
        self.declarations.append(line + common)
        self.hidden_depth += "hidden" in common
        if parent and self.happens(0.2):
            self.require(name)
        for _ in range(chance.choice((0, 1, 2, 2, 3, 3, 3, 4, 5, 6))):
            if not is_flat and self.happens(0.4):
                self.stack(name, depth + 1)
            else:
                self.view(name, is_fixed)
        if self.happens(0.08):
            self.declarations.append(f"view {self.name('f')} in {name} floating frame 1 2 3 4")
        self.hidden_depth -= "hidden" in common
        return name

    def require(self, name):
        """Gives a view a size that it has to have. What is in a hidden stack says nothing about the others."""
        if self.is_strict and not self.hidden_depth:
            size, relation = self.chance.choice(("width", "height")), self.chance.choice(("==", "==", ">=", "<="))
            self.statements.append(f"{name}.{size} {relation} {self.chance.randint(0, 150)}")

    def common(self, parent):
        """Options of every member."""
        line = self.chance.choice((" rtl", " ltr")) if self.happens(0.1) else ""
        if parent and self.happens(0.2):
            line += " hidden"
        return line + (f" after {self.chance.randint(0, 40)}" if parent and self.happens(0.15) else "")

    def view(self, parent, is_fixed):
        chance = self.chance
        if self.happens(0.2):
            name = self.name("l")
            text = " ".join(chance.choice(WORDS) for _ in range(chance.randint(1, 3)))
            line = f'label {name} in {parent} "{text}" lines 1'
        else:
            name = self.name("v")
            line = f"view {name} in {parent}"
            if self.happens(0.9):
                sizes = ("-" if self.happens(0.08) else str(chance.randint(0, 90)) for _ in range(2))
                line += " intrinsic " + " ".join(sizes)
            if self.happens(0.3):
                line += f" baseline {chance.randint(0, 30)} {chance.randint(0, 12)}"
        if self.happens(0.1):
            line += " alignment " + " ".join(str(chance.randint(0, 4)) for _ in range(4))
        self.declarations.append(line + self.common(parent))
        for axis in ("horizontal", "vertical"):
            if self.happens(0.6):
                self.priority(name, "Hugging", axis)
            if self.happens(0.4):
                self.priority(name, "CompressionResistance", axis)
        if self.happens(0.4):
            self.require(name)
        if self.happens(0.15):
            size = chance.choice(("width", "height"))
            relation = chance.choice(("==", ">=", "<="))
            self.statements.append(
                f"{name}.{size} {relation} {chance.randint(0, 150)} ~ {chance.choice(PRIORITIES)}")

    def priority(self, name, which, axis):
        self.statements.append(
            f"{name}.setContent{which}Priority({self.chance.choice(PRIORITIES)}, for: .{axis})")

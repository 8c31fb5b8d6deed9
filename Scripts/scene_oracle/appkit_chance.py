"""Random scenes of AppKit's stacks: areas, insets, one inside the other, with hidden views, in both directions and along both axes."""

import random

from .stack_chance import StackChance
from .stacks import APPKIT_DISTRIBUTIONS

AREAS = ("leading", "center", "trailing")
ROW_ALIGNMENTS = ("top", "centerY", "bottom", "notAnAttribute")
COLUMN_ALIGNMENTS = ("leading", "centerX", "trailing", "notAnAttribute")


def appkit_scene(seed, number):
    """The text of a scene."""
    return AppKitChance(random.Random(f"appkit-{seed}-{number}")).text()


class AppKitChance(StackChance):
    """Writes one scene of AppKit's stacks."""

    def stack(self, parent, depth):
        name, chance = self.name("s"), self.chance
        is_vertical = self.happens(0.45)
        line = f"stack {name}" + (f" in {parent}" if parent else "") + " appkit" + (" vertical" if is_vertical else "")
        distribution = "gravityAreas" if self.happens(0.5) else chance.choice(APPKIT_DISTRIBUTIONS)
        # The linear programs have spacers, which are never negative.
        is_equal = distribution.startswith("equal")
        if self.happens(0.7):
            line += f" spacing {chance.randint(-4 if not is_equal and self.happens(0.1) else 0, 24)}"
        line += f" distribution {distribution}"
        if self.happens(0.6):
            line += f" alignment {chance.choice(COLUMN_ALIGNMENTS if is_vertical else ROW_ALIGNMENTS)}"
        if self.happens(0.4):
            line += " insets " + " ".join(str(chance.randint(0, 20)) for _ in range(4))
        self.declarations.append(line + self.common(parent))
        if parent and self.happens(0.2):
            self.require(name)
        for _ in range(chance.choice((1, 2, 2, 3, 3, 3, 4, 5, 6))):
            if depth < 2 and self.happens(0.2):
                self.stack(name, depth + 1)
            else:
                self.view(name, False)
        return name

    def common(self, parent):
        line = self.chance.choice((" rtl", " ltr")) if self.happens(0.1) else ""
        if parent and self.happens(0.5):
            line += f" gravity {self.chance.choice(AREAS)}"
        return line + (f" after {self.chance.randint(0, 40)}" if parent and self.happens(0.15) else "")

    def view(self, parent, is_fixed):
        super().view(parent, is_fixed)
        if self.happens(0.1):
            index = max(i for i, line in enumerate(self.declarations) if f" in {parent}" in line)
            self.declarations[index] += " hidden"

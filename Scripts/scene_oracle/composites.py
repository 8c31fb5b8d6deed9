"""Composite expressions: edges, sizes and centres, and the pairs of anchors they stand for."""

from dataclasses import dataclass, replace

from .scene import Item, Linear
from .text import Mistake


@dataclass
class Insets:
    """Distances towards the centre."""

    top: float = 0.0
    leading: float = 0.0
    bottom: float = 0.0
    trailing: float = 0.0


@dataclass
class Edges:
    """Some edges of an item, in the order top, leading, bottom, trailing, each moved by a shift."""

    item: Item
    names: tuple
    shifts: tuple = (0.0, 0.0, 0.0, 0.0)     # added to top, leading, bottom, trailing

    ORDER = ("top", "leading", "bottom", "trailing")

    def shifted(self, *amounts):
        return replace(self, shifts=tuple(a + b for a, b in zip(self.shifts, amounts)))

    def excluding(self, names):
        return replace(self, names=tuple(name for name in self.names if name not in names))

    def inset(self, by, sign):
        return self.shifted(sign * by.top, sign * by.leading, -sign * by.bottom, -sign * by.trailing)

    def offset(self, x, y):
        return self.shifted(y, x, y, x)

    def part(self, name):
        return Linear([(1.0, self.item, name)], self.shifts[self.ORDER.index(name)])


@dataclass
class Center:
    """The centre of an item, moved by an offset; a positive x goes to the right in every direction."""

    item: Item
    x: float = 0.0
    y: float = 0.0

    def offset(self, x, y):
        return Center(self.item, self.x + x, self.y + y)

    def part(self, name):
        return Linear([(1.0, self.item, name)], self.x if name == "centerX" else self.y)


@dataclass
class Size:
    """A width and a height: of an item, or two numbers."""

    width: object
    height: object

    @staticmethod
    def of_item(item):
        return Size(Linear([(1.0, item, "width")]), Linear([(1.0, item, "height")]))

    @staticmethod
    def of_numbers(width, height):
        return Size(Linear([], width), Linear([], height))

    def scaled(self, factor):
        return Size(self.width.scaled(factor), self.height.scaled(factor))


def relate(left, relation, right, line):
    """The single relations that a relation of two values stands for: (left, relation, right) each."""
    left = Linear([], left) if isinstance(left, float) else left
    right = Linear([], right) if isinstance(right, float) else right
    if isinstance(left, Linear) and isinstance(right, Linear):
        return [(left, relation, right)]
    if isinstance(left, Size) and isinstance(right, Size):
        return [(left.width, relation, right.width), (left.height, relation, right.height)]
    if isinstance(left, Center) and isinstance(right, Center):
        return [(left.part(name), relation, right.part(name)) for name in ("centerX", "centerY")]
    if isinstance(left, Edges) and isinstance(right, Edges):
        names = [name for name in left.names if name in right.names]
        return [(left.part(name), within(relation, name), right.part(name)) for name in names]
    raise Mistake(line, "these cannot be related")


def within(relation, edge):
    """The relation of one edge when `<=` says that a rectangle lies within another."""
    if relation == "==" or edge in ("bottom", "trailing"):
        return relation
    return ">=" if relation == "<=" else "<="

"""Composite expressions: edges, sizes, points and ranges, and the anchors and numbers they stand for."""

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
    is_absolute: bool = False                # leading is left and trailing is right, on both sides

    ORDER = ("top", "leading", "bottom", "trailing")

    def shifted(self, *amounts):
        return replace(self, shifts=tuple(a + b for a, b in zip(self.shifts, amounts)))

    def excluding(self, names):
        return replace(self, names=tuple(name for name in self.names if name not in names))

    def inset(self, by, sign):
        return self.shifted(sign * by.top, sign * by.leading, -sign * by.bottom, -sign * by.trailing)

    def offset(self, x, y):
        return self.shifted(y, x, y, x)

    def part(self, name, is_absolute):
        anchor = {"leading": "left", "trailing": "right"}.get(name, name) if is_absolute else name
        return Linear([(1.0, self.item, anchor)], self.shifts[self.ORDER.index(name)])


POINTS = {
    "centerXY": ("centerX", "centerY"),
    "topLeading": ("leading", "top"), "topTrailing": ("trailing", "top"),
    "bottomLeading": ("leading", "bottom"), "bottomTrailing": ("trailing", "bottom"),
    "topLeft": ("left", "top"), "topRight": ("right", "top"),
    "bottomLeft": ("left", "bottom"), "bottomRight": ("right", "bottom"),
}


@dataclass
class Point:
    """The centre or a corner of an item, moved by an offset; x is added to the anchor along x."""

    item: Item
    name: str
    x: float = 0.0
    y: float = 0.0

    def offset(self, x, y):
        return Point(self.item, self.name, self.x + x, self.y + y)

    def parts(self):
        x, y = POINTS[self.name]
        return Linear([(1.0, self.item, x)], self.x), Linear([(1.0, self.item, y)], self.y)


@dataclass
class Range:
    """The numbers from one to another."""

    lower: float
    upper: float


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

    def plus(self, other, sign):
        """The sum with a number or with a size of two numbers."""
        width, height = (other, other) if isinstance(other, float) else (other.width.constant, other.height.constant)
        return Size(self.width.plus_number(sign * width), self.height.plus_number(sign * height))


def relate(left, relation, right, line):
    """The single relations that a relation of two values stands for: (left, relation, right) each."""
    left = Linear([], left) if isinstance(left, float) else left
    right = Linear([], right) if isinstance(right, float) else right
    if isinstance(left, Linear) and isinstance(right, Linear):
        return [(left, relation, right)]
    if isinstance(left, Linear) and isinstance(right, Range) and relation == "==":
        return [(left, ">=", Linear([], right.lower)), (left, "<=", Linear([], right.upper))]
    if isinstance(left, Size) and isinstance(right, Linear) and not right.terms:
        right = Size(right, right)
    if isinstance(left, Size) and isinstance(right, Size):
        return [(left.width, relation, right.width), (left.height, relation, right.height)]
    if isinstance(left, Point) and isinstance(right, Point):
        return [(one, relation, other) for one, other in zip(left.parts(), right.parts())]
    if isinstance(left, Edges) and isinstance(right, Edges):
        names = [name for name in left.names if name in right.names]
        is_absolute = left.is_absolute or right.is_absolute
        return [(left.part(name, is_absolute), within(relation, name), right.part(name, is_absolute))
                for name in names]
    raise Mistake(line, "these cannot be related")


def within(relation, edge):
    """The relation of one edge when `<=` says that a rectangle lies within another."""
    if relation == "==" or edge in ("bottom", "trailing"):
        return relation
    return ">=" if relation == "<=" else "<="

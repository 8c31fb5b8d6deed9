"""What a scene says: items and equations, before any geometry is computed."""

from dataclasses import dataclass, field

from .text import Mistake

LOCATIONS_X = {"leading", "trailing", "left", "right", "centerX"}
LOCATIONS_Y = {"top", "bottom", "centerY", "firstBaseline", "lastBaseline"}
DIMENSIONS = {"width", "height"}
REQUIRED = 1000.0
STRONGEST = 999.9999   # of optional constraints: above all priorities that scenes have
SCROLLED = ("contentLayoutGuide", "frameLayoutGuide")
OWNED = ("guide", "margins", "safeArea", "spacer", *SCROLLED)
VIEWS = ("view", "label", "stack", "scroll")


@dataclass
class Item:
    """A view, a label, a stack, a scroll view, a guide, or one of the guides that views have (`margins`,
    `contentLayoutGuide`).

    The oracle puts guides of its own between the members of a stack (`spacer`)."""

    name: str
    parent: "Item | None"
    kind: str = "view"                      # view, label, stack, scroll, guide, spacer, or a view's own guide
    intrinsic: tuple = (None, None)
    text: str = ""
    lines: int = 0
    frame: tuple | None = None
    mask: set = field(default_factory=set)  # the flexible parts of the frame: flexibleWidth, …
    scale: float | None = None              # pixels to a point, of the root
    margins: tuple = (8.0, 8.0, 8.0, 8.0)   # top, leading, bottom, trailing
    safe_area: tuple = (0.0, 0.0, 0.0, 0.0)
    alignment: tuple = (0.0, 0.0, 0.0, 0.0)  # top, left, bottom, right
    baseline: tuple = (0.0, 0.0)
    offset: tuple = (0.0, 0.0)              # of the content of a scroll view
    size: float = 16.0                      # of the text of a label
    hidden: bool = False
    direction: str | None = None
    hugging: dict = field(default_factory=lambda: {"horizontal": 250.0, "vertical": 250.0})
    compression: dict = field(default_factory=lambda: {"horizontal": 750.0, "vertical": 750.0})
    children: list = field(default_factory=list)
    guides: list = field(default_factory=list)
    stack: "object | None" = None           # a `Stack`, if the item is one

    @property
    def view(self):
        """The view whose coordinate space and direction count for this item: itself, or a guide's owner."""
        return self.parent if self.kind in OWNED else self

    @property
    def right_to_left(self):
        """Whether leading is on the right; a view without a direction of its own inherits its parent's."""
        at = self.view
        while at is not None:
            if at.direction is not None:
                return at.direction == "rtl"
            at = at.parent
        return False

    @property
    def ancestors(self):
        """The chain of views from this item's view up to the root."""
        found, at = [], self.view
        while at is not None:
            found.append(at)
            at = at.parent
        return found


def common_ancestor(items):
    """The nearest view that contains all the items: the view that holds their constraint."""
    shared = items[0].ancestors
    for item in items[1:]:
        chain = item.ancestors
        shared = [view for view in shared if view in chain]
    return shared[0]


def kind_of(attribute):
    """The kind of an attribute: x or y for a location, d for a dimension."""
    if attribute in LOCATIONS_X:
        return "x"
    return "y" if attribute in LOCATIONS_Y else "d"


@dataclass
class Linear:
    """An expression of anchors: a sum of (factor, item, attribute), plus a constant."""

    terms: list
    constant: float = 0.0

    def scaled(self, factor):
        return Linear([(factor * f, i, a) for f, i, a in self.terms], factor * self.constant)

    def plus(self, other):
        merged = {}
        for factor, item, attribute in self.terms + other.terms:
            key = (id(item), attribute)
            before = merged[key][0] if key in merged else 0.0
            merged[key] = (before + factor, item, attribute)
        return Linear([term for term in merged.values() if term[0] != 0], self.constant + other.constant)

    def plus_number(self, number):
        return Linear(self.terms, self.constant + number)


@dataclass
class Equation:
    """A sum of anchors related to zero: `terms + constant RELATION 0`, with a priority."""

    linear: Linear
    relation: str
    priority: float
    line: int


FLIPPED = {"==": "==", "<=": ">=", ">=": "<="}


def equation(left, relation, right, priority, line):
    """Relates two expressions the way the DSL does: one or two anchors are solved for the first.

    `2 * a.width == b.width + 10` is `a.width == 0.5 * b.width + 5`, so the error of an optional constraint
    is measured in points of the first anchor, also where both are the same. With three anchors or more the sides stay as written.
    """
    if not 0 < priority <= REQUIRED:
        raise Mistake(line, f"priority {priority:g} is outside 0 < p <= 1000")
    linear = left.plus(right.scaled(-1))
    if not linear.terms:
        raise Mistake(line, "a relation without anchors")
    if len(linear.terms) <= 2:
        first = (left.terms or linear.terms)[0][0]
        linear = linear.scaled(1 / first)
        relation = FLIPPED[relation] if first < 0 else relation
    check_kinds(linear, line)
    return Equation(linear, relation, priority, line)


def check_kinds(linear, line):
    """Refuses what does not compile in Swift: mixed kinds, a location equal to a constant."""
    kinds = {kind_of(attribute) for _, _, attribute in linear.terms}
    if {"x", "y"} <= kinds:
        raise Mistake(line, "an x anchor related to a y anchor")
    names = {attribute for _, _, attribute in linear.terms}
    if names & {"leading", "trailing"} and names & {"left", "right"}:
        raise Mistake(line, "leading or trailing related to left or right")
    if len(linear.terms) == 1 and "d" not in kinds:
        raise Mistake(line, "a location related to a bare number")

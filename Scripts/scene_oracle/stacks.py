"""Stack views: the constraints of `UIStackView` as they are known from its logs, with its spacers as unknowns.

Hidden members have no length, and decide nothing: the others are where they would be without them. Across the axis they
are aligned like the others.
"""

from dataclasses import dataclass, field

from .scene import REQUIRED, Equation, Item, Linear

SYSTEM = {"near": ("leading", "top"), "far": ("trailing", "bottom"), "centre": ("centerX", "centerY"),
          "length": ("width", "height")}
ALIGNMENTS = {"fill": "fill", "leading": "near", "top": "near", "center": "centre", "trailing": "far",
              "bottom": "far", "firstBaseline": "firstBaseline", "lastBaseline": "lastBaseline"}
APPKIT_ALIGNMENTS = {"leading": "near", "top": "near", "centerX": "centre", "centerY": "centre", "trailing": "far", "bottom": "far",
                     "notAnAttribute": "none"}
APPKIT_DISTRIBUTIONS = ("gravityAreas", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")
APPKIT_SPACING = 8.0
DISTRIBUTIONS = ("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")


@dataclass
class Stack:
    """The options of a stack, and what it arranges."""

    is_vertical: bool = False
    spacing: float = 0.0
    distribution: str = "fill"
    alignment: str = "fill"
    keeps_margins: bool = False
    measures_baselines: bool = False
    members: list = field(default_factory=list)
    is_appkit: bool = False
    insets: tuple = (0.0, 0.0, 0.0, 0.0)         # top, left, bottom, right, of AppKit's
    gaps: dict = field(default_factory=dict)     # custom spacing by the name of the member before it
    areas: dict = field(default_factory=dict)    # areas of AppKit's by the names of members

    @property
    def alignments(self):
        """What the words of alignments mean."""
        return APPKIT_ALIGNMENTS if self.is_appkit else ALIGNMENTS


def is_arranged(item):
    """Whether a stack arranges an item."""
    stack = item.parent.stack if item.parent is not None else None
    return stack is not None and any(member is item for member in stack.members)


def is_left_out(item):
    """Whether an item is a hidden member of a stack, or inside of one."""
    at = item.view
    while at is not None:
        if at.hidden and is_arranged(at) and not at.parent.stack.is_appkit:
            return True
        at = at.parent
    return False


def is_aligned(item):
    """Whether an item is a hidden member that is aligned with the others. What is in others may say more about them."""
    return (item.hidden and is_arranged(item) and not item.parent.stack.is_appkit and not item.children and item.stack is None
            and not is_left_out(item.parent))


def left_out_parts(item):
    """Which of x, y, width and height of an item are left open because a stack hides it."""
    if is_aligned(item):
        return (1, 3) if item.parent.stack.is_vertical else (0, 2)
    return range(4) if is_left_out(item) else ()


def has_content(item, is_vertical):
    """Whether the content of a view counts: a hidden member is as large as a stack that fills."""
    stack = item.parent.stack if is_aligned(item) else None
    return stack is None or stack.alignment != "fill" or stack.is_vertical == is_vertical


def keeps_margins(item):
    """Whether a stack has margins around what it arranges."""
    members = [member for member in item.stack.members if not member.hidden]
    return item.stack.keeps_margins and bool(members) and not is_left_out(item)


class StackRows:
    """States the constraints of one stack; spacers become items of the geometry."""

    def __init__(self, item, canvas, content):
        self.item, self.stack, self.canvas, self.content = item, item.stack, canvas, content
        self.extra, self.equations = [], []
        self.members = [member for member in self.stack.members if not member.hidden]
        for member in self.stack.members:
            if member.hidden:
                self.hide(member)
        if is_left_out(item):
            return
        if self.members:
            self.along()
            self.across()
        else:
            self.be_empty()
        for member in self.stack.members:
            if is_aligned(member):
                self.hidden_across(member)

    def hide(self, member):
        self.say(0.0, (1.0, member, self.name("length")))

    def be_empty(self):
        for dimension in ("width", "height"):
            self.say(0.0, (1.0, self.item, dimension), priority=49.0)

    # Words

    def name(self, part, across=False):
        return SYSTEM[part][self.stack.is_vertical != across]

    def spacer(self):
        spacer = Item(f"{self.item.name} spacer {len(self.extra)}", self.item, "spacer")
        self.extra.append(spacer)
        return spacer

    def say(self, constant, *terms, relation="==", priority=REQUIRED):
        """`Σ factor · item.attribute == constant`."""
        self.equations.append(Equation(Linear(list(terms), -constant), relation, priority, 0))

    def same(self, one, attribute, other, other_attribute=None, relation="==", priority=REQUIRED, plus=0.0):
        """`one.attribute == other.attribute + plus`."""
        self.say(plus, (1.0, one, attribute), (-1.0, other, other_attribute or attribute), relation=relation,
                 priority=priority)

    # Along the axis

    def along(self):
        near, far, centre, length = (self.name(part) for part in ("near", "far", "centre", "length"))
        first, last = self.members[0], self.members[-1]
        self.same(self.canvas, near, first)
        self.same(self.canvas, far, last)
        distribution = self.stack.distribution
        is_fixed = distribution.startswith("fill")
        begin, end = near, far
        if self.stack.is_vertical and self.stack.measures_baselines:
            begin, end = "firstBaseline", "lastBaseline"
        for before, after in zip(self.members, self.members[1:]):
            gap = self.stack.gaps.get(before.name, self.stack.spacing)
            self.same(after, begin, before, end, "==" if is_fixed else ">=", plus=gap)
        if distribution == "fillEqually":
            for member in self.members[1:]:
                self.same(member, length, first)
        if distribution == "fillProportionally":
            self.proportions(length)
        if distribution == "fill" and not self.stack.is_vertical:
            self.text_widths()
        if not is_fixed:
            self.say(0.0, (1.0, self.item, length), priority=49.0)
            ends = (end, begin) if distribution == "equalSpacing" else (centre, centre)
            spacers = []
            for before, after in zip(self.members, self.members[1:]):
                spacer = self.spacer()
                self.same(spacer, near, before, ends[0])
                self.same(spacer, far, after, ends[1])
                spacers.append(spacer)
            for number, spacer in enumerate(spacers[1:]):
                priority = REQUIRED if distribution == "equalSpacing" else 149.0 - number
                self.same(spacer, length, spacers[0], priority=priority)

    def text_widths(self):
        """Text of several lines has an equal part of a row, at its compression resistance and 10."""
        part = 1 / len(self.members)
        for member in self.members:
            if member.kind == "label" and member.lines != 1:
                self.say((part - 1) * self.stack.spacing, (1.0, member, "width"), (-part, self.canvas, "width"),
                         priority=min(999.0, member.compression["horizontal"] + 10))

    def proportions(self, length):
        lengths = [self.length(member, self.stack.is_vertical) for member in self.members]
        total = sum(max(0.0, one) for one in lengths) + (len(lengths) - 1) * self.stack.spacing
        if len(lengths) < 2 or total <= 0:
            return
        for number, (member, own) in enumerate(zip(self.members, lengths)):
            if own >= 0:
                self.say(0.0, (1.0, member, length), (-own / total, self.item, length), priority=999.0 - number)

    def length(self, item, is_vertical):
        """The length of a member's content; -1 if it has none."""
        stack = item.stack
        if stack is None:
            own = self.content(item)[is_vertical]
            return -1.0 if own is None else own
        visible = [member for member in stack.members if not member.hidden]
        lengths = [self.length(member, is_vertical) for member in visible]
        if not lengths:
            return -1.0
        if stack.is_vertical != is_vertical:
            return max(lengths)
        gaps = [stack.gaps.get(member.name, stack.spacing) for member in visible[:-1]]
        return sum(max(0.0, own) for own in lengths) + sum(gaps)

    # Across the axis

    def across(self):
        near, far, centre, length = (self.name(part, across=True) for part in ("near", "far", "centre", "length"))
        alignment, first = ALIGNMENTS[self.stack.alignment], self.members[0]
        if alignment == "fill":
            self.same(self.canvas, near, first)
            self.same(self.canvas, far, first)
            for member in self.members[1:]:
                self.same(member, near, first)
                self.same(member, far, first)
            return
        shared = {"near": near, "far": far, "centre": centre}.get(alignment, alignment)
        for member in self.members[1:]:
            self.same(member, shared, first)
        spanner = self.spacer()
        for member in self.members:
            self.same(spanner, near, member, relation="<=")
            self.same(spanner, far, member, relation=">=")
            if alignment in ("near", "far"):
                self.same(spanner, shared, member, priority=999.5)
            self.say(0.0, (1.0, member, length), priority=25.0)
        self.say(0.0, (1.0, spanner, length), priority=51.0)
        if alignment == "firstBaseline":
            self.same(self.canvas, near, first, relation="<=")
            self.same(self.canvas, far, spanner)
        elif alignment == "lastBaseline":
            self.same(self.canvas, near, spanner)
            self.same(self.canvas, far, first, relation=">=")
        else:
            self.same(self.canvas, near, first if alignment == "near" else spanner)
            self.same(self.canvas, far, first if alignment == "far" else spanner)
        if alignment == "centre":
            self.same(self.canvas, centre, first)
        if alignment in ("firstBaseline", "lastBaseline"):
            self.say(0.0, (1.0, self.item, length), priority=49.0)

    def hidden_across(self, member):
        near, far, centre, length = (self.name(part, across=True) for part in ("near", "far", "centre", "length"))
        alignment = ALIGNMENTS[self.stack.alignment]
        if alignment == "fill":
            self.same(self.canvas, near, member)
            self.same(self.canvas, far, member, priority=0.001)
            return
        shared = {"near": near, "far": far, "centre": centre}.get(alignment, alignment if self.members else near)
        self.same(member, shared, self.members[0] if self.members else self.canvas)
        self.say(0.0, (1.0, member, length), priority=25.0)

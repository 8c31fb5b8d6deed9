"""Turns a scene at a size into rows of a linear program: the meaning of Auto Layout.

The unknowns are x, y, width and height of every item's alignment rectangle, in the root's coordinates.
"""

from dataclasses import dataclass

from .appkit_stacks import AppKitStackRows
from .program import ITEM, SAFE_AREA
from .scene import REQUIRED, SCROLLED, VIEWS, Item, common_ancestor, kind_of
from .stacks import StackRows, has_content, is_arranged, keeps_margins, left_out_parts
from .text import Mistake
from .words import text_size

X, Y, WIDTH, HEIGHT = range(4)
# What of a scroll view is its content, seen from inside; its size and centre are those of its frame.
EDGES = {"leading", "trailing", "left", "right", "top", "bottom"}


@dataclass
class Row:
    """`Σ factors[i] · variable[i] + constant RELATION 0` at a priority."""

    factors: dict
    constant: float
    relation: str
    priority: float
    is_content: bool = False
    holder: Item | None = None   # the view that holds an equation


class Geometry:
    """The rows of a scene at one size; `widths` are those the labels were given in an earlier pass."""

    def __init__(self, scene, size, widths=None):
        self.scene, self.size, self.widths = scene, size, widths or {}
        canvases = {item.name: self.canvas(item) for item in list(scene.items.values()) if item.stack is not None}
        self.items = list(scene.items.values())
        stacks = [(AppKitStackRows if item.stack.is_appkit else StackRows)(item, canvases[item.name], self.content_size)
                  for item in self.items if item.stack is not None]
        self.items += [guide for stack in stacks for guide in stack.extra]
        self.index = {id(item): number for number, item in enumerate(self.items)}
        self.rows = []
        for item in self.items:
            self.place(item)
            self.content(item)
        self.rows += [self.row(equation) for equation in scene.equations]
        for stack in stacks:
            self.rows += [self.row(equation, stack.item) for equation in stack.equations]
        self.stack_rows = {stack.item.name: [self.row(one) for one in stack.equations] for stack in stacks}
        # What is optional about something hidden gives way to it, one thing or another.
        hidden = {self.variable(item, part) for item in self.items for part in left_out_parts(item)}
        self.rows = [row for row in self.rows if row.priority >= REQUIRED or not row.factors.keys() <= hidden]

    def canvas(self, item):
        """What a stack arranges its members in: itself, or its margins, which are nothing around nothing."""
        if not keeps_margins(item):
            return item
        name = f"{item.name}.margins"
        return self.scene.items.setdefault(name, Item(name, item, "margins"))

    def variable(self, item, part):
        return 4 * self.index[id(item)] + part

    @property
    def bounds(self):
        """The bounds of the unknowns of all items."""
        return [bound for item in self.items for bound in (SAFE_AREA if item.kind == "safeArea" else ITEM)]

    # What every item brings along

    def place(self, item):
        """The required rows of the root, of views placed by frame, and of margins and safe areas."""
        if item.parent is None:
            self.fix(item, (0.0, 0.0, *self.size))
        elif item.kind in ("margins", "safeArea"):
            self.inset(item)
        elif item.kind in SCROLLED:
            self.place_scrolled(item)
        elif item.frame is not None and item.name not in self.scene.subjects and not is_arranged(item):
            if item.mask:
                self.autoresize(item)
            else:
                self.fix(item, item.frame)

    def fix(self, item, frame):
        top, left, bottom, right = item.alignment
        x, y, width, height = frame
        rectangle = (x + left, y + top, width - left - right, height - top - bottom)
        for part, value in enumerate(rectangle):
            factors = {self.variable(item, part): 1.0}
            constant = -value
            if item.parent is not None and part in (X, Y):
                constant += self.add_origin(factors, item.parent, part, -1.0)
            self.require(factors, constant)

    def autoresize(self, item):
        """The rows of a frame with a mask: flexible parts share what is left in proportion to their sizes."""
        parent = item.parent
        if any((*item.alignment, *parent.alignment)) or parent.kind == "scroll":
            raise Mistake(1, f"the mask of '{item.name}' has insets or a scroll view around it")
        before = self.scene.root.size if parent.parent is None else parent.frame[2:]
        for part, extent, names in ((X, WIDTH, ("LeftMargin", "Width", "RightMargin")),
                                    (Y, HEIGHT, ("TopMargin", "Height", "BottomMargin"))):
            origin, size, total = item.frame[part], item.frame[extent], before[part]
            lengths = (origin, size, total - origin - size)
            is_flexible = [f"flexible{name}" in item.mask for name in names]
            if not any(is_flexible):
                is_flexible[2] = True
            fixed = sum(length for length, flexible in zip(lengths, is_flexible) if not flexible)
            share = sum(length for length, flexible in zip(lengths, is_flexible) if flexible)
            if not share:
                raise Mistake(1, f"what is flexible about '{item.name}' has no length")
            for at in (0, 1):  # the origin and the size: factor × the parent's extent + constant
                factor = lengths[at] / share if is_flexible[at] else 0.0
                constant = -factor * fixed if is_flexible[at] else lengths[at]
                own = {self.variable(item, part): 1.0, self.variable(parent, part): -1.0} if at == 0 \
                    else {self.variable(item, extent): 1.0}
                self.require({**own, self.variable(parent, extent): -factor}, -constant)

    def inset(self, guide):
        """A margins or safe area guide: the owner's bounds moved in; margins begin inside the safe area."""
        owner = guide.parent
        top, leading, bottom, trailing = owner.safe_area
        if guide.kind == "margins":
            top, leading, bottom, trailing = (a + b for a, b in zip(owner.margins, owner.safe_area))
        left, right = (trailing, leading) if owner.right_to_left else (leading, trailing)
        above, before, below, after = owner.alignment
        for part, near in ((X, left - before), (Y, top - above)):
            self.require({self.variable(guide, part): 1.0, self.variable(owner, part): -1.0}, -near)
        for part, size, far in ((X, WIDTH, right - after), (Y, HEIGHT, bottom - below)):
            self.require({self.variable(guide, part): 1.0, self.variable(guide, size): 1.0,
                          self.variable(owner, part): -1.0, self.variable(owner, size): -1.0}, far)

    def place_scrolled(self, guide):
        """The guides of a scroll view: its frame as it is, and its content, moved by the offset."""
        owner = guide.parent
        top, left, bottom, right = owner.alignment
        offset = owner.offset if guide.kind == "contentLayoutGuide" else (0.0, 0.0)
        for part, near, moved in ((X, left, offset[0]), (Y, top, offset[1])):
            self.require({self.variable(guide, part): 1.0, self.variable(owner, part): -1.0}, near + moved)
        if guide.kind == "frameLayoutGuide":
            for part, both in ((WIDTH, left + right), (HEIGHT, top + bottom)):
                self.require({self.variable(guide, part): 1.0, self.variable(owner, part): -1.0}, -both)

    def require(self, factors, constant):
        self.rows.append(Row(factors, constant, "==", REQUIRED))

    def content(self, item):
        """Intrinsic sizes: at least the content at the compression resistance, at most at the hugging."""
        if item.parent is None or item.kind not in VIEWS:
            return
        width, height = self.content_size(item, self.widths)
        for part, axis, value in ((WIDTH, "horizontal", width), (HEIGHT, "vertical", height)):
            if value is not None and has_content(item, part == HEIGHT):
                factors = {self.variable(item, part): 1.0}
                self.rows.append(Row(factors, -value, ">=", item.compression[axis], is_content=True))
                self.rows.append(Row(factors, -value, "<=", item.hugging[axis], is_content=True))

    def content_size(self, item, widths=None):
        """The intrinsic size; labels wrap at the widths given."""
        if item.kind != "label":
            return item.intrinsic
        return text_size(item.text, (widths or {}).get(item.name), item.lines, item.size)

    # Equations

    def row(self, equation, stack=None):
        """The row of an equation, in the coordinate space and direction of the view that holds it."""
        terms = equation.linear.terms
        holder = common_ancestor([item for _, item, _ in terms])
        names = {attribute for _, _, attribute in terms}
        mirrored = holder.right_to_left and names & {"leading", "trailing"}
        factors, constant = {}, equation.linear.constant
        is_inside = holder.kind == "scroll" and any(item is not holder for _, item, _ in terms)
        for factor, item, attribute in terms:
            if is_inside and item is holder and attribute in EDGES:
                item = self.scene.items[f"{holder.name}.contentLayoutGuide"]
            axis = {"x": X, "y": Y}.get(kind_of(attribute))
            # Right to left, leading grows towards the left: it is minus the right edge.
            signed = -factor if mirrored and axis is not None else factor
            constant += self.add_attribute(factors, item, attribute, signed, holder.right_to_left)
            if axis is not None:
                constant += self.add_origin(factors, holder, axis, -signed)
        factors = {variable: factor for variable, factor in factors.items() if factor != 0}
        return Row(factors, constant, equation.relation, equation.priority, holder=stack or holder)

    def add_origin(self, factors, view, axis, factor):
        """Adds `factor ×` the origin of a view's bounds; returns what to add to the constant."""
        top, left, _, _ = view.alignment
        if view.kind == "scroll":
            view, top, left = self.scene.items[f"{view.name}.contentLayoutGuide"], 0.0, 0.0
        variable = self.variable(view, axis)
        factors[variable] = factors.get(variable, 0.0) + factor
        return -factor * (left if axis == X else top)

    def add_attribute(self, factors, item, attribute, factor, right_to_left):
        """Adds `factor ×` an attribute of an item; returns what to add to the constant."""
        if attribute in ("leading", "trailing"):
            attribute = "right" if (attribute == "leading") == right_to_left else "left"
        first, last = item.baseline
        parts, constant = {
            "left": (((X, 1.0),), 0.0),
            "right": (((X, 1.0), (WIDTH, 1.0)), 0.0),
            "centerX": (((X, 1.0), (WIDTH, 0.5)), 0.0),
            "top": (((Y, 1.0),), 0.0),
            "bottom": (((Y, 1.0), (HEIGHT, 1.0)), 0.0),
            "centerY": (((Y, 1.0), (HEIGHT, 0.5)), 0.0),
            "firstBaseline": (((Y, 1.0),), first),
            "lastBaseline": (((Y, 1.0), (HEIGHT, 1.0)), -last),
            "width": (((WIDTH, 1.0),), 0.0),
            "height": (((HEIGHT, 1.0),), 0.0),
        }[attribute]
        for part, share in parts:
            variable = self.variable(item, part)
            factors[variable] = factors.get(variable, 0.0) + factor * share
        return factor * constant

    # Frames

    def frame_rows(self, item):
        """The four numbers of an item's line in the frame table, as (factors, constant) each."""
        top, left, bottom, right = item.alignment
        rows = []
        for part, constant in ((X, -left), (Y, -top), (WIDTH, left + right), (HEIGHT, top + bottom)):
            factors = {self.variable(item, part): 1.0}
            if part in (X, Y) and item.parent is not None:
                constant += self.add_origin(factors, item.parent, part, -1.0)
            rows.append((factors, constant))
        return rows

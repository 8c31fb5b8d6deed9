"""AppKit's stack views (`stack NAME appkit`): the constraints of `NSStackView`.

From AppKit's header, the frames in `Tests/AppleLive`, and where these name no priority, one that they allow: sizes and gaps are
equal at less than 500, at which a window keeps its size, and at less than the content's compression resistance.
"""

from .scene import REQUIRED
from .stacks import StackRows

ALIGNING, GAP, EQUAL, HUGGING = 250.0, 750.0, 300.0, 250.0
# Just below 250: what hugs its content as much keeps its size, and so does a stack inside of another one.
STEP, DEEPEST = 2.0 ** -16, 16
AREAS = {"leading": 0, "top": 0, "center": 1, "trailing": 2, "bottom": 2}


class AppKitStackRows(StackRows):
    """States the constraints of one stack of AppKit's; a hidden view is detached."""

    @property
    def hugging(self):
        """The priority that makes the stack small."""
        depth, at = 0, self.item.parent
        while at is not None:
            depth += at.stack is not None and at.stack.is_appkit
            at = at.parent
        return HUGGING - max(1, DEEPEST - depth) * STEP

    def insets(self, is_vertical):
        """The insets at the near and at the far end of an axis; they do not turn with the direction."""
        top, left, bottom, right = self.stack.insets
        if is_vertical:
            return top, bottom
        return (right, left) if self.item.right_to_left else (left, right)

    def along(self):
        near, far, centre, length = (self.name(part) for part in ("near", "far", "centre", "length"))
        before, behind = self.insets(self.stack.is_vertical)
        areas = [AREAS[self.stack.areas.get(member.name, "leading")] for member in self.members]
        # Python's sort keeps the order of the members of an area.
        in_order = sorted(zip(areas, self.members), key=lambda pair: pair[0])
        areas, self.members = [area for area, _ in in_order], [member for _, member in in_order]
        distribution, members = self.stack.distribution, self.members
        has_areas = distribution == "gravityAreas"
        starts, ends = not has_areas or areas[0] == 0, not has_areas or areas[-1] == 2
        self.same(members[0], near, self.item, relation="==" if starts else ">=", plus=before)
        if not starts:
            self.same(members[0], near, self.item, priority=self.hugging, plus=before)
        for number, (one, next_one) in enumerate(zip(members, members[1:])):
            gap = self.stack.gaps.get(one.name, self.stack.spacing)
            is_tight = distribution.startswith("fill")
            self.same(next_one, near, one, far, "==" if is_tight else ">=", plus=gap)
            if not is_tight:
                is_inside = has_areas and areas[number] == areas[number + 1]
                self.same(next_one, near, one, far, priority=GAP if is_inside else self.hugging, plus=gap)
        self.same(members[-1], far, self.item, relation="==" if ends else "<=", plus=-behind)
        if not ends:
            self.same(members[-1], far, self.item, priority=self.hugging, plus=-behind)
        in_centre = [member for area, member in zip(areas, members) if has_areas and area == 1]
        if in_centre:
            first, last = in_centre[0], in_centre[-1]
            self.say(0.0, (1.0, first, near), (-1.0, self.item, near), (-1.0, self.item, far), (1.0, last, far),
                     priority=ALIGNING)
        if distribution == "fillEqually":
            for member in members[1:]:
                self.same(member, length, members[0], priority=EQUAL)
        elif distribution == "fillProportionally":
            self.proportions(length)
        elif distribution in ("equalSpacing", "equalCentering"):
            self.equal_gaps((far, near) if distribution == "equalSpacing" else (centre, centre), near, far, length)

    def proportions(self, length):
        """Lengths in proportion to the content's. A stack has none."""
        own = {member.name: -1.0 if member.stack is not None else self.length(member, self.stack.is_vertical)
               for member in self.members}
        first = next((member for member in self.members if own[member.name] > 0), None)
        for member in self.members:
            if member is first or first is None or own[member.name] < 0:
                continue
            self.say(0.0, (1.0, member, length), (-own[member.name] / own[first.name], first, length), priority=EQUAL)

    def equal_gaps(self, ends, near, far, length):
        spacers = []
        for one, next_one in zip(self.members, self.members[1:]):
            spacers.append(self.spacer())
            self.same(spacers[-1], near, one, ends[0])
            self.same(spacers[-1], far, next_one, ends[1])
        for spacer in spacers[1:]:
            self.same(spacer, length, spacers[0], priority=EQUAL)

    def across(self):
        near, far, centre = (self.name(part, across=True) for part in ("near", "far", "centre"))
        before, behind = self.insets(not self.stack.is_vertical)
        part = self.stack.alignments[self.stack.alignment]
        attribute, plus = {"near": (near, before), "far": (far, -behind), "centre": (centre, 0.0), "none": (None, 0.0)}[part]
        for member in self.members:
            if attribute:
                self.same(member, attribute, self.item, priority=ALIGNING, plus=plus)
            self.same(member, near, self.item, relation=">=", plus=before)
            self.same(member, far, self.item, relation="<=", priority=REQUIRED, plus=-behind)
            self.same(member, near, self.item, priority=self.hugging, plus=before)
            self.same(member, far, self.item, priority=self.hugging, plus=-behind)

    def hide(self, member):
        """A detached view has no constraints of the stack."""

    def be_empty(self):
        for dimension, is_vertical in (("width", False), ("height", True)):
            self.say(sum(self.insets(is_vertical)), (1.0, self.item, dimension), priority=self.hugging)

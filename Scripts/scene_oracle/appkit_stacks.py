"""AppKit's stack views (`stack NAME appkit`): the constraints of `NSStackView`, with all views in its leading area.

From AppKit's header, the frames in `Tests/AppleLive`, and where these name no priority, one that they allow: sizes and gaps are
equal at less than 500, at which a window keeps its size, and at less than the content's compression resistance.
"""

from .scene import REQUIRED
from .stacks import StackRows

HUGGING, ALIGNING, GAP, EQUAL = 250.0, 250.0, 750.0, 300.0


class AppKitStackRows(StackRows):
    """States the constraints of one stack of AppKit's; a hidden view is detached."""

    def insets(self, is_vertical):
        """The insets at the near and at the far end of an axis; they do not turn with the direction."""
        top, left, bottom, right = self.stack.insets
        if is_vertical:
            return top, bottom
        return (right, left) if self.item.right_to_left else (left, right)

    def along(self):
        near, far, centre, length = (self.name(part) for part in ("near", "far", "centre", "length"))
        before, behind = self.insets(self.stack.is_vertical)
        distribution, members = self.stack.distribution, self.members
        self.same(members[0], near, self.item, plus=before)
        for one, next_one in zip(members, members[1:]):
            gap = self.stack.gaps.get(one.name, self.stack.spacing)
            is_tight = distribution.startswith("fill")
            self.same(next_one, near, one, far, "==" if is_tight else ">=", plus=gap)
            if distribution == "gravityAreas":
                self.same(next_one, near, one, far, priority=GAP, plus=gap)
        if distribution == "gravityAreas":
            self.same(self.item, far, members[-1], relation=">=", plus=behind)
            self.same(self.item, far, members[-1], priority=HUGGING, plus=behind)
        else:
            self.same(members[-1], far, self.item, plus=-behind)
        if distribution == "fillEqually":
            for member in members[1:]:
                self.same(member, length, members[0], priority=EQUAL)
        elif distribution == "fillProportionally":
            self.proportions(length)
        elif distribution in ("equalSpacing", "equalCentering"):
            self.equal_gaps((far, near) if distribution == "equalSpacing" else (centre, centre), near, far, length)

    def proportions(self, length):
        """Lengths in proportion to the content's."""
        own = {member.name: self.length(member, self.stack.is_vertical) for member in self.members}
        first, *others = [member for member in self.members if own[member.name] > 0] or [None]
        for member in others:
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
        attribute, plus = {"near": (near, before), "far": (far, -behind), "centre": (centre, 0.0)}[part]
        for member in self.members:
            self.same(member, attribute, self.item, priority=ALIGNING, plus=plus)
            self.same(member, near, self.item, relation=">=", plus=before)
            self.same(member, far, self.item, relation="<=", priority=REQUIRED, plus=-behind)

    def hidden_across(self, member):
        """A detached view is not aligned."""

"""Judges the sizes at which problems exist: linear programs at sizes that bisection chooses."""

from collections import Counter

from .geometry import HEIGHT, WIDTH, Geometry
from .judge import FaceProgram, Wrong, is_in_hidden, is_satisfiable
from .program import Unsatisfiable
from .scene import REQUIRED
from .stacks import is_left_out

ASKED = (100.0, 700.0)
NEAR = 1 / 64 + 1e-3   # how far an end may be from where the problem changes
SHORT = 1.0            # problems that exist for less may be missed
STEPS = 12             # that a point is halved: well below NEAR
SAMPLES = 25
NOTED = 0.01           # what of a text may be missing without a note
FILLING = 250.0        # the priority below which a text fills a gap


def judge_ranges(scene, answer):
    """Raises `Wrong` unless conflicts and cut texts exist exactly at the sizes that an answer tells; counts what was judged."""
    counts = Counter(["scenes with ranges"])
    sizes = SizedScene(scene, answer["axis"] == "height")
    if sizes.has_required_text:
        return Counter(["ranges not judged"])
    conflicts = [one["sizes"] for one in answer["ranges"] if one.get("problem", {}).get("kind") == "conflict"]
    counts["conflict ends"] += check_union(union(conflicts), sizes.is_in_conflict, "a conflict")
    for name in sizes.labels:
        noted = [one["sizes"] for one in answer["ranges"] if is_about(one.get("note"), name, answer["axis"])]
        counts["cut text ends"] += check_union(union(noted), lambda size: sizes.is_cut(name, size), f"a cut text of '{name}'")
    return counts


def is_about(note, name, axis):
    """Whether a note says that the text of a label is cut along an axis."""
    if note is None or note["items"] != [name]:
        return False
    return note["kind"] == "unsized" or note["kind"] == "cutText" and f"points of {axis} " in note["text"]


def union(ranges):
    """Disjoint ranges in order."""
    found = []
    for low, high in sorted(ranges):
        if found and low <= found[-1][1]:
            found[-1][1] = max(high, found[-1][1])
        else:
            found.append([low, high])
    return found


def check_union(ranges, exists, what):
    """Raises `Wrong` unless something exists in ranges alone; `exists` may be unknown, which is `None`. Counts their ends."""
    low, high = ASKED
    ends = [end for both in ranges for end in both if low < end < high]
    step = (high - low) / (SAMPLES - 1)
    middles = [(one + other) / 2 for one, other in zip([low, *ends], [*ends, high])]
    for size in [*(low + (number + 0.37) * step for number in range(SAMPLES - 1)), *middles]:
        if any(abs(size - end) < SHORT for end in ends):
            continue
        found = exists(size)
        if found is not None and found != any(one <= size <= other for one, other in ranges):
            raise Wrong(f"{what} at {size:g} {'is' if found else 'is not'} there, and is told in {ranges}")
    judged = 0
    for end in ends:
        around = max(low, end - SHORT), min(high, end + SHORT)
        first, last = (exists(size) for size in around)
        if None in (first, last) or any(end != other and abs(end - other) <= 2 * SHORT for other in ends):
            continue
        judged += 1
        if first == last:
            raise Wrong(f"{what} does not change at {end:.6g}")
        change = bisect(*around, exists)
        if change is None:
            continue
        if abs(change - end) > NEAR:
            raise Wrong(f"{what} changes at {change:.6g}, and not at {end:.6g}")
    return judged


def bisect(low, high, exists):
    """Where something begins or ends to exist; `None` if that is not known."""
    first = exists(low)
    for _ in range(STEPS):
        middle = (low + high) / 2
        found = exists(middle)
        if found is None:
            return None
        low, high = (middle, high) if found == first else (low, middle)
    return (low + high) / 2


class SizedScene:
    """A scene in sizes that differ along an axis."""

    def __init__(self, scene, is_vertical):
        self.scene, self.is_vertical, self.known = scene, is_vertical, {}
        labels = [item for item in scene.items.values() if item.kind == "label"]
        wrapping = [label for label in labels if label.lines != 1]
        # What such a text requires depends on where it wraps.
        self.has_required_text = any(priority >= REQUIRED for label in wrapping
                                     for priority in (*label.hugging.values(), *label.compression.values()))
        # Text that gives way before others are stretched is meant to.
        axis = "vertical" if is_vertical else "horizontal"
        self.labels = [] if wrapping else [
            label.name for label in labels if label.text and label.compression[axis] >= FILLING
            and not is_in_hidden(label) and not is_left_out(label)]

    def geometry(self, size):
        width, height = self.scene.root.size
        return Geometry(self.scene, (width, size) if self.is_vertical else (size, height))

    def is_in_conflict(self, size):
        """Whether not all can hold that is required."""
        geometry = self.geometry(size)
        return not is_satisfiable([row for row in geometry.rows if row.priority >= REQUIRED], geometry.bounds)

    def is_cut(self, name, size):
        """Whether a label is smaller than its text; `None` if it may be, or if what gives way is not known."""
        if size not in self.known:
            self.known[size] = self.extents(size)
        return self.known[size].get(name)

    def extents(self, size):
        """Whether each label is smaller than its text, as far as that is known."""
        if self.is_in_conflict(size):
            return {}
        geometry = self.geometry(size)
        part = HEIGHT if self.is_vertical else WIDTH
        program = FaceProgram(geometry.rows, geometry.bounds)
        try:
            program.solve_remaining()
        except Unsatisfiable:
            return {}
        items = {name: self.scene.items[name] for name in self.labels}
        values, _ = program.unique({name: {geometry.variable(item, part): 1.0} for name, item in items.items()})
        needed = {name: geometry.content_size(items[name])[part == HEIGHT] for name in values}
        return {name: value < needed[name] - NOTED for name, value in values.items()
                if abs(value - needed[name] + NOTED) > 1e-4}

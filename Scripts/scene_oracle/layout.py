"""The layout of a scene at a size: frames, and for each number whether it is the only answer."""

import math
import random
from dataclasses import replace

from .geometry import Geometry
from .program import Program
from .scene import STRONGEST, VIEWS
from .stacks import left_out_parts
from .text import Mistake
from .words import text_size

SAME = 1e-4


class Layout:
    """Frames of all items (of `scene.items` that stand in the table), as four numbers each."""

    def __init__(self, scene, size, check_unique=True):
        self.scene, self.size = scene, size
        self.pass_over({})
        labels = [item for item in scene.items.values() if item.kind == "label" and item.lines != 1]
        self.settled = True
        if labels:
            widths = self.widths(labels)
            self.pass_over(widths)
            again = self.widths(labels)
            self.settled = all(text_size(label.text, again[label.name], label.lines, label.size)
                               == text_size(label.text, widths[label.name], label.lines, label.size) for label in labels)
        self.items = [item for item in scene.items.values() if item.kind in (*VIEWS, "guide")]
        self.frames = {item.name: self.frame(item) for item in self.items}
        if scene.root.scale is not None:
            self.frames = {item.name: self.on_pixels(item) for item in self.items}
        self.ranges = self.free_numbers() if check_unique else {}

    def pass_over(self, widths):
        self.geometry = Geometry(self.scene, self.size, widths)
        # A required content size gives way to what was written, but to nothing else.
        rows = [replace(row, priority=min(row.priority, STRONGEST)) if row.is_content else row
                for row in self.geometry.rows]
        self.program = self.make_program(rows)

    def make_program(self, rows):
        return Program(rows, self.geometry.bounds)

    def widths(self, labels):
        """What the labels' alignment rectangles got, for the second pass."""
        return {label.name: self.program.optimum[self.geometry.variable(label, 2)] for label in labels}

    def frame(self, item):
        values = self.program.optimum
        return tuple(sum(f * values[v] for v, f in factors.items()) + constant
                     for factors, constant in self.geometry.frame_rows(item))

    def on_pixels(self, item):
        """The frame with its edges on pixels of the root; halves go right and down."""
        frame = self.frames[item.name]
        if item.parent is None:
            return frame
        scale, origin = self.scene.root.scale, [0.0, 0.0]
        for view in item.ancestors[0 if item.kind == "guide" else 1:-1]:
            if view.kind == "scroll":
                raise Mistake(1, "a scale with a scroll view")
            origin = [a + b for a, b in zip(origin, self.frame(view))]

        def pixel(value):
            return math.floor(value * scale + 0.5 + 1e-6) / scale

        near = [pixel(frame[part] + origin[part]) for part in (0, 1)]
        far = [pixel(frame[part] + frame[part + 2] + origin[part]) for part in (0, 1)]
        return (*(near[part] - pixel(origin[part]) for part in (0, 1)), *(far[part] - near[part] for part in (0, 1)))

    def free_numbers(self):
        """The numbers that could be others in an equally good layout: {(name, 0…3): (least, greatest)}."""
        rows = {(item.name, part): row for item in self.items
                for part, row in enumerate(self.geometry.frame_rows(item)) if part not in left_out_parts(item)}
        if self.is_one_point(rows.values()):
            return {}
        found = {}
        for key, (factors, constant) in rows.items():
            least, greatest = self.program.range(factors)
            if greatest - least > SAME:
                found[key] = (least + constant, greatest + constant)
        return found

    def is_one_point(self, rows):
        """Whether a random direction has one value over all optimal layouts: then every direction has."""
        chance, direction = random.Random(1), {}
        for factors, _ in rows:
            weight = chance.uniform(0.5, 1.0)
            for variable, factor in factors.items():
                direction[variable] = direction.get(variable, 0.0) + weight * factor
        least, greatest = self.program.range(direction)
        return greatest - least < SAME

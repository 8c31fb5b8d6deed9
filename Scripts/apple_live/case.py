"""Cases, and how frames compare with the numbers that Apple's engine gave."""

import json
import os
import re
from typing import NamedTuple

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "Tests", "AppleLive")
CLOSE = 1 + 1e-6   # points
PARTS = {"x": (0, None), "y": (1, None), "w": (2, None), "h": (3, None),
         "maxX": (0, 1.0), "maxY": (1, 1.0), "midX": (0, 0.5), "midY": (1, 0.5)}
TERM = re.compile(r"([-+]?)\s*(?:([A-Za-z_]\w*)\.(\w+)|(\d+(?:\.\d+)?))")


class Case(NamedTuple):
    """A scene, and what Apple's engine says of it: pairs of a quantity, such as `v.maxX`, and a number or a sum."""

    id: str
    scene: str
    resize: tuple | None
    expect: list
    tags: list
    predicted: bool

    @property
    def source(self):
        return self.id.partition("/")[0]

    def differences(self, frames):
        """The numbers that differ by more than a point: (quantity, ours, Apple's) each."""
        found = ((quantity, value(frames, quantity), value(frames, apple)) for quantity, apple in self.expect)
        return [one for one in found if abs(one[1] - one[2]) > CLOSE]

    def altered(self, number, step):
        """The case with one of Apple's numbers moved by a step."""
        quantity, apple = self.expect[number]
        if isinstance(apple, str):
            changed = f"{apple} {'+' if step > 0 else '-'} {abs(step)}"
        else:
            changed = apple + step
        return self._replace(expect=[[quantity, changed]])


def cases(chosen=()):
    """The cases whose name contains one of some names, or all if there are none."""
    with open(os.path.join(FOLDER, "cases.json"), encoding="utf-8") as file:
        read = json.load(file)
    found = [Case(one["id"], one["scene"], tuple(one["resize"]) if "resize" in one else None, one["expect"], one["tags"],
                  one.get("predicted", False)) for one in read]
    return [case for case in found if not chosen or any(name in case.id for name in chosen)]


def known_differences():
    """The cases that are known to differ."""
    with open(os.path.join(FOLDER, "known-differences.txt"), encoding="utf-8") as file:
        lines = (line.partition("#")[0].strip() for line in file)
        return [line for line in lines if line]


def value(frames, text):
    """The value of a number, of a quantity, or of a sum of them; frames are in coordinates of the superview."""
    if isinstance(text, (int, float)):
        return text
    total, at = 0.0, 0
    for match in TERM.finditer(text):
        if text[at:match.start()].strip():
            raise ValueError(f"'{text}' is no sum")
        sign, name, quantity, number = match.groups()
        one = float(number) if number else part(frames[name], quantity)
        total += -one if sign == "-" else one
        at = match.end()
    if at == 0 or text[at:].strip():
        raise ValueError(f"'{text}' is no sum")
    return total


def part(frame, quantity):
    start, share = PARTS[quantity]
    return frame[start] if share is None else frame[start] + share * frame[start + 2]


def in_superviews(frames, parents):
    """Frames in coordinates of their superviews, of those in coordinates of the root."""
    found = {}
    for name, (x, y, width, height) in frames.items():
        inside = frames[parents[name]] if name in parents else (0, 0)
        found[name] = (x - inside[0], y - inside[1], width, height)
    return found


def parents(scene):
    """The superview of each view, or the owner of each guide."""
    found = {}
    for line in scene.splitlines():
        words = line.split()
        if words[0] in ("view", "label", "stack", "scroll", "guide"):
            found[words[1]] = words[3] if words[2:3] == ["in"] else "root"
    return found

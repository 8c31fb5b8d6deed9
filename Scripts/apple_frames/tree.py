"""View trees with the frames that Interface Builder saved."""

import json
import os
from typing import NamedTuple

FILE = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))),
                    "Tests", "AppleFrames", "trees.json")
CLOSE = 1 + 1e-6   # points
ATTRIBUTES = ("x", "y", "width", "height")


class Tree(NamedTuple):
    """A scene, and the frames it has in Interface Builder, in coordinates of the root."""

    name: str
    scene: str
    frames: dict

    def difference(self, frames):
        """What differs most from the saved frames, in words; None if all are the same within a point."""
        distance, name, part = max(
            (abs(found - wanted), name, part) for name, saved in self.frames.items()
            for part, (found, wanted) in enumerate(zip(frames[name], saved)))
        if distance <= CLOSE:
            return None
        return f"{name}.{ATTRIBUTES[part]} is {frames[name][part]:g}, not {self.frames[name][part]:g}"


def trees(chosen):
    """The trees whose path contains one of some names, or all if there are none."""
    with open(FILE, encoding="utf-8") as file:
        found = json.load(file)
    return [Tree(f"{tree['repo']}/{tree['path']} {tree['root']}", tree["scene"], tree["frames"]) for tree in found
            if not chosen or any(name in tree["path"] for name in chosen)]

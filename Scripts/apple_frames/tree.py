"""View trees with the frames that Interface Builder saved."""

import glob
import json
import os
import sys
from typing import NamedTuple

from scene_oracle.grammar import Scene
from scene_oracle.scene import VIEWS
from scene_oracle.text import split

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))),
                      "Tests", "AppleFrames")
CLOSE = 1 + 1e-6   # points
ATTRIBUTES = ("x", "y", "width", "height")


class Tree(NamedTuple):
    """A scene, and the frames it has in Interface Builder, in coordinates of the root; None where nothing decides."""

    name: str
    scene: str
    frames: dict
    has_stacks: bool = False   # written by hand, with stack views and scroll views

    def difference(self, frames):
        """What differs most from the saved frames, in words; None if all are the same within a point."""
        distance, name, part = max(
            (abs(found - wanted), name, part) for name, saved in self.frames.items()
            for part, (found, wanted) in enumerate(zip(frames[name], saved)) if wanted is not None)
        if distance <= CLOSE:
            return None
        return f"{name}.{ATTRIBUTES[part]} is {frames[name][part]:g}, not {self.frames[name][part]:g}"


def trees(chosen):
    """The trees whose path contains one of some names, or all if there are none."""
    return [tree for tree in [*converted(), *written()] if not chosen or any(name in tree.name for name in chosen)]


def converted():
    """The trees of constraints alone, without stack views and scroll views."""
    with open(os.path.join(FOLDER, "trees.json"), encoding="utf-8") as file:
        found = json.load(file)
    return [Tree(f"{tree['repo']}/{tree['path']} {tree['root']}", tree["scene"], tree["frames"]) for tree in found]


def written():
    """The trees that were written by hand, with stack views and scroll views; their tables have the saved frames."""
    found = []
    for path in sorted(glob.glob(os.path.join(FOLDER, "Scenes", "*.layout"))):
        with open(path, encoding="utf-8") as file:
            source = file.read()
        text, name = split(source), os.path.basename(path)
        scene = Scene(text.lines)
        frames = absolute(scene, text.tables[0])
        if missing := [item.name for item in scene.items.values() if item.kind in VIEWS and item.name not in frames]:
            sys.exit(f"error: {name} has no frame of {', '.join(missing)}")
        found.append(Tree(name, source.partition("\n---")[0] + "\n", frames, has_stacks=True))
    return found


def absolute(scene, table):
    """The frames of a table in coordinates of the root."""
    frames = {}
    for line in table.lines:
        name, *numbers = line.lstrip("│├└ ").split()[:5]
        x, y, width, height = map(float, numbers)
        parent = scene.items[name].parent
        if parent is not None:
            # A parent stands before what it contains.
            x, y = x + frames[parent.name][0], y + frames[parent.name][1]
        frames[name] = (x, y, width, height)
        if line.endswith("hidden"):
            # A stack says that a hidden view has no length, but not where it is along the axis.
            frames[name] = (x if width else None, y if height else None, width, height)
    return frames

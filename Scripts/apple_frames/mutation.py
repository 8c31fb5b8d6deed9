"""Trees with another number in one of their constraints, and what a linear program says of them."""

from typing import NamedTuple

from scene_oracle.grammar import Scene
from scene_oracle.layout import Layout
from scene_oracle.program import Unsatisfiable
from scene_oracle.text import split
from scene_oracle.variations import is_statement, variations

STEP = 7


class Mutation(NamedTuple):
    """A tree in which the constant of a constraint, or a number of a stack, is larger."""

    tree: object
    line: int
    scene: str

    def is_open(self):
        """Whether the linear program has several layouts, of which some may have the saved frames."""
        try:
            return bool(layout(self.scene, check_unique=True).ranges)
        except Unsatisfiable:
            return False

    def __str__(self):
        return f"{self.tree.name}: {self.scene.splitlines()[self.line]}"


def mutations(tree):
    """The tree with each of its constants and each number of its stacks changed, one at a time."""
    lines = tree.scene.splitlines()
    for number, line in enumerate(lines):
        for changed in changes(line, number + 1):
            yield Mutation(tree, number, "\n".join([*lines[:number], changed, *lines[number + 1:]]) + "\n")


def changes(line, number):
    """A line with another constant, or with other numbers if it declares a stack."""
    if line.startswith("stack "):
        return [changed for _, changed in variations(line, number, STEP)]
    if not is_statement(line, number) or "Priority(" in line:
        return []
    statement, mark, priority = line.partition(" ~ ")
    # Edges have several constants, which are insets.
    added = f".inset(by: {STEP})" if statement.lower().endswith("edges") else f" + {STEP}"
    return [f"{statement}{added}{mark}{priority}"]


def layout(scene, check_unique=False):
    scene = Scene(split(scene).lines)
    return Layout(scene, scene.root.size, check_unique)


def frames(scene):
    """The frames of a scene in coordinates of the root, by a linear program; None if its constraints conflict."""
    try:
        found = layout(scene)
    except Unsatisfiable:
        return None
    absolute = {}
    for item in found.items:
        x, y, width, height = found.frames[item.name]
        if item.parent is not None:
            # A parent stands before what it contains.
            x, y = x + absolute[item.parent.name][0], y + absolute[item.parent.name][1]
        absolute[item.name] = (x, y, width, height)
    return absolute


def prediction(mutation):
    """`conflict`, `same` or `different`: what the comparison has to find, by a linear program."""
    found = frames(mutation.scene)
    if found is None:
        return "conflict"
    return "same" if mutation.tree.difference(found) is None else "different"

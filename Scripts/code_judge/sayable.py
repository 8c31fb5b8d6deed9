"""Counts the constraints of a scene that composites and arrays can say, and those of them that printed code says alone."""

import re

from scene_oracle.grammar import Scene
from scene_oracle.text import split

EDGES = {"leading", "trailing", "top", "bottom"}
ABSOLUTE = {"left", "right", "top", "bottom"}
ATTRIBUTES = EDGES | ABSOLUTE | {"centerX", "centerY", "width", "height", "firstBaseline", "lastBaseline"}
GUIDES = ("margins", "safeArea", "readableContent", "contentLayoutGuide", "frameLayoutGuide")


class Constraint:
    """Up to two anchors with the factors 1 and -1: `first == second + constant`."""

    def __init__(self, equation, items):
        terms = equation.linear.terms
        self.anchors = [(item.name, attribute) for _, item, attribute in terms]
        self.items = [item for _, item, _ in terms]
        self.is_plain = len(terms) == 1 or terms[1][0] == -1
        self.constant, self.relation, self.priority = -equation.linear.constant, equation.relation, equation.priority

    def sides(self):
        """The subject, its item, the target and the constant, in both orders."""
        first, second = self.anchors
        return [(first, self.items[0], second, self.constant), (second, self.items[1], first, -self.constant)]


def constraints(source):
    scene = Scene(split(source).lines)
    lines = source.splitlines()
    found = [equation for equation in scene.equations if "// @id" not in lines[equation.line - 1]]
    return [Constraint(equation, scene.items) for equation in found if len(equation.linear.terms) <= 2]


def fit(a, b):
    """Whether two constraints can be in one statement: about edges, a point, a size, an array, a row or a column."""
    if a.priority != b.priority or len(a.anchors) != len(b.anchors) or not (a.is_plain and b.is_plain):
        return False
    if len(a.anchors) == 1:
        (item, attribute), (other, other_attribute) = a.anchors[0], b.anchors[0]
        if item == other:
            return a.relation == b.relation and attribute != other_attribute
        return (a.relation, attribute, a.constant) == (b.relation, other_attribute, b.constant) and is_view(a.items[0], b.items[0])
    if a.relation != "==" or b.relation != "==":
        return False
    (a1, a2), (b1, b2) = a.anchors, b.anchors
    if {a1[0], a2[0]} == {b1[0], b2[0]} and a1[1] == a2[1] != b1[1] == b2[1]:
        attributes = {a1[1], b1[1]}
        return attributes <= EDGES or attributes <= ABSOLUTE or attributes in ({"centerX", "centerY"}, {"width", "height"})
    for subject, item, target, constant in a.sides():
        for other, other_item, other_target, other_constant in b.sides():
            if target == other_target and subject[1] == other[1] and subject[0] != other[0] and constant == other_constant \
                    and is_view(item, other_item):
                return True
    return is_chain(a, b)


def is_view(*items):
    """Whether all are views inside the root that no frame places: others are not in arrays."""
    return all(item.kind in ("view", "label", "stack", "scroll") and item.parent is not None and item.frame is None
               for item in items)


def is_chain(a, b):
    """Whether two gaps follow each other along a row or a column of siblings."""
    items = a.items + b.items
    if not is_view(*items) or len({id(item.parent) for item in items}) != 1:
        return False
    for near, far in (("leading", "trailing"), ("top", "bottom")):
        gaps = []
        for one in (a, b):
            by_edge = {attribute: item for item, attribute in one.anchors}
            if set(by_edge) != {near, far}:
                break
            gaps.append((by_edge[far], by_edge[near]))
        else:
            (end, start), (other_end, other_start) = gaps
            if (start == other_end) != (end == other_start):
                return True
    return False


def names(code):
    """The names of items in a scene by their names in the code."""
    return dict((name, text) for name, text in re.findall(r'^  let (\w+) = \w+\(name: "([^"]*)"', code, re.MULTILINE))


def anchor(word, known):
    """The anchor that a word of code is; `None` for anything else."""
    parts = word.split(".")
    if parts[-1] not in ATTRIBUTES:
        return None
    *path, attribute = parts
    if not path or path[0] in GUIDES:
        path = ["root", *path]
    else:
        path[0] = known.get(path[0], path[0])
    return ".".join(path), attribute


def count_sayable(source, code):
    """How many constraints fit others, how many of them stand alone, and the lines of these."""
    if "required constraints conflict" in code:
        return 0, 0, []
    every = constraints(source)
    sayable = [frozenset(one.anchors) for one in every if any(fit(one, other) for other in every if other is not one)]
    known, rest, lines = names(code), list(sayable), []
    body = code[code.find("private func constrain()"):]
    for line in body.splitlines():
        words = line.split()
        if "[" in line or len(words) < 3 or words[1] not in ("==", "<=", ">=") or "..." in line:
            continue
        first, second = anchor(words[0], known), anchor(words[2], known)
        if first is None:
            continue
        anchors = frozenset([first] if second is None else [first, second])
        if anchors in rest:
            rest.remove(anchors)
            lines.append(line.strip())
    return len(sayable), len(lines), lines

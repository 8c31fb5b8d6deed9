"""What reports say about stack views, read as equations."""

import re

from .scene import REQUIRED, Equation, Linear
from .stacks import SYSTEM, keeps_margins

PARTS = {"the top": "top", "the bottom": "bottom", "the leading edge": "leading", "the trailing edge": "trailing",
         "the first baseline": "firstBaseline", "the last baseline": "lastBaseline"}
NUMBER = r"(at least )?(-?[\d.e+]+) points?"


ADDITION = re.compile(r"stack '\w+' adds ")


def is_sentence(text):
    """Whether a text says what a stack does; what it adds for itself is the constraint that the text names."""
    return text.startswith("stack '") and not ADDITION.match(text)


def constraint(text):
    """The constraint that a text is or names."""
    return ADDITION.sub("", text, count=1)


def names(text):
    """The names of the stack and of the views that a sentence is about."""
    return re.findall(r"'(\w+)'", text)


def aligns(scene, text):
    """Whether a text says how a stack aligns one of several members."""
    if not is_sentence(text) or " aligns " not in text:
        return False
    return sum(not member.hidden for member in scene.items[names(text)[0]].stack.members) > 1


def insets(stack):
    """The insets of a stack of AppKit's, by the edge."""
    top, left, bottom, right = stack.stack.insets
    leading, trailing = (right, left) if stack.right_to_left else (left, right)
    return {"top": top, "bottom": bottom, "leading": leading, "trailing": trailing}


def equation(scene, text):
    """The equation that a sentence stands for."""
    stack = scene.items[names(text)[0]]
    views = [scene.items[name] for name in names(text)[1:]]
    predicate = re.sub(r"'\w+'", "_", text.partition("' ")[2])
    canvas = scene.items[f"{stack.name}.margins"] if keeps_margins(stack) else stack
    inset = insets(stack)
    near, far, centre, length = (part[stack.stack.is_vertical] for part in SYSTEM.values())

    def same(one, attribute, other, other_attribute, plus=0.0, relation="=="):
        return Equation(Linear([(1.0, one, attribute), (-1.0, other, other_attribute)], -plus), relation, REQUIRED, 0)

    if match := re.fullmatch(f"puts {NUMBER} between (the baselines of )?_ and _", predicate):
        begin, end = ("firstBaseline", "lastBaseline") if match[3] else (near, far)
        return same(views[1], begin, views[0], end, float(match[2]), ">=" if match[1] else "==")
    if predicate == "puts as much between _ and _ as between _ and _":
        terms = zip((1.0, -1.0, -1.0, 1.0), (views[1], views[0], views[3], views[2]), (near, far, near, far))
        return Equation(Linear([]).plus(Linear(list(terms))), "==", REQUIRED, 0)
    if predicate == "begins with _":
        return same(canvas, near, views[0], near, -inset[near])
    if predicate == "ends with _":
        return same(canvas, far, views[0], far, inset[far])
    if predicate == "hides _":
        return Equation(Linear([(1.0, views[0], length)]), "==", REQUIRED, 0)
    if predicate in ("makes _ as wide as _", "makes _ as high as _"):
        return same(views[0], length, views[1], length)
    if match := re.fullmatch("aligns (the .*) of _ with its own", predicate):
        across = SYSTEM["centre"][not stack.stack.is_vertical] if match[1] == "the centre" else PARTS[match[1]]
        return same(views[0], across, canvas, across)
    if match := re.fullmatch("aligns (the .*) of _ with that of _", predicate):
        return same(views[0], PARTS[match[1]], views[1], PARTS[match[1]])
    if match := re.fullmatch("keeps (the .*) of _ inside", predicate):
        edge = PARTS[match[1]]
        if edge in ("top", "leading"):
            return same(views[0], edge, canvas, edge, inset[edge], relation=">=")
        return same(views[0], edge, canvas, edge, -inset[edge], relation="<=")
    raise ValueError(f"an unknown sentence: {text}")

"""Finds the numbers and statements of a scene that could be others without any table noticing."""

from .grammar import Scene
from .layout import Layout
from .program import Unsatisfiable
from .table import table
from .text import tokens

STEP = 3.0
# Numbers that order things instead of measuring them.
NOT_A_MEASURE = ("setContentHuggingPriority", "setContentCompressionResistancePriority")


def insensitive(text):
    """The changes that no table notices, as (line number, description)."""
    scene = Scene(text.lines)
    sizes = [expected.size or scene.root.size for expected in text.tables]
    before = tables(text.lines, sizes, unique=False)
    found = []
    for at, (number, line) in enumerate(text.lines):
        for what, changed in changes(line, number):
            lines = text.lines[:at] + [(number, changed)] + text.lines[at + 1:]
            if tables(lines, sizes, unique=False) == before:
                if changed or tables(lines, sizes, unique=True) == before:
                    found.append((number, what))
    return found


def tables(lines, sizes, unique):
    """The tables of a scene at all sizes; the string 'free' or 'conflict' where there is no one layout."""
    found, scene = [], Scene(lines)
    for size in sizes:
        try:
            layout = Layout(scene, size, check_unique=unique)
            found.append("free" if layout.ranges else table(scene, layout.frames))
        except Unsatisfiable:
            found.append("conflict")
    return found


def changes(line, number):
    """Variations of a line: each number moved by a step, and the line left out when it is a statement."""
    words = tokens(line, number)
    if not words:
        return
    declares = words[0].text in ("view", "label", "guide", "root")
    declaration = declares and len(words) > 1 and words[1].kind != "mark"
    if not declaration:
        yield "nothing changes without this statement", ""
    if words[0].text == "root" and declaration or any(word.text in NOT_A_MEASURE for word in words):
        return
    for at, word in enumerate(words):
        if any(earlier.text == "~" for earlier in words[:at]) or words[at - 1].text == "lines":
            continue
        if word.kind == "number":
            changed = f"{float(word.text) + STEP:g}"
            yield (f"nothing changes when {word.text} is {changed}",
                   line[:word.column] + changed + line[word.column + len(word.text):])

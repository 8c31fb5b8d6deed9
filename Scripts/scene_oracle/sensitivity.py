"""Finds the numbers and statements of a scene that could be others without any table noticing."""

from .grammar import Scene
from .layout import Layout
from .program import Unsatisfiable
from .table import table
from .text import Mistake
from .variations import is_statement, variations


def insensitive(text):
    """The changes that no table notices, as (line number, description)."""
    scene = Scene(text.lines)
    sizes = [expected.size or scene.root.size for expected in text.tables]
    before = tables(text.lines, sizes, unique=False)
    found = []
    for at, (number, line) in enumerate(text.lines):
        def with_line(changed):
            return text.lines[:at] + [(number, changed)] + text.lines[at + 1:]

        for what, changed in variations(line, number):
            if tables(with_line(changed), sizes, unique=False) == before:
                found.append((number, f"nothing changes when {what}"))
        # Without a statement the frames may stay, but no longer be the only answer.
        if is_statement(line, number) and tables(with_line(""), sizes, unique=False) == before \
                and tables(with_line(""), sizes, unique=True) == before:
            found.append((number, "nothing changes without this statement"))
    return found


def tables(lines, sizes, unique):
    """The tables of a scene at all sizes; the string 'free' or 'conflict' where there is no one layout.

    With another number, a scene may mean nothing: weights for two rows in a grid that has one.
    """
    found = []
    try:
        scene = Scene(lines)
    except Mistake as mistake:
        return [str(mistake)]
    for size in sizes:
        try:
            layout = Layout(scene, size, check_unique=unique)
            found.append("free" if layout.ranges else table(scene, layout.frames))
        except Unsatisfiable:
            found.append("conflict")
    return found

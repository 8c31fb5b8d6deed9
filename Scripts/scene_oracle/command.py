"""The command line of the oracle."""

import difflib
import sys

from .grammar import Scene
from .layout import Layout
from .program import Unsatisfiable
from .selftest import self_test
from .table import number, table
from .text import Mistake, split


def main(arguments, usage):
    modes = [word for word in arguments if word.startswith("--")]
    files = [word for word in arguments if not word.startswith("--")]
    if modes == ["--self-test"] and not files:
        return self_test()
    run = {(): show, ("--check",): check, ("--write",): write}.get(tuple(modes))
    if run is None or not files:
        print(usage, file=sys.stderr)
        return 2
    return max(run_file(run, path) for path in files)


def run_file(run, path):
    with open(path, encoding="utf-8") as file:
        source = file.read()
    try:
        return run(path, source, split(source))
    except Mistake as mistake:
        print(f"{path}:{mistake}")
        return 2


def sizes(text, scene):
    """The sizes to lay out at: those of the tables, or the scene's own."""
    return [table.size or scene.root.size for table in text.tables] or [scene.root.size]


def solve(path, scene, size):
    """The layout at a size with its complaints; None where the required constraints contradict each other."""
    try:
        layout = Layout(scene, size)
    except Unsatisfiable:
        print(f"{path}: conflict at {number(size[0])} {number(size[1])}")
        return None
    for (name, part), (least, greatest) in layout.ranges.items():
        column = ("x", "y", "width", "height")[part]
        print(f"{path}: ambiguous at {number(size[0])} {number(size[1])}: "
              f"{name}.{column} is anything in {number(least)}...{number(greatest)}")
    for name, frame in layout.frames.items():
        if any(abs(abs(value * 100 % 1) - 0.5) < 1e-4 for value in frame):
            print(f"{path}: rounding decides about the second decimal of {name}; choose another size")
    if not layout.settled:
        print(f"{path}: a label at {number(size[0])} {number(size[1])} needs a third pass")
    return layout


def show(path, source, text):
    scene = Scene(text.lines)
    for size in sizes(text, scene):
        layout = solve(path, scene, size)
        if layout is not None:
            print("\n".join([f"--- {number(size[0])} {number(size[1])}", *table(scene, layout.frames)]))
    return 0


def check(path, source, text):
    scene, status = Scene(text.lines), 0
    for expected in text.tables:
        size = expected.size or scene.root.size
        layout = solve(path, scene, size)
        if layout is None or layout.ranges:
            status = 1
            continue
        found = table(scene, layout.frames)
        wanted = [" ".join(line.split()) for line in expected.lines]
        if wanted != [" ".join(line.split()) for line in found]:
            status = 1
            print(f"{path}: differs at {number(size[0])} {number(size[1])}")
            print("\n".join(difflib.unified_diff(expected.lines, found, "file", "oracle", lineterm="")))
    return status


def write(path, source, text):
    scene = Scene(text.lines)
    body = source.split("\n---", 1)[0].rstrip()
    parts, status = [body], 0
    for size in sizes(text, scene):
        layout = solve(path, scene, size)
        if layout is None:
            return 1
        head = "---" if tuple(size) == tuple(scene.root.size) else f"--- {number(size[0])} {number(size[1])}"
        parts += [head, *table(scene, layout.frames)]
        status = max(status, 1 if layout.ranges else 0)
    if text.problems:
        parts += ["--- problems", *text.problems]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(parts) + "\n")
    return status

#!/usr/bin/env python3
"""Finds public functions of the DSL that the tests shared with UIKit and AppKit never call.

    Scripts/apple_coverage.py COVERAGE.json

The argument is what `swift test --enable-code-coverage` writes. What sums need is left out, since a platform's
constraints have none, and so are overloads that refuse to compile and the content priorities of headless views.

Exit status: 0; 1 if there are such functions.
"""

import json
import re
import sys

DSL = re.compile(
    r".*/Sources/Anchorage/(Language/(?:Lists/)?(?!ConstraintText|LayoutBackend|LayoutBatch"
    r"|LayoutEquation|Lists\+Misuse)[^/]*\.swift)$")
DECLARATION = re.compile(r"\bpublic\b.*\b(func|init|subscript|var)\b")


def declaration(lines, line, column):
    """The words before the body that begins at a place, if they are those of a public function."""
    first = line
    while first > max(line - 8, 0) and not re.search(r"\b(func|init|subscript|var)\b", lines[first]):
        first -= 1
    text = " ".join(part.strip() for part in lines[first:line] + [lines[line][:column]])
    is_body = "{" not in text or text.endswith((" get ", " set "))
    is_shared = not re.search(r"Backend\._Sums|HeadlessBackend", text)
    return text if DECLARATION.search(text) and is_body and is_shared else None


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        functions = json.load(file)["data"][0]["functions"]
    counts = {}
    for function in functions:
        path = function["filenames"][0]
        if match := DSL.match(path):
            place = match[1], path, *function["regions"][0][:2]
            counts[place] = max(counts.get(place, 0), function["count"])
    if len(counts) < 100:
        sys.exit(f"error: only {len(counts)} functions of the DSL were found")
    missing = []
    for (name, path, line, column), count in sorted(counts.items()):
        with open(path, encoding="utf-8") as file:
            text = declaration(file.read().split("\n"), line - 1, column - 1)
        if text and count == 0:
            missing.append(f"Sources/Anchorage/{name}:{line}: {text.strip()}")
    if missing:
        print("error: no test that runs on UIKit and AppKit calls", *missing, sep="\n  ")
        sys.exit(1)
    print(f"{len(counts)} functions of the DSL are called on the platform")


main()

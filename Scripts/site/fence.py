#!/usr/bin/env python3
"""Marks the Swift in the comments of symbol graphs as Swift, which DocC colors.

    Scripts/site/fence.py FILE.symbols.json…

The examples of documentation comments are indented, as swift-collections' are; DocC colors only fenced blocks that name their
language. Exit status: 0.
"""

import json
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from documentation import comment_blocks, is_swift  # noqa: E402


def fenced(lines):
    """The lines of a comment, with its Swift between fences; what belongs to an item of a list stays as it is."""
    texts = [line["text"] for line in lines]
    result, end = [], 0
    for start, code in comment_blocks(texts):
        above = next((text for text in reversed(texts[:start]) if text.strip() and not text.startswith(" ")), "")
        if not is_swift(code) or re.match(r"[-*\d]", above):
            continue
        count = code.count("\n") + 1
        # A fence has the place of the line beside it.
        result += [*lines[end:start], {**lines[start], "text": "```swift"}]
        result += [{**line, "text": line["text"][4:]} for line in lines[start:start + count]]
        result.append({**lines[start + count - 1], "text": "```"})
        end = start + count
    return result + lines[end:]


def main(paths):
    for path in paths:
        with open(path, encoding="utf-8") as file:
            graph = json.load(file)
        for symbol in graph["symbols"]:
            if "docComment" in symbol:
                symbol["docComment"]["lines"] = fenced(symbol["docComment"]["lines"])
        with open(path, "w", encoding="utf-8") as file:
            json.dump(graph, file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

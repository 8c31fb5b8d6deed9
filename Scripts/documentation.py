"""The code of the documentation: the fenced blocks of pages, and the indented blocks of documentation comments."""

import glob
import re
from pathlib import Path

PAGES = ["README.md", "SKILL.md", "Sources/*/*.docc/*.md", "InterfaceBuilder/Sources/*/*.docc/*.md"]
# Its code needs what is inside the solver: CassowaryTests have it, and compare it with the page.
SOLVER_PAGE = "Sources/Cassowary/Cassowary.docc/HowTheSolverWorks.md"
# What a comment of HTML that is for the examples begins with; CONTRIBUTING.md explains the words.
WORDS = "example|each block|continue|types|parse|before|after|makes|prints|file|from|uses|UIKit"


class Block:
    """A fenced block of a page, or a comment of HTML that readers of the page do not see."""

    def __init__(self, path, line, language, text, word=None, name=""):
        self.path, self.line, self.language, self.text = path, line, language, text
        # The word that a comment begins with, and what stands behind it; `None` for a fenced block.
        self.word, self.name = word, name

    @property
    def place(self):
        return f"{self.path}:{self.line}"


def pages():
    """The paths of the README and of all articles."""
    return [path for pattern in PAGES for path in sorted(glob.glob(pattern))]


def page_blocks(path, text=None):
    """The blocks of a page, in order; those of a list without its indentation."""
    lines = (Path(path).read_text() if text is None else text).split("\n")
    number = 0
    while number < len(lines):
        fence = re.fullmatch(r"( *)```(\w*)", lines[number])
        note = re.fullmatch(rf"( *)<!-- ({WORDS})( .+?)??( -->)?", lines[number])
        if lines[number].lstrip().startswith("<!--") and not note:
            raise SystemExit(f"{path}:{number + 1}: error: a comment begins with one of {WORDS.replace('|', ', ')}")
        start = number = number + 1
        if note and note[4]:
            yield Block(path, start, "", "", note[2], (note[3] or "").strip())
        elif fence or note:
            end = (fence or note)[1] + ("```" if fence else "-->")
            while lines[number] != end:
                number += 1
                if number == len(lines):
                    raise SystemExit(f"{path}:{start}: error: the block does not end")
            text = "\n".join(line.removeprefix((fence or note)[1]) for line in lines[start:number])
            number += 1
            word, name = (note[2], (note[3] or "").strip()) if note else (None, "")
            yield Block(path, start + 1, fence[2] if fence else "", text, word, name)


def comment_blocks(lines):
    """The indented blocks of a documentation comment: their first line, counted from the comment's, and their text."""
    block, start, after_blank = [], 0, True
    for number, line in enumerate([*lines, "."]):
        if line.startswith("    ") and (block or after_blank):
            if not block:
                start = number
            block.append(line[4:])
        elif not line.strip() and block:
            block.append("")
        elif block:
            yield start, "\n".join(block).rstrip()
            block = []
        after_blank = not line.strip()


def is_swift(code):
    """Whether a block of a comment is Swift: frame tables, reports, drawings, JSON and scenes are not."""
    first = code.split("\n")[0]
    return not re.match(r'(\S+: )?(error|warning): |root\s+\d|view |swift |[┌{]', first)


def source_comments(path):
    """The documentation comments of a source, as the line that each begins in and its lines without slashes."""
    comment = []
    for number, line in enumerate([*Path(path).read_text().split("\n"), ""], 1):
        match = re.match(r"\s*/// ?(.*)", line)
        if match:
            comment.append(match[1])
        elif comment:
            yield number - len(comment), comment
            comment = []

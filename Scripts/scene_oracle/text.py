"""Words: a line of a scene cut into tokens, and the sections of a scene file."""

import re
from dataclasses import dataclass, field

TOKEN = re.compile(r"""
    (?P<space>\s+)
  | (?P<comment>//.*)
  | (?P<string>"(?:[^"\\]|\\.)*")
  | (?P<number>\d+(?:\.\d+)?)
  | (?P<name>[^\W\d]\w*)
  | (?P<mark>==|<=|>=|=|\.\.\.|[-+*/~()\[\],:.])
""", re.VERBOSE)


class Mistake(Exception):
    """A scene that cannot be read, with the line it happened on."""

    def __init__(self, line, text):
        super().__init__(f"{line}: error: {text}")


@dataclass
class Token:
    kind: str
    text: str
    column: int


@dataclass
class Table:
    """An expectation: the size of the root and the lines of the frame table."""

    size: tuple | None
    lines: list = field(default_factory=list)


@dataclass
class SceneText:
    """A scene file in its parts: numbered lines before the first `---`, then tables, then the problems."""

    lines: list
    tables: list
    problems: list | None


def tokens(line, number):
    """Cuts a line into tokens, without spaces and comments."""
    found, at = [], 0
    while at < len(line):
        match = TOKEN.match(line, at)
        if match is None:
            raise Mistake(number, f"unexpected character {line[at]!r}")
        if match.lastgroup not in ("space", "comment"):
            found.append(Token(match.lastgroup, match.group(), at))
        at = match.end()
    return found


def split(source):
    """Splits the text of a scene file into its parts."""
    lines, tables, problems = [], [], None
    target = None
    for number, line in enumerate(source.splitlines(), start=1):
        if line.startswith("---"):
            words = line[3:].split()
            if words == ["problems"]:
                target = problems = []
            else:
                size = tuple(float(word) for word in words) if words else None
                tables.append(Table(size))
                target = tables[-1].lines
        elif target is None:
            lines.append((number, line))
        elif line.strip():
            target.append(line.rstrip())
    return SceneText(lines, tables, problems)

"""The changes that make mutants: one place of one body is another."""

import re
from typing import NamedTuple

from .source import Body, Source, closing_brace

# An operator between spaces and what it becomes.
BINARY = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "&+": ["&-"], "&-": ["&+"],
    "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="], "&&": ["||"], "||": ["&&"],
}
BINARY_PATTERN = re.compile(r"(?<= )(%s)(?=\s)" % "|".join(
    re.escape(operator) for operator in sorted(BINARY, key=len, reverse=True)))

# Words and what they become, with the name of the change.
WORDS = [
    ("constant", re.compile(r"(?<![\w.$])(0|1|0\.0|1\.0)(?![\w.])"),
     {"0": "1", "1": "0", "0.0": "1.0", "1.0": "0.0"}),
    ("constant", re.compile(r"\b(true|false)\b"), {"true": "false", "false": "true"}),
    ("extremum", re.compile(r"(?<![\w.])(min|max)(?=\()"), {"min": "max", "max": "min"}),
    ("range", re.compile(r"(?<=[\w)\] ])(\.\.<)"), {"..<": "..."}),
    ("sign", re.compile(r"(?<=[ (\[])(-)(?=[A-Za-z(])"), {"-": ""}),
    ("negation", re.compile(r"(?<=[ (\[])(!)(?=[A-Za-z(])"), {"!": ""}),
    ("other of a pair", re.compile(
        r"(?<![\w`])(near|far|leading|trailing|left|right|top|bottom|width|height|horizontal|vertical|first|last"
        r"|lowerBound|upperBound|lowerBounds|upperBounds|x|y)(?![\w`(:])"),
     dict(pair for one, other in [
         ("near", "far"), ("leading", "trailing"), ("left", "right"), ("top", "bottom"), ("width", "height"),
         ("horizontal", "vertical"), ("first", "last"), ("lowerBound", "upperBound"),
         ("lowerBounds", "upperBounds"), ("x", "y"),
     ] for pair in ((one, other), (other, one)))),
]

CONDITION = re.compile(r"\b(if|while|guard) (?!let\b|var\b|case\b|#)")
# What a statement can be removed for; declarations and results cannot.
STATEMENT = re.compile(r"(?!(?:let|var|func|struct|enum|class|typealias|case|default|return|throw|yield|import|defer"
                       r"|private|fileprivate|static|final|@|#|\}|\.|\)|\]|break$|continue$))[\w_(!]")
UNFINISHED = re.compile(r"(?:[-+*/=<>&|,(\[:?]|->|\b(?:in|else|return))\s*$")
CONTINUED = re.compile(r"\s*(?:\.|[-+*/=<>&|?:]+ |&&|\|\||else\b|\)|\]|\})")
# Removed or changed, these change nothing but what a mistake of the program's own looks like.
ASSERTION = re.compile(r"\b(?:assert|assertionFailure|preconditionFailure|fatalError|checkInvariants)\(")


class Change(NamedTuple):
    """A place of a body and the text that stands there instead."""

    source: Source
    body: Body
    kind: str
    start: int
    end: int
    replacement: str

    @property
    def place(self):
        return f"{self.source.path}:{self.source.line(self.start)}"

    @property
    def text(self):
        """What changes, on one line, as it is drawn and reviewed by: the same wherever the function is."""
        text = self.source.text
        if self.kind == "statement":
            lines = text[self.start:self.end].strip().split("\n")
            return f"{self.body.name}: removed `{lines[0].strip()}{' …' if len(lines) > 1 else ''}`"
        start = text.rfind("\n", 0, self.start) + 1
        end = text.find("\n", self.end)
        before = text[start:end].strip()
        after = (text[start:self.start] + self.replacement + text[self.end:end]).strip()
        return f"{self.body.name}: `{before}` → `{' '.join(after.split())}`"

    @property
    def mutated_body(self):
        text = self.source.text
        return text[self.body.start:self.start] + self.replacement + text[self.end:self.body.end]


def changes(source):
    """All changes of a file, in order."""
    for body in source.bodies:
        code = source.code
        assertions = _assertions(code, body)
        found = [*_operators(code, body), *_words(code, body), *_conditions(code, body), *_elses(code, body),
                 *_statements(code, body)]
        for kind, start, end, replacement in sorted(found):
            if not any(first <= start < last for first, last in assertions):
                yield Change(source, body, kind, start, end, replacement)


def _assertions(code, body):
    """The places of assertions: pairs of start and end."""
    return [(found.start(), _closing_parenthesis(code, found.end() - 1) + 1)
            for found in ASSERTION.finditer(code, body.start, body.end)]


def _closing_parenthesis(code, opening):
    depth = 0
    for position in range(opening, len(code)):
        depth += {"(": 1, ")": -1}.get(code[position], 0)
        if depth == 0:
            return position
    raise ValueError("a parenthesis does not close")


def _operators(code, body):
    for found in BINARY_PATTERN.finditer(code, body.start, body.end):
        for replacement in BINARY[found[1]]:
            yield "operator", found.start(), found.end(), replacement


def _words(code, body):
    for kind, pattern, replacements in WORDS:
        for found in pattern.finditer(code, body.start, body.end):
            yield kind, found.start(1), found.end(1), replacements[found[1]]


def _conditions(code, body):
    """Conditions that are one expression, negated."""
    for found in CONDITION.finditer(code, body.start, body.end):
        end = _end_of_condition(code, found.end(), body.end, "else" if found[1] == "guard" else "{")
        if end is None:
            continue
        condition = code[found.end():end].rstrip()
        end = found.end() + len(condition)
        if re.search(r"\b(let|var|case)\b", condition) or _has_outer_comma(condition):
            continue
        yield "condition", found.end(), end, f"!({code[found.end():end]})"


def _end_of_condition(code, start, limit, ending):
    depth = 0
    for position in range(start, limit):
        character = code[position]
        if depth == 0 and code.startswith(ending, position) and code[position - 1].isspace():
            return position
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
    return None


def _has_outer_comma(condition):
    depth = 0
    for character in condition:
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
        if character == "," and depth == 0:
            return True
    return False


def _elses(code, body):
    """The last branches of `if` statements, dropped."""
    for found in re.compile(r"\} else \{").finditer(code, body.start, body.end):
        opening = found.end() - 1
        yield "else", found.start() + 1, closing_brace(code, opening) + 1, ""


def _statements(code, body):
    """Statements that begin a line, removed; and those that are a body on one line."""
    if "\n" not in code[body.start:body.end]:
        text = code[body.start:body.end]
        if STATEMENT.match(text.strip()):
            yield "statement", body.start, body.end, " "
        return
    lines = _lines(code, body)
    for index, (start, end) in enumerate(lines):
        line = code[start:end]
        if not STATEMENT.match(line.strip()) or not line.strip():
            continue
        if index > 0 and (UNFINISHED.search(code[lines[index - 1][0]:lines[index - 1][1]])
                          or _depth(code[body.start:start]) > 0):
            continue
        last = _last_line(code, lines, index)
        if last is None or re.match(r"\s*guard\b.*\b(let|var|case)\b", code[start:lines[last][1]], re.DOTALL):
            continue
        first = start + len(line) - len(line.lstrip())
        yield "statement", first, lines[last][1], ""


def _lines(code, body):
    """Where the lines of a body begin and end, without those without code."""
    position, lines = body.start, []
    for line in code[body.start:body.end].split("\n"):
        if line.strip():
            lines.append((position, position + len(line)))
        position += len(line) + 1
    return lines


def _depth(code):
    """How many parentheses and brackets are open, counted from the innermost brace."""
    depths = [0]
    for character in code:
        if character == "{":
            depths.append(0)
        elif character == "}":
            if len(depths) > 1:
                depths.pop()
        elif character in "([":
            depths[-1] += 1
        elif character in ")]":
            depths[-1] -= 1
    return depths[-1]


def _last_line(code, lines, index):
    """The last line of the statement that begins on a line, or None if it ends outside the body."""
    start = lines[index][0]
    for last in range(index, len(lines)):
        text = code[start:lines[last][1]]
        balance = sum(text.count(one) - text.count(other) for one, other in ("()", "[]", "{}"))
        if balance < 0:
            return None
        is_continued = last + 1 < len(lines) and CONTINUED.match(code[lines[last + 1][0]:lines[last + 1][1]])
        is_end = last + 1 < len(lines) and code[lines[last + 1][0]:lines[last + 1][1]].strip().startswith("}")
        if balance == 0 and not UNFINISHED.search(text) and (not is_continued or is_end):
            return last
    return None

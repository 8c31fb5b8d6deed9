"""Swift source, as far as mutants need to understand it: where the code is, and which code runs."""

import re
from typing import NamedTuple

# Whatever compiles here; of the rest no test notices anything.
TRUE_CONDITIONS = re.compile(r"os\(Linux\)|compiler\([^)]*\)|swift\([^)]*\)|canImport\(Glibc\)")
CONDITION = re.compile(r"\w+\([^)]*\)|\w+")

ACCESSORS = "get|set|_modify|_read|willSet|didSet|unsafeAddress|unsafeMutableAddress"
DECLARATION = re.compile(
    r"(?<![.\w`])(func|init|deinit|subscript|var|let|class|struct|enum|extension|protocol|actor)(?![\w`])")
ACCESSOR = re.compile(rf"\b({ACCESSORS})\b\s*(?:\(\s*\w+\s*\))?[^{{}}]*$")
ACCESSOR_BLOCK = re.compile(rf"\s*(?:@\w+(?:\([^)]*\))?\s*|nonmutating\s+|mutating\s+)*({ACCESSORS})\b(?!\s*\()")


class Body(NamedTuple):
    """What stands between the braces of a function, an initializer or an accessor."""

    name: str
    start: int
    end: int


class Source:
    """A file: its text, and the same text with everything blank that is not code."""

    def __init__(self, path, text):
        self.path = path
        self.text = text
        self.code = _without_inactive(_without_words(text))
        self.bodies = list(_bodies(self.code, 0, len(self.code), ""))

    def line(self, offset):
        return self.text.count("\n", 0, offset) + 1


def _blank(text):
    return re.sub(r"[^\n]", " ", text)


def _without_words(text):
    """The text with spaces for comments and for the contents of strings, interpolations too."""
    result, position = [], 0
    while position < len(text):
        end = _end_of_words(text, position)
        if end == position:
            result.append(text[position])
            position += 1
        elif text[position] == "`":
            # A name, whatever it consists of.
            result.append("`" + "x" * (end - position - 2) + "`")
            position = end
        else:
            quoted = text[position] in '"#'
            blank = _blank(text[position:end])
            result.append('"' + blank[1:-1] + '"' if quoted else blank)
            position = end
    return "".join(result)


def _end_of_words(text, start):
    """Where the comment, string or quoted name ends that begins here; the same place if none does."""
    if text.startswith("//", start):
        end = text.find("\n", start)
        return len(text) if end < 0 else end
    if text.startswith("/*", start):
        depth, position = 1, start + 2
        while depth > 0 and position < len(text):
            if text.startswith("/*", position):
                depth, position = depth + 1, position + 2
            elif text.startswith("*/", position):
                depth, position = depth - 1, position + 2
            else:
                position += 1
        return position
    if text[start] == "`":
        return text.index("`", start + 1) + 1
    opening = re.compile(r'(#*)("""|")').match(text, start)
    return _end_of_string(text, opening) if opening else start


def _end_of_string(text, opening):
    hashes, quotes = opening.groups()
    position = opening.end()
    while not text.startswith(quotes + hashes, position):
        if text.startswith("\\" + hashes + "(", position):
            position = _end_of_interpolation(text, position + len(hashes) + 2)
        elif text.startswith("\\" + hashes, position):
            position += len(hashes) + 2
        else:
            position += 1
    return position + len(quotes) + len(hashes)


def _end_of_interpolation(text, position):
    depth = 1
    while depth > 0:
        end = _end_of_words(text, position)
        if end > position:
            position = end
            continue
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position += 1
    return position


def _without_inactive(code):
    """The code without what `#if` leaves out on Linux, and without the directives."""
    lines, stack = [], []
    for line in code.split("\n"):
        directive = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", line)
        if directive:
            keyword, condition = directive.groups()
            if keyword == "if":
                stack.append([_holds(condition), _holds(condition)])
            elif keyword == "endif":
                stack.pop()
            else:
                is_next = not stack[-1][1] and (keyword == "else" or _holds(condition))
                stack[-1] = [is_next, stack[-1][1] or is_next]
        is_active = not directive and all(active for active, _ in stack)
        lines.append(line if is_active else _blank(line))
    return "\n".join(lines)


def _holds(condition):
    """Whether a condition of `#if` holds where the tests run."""
    words = TRUE_CONDITIONS.sub(" True ", condition)
    words = CONDITION.sub(lambda word: word[0] if word[0] == "True" else "False", words)
    return eval(words.replace("&&", " and ").replace("||", " or ").replace("!", " not "))  # noqa: S307


def closing_brace(code, opening):
    """Where the brace closes that opens here."""
    depth = 0
    for position in range(opening, len(code)):
        depth += {"{": 1, "}": -1}.get(code[position], 0)
        if depth == 0:
            return position
    raise ValueError("a brace does not close")


def _bodies(code, start, end, owner):
    """The bodies of the declarations between two places, neither of which is inside one."""
    position = start
    while (opening := code.find("{", position, end)) >= 0:
        closing = closing_brace(code, opening)
        yield from _bodies_of_declaration(code, code[position:opening], opening, closing, owner)
        position = closing + 1


def _bodies_of_declaration(code, header, opening, closing, owner):
    outside = _outside_parentheses(header)
    found = list(DECLARATION.finditer(outside))
    if not found:
        return
    keyword, rest = found[-1][1], header[found[-1].end():]
    name = re.match(r"\s*([^\s(<:{]*)", rest)[1]
    if keyword in ("func", "init", "deinit", "subscript", "var"):
        is_unavailable = "unavailable" in header[header.rfind("\n\n") + 1:]
        is_initial_value = keyword == "var" and re.search(r"(?<![=!<>])=(?!=)", outside[found[-1].end():])
        if is_unavailable or is_initial_value:
            return
        full_name = ".".join(part for part in (owner, name if keyword in ("func", "var") else keyword) if part)
        if keyword in ("var", "subscript") and ACCESSOR_BLOCK.match(code, opening + 1):
            yield from _accessors(code, opening + 1, closing, full_name)
        else:
            yield Body(full_name, opening + 1, closing)
    elif keyword != "let" and keyword != "protocol":
        yield from _bodies(code, opening + 1, closing, name)


def _accessors(code, start, end, name):
    position = start
    while (opening := code.find("{", position, end)) >= 0:
        closing = closing_brace(code, opening)
        if ACCESSOR.search(code[position:opening]):
            yield Body(name, opening + 1, closing)
        position = closing + 1


def _outside_parentheses(text):
    """The text with spaces for what is in parentheses or brackets."""
    result, depth = [], 0
    for character in text:
        if character in ")]":
            depth -= 1
        result.append(character if depth <= 0 or character == "\n" else " ")
        if character in "([":
            depth += 1
    return "".join(result)

"""What examples say that they give, in comments behind their lines, and code that reports what they give."""

import re

VALUE = re.compile(r'-?\d[\d.]*( × -?\d[\d.]*)?|\([-\d., ]+\)|true|false|nil|"[^"]*"|\.\w+|\[.*\]|[<>=]=|\{.*\}')
CONSTRAINT = re.compile(r"\w[\w.\[\]]*\.\w+ .*(==|<=|>=) .*|\w+\.\w+ [-+*] .*")
# What is a result even where other comments name the calls of another library.
PLAIN_VALUE = re.compile(r'-?\d[\d.]*|\([-\d., ]+\)|true|false|nil|"[^"]*"')
# A relation of single anchors, which prints as it is written.
ANCHOR = (r"\w+(\.margins|\.safeArea)?"
          r"\.(left|right|top|bottom|leading|trailing|centerX|centerY|width|height|firstBaseline|lastBaseline)")
PLAIN = re.compile(rf"{ANCHOR} (==|<=|>=) ({ANCHOR}( \* \d+(\.\d+)?)?( [-+] \d+)?|\d+)( ~ (\.\w+|\d+))?")


def checked_lines(code, path, first, expected, echoes=False):
    """The lines of code, where those with a result report it; the results are added to those expected, by place.

    Where code `echoes`, a relation of single anchors has to print as it is written.
    """
    lines, depth, checked = code.split("\n"), 0, []
    for number, line in enumerate(lines):
        text, comment = split_comment(line)
        comments = [comment] if comment else []
        for below in lines[number + 1:]:
            if split_comment(below)[0] or not below.strip():
                break
            comments.append(split_comment(below)[1])
        reported = None
        if text:
            place = f"{path}:{first + number}"
            if not echoes or PLAIN_VALUE.fullmatch(" ".join(comments)):
                reported = with_result(text, comments, place, expected)
            if echoes and not reported and depth == 0 and PLAIN.fullmatch(text):
                expected[place] = text
                reported = f'showResult("{place}", {text})'
        depth += sum(text.count(open) for open in "([{") - sum(text.count(close) for close in ")]}")
        checked.append(reported or line)
    return checked


def with_result(code, comments, place, expected):
    """A line that reports its result, where its comments are one."""
    printed = re.fullmatch(r"print\((.*)\)", code)
    name = re.match(r"(?:let|var) (\w+)\b.* = ", code)
    text = " ".join(comments)
    if not comments or not is_balanced(code):
        return None
    if not printed and not VALUE.fullmatch(text) and not (CONSTRAINT.fullmatch(text) and not name):
        return None
    if not printed and not name and re.match(r"(if|for|return|case|import)\b", code) or is_assignment(code) and not name:
        return None
    expected[place] = " ".join("\n".join(comments).split()) if printed else text
    if name:
        return f'{code}; showResult("{place}", {name[1]})'
    return f'showResult("{place}", {printed[1] if printed else code})'


def split_comment(line):
    """The code of a line and its comment, without the slashes."""
    found = re.fullmatch(r'((?:"(?:\\.|[^"\\])*"|(?!//).)*)(?://\s?(.*))?', line)
    return (found[1].strip(), found[2].rstrip() if found[2] else "") if found else (line, "")


def is_balanced(code):
    return all(code.count(a) == code.count(b) for a, b in ["()", "[]", "{}"])


def is_assignment(code):
    outside = re.sub(r"\{.*\}", "", re.sub(r'"(\\.|[^"\\])*"', '""', code))
    return re.search(r" [-+*/]?= ", outside) is not None


def is_same(found, expected):
    """Whether a value is the expected one, but for spaces, quotes, the decimals of whole numbers and the dots of cases."""
    return plain(found) == plain(expected)


def plain(text):
    text = " ".join(re.sub(r"(?<![\w)\]])\.(?=[a-z])", "", re.sub(r"(\d)\.0\b", r"\1", text)).split())
    return text[1:-1] if re.fullmatch(r'"[^"]*"', text) else text

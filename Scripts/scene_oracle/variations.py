"""Scenes that differ from a scene by one number or one statement."""

from .text import tokens

STEP = 3.0
# Numbers that order things instead of measuring them.
NOT_A_MEASURE = ("setContentHuggingPriority", "setContentCompressionResistancePriority", "hugging",
                 "compressionResistance")


def variations(line, number, step=STEP):
    """The line with each number moved by a step, as (what was done, the line)."""
    words = tokens(line, number)
    if is_root(words) or any(word.text in NOT_A_MEASURE for word in words):
        return
    for at, word in enumerate(words):
        is_priority = any(earlier.text == "~" for earlier in words[:at])
        if word.kind != "number" or is_priority or words[at - 1].text == "lines":
            continue
        changed = f"{float(word.text) + step:g}"
        yield f"{word.text} is {changed}", line[:word.column] + changed + line[word.column + len(word.text):]


def is_statement(line, number):
    """Whether a line is neither empty nor a declaration."""
    words = tokens(line, number)
    declares = words and words[0].text in ("view", "label", "stack", "scroll", "guide", "root")
    return bool(words) and not (declares and len(words) > 1 and words[1].kind != "mark")


def is_root(words):
    return len(words) > 1 and words[0].text == "root" and words[1].kind == "number"

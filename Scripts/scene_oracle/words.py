"""The text of labels: fixed pitch, eight points a character, sixteen points a line."""

CHARACTER, LINE = 8.0, 16.0


def text_width(text, limit):
    """The width of a text that is not wrapped: its longest line."""
    lines = text.split("\n")
    return CHARACTER * max(len(line) for line in lines[:limit or None])


def text_height(text, width, limit):
    """The height of a text wrapped at a width; None is unlimited room."""
    count = sum(wrapped(line, width) for line in text.split("\n"))
    return LINE * (min(count, limit) if limit else count)


def wrapped(line, width):
    """How many lines a line becomes when it is wrapped at spaces; an overlong word breaks anywhere."""
    if width is None:
        return 1
    room = max(1, int(width / CHARACTER + 1e-6))
    count, used = 1, 0
    for word in line.split(" "):
        length = len(word)
        if used and used + 1 + length <= room:
            used += 1 + length
            continue
        if used:
            count += 1
        while length > room:
            length -= room
            count += 1
        used = length
    return count

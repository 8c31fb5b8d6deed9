"""The text of labels: fixed pitch, a character half as wide as a line is high, by default eight points by sixteen."""

CHARACTER, LINE = 8.0, 16.0


def text_size(text, width, limit, size=LINE):
    """The size of a text wrapped at a width; None is unlimited room, a limit of 0 lines is none.

    A label of one line is not wrapped: what does not fit is not seen.
    """
    if size != LINE:
        width = None if width is None else width * LINE / size
        return tuple(number * size / LINE for number in text_size(text, width, limit))
    if not text:
        return 0.0, 0.0
    lines = []
    for paragraph in text.split("\n"):
        lines += [len(paragraph)] if width is None or limit == 1 else wrapped(paragraph, width)
    lines = lines[:limit or None]
    return CHARACTER * max(lines), LINE * len(lines)


def wrapped(paragraph, width):
    """The lengths of a paragraph's lines, wrapped at spaces; an overlong word breaks anywhere."""
    room = max(1, int(width / CHARACTER + 1e-6))
    lines = [0]
    for word in map(len, paragraph.split(" ")):
        if lines[-1] and lines[-1] + 1 + word <= room:
            lines[-1] += 1 + word
            continue
        if lines[-1]:
            lines.append(0)
        while word > room:
            lines[-1:] = [room, 0]
            word -= room
        lines[-1] = word
    return lines

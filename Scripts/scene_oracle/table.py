"""The frame table, as `layoutDescription` prints it."""


def number(value):
    """Two decimals, without trailing zeros and without a negative zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def table(scene, frames):
    """The lines of the frame table of a scene."""
    rows = []

    def visit(item, label, indent):
        words = [number(value) for value in frames[item.name]]
        rows.append((label + item.name, words, "  hidden" if item.hidden else ""))
        below = item.children + item.guides
        for child in below:
            last = child is below[-1]
            visit(child, indent + ("└ " if last else "├ "), indent + ("  " if last else "│ "))

    visit(scene.root, "", "")
    first = max(len(label) for label, _, _ in rows)
    widths = [max(len(words[column]) for _, words, _ in rows) for column in range(4)]
    return ["  ".join([label.ljust(first), *(word.rjust(width) for word, width in zip(words, widths))]) + mark
            for label, words, mark in rows]

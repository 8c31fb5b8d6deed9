"""The code of the documentation: the README's blocks, the examples of doc comments, the playground's pages."""

import re
from pathlib import Path

from documentation import comment_blocks, page_blocks, source_comments
from measure import type_check

# Names that examples use without saying what they are; all others that have members are views.
TYPES = {
    "rows": "[LayoutView]", "columns": "[LayoutView]", "keys": "[LayoutView]", "photos": "[LayoutView]",
    "tiles": "[LayoutView]", "root": "LayoutView", "showsIcon": "Bool", "showsTitle": "Bool", "isOpen": "Bool", "label": "LayoutLabel",
    "compact": "ConstraintGroup<HeadlessBackend>", "layout": "ConstraintGroup<HeadlessBackend>",
}
KEYWORDS = {"if", "for", "in", "let", "var", "else", "true", "false", "batch", "self", "super"}


def documented_blocks(modules, folder, warm_up):
    """Type-checks the documentation; the results are triples of a name, the text and a report."""
    warm = folder / "WarmUp.swift"
    warm.write_text(warm_up)
    found = []
    for page in sorted(Path("Playgrounds").glob("*.playground/Pages/*/Contents.swift")):
        # At the top level, because the compiler begins there.
        text = re.sub(r"^func \w+\(.*\) \{$", "do { let (v, s, margin) = (LayoutView(), LayoutView(), 8.0)", warm_up, flags=re.M)
        text += page.read_text()
        file = folder / "main.swift"
        file.write_text(text)
        report = type_check([file], modules, ["-default-isolation", "MainActor"])
        if report.errors:
            raise SystemExit(f"error: {page}: {report.errors}")
        report.lines = {number: line for number, line in report.lines.items() if number > warm_up.count("\n")}
        found.append((str(page), text, report))
    blocks = [block for block in readme() + doc_comments() if is_balanced(block)]
    for attempt in range(4):
        text, places = as_functions(blocks)
        file = folder / "Examples.swift"
        file.write_text(text)
        report = type_check([warm, file], modules)
        if not report.errors:
            break
        if attempt == 3 or not all(line in places for line in report.errors):
            raise SystemExit(f"error: the examples do not compile: {report.output}")
        wrong = {places[line] for line in report.errors}
        # What is no code as a whole may have lines that are, and a line that is none is prose.
        split = [] if attempt else [[line] for index in sorted(wrong) for line in blocks[index] if is_relation(line)]
        blocks = [block for index, block in enumerate(blocks) if index not in wrong] + split
    return found + [("the documentation", text, report)]


def readme():
    return [block.text.split("\n") for block in page_blocks("README.md") if block.language == "swift"]


def doc_comments():
    files = sorted([*Path("Sources/Anchorage").rglob("*.swift"), *Path("Sources/AnchorageHeadless").rglob("*.swift")])
    return [text.split("\n") for file in files if "Misuse" not in file.name for _, lines in source_comments(file)
            for _, text in comment_blocks(lines)]


def is_balanced(lines):
    text = "\n".join(lines)
    return text.count("{") == text.count("}")


def is_relation(line):
    code = line.strip()
    return re.search(r" (==|<=|>=) ", code) and not code.startswith(("//", ".")) and is_balanced([code])


def as_functions(blocks):
    """Makes a function of each block, whose parameters are the names it uses; tells the block of each line."""
    text, places = "import AnchorageHeadless\n", {}
    for index, block in enumerate(blocks):
        code = [re.sub(r'"(\\.|[^"\\])*"', '""', line.split("//")[0]) for line in block]
        declared = set(re.findall(r"\b(?:let|var|for|func|class) (\w+)", "\n".join(code)))
        names = []
        for line in code:
            lists = re.findall(r"(?<![\w)\]])\[([a-z]\w*(?:, [a-z]\w*)*)\]", line)
            used = re.findall(r"(?<![.\w])([a-z]\w*)\b(?=\.[a-z])", line) + ", ".join(lists).split(", ")
            used += [name for name in TYPES if re.search(rf"(?<![.\w]){name}\b", line)]
            names += [name for name in used if name and name not in names and name not in declared | KEYWORDS]
        parameters = ", ".join(f"{name}: {TYPES.get(name, 'LayoutView')}" for name in dict.fromkeys(names))
        lines = [f"func example{index}({parameters}) {{", *(line for line in block if not line.startswith("import Anchorage")), "}"]
        first = text.count("\n") + 1
        places.update({first + offset: index for offset in range(len(lines))})
        text += "\n".join(lines) + "\n"
    return text, places

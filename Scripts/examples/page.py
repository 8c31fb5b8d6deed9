"""The Swift of a page as a source file: its types, and a function for each of its examples."""

import re
from pathlib import Path

from documentation import page_blocks
from results import checked_lines, split_comment

IMPORT = re.compile("(@testable )?import ")
TYPE = re.compile(r"((public|private|open|final) )*(class|struct|enum|protocol|extension) |@Suite |@available|" + IMPORT.pattern)
UIKIT = re.compile(r"\bUI(Kit|View|Label|Image)")


class Page:
    """The code of a page, of what runs everywhere or of what needs UIKit."""

    def __init__(self, path, blocks, name, is_uikit=False):
        self.path, self.name, self.is_uikit = path, name, is_uikit
        # The types as lines, the functions as lines by name, and the places where each begins.
        self.types, self.functions, self.places = [], [], []
        # What values are, and what is printed, by place.
        self.values, self.texts = {}, {}
        # The mistakes that need no compiler.
        self.errors = []
        # The code that each block begins with, and the comments about the next block, by word.
        self.setup, self.ahead = None, {}
        self.is_text_next = False
        whole = any(block.word == "UIKit" for block in blocks)
        for block, above, below, of_uikit in zip(blocks, [None, *blocks], [*blocks[1:], None], belonging(blocks)):
            if (whole or of_uikit) == is_uikit:
                self.add(block, above, below)
        self.errors += [(block.place, "error: no block is below") for block in self.ahead.values()]

    def add(self, block, above, below):
        if block.word in ("before", "continue", "file", "from", "parse"):
            self.ahead[block.word] = block
        elif block.word == "example":
            self.setup = None
            self.begin(block)
        elif block.word == "each block":
            self.setup = block
        elif block.word == "after":
            self.append(block)
        elif block.word == "types":
            self.types += located(block, block.text.split("\n"))
        elif block.word == "uses":
            self.types += used_types(block.name, self.name)
        elif block.word == "makes" and above.language != "swift":
            self.errors.append((block.place, "error: no block of Swift is above"))
        elif block.word == "prints" or block.language in ("text", "") and not block.word and self.is_text_next:
            self.texts[block.place] = block.text
            self.functions[-1].append(f'printed("{block.place}")')
        elif block.language == "swift":
            ahead, self.ahead = self.ahead, {}
            self.add_swift(block, ahead, below)
        if not block.word:
            self.is_text_next = block.language == "swift"

    def add_swift(self, block, ahead, below):
        if "from" in ahead:
            if not holds(ahead["from"].name, block.text):
                self.errors.append((block.place, f"error: these lines are not in {ahead['from'].name}"))
        elif "parse" in ahead:
            # What needs more than there is here: the compiler reads it, and no more.
            lines = located(block, block.text.split("\n"))
            self.types += ["#if NEVER", *(lines if is_type(block.text) else ["func parsed() {", *lines, "}"]), "#endif"]
        elif is_type(block.text) and not self.has_type(block.text):
            lines = [as_private(line) for line in without_imports(block.text)]
            self.types += located(block, lines, ahead["file"].name if "file" in ahead else None)
            for suite in re.findall(r"^@Suite struct (\w+)", block.text, re.M):
                self.call(block, f"{suite}().", tests(block.text))
        else:
            self.add_statements(block, ahead, below)

    def add_statements(self, block, ahead, below):
        if self.setup is not None and "continue" not in ahead:
            self.begin(self.setup)
        if "before" in ahead:
            self.append(ahead["before"])
        if below and below.word == "makes":
            if not self.functions:
                self.begin(block, is_empty=True)
            self.values[below.place] = below.text.replace("\n", ", ")
            self.functions[-1] += ["let made = batch {", *located(block, block.text.split("\n")), "}",
                                   f'showResult("{below.place}", made)']
        else:
            self.append(block, ahead["file"].name if "file" in ahead else None)
            self.call(block, "", tests(block.text))

    def call(self, block, owner, names):
        """Calls tests; what fails is printed."""
        if names and not self.functions:
            self.begin(block, is_empty=True)
        if names:
            self.functions[-1] += [f"{owner}{name}()" for name in names]

    def begin(self, block, is_empty=False):
        self.places.append(block.place)
        self.functions.append([])
        if not is_empty:
            self.append(block)

    def append(self, block, file=None):
        if not self.functions:
            self.begin(block, is_empty=True)
        text = "\n".join(as_private(line).removeprefix("fileprivate ") for line in without_imports(block.text))
        echoes = self.setup is not None and not block.word
        lines = checked_lines(text, block.path, block.line, self.values, echoes)
        self.functions[-1] += located(block, lines, file)

    def has_type(self, text):
        """Whether the types of a block have been used from elsewhere; those of the block are then local."""
        names = re.findall(r"^(?:\w+ )*(?:class|struct|enum) (\w+)", text, re.M)
        return any(re.search(rf"(class|struct|enum) {name}\b", line) for line in self.types for name in names)

    def source(self, imports):
        lines = [*imports, *closed(self.types)]
        for number, function in enumerate(self.functions):
            lines += [f"func {self.name}_{number}() throws {{", *closed(function), "}"]
        return "\n".join(lines) + "\n"

    def calls(self):
        run = "runOnFakes" if self.is_uikit else "run"
        return [f'{run}("{place}") {{ try {self.name}_{number}() }}' for number, place in enumerate(self.places)]


def is_type(text):
    """Whether all that a block holds are types, extensions and imports."""
    outer = [line for line in text.split("\n")
             if split_comment(line)[0] and not line.startswith((" ", "}", ")", "#"))]
    return all(TYPE.match(line) for line in outer) and not all(IMPORT.match(line) for line in outer)


def belonging(blocks):
    """Whether each block needs UIKit, or continues one that does: until the next example, what is printed as well."""
    found, last = [], False
    for block, below in zip(blocks, [*blocks[1:], None]):
        if block.word == "example":
            last = block.name == "UIKit"
        elif block.language == "swift":
            last = last or needs_uikit(block.text)
        is_ahead = block.word in ("file", "from", "parse", "continue")
        found.append(
            is_ahead and (last or below is not None and needs_uikit(below.text))
            or block.word in (None, "prints") and last or block.name == "UIKit")
    return found


def needs_uikit(text):
    return any(UIKIT.search(split_comment(line)[0]) for line in text.split("\n"))


def located(block, lines, file=None):
    """Lines whose place is that in the page, for the compiler and for reports."""
    return [f'#sourceLocation(file: "{file or block.path}", line: {1 if file else block.line})', *lines]


def used_types(path, name):
    """The types of another page, or of a folder of sources."""
    if path.endswith(".md"):
        return Page(path, list(page_blocks(path)), name).types
    return [as_private(line) for file in sorted(Path(path).glob("*.swift"))
            for line in without_imports(file.read_text())]


def holds(path, text):
    """Whether a file, or one below a folder, has lines, whatever their indentation."""
    files = [file for file in [Path(path), *Path(path).rglob("*")] if file.is_file() and ".build" not in file.parts]
    lines = "".join(text.split())
    return any(lines in "".join(file.read_text(errors="ignore").split()) for file in files)


def closed(lines):
    """Lines behind which places are those in the source."""
    return [*lines, "#sourceLocation()"] if any(line.startswith("#sourceLocation") for line in lines) else lines


def without_imports(text):
    """The lines of a block, whose imports are those of the whole file, and whose tests are called without a runner."""
    return [re.sub(r"^(@testable )?import .*", "", re.sub(r"^( *)@(Test|Suite) ?", r"\1", line)).replace("#expect(", "expect(")
            for line in text.split("\n")]


def as_private(line):
    """A line, which may declare a type: other pages may have another one of this name."""
    return re.sub(r"^((public|open|private) )?(?=(final )?(class|struct|enum|protocol) )", "fileprivate ", line)


def tests(text):
    """The functions of a block that are tests."""
    return re.findall(r"@Test\s+func (`[^`]+`|\w+)\(\)", text)

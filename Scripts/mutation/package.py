"""A copy of the package with many mutants in it, of which an environment variable chooses one."""

import os
import re
import subprocess

from .source import Source

# Folders without mutants: code for Apple's platforms is not compiled here, and refusals never run.
FOLDERS_LEFT_OUT = {"Apple", "Refusals"}
# Files without mutants: refusals, and checks that only the trait `InternalChecks` compiles.
FILES_LEFT_OUT = ("+Misuse.swift", "+Invariants.swift")
CORE = ["Sources/Cassowary", "Sources/Anchorage", "Sources/AnchorageHeadless"]
COPIED = ["Package.swift", "README.md", "SKILL.md", "CHANGELOG.md", "Sources", "Tests", "Playgrounds"]
VARIABLE = "ANCHORAGE_MUTANT"
# Optimised code runs the tests in a tenth of the time; assertions stay, which notice much.
FLAGS = ["-c", "release", *(word for flag in ("-enable-testing", "-assert-config", "Debug", "-suppress-warnings")
                            for word in ("-Xswiftc", flag))]

SWITCH = f"""\
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let presentMutant = getenv("{VARIABLE}").flatMap {{ Int(String(cString: $0)) }} ?? 0

@usableFromInline func isMutant(_ number: Int) -> Bool {{ presentMutant == number }}
"""

# What an error is about: a line, or the function on which the compiler itself gave up.
ERROR = re.compile(r"^(?:| for .* \(at )(/[^:\n]+):(\d+):\d+(?:: error: |\)$)", re.MULTILINE)


class BuildFailed(Exception):
    """The package does not build, and no mutant is to blame."""


def sources(root):
    """The files of the core, by their paths."""
    found = []
    for module in CORE:
        for folder, folders, files in os.walk(os.path.join(root, module)):
            folders[:] = sorted(name for name in folders if name not in FOLDERS_LEFT_OUT and not name.endswith(".docc"))
            found += [os.path.relpath(os.path.join(folder, name), root) for name in files
                      if name.endswith(".swift") and not name.endswith(FILES_LEFT_OUT)]
    return [Source(path, _read(os.path.join(root, path))) for path in sorted(found)]


class Package:
    """The copy, kept from one build to the next so that only what differs is compiled."""

    def __init__(self, root, folder):
        self.root = root
        self.folder = folder
        self._lines = {}    # of a path, the lines that belong to mutants: (first, last, number)

    def build(self, mutants):
        """Builds the package with the mutants, given by their numbers; returns the numbers that do not compile."""
        self._write(mutants)
        # The libraries first: tests take long to compile, and for nothing if a mutant does not.
        for target in (["--target", "AnchorageHeadless"], ["--build-tests"]):
            result = subprocess.run(
                ["swift", "build", "--package-path", self.folder, *FLAGS, *target], capture_output=True, text=True)
            if result.returncode != 0:
                return self._blamed(result.stdout + result.stderr)
        return set()

    def _blamed(self, output):
        """The mutants that errors of the compiler are about."""
        wrong = {number for path, line in ERROR.findall(output)
                 if (number := self._mutant_at(os.path.relpath(path, self.folder), int(line)))}
        if not wrong:
            raise BuildFailed(output[-5000:])
        return wrong

    def program(self, name):
        """Where a program is that was built."""
        return os.path.join(self.folder, ".build", "release", name)

    def _mutant_at(self, path, line):
        """The mutant that a line belongs to; of those that share a function, the last where it is not said which."""
        found = [number for first, last, number in self._lines.get(path, []) if first <= line <= last]
        return found[0] if found else None

    def _write(self, mutants):
        """Brings the copy up to date. Files that stay the same are not touched."""
        wanted = {}
        for name in COPIED:
            path = os.path.join(self.root, name)
            if os.path.isfile(path):
                wanted[name] = _read(path, "rb")
            for folder, folders, files in os.walk(path):
                folders[:] = [name for name in folders if not name.startswith(".")]
                for name in files + [name for name in folders if os.path.islink(os.path.join(folder, name))]:
                    file = os.path.join(folder, name)
                    wanted[os.path.relpath(file, self.root)] = file if os.path.islink(file) else _read(file, "rb")
        for module in CORE:
            wanted[f"{module}/IsMutant.swift"] = SWITCH.encode()
        self._lines = {}
        for path, numbered in _by_path(mutants).items():
            text, self._lines[path] = _with_mutants(numbered)
            wanted[path] = text.encode()
        self._remove_all_but(wanted)
        for path, content in wanted.items():
            _update(os.path.join(self.folder, path), content)

    def _remove_all_but(self, wanted):
        for folder, folders, files in os.walk(self.folder):
            folders[:] = [name for name in folders if name != ".build"]
            for name in files:
                path = os.path.join(folder, name)
                if os.path.relpath(path, self.folder) not in wanted:
                    os.remove(path)


def _by_path(mutants):
    """The mutants of each file: pairs of number and change."""
    result = {}
    for number, change in mutants.items():
        result.setdefault(change.source.path, []).append((number, change))
    return result


def _with_mutants(numbered):
    """The text of a file with mutants, and which lines belong to which."""
    source = numbered[0][1].source
    bodies = {}
    for number, change in numbered:
        bodies.setdefault(change.body, []).append((number, change))
    text, lines, position = "", [], 0
    for body in sorted(bodies, key=lambda body: body.start):
        text += source.text[position:body.start]
        first_of_body = text.count("\n") + 1
        for number, change in bodies[body]:
            text += f" if isMutant({number}) {{\n"
            first = text.count("\n") + 1
            text += f"{change.mutated_body}\n"
            lines.append((first, text.count("\n"), number))
            text += "} else"
        text += f" {{\n{source.text[body.start:body.end]}\n}}"
        position = body.end
        # A result that is missing is reported where the function ends.
        lines.append((first_of_body, text.count("\n") + 1, bodies[body][-1][0]))
    return text + source.text[position:], lines


def _update(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if isinstance(content, str):    # a link
        if not os.path.islink(path):
            os.symlink(os.readlink(content), path)
    elif not os.path.exists(path) or _read(path, "rb") != content:
        with open(path, "wb") as file:
            file.write(content)


def _read(path, mode="r"):
    with open(path, mode, encoding=None if "b" in mode else "utf-8") as file:
        return file.read()

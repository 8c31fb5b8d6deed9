"""Compiles printed classes, many in a program, and runs them."""

import os
import subprocess
from multiprocessing.pool import ThreadPool
from pathlib import Path

from swift_build import ROOT, built_products

HERE = Path(__file__).resolve().parent
SHARE = 150  # classes in a program: more take more memory than time
# As `Scripts/check-apple` builds them, so that nothing is built twice.
FAKES = ("--manifest-cache", "none", "--package-path", "Tests/AppleBackends", "--scratch-path", ".build/UIKit",
         "-Xswiftc", "-warnings-as-errors", "--enable-code-coverage")


class Headless:
    """The libraries as everybody builds them."""

    name, styles, support = "headless", ("headless",), ("Describe.swift",)
    imports = ("AnchorageHeadless",)

    def __init__(self, products):
        self.folder = Path(products)
        self.objects = self.objects_of("Anchorage", "Cassowary", "AnchorageHeadless")
        self.options = ("-package-name", os.path.basename(ROOT).lower())

    def objects_of(self, *modules):
        return [self.folder / f"{module}.build" / f"{path.name}.o" for module in modules
                for path in (Path(ROOT) / "Sources" / module).rglob("*.swift")]

    def gallery_scenes(self, folder):
        """Prints the screens of the gallery as scenes, and returns their files."""
        folder.mkdir(parents=True)
        (folder / "main.swift").write_text(
            "import AnchorageCode\nimport Foundation\n\nfor type in allScreens {\n  let screen = type.init()\n"
            "  screen.layoutIfNeeded()\n  try screen.layoutCode(as: .scene).write(\n"
            f"    toFile: \"{folder}/\\(type).layout\", atomically: true, encoding: .utf8)\n}}\n")
        sources = sorted((Path(ROOT) / "Playgrounds/Gallery/Sources/Screens").glob("*.swift"))
        subprocess.run(
            ["swiftc", "-swift-version", "6", "-Onone", "-wmo", "-module-name", "screens", *self.options, "-I", self.folder / "Modules",
             *sources, folder / "main.swift", *self.objects, *self.objects_of("AnchorageCode"), "-lm", "-o", folder / "program"],
            check=True)
        subprocess.run([folder / "program"], check=True)
        return sorted(folder.glob("*.layout"))


class UIKit:
    """The backend for UIKit on its fakes, which lay out with the headless engine."""

    name, styles, support = "uikit", ("uikit", "anchors"), ("DescribeUIKit.swift",)
    imports = ("UIKit",)

    def __init__(self):
        flags = os.environ.pop("SWIFT_FLAGS", "")
        os.environ["ANCHORAGE_FAKE"] = "UIKit"
        self.folder = Path(built_products(*FAKES, "--target", "AnchorageHeadless"))
        os.environ["SWIFT_FLAGS"] = flags
        self.objects = sorted(path for module in (
            "CoreGraphics", "ObjectiveC", "SwiftUI", "Cassowary", "HeadlessLanguage", "HeadlessAnchorage", "UIKit", "Anchorage",
            "AnchorageHeadless") for path in (self.folder / f"{module}.build").rglob("*.swift.o"))
        self.options = ("-enable-upcoming-feature", "MemberImportVisibility", "-profile-generate")


def run_all(platform, classes, folder):
    """What the printed classes describe when they run: the output of all programs, or `None` where one does not compile.

    `classes` are (key, code, call): the call makes the class.
    """
    shares = [classes[start:start + SHARE] for start in range(0, len(classes), SHARE)]
    work = [(platform, share, folder / f"{platform.name}{number}") for number, share in enumerate(shares)]
    with ThreadPool(os.cpu_count()) as pool:
        outputs = pool.map(lambda arguments: run(*arguments), work)
    return None if None in outputs else "".join(outputs)


def run(platform, classes, folder):
    folder.mkdir(parents=True)
    for key, code, _ in classes:
        (folder / f"{key}.swift").write_text(in_enum(code, key))
    imports = "".join(f"import {module}\n" for module in platform.imports)
    calls = "".join(f"{call}\n" for _, _, call in classes)
    (folder / "main.swift").write_text(f"{imports}\n{calls}")
    sources = [*sorted(folder.glob("*.swift")), *(HERE / name for name in platform.support)]
    compiled = subprocess.run(
        ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-Onone", "-wmo", "-module-name", "printed", *platform.options,
         "-I", platform.folder / "Modules", *sources, *platform.objects, "-lm", "-o", folder / "program"],
        check=False, capture_output=True, text=True)
    if compiled.returncode != 0:
        print("\n".join(line for line in compiled.stderr.splitlines() if "error:" in line) or compiled.stderr)
        return None
    ran = subprocess.run([folder / "program"], check=False, capture_output=True, text=True,
                         env={**os.environ, "LLVM_PROFILE_FILE": os.devnull})
    if ran.returncode != 0:
        print(f"{folder / 'program'} ended with {ran.returncode}: {ran.stderr[-2000:]}")
        return None
    return ran.stdout


def in_enum(code, name):
    """The code inside a type, which keeps its names apart from those of other files; the imports stay in front."""
    imports, _, body = code.partition("\n\n")
    return f"{imports}\n\nenum {name} {{\n{body}}}\n"

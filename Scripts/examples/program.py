"""The examples as a program that is compiled, and whose output is compared with what the documentation says."""

import os
import re
import subprocess
import tempfile

from results import is_same


class Program:
    """Sources with the places in the documentation that their lines come from."""

    def __init__(self, sources, main, folder, options=()):
        """`sources` are texts by name; `main` are the lines that call them; `options` are those of the compiler."""
        self.folder, self.options = folder, options
        self.files = []
        for name, text in {**sources, "main": "\n".join(main) + "\n"}.items():
            self.files.append(os.path.join(folder, name + ".swift"))
            with open(self.files[-1], "w") as file:
                file.write(text)

    def compile(self, *options):
        """What the compiler says, as pairs of a place and a text."""
        result = subprocess.run(
            ["swiftc", "-swift-version", "6", "-suppress-warnings", "-diagnostic-style=llvm", "-j", "2",
             "-continue-building-after-errors",
             *self.options, *self.files, *options], capture_output=True, text=True)
        errors = list(dict.fromkeys(
            (place, text) for place, text in re.findall(r"^(.*?:\d+):\d+: (error: .*)$", result.stderr, re.M)))
        if result.returncode and not errors:
            errors.append(("Scripts/check-examples", result.stderr))
        return errors

    def run(self, values, texts, objects):
        """The errors of examples that do not compile or give something else, and the pictures that they draw."""
        program = os.path.join(self.folder, "examples")
        errors = self.compile(*objects, "-lm", "-o", program)
        if errors:
            return errors, set()
        # Fakes may have been built to measure coverage, which is nobody's here.
        result = subprocess.run([program], capture_output=True, text=True, cwd=os.path.dirname(__file__),
                                env={**os.environ, "LLVM_PROFILE_FILE": os.devnull})
        last, pictures, missing = "Scripts/check-examples", set(), {**values, **texts}
        for part in result.stdout.split("\x01")[1:]:
            last, found = part.split("\x02")
            missing.pop(last, None)
            if last.endswith(".svg"):
                pictures.add(last)
            elif last in values and not is_same(found, values[last]):
                errors.append((last, f"error: the result is {' '.join(found.split())}"))
            elif last in texts and not is_shown(found, texts[last]):
                errors.append((last, f"error: this is printed:\n{found}"))
            elif last not in values and last not in texts and found:
                errors.append((last, f"error: {found}" if "\n" not in found else f"error: the page does not show:\n{found}"))
        if result.returncode:
            errors.append((last, f"error: the example ends the program: {result.stderr.strip()[:300]}"))
        else:
            errors += [(place, "error: the result does not show") for place in missing]
        return errors, pictures


def is_shown(printed, shown):
    """Whether a page shows what was printed; of the failure of an expectation the beginning is enough."""
    printed, shown = printed.rstrip("\n"), shown.rstrip("\n")
    return printed == shown or printed.startswith("the layout of ") and printed.startswith(shown + "\n")


def in_folder(body):
    """What a function gives that is called with a folder, which is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        return body(folder)

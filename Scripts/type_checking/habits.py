"""What hands type that know Auto Layout from elsewhere: each line means what it says, or is refused with what to write.

A line of `Tests/CompileErrors/Habits.txt` is a statement and, behind `##`, one of these:

- the constraints that it leaves active, or what it prints, or `nothing` (a call that changes something else);
- `refused: …`, what the next pass reports;
- `error: …` or `warning: …`, all that the compiler says, each sentence once. Its errors are in words of ours.

    habits.py MODULES [--record]

`--record` writes what is found into the file, for people to read before they keep it.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True
from measure import type_check  # noqa: E402

HABITS = Path("Tests/CompileErrors/Habits.txt")
# The names that statements use, and how the result of one is printed.
DESK = Path("Scripts/type_checking/Desk.swift")
# The most scopes of the constraint solver that a line may take; see check-type-checking.
SCOPES = 20_000
COUNT = 227
# As the messages of unavailable names begin.
OURS = re.compile(r"error: .*( is unavailable|has been renamed to )")


class Habit:
    def __init__(self, line):
        self.code, _, self.meaning = (part.strip() for part in line.partition(" ## "))
        self.says = []
        self.scopes = 0


def read():
    """The lines of the file as they are, headings too, and the habits among them."""
    lines = [line if line.startswith("#") or not line else Habit(line) for line in HABITS.read_text().splitlines()]
    return lines, [line for line in lines if isinstance(line, Habit)]


def measured(habits, modules, folder):
    """Type-checks the habits, a method each, and notes what the compiler says and how many scopes it takes."""
    file = folder / "Habits.swift"
    file.write_text("import AnchorageHeadless\nextension Desk {\n" + "".join(
        f"func habit{index}() {{ {habit.code} }}\n" for index, habit in enumerate(habits)) + "}\n")
    report = type_check([DESK, file], modules)
    for index, habit in enumerate(habits):
        habit.scopes = report.lines[index + 3].scopes if index + 3 in report.lines else 0
        habit.says = []
    for line in report.output.splitlines():
        found = re.match(r".*Habits.swift:(\d+):\d+: ((?:error|warning): .*)$", line)
        if found:
            habits[int(found[1]) - 3].says.append(re.sub(r" \[#[^]]*\]$", "", found[2]))
        elif re.search(r": error: ", line):
            raise SystemExit(line)


def run(habits, modules, folder):
    """What each habit does that compiles."""
    (folder / "Habits.swift").write_text("import AnchorageHeadless\nextension Desk {\n" + "".join(
        f"func habit{index}() {{ {habit.code} }}\n" for index, habit in enumerate(habits)) + "}\n")
    (folder / "main.swift").write_text("".join(
        f'Desk().show({index}) {{ $0.habit{index}() }}\n' for index in range(len(habits))))
    # Objects of files that are gone may still lie there.
    objects = [str(modules.parent / f"{name}.build" / f"{path.name}.o")
               for name in ("Anchorage", "AnchorageHeadless", "Cassowary")
               for path in sorted(Path("Sources", name).rglob("*.swift"))]
    program = folder / "habits"
    subprocess.run(
        ["swiftc", "-swift-version", "6", "-suppress-warnings", "-Onone", "-I", str(modules), str(DESK),
         str(folder / "Habits.swift"), str(folder / "main.swift"), *objects, "-lm", "-o", str(program)], check=True)
    output = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    found = {}
    for part in output.split("\x01")[1:]:
        number, text = part.split("\x02")
        found[int(number)] = ", ".join(text.strip().splitlines()) or "nothing"
    return [found[index] for index in range(len(habits))]


def main():
    modules = Path(sys.argv[1]).resolve()
    lines, habits = read()
    failures = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        measured(habits, modules, folder)
        compiled = [habit for habit in habits if not any(said.startswith("error") for said in habit.says)]
        found = dict(zip(compiled, run(compiled, modules, folder)))
    for habit in habits:
        meaning = " | ".join(dict.fromkeys(habit.says)) or found[habit]
        if "--record" in sys.argv:
            habit.meaning = meaning
        elif meaning != habit.meaning:
            failures.append(f"'{habit.code}'\n  missing: {habit.meaning}\n  instead: {meaning}")
        for said in habit.says:
            if said.startswith("error") and not OURS.match(said):
                failures.append(f"'{habit.code}': the compiler has words of its own: {said}")
    failures += [f"'{habit.code}' takes {habit.scopes} scopes, not {SCOPES}" for habit in habits if habit.scopes > SCOPES]
    if len({habit.code for habit in habits}) < COUNT:
        failures.append(f"{HABITS} has fewer than {COUNT} habits")
    if "--record" in sys.argv:
        HABITS.write_text("".join(
            f"{line.code} ## {line.meaning}\n" if isinstance(line, Habit) else f"{line}\n" for line in lines))
    hardest = max(habits, key=lambda habit: habit.scopes)
    print(f"{HABITS}: {len(habits)} habits, {len(compiled)} of them compile; the hardest takes "
          f"{hardest.scopes} scopes: {hardest.code}")
    for failure in failures:
        print(f"error: {failure}", file=sys.stderr)
    sys.exit(1 if failures else 0)


main()

"""The command line of `mutants`."""

import argparse
import hashlib
import json
import os
import signal
import sys

from .changes import changes
from .package import CORE, BuildFailed, Package, sources
from .trial import Trials, Verdict

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
FOLDER = os.path.join(ROOT, ".build", "mutants")
EQUIVALENT = os.path.join(HERE, "equivalent.txt")
# What the tests must reach: of those not equivalent this share is killed, and this share at most is equivalent.
KILLED, SPARED = 0.9, 0.1


def main(arguments, usage):
    parser = argparse.ArgumentParser(
        description=usage, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--skip", default="$^")
    options = parser.parse_args(arguments)
    # Ends what it runs when it is ended itself.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    order = drawn(options.seed)
    state = State(os.path.join(FOLDER, "state.json"))
    try:
        package = Package(ROOT, os.path.join(FOLDER, "package"))
        mutants = {} if options.list else compiled(package, order, options.count, state)
        if not options.list:
            judge(package, mutants, state, options.skip)
    except BuildFailed as failure:
        print(f"error: {failure}", file=sys.stderr)
        return 1
    if options.list:
        for key, change in order[:options.count]:
            print(f"{change.place}\n    {change.text}")
        return 0
    return report(mutants, state, options.seed)


def drawn(seed):
    """All changes in the order in which they are drawn: pairs of a name of their own and the change.

    The order depends on nothing but what a change says, so that a function that moves, or is changed, leaves the
    others in their places.
    """
    counts, result = {}, []
    for source in sources(ROOT):
        for change in changes(source):
            counts[change.text] = counts.get(change.text, 0) + 1
            result.append((f"{change.text} #{counts[change.text]}", change))
    return sorted(result, key=lambda pair: hashlib.sha256(f"{seed} {pair[0]}".encode()).digest())


class State:
    """What is known of mutants, kept in a file: which compile, and what came of them.

    It holds for the sources as they are. A mutant that survived is tried again when the tests are others.
    """

    def __init__(self, path):
        self.path = path
        self.tests = digest(["Tests", "Playgrounds"])
        known = {"sources": digest(CORE), "results": {}}
        try:
            with open(path, encoding="utf-8") as file:
                read = json.load(file)
            if read["sources"] == known["sources"]:
                known = read
        except (FileNotFoundError, ValueError, KeyError):
            pass
        self.known = known

    def compiles(self, key):
        return self.known["results"].get(key, {}).get("kind") != "discarded"

    def verdict(self, key):
        """What came of a mutant, or None where that has to be found out."""
        result = self.known["results"].get(key)
        if result is None or result["kind"] == "survived" and result["tests"] != self.tests:
            return None
        return Verdict(result["kind"], result["reason"])

    def note(self, key, verdict):
        self.known["results"][key] = {"kind": verdict.kind, "reason": verdict.reason, "tests": self.tests}
        os.makedirs(os.path.dirname(self.path), exist_ok=True)
        with open(self.path + ".new", "w", encoding="utf-8") as file:
            json.dump(self.known, file, indent=1, ensure_ascii=False)
        os.replace(self.path + ".new", self.path)


def digest(folders):
    """A number for the contents of folders."""
    result = hashlib.sha256()
    for name in folders:
        for folder, folders_inside, files in os.walk(os.path.join(ROOT, name)):
            folders_inside[:] = sorted(inside for inside in folders_inside if not inside.startswith("."))
            for file in sorted(files):
                path = os.path.join(folder, file)
                result.update(os.path.relpath(path, ROOT).encode())
                with open(path, "rb") as content:
                    result.update(content.read())
    return result.hexdigest()


def compiled(package, order, count, state):
    """Builds the first mutants that compile; returns them by number: pairs of name and change."""
    while True:
        chosen = [pair for pair in order if state.compiles(pair[0])][:count]
        mutants = dict(enumerate(chosen, start=1))
        if all(state.verdict(key) for key, _ in chosen):
            return mutants
        # All of them, so that a run that was ended finds everything built.
        say(f"building {len(mutants)} mutants")
        wrong = package.build({number: change for number, (_, change) in mutants.items()})
        for number in sorted(wrong):
            say(f"does not compile: {mutants[number][1].text}")
            state.note(mutants[number][0], Verdict("discarded"))
        if not wrong:
            return mutants


def judge(package, mutants, state, skipped):
    """Finds out what comes of the mutants of which that is not known, without the tests that are skipped."""
    pending = [number for number, (key, _) in mutants.items() if state.verdict(key) is None]
    if not pending:
        return
    trials = Trials(package, skipped)
    trials.measure()
    for number in pending:
        key, change = mutants[number]
        state.note(key, trials.judge(number, change.source.path))
        say(f"{number}: {sentence(state.verdict(key))}")


def report(mutants, state, seed):
    """Prints the table; returns the exit status."""
    reasons = reviewed()
    counts = dict.fromkeys(("killed", "timed out", "equivalent", "survived"), 0)
    for number, (key, change) in mutants.items():
        verdict = state.verdict(key)
        if verdict.kind == "survived" and change.text in reasons:
            verdict = Verdict("equivalent", reasons[change.text])
        elif change.text in reasons:
            say(f"mutant {number} is not equivalent: take it out of {os.path.basename(EQUIVALENT)}")
        counts[verdict.kind] += 1
        print(f"{number:4}  {change.place}: {sentence(verdict)}\n      {change.text}")
    total, noticed = len(mutants), counts["killed"] + counts["timed out"]
    others = total - counts["equivalent"]
    print(f"\n{total} mutants (seed {seed}): " + ", ".join(f"{value} {kind}" for kind, value in counts.items()))
    print(f"{noticed} of {others} that are not equivalent are killed: {100 * noticed / max(others, 1):.1f} %")
    return 0 if noticed >= KILLED * others and counts["equivalent"] <= SPARED * total else 1


def sentence(verdict):
    """A verdict as it is printed."""
    between = {"killed": " by ", "timed out": " in ", "equivalent": ": "}.get(verdict.kind, "")
    return verdict.kind + between + verdict.reason


def reviewed():
    """The reasons why mutants are equivalent, by their texts."""
    reasons, text = {}, None
    with open(EQUIVALENT, encoding="utf-8") as file:
        for line in file.read().splitlines():
            if line.startswith("    ") and text:
                reasons[text] = (reasons.get(text, "") + " " + line.strip()).strip()
            elif line and not line.startswith("//"):
                text = line
    return reasons


def say(text):
    print(f"mutants: {text}", file=sys.stderr, flush=True)

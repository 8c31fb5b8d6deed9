"""The program that solves systems with Anchorage's solver."""

import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PACKAGE = os.path.join(ROOT, "Tests", "Invariants")
SCRATCH = os.path.join(ROOT, ".build", "invariants")
SIMPLEXES = ("chosen", "tableau", "revised")
PATIENCE = 100   # seconds after which a program hangs


class Failure(Exception):
    """The program did not answer every question."""


def build():
    """Builds the program, as the tests of the invariants are built, and returns its path."""
    command = ["swift", "build", "--package-path", PACKAGE, "--scratch-path", SCRATCH, "--product", "solve-systems",
               *os.environ.get("SWIFT_FLAGS", "").split()]
    subprocess.run([*command, "--quiet"], check=True, stdout=sys.stderr)
    folder = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout
    return os.path.join(folder.strip(), "solve-systems")


def solve(program, simplex, systems, patience=PATIENCE):
    """The program's answer to each system. Raises `Failure` if it traps or hangs."""
    questions = "".join(json.dumps(system.question()) + "\n" for system in systems)
    try:
        result = subprocess.run(
            [program, simplex], input=questions, capture_output=True, text=True, timeout=patience)
        answers, end = result.stdout, f"ended with {result.returncode}: {result.stderr[-500:]}"
    except subprocess.TimeoutExpired as expired:
        answers, end = (expired.stdout or b"").decode(), f"took more than {patience} s"
    lines = answers.splitlines()
    if len(lines) != len(systems):
        last = min(len(lines), len(systems) - 1)
        raise Failure(f"at system {last} the program {end}\n{systems[last]}")
    return [json.loads(line) for line in lines]

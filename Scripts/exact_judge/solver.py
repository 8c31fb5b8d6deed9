"""The program that solves systems with Anchorage's solver."""

import json
import os
import subprocess

from swift_build import INVARIANTS, built_products
import sys

SIMPLEXES = ("chosen", "tableau", "revised")
PATIENCE = 100   # seconds after which a program hangs


class Failure(Exception):
    """The program did not answer every question."""


def build():
    """Builds the program, as the tests of the invariants are built, and returns its path."""
    return os.path.join(built_products(*INVARIANTS, product="solve-systems"), "solve-systems")


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

"""Worked examples, and planted mistakes that have to be found, to trust the judge before it judges anything."""

import itertools
import math
import os
import sys
import tempfile
from fractions import Fraction

from .program import optima
from .solver import Failure, solve
from .systems import KINDS, REQUIRED, Constraint, System, error, systems
from .verdict import Judge, Wrong

# x0 >= 100 and x0 <= 300; x0 near 50, near 200 and 260 less so, and the same weaker. y = x1 is free.
LEVELS = System([True, False], [
    Constraint(">=", REQUIRED, -100.0, [(0, 1.0)]),
    Constraint("<=", REQUIRED, -300.0, [(0, 1.0)]),
    Constraint("==", 500, -50.0, [(0, 1.0)]),
    Constraint("==", 500, -200.0, [(0, 1.0)]),
    Constraint("==", 500, -260.0, [(0, 1.0)]),
    Constraint("==", 250, -10.0, [(0, 1.0), (1, 2.0)]),
])

# x0 >= 0, x0 + 8 <= 0; x1 == 3, x1 == 3 again, x1 <= 2; all required.
CONFLICT = System([True, False], [
    Constraint("<=", REQUIRED, 8.0, [(0, 1.0)]),
    Constraint("==", REQUIRED, -3.0, [(1, 1.0)]),
    Constraint("==", REQUIRED, -3.0, [(1, 1.0)]),
    Constraint("<=", REQUIRED, -2.0, [(1, 1.0)]),
    Constraint("==", 250, 0.0, [(0, 1.0)]),
])

# What each answer shows, the system, the values, what is left out, and the kind of mistake.
ANSWERS = [
    ("the median of a level", LEVELS, [200, -95], [], None),
    ("a value beside the median", LEVELS, [200.1, -95.05], [], "not optimal"),
    ("a weaker level that could be zero", LEVELS, [200, 0], [], "not optimal"),
    ("a required constraint that does not hold", LEVELS, [99, -44.5], [], "required"),
    ("a constraint left out for nothing", LEVELS, [200, -95], [1], "false conflict"),
    ("an optional constraint left out", LEVELS, [200, -95], [2], "false conflict"),
    ("a value that is no number", LEVELS, ["nan", 0], [], "no number"),
    ("a value that is infinite", LEVELS, ["inf", 0], [], "no number"),
    ("the constraints that were added last are left out", CONFLICT, [0, 3], [0, 3], None),
    ("another choice of what is left out", CONFLICT, [0, 2], [0, 1, 2], None),
    ("a conflict with a bound that is not reported", CONFLICT, [0, 3], [3], "missed conflict"),
    ("no conflict reported at all", CONFLICT, [0, 3], [], "missed conflict"),
    ("more left out than needed", CONFLICT, [0, 3], [0, 2, 3], "false conflict"),
    ("a size below zero", CONFLICT, [-0.001, 3], [0, 3], "negative"),
]


def self_test():
    found = [*wrong_verdicts(), *wrong_optima(), *wrong_errors(), *wrong_systems(), *unnoticed_ends()]
    for text in found:
        print(f"error: {text}", file=sys.stderr)
    if not found:
        print(f"{len(ANSWERS)} planted answers are judged as they should be, optima are those of a search")
    return 1 if found else 0


def wrong_verdicts():
    for title, system, values, broken, kind in ANSWERS:
        try:
            Judge(system).check({"values": values, "broken": broken})
            verdict = None
        except Wrong as reason:
            verdict = reason.kind
        if verdict != kind:
            yield f"{title}: {verdict} instead of {kind}"


def wrong_optima():
    """Compares optima with the best corner that a search among all corners finds."""
    for kind in KINDS:
        for number, (non_negative, constraints) in enumerate(systems(kind, 30, 1)):
            if len(non_negative) <= 3:
                expected, found = best_corner(non_negative, constraints), optima(non_negative, constraints)
                if list(found.values()) != expected:
                    yield f"{kind} {number}: {list(found.values())} instead of {expected}"


def best_corner(non_negative, constraints):
    """The costs of all levels, strongest first, of the best point at which as many lines meet as there are variables.

    Costs are linear between these lines, where constraints hold exactly or variables are zero. What is best is best at
    such a point, too.
    """
    strengths = sorted({constraint.strength for constraint in constraints}, reverse=True)
    count = len(non_negative)
    lines = [([Fraction(dict(constraint.terms).get(variable, 0)) for variable in range(count)],
              -Fraction(constraint.constant)) for constraint in constraints]
    lines += [([Fraction(variable == other) for other in range(count)], Fraction(0)) for variable in range(count)]
    best = None
    for chosen in itertools.combinations(lines, count):
        point = meeting(chosen)
        if point is None or any(value < 0 for value, is_bounded in zip(point, non_negative) if is_bounded):
            continue
        costs = [sum((constraint.error(point) for constraint in constraints if constraint.strength == strength),
                     Fraction(0)) for strength in strengths]
        best = costs if best is None else min(best, costs)
    return best


def meeting(lines):
    """The only point on all lines, by elimination; None if there is none or are many."""
    rows = [[*factors, constant] for factors, constant in lines]
    for column in range(len(rows)):
        pivot = next((row for row in rows[column:] if row[column] != 0), None)
        if pivot is None:
            return None
        rows.remove(pivot)
        rows = [row if row[column] == 0 else
                [cell - row[column] / pivot[column] * other for cell, other in zip(row, pivot)] for row in rows]
        rows.insert(column, pivot)
    return [row[-1] / row[index] for index, row in enumerate(rows)]


def wrong_errors():
    for relation, expected in (("==", [2, 0, 2]), (">=", [2, 0, 0]), ("<=", [0, 0, 2])):
        found = [error(relation, value) for value in (-2, 0, 2)]
        if found != expected:
            yield f"'{relation}' is violated by {found} instead of {expected}"


def unnoticed_ends():
    """Programs that end early, hang or say too much."""
    answer = 'echo "{\\"values\\": [0, 0], \\"broken\\": []}"'
    programs = {
        "traps": (f"read line; {answer}; kill -ILL $$", "at system 1 the program ended with"),
        "hangs": (f"read line; {answer}; exec sleep 60", "at system 1 the program took more than"),
        "says too much": (f"while read line; do {answer}; {answer}; done", "at system 1 the program ended with 0"),
        "answers": (f"while read line; do {answer}; done", None),
    }
    with tempfile.TemporaryDirectory() as folder:
        for title, (script, expected) in programs.items():
            path = os.path.join(folder, title.replace(" ", "-"))
            with open(path, "w", encoding="utf-8") as file:
                file.write(f"#!/bin/sh\n{script}\n")
            os.chmod(path, 0o755)
            try:
                solve(path, "chosen", [LEVELS, CONFLICT], patience=1)
                found = None
            except Failure as failure:
                found = str(failure)
            if found is not expected and not (found and expected and found.startswith(expected)):
                yield f"a program that {title}: {found}"


def wrong_systems():
    """A seed gives the same systems for ever: their numbers, added up, are on record."""
    for kind, expected in RECORD.items():
        numbers = [number for _, constraints in systems(kind, 250, 5) for constraint in constraints
                   for number in (constraint.constant, *(factor for _, factor in constraint.terms))]
        found = f"{math.fsum(map(abs, numbers)):.9g}"
        if found != expected:
            yield f"seed 5 gives other systems of the set '{kind}' than it did: their sum is {found}"


RECORD = {
    "plain": "559796",
    "degenerate": "8532.5",
    "ratio": "558946.362",
    "mild": "838287.138",
    "const": "8.55387438e+10",
    "parallel": "558856.004",
}

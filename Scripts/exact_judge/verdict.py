"""Judges the answer to a system: values, and the required constraints that were left out."""

import math
from fractions import Fraction

from .program import optima
from .systems import REQUIRED

CLOSE = Fraction(1, 10 ** 6)   # relative to the numbers that a cost is made of, or to 1


class Wrong(Exception):
    """What is wrong with an answer: a kind of mistake, and the numbers that show it."""

    def __init__(self, kind, evidence):
        super().__init__(f"{kind}: {evidence}")
        self.kind = kind


class Judge:
    """Judges answers to one system.

    What is best is found once for each set of constraints that are left out, so that many answers cost little more
    than one.
    """

    def __init__(self, system):
        self.system = system
        self._optima = {}

    def check(self, answer):
        """Raises `Wrong` unless an answer is right.

        Returns how far a level is at most from its optimum, relative to the numbers it is made of.
        """
        if answer.get("refused"):
            raise Wrong("refused", answer["refused"])
        numbers = [float(value) for value in answer["values"]]
        if not all(map(math.isfinite, numbers)):
            raise Wrong("no number", numbers)
        self._check_conflicts(answer["broken"])
        values = [Fraction(value) for value in numbers]
        for variable, is_bounded in enumerate(self.system.non_negative):
            if is_bounded and values[variable] < -CLOSE:
                raise Wrong("negative", f"x{variable} is {numbers[variable]!r}")
        return self._check_levels(values, frozenset(answer["broken"]))

    def _check_conflicts(self, broken):
        for number in broken:
            if self.system.constraints[number].strength != REQUIRED:
                raise Wrong("false conflict", f"c{number} is optional")
        violation = self._violation(frozenset(broken))
        if violation > 0:
            without = ", ".join(f"c{number}" for number in broken) or "nothing"
            raise Wrong("missed conflict", f"without {without}, the required ones miss by {float(violation)!r}")
        for number in broken:
            if self._violation(frozenset(broken) - {number}) == 0:
                raise Wrong("false conflict", f"c{number} could hold with everything else")

    def _violation(self, broken):
        """By how much the required constraints must be violated, without those that are left out."""
        return self._least(broken, only_required=True).get(REQUIRED, 0)

    def _check_levels(self, values, broken):
        worst = 0.0
        for strength, optimum in self._least(broken).items():
            cost, magnitude = Fraction(0), Fraction(1)
            for constraint in self._kept(broken):
                if constraint.strength == strength:
                    cost += constraint.error(values)
                    parts = [Fraction(factor) * values[variable] for variable, factor in constraint.terms]
                    magnitude = max(magnitude, *map(abs, [Fraction(constraint.constant), *parts]))
            difference = abs(cost - optimum) / magnitude
            if difference > CLOSE:
                kind = "required" if strength == REQUIRED else "not optimal"
                raise Wrong(kind, f"level {strength} costs {float(cost)!r} instead of {float(optimum)!r}")
            worst = max(worst, float(difference))
        return worst

    def _kept(self, broken):
        return [constraint for number, constraint in enumerate(self.system.constraints) if number not in broken]

    def _least(self, broken, only_required=False):
        """What each level costs at the least without some constraints."""
        key = broken, only_required
        if key not in self._optima:
            constraints = self._kept(broken)
            if only_required:
                constraints = [constraint for constraint in constraints if constraint.strength == REQUIRED]
            self._optima[key] = optima(self.system.non_negative, constraints)
        return self._optima[key]

"""Random systems of constraints, of seven kinds that are hard on a solver's arithmetic."""

import random
from fractions import Fraction
from typing import NamedTuple

REQUIRED = 1000
KINDS = {
    "plain": "coefficients 1, 2 and 0.5, whole constants",
    "degenerate": "most constants are zero, so that many constraints meet in one point",
    "ratio": "coefficients such as 3/7 and 0.1, which doubles only come near to",
    "mild": "coefficients from 0.001 to 1000",
    "const": "constants from 0.001 to 1e9",
    "parallel": "constraints that differ by a ten-billionth to a hundred-thousandth of their coefficients",
    "multiplier": "a variable beside another one times a ten-thousandth to ten thousand",
}


class Constraint(NamedTuple):
    """Σ terms + constant relation 0."""

    relation: str
    strength: int
    constant: float
    terms: list
    """Pairs of a variable's number and its coefficient, sorted."""

    def value(self, values):
        """What the left side is for some values of the variables, exactly."""
        return Fraction(self.constant) + sum(Fraction(factor) * values[variable] for variable, factor in self.terms)

    def error(self, values):
        """By how much the constraint is violated, exactly."""
        return error(self.relation, self.value(values))

    def __str__(self):
        terms = " + ".join(f"{factor!r} x{variable}" for variable, factor in self.terms)
        return f"{terms} + {self.constant!r} {self.relation} 0 ~ {self.strength}"


def error(relation, value):
    """By how much `value relation 0` is violated."""
    if relation == "==":
        return abs(value)
    return max(0, -value if relation == ">=" else value)


class System(NamedTuple):
    """Constraints on variables, some of which are not negative."""

    non_negative: list
    constraints: list

    def question(self):
        """The system as the program that solves it reads it."""
        return {
            "nonNegative": self.non_negative,
            "constraints": [{
                "relation": constraint.relation, "strength": constraint.strength, "constant": constraint.constant,
                "terms": [{"variable": variable, "coefficient": factor} for variable, factor in constraint.terms],
            } for constraint in self.constraints],
        }

    def smaller(self):
        """The system without each of its constraints, and without each of its bounds."""
        for number in range(len(self.constraints)):
            yield self._replace(constraints=self.constraints[:number] + self.constraints[number + 1:])
        for variable, is_bounded in enumerate(self.non_negative):
            if is_bounded:
                yield self._replace(
                    non_negative=[is_other and variable != other for other, is_other in enumerate(self.non_negative)])

    def __str__(self):
        bounds = [f"x{variable} >= 0" for variable, is_bounded in enumerate(self.non_negative) if is_bounded]
        return "\n".join([f"  {', '.join(bounds) or 'no bounds'}",
                          *(f"  c{number}  {constraint}" for number, constraint in enumerate(self.constraints))])


def systems(kind, count, seed):
    """As many systems of a kind as wanted; a seed always gives the same ones."""
    chance = random.Random(seed)
    return [system(kind, chance) for _ in range(count)]


def system(kind, chance):
    # Which systems a seed gives depends on the order of these calls.
    variable_count = chance.randint(2, 7)
    non_negative = [chance.random() < 0.5 for _ in range(variable_count)]
    constraints = []
    for _ in range(chance.randint(variable_count, variable_count * 3)):
        terms = {}
        if kind == "multiplier":
            terms = dict(zip(chance.sample(range(variable_count), chance.choice([1, 2, 2, 2])),
                             [1.0, chance.choice([1, -1]) * 10 ** chance.uniform(-4, 4)]))
        else:
            for _ in range(chance.choice([1, 2, 2, 2, 3])):
                # The coefficient is chosen before the variable.
                factor = coefficient(kind, chance)
                terms[chance.randrange(variable_count)] = factor
        strengths = [REQUIRED, 750, 750, 250] if kind == "degenerate" else [REQUIRED, REQUIRED, 750, 500, 250]
        strength = chance.choice(strengths)
        relations = ["==", ">=", "<=", ">=", "<="] if strength == REQUIRED else ["==", "==", ">=", "<="]
        relation = chance.choice(relations)
        constraints.append(Constraint(relation, strength, constant(kind, chance), sorted(terms.items())))
    return System(non_negative, constraints)


def coefficient(kind, chance):
    if kind == "mild":
        return chance.choice([1, -1]) * 10 ** chance.uniform(-3, 3)
    if kind == "parallel":
        return chance.choice([1, -1]) * (1 + chance.choice([0, 0, 1e-5, -1e-6, 1e-7, 1e-8, 3e-9, 1e-9, 1e-10]))
    if kind == "ratio":
        return chance.choice([3 / 7, 7 / 3, -1, 1, 1 / 3, 0.1])
    return chance.choice([1, -1, 1, -1, 2, 0.5])


def constant(kind, chance):
    if kind == "const":
        return chance.choice([1, -1]) * 10 ** chance.uniform(-3, 9)
    if kind == "degenerate":
        return float(chance.choice([0, 0, 0, 0, 10]))
    return float(chance.randint(-500, 500))

"""Solves rows by linear programs, one a priority: strictly lexicographic, least absolute errors in each."""

import numpy
from scipy.optimize import linprog

from .scene import REQUIRED

FREE = 1e-7  # a price below this is none
# The bounds of x, y, width and height. A safe area may reach past the opposite edge of its view.
ITEM = [(None, None), (None, None), (0, None), (0, None)]
SAFE_AREA = [(None, None)] * 4


class Unsatisfiable(Exception):
    """The required rows contradict each other."""


class Program:
    """The rows of a scene as a linear program; errors of optional rows are variables after the items' own."""

    def __init__(self, rows, bounds):
        self.count = len(bounds)
        self.levels = sorted({row.priority for row in rows if row.priority < REQUIRED}, reverse=True)
        self.errors = {level: [] for level in self.levels}
        self.equal, self.below = [], []
        for row in rows:
            self.add(row)
        self.bounds = bounds + [(0, None)] * (self.count - len(bounds))
        self.optimum = self.solve_levels()

    def add(self, row):
        factors = dict(row.factors)
        if row.priority < REQUIRED:
            # factors + constant - over + under == 0, and only the wrong direction costs
            for sign, wrong in ((-1.0, ("==", "<=")), (1.0, ("==", ">="))):
                if row.relation in wrong:
                    factors[self.count] = sign
                    self.errors[row.priority].append(self.count)
                    self.count += 1
        if row.relation == "==":
            self.equal.append((factors, -row.constant))
        elif row.relation == "<=":
            self.below.append((factors, -row.constant))
        else:
            self.below.append(({v: -f for v, f in factors.items()}, row.constant))

    def solve_levels(self):
        """Minimises level after level, and keeps the layouts that are best so far for the next one."""
        result = None if self.levels else self.run({})
        for level in self.levels:
            result = self.run({error: 1.0 for error in self.errors[level]})
            self.keep_best(result)
        return result.x

    def keep_best(self, result):
        """Narrows the program to the optimal layouts: what has a price in the dual stays at its limit.

        That describes all optimal layouts, whichever optimal dual the solver found, and needs no slack,
        unlike a row that bounds the sum of errors.
        """
        for variable, price in enumerate(result.lower.marginals):
            if price > FREE:
                self.bounds[variable] = (0, 0)
        prices = result.ineqlin.marginals
        self.equal += [row for row, price in zip(self.below, prices) if price < -FREE]
        self.below = [row for row, price in zip(self.below, prices) if price >= -FREE]

    def run(self, costs, presolve=True):
        """The result of a linear program over the layouts kept; None when the costs fall without end."""
        result = linprog(
            self.vector(costs), *self.matrix(self.below), *self.matrix(self.equal),
            bounds=self.bounds, method="highs",
            options={"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9, "presolve": presolve})
        if result.status == 2 and presolve and costs:
            # Presolve takes some programs without a least value for ones that cannot be satisfied.
            return self.run(costs, presolve=False)
        if result.status == 2:
            raise Unsatisfiable()
        if result.status == 3 or (result.status == 4 and "nbounded" in result.message):
            return None
        if result.status != 0:
            raise RuntimeError(result.message)
        return result

    def vector(self, factors):
        vector = numpy.zeros(self.count)
        for variable, factor in factors.items():
            vector[variable] = factor
        return vector

    def matrix(self, rows):
        # Dense: scenes are small, and making a sparse matrix takes longer than solving with it.
        matrix = numpy.zeros((len(rows), self.count))
        for number, (factors, _) in enumerate(rows):
            for variable, factor in factors.items():
                matrix[number, variable] = factor
        return matrix, numpy.array([constant for _, constant in rows])

    def range(self, factors):
        """The least and the greatest value of an expression over all optimal layouts."""
        ends = []
        for sign, none in ((1.0, -numpy.inf), (-1.0, numpy.inf)):
            result = self.run({v: sign * f for v, f in factors.items()})
            ends.append(none if result is None else sum(f * result.x[v] for v, f in factors.items()))
        return tuple(ends)

"""Solves rows by linear programs, one a priority: strictly lexicographic, least absolute errors in each."""

from typing import NamedTuple

import highspy
import numpy

from .scene import REQUIRED

FREE = 1e-7  # a price below this is none
# Programs of a few hundred rows are solved in a fraction of the time that it takes to start threads.
OPTIONS = {"output_flag": False, "threads": 1, "primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9}
# The bounds of x, y, width and height. A safe area may reach past the opposite edge of its view.
ITEM = [(None, None), (None, None), (0, None), (0, None)]
SAFE_AREA = [(None, None)] * 4


class Unsatisfiable(Exception):
    """The required rows contradict each other."""


class Result(NamedTuple):
    """A layout with the least costs, the costs, and by how much a unit of room at a limit would lower them."""

    x: list
    fun: float
    bound_prices: list   # of the variables
    row_prices: list     # of the rows that are inequalities, none above 0


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
        for variable, price in enumerate(result.bound_prices):
            if price > FREE and self.bounds[variable][0] is not None:
                self.bounds[variable] = (0, 0)
        self.equal += [row for row, price in zip(self.below, result.row_prices) if price < -FREE]
        self.below = [row for row, price in zip(self.below, result.row_prices) if price >= -FREE]

    def run(self, costs, presolve=True):
        """The result of a linear program over the layouts kept; None when the costs fall without end."""
        solver = highspy.Highs()
        for option, value in OPTIONS.items():
            solver.setOptionValue(option, value)
        solver.setOptionValue("presolve", "on" if presolve else "off")
        solver.passModel(self.model(costs))
        solver.run()
        status, kinds = solver.getModelStatus(), highspy.HighsModelStatus
        if status in (kinds.kInfeasible, kinds.kUnboundedOrInfeasible) and presolve and costs:
            # Presolve takes some programs without a least value for ones that cannot be satisfied.
            return self.run(costs, presolve=False)
        if status == kinds.kInfeasible:
            raise Unsatisfiable()
        if status in (kinds.kUnbounded, kinds.kUnboundedOrInfeasible):
            return None
        if status != kinds.kOptimal:
            raise RuntimeError(solver.modelStatusToString(status))
        solution = solver.getSolution()
        return Result(solution.col_value, solver.getInfo().objective_function_value, solution.col_dual,
                      solution.row_dual[:len(self.below)])

    def model(self, costs):
        """The rows, the inequalities first, as HiGHS takes them."""
        model = highspy.HighsLp()
        model.num_col_, model.num_row_ = self.count, len(self.below) + len(self.equal)
        model.col_cost_ = [costs.get(variable, 0.0) for variable in range(self.count)]
        model.col_lower_ = [-numpy.inf if low is None else low for low, _ in self.bounds]
        model.col_upper_ = [numpy.inf if high is None else high for _, high in self.bounds]
        model.row_lower_ = [-numpy.inf] * len(self.below) + [constant for _, constant in self.equal]
        model.row_upper_ = [constant for _, constant in self.below + self.equal]
        starts, variables, values = [0], [], []
        for factors, _ in self.below + self.equal:
            variables += factors.keys()
            values += factors.values()
            starts.append(len(variables))
        model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        model.a_matrix_.num_col_, model.a_matrix_.num_row_ = model.num_col_, model.num_row_
        model.a_matrix_.start_, model.a_matrix_.index_, model.a_matrix_.value_ = starts, variables, values
        return model

    def range(self, factors):
        """The least and the greatest value of an expression over all optimal layouts."""
        ends = []
        for sign, none in ((1.0, -numpy.inf), (-1.0, numpy.inf)):
            result = self.run({v: sign * f for v, f in factors.items()})
            ends.append(none if result is None else sum(f * result.x[v] for v, f in factors.items()))
        return tuple(ends)

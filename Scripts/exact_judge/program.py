"""Optimises systems level by level in whole numbers, without rounding."""

from fractions import Fraction


def optima(non_negative, constraints):
    """What the constraints of each strength cost at the least, the stronger ones costing their least.

    Required constraints may be violated like others: what they cost tells whether they can hold together.
    """
    tableau = Tableau(non_negative, constraints)
    strengths = sorted({constraint.strength for constraint in constraints}, reverse=True)
    return {strength: tableau.optimize(strength) for strength in strengths}


class Tableau:
    """A simplex tableau of whole numbers, which all have one denominator.

    The variables are x = x⁺ − x⁻, and two errors for each constraint: Σ terms + constant = above − below. A pivot
    multiplies and then divides by the last pivot, which leaves no remainder (Edmonds, *Systems of distinct
    representatives and linear algebra*, 1967; Bareiss 1968), so that there are no fractions to reduce.
    """

    def __init__(self, non_negative, constraints):
        self.constraints = constraints
        self.denominator = 1
        columns = [(variable, 1) for variable in range(len(non_negative))]
        columns += [(variable, -1) for variable, is_bounded in enumerate(non_negative) if not is_bounded]
        self.first_error = len(columns)
        self.width = len(columns) + 2 * len(constraints)
        self.rows, self.basis, self.scales = [], [], []
        for number, constraint in enumerate(constraints):
            factors = {variable: Fraction(factor) for variable, factor in constraint.terms}
            constant = Fraction(constraint.constant)
            # Doubles are whole numbers divided by powers of two. The errors of a row are scaled with it.
            scale = max(number.denominator for number in [constant, *factors.values()])
            row = [int(scale * sign * factors.get(variable, 0)) for variable, sign in columns]
            row += [0] * (2 * len(constraints)) + [int(-scale * constant)]
            above, below = self.errors(number)
            row[above], row[below] = -1, 1
            if row[-1] < 0:
                row = [-cell for cell in row]
            self.rows.append(row)
            self.basis.append(above if row[above] > 0 else below)
            self.scales.append(scale)
        self.open = [True] * self.width

    def errors(self, number):
        return self.first_error + 2 * number, self.first_error + 2 * number + 1

    def optimize(self, strength):
        """Brings the cost of the constraints of a strength to its least, for good, and returns it."""
        costs, unit = self.costs(strength)
        objective = [self.denominator * cost for cost in costs] + [0]
        for row, column in zip(self.rows, self.basis):
            if costs[column]:
                objective = [cell - costs[column] * other for cell, other in zip(objective, row)]
        self.rows.append(objective)
        while (entering := self.entering()) is not None:
            self.pivot(self.leaving(entering), entering)
        objective = self.rows.pop()
        for column in range(self.width):
            if objective[column] > 0:
                self.open[column] = False
        return Fraction(-objective[-1], self.denominator * unit)

    def costs(self, strength):
        """What a unit of each column costs, times a number that makes them whole; and this number."""
        unit = max(self.scales)
        costs = [0] * self.width
        for number, constraint in enumerate(self.constraints):
            if constraint.strength == strength:
                above, below = self.errors(number)
                if constraint.relation in ("==", "<="):
                    costs[above] = unit // self.scales[number]
                if constraint.relation in ("==", ">="):
                    costs[below] = unit // self.scales[number]
        return costs, unit

    def entering(self):
        """The first column that lowers the cost: by Bland's rule, with which this ends."""
        return next((column for column in range(self.width) if self.open[column] and self.rows[-1][column] < 0), None)

    def leaving(self, entering):
        """The row that stops a column, among equals that of the first symbol. Costs have a least, so there is one."""
        best = None
        for index, column in enumerate(self.basis):
            row = self.rows[index]
            if row[entering] <= 0:
                continue
            if best is not None:
                # Their ratios, multiplied by both denominators.
                difference = row[-1] * self.rows[best][entering] - self.rows[best][-1] * row[entering]
            if best is None or difference < 0 or difference == 0 and column < self.basis[best]:
                best = index
        return best

    def pivot(self, leaving, entering):
        pivot_row = self.rows[leaving]
        pivot = pivot_row[entering]
        for index, row in enumerate(self.rows):
            if index == leaving:
                continue
            factor = row[entering]
            self.rows[index] = [(cell * pivot - factor * other) // self.denominator
                                for cell, other in zip(row, pivot_row)]
        self.denominator = pivot
        self.basis[leaving] = entering

"""Judges what the engine says about a scene: a layout as JSON against linear programs."""

import random
from dataclasses import replace

import numpy

from . import sentences
from .geometry import HEIGHT, WIDTH, X, Y, Geometry, Row
from .grammar import Reader
from .program import ITEM, Program, Unsatisfiable
from .scene import REQUIRED, STRONGEST, VIEWS
from .stacks import is_arranged, is_left_out, left_out_parts
from .text import tokens
from .words import text_size

CLOSE = 1e-6   # relative to the numbers of the scene
SAME = 1e-4    # a number that moves less than this has one value
FAR = 1e5      # where an unbounded number is cut off
ATTRIBUTES = ("left", "top", "width", "height")


class Wrong(Exception):
    """The layout is not what the scene means; the text says why."""


def judge(scene, layout):
    """Raises `Wrong` unless one JSON object of the playground is right for the scene at its size; returns the judgement.

    Labels wrap at the width of the first of two passes, of which the answer says nothing (`first_widths`). Returns
    `None` where the first pass had conflicts of its own, others than the answer's, and what labels wrapped at cannot
    be known; this is rare, and then only what does not depend on it is judged. It also returns `None` where a stack gave
    way in a sentence that the oracle says otherwise: then the conflicts alone are judged.
    """
    problems = layout["problems"]
    for problem in problems:
        if problem["kind"] not in ("conflict", "ambiguity", "tie"):
            raise Wrong(problem["text"])
    conflicts = [problem for problem in problems if problem["kind"] == "conflict"]
    size = tuple(layout["size"])
    labels = [item for item in scene.items.values() if item.kind == "label" and item.lines != 1]
    if not labels:
        return Judgement(scene, size, {}, layout, conflicts).checked()
    found = {label.name: layout["frames"][label.name][2] - label.alignment[1] - label.alignment[3]
             for label in labels}
    if all(text_size(label.text, found[label.name], label.lines, label.size) == text_size(label.text, None, label.lines, label.size)
           for label in labels):
        # Nothing wraps: right is what is right for the first pass.
        try:
            return Judgement(scene, size, {}, layout, conflicts).checked()
        except Wrong:
            pass
    guesses, are_certain = first_widths(scene, size, found, layout, conflicts)
    if not are_certain:
        guesses.append(found)
    for widths in guesses[:-1]:
        try:
            return Judgement(scene, size, widths, layout, conflicts).checked()
        except Wrong:
            pass
    try:
        return Judgement(scene, size, guesses[-1], layout, conflicts).checked()
    except Wrong:
        if are_certain:
            raise
        Judgement(scene, size, found, layout, conflicts).check_required(but_sizes_of=labels)
        return None


def first_widths(scene, size, found, layout, conflicts):
    """What labels can wrap at: their widths after the first pass; and whether no others are possible.

    Where a width is not the only possible one, that of the answer is taken. The answer also tells what was broken
    in the second pass; the first may have needed all of that, or nothing.
    """
    guesses, are_certain = [], not conflicts
    for broken in ([], conflicts) if conflicts else ([],):
        first = Judgement(scene, size, {}, layout, broken, is_final=False)
        program = first.program()
        try:
            program.solve_remaining()
        except Unsatisfiable:
            are_certain = False
            continue
        expressions = {name: {first.geometry.variable(scene.items[name], WIDTH): 1.0} for name in found}
        values, free = program.unique(expressions)
        guesses.append({**found, **values})
        are_certain = are_certain and not free
    return guesses, are_certain


class Judgement:
    """The rows of a scene at a size, without those reported broken, and the numbers of the answer."""

    def __init__(self, scene, size, widths, layout, conflicts, is_final=True):
        self.scene, self.layout, self.conflicts = scene, layout, conflicts
        self.geometry = Geometry(scene, size, widths)
        self.broken = []
        # Whether a stack gave way in a sentence that the rows here say otherwise: what remains of it is not known.
        self.breaks_stacks = False
        rows = self.geometry.rows
        for conflict in conflicts:
            for text in conflict["broken"]:
                row = self.read(text)
                at = next((at for at, other in enumerate(rows) if is_same(row, other)), None)
                if sentences.aligns(scene, text):
                    # The rows here tie the others to the first member, and it alone to the stack.
                    self.breaks_stacks = True
                elif at is not None:
                    self.broken.append(rows[at])
                    # Content that gives way is optional.
                    optional = [replace(rows[at], priority=STRONGEST)] if rows[at].is_content else []
                    rows = rows[:at] + optional + rows[at + 1:]
                elif sentences.is_sentence(text):
                    self.breaks_stacks = True
                elif is_final:
                    raise Wrong(f"the broken constraint '{text}' is none of the scene's")
        self.rows = rows
        if is_final and not self.breaks_stacks:
            self.point = self.numbers()
            self.scale = max(1.0, *(abs(value) for value in self.point))

    def read(self, text):
        """The row of a constraint's text."""
        if sentences.is_sentence(text):
            return self.geometry.row(sentences.equation(self.scene, text))
        return self.geometry.row(read_equation(self.scene, text))

    def numbers(self):
        """The values of the unknowns in the answer."""
        values = [0.0] * (4 * len(self.geometry.items))
        frames = self.layout["frames"]
        for item in self.geometry.items:
            if item.kind == "spacer":
                continue
            owner = item.view if item.kind in ("margins", "safeArea") else item
            x, y, width, height = frames[owner.name]
            if owner is item:
                top, left, bottom, right = item.alignment
            else:
                top, left, bottom, right = insets(item, owner)
            place = 4 * self.geometry.index[id(item)]
            values[place:place + 4] = x + left, y + top, width - left - right, height - top - bottom
        unknown = {4 * self.geometry.index[id(item)] + part for item in self.geometry.items
                   if item.kind in ("margins", "safeArea") for part in range(4)}
        if any(unknown & set(row.factors) for row in self.broken):
            # Only here are these not where their insets put them: like spacers, anywhere best for the known numbers.
            unknown |= {self.geometry.variable(item, part) for item in self.geometry.items if item.kind == "spacer"
                        for part in range(4)}
            known = [Row({v: 1.0}, -value, "==", REQUIRED) for v, value in enumerate(values) if v not in unknown]
            try:
                program = FaceProgram(self.rows + known, self.geometry.bounds)
                program.solve_remaining()
                return list(program.run({}).x[:len(values)])
            except Unsatisfiable:
                raise Wrong("what is not reported broken is violated") from None
        self.place_spacers(values)
        return values

    def place_spacers(self, values):
        """Puts the spacers of stacks, of which the answer says nothing, where they are best for the numbers that are known."""
        spacers = [item for item in self.geometry.items if item.kind == "spacer"]
        unknown = {self.geometry.variable(item, part): 4 * at + part
                   for at, item in enumerate(spacers) for part in range(4)}
        rows = []
        for row in self.rows:
            if unknown.keys() & row.factors.keys():
                factors = {unknown[v]: f for v, f in row.factors.items() if v in unknown}
                known = sum(f * values[v] for v, f in row.factors.items() if v not in unknown)
                rows.append(Row(factors, row.constant + known, row.relation, row.priority))
        if not rows:
            return
        try:
            program = FaceProgram(rows, ITEM * len(spacers))
            program.solve_remaining()
            found = program.run({}).x
        except Unsatisfiable:
            raise Wrong("gaps or edges of a stack are violated") from None
        for variable, at in unknown.items():
            values[variable] = found[at]

    def program(self):
        return FaceProgram(self.rows, self.geometry.bounds)

    # The claims

    def checked(self):
        """The judgement itself if all the claims hold; `None` if a stack gave way in words of its own."""
        self.check()
        return None if self.breaks_stacks else self

    def check(self):
        if self.breaks_stacks:
            for conflict in self.conflicts:
                self.check_conflict(conflict)
            return
        self.check_required()
        values, free = self.check_levels()
        self.check_numbers(values)
        self.free = set(free)
        self.check_openings(free)
        for conflict in self.conflicts:
            self.check_conflict(conflict)

    def check_required(self, but_sizes_of=()):
        """Nothing required is violated but what is reported broken."""
        free = {self.geometry.variable(item, part) for item in but_sizes_of for part in (WIDTH, HEIGHT)}
        for row in self.rows:
            if row.factors and set(row.factors) <= free:
                continue
            if row.priority >= REQUIRED and violation(row, self.point) > CLOSE * self.scale:
                raise Wrong(f"a required constraint misses by {violation(row, self.point):g}: {self.words(row)}")
        for item in self.geometry.items:
            for part in (WIDTH, HEIGHT) if item.kind != "safeArea" else ():
                value = self.point[self.geometry.variable(item, part)]
                if value < -CLOSE * self.scale:
                    raise Wrong(f"{item.name}.{ATTRIBUTES[part]} is {value:g}, less than zero")

    def check_levels(self):
        """Each level's sum of errors is its optimum; returns what is left open: (values, free numbers)."""
        sums = {}
        for row in self.rows:
            if row.priority < REQUIRED:
                sums[row.priority] = sums.get(row.priority, 0.0) + violation(row, self.point)
        near = CLOSE * self.scale
        zero = {level for level, total in sums.items() if total <= near}
        try:
            program = self.program()
            optima = program.solve_remaining(zero)
        except Unsatisfiable:
            # A level that the answer satisfies up to rounding, or a system that cannot be satisfied at all.
            try:
                program = self.program()
                optima = program.solve_remaining()
            except Unsatisfiable:
                raise Wrong("what is not reported broken still contradicts itself") from None
        for level, optimum in optima.items():
            if abs(sums[level] - optimum) > near * 10:
                raise Wrong(f"the errors at priority {level:g} add up to {sums[level]:.9g}, not {optimum:.9g}")
        self.expressions = {}
        for item in self.geometry.items:
            if item.kind in (*VIEWS, "guide"):
                for part, (factors, _) in enumerate(self.geometry.frame_rows(item)):
                    if part not in left_out_parts(item):
                        self.expressions[item.name, part] = {v: f for v, f in factors.items() if f != 0}
        return program.unique(self.expressions)

    def check_numbers(self, values):
        """A number with one possible value has it."""
        for key, value in values.items():
            found = sum(f * self.point[v] for v, f in self.expressions[key].items())
            if abs(found - value) > CLOSE * max(1.0, abs(value), self.scale):
                raise Wrong(f"{key[0]}.{ATTRIBUTES[key[1]]} (alignment) is {found:.9g}, not {value:.9g}")

    def check_openings(self, free):
        """What is reported open is so, decides all that is open, and nothing of it follows from the rest; ties are ties.

        Hidden views and guides need not be reported, nor what follows from a conflict.
        """
        problems = [one for one in self.layout["problems"] if one["kind"] in ("ambiguity", "tie")]
        if not free:
            if problems:
                raise Wrong(f"reported, though nothing is open: {problems[0]['text']}")
            return
        program = self.program()
        program.solve_remaining()
        self.check_ranges(program, problems)
        program.bound()
        told = {name for name, item in self.scene.items.items()
                if item.kind in VIEWS and not is_left_out(item) and not is_in_hidden(item)}
        tied = self.check_ties(program, problems, {self.geometry.variable(self.scene.items[name], part)
                                                   for name, part in free if name in told})
        for row in tied:
            program.settle(row.factors)
        for problem, one in opened(problems):
            factors = self.anchor(one["anchor"])[0]
            if not program.settle(factors):
                raise Wrong(f"{one['anchor']} follows from what is reported besides: {problem['text']}")
        left = program.unique({key: self.expressions[key] for key in free if key[0] in told})[1]
        if left:
            raise Wrong(f"open, but not reported: {left}")

    def check_ranges(self, program, problems):
        """The ranges of what is reported open are those of the optimal layouts."""
        for _, one in opened(problems):
            if one["range"] is None:
                continue  # not told: there are many
            factors, constant = self.anchor(one["anchor"])
            for end, limit, sign in zip(one["range"], program.range(factors), (-1, 1)):
                end, limit = sign * numpy.inf if end is None else end, limit + constant
                if end != limit and not abs(end - limit) <= SAME * self.scale:
                    raise Wrong(f"{one['anchor']} ends at {limit:g}, not as reported: {one['range']}")

    def check_ties(self, program, problems, told):
        """Optional constraints are reported to tie where some are missed by more in one layout than in another that is as good.

        Settles what conflicts are about, and returns the constraints that still tie.
        """
        tied, reported = self.tied(program), []
        for problem in problems:
            if problem["kind"] != "tie":
                continue
            missed = 0.0
            for text in (one["text"] for one in problem["constraints"]):
                row = self.read(text)
                reported.append((row, problem["priority"]))
                missed += violation(row, self.point)
                if not any(self.is_tied(program, row, problem["priority"], other) for other in tied):
                    raise Wrong(f"'{text}' is reported to tie, but is missed by as much in all layouts that are as good")
            if abs(missed - problem["amount"]) > CLOSE * 10 * self.scale:
                raise Wrong(f"optional constraints are missed by {missed:g}, and not by {problem['amount']:g}: {problem['text']}")
        for conflict in self.conflicts:
            shown = {one["text"] for one in conflict["constraints"]}
            for text in {*shown, *conflict["broken"]}:
                factors = self.read(text).factors
                # Those that give way as well are named, and their evidence is not: with the value that they got it is settled.
                value = sum(f * self.point[v] for v, f in factors.items())
                program.settle(factors, None if text in shown else value)
        tied = self.tied(program) if self.conflicts else tied
        for other in tied:
            if self.is_settled(other):
                continue
            if other.factors.keys() & told and not any(self.is_tied(program, row, level, other) for row, level in reported):
                raise Wrong(f"not reported to tie, at {other.priority:g}: {self.words(other)}")
        return tied

    def is_settled(self, row):
        """Whether a row is the content of a view in a stack that fills, along its axis: there the order of the views decides."""
        if not row.is_content:
            return False
        variable = next(iter(row.factors))
        item = self.geometry.items[variable // 4]
        if not is_arranged(item):
            return False
        stack = item.parent.stack
        return not stack.is_appkit and stack.distribution == "fill" and variable % 4 == (HEIGHT if stack.is_vertical else WIDTH)

    def is_tied(self, program, row, level, other):
        """Whether a row says the same as an optional one of a level.

        Reports say of a stack's canvas what the stack says of a spacer that spans it.
        """
        # Priorities are floats of 32 bits.
        if abs(other.priority - level) > 1e-3:
            return False
        if is_same(row, replace(other, priority=REQUIRED)):
            return True
        if not any(self.geometry.items[variable // 4].kind == "spacer" for variable in other.factors):
            return False
        # Right to left, distances between views grow the other way than their spacers.
        for sign, relation in ((1.0, other.relation), (-1.0, {"<=": ">=", ">=": "<=", "==": "=="}[other.relation])):
            difference = dict(row.factors)
            for variable, factor in other.factors.items():
                difference[variable] = difference.get(variable, 0.0) - sign * factor
            ends = program.range(difference)
            if row.relation == relation and all(abs(end + row.constant - sign * other.constant) < SAME for end in ends):
                return True
        return False

    def tied(self, program):
        """The optional constraints that are missed by more in some of the layouts kept than in others."""
        errors = {at: dict.fromkeys(errors, 1.0) for at, errors in program.row_errors.items() if errors}
        return [self.rows[at] for at in program.unique(errors)[1]]

    def anchor(self, text):
        """The value of an anchor in the coordinates of the superview, as (factors, constant)."""
        name, _, attribute = text.rpartition(".")
        item = self.scene.items[name]
        part = {"leading": X, "top": Y, "width": WIDTH, "height": HEIGHT}[attribute]
        factors, constant = {self.geometry.variable(item, part): 1.0}, 0.0
        if part in (X, Y):
            constant = self.geometry.add_origin(factors, item.parent, part, -1.0)
            if part == X and item.parent.right_to_left:
                factors[self.geometry.variable(item, WIDTH)] = 1.0
        return factors, constant

    def check_conflict(self, conflict):
        """The constraints shown contradict each other, none of them is needless, and the first broken one is among them."""
        texts, broken = [one["text"] for one in conflict["constraints"]], conflict["broken"]
        if not broken or broken[0] not in texts:
            raise Wrong(f"the broken constraint is not among those shown: {texts}")
        rows = [self.read(text) for text in texts]
        bounds = self.geometry.bounds
        signed = [(None, None)] * len(bounds)
        root = [row for row in self.geometry.rows[:4]]
        if not conflict["omitted"] and is_satisfiable(root + rows, signed):
            raise Wrong(f"the constraints shown as a conflict can all hold: {texts}")
        for at, text in enumerate(texts):
            if not is_satisfiable(root + rows[:at] + rows[at + 1:], signed):
                raise Wrong(f"'{text}' is not needed for the conflict of {texts}")
        required = [row for row in self.rows if row.priority >= REQUIRED]
        if any(self.is_content(row) for row in rows) and not all(self.is_content(self.read(text)) for text in broken):
            raise Wrong(f"{broken} gave way before the content among {texts}")
        for text, row in zip(texts, rows):
            if sentences.is_sentence(text):
                if not self.is_said(text, row):
                    raise Wrong(f"no stack says '{text}'")
            elif text in broken:
                if is_satisfiable(required + [row], bounds):
                    raise Wrong(f"'{text}' is broken without need")
            elif not self.is_certain(row, required):
                raise Wrong(f"'{text}' is shown in a conflict, but nothing in the scene says so")
        for text in broken:
            if text not in texts and is_satisfiable([*required, self.read(text)], bounds):
                raise Wrong(f"'{text}' gives way as well without need")

    def is_said(self, text, row):
        """Whether what a stack says follows from its constraints; where hidden members are is not in these."""
        stack, *views = sentences.names(text)
        if any(is_left_out(self.scene.items[view]) for view in views) and "hides" not in text:
            return True
        own = [other for other in self.geometry.stack_rows[stack] if other.priority >= REQUIRED]
        program = FaceProgram(own, self.geometry.bounds)
        least, greatest = (end + row.constant for end in program.range(row.factors))
        return (row.relation == "<=" or least > -SAME) and (row.relation == ">=" or greatest < SAME)

    def is_content(self, row):
        """Whether a row is that of a content size, and of nothing that was written."""
        same = [other.is_content for other in self.geometry.rows if is_same(row, other)]
        return bool(same) and all(same)

    def is_certain(self, row, required):
        """Whether a row is one of the scene's, or says that a size is not negative."""
        if any(is_same(row, other) for other in required + self.broken):
            return True
        parts = {variable % 4 for variable in row.factors}
        return len(row.factors) == 1 and parts <= {WIDTH, HEIGHT} and row.relation == ">=" and row.constant == 0

    def words(self, row):
        names = []
        for variable, factor in row.factors.items():
            item = self.geometry.items[variable // 4].name
            names.append(f"{factor:+g} {item}.{('x', 'y', 'width', 'height')[variable % 4]}")
        return f"{' '.join(names)} {row.constant:+g} {row.relation} 0"


class FaceProgram(Program):
    """A program whose levels can be known beforehand, and that finds out which expressions have one value."""

    def __init__(self, rows, bounds):
        self.items = len(bounds) // 4
        self.row_errors = {}  # by the position of the row
        super().__init__(rows, bounds)

    def add(self, row):
        before = self.count
        super().add(row)
        self.row_errors[len(self.row_errors)] = range(before, self.count)

    def solve_levels(self):
        return None  # left to solve_remaining

    def solve_remaining(self, zero=()):
        """Solves the levels but those known to be without error; returns their optima."""
        optima = {}
        for level in self.levels:
            if level in zero:
                for error in self.errors[level]:
                    self.bounds[error] = (0, 0)
                continue
            result = self.run({error: 1.0 for error in self.errors[level]})
            optima[level] = result.fun
            self.keep_best(result)
        return optima

    def unique(self, expressions):
        """The expressions with one value over all optimal layouts, and the keys of the others.

        The ends of a random combination of all expressions are two layouts: where they differ, more than one value is
        possible. What is left is combined anew until the combination itself has one value.
        """
        self.bound()
        chance, left, free = random.Random(1), dict(expressions), []
        while left:
            direction = {}
            for factors in left.values():
                weight = chance.uniform(0.5, 1.0)
                for variable, factor in factors.items():
                    direction[variable] = direction.get(variable, 0.0) + weight * factor
            ends = [self.run({v: sign * f for v, f in direction.items()}).x for sign in (1.0, -1.0)]
            values = {key: [sum(f * end[v] for v, f in factors.items()) for end in ends]
                      for key, factors in left.items()}
            moved = [key for key, (one, other) in values.items() if abs(one - other) > SAME]
            if not moved:
                return {key: both[0] for key, both in values.items()}, free
            free += moved
            for key in moved:
                del left[key]
        return {}, free


    def bound(self):
        """Cuts off what is far away, so that everything has a greatest value."""
        self.bounds[:4 * self.items] = [(-FAR if low is None else low, FAR if high is None else high)
                                        for low, high in self.bounds[:4 * self.items]]

    def settle(self, factors, value=None):
        """Gives an expression one of the values that it can have, or that one; returns whether it had more than one."""
        ends = [self.run({v: sign * f for v, f in factors.items()}).x for sign in (1.0, -1.0)]
        least, greatest = (sum(f * end[v] for v, f in factors.items()) for end in ends)
        if greatest - least < SAME:
            return False
        value = (2 * least + greatest) / 3 if value is None else min(max(value, least), greatest)
        self.equal.append((factors, value))
        return True


def opened(problems):
    """The anchors that are reported open, each with its report."""
    return [(problem, one) for problem in problems if problem["kind"] == "ambiguity" for one in problem["open"]]


def is_satisfiable(rows, bounds):
    """Whether rows can all hold."""
    program = FaceProgram(rows, bounds)
    try:
        program.run({})
        return True
    except Unsatisfiable:
        return False


def violation(row, point):
    """By how much a row is missed."""
    value = sum(factor * point[variable] for variable, factor in row.factors.items()) + row.constant
    if row.relation == "==":
        return abs(value)
    return max(0.0, value if row.relation == "<=" else -value)


def is_same(row, other):
    """Whether two rows say the same, up to a factor."""
    if other.priority < REQUIRED or set(row.factors) != set(other.factors) or not row.factors:
        return False
    first = next(iter(row.factors))
    ratio = other.factors[first] / row.factors[first]
    relation = row.relation if ratio > 0 else {"<=": ">=", ">=": "<=", "==": "=="}[row.relation]
    near = CLOSE * max(1.0, abs(other.constant))
    return (relation == other.relation and abs(other.constant - ratio * row.constant) < near
            and all(abs(other.factors[v] - ratio * f) < CLOSE for v, f in row.factors.items()))


def read_equation(scene, text):
    """The equation of a line of the DSL, which does not become part of the scene."""
    equations, subjects = scene.equations, scene.subjects
    scene.equations, scene.subjects = [], set()
    try:
        Reader(scene, tokens(sentences.constraint(text), 0), 0).statement()
        return scene.equations[0]
    finally:
        scene.equations, scene.subjects = equations, subjects


def insets(guide, owner):
    """The distances of a margins or safe area guide from its owner's bounds: top, left, bottom, right."""
    top, leading, bottom, trailing = owner.safe_area
    if guide.kind == "margins":
        top, leading, bottom, trailing = (a + b for a, b in zip(owner.margins, owner.safe_area))
    left, right = (trailing, leading) if owner.right_to_left else (leading, trailing)
    return top, left, bottom, right


def is_in_hidden(item):
    """Whether an item or anything around it is hidden."""
    while item is not None and not item.hidden:
        item = item.parent
    return item is not None

"""Judges help: what a report says to write is done to the scene, and linear programs say whether the problem is gone."""

import copy
import re
from collections import Counter
from dataclasses import replace

from . import sentences
from .geometry import HEIGHT, WIDTH, X, Y, Geometry
from .grammar import Reader
from .judge import FaceProgram, Wrong, is_in_hidden, is_same, is_satisfiable, read_equation
from .program import ITEM, Unsatisfiable
from .scene import REQUIRED, STRONGEST, VIEWS
from .stacks import is_left_out, left_out_parts
from .text import Mistake, tokens

FRAME = re.compile(r"root\.frame\.size\.(width|height) = (-?[\d.]+(?:e[-+]?\d+)?)")
MASK = re.compile(r"(\w+)\.translatesAutoresizingMaskIntoConstraints = false")
SMALLER = 0.9999    # the share of a change that is not to be enough
NO_ROOM = 0.01    # points in which nothing of a content is shown
NEAR = 1.01    # how far from the others the priority of an optional constraint has to be so that it ties no more


class NotJudged(Exception):
    """Help of which the linear programs cannot tell whether it mends."""


def judge_helps(judgement):
    """Raises `Wrong` unless each help mends; counts the reports, with those whose help was judged, was not, or is none."""
    counts = Counter()
    for problem in judgement.layout["problems"]:
        counts["reports"] += 1
        for change in problem.get("smallest", ()):
            try:
                judge_smallest_change(judgement, problem, change)
                counts["smallest changes"] += 1
            except NotJudged:
                counts["helps not judged"] += 1
        if "help" not in problem:
            counts["without help"] += 1
            continue
        try:
            judge_help(judgement, problem)
            counts["helps"] += 1
        except NotJudged:
            counts["helps not judged"] += 1
    return counts


def judge_help(judgement, problem, change=None):
    """Raises `Wrong` unless the problem is gone after its help, or another change, and there is no new one."""
    change = change or problem["help"]
    told = " and ".join(change["code"] or ["leaving it out"]) + f" for: {problem['text']}"
    try:
        MendedScene(judgement, problem, change).check(told)
    except (Mistake, Unsatisfiable) as reason:
        raise NotJudged(str(reason)) from None


def judge_smallest_change(judgement, problem, change):
    """Raises `Wrong` unless a change of constants mends, and the same change by less, or the other way, does not."""
    judge_help(judgement, problem, change)
    scene = MendedScene(judgement, problem, {"replaced": [], "code": []})
    geometry = Geometry(scene.scene, scene.size, judgement.geometry.widths)
    share = 4 * len(geometry.items)
    rows = [row for row in scene.remaining_rows(geometry) if row.priority >= REQUIRED]
    for old, new in zip(change["replaced"], change["code"]):
        old, new = geometry.row(scene.equation(old)), geometry.row(scene.equation(new))
        at = place_of(old, rows)
        if at is None or old.factors != new.factors:
            raise Wrong(f"{change['code']} changes more than numbers")
        # The constant goes from the old one, at a share of zero, to the new one, at one.
        rows[at] = replace(old, factors={**old.factors, share: new.constant - old.constant})
    for sign in (1.0, -1.0):
        rows.append(replace(rows[0], factors={share: sign}, constant=-SMALLER, relation="<="))
    if is_satisfiable(rows, geometry.bounds + ITEM):
        raise Wrong(f"{change['code']} is not the smallest change for: {problem['text']}")


class MendedScene:
    """A scene after a change that help for one of its problems tells."""

    def __init__(self, judgement, problem, change):
        self.judgement, self.problem = judgement, problem
        self.scene = copy.deepcopy(judgement.scene)
        self.size = list(judgement.layout["size"])
        for text in change["replaced"]:
            self.leave_out(text)
        for text in change["code"]:
            self.write(text)
        # Labels wrap at their widths after a pass in which they do not, where no others are possible.
        self.labels = [item for item in self.scene.items.values() if item.kind == "label" and item.lines != 1]
        self.are_widths_certain = True

    # What the help says

    def leave_out(self, text):
        """Takes one constraint of the scene's out of it."""
        wanted = self.equation(text)
        geometry = Geometry(self.scene, self.size)
        row = geometry.row(wanted)
        for at, equation in enumerate(self.scene.equations):
            other = geometry.row(equation)
            if is_alike(row, other) and abs(row.priority - other.priority) < 1e-3:
                del self.scene.equations[at]
                return
        raise Wrong(f"help replaces '{text}', which is none of the scene's constraints")

    def write(self, text):
        """Does what a statement says."""
        if match := FRAME.fullmatch(text):
            self.size[match[1] == "height"] = float(match[2])
        elif match := MASK.fullmatch(text):
            self.scene.subjects.add(match[1])
        else:
            Reader(self.scene, tokens(text, 0), 0).statement()

    def equation(self, text):
        return sentences.equation(self.scene, text) if sentences.is_sentence(text) else read_equation(self.scene, text)

    # What then has to hold

    def check(self, told):
        is_required = any(priority >= REQUIRED for label in self.labels
                          for priority in (*label.hugging.values(), *label.compression.values()))
        # Content that has to be as wide as its text contradicts the rest until it wraps.
        self.are_widths_certain = not is_required
        program = self.solved({}, told)
        if self.labels:
            widths, free = program.unique({label.name: {self.geometry.variable(label, WIDTH): 1.0} for label in self.labels})
            widths = {**self.judgement.geometry.widths, **widths}
            self.are_widths_certain = not free and not is_required
            if any(self.geometry.content_size(label) != self.geometry.content_size(label, widths) for label in self.labels):
                program = self.solved(widths, told)
        self.check_openings(program, told)
        self.check_contents(program, told)

    def solved(self, widths, told):
        """The program of the best layouts, in which everything that is required holds but what other conflicts broke."""
        self.geometry = Geometry(self.scene, self.size, widths)
        self.rows = self.remaining_rows(self.geometry)
        program = FaceProgram(self.rows, self.geometry.bounds)
        try:
            if not program.levels:
                program.run({})
            program.solve_remaining()
        except Unsatisfiable:
            required = [row for row in self.rows if row.priority >= REQUIRED]
            if is_satisfiable(required, self.geometry.bounds):
                raise
            if self.are_widths_certain:
                raise Wrong(f"does not mend, as what is required still contradicts itself: {told}") from None
            raise NotJudged("where labels wrap is open") from None
        return program

    def remaining_rows(self, geometry):
        """The rows but for those that other conflicts broke, unless they can hold now."""
        rows, broken = list(geometry.rows), []
        for conflict in self.judgement.conflicts:
            for text in conflict["broken"] if conflict is not self.problem else ():
                row = geometry.row(self.equation(text))
                at = place_of(row, rows)
                if at is None:
                    continue
                broken.append(rows[at])
                rows[at:at + 1] = [replace(rows[at], priority=STRONGEST)] if rows[at].is_content else []
        for row in broken:
            required = [other for other in rows if other.priority >= REQUIRED]
            if is_satisfiable([*required, row], geometry.bounds):
                rows.append(row)
        return rows

    def check_openings(self, program, told):
        """What the problem told as open is no longer, and no other number is that was not before."""
        expressions = {}
        for item in self.geometry.items:
            if item.kind in VIEWS and not is_left_out(item) and not is_in_hidden(item):
                for part, (factors, _) in enumerate(self.geometry.frame_rows(item)):
                    if part not in left_out_parts(item) and (item.name, part) not in self.judgement.free:
                        expressions[item.name, part] = factors
        anchors = [one["anchor"] for one in self.problem.get("open", ())]
        for anchor in anchors:
            for way, factors in enumerate(self.told(anchor)):
                expressions[anchor, way] = factors
        settled, left = program.unique(expressions)
        open_now = [key for key in left if key[0] not in anchors]
        open_now += [anchor for anchor in anchors if not any(key[0] == anchor for key in settled)]
        tied = [row for row in self.tied_constraints(program) if any(self.is_one_of(row, text) for text in self.texts())]
        if (open_now or tied) and not self.are_widths_certain:
            raise NotJudged("where labels wrap is open")
        if open_now:
            raise Wrong(f"does not mend, as {open_now} is open: {told}")
        if tied:
            raise Wrong(f"does not mend, as there still is a tie at {tied[0].priority:g}: {told}")

    def check_contents(self, program, told):
        """No content has no room that had some."""
        before, shown = self.judgement, {}
        for item in self.geometry.items:
            if item.kind not in VIEWS or is_left_out(item) or is_in_hidden(item):
                continue
            earlier = before.scene.items[item.name]
            content = before.geometry.content_size(earlier, before.geometry.widths)
            for part, size in zip((WIDTH, HEIGHT), content):
                room = before.point[before.geometry.variable(earlier, part)]
                if part not in left_out_parts(item) and (size or 0) > NO_ROOM and room > 2 * NO_ROOM:
                    shown[item.name, part] = {self.geometry.variable(item, part): 1.0}
        values, _ = program.unique(shown)
        lost = [key for key, value in values.items() if value < NO_ROOM / 2]
        if lost and self.are_widths_certain:
            raise Wrong(f"leaves no room for {lost}: {told}")

    def told(self, anchor):
        """What a report told as open: the factors of each number that settles it."""
        name, _, attribute = anchor.rpartition(".")
        item = self.scene.items[name]
        part = {"leading": X, "top": Y, "width": WIDTH, "height": HEIGHT}[attribute]
        factors = self.geometry.frame_rows(item)[part][0]
        if part != X or not item.parent.right_to_left:
            return [factors]
        # Leading is at x + width. The widths of the view and of what it is in may be what other reports are about:
        # either edge is a place, and leading may be measured from leading.
        leading = {**factors, self.geometry.variable(item, WIDTH): 1.0}
        from_leading = {**leading, self.geometry.variable(item.parent, WIDTH): -1.0}
        return [factors, leading, from_leading]

    def tied_constraints(self, program):
        """The optional constraints that tie after the help for a tie."""
        if self.problem["kind"] != "tie":
            return []
        errors = {at: dict.fromkeys(errors, 1.0) for at, errors in program.row_errors.items()
                  if errors and abs(self.rows[at].priority - self.problem["priority"]) < NEAR}
        return [self.rows[at] for at in program.unique(errors)[1]]

    def texts(self):
        return [one["text"] for one in self.problem["constraints"]]

    def is_one_of(self, row, text):
        return is_alike(self.geometry.row(self.equation(text)), row)


def place_of(told, rows):
    """The index of the row that a report told; content may be told as high as it wraps there, and not as it does here."""
    at = next((at for at, row in enumerate(rows) if is_same(told, row)), None)
    if at is not None:
        return at
    told = replace(told, constant=0.0)
    return next((at for at, row in enumerate(rows) if row.is_content and is_same(told, replace(row, constant=0.0))), None)


def is_alike(row, other):
    """Whether two rows say the same, whatever their priorities are."""
    return is_same(replace(row, priority=REQUIRED), replace(other, priority=REQUIRED))

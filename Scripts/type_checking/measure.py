"""How hard the compiler thinks about each line of a file: exact counts and, for people, milliseconds."""

import csv
import re
import subprocess
import tempfile
from pathlib import Path

SCOPES = "Sema.NumConstraintScopes"


class Line:
    """What one line cost."""

    def __init__(self):
        self.scopes = 0
        self.microseconds = 0


class Report:
    """What the lines of the last file cost, and the errors there were."""

    def __init__(self, lines, errors, output):
        self.lines = lines
        self.errors = errors
        self.output = output


def type_check(files, modules, flags=()):
    """Type-checks files together; the report is about the last one.

    The compiler's own trace says for each expression how many scopes the solver opened, a count that is the same
    in every run, and how long that took.
    """
    files = [Path(file) for file in files]
    with tempfile.TemporaryDirectory() as folder:
        command = ["swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-diagnostic-style=llvm"]
        command += ["-I", str(modules), "-module-name", "Measured", *flags]
        command += ["-stats-output-dir", folder, "-trace-stats-events", *map(str, files)]
        done = subprocess.run(command, capture_output=True, text=True)
        output = done.stdout + done.stderr
        traces = list(Path(folder).glob("trace-*.csv"))
        lines = read_trace(traces[0], files[-1].name) if traces else {}
    errors = {}
    for line in output.splitlines():
        match = re.match(r"(.*):(\d+):\d+: error: (.*)", line)
        if match and Path(match[1]).name == files[-1].name:
            errors.setdefault(int(match[2]), match[3])
        elif match or line.startswith("<unknown>"):
            errors.setdefault(0, line)
    return Report(lines, errors, output)


class Event:
    """A group of rows of the trace: one event and every counter that changed since the event before."""

    def __init__(self, row, name, before):
        self.key = (row[0], row[2], row[3], row[8])
        self.is_exit = row[2] == "exit"
        self.is_expression = row[3] == "typecheck-expr"
        self.microseconds = int(row[1])
        self.before = self.after = before
        match = re.match(rf"\[.*{re.escape(name)}:(\d+):(\d+) - line:(\d+):(\d+)\]", row[8])
        self.begin = match and (int(match[1]), int(match[2]))
        self.end = match and (int(match[3]), int(match[4]))

    def contains(self, other):
        return bool(other.begin and self.begin <= other.begin and other.end <= self.end)


def read_events(path, name):
    events = []
    scopes = 0
    with open(path) as file:
        for row in csv.reader(file):
            if len(row) < 9 or row[0] == "Time":
                continue
            event = Event(row, name, scopes)
            if not events or events[-1].key != event.key:
                events.append(event)
            if row[4] == SCOPES:
                scopes = events[-1].after = int(row[6])
    return events


def read_trace(path, name):
    """Sums what a trace says by the lines on which the outermost expressions begin."""
    events = read_events(path, name)
    lines = {}
    outer = None
    for index in reversed(range(len(events))):
        event = events[index]
        if not (event.is_expression and event.is_exit and event.begin) or (outer and outer.contains(event)):
            continue
        outer = event
        # An event without changes has no row, so that the beginning may be missing: what lies inside tells.
        before = event.before
        for inner in reversed(events[:index]):
            if inner.begin and not event.contains(inner):
                break
            if inner.begin:
                is_beginning = inner.begin == event.begin and inner.end == event.end and not inner.is_exit
                before = inner.after if is_beginning else inner.before
        line = lines.setdefault(event.begin[0], Line())
        line.scopes += event.after - before
        line.microseconds += event.microseconds
    return dict(sorted(lines.items()))

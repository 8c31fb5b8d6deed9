"""What a run of tests prints, read while it runs."""

import os
import re
import selectors
import shutil
import signal
import subprocess
import time
from typing import NamedTuple, Optional


class Ended(NamedTuple):
    """How a watched command ended."""

    status: int
    reason: Optional[str]
    """Why it was ended, or None where it ended by itself."""


class Tests:
    """What Swift Testing has said so far about its tests."""

    COLOR = re.compile(r"\x1b\[[\d;]*m")
    # The signs before the words differ between platforms.
    BEGUN = re.compile(r"^\S+\s+Test (?!run started|case passing)(.+) started\.$")
    OVER = re.compile(r"^\S+\s+Test (.+?)(?: with \d+ test cases?)? (?:passed|failed) after [\d.]+ seconds")
    SKIPPED = re.compile(r"^\S+\s+Test (.+?) skipped")
    FAILED = re.compile(r"^\S+\s+Test (.+?) recorded an issue")
    RUN = re.compile(r"^\S+\s+Test run started\.$")

    def __init__(self):
        self.has_begun = False
        self.first_failure = None
        self._begun = {}    # names in the order they began

    @property
    def unfinished(self):
        return list(self._begun)

    def read(self, line):
        """Takes note of a line."""
        line = self.COLOR.sub("", line)
        if self.RUN.match(line):
            self.has_begun = True
        elif found := self.BEGUN.match(line):
            self._begun[found[1]] = True
        elif found := self.OVER.match(line) or self.SKIPPED.match(line):
            self._begun.pop(found[1], None)
        elif (found := self.FAILED.match(line)) and self.first_failure is None:
            self.first_failure = found[1]


def watch(command, on_line, quiet, whole, until=lambda line, tests: None, **options):
    """Runs a command and passes its lines on, as bytes.

    Ends it, and what it started, when tests have begun and nothing was printed for `quiet` seconds, when it
    takes more than `whole` seconds, or when `until`, called with each line after it was read, returns a reason.

    Returns how it ended, and what it printed about tests.
    """
    tests = Tests()
    if shutil.which("stdbuf"):
        # Or `swift test` keeps what tests print for itself until it has a few thousand characters.
        command = ["stdbuf", "-oL", *command]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True, **options)
    try:
        reason = _read(process.stdout.fileno(), tests, on_line, quiet, whole, until)
    except BaseException:
        _end(process)
        raise
    if reason is not None:
        _end(process)
    return Ended(process.wait(), reason), tests


def _read(descriptor, tests, on_line, quiet, whole, until):
    """Reads all lines; returns why that was given up, or None."""
    started = last = time.monotonic()
    rest = b""
    with selectors.DefaultSelector() as selector:
        selector.register(descriptor, selectors.EVENT_READ)
        while True:
            now = time.monotonic()
            if now - started > whole:
                return f"the run took more than {whole:g} s"
            if tests.has_begun and now - last > quiet:
                return f"nothing was printed for {quiet:g} s"
            if not selector.select(timeout=0.2):
                continue
            read = os.read(descriptor, 1 << 16)
            if not read:
                if rest:
                    on_line(rest)
                return None
            last = time.monotonic()
            *lines, rest = (rest + read).split(b"\n")
            for line in lines:
                on_line(line + b"\n")
                tests.read(line.decode(errors="replace"))
                reason = until(line, tests)
                if reason is not None:
                    return reason


def _end(process):
    """Ends a process and what it started."""
    # Tests are in a group of their own: `swift test` ends them when it is interrupted.
    for number in (signal.SIGINT, signal.SIGKILL):
        try:
            os.killpg(process.pid, number)
            process.wait(timeout=10)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            pass

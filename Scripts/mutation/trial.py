"""Whether tests notice a mutant."""

import glob
import os
import re
import resource
import signal
import subprocess
import sys
from typing import NamedTuple

from test_output import watch

from .package import VARIABLE, BuildFailed

# What the playground prints of a scene with other frames than it expects.
FAILED_SCENE = re.compile(rb"FAIL +([^\n]+)")
SLOW = "Random|Law|Growth"      # tests that lay out for long
# A weak reference may be nil a little earlier where code is optimised.
FICKLE = "views that go away together"


class Suite(NamedTuple):
    """Some of the tests."""

    name: str
    filters: tuple = ()
    skipped: str = "$^"


SCENES = Suite("the scenes")
OF_SCENES = Suite("the tests of scenes", ("AnchorageScenesTests", "AnchorageDrawingTests", "PlaygroundTests"))
SOLVER, SLOW_SOLVER = (Suite("the solver's tests", (r"CassowaryTests",), SLOW),
                       Suite("the solver's long tests", (rf"CassowaryTests\.\w*({SLOW})",)))
LAYOUT, SLOW_LAYOUT = (Suite("the layout's tests", (r"AnchorageTests",), SLOW),
                       Suite("the layout's long tests", (rf"AnchorageTests\.\w*({SLOW})",)))

# What can notice a change of a module, the quickest first.
SUITES = {
    "Sources/Cassowary": [SCENES, SOLVER, OF_SCENES, LAYOUT, SLOW_SOLVER, SLOW_LAYOUT],
    "Sources/Anchorage": [SCENES, OF_SCENES, LAYOUT, SLOW_LAYOUT],
}
MEMORY = 8 << 30    # bytes that a run may use
# A run may take so many times the processor's time it takes without a mutant, and so many seconds more.
SLOWER, GRACE = 2, 10
# Whatever waits instead of running.
QUIET = 600


class Verdict(NamedTuple):
    """How a mutant ended: `killed`, `timed out` or `survived`, and by what."""

    kind: str
    reason: str = ""


class Trials:
    """The tests of a package that was built."""

    def __init__(self, package, skipped):
        self.package = package
        self._skipped = skipped
        self._limits = {}

    def measure(self):
        """Runs everything without a mutant, which has to pass, and notes how long it takes."""
        for suite in SUITES["Sources/Cassowary"]:
            before = _processor_time()
            verdict = self._run(suite, mutant=0, limit=3600)
            if verdict.kind != "survived":
                raise BuildFailed(f"without a mutant, {suite.name} are {verdict.kind}: {verdict.reason}")
            seconds = _processor_time() - before
            self._limits[suite] = int(GRACE + SLOWER * seconds)
            print(f"mutants: without a mutant, {suite.name} take {seconds:.0f} s", file=sys.stderr, flush=True)

    def judge(self, mutant, path):
        """Runs what can notice a mutant until something does."""
        for suite in next(suites for module, suites in SUITES.items() if path.startswith(module)):
            verdict = self._run(suite, mutant, self._limits[suite])
            if verdict.kind != "survived":
                return verdict
        return Verdict("survived")

    def _run(self, suite, mutant, limit):
        lines = []
        ended, tests = watch(
            self._command(suite), lines.append, quiet=QUIET, whole=3600,
            until=lambda line, tests: "a test failed" if tests.first_failure or FAILED_SCENE.match(line) else None,
            cwd=self.package.folder, preexec_fn=lambda: _set_limits(limit), stdin=subprocess.DEVNULL,
            env={**os.environ, VARIABLE: str(mutant), "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"})
        scene = next(filter(None, map(FAILED_SCENE.match, lines)), None)
        if tests.first_failure or scene:
            return Verdict("killed", tests.first_failure or f"the scene {scene[1].decode()}")
        if ended.reason or -ended.status in (signal.SIGXCPU, signal.SIGKILL):
            return Verdict("timed out", _named(suite, tests.unfinished))
        if ended.status == 0:
            return Verdict("survived")
        return Verdict("killed", _last_words(suite, b"".join(lines).decode(errors="replace"), ended.status))

    def _command(self, suite):
        if suite == SCENES:
            files = [file for pattern in ("Playgrounds/Layouts/*.layout", "Tests/Scenes/*/*/*.layout")
                     for file in sorted(glob.glob(pattern, root_dir=self.package.folder))]
            return [self.package.program("playground"), "check", *files]
        filters = [word for name in suite.filters for word in ("--filter", f"^{name}")]
        return [self.package.program("AnchoragePackageTests.xctest"), "--testing-library", "swift-testing", *filters,
                "--skip", f"{suite.skipped}|{FICKLE}|{self._skipped}"]


def _processor_time():
    """What the commands that ended have taken of the processors; other work of the machine does not count."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _set_limits(seconds):
    # A loop that never ends may want all the memory there is.
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _named(suite, unfinished):
    """The tests that hang, where these are few; others wait for them."""
    return " and ".join(unfinished) if 0 < len(unfinished) <= 3 else suite.name


def _last_words(suite, output, status):
    """What is known of a run that ended without the failure of a test."""
    trap = re.search(r"^(.*(?:Fatal error|Assertion failed|Precondition failed)[^\n]*)", output, re.MULTILINE)
    if trap:
        return f"a trap in {suite.name}: {trap[1]}"
    return f"{suite.name}, which ended with {status}"

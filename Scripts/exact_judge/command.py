"""The command line of `judge-exactly`."""

import argparse
import multiprocessing
import sys
import time
from collections import Counter

from .selftest import self_test
from .solver import SIMPLEXES, Failure, build, solve
from .systems import KINDS, systems
from .verdict import Judge, Wrong

SHOWN = 3      # wrong answers of each set that are printed with the smallest system that gives them


def main(arguments, usage):
    parser = argparse.ArgumentParser(
        description=usage, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS)
    parser.add_argument("kinds", nargs="*", metavar="KIND")
    parser.add_argument("--count", type=int, default=250)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--simplex", choices=SIMPLEXES, action="append")
    parser.add_argument("--program")
    parser.add_argument("--self-test", action="store_true")
    options = parser.parse_args(arguments)
    if unknown := [kind for kind in options.kinds if kind not in KINDS]:
        parser.error(f"there is no set '{unknown[0]}', but {', '.join(KINDS)}")
    if options.self_test:
        return self_test()
    simplexes = options.simplex or SIMPLEXES
    program = options.program or build()
    wrong = 0
    try:
        with multiprocessing.Pool() as pool:
            for kind in options.kinds or KINDS:
                wrong += run(pool, program, kind, options.count, options.seed, simplexes)
    except Failure as failure:
        print(f"{kind}: {failure}")
        return 1
    return 1 if wrong else 0


def run(pool, program, kind, count, seed, simplexes):
    """Judges one set; returns how many answers are wrong."""
    started = time.monotonic()
    questions = systems(kind, count, seed)
    answers = [solve(program, simplex, questions) for simplex in simplexes]
    verdicts = pool.starmap(verdicts_on, zip(questions, zip(*answers)), chunksize=4)
    wrong = 0
    for position, simplex in enumerate(simplexes):
        of_simplex = [each[position] for each in verdicts]
        mistakes = [(number, verdict) for number, verdict in enumerate(of_simplex) if isinstance(verdict, tuple)]
        worst = max((verdict for verdict in of_simplex if not isinstance(verdict, tuple)), default=0)
        fallbacks = sum(answer.get("fallbacks", 0) for answer in answers[position])
        kinds = Counter(verdict[0] for _, verdict in mistakes)
        right = f"{count - len(mistakes):4} of {count} right"
        print(f"{kind:10}  {simplex:7}  {right}, at most {worst:.1e} from the optimum"
              + (f", {fallbacks} tableaus because factors failed" if fallbacks else "")
              + "".join(f", {number} {name}" for name, number in kinds.items()))
        for number, mistake in mistakes[:SHOWN]:
            smallest, again = shrink(questions[number], mistake, program, simplex)
            print(f"  system {number}, {mistake[1]}\n  smaller, {again}\n{smallest}")
        wrong += len(mistakes)
    print(f"{kind}: {time.monotonic() - started:.1f} s", file=sys.stderr, flush=True)
    return wrong


def shrink(system, mistake, program, simplex):
    """Leaves out of a system, one at a time, what a mistake of this kind does not need.

    Returns the system that is left, and what is wrong with the answer to it.
    """
    is_smaller = True
    while is_smaller:
        is_smaller = False
        for smaller in system.smaller():
            verdict, = verdicts_on(smaller, solve(program, simplex, [smaller]))
            if isinstance(verdict, tuple) and verdict[0] == mistake[0]:
                system, mistake, is_smaller = smaller, verdict, True
                break
    return system, mistake[1]


def verdicts_on(system, answers):
    """Of each answer, how far it is from the optimum, or what is wrong: a kind of mistake and a text."""
    judge, verdicts = Judge(system), []
    for answer in answers:
        try:
            verdicts.append(judge.check(answer))
        except Wrong as reason:
            verdicts.append((reason.kind, str(reason)))
    return verdicts

"""The command line of `check-apple-frames`."""

import argparse
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter

from swift_build import built_playground

from .mutation import mutations, prediction
from .tree import trees

MANY = 1000   # scenes a run


def main(arguments, usage):
    parser = argparse.ArgumentParser(
        description=usage, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--mutations", action="store_true")
    parser.add_argument("--count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playground")
    options = parser.parse_args(arguments)
    chosen = trees(options.names)
    if not chosen:
        parser.error("no tree has such a name")
    playground = options.playground or built_playground()
    wrong = compare(playground, chosen)
    if options.mutations and not wrong:
        changed = [mutation for tree in chosen for mutation in mutations(tree)]
        if options.count is not None and options.count < len(changed):
            changed = random.Random(options.seed).sample(changed, options.count)
        wrong = mutate(playground, changed)
    return 1 if wrong else 0


def compare(playground, chosen):
    """Compares the trees with the saved frames; returns how many differ."""
    total, right, frames = Counter(), Counter(), Counter()
    for tree, answer in zip(chosen, answers(playground, [tree.scene for tree in chosen])):
        total[tree.has_stacks] += 1
        frames[tree.has_stacks] += len(tree.frames)
        if reason := complaint(tree, answer):
            print(f"{tree.name}: {reason}")
        else:
            right[tree.has_stacks] += 1
    for has_stacks, kind in ((False, "trees"), (True, "of these trees once more, with stack views and scroll views")):
        if total[has_stacks]:
            print(f"{right[has_stacks]} of {total[has_stacks]} {kind}: "
                  f"{frames[has_stacks]} frames, within a point of Apple's")
    return total.total() - right.total()


def mutate(playground, changed):
    """Judges changed trees; returns how many of them the comparison is wrong about."""
    found = answers(playground, [mutation.scene for mutation in changed])
    wrong, kinds = 0, Counter()
    with multiprocessing.Pool() as pool:
        for mutation, answer, kind in zip(changed, found, pool.imap(prediction, changed, chunksize=16)):
            kinds[kind] += 1
            if outcome(mutation.tree, answer, kind) != kind and not mutation.is_open():
                wrong += 1
                print(f"{kind} should be {mutation}")
    print(f"{len(changed)} numbers changed: {kinds['different']} move a frame, {kinds['conflict']} conflict, "
          f"{kinds['same']} do neither; {wrong} were not noticed, or wrongly")
    return wrong + (kinds["different"] == 0)


def outcome(tree, answer, expected):
    """What the comparison finds: `conflict`, `different` or `same`."""
    if expected == "conflict":
        return expected if any(problem["kind"] == "conflict" for problem in answer["problems"]) else "none"
    return "same" if tree.difference(answer["frames"]) is None else "different"


def complaint(tree, answer):
    """What is wrong with an answer, in words; None if it is right."""
    for problem in answer["problems"]:
        return problem["text"]
    return tree.difference(answer["frames"])


def answers(playground, scenes, options=()):
    """What the playground says of each scene, at each of its sizes."""
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, f"{number}.layout") for number in range(len(scenes))]
        for path, scene in zip(paths, scenes):
            with open(path, "w", encoding="utf-8") as file:
                file.write(scene)
        for start in range(0, len(paths), MANY):
            result = subprocess.run(
                [playground, "--json", *options, *paths[start:start + MANY]], capture_output=True, text=True)
            if result.returncode:
                sys.exit(f"error: the playground ended with {result.returncode}: {result.stderr[-500:]}")
            lines += result.stdout.splitlines()
    return [json.loads(line) for line in lines]

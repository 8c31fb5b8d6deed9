"""The command line of `oracle-random`."""

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile

from .chance import scene
from .environment import build
from .grammar import Scene
from .judge import judge
from .stack_chance import stack_scene
from .text import split

SECOND_SIZE = (333.0, 250.0)
SHOWN = 20      # wrong scenes printed whole


def main(arguments, usage):
    parser = argparse.ArgumentParser(
        description=usage, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stacks", action="store_true")
    parser.add_argument("--playground")
    parser.add_argument("--keep")
    options = parser.parse_args(arguments)
    playground = options.playground or build()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        os.makedirs(folder, exist_ok=True)
        write = stack_scene if options.stacks else scene
        sources = {os.path.join(folder, f"{options.seed}-{number}.layout"): write(options.seed, number)
                   for number in range(options.count)}
        for path, source in sources.items():
            with open(path, "w", encoding="utf-8") as file:
                file.write(source)
        answers = run(playground, list(sources))
    layouts, unknown, wrong = 0, 0, []
    with multiprocessing.Pool() as pool:
        work = ((path, source, answers.get(path)) for path, source in sources.items())
        for done, (path, count, skipped, reason) in enumerate(pool.imap(verdict, work, chunksize=16), start=1):
            layouts += count
            unknown += skipped
            if reason:
                wrong.append((path, reason))
            if done % 500 == 0 or done == len(sources):
                print(f"oracle: {done} scenes judged, {len(wrong)} wrong", file=sys.stderr, flush=True)
    for path, reason in wrong[:SHOWN]:
        print(f"// {os.path.basename(path)}\n{sources[path]}// wrong: {reason}\n")
    if unknown:
        print(f"{unknown} layouts judged in part: their labels wrap at widths of a first pass with other conflicts, or a stack "
              "gave way where the oracle ties its members to each other")
    print(f"{len(sources)} scenes, {layouts} layouts: {len(wrong)} wrong (seed {options.seed})")
    return 1 if wrong or not layouts else 0


def run(playground, paths):
    """What the playground says about each file: its JSON objects, or the text of its mistakes."""
    size = f"{SECOND_SIZE[0]:g}x{SECOND_SIZE[1]:g}"
    result = subprocess.run([playground, "--json", *paths, "--size", size], capture_output=True, text=True)
    refused = {path: result.stderr for path in paths if path + ":" in result.stderr}
    lines = iter(result.stdout.splitlines())
    read = [path for path in paths if path not in refused]
    answers = {path: [line for line in (next(lines, None), next(lines, None)) if line] for path in read}
    if result.returncode not in (0, 2):
        last = next((path for path in read if len(answers[path]) < 2), "")
        answers[last] = f"the playground ended with {result.returncode}: {result.stderr[-500:]}"
    return {**answers, **{path: excerpt(text, path) for path, text in refused.items()}}


def excerpt(text, path):
    return text[text.index(path + ":"):][:300]


def verdict(work):
    """Judges one scene: (path, number of layouts, number of those not judged, why it is wrong or None)."""
    path, source, answers = work
    if not answers or isinstance(answers, str):
        return path, 0, 0, answers or "no answer"
    scene, unknown = Scene(split(source).lines), 0
    for count, line in enumerate(answers):
        layout = json.loads(line)
        try:
            unknown += not judge(scene, layout)
        except Exception as reason:  # an answer that cannot even be read is wrong as well
            where = "x".join(f"{number:g}" for number in layout["size"])
            return path, count + 1, unknown, f"at {where}: {type(reason).__name__}: {reason}\n// {line[:1500]}"
    return path, len(answers), unknown, None

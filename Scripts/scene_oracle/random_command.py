"""The command line of `oracle-random`."""

import argparse
import glob
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
from collections import Counter

from swift_build import built_playground

from .chance import KINDS, scene
from .choice_chance import choice_scene
from .choices import ChosenLayout
from .grammar import Scene
from .helps import judge_helps
from .judge import judge
from .program import Unsatisfiable
from .ranges import ASKED, judge_ranges
from .scene import VIEWS
from .appkit_chance import appkit_scene
from .stack_chance import stack_scene
from .stacks import left_out_parts
from .text import split

SECOND_SIZE = (333.0, 250.0)
CLOSE = 1e-5    # relative to the size of the root
SHOWN = 20      # wrong scenes printed whole


def main(arguments, usage):
    parser = argparse.ArgumentParser(
        description=usage, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stacks", action="store_true")
    parser.add_argument("--appkit", action="store_true")
    parser.add_argument("--choices", action="store_true")
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--ranges", action="store_true")
    parser.add_argument("--scenes")
    parser.add_argument("--playground")
    parser.add_argument("--keep")
    options = parser.parse_args(arguments)
    playground = options.playground or built_playground()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        os.makedirs(folder, exist_ok=True)
        sources = {os.path.join(folder, name): source
                   for name, source in (read(options.scenes) if options.scenes else random_scenes(options))}
        for path, source in sources.items():
            with open(path, "w", encoding="utf-8") as file:
                file.write(source)
        answers = (run_ranges if options.ranges else run)(playground, list(sources))
    counts, wrong = Counter(), []
    with multiprocessing.Pool() as pool:
        work = ((path, source, answers.get(path)) for path, source in sources.items())
        each = choices_verdict if options.choices else ranges_verdict if options.ranges else verdict
        for done, (path, found, reason) in enumerate(pool.imap(each, work, chunksize=16), start=1):
            counts += found
            if reason:
                wrong.append((path, reason))
            if done % 500 == 0 or done == len(sources):
                print(f"oracle: {done} scenes judged, {len(wrong)} wrong", file=sys.stderr, flush=True)
    for path, reason in wrong[:SHOWN]:
        print(f"// {os.path.basename(path)}\n{sources[path]}// wrong: {reason}\n")
    origin = options.scenes or " ".join([f"seed {options.seed}", *([options.kind] if options.kind else [])])
    if options.ranges:
        print(f"ends of conflicts: {counts['conflict ends']}, of cut texts: {counts['cut text ends']}, "
              f"scenes whose ranges are not judged: {counts['ranges not judged']}")
        print(f"{len(sources)} scenes: {len(wrong)} wrong ({origin})")
        return 1 if wrong or not counts["scenes with ranges"] else 0
    if options.choices:
        print(f"layouts with a choice: {counts['choices']}, with a conflict, of which nothing is judged: {counts['conflicts']}")
        print(f"{len(sources)} scenes, {counts['layouts']} layouts: {len(wrong)} scenes differ (seed {options.seed})")
        return 1 if wrong or not counts["choices"] else 0
    if counts["in part"]:
        print(f"{counts['in part']} layouts judged in part: their labels wrap at widths of a first pass with other conflicts, or "
              "a stack gave way where the oracle ties its members to each other")
    print(f"layouts with conflicts: {counts['conflict']}, with something open: {counts['ambiguity']}, with ties: {counts['tie']}")
    print(f"reports: {counts['reports']}, help judged: {counts['helps']}, not judged: {counts['helps not judged']}, "
          f"none: {counts['without help']}, smallest changes judged: {counts['smallest changes']}")
    print(f"{len(sources)} scenes, {counts['layouts']} layouts: {len(wrong)} wrong ({origin})")
    return 1 if wrong or not counts["layouts"] else 0


def random_scenes(options):
    """Names and texts of random scenes."""
    for number in range(options.count):
        if options.choices:
            source = choice_scene(options.seed, number)
        elif options.appkit:
            source = appkit_scene(options.seed, number)
        else:
            source = stack_scene(options.seed, number) if options.stacks else scene(options.seed, number, options.kind)
        yield f"{options.seed}-{number}.layout", source


def read(folder):
    """Names and texts of the scenes in a folder; those with scroll views, whose contents the answers do not tell, are named."""
    for path in sorted(glob.glob(os.path.join(folder, "**", "*.layout"), recursive=True)):
        name = os.path.basename(path)
        with open(path, encoding="utf-8") as file:
            source = file.read()
        if any(line.startswith("scroll ") for line in source.splitlines()):
            print(f"{name}: not judged, it has a scroll view")
        else:
            yield name, source


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


def run_ranges(playground, paths):
    """The JSON objects of the playground about each file in a range of sizes: of widths and of heights by turns."""
    answers, (low, high) = {}, ASKED
    for turn, axis in enumerate(("--widths", "--heights")):
        some = paths[turn::2]
        if some:
            result = subprocess.run([playground, "check", "--json", axis, f"{low:g}...{high:g}", *some],
                                    capture_output=True, text=True)
            if result.returncode not in (0, 1, 2):
                raise SystemExit(f"the playground ended with {result.returncode}: {result.stderr[-500:]}")
            lines = (json.loads(line) for line in result.stdout.splitlines())
            answers |= {line["file"]: line for line in lines if "ranges" in line}
    return answers


def ranges_verdict(work):
    """Judges the ranges of the problems of one scene: as `verdict`."""
    path, source, answer = work
    if answer is None:
        return path, Counter(), "no answer"
    try:
        return path, judge_ranges(Scene(split(source).lines), answer), None
    except Exception as reason:  # an answer that cannot even be read is wrong as well
        return path, Counter(), f"{type(reason).__name__}: {reason}\n// {json.dumps(answer)[:1500]}"


def excerpt(text, path):
    return text[text.index(path + ":"):][:300]


def verdict(work):
    """Judges one scene: (path, counts of what was judged, why it is wrong or None)."""
    path, source, answers = work
    if not answers or isinstance(answers, str):
        return path, Counter(), answers or "no answer"
    scene, counts = Scene(split(source).lines), Counter()
    for line in answers:
        layout = json.loads(line)
        counts.update(["layouts", *{problem["kind"] for problem in layout["problems"]}])
        try:
            judgement = judge(scene, layout)
            if judgement is None:
                counts["in part"] += 1
            else:
                counts.update(judge_helps(judgement))
        except Exception as reason:  # an answer that cannot even be read is wrong as well
            where = "x".join(f"{number:g}" for number in layout["size"])
            return path, counts, f"at {where}: {type(reason).__name__}: {reason}\n// {line[:1500]}"
    return path, counts, None


def choices_verdict(work):
    """Compares the frames of one scene with those that Apple's engine would choose: as `verdict`."""
    path, source, answers = work
    if not answers or isinstance(answers, str):
        return path, Counter(), answers or "no answer"
    scene, counts = Scene(split(source).lines), Counter()
    for line in answers:
        answer = json.loads(line)
        counts["layouts"] += 1
        try:
            layout = ChosenLayout(scene, tuple(answer["size"]))
        except Unsatisfiable:
            layout = None
        if any(problem["kind"] == "conflict" for problem in answer["problems"]):
            counts["conflicts"] += 1
            if layout is not None:
                return path, counts, "a conflict is reported, but there is none"
            continue
        if layout is None:
            return path, counts, "a conflict is not reported"
        counts["choices"] += layout.program.had_choice
        if reason := difference(scene, layout, answer["frames"]):
            where = "x".join(f"{number:g}" for number in answer["size"])
            return path, counts, f"at {where}: {reason}"
    return path, counts, None


def difference(scene, layout, frames):
    """The first number that is not the one chosen, in words; frames of the answer are in coordinates of the root."""
    for name, item in scene.items.items():
        if item.kind not in (*VIEWS, "guide"):
            continue
        origin = frames[item.parent.name] if item.parent is not None else (0, 0)
        for part, chosen in enumerate(layout.frames[name]):
            found = frames[name][part] - (origin[part] if part < 2 else 0)
            if part not in left_out_parts(item) and abs(found - chosen) > CLOSE * max(1.0, *map(abs, layout.size)):
                return f"{name}.{('x', 'y', 'width', 'height')[part]} is {found:g}, Apple's would be {chosen:g}"
    return None

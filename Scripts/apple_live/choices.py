"""Judges the rule of `scene_oracle.choices` by Apple's numbers, without the engine."""

import multiprocessing
import time
from collections import Counter

from scene_oracle.choices import ChosenLayout
from scene_oracle.grammar import Scene
from scene_oracle.layout import Layout
from scene_oracle.stacks import left_out_parts
from scene_oracle.text import Mistake, split

from .case import PARTS, TERM

# What the linear programs do not know; the numbers of these cases have nothing to do with choices.
NOT_KNOWN = {"safe area": "safe areas of views inside others", "readable width": "readable width"}


def judge_choices(chosen):
    """Prints the cases in which the rule does not give Apple's numbers; returns the exit status."""
    started, counts, wrong = time.monotonic(), Counter(), 0
    with multiprocessing.Pool() as pool:
        for case, (found, reason, is_open) in zip(chosen, pool.imap(verdict, chosen, chunksize=8)):
            counts[reason if found == "not known" else found] += 1
            kind = "predicted" if case.predicted else "open" if is_open else "determined"
            if found in ("same", "different"):
                counts[kind, found] += 1
            if found == "different":
                wrong += not case.predicted
                print(f"{case.id}: {reason}{'  (not measured)' if case.predicted else ''}")
    for kind in ("open", "determined"):
        total = counts[kind, "same"] + counts[kind, "different"]
        print(f"{counts[kind, 'same']} of {total} cases whose numbers {'are ' + kind if kind == 'determined' else 'the constraints leave open'}: "
              "the linear programs give Apple's")
    if predicted := counts["predicted", "same"] + counts["predicted", "different"]:
        print(f"{counts['predicted', 'same']} of {predicted} predictions, which nobody has measured, are those of the linear programs")
    for reason, count in counts.items():
        if isinstance(reason, str) and reason not in ("same", "different"):
            print(f"{count} cases not judged: {reason}")
    print(f"{time.monotonic() - started:.0f} s")
    return 1 if wrong or not counts["open", "same"] else 0


def verdict(case):
    """`same`, `different` or `not known`; in words why; and whether the constraints leave one of Apple's numbers open."""
    for tag, reason in NOT_KNOWN.items():
        if tag in case.tags:
            return "not known", reason, False
    try:
        scene = Scene(split(case.scene).lines)
        layout = ChosenLayout(scene, case.resize or scene.root.size)
    except Mistake as mistake:
        return "not known", str(mistake), False
    left_out = {(name, part) for name, item in scene.items.items() for part in left_out_parts(item)}
    expect = [one for one in case.expect if not asked(one) & left_out]
    ranges = Layout(scene, case.resize or scene.root.size).ranges if layout.program.had_choice else {}
    is_open = any(asked(one) & ranges.keys() for one in expect)
    differing = case._replace(expect=expect).differences(layout.frames)
    whose = "predicted" if case.predicted else "Apple's"
    text = "; ".join(f"{quantity} is {ours:g}, {whose} {apple:g}" for quantity, ours, apple in differing)
    return "different" if differing else "same", text, is_open


def asked(pair):
    """The numbers of frames that an expectation is about, as names with 0…3."""
    found = set()
    for text in pair:
        for _, name, quantity, _ in TERM.findall(text) if isinstance(text, str) else ():
            if name:
                start, share = PARTS[quantity]
                found |= {(name, start)} if share is None else {(name, start), (name, start + 2)}
    return found

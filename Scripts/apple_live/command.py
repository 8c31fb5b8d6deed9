"""The command line of `check-apple-live`."""

import argparse
from collections import Counter, defaultdict

from apple_frames.command import answers
from swift_build import built_playground

from .case import cases, in_superviews, known_differences, parents

STEPS = (2, -2)


def main(arguments, usage):
    parser = argparse.ArgumentParser(
        description=usage, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--mutations", action="store_true")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--choices", action="store_true")
    parser.add_argument("--playground")
    options = parser.parse_args(arguments)
    chosen = cases(options.names)
    if not chosen:
        parser.error("no case has such a name")
    if options.choices:
        from .choices import judge_choices
        return judge_choices(chosen)
    if options.show:
        show(chosen)
        return 0
    frames = laid_out(options.playground or built_playground(), chosen)
    wrong = compare(chosen, frames, known_differences())
    if options.mutations:
        wrong += mutate([case for case in chosen if not case.predicted], frames)
    return 1 if wrong else 0


def show(chosen):
    for case in chosen:
        print(f"// {case.id}\n{case.scene}// Apple: {', '.join(f'{quantity} {apple}' for quantity, apple in case.expect)}\n")


def laid_out(playground, judged):
    """The frames of each case, by its name: what the playground says at the last size."""
    groups, found = defaultdict(list), {}
    for case in judged:
        groups[case.resize].append(case)
    for size, members in groups.items():
        sizes = ["--size", f"{size[0]:g}x{size[1]:g}"] if size else []
        lines = answers(playground, [case.scene for case in members], sizes)
        each = len(lines) // len(members)
        for number, case in enumerate(members):
            last = lines[each * (number + 1) - 1]
            found[case.id] = in_superviews(last["frames"], parents(case.scene))
    return found


def compare(chosen, frames, known):
    """Compares the cases with Apple's numbers; returns how many differ that should not, or are said to and do not."""
    wrong, counts, numbers = 0, Counter(), 0
    for case in chosen:
        differing = case.differences(frames[case.id])
        text = "; ".join(f"{quantity} is {ours:g}, Apple's {apple:g}" for quantity, ours, apple in differing)
        if case.predicted:
            counts["as predicted" if not differing else "not as predicted"] += 1
            if differing:
                text = text.replace("Apple's", "predicted")
                print(f"{case.id}: {text}  (not measured)")
            continue
        counts["judged"] += 1
        numbers += len(case.expect)
        if differing and case.id in known:
            counts["known"] += 1
            print(f"{case.id}: {text}  (known)")
        elif differing:
            wrong += 1
            print(f"{case.id}: {text}")
        elif case.id in known:
            wrong += 1
            print(f"{case.id}: no longer differs; take it out of known-differences.txt")
        else:
            counts["same"] += 1
    names = {case.id for case in chosen}
    if len(names) > 300:
        for name in sorted(set(known) - names):
            wrong += 1
            print(f"{name}: in known-differences.txt, but there is no such case")
    print(f"{counts['same']} of {counts['judged']} cases with {numbers} numbers are as Apple's engine has them within a point, "
          f"{counts['known']} differ as known, {wrong} are wrong")
    predicted = counts["as predicted"] + counts["not as predicted"]
    if predicted:
        print(f"{predicted} cases not judged: nobody has measured them; {counts['as predicted']} are as predicted")
    return wrong


def mutate(judged, frames):
    """Alters each of Apple's numbers that is ours; returns how many of the changes are not noticed."""
    count = passed_over = wrong = 0
    for case in judged:
        for number, (quantity, _) in enumerate(case.expect):
            if case.altered(number, 0).differences(frames[case.id]):
                passed_over += 1
                continue
            for step in STEPS:
                count += 1
                if not case.altered(number, step).differences(frames[case.id]):
                    wrong += 1
                    print(f"{case.id}: not noticed that {quantity} is {step:+g}")
    print(f"{count} numbers altered by 2 points, {wrong} not noticed; {passed_over} numbers differ anyway")
    return wrong + (count == 0)

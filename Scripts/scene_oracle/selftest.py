"""Worked examples with documented results, to trust the oracle before it judges anything."""

from .grammar import Scene
from .helps import NotJudged, judge_help, judge_smallest_change
from .judge import Judgement, Wrong
from .layout import Layout
from .ranges import judge_ranges
from .scene import Linear
from .text import Mistake, split
from .words import text_size

THREE = """
        view a in row intrinsic 50 20
        view b in row intrinsic 60 40
        view c in row intrinsic 30 10
        row.topLeading == root.topLeading"""

# Each example: what it shows, the scene, and the frames that Apple's rules give; None where they leave a number open.
EXAMPLES = [
    ("levels are lexicographic: 251 beats any number of 250s", """
        root 400 300
        view a
        a.leading == root.leading
        a.top == root.top
        a.height == 10
        a.width == 100 ~ 251
        a.width == 200 ~ 250
        a.width == 210 ~ 250
        """, {"a": (0, 0, 100, 10)}),
    ("three equal priorities settle on the median", """
        root 400 300
        view a
        a.leading == root.leading
        a.top == root.top
        a.height == 10
        a.width == 100 ~ 500
        a.width == 200 ~ 500
        a.width == 210 ~ 500
        """, {"a": (0, 0, 200, 10)}),
    ("a satisfied inequality exerts no pull", """
        root 400 300
        view a
        a.leading == root.leading
        a.top == root.top
        a.height == 10
        a.width >= 100 ~ 500
        a.width == 160 ~ 10
        """, {"a": (0, 0, 160, 10)}),
    ("the weaker hugging grows", """
        root 400 300
        view a intrinsic 50 20
        view b intrinsic 60 20
        b.setContentHuggingPriority(251, for: .horizontal)
        [a, b].top == root.top
        a.leading == root.leading + 8
        b.leading == a.trailing + 8
        b.trailing == root.trailing - 8
        """, {"a": (8, 0, 316, 20), "b": (332, 0, 60, 20)}),
    ("baselines", """
        root 400 300
        view a intrinsic 40 30 baseline 20 6
        view b intrinsic 40 50 baseline 12 9
        [a, b].leading == root.leading
        a.top == root.top + 30
        b.lastBaseline == a.lastBaseline
        """, {"a": (0, 30, 40, 30), "b": (0, 13, 40, 50)}),
    ("the frame is the alignment rectangle moved out", """
        root 400 300
        view a intrinsic 40 20 alignment 2 3 4 5
        a.leading == root.leading + 10
        a.top == root.top + 10
        """, {"a": (7, 8, 48, 26)}),
    ("right to left turns constants and inequalities, not multipliers", """
        root 400 300 rtl
        view a
        view b
        [a, b].top == root.top
        [a, b].height == 10
        a.leading >= root.leading + 50
        a.leading == root.leading ~ 500
        a.width == 100
        b.trailing == root.trailing * 0.8
        b.width == 50
        """, {"a": (250, 0, 100, 10), "b": (0, 0, 50, 10)}),
    ("distances", """
        root 400 300
        view a
        view b
        view c
        [a, b, c].top == root.top
        [a, b, c].height == 10
        a.width == 50
        b.width == 100
        c.width == 30
        a.leading == root.leading
        c.trailing == root.trailing
        b.leading - a.trailing == c.leading - b.trailing
        """, {"a": (0, 0, 50, 10), "b": (160, 0, 100, 10), "c": (370, 0, 30, 10)}),
    ("a multiplier scales the coordinate in the common ancestor's space", """
        root 400 300
        view box frame 100 50 200 100
        view dot in box intrinsic 10 10
        dot.centerX == box.trailing * 0.25
        dot.centerY == box.bottom / 2
        """, {"box": (100, 50, 200, 100), "dot": (45, 45, 10, 10)}),
    ("margins begin inside the safe area", """
        root 390 844 safearea 47 0 34 0 margins 0 16 0 16
        view a
        a.edges == root.margins.edges
        """, {"a": (16, 47, 358, 763)}),
    ("what covers a small root from both sides may overlap", """
        root 50 100 safearea 9 35 25 32
        view a
        a.leading == root.safeArea.leading
        a.topTrailing == root.safeArea.topTrailing.offset(x: 40, y: 0)
        a.height == root.safeArea.width + 20
        """, {"a": (35, 9, 23, 3)}),
    ("a required content size gives way to what was written, and no further than it has to", """
        root 400 300
        view a intrinsic 50 30
        a.topLeading == root.topLeading
        a.width <= 20
        a.width == 10 ~ 999
        a.setContentCompressionResistancePriority(1000, for: .horizontal)
        """, {"a": (0, 0, 20, 30)}),
    ("a label gets the height of its laid-out width", """
        root 100 100
        label a "one two three four"
        a.top == root.top
        a.horizontalEdges == root.horizontalEdges.inset(by: 10)
        """, {"a": (10, 0, 80, 32)}),
    ("a label that may be narrower hugs its longest line", """
        root 100 100
        label a "one two three four"
        a.top == root.top
        a.leading == root.leading + 10
        a.trailing <= root.trailing - 5
        """, {"a": (10, 0, 80, 32)}),
    ("a stack fills", f"""
        root 400 300
        stack row spacing 10{THREE}
        row.size == LayoutSize(width: 300, height: 60)
        b.setContentHuggingPriority(200, for: .horizontal)
        """, {"a": (0, 0, 50, 60), "b": (60, 0, 200, 60), "c": (270, 0, 30, 60)}),
    ("a stack is mirrored", f"""
        root 400 300
        stack row spacing 10 rtl{THREE}
        row.size == LayoutSize(width: 300, height: 60)
        b.setContentHuggingPriority(200, for: .horizontal)
        """, {"a": (250, 0, 50, 60), "b": (40, 0, 200, 60), "c": (0, 0, 30, 60)}),
    ("a stack fills equally", f"""
        root 400 300
        stack row spacing 10 distribution fillEqually{THREE}
        """, {"row": (0, 0, 200, 40), "a": (0, 0, 60, 40), "c": (140, 0, 60, 40)}),
    ("proportions leave out margins", """
        root 400 300
        stack row distribution fillProportionally marginsrelative margins 0 10 0 10
        view a in row intrinsic 25 10
        view b in row intrinsic 75 10
        row.topLeading == root.topLeading
        row.width == 200
        """, {"a": (10, 0, 50, 10), "b": (60, 0, 130, 10)}),
    ("gaps are equal", f"""
        root 400 300
        stack row spacing 10 distribution equalSpacing{THREE}
        row.size == LayoutSize(width: 300, height: 60)
        """, {"a": (0, 0, 50, 60), "b": (130, 0, 60, 60), "c": (270, 0, 30, 60)}),
    ("a stack centres", f"""
        root 400 300
        stack row spacing 10 alignment center{THREE}
        """, {"row": (0, 0, 160, 40), "a": (0, 10, 50, 20), "b": (60, 0, 60, 40), "c": (130, 15, 30, 10)}),
    ("a stack aligns at the bottom", f"""
        root 400 300
        stack row spacing 10 alignment bottom{THREE}
        row.size == LayoutSize(width: 300, height: 60)
        b.setContentHuggingPriority(200, for: .horizontal)
        """, {"a": (0, 40, 50, 20), "b": (60, 20, 200, 40), "c": (270, 50, 30, 10)}),
    ("custom spacing replaces the spacing", """
        root 400 300
        stack row spacing 10
        view a in row intrinsic 50 20
        view c in row intrinsic 30 10 after 30
        view d in row intrinsic 5 5
        row.topLeading == root.topLeading
        """, {"row": (0, 0, 125, 20), "c": (60, 0, 30, 20), "d": (120, 0, 5, 20)}),
    ("a hidden view is aligned, and as large as its content", """
        root 400 300
        stack column vertical alignment trailing
        view a in column intrinsic 50 20
        view b in column intrinsic 60 40 hidden
        column.topLeading == root.topLeading
        """, {"column": (0, 0, 50, 20), "b": (-10, None, 60, 0)}),
    ("a hidden view fills, and decides nothing", """
        root 400 300
        stack row
        view a in row intrinsic 50 20
        view b in row intrinsic 60 40 hidden
        row.topLeading == root.topLeading
        """, {"row": (0, 0, 50, 20), "b": (None, 0, 0, 20)}),
    ("a column goes down", f"""
        root 400 300
        stack row vertical spacing 8 alignment leading{THREE}
        """, {"row": (0, 0, 60, 86), "a": (0, 0, 50, 20), "b": (0, 28, 60, 40), "c": (0, 76, 30, 10)}),
]

SAYING = f"""
        root 400 300
        stack row spacing 10 alignment center marginsrelative{THREE}
        """

# What reports could say of that stack, and whether it is true.
SENTENCES = [
    ("stack 'row' begins with 'a'", True),
    ("stack 'row' ends with 'b'", False),
    ("stack 'row' puts 10 points between 'a' and 'b'", True),
    ("stack 'row' puts 9 points between 'a' and 'b'", False),
    ("stack 'row' puts at least 9 points between 'a' and 'b'", True),
    ("stack 'row' aligns the centre of 'c' with its own", True),
    ("stack 'row' aligns the top of 'c' with its own", False),
    ("stack 'row' keeps the top of 'b' inside", True),
    ("stack 'row' makes 'b' as wide as 'a'", False),
]

FREE = """
root 400 300
view a
a.leading == root.leading
a.top == root.top
a.height == 10
a.width == 24 ~ 500
a.width >= 30 ~ 500
"""

SIGN = """
root 320 200
view a
a.top == root.top
a.height == 20
a.leading == root.leading + 16
a.trailing == root.trailing + 16
a.width == root.width - 32
"""
PLACELESS = """
root 320 200 rtl
view a intrinsic 50 20
a.top == root.top
"""
ROW = """
root 320 200
view a intrinsic 50 20
view b intrinsic 60 20
[a, b].top == root.top
a.leading == root.leading
b.leading == a.trailing
b.trailing == root.trailing
"""
WRAPPED = """
root 320 200
label a "some words in lines"
a.topLeading == root.topLeading
a.width == 80
a.height == 60
a.setContentHuggingPriority(1000, for: .vertical)
view b
b.topLeading == root.topLeading
b.width == 10
b.height == 10
b.height == 20
"""
WIDE = """
root 320 200
view a intrinsic 50 20
a.topLeading == root.topLeading
a.setContentCompressionResistancePriority(1000, for: .horizontal)
a.width == 30
a.width >= 90
view b
b.topLeading == root.topLeading
b.width == 10
b.height == 10
b.height == 20
"""
CONTENT_BETWEEN = """
root 320 200
view a intrinsic 50 20
a.top == root.top
a.leading == root.leading + 16
a.trailing == root.trailing - 16
a.width == 400
"""
EDGE_AND_WIDTH = ["a.trailing == root.trailing - 16", "a.width == 400"]
TOO_WIDE = {"kind": "conflict", "text": "", "broken": ["a.width == 400"], "constraints": []}
CONFLICT = {"kind": "conflict", "text": "", "broken": ["a.width == root.width - 32"], "constraints": []}
# The label has two lines at its width, and one where no width is known yet.
BESIDE = {**CONFLICT, "broken": ["b.height == 20"], "beside": [{"broken": ["a.height <= 32"]}]}
CONTENT = {**CONFLICT, "broken": ["b.height == 20"], "beside": [{"broken": ["a.width >= 90"]}, {"broken": ["a.width >= 50"]}]}
# Both widths are open, and are what other reports are about.
WIDTHLESS = """
root 300 200 rtl
view a
view b in a
a.topTrailing == root.topTrailing
b.top == a.top
[a, b].height == 20
"""
INSIDE = {"kind": "ambiguity", "text": "", "open": [{"anchor": "b.leading", "range": [None, None]}]}
WIDTHS = [("a", 2), ("b", 0), ("b", 2)]
OPENING = {"kind": "ambiguity", "text": "", "open": [{"anchor": "a.leading", "range": [None, None]}]}
TIE = {"kind": "tie", "text": "", "priority": 250.0, "constraints": [{"text": "a.width <= 50"}, {"text": "b.width <= 60"}]}

# A scene with a problem and what is open, the constraints that help replaces, what it says to write, and whether it mends.
HELPS = [
    (SIGN, CONFLICT, (), ["a.trailing == root.trailing + 16"], ["a.trailing == root.trailing - 16"], True),
    (SIGN, CONFLICT, (), ["a.width == root.width - 32"], [], True),
    (SIGN, CONFLICT, (), ["a.leading == root.leading + 16"], ["a.leading == root.leading + 16 ~ 999"], True),
    (SIGN, CONFLICT, (), ["a.height == 20"], ["a.height == 20 ~ 999"], False),
    (SIGN, CONFLICT, (), ["a.trailing == root.trailing + 16"], ["a.trailing == root.trailing - 15"], False),
    (SIGN, CONFLICT, (), [], ["root.frame.size.width = 400"], False),
    (SIGN, CONFLICT, (), ["a.width == 100"], [], False),                      # is none of the scene's
    (SIGN, CONFLICT, (), ["a.width == root.width - 32", "a.height == 20"], [], False),  # leaves the height open
    (CONTENT_BETWEEN, TOO_WIDE, (), EDGE_AND_WIDTH, ["a.width == 1"], True),
    (CONTENT_BETWEEN, TOO_WIDE, (), EDGE_AND_WIDTH, ["a.width == 0"], False),    # leaves no room for the content
    (WRAPPED, BESIDE, (), ["b.height == 20"], ["b.height == 20 ~ 999"], True),
    (WRAPPED, BESIDE, (), ["b.width == 10"], ["b.width == 10 ~ 999"], None),      # the label may wrap otherwise
    (WIDE, CONTENT, (), ["b.height == 20"], ["b.height == 20 ~ 999"], True),
    (PLACELESS, OPENING, [("a", 0)], [], ["a.leading == root.leading"], True),
    (PLACELESS, OPENING, [("a", 0)], [], ["a.edges == root.edges"], True),
    (PLACELESS, OPENING, [("a", 0)], [], ["a.leading >= root.leading"], False),
    (PLACELESS, OPENING, [("a", 0)], [], ["a.top == root.top"], False),
    (PLACELESS, OPENING, [("a", 0)], [], ["a.leading == root.leading", "a.top == root.top + 1"], False),
    (WIDTHLESS, INSIDE, WIDTHS, [], ["b.leading == a.leading"], True),
    (WIDTHLESS, INSIDE, WIDTHS, [], ["b.leading >= a.leading"], False),
    (ROW, TIE, [("a", 2), ("b", 0), ("b", 2)], [], ["a.hugging.horizontal = 251"], True),
    (ROW, TIE, [("a", 2), ("b", 0), ("b", 2)], [], ["a.hugging.vertical = 251"], False),
    (ROW, TIE, [("a", 2), ("b", 0), ("b", 2)], [], ["a.hugging = 251", "b.hugging = 251"], False),
]

# A row that needs 312 points and has 300.
TIGHT = """
root 300 200
view a
view b
[a, b].top == root.top
[a, b].height == 20
a.leading == root.leading + 8
b.leading == a.trailing + 8
b.trailing == root.trailing - 8
a.width == 100
b.width == 188
"""
GAPS = ["a.leading == root.leading + 8", "b.leading == a.trailing + 8", "b.trailing == root.trailing - 8"]

# The constraints that a smallest change replaces, what it says to write, and whether it is the smallest.
CHANGES = [
    (["b.width == 188"], ["b.width == 176"], True),
    (["b.width == 188"], ["b.width == 175"], False),
    (["b.width == 188"], ["b.width == 200"], False),
    (GAPS, ["a.leading == root.leading + 4", "b.leading == a.trailing + 4", "b.trailing == root.trailing - 4"], True),
    (GAPS, ["a.leading == root.leading + 4", "b.leading == a.trailing + 4", "b.trailing == root.trailing - 5"], False),
    (["b.width == 188"], ["b.width == a.width + 76"], False),
]


BOUNDED = """
root 400 100
view card
card.edges == root.edges.inset(by: 16)
card.width >= 300
card.width <= 500
label title "Title" lines 1
title.topLeading == root.topLeading.offset(x: 16, y: 16)
title.trailing <= root.trailing - 300
"""
BELOW, ABOVE, CUT = (100, 332), (532, 700), (332, 356)

# Where a conflict and a cut text could be told in widths from 100 to 700, and whether that is right.
RANGES = [
    ([BELOW, ABOVE], [CUT], True),
    ([(100, 332.01), ABOVE], [(200, 356)], True),      # what is cut in conflicts is not judged
    ([(100, 332.05), ABOVE], [CUT], False),
    ([(100, 330), ABOVE], [CUT], False),
    ([BELOW], [CUT], False),
    ([(100, 700)], [CUT], False),
    ([BELOW, ABOVE], [], False),
    ([BELOW, ABOVE], [(332, 356.1)], False),
]


def claims():
    """All claims as (text, whether it holds)."""
    for name, source, frames in EXAMPLES:
        scene = Scene(split(source).lines)
        layout = Layout(scene, scene.root.size)
        near = all(wanted is None or abs(found - wanted) < 1e-6 for item, frame in frames.items()
                   for found, wanted in zip(layout.frames[item], frame))
        yield name, near and not layout.ranges
    free = Layout(Scene(split(FREE).lines), (400, 300)).ranges.get(("a", 2), (0, 0))
    ends = [round(end, 6) for end in free]
    yield "24 and at least 30 at one priority is anything between", ends == [24, 30]
    for text, holds in SENTENCES:
        yield f"whether a stack says '{text}'", is_said(text) == holds
    for source, problem, free, replaced, code, mends in HELPS:
        does = "mends" if mends else "does not mend"
        yield f"{code or 'nothing'} in place of {replaced} {does}", is_mended(source, problem, free, replaced, code) == mends
    for replaced, code, is_smallest in CHANGES:
        yield f"whether {code} in place of {replaced} is the smallest change", is_smallest_change(replaced, code) == is_smallest
    for conflicts, cuts, is_right in RANGES:
        yield f"whether conflicts are in {conflicts}, and cut texts in {cuts}", are_ranges(conflicts, cuts) == is_right
    yield "help of unknown words is not judged", is_mended(SIGN, CONFLICT, (), [], ["a.isHidden = true"]) is None
    yield "a word longer than the line breaks anywhere", text_size("ab abcdefghij", 32, 0) == (32, 64)
    yield "a limit of lines holds", text_size("a b c d", 8, 2) == (8, 32)
    yield "an x anchor is not related to a y anchor", refused("root 1 1\nview a\na.leading == root.top")
    yield "left is not related to leading", refused("root 1 1\nview a\na.leading == root.left")
    yield "a location is not a number", refused("root 1 1\nview a\na.leading == 8")
    twice = Linear([(1.0, None, "width")], 10.0).scaled(0.5)
    yield "(w + 10) / 2 has constant 5", twice.constant == 5


def is_said(text):
    scene = Scene(split(SAYING).lines)
    judgement = Judgement(scene, scene.root.size, {}, {}, [], is_final=False)
    return judgement.is_said(text, judgement.read(text))


def is_mended(source, problem, free, replaced, code):
    """Whether help mends a problem; `None` where that is not judged."""
    scene = Scene(split(source).lines)
    told = {**problem, "help": {"replaced": replaced, "code": code}}
    layout = {"size": scene.root.size, "problems": [told]}
    conflicts = [told, *problem.get("beside", ())] if problem["kind"] == "conflict" else []
    judgement = Judgement(scene, scene.root.size, {}, layout, conflicts, is_final=False)
    judgement.free = set(free)
    judgement.point = [100.0] * len(judgement.geometry.bounds)    # every content had room
    try:
        judge_help(judgement, told)
        return True
    except Wrong:
        return False
    except NotJudged:
        return None


def is_smallest_change(replaced, code):
    """Whether other constants fix the row, and nothing less does."""
    scene = Scene(split(TIGHT).lines)
    told = {"kind": "conflict", "text": "", "broken": ["b.width == 188"], "constraints": []}
    judgement = Judgement(scene, scene.root.size, {}, {"size": scene.root.size, "problems": [told]}, [told], is_final=False)
    judgement.free, judgement.point = set(), [100.0] * len(judgement.geometry.bounds)
    try:
        judge_smallest_change(judgement, told, {"replaced": replaced, "code": code})
        return True
    except Wrong:
        return False


def are_ranges(conflicts, cuts):
    """Whether conflicts and cut texts are in these ranges of widths alone."""
    cut = {"kind": "cutText", "items": ["title"], "text": "it needs 40 points of width and has 9"}
    ranges = [{"sizes": both, "problem": {"kind": "conflict"}} for both in conflicts]
    ranges += [{"sizes": both, "note": cut} for both in cuts]
    try:
        judge_ranges(Scene(split(BOUNDED).lines), {"axis": "width", "ranges": ranges})
        return True
    except Wrong:
        return False


def refused(source):
    try:
        Scene(split(source).lines)
    except Mistake:
        return True
    return False


def self_test():
    """Prints the claims that do not hold; returns the exit status."""
    results = list(claims())
    wrong = [text for text, holds in results if not holds]
    for text in wrong:
        print(f"oracle: does not hold: {text}")
    print(f"oracle: {len(results) - len(wrong)} of {len(results)} claims hold")
    return 1 if wrong else 0

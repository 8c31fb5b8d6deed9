"""Reads the text of a scene: declarations of items and statements of the DSL."""

from dataclasses import replace

from .composites import POINTS, Edges, Insets, Point, Range, Size, relate
from .scene import DIMENSIONS, LOCATIONS_X, LOCATIONS_Y, SCROLLED, Item, Linear, equation
from .stacks import APPKIT_DISTRIBUTIONS, APPKIT_SPACING, DISTRIBUTIONS, Stack
from .text import Mistake, tokens

PRIORITIES = {
    "required": 1000.0, "high": 750.0, "medium": 500.0, "low": 250.0, "fittingSize": 50.0,
    "dragThatCanResizeWindow": 510.0, "windowSizeStayPut": 500.0, "dragThatCannotResizeWindow": 490.0,
}
ANCHORS = LOCATIONS_X | LOCATIONS_Y | DIMENSIONS
COMPOSITES = {
    "edges": ("top", "leading", "bottom", "trailing"),
    "horizontalEdges": ("leading", "trailing"),
    "verticalEdges": ("top", "bottom"),
}
FLEXIBLE = {f"flexible{part}" for part in ("LeftMargin", "Width", "RightMargin", "TopMargin", "Height", "BottomMargin")}
GUIDES = {"margins", "safeArea", "contentLayoutGuide", "frameLayoutGuide"}


class Scene:
    """The items and equations of a scene, in the order written."""

    def __init__(self, lines):
        self.items = {}
        self.equations = []
        self.subjects = set()
        for number, line in lines:
            words = tokens(line, number)
            if words:
                Reader(self, words, number).statement()
        if "root" not in self.items:
            raise Mistake(1, "a scene starts with 'root W H'")

    @property
    def root(self):
        return self.items["root"]


class Reader:
    """A recursive-descent reader of one line."""

    def __init__(self, scene, words, line):
        self.scene, self.words, self.line, self.at = scene, words, line, 0

    # The words of the line

    def peek(self, ahead=0):
        at = self.at + ahead
        return self.words[at].text if at < len(self.words) else ""

    def take(self, expected=None):
        word = self.peek()
        if not word or (expected is not None and word != expected):
            found = repr(word) if word else "the end of the line"
            raise Mistake(self.line, f"expected {expected or 'more'}, found {found}")
        self.at += 1
        return word

    def accept(self, word):
        if self.peek() == word:
            self.at += 1
            return True
        return False

    def kind(self):
        return self.words[self.at].kind if self.at < len(self.words) else "end"

    def statement(self):
        first, second = self.peek(), self.words[1].kind if len(self.words) > 1 else "end"
        if first == "root" and second == "number":
            self.declare_root()
        elif first in ("view", "label", "stack", "scroll", "guide") and second == "name":
            self.declare_item(self.take())
        else:
            self.relation_or_call()
        if self.at < len(self.words):
            raise Mistake(self.line, f"unexpected {self.peek()!r}")

    # Declarations

    def declare_root(self):
        self.take("root")
        root = Item("root", None)
        root.size = (self.signed(), self.signed())
        self.scene.items["root"] = root
        self.options(root)

    def declare_item(self, kind):
        name = self.take()
        if name in self.scene.items:
            raise Mistake(self.line, f"'{name}' is declared twice")
        parent = self.item(self.take()) if self.accept("in") else self.scene.root
        item = Item(name, parent, kind)
        (parent.guides if kind == "guide" else parent.children).append(item)
        if kind == "label":
            item.text = self.take()[1:-1].replace('\\"', '"').replace("\\n", "\n").replace("\\\\", "\\")
            item.baseline = (12.0, 4.0)
        self.scene.items[name] = item
        if kind == "stack":
            item.stack = Stack()
        if parent.stack is not None and kind != "guide":
            parent.stack.members.append(item)
        for guide in SCROLLED if kind == "scroll" else ():
            self.scene.items[f"{name}.{guide}"] = Item(f"{name}.{guide}", item, guide)
        self.options(item)

    def stack_option(self, option, stack):
        """Reads an option that only stacks have; returns whether it is one."""
        if option == "vertical":
            stack.is_vertical = True
            if stack.is_appkit:
                stack.alignment = "centerX"
        elif option == "appkit":
            stack.is_appkit, stack.spacing, stack.distribution = True, APPKIT_SPACING, "gravityAreas"
            stack.alignment = "centerX" if stack.is_vertical else "centerY"
        elif stack.is_appkit and option == "distribution" and self.peek() in APPKIT_DISTRIBUTIONS:
            stack.distribution = self.take()
        elif stack.is_appkit and option == "insets":
            stack.insets = tuple(self.signed() for _ in range(4))
        elif option == "spacing":
            stack.spacing = self.signed()
        elif option == "distribution" and self.peek() in DISTRIBUTIONS:
            stack.distribution = self.take()
        elif option == "marginsrelative":
            stack.keeps_margins = True
        elif option == "baselinerelative":
            stack.measures_baselines = True
        else:
            return False
        return True

    def options(self, item):
        while self.at < len(self.words):
            option = self.take()
            if option == "intrinsic":
                item.intrinsic = (self.metric(), self.metric())
            elif option == "frame":
                item.frame = tuple(self.signed() for _ in range(4))
            elif option == "margins":
                item.margins = tuple(self.signed() for _ in range(4))
            elif option == "safearea":
                item.safe_area = tuple(self.signed() for _ in range(4))
            elif option == "alignment" and item.stack is not None and self.peek() in item.stack.alignments:
                item.stack.alignment = self.take()
            elif option == "alignment":
                item.alignment = tuple(self.signed() for _ in range(4))
            elif option == "baseline":
                item.baseline = (self.signed(), self.signed())
            elif option == "lines":
                item.lines = int(self.signed())
            elif option == "floating" and item.parent.stack is not None:
                item.parent.stack.members.remove(item)
            elif option == "gravity" and item.parent.stack is not None:
                item.parent.stack.areas[item.name] = self.take()
            elif option == "after" and item.parent.stack is not None:
                item.parent.stack.gaps[item.name] = self.signed()
            elif item.stack is not None and self.stack_option(option, item.stack):
                pass
            elif option == "size" and item.kind == "label":
                item.size = self.signed()
                item.baseline = (0.75 * item.size, 0.25 * item.size)
            elif option == "offset" and item.kind == "scroll":
                item.offset = (self.signed(), self.signed())
            elif option == "insets" and item.kind == "scroll":
                _ = [self.signed() for _ in range(4)]  # they take part in no constraint
            elif option == "truncates" and item.kind == "label":
                pass  # neither does this
            elif option == "mask":
                while self.peek() in FLEXIBLE:
                    item.mask.add(self.take())
            elif option == "scale" and item.parent is None:
                item.scale = self.signed()
            elif option == "hidden":
                item.hidden = True
            elif option in ("ltr", "rtl"):
                item.direction = option
            else:
                raise Mistake(self.line, f"unknown option {option!r}")

    def metric(self):
        return None if self.accept("-") else self.signed()

    def signed(self):
        sign = -1.0 if self.accept("-") else 1.0
        return sign * float(self.take())

    def item(self, name):
        if name == "superview":
            return self.superview()
        if name not in self.scene.items:
            raise Mistake(self.line, f"unknown name '{name}'")
        return self.scene.items[name]

    def superview(self):
        """The superview of the first item that the line names."""
        named = [self.scene.items[word.text] for at, word in enumerate(self.words)
                 if word.text in self.scene.items and (at == 0 or self.words[at - 1].text != ".")]
        if not named or named[0].parent is None:
            raise Mistake(self.line, "no item with a superview")
        return named[0].parent

    # Statements

    def relation_or_call(self):
        left = self.sum()
        if left == "call":
            return
        relation = self.take()
        if relation not in ("==", "<=", ">="):
            raise Mistake(self.line, f"expected a relation, found {relation!r}")
        right = self.sum()
        if self.accept("..."):
            right = Range(right, self.sum())
        priority = self.priority() if self.accept("~") else 1000.0
        for one, other in self.pairs(left, right):
            self.relate(one, relation, other, priority)

    def pairs(self, left, right):
        """What a relation relates: two lists one by one, everything else each with each."""
        if isinstance(left, list) and isinstance(right, list):
            if len(left) != len(right):
                raise Mistake(self.line, f"{len(left)} values cannot be paired with {len(right)}")
            return list(zip(left, right))
        return [(one, other) for one in (left if isinstance(left, list) else [left])
                for other in (right if isinstance(right, list) else [right])]

    def relate(self, left, relation, right, priority):
        for first, sign, second in relate(left, relation, right, self.line):
            made = equation(first, sign, second, priority, self.line)
            self.scene.equations.append(made)
            self.scene.subjects.add(made.linear.terms[0][1].name)

    def priority(self):
        value = self.priority_term()
        while self.peek() in ("+", "-"):
            sign = 1 if self.take() == "+" else -1
            value += sign * self.priority_term()
        return value

    def priority_term(self):
        if self.accept("("):
            value = self.priority()
            self.take(")")
            return value
        if self.accept("."):
            name = self.take()
            if name not in PRIORITIES:
                raise Mistake(self.line, f"unknown priority '.{name}'")
            return PRIORITIES[name]
        return float(self.take())

    # Expressions: numbers, expressions of anchors, composites, and lists of them

    def sum(self):
        value = self.product()
        while self.peek() in ("+", "-"):
            sign = 1.0 if self.take() == "+" else -1.0
            value = self.each(value, lambda one, other: self.add(one, other, sign), self.product())
        return value

    def product(self):
        value = self.factor()
        while self.peek() in ("*", "/"):
            operator = self.take()
            value = self.each(value, lambda one, other: self.multiply(one, operator, other), self.factor())
        return value

    def each(self, left, combine, right):
        """Applies an operator to every element of a list, or to the one value."""
        if isinstance(left, list):
            return [combine(one, right) for one in left]
        if isinstance(right, list):
            return [combine(left, other) for other in right]
        return combine(left, right)

    def add(self, left, right, sign):
        if isinstance(left, float) and isinstance(right, float):
            return left + sign * right
        if isinstance(left, Linear) and isinstance(right, float):
            return left.plus_number(sign * right)
        if isinstance(left, float) and isinstance(right, Linear):
            return right.scaled(sign).plus_number(left)
        if isinstance(left, Linear) and isinstance(right, Linear):
            return left.plus(right.scaled(sign))
        if isinstance(left, Point) and isinstance(right, dict):
            return left.offset(sign * right.get("x", 0.0), sign * right.get("y", 0.0))
        if isinstance(left, Size) and isinstance(right, (float, Size)):
            return left.plus(right, sign)
        raise Mistake(self.line, "these cannot be added")

    def multiply(self, left, operator, right):
        if operator == "/" and isinstance(right, float):
            return self.multiply(left, "*", 1 / right)
        if operator == "*" and isinstance(left, float):
            left, right = right, left
        if operator == "*" and isinstance(right, float):
            return left * right if isinstance(left, float) else left.scaled(right)
        raise Mistake(self.line, "these cannot be multiplied")

    def factor(self):
        if self.accept("-"):
            value = self.factor()
            return self.each(value, lambda one, _: self.multiply(one, "*", -1.0), 0.0)
        if self.accept("("):
            value = self.sum()
            self.take(")")
            return value
        if self.kind() == "number":
            return float(self.take())
        if self.peek() == "[":
            return self.members(self.list())
        if self.peek() == "LayoutPoint":
            return self.arguments(self.take())
        if self.peek() == "LayoutSize":
            arguments = self.arguments(self.take())
            return Size.of_numbers(arguments.get("width", 0.0), arguments.get("height", 0.0))
        return self.members(self.item(self.take()))

    def list(self):
        items = []
        self.take("[")
        while not self.accept("]"):
            items.append(self.sum())
            if self.peek() != "]":
                self.take(",")
        return items

    def members(self, target):
        if not isinstance(target, list):
            return self.member_chain(target)
        if self.peek(1) in ("distribute", "align", "match", "grid"):
            self.take(".")
            getattr(self, self.take())(target)
            return "call"
        start, values = self.at, []
        for item in target:
            self.at = start
            values.append(self.member_chain(item))
        return "call" if "call" in values else values

    def member_chain(self, value):
        while self.peek() == "." and value != "call":
            self.take(".")
            value = self.member(value, self.take())
        return value

    def member(self, value, name):
        if isinstance(value, Item):
            if name in ANCHORS:
                return Linear([(1.0, value, name)])
            if name in COMPOSITES:
                return Edges(value, COMPOSITES[name])
            if name == "size":
                return Size.of_item(value)
            if name in POINTS:
                return Point(value, name)
            if name == "pinToSuperview":
                return self.pin(value)
            if name in GUIDES:
                return self.system_guide(value, name)
            if name in ("hugging", "compressionResistance"):
                return self.assign_priority(value.hugging if name == "hugging" else value.compression)
            if name in ("setContentHuggingPriority", "setContentCompressionResistancePriority"):
                return self.set_priority(value, name)
        if isinstance(value, Edges) and name == "absolute":
            return replace(value, is_absolute=True)
        if isinstance(value, Edges) and name == "excluding":
            return value.excluding(self.names())
        if isinstance(value, Edges) and name in ("inset", "outset"):
            sign = 1 if name == "inset" else -1
            return value.inset(self.insets(self.arguments(name)["by"]), sign)
        if isinstance(value, (Edges, Point)) and name == "offset":
            arguments = self.arguments(name)
            return value.offset(arguments.get("x", 0.0), arguments.get("y", 0.0))
        raise Mistake(self.line, f"unknown member '{name}'")

    def system_guide(self, view, name):
        key = f"{view.name}.{name}"
        if key not in self.scene.items:
            self.scene.items[key] = Item(key, view, name)
        return self.scene.items[key]

    def set_priority(self, item, name):
        self.take("(")
        value = self.priority()
        for word in (",", "for", ":", "."):
            self.take(word)
        axis = self.take()
        self.take(")")
        (item.hugging if "Hugging" in name else item.compression)[axis] = value
        return "call"

    def assign_priority(self, priorities):
        axes = [self.take()] if self.accept(".") else ["horizontal", "vertical"]
        self.take("=")
        priority = self.priority()
        for axis in axes:
            priorities[axis] = priority
        return "call"

    # Calls with labelled arguments

    def names(self):
        """The arguments of `excluding(.bottom)` or `excluding([.top, .bottom])`."""
        found = []
        self.take("(")
        is_set = self.accept("[")
        while not self.accept("]" if is_set else ")"):
            self.take(".")
            found.append(self.take())
            self.accept(",")
        if is_set:
            self.take(")")
        return found

    def arguments(self, _):
        """Labelled arguments; those without a label are under 0, 1, …"""
        found = {}
        self.take("(")
        while not self.accept(")"):
            label = len(found)
            if self.kind() == "name" and self.peek(1) == ":":
                label = self.take()
                self.take(":")
            found[label] = self.argument()
            self.accept(",")
        return found

    def argument(self):
        if self.accept("."):
            name = self.take()
            return (name, self.arguments(name)) if self.peek() == "(" else name
        if self.accept("["):
            found = []
            while not self.accept("]"):
                found.append(self.argument())
                self.accept(",")
            return found
        if self.peek() == "LayoutInsets":
            arguments = self.arguments(self.take())
            if 0 in arguments:
                return self.insets(arguments[0])
            along, across = arguments.pop("horizontal", 0.0), arguments.pop("vertical", 0.0)
            return Insets(**arguments) if arguments else Insets(across, along, across, along)
        return self.sum()

    def insets(self, value):
        return value if isinstance(value, Insets) else Insets(value, value, value, value)

    # Helpers over arrays

    def align(self, items):
        (name,) = self.names()
        for attribute in COMPOSITES["edges"] if name == "fill" else (name,):
            self.align_on(items, attribute)

    def align_on(self, items, attribute):
        for item in items[1:]:
            self.same(item, attribute, items[0], attribute)

    def align_in(self, items, attribute, container, insets):
        """Aligns items with a line of their container; baselines only with each other."""
        if container is None or attribute.endswith("Baseline"):
            self.align_on(items, attribute)
            return
        inset = getattr(insets, attribute, 0.0)
        for item in items:
            self.same(item, attribute, container, attribute,
                      -inset if attribute in ("bottom", "trailing") else inset)

    def lengths(self, items, sizes, attribute):
        """The lengths of items, or of the first items of rows."""
        kind, value = sizes if isinstance(sizes, tuple) else (sizes, None)
        if kind == "fixed":
            for item in items:
                self.relate(Linear([(1.0, item, attribute)]), "==", value[0], 1000.0)
        if kind in ("equal", "proportional"):
            weights = value[0] if value else [1.0] * len(items)
            if len(weights) != len(items):
                raise Mistake(self.line, f"{len(weights)} weights for {len(items)} lengths")
            for item, weight in zip(items[1:], weights[1:]):
                self.relate(Linear([(weights[0], item, attribute)]), "==",
                            Linear([(weight, items[0], attribute)]), 1000.0)

    def match(self, items):
        (extent,) = self.names()
        for item in items[1:]:
            for attribute in ("width", "height") if extent == "size" else (extent,):
                self.same(item, attribute, items[0], attribute)

    def same(self, item, attribute, other, other_attribute, plus=0.0, relation="=="):
        self.relate(Linear([(1.0, item, attribute)]), relation,
                    Linear([(1.0, other, other_attribute)]).plus_number(plus), 1000.0)

    def distribute(self, items):
        arguments = self.arguments("distribute")
        horizontal = arguments[0] == "horizontal"
        near, far, size = ("leading", "trailing", "width") if horizontal else ("top", "bottom", "height")
        spacing, sizes = arguments.get("spacing", 0.0), arguments.get("sizes", "intrinsic")
        container, insets = arguments.get("in"), self.insets(arguments.get("insets", 0.0))
        lead, tail = (insets.leading, insets.trailing) if horizontal else (insets.top, insets.bottom)

        def anchor(item, attribute):
            return Linear([(1.0, item, attribute)])

        def gap(before, item):
            return anchor(item, near).plus(anchor(before, far).scaled(-1.0))

        if spacing == "evenly":
            start = anchor(items[0], near).plus(anchor(container, near).scaled(-1.0)).plus_number(-lead)
            end = anchor(container, far).plus(anchor(items[-1], far).scaled(-1.0)).plus_number(-tail)
            for before, item in zip(items, items[1:]):
                self.relate(gap(before, item), "==", start, 1000.0)
            self.relate(start, "==", end, 1000.0)
        else:
            is_loose = len(items) == 1 and isinstance(spacing, tuple) and spacing[0] == "atLeast"
            if container is not None:
                self.same(items[0], near, container, near, lead, ">=" if is_loose else "==")
            self.gaps(items, spacing, gap, near, far)
            if container is not None:
                self.same(items[-1], far, container, far, -tail, "<=" if is_loose else "==")
        self.lengths(items, sizes, size)
        across = ("top", "bottom") if horizontal else ("leading", "trailing")
        name = arguments.get("alignment")
        for attribute in across if name == "fill" else (name,) if name else ():
            self.align_in(items, attribute, container, insets)

    def gaps(self, items, spacing, gap, near, far):
        """The gaps between neighbours: a number, numbers, `.equal`, or a tuple such as `.atLeast(8)`."""
        kind, value = "fixed", spacing
        if isinstance(spacing, tuple):
            kind, value = spacing[0], spacing[1][0]
        pairs = list(zip(items, items[1:]))
        lengths = value if isinstance(value, list) else [value] * len(pairs)
        if len(lengths) != len(pairs):
            raise Mistake(self.line, f"{len(lengths)} spacings for {len(pairs)} gaps")
        for (before, item), length in zip(pairs, lengths):
            if value != "equal":
                self.same(item, near, before, far, length, ">=" if kind == "atLeast" else "==")
            elif before is not items[0]:
                self.relate(gap(before, item), "==", gap(items[0], items[1]), 1000.0)

    def grid(self, items):
        arguments = self.arguments("grid")
        columns, spacing = int(arguments["columns"]), arguments.get("spacing", 0.0)
        row_spacing = arguments.get("rowSpacing", spacing)
        container, insets = arguments.get("in"), self.insets(arguments.get("insets", 0.0))
        first, rows = items[0], [items[at:at + columns] for at in range(0, len(items), columns)]
        for above, row in zip([None] + rows, rows):
            if above:
                self.same(row[0], "leading", first, "leading")
                self.same(row[0], "top", above[0], "bottom", row_spacing)
            for before, item in zip(row, row[1:]):
                self.same(item, "leading", before, "trailing", spacing)
                self.same(item, "top", row[0], "top")
                self.same(item, "height", row[0], "height")
        for item in items[1:]:
            self.same(item, "width", first, "width")
        self.lengths([row[0] for row in rows], arguments.get("rowHeights", "intrinsic"), "height")
        if container is None:
            return
        self.same(first, "leading", container, "leading", insets.leading)
        self.same(first, "top", container, "top", insets.top)
        self.same(rows[-1][0], "bottom", container, "bottom", -insets.bottom)
        room = Linear([(1.0, container, "width")], -insets.leading - insets.trailing - spacing * (columns - 1))
        self.relate(Linear([(float(columns), first, "width")]), "==", room, 1000.0)

    def pin(self, item):
        edges, insets = COMPOSITES["edges"], Insets()
        self.take("(")
        while not self.accept(")"):
            if self.kind() == "name" and self.peek(1) == ":":
                self.take()
                self.take(":")
                insets = self.insets(self.argument())
            else:
                argument = self.argument()
                words = argument if isinstance(argument, list) else [argument]
                sides = {"all": "edges", "horizontal": "horizontalEdges", "vertical": "verticalEdges"}
                named = {name for word in words for name in COMPOSITES.get(sides.get(word), (word,))}
                edges = tuple(name for name in edges if name in named)
            self.accept(",")
        for one in relate(Edges(item, edges), "==", Edges(item.parent, edges).inset(insets, 1), self.line):
            self.relate(*one, 1000.0)
        return "call"

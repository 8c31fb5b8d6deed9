"""Which of all best layouts Apple's engine takes, by linear programs without pivots.

The constraints of a scene may leave several layouts that are equally good. Apple's engine takes one of them, always the same.
Badros, Borning & Stuckey's incremental simplex explains its choices, but depends on the order of edits. The rule here depends on
the tree and on its constraints alone, and gives every number that is known of Apple's (`Tests/AppleLive`).

What the words mean:

- A *length* is the width or height of a view or guide. It is never negative.
- A *position* is the left or top edge of a view or guide, in coordinates of its superview or owner; also from right to left.
- The *order of the tree* is depth first: a view, its guides, its subviews with everything in them. Of an item the width comes
  before the height, and left before top. Arranged subviews come in the order in which their stack arranges them. What a stack
  adds for itself (spacers) comes after the whole tree.
- *Stated order* is that of the views that hold the constraints, in the order of the tree, and for one view that in which they became
  active. A view holds the constraints whose nearest common ancestor it is; a stack holds all of its own, which come last.
- An *optional constraint* is one below 1000. A content size is two of them for each axis: hugging and compression resistance.

The rule, one linear program a step. Each step keeps what the steps before it decided:

1.  *Priorities.* Level by level, the strongest first, the sum of the errors is as small as possible.
2.  *Equal priorities.* Where the sum at a level is not zero, its optional constraints are taken one by one, and the error of each
    is as small as those before it allow. So the last of them give way. The strongest level comes first. Of one level they are
    taken in this order:
    a. content sizes, backwards through the tree: of two views that cannot both have their content size, the first in the tree
       grows or shrinks, and of one view the width before the height;
    b. then all others. The *place* of a constraint is that of the last item in the tree that it mentions; a spacer has the
       place of its stack, margins and safe areas have that of their owner. Later places are taken first, so under a required
       sum the first view gives way. Constraints with the same place are taken in stated order, so of two that contradict
       each other about one view the first holds.
3.  *Lengths.* In the order of the tree, each is as small as possible.
4.  *Bounds.* Inequalities, required or not, are taken in stated order, and the slack of each is as small as possible. So an open
    position rests on the bound that was stated first. Slack that only a length could take up is decided before.
5.  *Positions.* What is open now can move without end both ways. In the order of the tree, each position that does becomes zero.

The rule is well defined. Steps 1 to 4 minimise what is never negative, so each minimum exists. After step 3 every length has one
value, and after step 4 every slack has: what is left is an affine space, in which an expression has one value or every value.
After step 5 every position has one value, too. A step that finds nothing open changes nothing, so a layout that its constraints
determine stays as it is.

What no source has a number for, and was decided here: two bounds (4), other optional constraints about different views (2b, where
the simplex follows the order of statements), a chain that is stated from its far end (2a; the simplex has the first of the chain
give way), and the superview's coordinates (5).
"""

import random

from .geometry import HEIGHT, WIDTH, X, Y
from .layout import Layout
from .program import Program

ZERO = 1e-7   # an error below this is none
SAME = 1e-5   # an expression that moves less than this has one value


class ChosenLayout(Layout):
    """The layout that Apple's engine takes of a scene at a size; labels wrap as in `Layout`."""

    def __init__(self, scene, size):
        super().__init__(scene, size, check_unique=False)

    def make_program(self, rows):
        return Choices(self.geometry, rows)


class Choices(Program):
    """The rows of a geometry, narrowed step by step until one layout is left."""

    def __init__(self, geometry, rows):
        self.geometry = geometry
        self.rows, self.row_errors = [], []
        self.had_choice = False   # whether there may have been more than one best layout
        places = tree(geometry.scene.root)
        self.place = {id(item): number for number, item in enumerate(places)}
        spacers = [item for item in geometry.items if item.kind == "spacer"]
        self.items = places + spacers
        super().__init__(sorted(rows, key=self.holder_place), geometry.bounds)

    def add(self, row):
        before = self.count
        super().add(row)
        self.rows.append(row)
        self.row_errors.append(dict.fromkeys(range(before, self.count), 1.0))

    # Steps 1 and 2

    def solve_levels(self):
        missed = []
        for level in self.levels:
            result = self.run(dict.fromkeys(self.errors[level], 1.0))
            self.keep_best(result)
            if result.fun > ZERO and len(self.errors[level]) > 1:
                missed.append(level)
        if missed and not self.is_one_point():
            self.had_choice = True
            for level in missed:
                for at in self.taken(level):
                    self.minimise(self.row_errors[at])
        self.choose()
        return self.run({}).x

    def taken(self, level):
        """The rows of a level in the order in which their errors are minimised."""
        content, others = [], []
        for at, row in enumerate(self.rows):
            if row.priority == level:
                (content if row.is_content else others).append(at)
        content.sort(key=lambda at: self.content_place(self.rows[at]), reverse=True)
        others.sort(key=lambda at: -self.last_place(self.rows[at]))
        return content + others

    def holder_place(self, row):
        """The place of the view that holds an equation; rows that no view holds come first."""
        return -1 if row.holder is None else self.place[id(row.holder)]

    def content_place(self, row):
        variable = next(iter(row.factors))
        return self.place_of(variable), variable % 4

    def last_place(self, row):
        return max((self.place_of(variable) for variable in row.factors), default=0)

    def place_of(self, variable):
        """The place in the tree of the item that has an unknown, or of the view that it belongs to."""
        item = self.geometry.items[variable // 4]
        while id(item) not in self.place:
            item = item.parent
        return self.place[id(item)]

    # Steps 3 to 5

    def choose(self):
        for step in (self.shrink_lengths, self.rest_on_bounds, self.move_to_zero):
            if self.is_one_point():
                return
            self.had_choice = True
            step()

    def shrink_lengths(self):
        for item in self.items:
            for part in (WIDTH, HEIGHT):
                self.minimise({self.geometry.variable(item, part): 1.0})

    def rest_on_bounds(self):
        for row in self.rows:
            if row.relation != "==" and not row.is_content and any(v % 4 in (X, Y) for v in row.factors):
                sign = 1.0 if row.relation == ">=" else -1.0
                self.minimise({v: sign * f for v, f in row.factors.items()})

    def move_to_zero(self):
        for item in self.items:
            if item.parent is None:
                continue
            for part in (X, Y):
                factors, constant = self.geometry.frame_rows(item)[part]
                factors = {v: f for v, f in factors.items() if f != 0}
                if factors and self.run(factors) is None:
                    self.equal.append((factors, -constant))

    def minimise(self, costs):
        self.keep_best(self.run(costs))

    def is_one_point(self):
        """Whether a random direction has one value over what is kept: then every direction has."""
        chance = random.Random(1)
        direction = {self.geometry.variable(item, part): chance.uniform(0.5, 1.0) for item in self.items for part in range(4)}
        ends = [self.run({v: sign * f for v, f in direction.items()}) for sign in (1.0, -1.0)]
        return None not in ends and abs(ends[0].fun + ends[1].fun) < SAME


def tree(view):
    """A view, its guides, and its subviews with everything in them; guides of its own making belong to it."""
    arranged = view.stack.members if view.stack is not None else []
    others = [child for child in view.children if not any(child is member for member in arranged)]
    found = [view, *view.guides]
    for child in [*arranged, *others]:
        found += tree(child)
    return found

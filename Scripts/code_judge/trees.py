"""Trees as lists of items and constraints: what compiled code prints, what a scene says, and how they differ."""

import re
from collections import Counter

from scene_oracle.grammar import Scene
from scene_oracle.scene import OWNED, VIEWS
from scene_oracle.text import split

NEAR = 0.011  # frames are compared as tables print them, to hundredths
TURNED = {"==": "==", "<=": ">=", ">=": "<="}


class Tree:
    """Names and frames of items by identifiers, and constraints as (terms, relation, constant, priority)."""

    def __init__(self):
        self.names, self.frames, self.constraints = {}, {}, []

    @staticmethod
    def all(output):
        """The trees that a program printed, by their keys."""
        found, tree = {}, None
        for line in output.splitlines():
            words = line.split(" ")
            if words[0] == "==":
                tree = found[words[1]] = Tree()
            elif words[0] == "item":
                tree.frames[words[1]] = [float(word) for word in words[2:6]]
                tree.names[words[1]] = " ".join(words[6:])
            elif words[0] == "constraint":
                terms = [re.match(r"(.*?)\*(.*)", word).groups() for word in words[4:]]
                tree.constraints.append(
                    ([(float(factor), anchor) for factor, anchor in terms], words[1], float(words[2]), float(words[3])))
        return found

    @staticmethod
    def of_scene(source):
        """The items and constraints of a scene, as the oracle's reader finds them; `Mistake` where it cannot read."""
        tree, scene = Tree(), Scene(split(source).lines)
        ids = {}
        views = [scene.root]
        while views:
            item = views.pop()
            ids[item.name] = f"v{len(ids)}"
            views += reversed([child for child in item.children if child.kind in VIEWS])
        guides = [guide for name in list(ids) for guide in scene.items[name].guides if guide.kind == "guide"]
        ids.update({guide.name: f"g{number}" for number, guide in enumerate(guides)})
        tree.names = {identifier: name for name, identifier in ids.items()}

        def anchor(item, attribute):
            if item.kind in OWNED and item.kind != "guide":
                return f"{ids[item.parent.name]}.{item.kind}.{attribute}"
            return f"{ids[item.name]}.{attribute}"

        for made in scene.equations:
            terms = [(factor, anchor(item, attribute)) for factor, item, attribute in made.linear.terms]
            tree.constraints.append((terms, made.relation, -made.linear.constant, made.priority))
        return tree

    def by_names(self):
        """The same tree, with names as identifiers: its views may be in another order."""
        tree = Tree()
        tree.names, tree.frames = self.names, self.frames
        for terms, *rest in self.constraints:
            parts = [(factor, *anchor.split(".", 1)) for factor, anchor in terms]
            tree.constraints.append(([(factor, f"{self.names[item]}.{anchor}") for factor, item, anchor in parts], *rest))
        return tree

    def statements(self):
        """The constraints, each once for each time that it is stated, in a form that does not depend on who is first.

        A required equality of an attribute of two items is the same whichever of several equal items it names: the items that such
        equalities connect are one statement.
        """
        said, parents = Counter(), {}

        def representative(anchor):
            while parents.setdefault(anchor, anchor) != anchor:
                anchor = parents[anchor]
            return anchor

        for terms, relation, constant, priority in self.constraints:
            merged = Counter()
            for factor, anchor in terms:
                merged[anchor] += factor
            terms = sorted((anchor, factor) for anchor, factor in merged.items() if factor)
            if is_equality(terms, relation, constant, priority):
                parents[representative(terms[0][0])] = representative(terms[1][0])
                continue
            if terms and terms[0][1] < 0:
                terms, relation, constant = [(anchor, -factor) for anchor, factor in terms], TURNED[relation], -constant
            words = " ".join(f"{number(factor)}*{anchor}" for anchor, factor in terms)
            said[f"{words} {relation} {number(constant)} ~ {number(priority)}"] += 1
        groups = {}
        for anchor in parents:
            groups.setdefault(representative(anchor), []).append(anchor)
        for group in groups.values():
            said[" = ".join(sorted(group))] += 1
        return said

    def constraints_unlike(self, other):
        """Which constraints only this tree has, and which only the other."""
        mine, theirs = self.statements(), other.statements()
        return sorted((mine - theirs).elements()), sorted((theirs - mine).elements())

    def frames_unlike(self, other, ambiguous):
        """The first item whose frame is another and not ambiguous, in words; `None` without."""
        if list(self.frames) != list(other.frames):
            return f"{len(self.frames)} items instead of {len(other.frames)}"
        for item, frame in self.frames.items():
            if other.names[item] not in ambiguous and any(abs(a - b) > NEAR for a, b in zip(frame, other.frames[item])):
                return f"{other.names[item]} is at {frame} instead of {other.frames[item]}"
        return None


def is_equality(terms, relation, constant, priority):
    return (len(terms) == 2 and relation == "==" and constant == 0 and priority == 1000 and sorted(
        factor for _, factor in terms) == [-1, 1] and terms[0][0].split(".")[-1] == terms[1][0].split(".")[-1])


def number(value):
    text = f"{value:.5f}"
    return "0.00000" if float(text) == 0 else text

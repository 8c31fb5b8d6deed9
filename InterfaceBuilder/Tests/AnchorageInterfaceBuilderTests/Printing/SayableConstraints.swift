import AnchorageHeadless
import AnchorageInterfaceBuilder

/// The constraints of a tree that a composite or an array could say, found without the printer's code.
///
/// It looks at the model's constraints only, pair by pair: whether two of them could stand in one statement.
struct SayableConstraints {
  /// An anchor in a form that does not depend on the side it is on.
  struct Anchor: Hashable {
    let item: String
    let attribute: String

    init(item: String, attribute: String) { (self.item, self.attribute) = (item, attribute) }

    init(_ side: InterfaceConstraint.Side, _ guides: [String: InterfaceGuide]) {
      var attribute = side.attribute.description
      if case .guide(let id) = side.item, let guide = guides[id] {
        switch guide.kind {
        case .controllerTop, .controllerBottom, .keyboard:
          // The inner edge is that of the safe area, the others are those of the view.
          let isInner = attribute == (guide.kind == .controllerTop ? "bottom" : "top")
          item = isInner ? guide.owner + ".safeArea" : guide.owner
          if isInner { attribute = guide.kind == .controllerTop ? "top" : "bottom" }
        case .margins: item = guide.owner + ".margins"
        case .safeArea, .readableContent, .contentLayout, .frameLayout:
          item = guide.owner + "." + guide.kind.rawValue
        }
      } else {
        item = side.item.id + (side.isMargin ? ".margins" : "")
      }
      self.attribute = attribute
    }
  }

  /// The constraints that could be said with others, as the sets of their anchors.
  private(set) var sayable: [Set<Anchor>] = []

  init(_ tree: InterfaceTree, in document: InterfaceDocument) {
    let traits = document.traits
    let outlets = Set(tree.outlets.map(\.destination))
    let parents = Dictionary(
      tree.views.flatMap { view in view.subviews.map { ($0.id, view.id) } }
    ) { first, _ in first }
    let guides = Dictionary(tree.views.flatMap(\.guides).map { ($0.id, $0) }) { first, _ in first }
    let views = Set(tree.root.installed(in: traits).map(\.id))
    let constraints = tree.root.installed(in: traits).flatMap { $0.constraints(in: traits) }.filter {
      constraint in
      constraint.identifier == nil && !outlets.contains(constraint.id) && !constraint.isPlaceholder
        && constraint.sides.allSatisfy { side in
          if case .view(let id) = side.item { views.contains(id) } else { true }
        }
    }
    for (index, constraint) in constraints.enumerated() {
      let isSayable = constraints.enumerated().contains { other, candidate in
        other != index && SayableConstraints.canBeSaid(constraint, with: candidate, traits, parents, guides)
      }
      if isSayable { sayable.append(Set(constraint.sides.map { Anchor($0, guides) })) }
    }
  }

  /// Whether two constraints fit a statement about edges, a point, a size, an array, a row or a column.
  private static func canBeSaid(
    _ a: InterfaceConstraint, with b: InterfaceConstraint, _ traits: InterfaceTraits,
    _ parents: [String: String],
    _ guides: [String: InterfaceGuide]
  ) -> Bool {
    guard a.priority(in: traits) == b.priority(in: traits), a.multiplier == b.multiplier else { return false }
    let (anchorsA, anchorsB) = (a.sides.map { Anchor($0, guides) }, b.sides.map { Anchor($0, guides) })
    guard let a2 = anchorsA.last, let b2 = anchorsB.last, anchorsA.count == anchorsB.count else {
      return false
    }
    let (a1, b1) = (anchorsA[0], anchorsB[0])
    let (constantA, constantB) = (a.constant(in: traits), b.constant(in: traits))
    if anchorsA.count == 1 {
      // A size, or lengths of several items.
      guard a.relation == b.relation else { return false }
      return a1.item == b1.item
        ? a1.attribute != b1.attribute : a1.attribute == b1.attribute && constantA == constantB
    }
    guard a.multiplier == 1 else { return false }
    let places: Set<String> = ["leading", "trailing", "top", "bottom"]
    let isSame = Set([a1.item, a2.item]) == Set([b1.item, b2.item])
    if isSame, a.relation == .equal, b.relation == .equal, a1.attribute == a2.attribute,
      b1.attribute == b2.attribute, a1.attribute != b1.attribute
    {
      // Edges, corners, the centre or a size.
      let attributes = Set([a1.attribute, b1.attribute])
      return attributes.isSubset(of: places) || attributes == ["centerX", "centerY"]
        || attributes == ["width", "height"]
    }
    guard a.relation == .equal, b.relation == .equal else { return false }
    // The same of several items, in either order of the sides.
    for (subject, target, constant) in [(a1, a2, constantA), (a2, a1, -constantA)] {
      for (other, otherTarget, otherConstant) in [(b1, b2, constantB), (b2, b1, -constantB)]
      where target == otherTarget && subject.attribute == other.attribute && subject.item != other.item {
        if constant == otherConstant, parents[subject.item] != nil, parents[other.item] != nil { return true }
      }
    }
    return isChain(a1, a2, b1, b2, parents)
  }

  /// Whether two gaps follow each other along a row or a column of siblings.
  private static func isChain(
    _ a1: Anchor, _ a2: Anchor, _ b1: Anchor, _ b2: Anchor, _ parents: [String: String]
  ) -> Bool {
    for (near, far) in [("leading", "trailing"), ("top", "bottom")] {
      for (start, end) in [(a1, a2), (a2, a1)] where start.attribute == near && end.attribute == far {
        for (next, last) in [(b1, b2), (b2, b1)] where next.attribute == near && last.attribute == far {
          let superviews = [start, end, next, last].map { parents[$0.item] }
          guard superviews.allSatisfy({ $0 != nil && $0 == superviews[0] }) else { continue }
          if start.item == last.item && end.item != next.item
            || end.item == next.item && start.item != last.item
          {
            return true
          }
        }
      }
    }
    return false
  }

  /// How many of the constraints a scene says in a statement of their own.
  ///
  /// A statement of its own is a relation of two anchors, or of an anchor and a number, without an array.
  func countAlone(in scene: InterfaceCode) -> Int {
    let ids = Dictionary(scene.names.map { ($1, $0) }) { first, _ in first }
    let attributes: Set<Substring> = [
      "leading", "trailing", "left", "right", "top", "bottom", "centerX", "centerY", "width", "height",
      "firstBaseline", "lastBaseline",
    ]
    /// The anchor that a word is, or `nil`.
    func anchor(_ word: Substring) -> Anchor? {
      let parts = word.split(separator: ".")
      guard parts.count > 1, let last = parts.last, attributes.contains(last), let id = ids[String(parts[0])]
      else {
        return nil
      }
      return Anchor(
        item: ([id] + parts.dropFirst().dropLast().map(String.init)).joined(separator: "."),
        attribute: String(last))
    }
    var alone = sayable
    let before = alone.count
    for line in scene.text.split(separator: "\n") where !line.contains("[") {
      let words = line.split(separator: " ")
      guard words.count > 2, ["==", "<=", ">="].contains(words[1]), !words[2].contains("..."),
        let first = anchor(words[0])
      else { continue }
      let anchors = Set([first] + (anchor(words[2]).map { [$0] } ?? []))
      if let place = alone.firstIndex(of: anchors) { alone.remove(at: place) }
    }
    return before - alone.count
  }
}

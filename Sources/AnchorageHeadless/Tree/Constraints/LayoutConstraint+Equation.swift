import Anchorage

extension LayoutConstraint {
  /// The constraint as an equation; `nil` if one of its items is gone.
  var equation: LayoutEquation<HeadlessBackend>? {
    guard let (left, right) = sums() else { return nil }
    var equation = LayoutEquation(left, relation, right, priority: priority)
    equation.identifier = identifier
    equation.location = location
    return equation
  }

  /// Both sides as sums, with the constant on the right; `nil` if an item is gone. A multiplier that isn't
  /// `nil` replaces the constraint's own.
  func sums(
    multiplier: Double? = nil
  ) -> (left: _LayoutSum<HeadlessBackend>, right: _LayoutSum<HeadlessBackend>)? {
    let terms = terms(multiplier: multiplier)
    guard let left = sum(of: terms.left), var right = sum(of: terms.right) else { return nil }
    right.constant = constant
    return (left, right)
  }

  /// The anchors of both sides; a multiplier that isn't `nil` replaces the constraint's own.
  func terms(multiplier: Double? = nil) -> (left: [ConstraintSides.Term], right: [ConstraintSides.Term]) {
    if let sides {
      var right = sides.right
      if let multiplier { right[0].coefficient = multiplier }
      return (sides.left, right)
    }
    let first = ConstraintSides.Term(coefficient: 1, node: firstNode, attribute: firstAttribute)
    let second = secondNode.map {
      ConstraintSides.Term(coefficient: multiplier ?? storedMultiplier, node: $0, attribute: secondAttribute)
    }
    return ([first], second.map { [$0] } ?? [])
  }

  /// An anchor in a sum: `coefficient × item.attribute`. The item is `nil` once it is gone.
  package typealias SideTerm = (coefficient: Double, item: HeadlessItem?, attribute: LayoutAttribute)

  /// The anchors of both sides.
  package var sideTerms: (left: [SideTerm], right: [SideTerm]) {
    let (left, right) = terms()
    return (
      left.map { ($0.coefficient, $0.node.item, $0.attribute) },
      right.map { ($0.coefficient, $0.node.item, $0.attribute) }
    )
  }

  private func sum(of terms: [ConstraintSides.Term]) -> _LayoutSum<HeadlessBackend>? {
    var sum = _LayoutSum<HeadlessBackend>(constant: 0)
    for term in terms {
      guard let item = term.node.item else { return nil }
      sum.add(_LayoutTerm(term.coefficient, item, term.attribute))
    }
    return sum
  }

  /// Takes over the numbers of an equation about the same anchors.
  func update(to equation: LayoutEquation<HeadlessBackend>) {
    if let sides, !sides.hasCoefficients(of: equation) {
      noteNewTerms()
      sides.setCoefficients(of: equation)
    }
    // Declaring a constraint again without an identifier keeps an identifier that was set by hand.
    if let name = equation.identifier { identifier = name }
    update(multiplier: equation.multiplier, constant: equation.constant, priority: equation.priority)
    // The new multipliers may make the constraint meaningless, which is reported when it is activated again.
    if sides != nil && !hasMeaning { deactivate() }
  }

  /// Takes over the numbers of a statement about the same anchors.
  func update(multiplier: Double, constant: Double, priority: LayoutPriority) {
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    // Only the batch knows the new location, and sets it afterwards.
    location = nil
    takeSubject()
  }

  /// Whether a statement is about the same anchors and the same relation.
  func relates(_ first: ItemNode, _ second: ItemNode?, as statement: _LayoutStatement) -> Bool {
    firstNode === first && firstAttribute == statement.firstAttribute
      && storedRelation == statement.relation && secondNode === second
      && secondAttribute == statement.secondAttribute && sides == nil
  }
}

// MARK: - Anchors as keys

/// An anchor of an item, as a key.
struct AnchorKey: Hashable {
  let node: ObjectIdentifier
  let attribute: LayoutAttribute
}

extension LayoutConstraint {
  var firstKey: AnchorKey {
    AnchorKey(node: ObjectIdentifier(firstNode), attribute: firstAttribute)
  }

  var secondKey: AnchorKey? {
    secondNode.map { AnchorKey(node: ObjectIdentifier($0), attribute: secondAttribute) }
  }
}

// MARK: - More than two anchors

/// The sides of a constraint with more than two anchors.
final class ConstraintSides {
  struct Term {
    var coefficient: Double
    let node: ItemNode
    let attribute: LayoutAttribute
  }

  var left: [Term]
  var right: [Term]
  /// The nodes of the items that are neither the first nor the second, each once.
  let otherNodes: [ItemNode]

  init(_ equation: LayoutEquation<HeadlessBackend>) {
    left = equation.left.terms.map {
      Term(coefficient: $0.coefficient, node: $0.item.node, attribute: $0.attribute)
    }
    right = equation.right.terms.map {
      Term(coefficient: $0.coefficient, node: $0.item.node, attribute: $0.attribute)
    }
    let known = [equation.firstItem?.node, equation.secondItem?.node]
    var others: [ItemNode] = []
    for term in left + right {
      let node = term.node
      if !known.contains(where: { $0 === node }) && !others.contains(where: { $0 === node }) {
        others.append(node)
      }
    }
    otherNodes = others
  }

  /// The same sides for other items; `nil` if one of them is missing.
  init?(_ sides: ConstraintSides, with node: (ItemNode) -> ItemNode?) {
    func copies(_ terms: [Term]) -> [Term] {
      var copies: [Term] = []
      for term in terms {
        guard let node = node(term.node) else { continue }
        copies.append(Term(coefficient: term.coefficient, node: node, attribute: term.attribute))
      }
      return copies
    }
    left = copies(sides.left)
    right = copies(sides.right)
    otherNodes = sides.otherNodes.compactMap { node($0) }
    if left.count < sides.left.count || right.count < sides.right.count { return nil }
  }

  var all: [Term] { left + right }
}

extension ConstraintSides {
  func hasCoefficients(of equation: LayoutEquation<HeadlessBackend>) -> Bool {
    left.map { $0.coefficient } == equation.left.terms.map { $0.coefficient }
      && right.map { $0.coefficient } == equation.right.terms.map { $0.coefficient }
  }

  func setCoefficients(of equation: LayoutEquation<HeadlessBackend>) {
    for (index, term) in equation.left.terms.enumerated() { left[index].coefficient = term.coefficient }
    for (index, term) in equation.right.terms.enumerated() { right[index].coefficient = term.coefficient }
  }
}

// MARK: - Text

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as the DSL writes it: `title.trailing <= badge.leading - 8 ~ .high`.
  public var description: String { parts().description }

  /// The parts of the text of the constraint; numbers that aren't `nil` replace its own.
  func parts(
    multiplier: Double? = nil, constant: Double? = nil, priority: LayoutPriority? = nil
  ) -> ConstraintText {
    let (left, right) = terms(multiplier: multiplier)
    return ConstraintText(
      left: parts(of: left), relation: relation, right: parts(of: right),
      constant: constant ?? storedConstant, priority: priority ?? storedPriority)
  }

  /// The same text, under the name that the constraints of every backend have.
  ///
  ///     (title.top == root.top + 8).layoutDescription  // "title.top == root.top + 8"
  public var layoutDescription: String { description }

  /// Whether the constraint has at most one anchor on each side.
  package var isSimple: Bool { sides == nil }

  private func parts(of terms: [ConstraintSides.Term]) -> [ConstraintText.Part] {
    terms.map { term in
      ConstraintText.Part(
        coefficient: term.coefficient, anchor: text(of: term.node, term.attribute),
        attribute: term.attribute)
    }
  }
}

/// The anchor as the DSL writes it: `title.trailing`.
func text(of node: ItemNode?, _ attribute: LayoutAttribute) -> String {
  "\(node?.item?.displayName ?? "gone").\(attribute)"
}

extension LayoutExpression: CustomStringConvertible where Backend == HeadlessBackend {
  /// The expression as the DSL writes it.
  ///
  ///     let half = card.width * 0.5 + 8 ~ .high
  ///     print(half)  // card.width * 0.5 + 8 ~ .high
  public var description: String {
    let parts = sum.terms.map { term in
      ConstraintText.Part(
        coefficient: term.coefficient, anchor: text(of: term.item.layoutItem.node, term.attribute),
        attribute: term.attribute)
    }
    return ConstraintText.side(parts, plus: sum.constant, at: priority)
  }
}

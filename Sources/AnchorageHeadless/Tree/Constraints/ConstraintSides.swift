import Anchorage

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

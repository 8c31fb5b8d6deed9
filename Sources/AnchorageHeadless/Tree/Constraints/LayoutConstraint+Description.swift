import Anchorage

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as the DSL writes it: `title.trailing <= badge.leading - 8 ~ .high`.
  public var description: String { parts(with: storedConstant).description }

  /// The parts of the text of the constraint, with another constant.
  func parts(with constant: Double) -> ConstraintText {
    ConstraintText(
      left: sides.map { parts(of: $0.left) } ?? [part(1, firstNode, firstAttribute)], relation: relation,
      right: sides.map { parts(of: $0.right) } ?? secondNode.map { [part(multiplier, $0, secondAttribute)] }
        ?? [],
      constant: constant, priority: storedPriority)
  }

  /// The same text, under the name that the constraints of every backend have.
  ///
  ///     (title.top == root.top + 8).layoutDescription  // "title.top == root.top + 8"
  public var layoutDescription: String { description }

  /// Whether the constraint is about at most one anchor on each side.
  package var isSimple: Bool { sides == nil }

  private func parts(of terms: [ConstraintSides.Term]) -> [ConstraintText.Part] {
    terms.map { part($0.coefficient, $0.node, $0.attribute) }
  }

  private func part(
    _ coefficient: Double, _ node: ItemNode, _ attribute: LayoutAttribute
  ) -> ConstraintText.Part {
    ConstraintText.Part(coefficient: coefficient, anchor: text(of: node, attribute), attribute: attribute)
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

import Anchorage

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

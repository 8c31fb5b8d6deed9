import Anchorage

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

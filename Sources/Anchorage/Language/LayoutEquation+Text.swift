extension LayoutEquation {
  /// The equation as the DSL writes it, with the names that items are given.
  package func text(name: (Backend.Item) -> String) -> String {
    func parts(of side: LayoutSum<Backend>) -> [ConstraintText.Part] {
      side.terms.map {
        ConstraintText.Part(
          coefficient: $0.coefficient, anchor: "\(name($0.item)).\($0.attribute)", attribute: $0.attribute)
      }
    }
    return ConstraintText(
      left: parts(of: left), relation: relation, right: parts(of: right), constant: constant,
      priority: priority
    ).description
  }
}

extension Variable: CustomStringConvertible {
  /// The variable's slot: `x3`.
  public var description: String { "x\(index)" }
}

extension Term: CustomStringConvertible {
  /// The term as code: `2 * x3`.
  public var description: String {
    coefficient == 0 ? "0 * \(variable)" : LinearExpression(terms: [self]).description
  }
}

extension LinearExpression: CustomStringConvertible {
  /// The expression as code: `2 * x0 - x1 + 8`.
  public var description: String {
    var sum = SumText()
    for term in terms { sum.add(term.coefficient, term.variable.description) }
    sum.add(constant)
    return sum.description
  }
}

extension Strength: CustomStringConvertible {
  /// The number: `750`.
  public var description: String { rawValue.text }
}

extension LinearConstraint: CustomStringConvertible {
  /// The constraint as code, with a strength below required behind a tilde: `x0 - 100 == 0 ~ 250`.
  public var description: String {
    "\(expression) \(relation) 0" + (strength == .required ? "" : " ~ \(strength)")
  }
}

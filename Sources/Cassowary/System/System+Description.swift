extension System {
  /// The variables, and the constraints in the order they were added:
  ///
  ///     variables
  ///       x0 == p
  ///       x1 >= 0
  ///     constraints
  ///       c0  x1 - x0 + 16 <= 0
  ///       c1  x1 - 400 == 0 ~ 750
  var description: String {
    var lines: [String] = []
    for index in 0..<variables.end where variables[index].isAlive {
      let record = variables[index]
      let kind = record.parameter == 1 ? " == p" : record.parameter == 2 ? " == q" : ""
      lines.append("x\(index)\(kind)\(record.isNonNegative ? " >= 0" : "")")
    }
    var constraintLines: [String] = []
    for position in 0..<order.count where constraints[order[position]].isAlive {
      constraintLines.append("c\(order[position])  \(text(of: order[position]))")
    }
    return listing("variables", lines) + listing("constraints", constraintLines)
  }

  private func text(of slot: Int32) -> String {
    let record = constraints[slot]
    var sum = SumText()
    for index in record.terms { sum.add(terms[index].coefficient, terms[index].variable.description) }
    sum.add(record.constant)
    return "\(sum.description) \(record.relation) 0" + (record.isRequired ? "" : " ~ \(record.strength.text)")
      + record.precedence.text + (record.isBroken ? record.isLeftOut ? ", left out" : ", gives way" : "")
  }

  /// The name of the source of a row: a constraint, or the bound of a non-negative variable.
  static func name(of source: Int32) -> String {
    source < 0 ? "x\(~source) >= 0" : "c\(source)"
  }
}

extension Precedence {
  fileprivate var text: String {
    switch self {
    case .placement: ", a placement"
    case .ordinary: ""
    case .yielding: ", yielding"
    }
  }
}

extension Presolve {
  /// The links and definitions, each with the equality that made it, then the rows and the checks:
  ///
  ///     links
  ///       x0 == p
  ///       x2 == x1 + 8  by c0
  ///     definitions
  ///       x3 == x1 + x4  by c2
  ///     rows
  ///       c1  -x1 + p - 16 >= 0
  ///     checks
  ///       c3  p - 100 >= 0
  func description(_ system: System) -> String {
    var checkLines: [String] = []
    for index in 0..<checks.count {
      let check = checks[index]
      checkLines.append(
        "\(System.name(of: check.source))  \(check.constant) \(check.isEquality ? "==" : ">=") 0")
    }
    return elimination.description + rows.description(system) + listing("checks", checkLines)
  }
}

extension Elimination {
  var description: String {
    var linked: [String] = []
    for variable in 0..<links.end where !isRoot(variable) {
      let link = links[variable]
      var sum = SumText()
      if !link.isKnown { sum.add(link.factor, "x\(link.parent)") }
      link.constant.add(to: &sum)
      linked.append("x\(variable) == \(sum.description)\(maker(of: variable))")
    }
    var defined: [String] = []
    for index in 0..<definitions.count where !definitions[index].isUndone {
      let definition = definitions[index]
      var sum = SumText()
      for term in terms(of: definition) { sum.add(term.coefficient, "x\(term.variable)") }
      definition.constant.add(to: &sum)
      defined.append("x\(definition.variable) == \(sum.description)\(maker(of: definition.variable))")
    }
    return listing("links", linked) + listing("definitions", defined)
  }

  private func maker(of variable: Int32) -> String {
    let step = roots[variable].step
    return step < 0 ? "" : "  by c\(steps[step].constraint)"
  }
}

extension RowTable {
  func description(_ system: System) -> String {
    var lines: [String] = []
    for index in 0..<rows.count where !rows[index].isRemoved {
      let source = rows[index].source
      let record = source < 0 ? nil : system.constraints[source]
      let strength = record.map { $0.isRequired && !$0.isBroken ? "" : " ~ \($0.presentStrength.text)" } ?? ""
      let relation = record?.relation == .equal ? "==" : ">="
      lines.append("\(System.name(of: source))  \(text(of: rows[index])) \(relation) 0\(strength)")
    }
    return listing("rows", lines)
  }

  private func text(of row: Row) -> String {
    var sum = SumText()
    for cell in row.cells { sum.add(cells[cell].coefficient, "x\(cells[cell].variable)") }
    row.constant.add(to: &sum)
    return sum.description
  }
}

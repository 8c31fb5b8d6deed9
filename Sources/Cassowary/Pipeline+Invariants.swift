extension Pipeline {
  /// Traps if the presolved system or a tableau is not what the algorithms rely on.
  ///
  /// Compiled to nothing unless the package trait `InternalChecks` is on.
  func checkInvariants() {
    #if InternalChecks
    if stage.rawValue < Stage.replay.rawValue { return }
    elimination.checkInvariants()
    for index in 0..<simplex.components.count { simplex.checkInvariants(index) }
    // Far-apart coefficients cost more digits than a double has: what must hold then is the structure alone.
    if stage != .solved || spreadOfCoefficients() > 1e6 { return }
    for position in 0..<system.order.count {
      let slot = system.order[position]
      if system.constraints[slot].isAlive && !system.constraints[slot].isBroken { checkHolds(slot) }
    }
    for variable in 0..<system.variables.count where system.variables[variable].isAlive {
      let isNegative =
        system.variables[variable].isNonNegative && values[variable] < -Tolerance.violation * 1e4
      precondition(!isNegative, "Variable \(variable) is \(values[variable])")
    }
    #endif
  }

  #if InternalChecks
  /// The largest coefficient of the system by its smallest.
  private func spreadOfCoefficients() -> Double {
    var smallest = 1.0
    var largest = 1.0
    for position in 0..<system.order.count {
      let record = system.constraints[system.order[position]]
      for index in record.terms {
        let magnitude = abs(system.terms[index].coefficient)
        smallest = min(smallest, magnitude)
        largest = max(largest, magnitude)
      }
    }
    return largest / smallest
  }

  private func checkHolds(_ slot: Int32) {
    let record = system.constraints[slot]
    if !record.isRequired { return }
    var value = record.constant
    var magnitude = max(1, abs(value))
    for index in record.terms {
      let part = system.terms[index].coefficient * values[system.terms[index].variable.index]
      value += part
      magnitude += abs(part)
    }
    let error =
      switch record.relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    precondition(error <= Tolerance.violation * 100 * magnitude, "Constraint \(slot) is missed by \(error)")
  }
  #endif
}

#if InternalChecks
extension Elimination {
  /// A definition's variable is a root, and mentions only roots of lower rank.
  func checkInvariants() {
    for index in 0..<definitions.count {
      let definition = definitions[index]
      precondition(isRoot(definition.variable), "Definition \(index) defines \(definition.variable), no root")
      for term in definition.terms {
        let root = rootOf(definitionTerms[term].variable)
        if root < 0 || isFree(root) { continue }
        let rank = definitions[roots[root].definition].rank
        precondition(rank < definition.rank, "Definition \(index) mentions one of rank \(rank)")
      }
    }
  }

  private func rootOf(_ variable: Int32) -> Int32 {
    var current = variable
    while current >= 0 && !isRoot(current) { current = links[current].parent }
    return current
  }
}

extension Simplex {
  /// A symbol is basic or parametric, never both; rows are sorted, hold no zero, and mention no basic symbol.
  func checkInvariants(_ index: Int) {
    let component = components[index]
    var parametric: Int32 = 0
    for symbol in component.allSymbols {
      let row = symbols[symbol]
      if !row.isBasic {
        parametric += 1
        let owner = columns[component.firstColumn + row.column]
        precondition(owner == symbol, "Column \(row.column) belongs to \(owner), not \(symbol)")
        precondition(row.cellCount == 0, "Symbol \(symbol) is parametric and has a row")
        continue
      }
      var last: Int32 = -1
      for cell in row.cells {
        precondition(cells[cell].column > last, "Row \(symbol) is not sorted")
        precondition(cells[cell].column < component.columnCount, "Row \(symbol) has a foreign column")
        precondition(cells[cell].value != 0, "Row \(symbol) holds a zero")
        last = cells[cell].column
      }
    }
    precondition(
      parametric == component.columnCount, "\(parametric) symbols for \(component.columnCount) columns")
  }
}
#endif

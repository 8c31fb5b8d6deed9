extension Simplex {
  /// Whether a required row is violated by more than rounding error.
  func isViolated(_ symbol: Int32) -> Bool {
    let row = symbols[symbol]
    if !row.isBasic { return false }
    return row.value < -Tolerance.violation * max(1, row.constant.magnitude(parameters))
  }

  /// Whether the required rows of a component hold. They come first, because rows are sorted by level.
  func isFeasible(_ index: Int32) -> Bool {
    if let revised = revised(of: index) { return revised.outcome != .infeasible }
    for symbol in components[index].rows {
      if symbols[symbol].level > 0 { return true }
      if isViolated(symbol) { return false }
    }
    return true
  }

  /// Finds required rows that cannot hold together, with the weights that add them up to a contradiction.
  ///
  /// The rows are satisfied one after another, each at a level of its own. The first row that stays violated is a
  /// combination of earlier rows, and no values can mend it; since those are independent, the combination is the only
  /// one, and leaving out any of its rows would mend it: the set is irreducible.
  ///
  /// - Returns: `nil` if only rounding errors are to blame.
  func contradiction(
    in index: Int32, _ rows: borrowing RowTable, _ system: borrowing System
  ) -> [Evidence]? {
    if let revised = revised(of: index), let found = contradiction(in: index, revised) { return found }
    var probe = requiredRows(of: index, rows, system)
    probe.parameters = parameters
    // Usually one round or two; the bound only keeps rounding from turning signs back and forth.
    for _ in 0...probe.components[0].rowCount {
      probe.optimize(0)
      if !probe.countZerosAsPositive(0) { break }
    }
    for symbol in probe.components[0].rows where probe.isViolated(symbol) {
      let row = probe.symbols[symbol]
      var evidence = [Evidence(source: row.source, weight: 1)]
      for cell in row.cells {
        let other = probe.symbols[probe.columns[probe.cells[cell].column]]
        // A free variable with a negligible coefficient: no sensible value of it could mend the row.
        if other.kind == .external { continue }
        evidence.append(Evidence(source: other.source, weight: -probe.cells[cell].value))
      }
      return evidence
    }
    return nil
  }

  /// A tableau of the required rows of a component alone, each at a level of its own, in the order of the rows.
  private func requiredRows(
    of index: Int32, _ rows: borrowing RowTable, _ system: borrowing System
  ) -> Simplex {
    var probe = Simplex()
    var component = Component.empty
    component.columnCount = components[index].columnCount
    let firstExternal = components[index].externals.lowerBound
    for position in 0..<rows.rows.count {
      let row = rows.rows[position]
      if system.strength(of: row.source) < Strength.required.rawValue { continue }
      if componentOf[rows.cells[row.firstCell].variable] != index { continue }
      var terms: [Cell] = []
      for cell in row.cells {
        let term = rows.cells[cell]
        terms.append(Cell(column: self.position(of: term.variable, in: index), value: term.coefficient))
      }
      terms.sort { $0.column < $1.column }
      let first = probe.cells.end
      for term in terms { probe.cells.append(term) }
      probe.symbols.append(
        Symbol(
          constant: row.constant, firstCell: first, cellCount: row.cellCount, cellCapacity: row.cellCount,
          level: component.rowCount, source: row.source, kind: .inequality))
      component.rowCount += 1
    }
    for column in 0..<component.columnCount {
      probe.columns.append(probe.symbols.end)
      let source = symbols[firstExternal + column].source
      probe.symbols.append(
        Symbol(
          constant: .zero, column: column, level: component.rowCount + column, source: source, kind: .external
        ))
    }
    probe.components.append(component)
    return probe
  }

  /// Gives the rows that are exactly zero a positive sign, up to the first violated row.
  ///
  /// A row that is zero may count as negative: that is a degenerate basis, as good as any for the optimum. But the
  /// violated row is a combination of rows that hold only if all of them count as holding.
  ///
  /// - Returns: Whether any sign changed.
  private mutating func countZerosAsPositive(_ index: Int) -> Bool {
    var changed = false
    for symbol in components[index].rows {
      if isViolated(symbol) { break }
      if symbols[symbol].isBasic && symbols[symbol].isNegative {
        symbols[symbol].isNegative = false
        changed = changed || symbols[symbol].value == 0
      }
    }
    return changed
  }
}

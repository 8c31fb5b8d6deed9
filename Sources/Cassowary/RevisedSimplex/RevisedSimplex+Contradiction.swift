extension RevisedSimplex {
  /// Finds required rows that cannot hold together, and the multipliers that add them up to a contradiction.
  ///
  /// The rows are satisfied one after another, each at a level of its own. The first row that stays violated is a
  /// combination of earlier rows, and no values can mend it; since those are independent, the combination is the only
  /// one, and leaving out any of its rows would mend it: the set is irreducible.
  ///
  /// It begins with a basis of its own, so that the answer does not depend on what was solved before.
  ///
  /// - Parameter body: Called with each row and its multiplier.
  /// - Returns: Whether there is a contradiction; there is none if only rounding errors are to blame.
  func findContradiction(_ body: (_ row: Int32, _ weight: Double) -> Void) -> Bool {
    guard let required = levels.elements.first, required.number == 0 else { return false }
    var probe = RevisedSimplex()
    for row in required.symbols {
      forEachCell(ofRow: row) { probe.addCell($1, column: $0) }
      probe.addRow(level: row + 1, kind: symbols[row].kind, constant: constant(ofRow: row))
    }
    probe.finish(externalCount: externalCount, at: parameters)
    return probe.findFirstViolation(body)
  }

  private mutating func findFirstViolation(_ body: (_ row: Int32, _ weight: Double) -> Void) -> Bool {
    refactor(keepingSignsThrough: -1)
    openAllDirections()
    for index in 0..<levels.count where failure == nil {
      let level = levels[index]
      let row = level.first
      if symbols[row].isBasic && !isViolated(row) && symbols[row].kind == .inequality {
        // It only has to stay on this side.
        symbols[row].isNegative = false
        continue
      }
      optimize(level)
      if isViolated(row) { return reportViolation(of: row, body) }
    }
    return false
  }

  /// - Returns: False if a multiplier has a sign that its row cannot have.
  private func reportViolation(of row: Int32, _ body: (_ row: Int32, _ weight: Double) -> Void) -> Bool {
    let sign: Double = symbols[row].isNegative ? 1 : -1
    body(row, 1)
    for index in 0..<reducedCosts.positions.count {
      let position = reducedCosts.positions[index]
      let weight = reducedCosts[position]
      if abs(weight) <= 1e-9 * symbols[row].weight { continue }
      let parametric = parametric[position]
      // An external with a negligible coefficient: no sensible value of it could mend the row.
      guard let blocking = blockingRow(parallelTo: parametric, weight, before: row) else {
        if parametric >= rowCount { continue }
        return false
      }
      let ratio = parallel.ratio(blocking, to: parametric)
      body(blocking, sign * weight / ratio * matrix.rowFactors[blocking])
    }
    return true
  }

  /// The row that keeps a position from moving in the direction in which the cost falls: the parametric one, or a row
  /// that moves with it and is zero, too.
  private func blockingRow(parallelTo symbol: Int32, _ weight: Double, before row: Int32) -> Int32? {
    if symbol < rowCount && (symbols[symbol].kind == .equality || weight > 0) { return symbol }
    for other in parallel.rows(of: parallel.classOf[symbol]) {
      if other == symbol || !symbols[other].isBasic || symbols[other].value != 0 { continue }
      if symbols[other].level >= symbols[row].level { continue }
      if symbols[other].kind == .equality || weight / parallel.ratio(other, to: symbol) > 0 { return other }
    }
    return nil
  }
}

// Rows: everything that is not a required equality, written over free roots.

extension Presolve {
  func collectRows(_ system: System) {
    rows.reset(variableCount: system.variables.count, constraintCount: system.constraints.count)
    // Usually one for each constraint that eliminated no variable and one for each variable that remains.
    let rowCount = system.order.count + system.variables.count - 2 * elimination.steps.count
    rows.reserve(rowCount)
    for variable in 0..<system.variables.end { collectBound(of: variable, in: system) }
    for position in 0..<system.order.count { collectRow(of: system.order[position], in: system) }
    if elimination.hasIntermediates { collectDefinitions() }
  }

  /// Makes a row or a check of a constraint, unless presolve eliminates a variable with it.
  @inline(__always)
  func collectRow(of slot: Int32, in system: System) {
    let record = system.constraints[slot]
    if !record.isEliminating && !record.isLeftOut { collectRow(of: slot, record, in: system) }
  }

  private func collectRow(of slot: Int32, _ record: ConstraintRecord, in system: System) {
    let sign: Double = record.relation == .lessThanOrEqual ? -1 : 1
    if record.termCount == 1 && collectRow(of: slot, record, system.terms[record.firstTerm], sign) { return }
    if let sum = elimination.load(system.record(of: slot), from: system.terms) {
      rows.addCell(sum.a.coefficient * sign, sum.a.variable)
      if !sum.b.isEmpty { rows.addCell(sum.b.coefficient * sign, sum.b.variable) }
      rows.addRow(
        of: slot, constant: sum.constant * sign, cellCount: sum.b.isEmpty ? 1 : 2, record.presentStrength)
      return
    }
    elimination.expandToExternals()
    addSum(of: slot, sign: sign, record.presentStrength)
  }

  /// Makes a row of a constraint on one free root, the most common case; otherwise does nothing and returns
  /// false.
  @inline(__always)
  private func collectRow(
    of slot: Int32, _ record: ConstraintRecord, _ term: StoredTerm, _ sign: Double
  ) -> Bool {
    if !isFreeRoot(term.variable.index) || term.coefficient == 0 { return false }
    elimination.expandedTerms += 1
    rows.addCell(term.coefficient * sign, term.variable.index)
    rows.addRow(
      of: slot, constant: Affine(constant: record.constant) * sign, cellCount: 1, record.presentStrength)
    return true
  }

  /// Makes a row or a check of `variable ≥ 0`, unless another variable bounds the same root at least as tightly.
  @inline(__always)
  func collectBound(of variable: Int32, in system: System) {
    let record = system.variables[variable]
    if !record.isAlive || !record.isNonNegative { return }
    let link = elimination.resolve(variable)
    if link.isKnown {
      elimination.expandedTerms += 1
      addCheck(of: link.constant, magnitude: link.constant.coefficientMagnitude, source: ~variable)
      return
    }
    elimination.load(variable)
    elimination.expandToExternals()
    let constant = elimination.sum.constant
    // The bound of a defined root moves with the definition, and could not be compared again when constants change.
    let isLinked = elimination.isFree(link.parent)
    if isLinked && elimination.sum.entries.count == 1 && constant.first == 0 && constant.second == 0 {
      let entry = elimination.sum.entries[0]
      rows.addBound(of: variable, coefficient: entry.coefficient, on: entry.variable, constant.constant)
    } else {
      addSum(of: ~variable, sign: 1, Strength.required.rawValue)
    }
  }

  /// Adds the check `constant ≥ 0`, unless it holds whatever the parameters are.
  @inline(__always)
  private func addCheck(of constant: Affine, magnitude: Double, source: Int32) {
    if constant.constant >= 0 && constant.first == 0 && constant.second == 0 {
      if source >= 0 { rows.hasUncheckedConstraints = true }
    } else {
      checks.append(Check(constant: constant, magnitude: magnitude, source: source, isEquality: false))
    }
  }

  /// Makes a row of the sum, or a check if no unknown is left in it.
  private func addSum(of source: Int32, sign: Double, _ strength: Double) {
    let constant = elimination.sum.constant * sign
    rows.addSubstitutions(of: elimination.substituted, for: source)
    if elimination.sum.entries.count == 0 {
      if strength >= Strength.required.rawValue {
        addCheck(of: constant, magnitude: elimination.sum.magnitude, source: source)
      }
      return
    }
    rows.addCells(elimination.sum.entries, times: sign)
    rows.addRow(of: source, constant: constant, cellCount: elimination.sum.entries.end, strength)
  }
}

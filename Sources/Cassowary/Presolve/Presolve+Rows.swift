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
  // Inlined: `Elimination.load` says what it saves.
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

/// A condition that presolve leaves on the parameters alone: `constant = 0`, or `constant ≥ 0`.
struct Check: BitwiseCopyable {
  var constant: Affine
  var magnitude: Double
  /// The constraint, or `~variable` for a variable that must not be negative.
  var source: Int32
  /// The place of the constraint in the order of constraints, if that is later than the places of all equalities that the
  /// constant follows from; negative if it is not, or not known to be.
  var lastPlace: Int32 = -1
  var isEquality: Bool

  /// Whether the condition fails by more than rounding error.
  func isViolated(at parameters: ParameterValues) -> Bool { isViolated(at: parameters, byMoreThan: 1) }

  /// Whether the condition fails by more than so many rounding errors.
  func isViolated(at parameters: ParameterValues, byMoreThan count: Double) -> Bool {
    let value = constant.value(parameters)
    let least = isEquality ? -abs(value) : value
    if least >= 0 { return false }
    return least < -count * Tolerance.violation(magnitude: max(magnitude, constant.magnitude(parameters)))
  }
}

extension Presolve {
  func removeChecks(where isUnwanted: (Check) -> Bool) {
    checks.removeAll(where: isUnwanted)
  }

  /// Adds a number to the constant of a check.
  func shiftCheck(_ index: Int, by difference: Double) {
    checks[index].constant.constant += difference
    checks[index].magnitude += abs(difference)
  }

  /// Finds the checks that come after all equalities that they follow from.
  ///
  /// If such a check is violated, its constraint contradicts earlier constraints alone.
  ///
  /// - Complexity: O(constraints + terms) after another presolve or an edit.
  func findLastChecks(_ system: System) {
    if areLastChecksKnown { return }
    areLastChecksKnown = true
    let places = system.places()
    let latest = LatestPlaces(elimination, system, places)
    for index in 0..<checks.count {
      let source = checks[index].source
      let isLast = source >= 0 && latest.place(of: system.constraints[source], system) < places[source]
      checks[index].lastPlace = isLast ? places[source] : -1
    }
  }
}

extension System {
  /// For each live constraint, its place in the order in which required constraints are to hold: by ``Precedence``, then
  /// as they were added.
  func places() -> Buffer<Int32> {
    var places = Buffer<Int32>()
    places.reset(to: -1, count: constraints.count)
    for position in 0..<order.end {
      let slot = order[position]
      places[slot] = Int32(constraints[slot].precedence.rawValue) << 28 | position
    }
    return places
  }
}

/// For each variable, the latest place of the equalities that its value follows from, or of more than those.
///
/// Variables that an equality relates to each other form a group, as their values follow from the same equalities. A
/// group whose only free root an equality fixes is known, and needs nothing that comes later:
///
///     a == b + 8      a and b are a group, which follows from place 0
///     b == 16         it is known, and follows from places 0 and 1
///     c == a + b      c is known, and follows from places 0, 1 and 2; a and b still from 0 and 1
private struct LatestPlaces: ~Copyable {
  private let groups: Groups
  /// By the leader of a group.
  private var latest = Buffer<Int32>()
  private var isKnown = Buffer<Bool>()
  /// Whether the group may have several free roots, because a definition relates its variables.
  private var hasSeveralRoots = Buffer<Bool>()

  init(_ elimination: Elimination, _ system: System, _ places: borrowing Buffer<Int32>) {
    let count = elimination.variableCount
    groups = Groups(count: count)
    latest.reset(to: -1, count: count)
    isKnown.reset(to: false, count: count)
    hasSeveralRoots.reset(to: false, count: count)
    for variable in 0..<Int32(count) where !system.isUnknown(variable) { isKnown[variable] = true }
    for index in 0..<elimination.stepCount {
      let step = elimination.step(index)
      if !step.isUndone { add(step, isDefinition: !elimination.isLinked(step.variable), system, places) }
    }
  }

  private func add(_ step: Step, isDefinition: Bool, _ system: System, _ places: borrowing Buffer<Int32>) {
    let record = system.constraints[step.constraint]
    let place = max(self.place(of: record, system), places[step.constraint])
    var leader = groups.leader(of: step.variable)
    var hasSeveralRoots = isDefinition || self.hasSeveralRoots[leader]
    var joinCount = 0
    for index in record.terms {
      let other = groups.leader(of: system.terms[index].variable.index)
      if isKnown[other] || other == leader { continue }
      hasSeveralRoots = hasSeveralRoots || self.hasSeveralRoots[other]
      leader = groups.join(leader, other)
      joinCount += 1
    }
    // The roots of other groups have cancelled.
    if joinCount > (step.parent < 0 ? 0 : 1) { hasSeveralRoots = true }
    latest[leader] = place
    self.hasSeveralRoots[leader] = hasSeveralRoots
    isKnown[leader] = step.parent < 0 && !hasSeveralRoots
  }

  /// The latest place that the variables of a constraint follow from.
  func place(of record: ConstraintRecord, _ system: System) -> Int32 {
    var place: Int32 = -1
    for index in record.terms {
      place = max(place, latest[groups.leader(of: system.terms[index].variable.index)])
    }
    return place
  }
}

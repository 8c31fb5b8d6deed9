/// The solver's state, and the order of the stages that work on it.
///
///     system ──▶ presolve ──▶ rows ──▶ simplex ──▶ values
///                   │                     │
///                   └── checks ───────────┴──▶ conflicts: leave out constraints, then again
///
/// Each stage is redone only when it must be. A new system is presolved, optimised and evaluated. After
/// smaller changes the stages of ``EditLog``, ``ConstantUpdate`` and ``ResizePlan`` do less, with the same result.
///
/// The stages are final classes: as noncopyable structs inside each other they took four fifths of a debug build of the
/// module. For each access to such a value, the compiler visits everything stored in it.
///
/// Most of their buffers and arrays are not checked for exclusive access: with the checks, a solve executes up to three times
/// as many instructions. Each stage says what they would cost there; here and in ``System``, building cells would take 95 %
/// more instructions.
final class Pipeline {
  let system = System()
  let presolve = Presolve()
  let simplex = Simplex()
  let face = OptimalFace()
  let report = ConflictReport()
  @exclusivity(unchecked) private(set) var values = Buffer<Double>()
  /// The parameters for which the values were computed; unknown if all have to be computed again.
  private(set) var evaluated = ParameterValues.unknown
  @exclusivity(unchecked) private(set) var changedValues = ChangedValues()
  private(set) var stage = Stage.rebuild
  private(set) var parameters = ParameterValues()

  /// A component of more externals than this has no tableau. Results don't depend on it.
  var mostTableauColumns: Int32 {
    get { simplex.mostTableauColumns }
    set {
      simplex.mostTableauColumns = newValue
      // A tableau stores these cells anyway.
      presolve.mostTerms = newValue == .max ? .max : Presolve.mostTerms
      invalidate(.rebuild)
    }
  }

  /// Whether changes may be followed instead of solving everything again. Results never depend on it.
  var isIncremental = true
  let edits = EditLog()
  let constants = ConstantUpdate()
  let plan = ResizePlan()
  private let valueUpdate = ValueUpdate()
  private var lineage = EliminationOrigin.rebuilt
  /// Whether the last optimum depends on the order of elimination, which rules out incremental edits.
  private var isOrderDecisive = false

  /// The number of solves that did more than follow a plan.
  private(set) var wholeSolveCount = 0
  /// The systems behind answers about the last solve, kept for further queries.
  var tight: TightSystem?
  var optimum: StatedOptimum?
  private(set) var rebuildCount = 0
  private(set) var editCount = 0
  private var constantUpdateCount = 0

  /// The first thing to redo.
  enum Stage: UInt8, BitwiseCopyable {
    case rebuild
    case edit
    case constants
    case optimize
    case resize
    case solved
  }
}

// MARK: - Solving

extension Pipeline {
  func solve() {
    if stage == .solved { return }
    tight = nil
    optimum = nil
    if !isIncremental { stage = .rebuild }
    if !report.isEmpty { reviewConflicts() }
    if stage != .resize || !resize() { solveAfresh() }
    evaluated = parameters
    stage = .solved
    checkInvariants()
  }

  /// Finds out whether the conflicts of the last solve still leave the same constraints out.
  private func reviewConflicts() {
    // The resize itself looks at the checks.
    if stage == .resize && report.areAllChecks { return }
    if stage == .rebuild {
      report.reset(system)
    } else if !report.holds(at: parameters) && !report.findAgain(system, at: parameters) {
      stage = .rebuild
    }
  }

  /// Follows the parameters; returns false if that is not enough.
  private func resize() -> Bool {
    evaluated = .unknown
    changedValues.markAll()
    if !plan.resize(values, to: parameters, system, presolve, simplex, face, report) {
      if !report.isEmpty && report.areAllChecks {
        report.reset(system)
        stage = .rebuild
      }
      return false
    }
    // Components that do not move were judged when they were solved.
    if lineage != .editedWithChoices || !plan.isDecidedByOrder(simplex) { return true }
    stage = .rebuild
    return false
  }

  private func solveAfresh() {
    wholeSolveCount += 1
    // Usually one round, or two where constraints conflict. Each leaves out at least one more constraint,
    // except the last round and the round that restores constraints left out before.
    var limit = RoundLimit(system.constraints.count + 3)
    var mayRetry = !report.isEmpty
    repeat {
      limit.countRound(of: "leaving out constraints in conflict")
      presolveChanges()
      optimize()
      // An optimum that the order of elimination decides must not depend on edits.
      if lineage == .editedWithChoices || isOrderDecisive {
        isOrderDecisive = simplex.isDecidedByOrder(system)
      }
      if lineage == .editedWithChoices && isOrderDecisive {
        stage = .rebuild
        presolveChanges()
        optimize()
      }
    } while breakConflicts(&mayRetry)
    evaluate()
  }

  /// Presolves the changes, or everything if necessary.
  private func presolveChanges() {
    if stage.rawValue <= Stage.constants.rawValue { plan.removeAll() }
    if stage != .rebuild && constants.isNeeded && !updateConstants() { stage = .rebuild }
    if stage == .edit && !applyEdits() { stage = .rebuild }
    if stage == .rebuild { rebuild() }
    stage = .optimize
    checkInvariants()
  }

  private func rebuild() {
    rebuildCount += 1
    lineage = .rebuilt
    evaluated = .unknown
    report.forgetChecks()
    constants.removeAll()
    edits.forget(in: system)
    system.compact()
    presolve.rebuild(system)
    simplex.removeAll(presolve.rows, variableCount: system.variables.count)
    face.removeAll()
    simplex.insert(presolve, of: system, at: parameters)
  }

  private func applyEdits() -> Bool {
    let applied = edits.apply(
      to: system, presolve, simplex, at: parameters, isOrderDecisive: isOrderDecisive)
    guard let applied else { return false }
    editCount += 1
    face.removeAll()
    presolve.areLastChecksKnown = false
    report.forgetChecks()
    if lineage != .editedWithChoices { lineage = applied }
    return true
  }

  private func updateConstants() -> Bool {
    evaluated = .unknown
    report.forgetChecks()
    if !constants.run(system, presolve, simplex) { return false }
    constantUpdateCount += 1
    return true
  }

  private func optimize() {
    simplex.optimize(at: parameters)
    face.update(simplex)
    plan.forgetValues()
  }

  /// Leaves out the constraints that conflict with earlier ones; returns whether there were any.
  ///
  /// - Parameter mayRetry: Whether conflicts of an earlier solve still leave constraints out. Further
  ///   conflicts may depend on the order, so the constraints left out are tried again first.
  private func breakConflicts(_ mayRetry: inout Bool) -> Bool {
    let suspects = ConflictReport.suspects(system, presolve, simplex, at: parameters)
    if suspects.isEmpty { return false }
    if !simplex.isAnyInfeasible && report.leaveOutChecks(presolve, system, at: parameters) { return false }
    if mayRetry {
      mayRetry = false
      report.reset(system)
    } else if !report.leaveOut(suspects, system, at: parameters) {
      return false
    }
    stage = .rebuild
    return true
  }

  private func evaluate() {
    if evaluated == parameters && edits.dependents.isMade {
      values.append(repeating: 0, count: system.variables.count - values.count)
      valueUpdate.run(
        values, &changedValues, from: edits.moved, simplex, presolve.elimination, &edits.dependents,
        at: parameters)
    } else {
      values.reset(to: 0, count: system.variables.count)
      simplex.evaluate(values)
      presolve.elimination.evaluate(values, at: parameters)
      changedValues.markAll()
    }
    edits.forgetMoved()
  }
}

// MARK: - Changing

extension Pipeline {
  func forgetChangedValues() {
    changedValues.removeAll()
  }

  /// Removes everything and keeps the memory.
  func removeAll() {
    system.removeAll()
    values.removeAll()
    evaluated = .unknown
    constants.removeAll()
    edits.removeAll()
    report.removeAll()
    tight = nil
    optimum = nil
    isOrderDecisive = false
    parameters = ParameterValues()
    resetStatistics()
    stage = .rebuild
  }

  func reserve(variables: Int, constraints: Int) {
    system.reserve(variables: variables, constraints: constraints)
  }

  private func invalidate(_ needed: Stage) {
    if needed.rawValue < stage.rawValue { stage = needed }
  }

  // Inlined: `System.addVariable` says what it saves.
  @inline(__always)
  func addVariable(_ record: VariableRecord) -> Int32 {
    let index = system.addVariable(record)
    if record.parameter > 0 { invalidate(.rebuild) } else { recordChange(ofVariable: index) }
    return index
  }

  func setParameter(_ variable: Int32, to value: Double) {
    let isFirst = variable == system.firstParameter
    let current = isFirst ? parameters.first : parameters.second
    if current == value { return }
    if isFirst { parameters.first = value } else { parameters.second = value }
    invalidate(.resize)
  }

  // Inlined: `System.addVariable` says what it saves.
  @inline(__always)
  func addConstraint(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, strength: Double,
    precedence: Precedence
  ) -> Int32 {
    findEvidence()
    let slot = system.addConstraint(
      terms, constant: constant, relation: relation, strength: strength, precedence: precedence)
    recordChange(of: slot, isNew: true)
    return slot
  }

  /// Replaces a constant: at once if its row is in the simplex, otherwise with the next solve.
  func setConstant(_ constant: Double, of slot: Int32) {
    let difference = constant - system.constraints[slot].constant
    if system.constraints[slot].constant == constant { return }
    findEvidence()
    let repetition = system.repetition(of: slot)
    if repetition >= 0 { setConstant(constant, of: repetition) }
    report.recordChange(of: slot)
    system.constraints[slot].constant = constant
    if system.constraints[slot].isEliminating {
      constants.note(difference, of: slot)
      invalidate(.constants)
      return
    }
    // Its row is about to be made again.
    if stage == .rebuild || system.constraints[slot].isDirty { return }
    let row = presolve.rows.row(of: slot)
    // Without a row, the optional constraint is only about known values, which its constant doesn't affect.
    if row < 0 && !system.constraints[slot].isRequired {
      // Earlier answers about these values may still mention this constraint.
      tight = nil
      optimum = nil
      return
    }
    if row < 0 || presolve.rows.rows[row].symbol < 0 {
      recordChange(of: slot)
      return
    }
    let sign: Double = system.constraints[slot].relation == .lessThanOrEqual ? -1 : 1
    simplex.shift(presolve.rows.rows[row].symbol, by: sign * difference)
    presolve.rows.shift(row, by: sign * difference)
    invalidate(.optimize)
    checkInvariants()
  }

  func setStrength(_ strength: Double, of slot: Int32) {
    if system.constraints[slot].strength == strength { return }
    findEvidence()
    system.constraints[slot].strength = strength
    recordChange(of: slot)
  }

  func removeConstraint(_ slot: Int32) {
    findEvidence()
    removeRepetitions(of: slot)
    system.removeConstraint(slot)
    recordChange(of: slot)
  }

  func repeatConstraint(_ slot: Int32, as relation: Relation, strength: Double) {
    let record = system.constraints[slot]
    let terms = record.terms.map { system.terms[$0].term }
    let repetition = terms.withUnsafeBufferPointer {
      addConstraint(
        $0, constant: record.constant, relation: relation, strength: strength, precedence: record.precedence)
    }
    system.setRepetition(system.repetition(of: slot), of: repetition)
    system.setRepetition(repetition, of: slot)
  }

  func removeRepetitions(of slot: Int32) {
    let repetition = system.repetition(of: slot)
    if repetition < 0 { return }
    system.setRepetition(-1, of: slot)
    removeConstraint(repetition)
  }

  /// Removes variables and the constraints that mention them.
  ///
  /// - Complexity: O(terms of all constraints); after an edit, O(constraints that mention them).
  func removeVariables(_ variables: [Variable]) {
    findEvidence()
    for variable in variables { system.variables[variable.index].isAlive = false }
    let mentioning = edits.constraints(
      mentioningRemoved: variables, in: system, areAllLogged: stage != .rebuild)
    for index in 0..<mentioning.count where system.constraints[mentioning[index]].isAlive {
      removeConstraint(mentioning[index])
    }
    for variable in variables {
      if system.variables[variable.index].parameter > 0 { invalidate(.rebuild) }
      system.removeVariable(variable.index)
      recordChange(ofVariable: variable.index)
    }
    edits.hasRemovals = true
  }

  /// Finds the evidence of conflicts, if it was never looked for, before it changes.
  private func findEvidence() {
    if report.isEvidenceDue { report.refresh(system, at: evaluated) }
  }

  /// Notes that a constraint was added, removed or changed.
  // Inlined: `System.addVariable` says what it saves.
  @inline(__always)
  private func recordChange(of slot: Int32, isNew: Bool = false) {
    if stage == .rebuild { return }
    report.recordChange(of: slot)
    invalidate(.edit)
    edits.note(slot, isNew: isNew, in: system)
  }

  /// Notes that a variable was added or removed.
  // Inlined: `System.addVariable` says what it saves.
  @inline(__always)
  private func recordChange(ofVariable index: Int32) {
    if stage == .rebuild { return }
    invalidate(.edit)
    edits.note(variable: index)
  }
}

// MARK: - Counting

extension Pipeline {
  var statistics: Statistics {
    var statistics = Statistics()
    statistics.rebuilds = rebuildCount
    statistics.edits = editCount
    statistics.constantUpdates = constantUpdateCount
    statistics.eliminations = presolve.eliminationCount
    statistics.expandedTerms = presolve.elimination.expandedTerms
    statistics.rows = presolve.rows.rowCount
    statistics.rowTerms = presolve.rows.termCount
    statistics.components = simplex.builtCount
    statistics.pivots = simplex.pivots
    statistics.probePivots = face.pivots
    return statistics
  }

  private func resetStatistics() {
    rebuildCount = 0
    editCount = 0
    constantUpdateCount = 0
    presolve.resetStatistics()
    simplex.pivots = 0
    simplex.builtCount = 0
    face.resetStatistics()
  }
}

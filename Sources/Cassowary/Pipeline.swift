/// The solver's state: a struct behind a pointer, so that no access is checked for exclusivity.
///
/// The work is done in three stages, each redone only when it must be:
///
/// 1. ``rebuild()`` eliminates the required equalities and hands the rest to the simplex, by components.
///    After constraints came, went, or changed their strength, ``edit()`` does so with what these touch. Where
///    only constants of required equalities changed, ``replay()`` follows these through what is there.
/// 2. ``optimize()`` brings components to their optimum; a component whose basis survived a change of
///    constants is left as it is.
/// 3. ``evaluate()`` computes every variable, in one sweep.
///
/// Where only parameters changed, ``resize()`` does what is left of 2 and 3.
struct Engine: ~Copyable {
  var system = System()
  var elimination = Elimination()
  var simplex = Simplex()
  var rows = RowTable()
  var parameters = ParameterValues()
  var values = Buffer<Double>()
  /// Equations between knowns that must hold, and knowns that must not be negative.
  var checks = Buffer<Check>()
  /// Constants of required equalities that were changed since they were eliminated.
  var newConstants = Buffer<NewConstant>()
  /// How often constants were followed since the last rebuild.
  var replayCount = 0
  /// What came, went or changed since the last presolve.
  var changes = Changes()
  /// Whether anything was edited since the last rebuild.
  var isEdited = false
  /// Whether edits chose what was eliminated, so that a rebuild might choose otherwise.
  var hasHistory = false
  /// Whether the last optimum was found to rest on the order of elimination, so that edits are no use.
  var isOrderDecisive = false
  /// Of each variable, its component; −1 if it is no external.
  var componentOf = Buffer<Int32>()
  var conflicts: [Conflict] = []
  var statistics = Statistics()
  var freedom = Freedom()
  /// Whether components that say so have the values for the present parameters.
  var areValuesCurrent = false
  /// The components that were brought to their optimum last; all others have been feasible before.
  var optimized = Buffer<Int32>()
  /// Whether the optimum was found to leave nothing open.
  var isUnique = false
  var plan = ResizePlan()
  /// How often more was solved than what a plan says moves.
  var wholeSolveCount = 0
  var stage = Stage.rebuild

  /// What has to be redone first.
  enum Stage: UInt8, BitwiseCopyable {
    case rebuild
    case edit
    case replay
    case optimize
    case resize
    case solved
  }
}

/// By how much the constant of a required equality changed.
struct NewConstant: BitwiseCopyable {
  var constraint: Int32
  var difference: Double
}

/// A condition on the parameters alone.
struct Check: BitwiseCopyable {
  var constant: Affine
  var magnitude: Double
  /// The constraint, or `~variable` of a non-negative variable.
  var source: Int32
  var isEquality: Bool
}

extension Engine {
  /// Forgets everything and keeps the memory. Everything else begins with the next ``rebuild()``.
  mutating func removeAll() {
    system.removeAll()
    values.removeAll()
    newConstants.removeAll()
    changes.removeAll()
    isOrderDecisive = false
    conflicts = []
    parameters = ParameterValues()
    statistics = Statistics()
    simplex.pivots = 0
    elimination.expandedTerms = 0
    stage = .rebuild
  }

  mutating func solve() {
    if stage == .solved { return }
    if !conflicts.isEmpty { retryBroken() }
    // A plan has no look at what the order of elimination decides.
    if stage == .resize && hasHistory { stage = .rebuild }
    if stage != .resize || !resize() { solveAfresh() }
    stage = .solved
    checkInvariants()
  }

  private mutating func solveAfresh() {
    wholeSolveCount += 1
    repeat {
      presolve()
      optimize()
      // What the order of elimination decides must not depend on edits.
      if hasHistory || isOrderDecisive { isOrderDecisive = isDecidedByOrder() }
      if hasHistory && isOrderDecisive {
        stage = .rebuild
        presolve()
        optimize()
      }
    } while breakConflicts()
    evaluate()
  }

  /// Takes back what had to be left out: it is tried again whenever anything changed.
  private mutating func retryBroken() {
    conflicts = []
    for slot in 0..<system.constraints.count {
      system.constraints[slot].isBroken = false
      system.constraints[slot].releases = 0
    }
    stage = .rebuild
  }

  mutating func invalidate(_ needed: Stage) {
    if needed.rawValue < stage.rawValue { stage = needed }
  }

  /// Presolves what has to be, and everything where less will not do.
  private mutating func presolve() {
    // Every change of what is presolved comes by here.
    if stage.rawValue <= Stage.replay.rawValue { plan.removeAll() }
    if stage != .rebuild && newConstants.count > 0 && !replay() { stage = .rebuild }
    if stage == .edit && !edit() { stage = .rebuild }
    if stage == .rebuild { rebuild() }
    statistics.expandedTerms = elimination.expandedTerms
    stage = .optimize
    checkInvariants()
  }

  private mutating func rebuild() {
    statistics.rebuilds += 1
    system.compact()
    newConstants.removeAll()
    forgetChanges()
    isEdited = false
    hasHistory = false
    replayCount = 0
    beginElimination()
    eliminateEqualities(system.order.elements)
    collectRows()
    removeComponents()
    buildComponents()
    elimination.shortenPaths()
  }
}

// MARK: - Changing

extension Engine {
  mutating func setParameter(_ variable: Int32, to value: Double) {
    let isFirst = variable == system.firstParameter
    let current = isFirst ? parameters.first : parameters.second
    if current == value { return }
    if isFirst { parameters.first = value } else { parameters.second = value }
    invalidate(.resize)
  }

  /// Replaces a constant: in place for what reached the simplex, otherwise when there is to be a solution.
  mutating func setConstant(_ constant: Double, of slot: Int32) {
    let old = system.constraints[slot].constant
    if old == constant { return }
    system.constraints[slot].constant = constant
    if system.constraints[slot].isEliminating {
      newConstants.append(NewConstant(constraint: slot, difference: constant - old))
      invalidate(.replay)
      return
    }
    // Rows are about to be made anew.
    if stage == .rebuild || system.constraints[slot].isDue { return }
    let symbol = rows.symbol(of: slot)
    if symbol < 0 {
      noteChange(of: slot)
      return
    }
    let sign: Double = system.constraints[slot].relation == .lessThanOrEqual ? -1 : 1
    simplex.shift(symbol, by: sign * (constant - old))
    rows.rows[rows.rowOf[slot]].constant.constant += sign * (constant - old)
    invalidate(.optimize)
    checkInvariants()
  }
}

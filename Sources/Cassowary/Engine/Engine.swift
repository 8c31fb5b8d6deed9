/// The solver's state: a struct behind a pointer, so that no access is checked for exclusivity.
///
/// The work is done in three stages, each redone only when it must be:
///
/// 1. ``rebuild()`` eliminates the required equalities and hands the rest to the simplex, by components.
///    After constraints came, went, or changed their strength, ``edit()`` does so with what these touch. Where
///    only constants of required equalities changed, ``replay()`` follows these through what is there.
/// 2. ``optimize()`` brings components to their optimum; a component whose basis survived a change of
///    parameters or constants is left as it is.
/// 3. ``evaluate()`` computes every variable, in one sweep.
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
  /// Of each variable, its component: −1 if it is no external, −2 if nothing but ambiguity decides it.
  var componentOf = Buffer<Int32>()
  var conflicts: [Conflict] = []
  var statistics = Statistics()
  var freedom = Freedom()
  /// Whether some component's optimum may leave values open.
  var hasAlternatives = false
  var stage = Stage.rebuild

  /// What has to be redone first.
  enum Stage: UInt8, BitwiseCopyable {
    case rebuild
    case edit
    case replay
    case optimize
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
    conflicts = []
    parameters = ParameterValues()
    hasAlternatives = false
    statistics = Statistics()
    simplex.pivots = 0
    elimination.expandedTerms = 0
    stage = .rebuild
  }

  mutating func solve() {
    if stage == .solved { return }
    if !conflicts.isEmpty { retryBroken() }
    repeat {
      presolve()
      optimize()
      // What the order of elimination decides must not depend on edits.
      if hasHistory && isDecidedByOrder() {
        stage = .rebuild
        presolve()
        optimize()
      }
    } while breakConflicts()
    evaluate()
    stage = .solved
    checkInvariants()
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
    eliminateEqualities(amongDue: false)
    collectRows()
    removeComponents()
    buildComponents()
    elimination.shortenPaths()
  }

  private mutating func optimize() {
    simplex.parameters = parameters
    hasAlternatives = false
    for index in 0..<simplex.components.count {
      let component = simplex.components[index]
      if simplex.updateValues(component) || !component.isOptimal { simplex.optimize(index) }
      hasAlternatives = hasAlternatives || simplex.components[index].hasAlternatives
    }
    statistics.pivots = simplex.pivots
    freedom.reset(componentCount: simplex.components.count)
  }
}

// MARK: - Reading

extension Engine {
  /// Computes every variable from the externals: definitions in reverse order of substitution, then links.
  ///
  /// - Complexity: O(variables + terms of definitions).
  private mutating func evaluate() {
    values.reset(to: 0, count: system.variables.count)
    evaluateExternals()
  }

  private func evaluateExternals() {
    for index in 0..<simplex.components.count {
      for external in simplex.components[index].externals {
        values[simplex.symbols[external].source] = simplex.symbols[external].value
      }
    }
    elimination.forEachDefinition { evaluate($0) }
    followLinks()
  }

  /// Computes every variable from its root; a root is a link to itself.
  private func followLinks() {
    let (links, values, parameters) = (elimination.links.base, values.base, parameters)
    for variable in 0..<elimination.links.count {
      let link = links[variable]
      // What is known has the factor zero, so any number will do.
      let root = link.parent < 0 ? variable : Int(link.parent)
      values[variable] = link.constant.value(parameters) + link.factor * values[root]
    }
  }

  private func evaluate(_ definition: Definition) {
    var value = definition.constant.value(parameters)
    for term in definition.firstTerm..<(definition.firstTerm + definition.termCount) {
      let mentioned = elimination.definitionTerms[term]
      value += mentioned.coefficient * currentValue(of: mentioned.variable)
    }
    values[definition.variable] = value
  }

  /// The value of a variable whose root has been evaluated.
  private func currentValue(of variable: Int32) -> Double {
    let link = elimination.links[variable]
    if link.parent == variable { return values[variable] }
    let constant = link.constant.value(parameters)
    return link.parent < 0 ? constant : constant + link.factor * values[link.parent]
  }
}

// MARK: - Changing

extension Engine {
  mutating func setParameter(_ variable: Int32, to value: Double) {
    let isFirst = variable == system.firstParameter
    let current = isFirst ? parameters.first : parameters.second
    if current == value { return }
    if isFirst { parameters.first = value } else { parameters.second = value }
    invalidate(.optimize)
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

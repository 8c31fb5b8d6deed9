/// The solver's state: a struct behind a pointer, so that no access is checked for exclusivity.
///
/// The work is done in three stages, each redone only when it must be:
///
/// 1. ``rebuild()`` eliminates the required equalities and hands the rest to the simplex, by components; needed
///    after constraints came, went, or changed their strength. Where some only came, ``append()`` goes on with the
///    elimination instead of beginning again.
/// 2. ``optimize()`` brings components to their optimum; a component whose basis survived a change of parameters
///    or constants is left as it is.
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
  /// How many of the first checks come from equalities.
  var equalityCheckCount = 0
  /// Of each constraint, its symbol in the simplex or −1.
  var symbolOf = Buffer<Int32>()
  /// Of each variable, its component: −1 if it is no external, −2 if nothing but ambiguity decides it.
  var componentOf = Buffer<Int32>()
  var conflicts: [Conflict] = []
  var statistics = Statistics()
  var freedom = Freedom()
  /// Whether some component's optimum may leave values open.
  var hasAlternatives = false
  var stage = Stage.solved

  /// What has to be redone first.
  enum Stage: UInt8, BitwiseCopyable {
    case rebuild
    case append
    case optimize
    case solved
  }
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
      if stage == .append && !elimination.canGoOn { stage = .rebuild }
      if stage == .rebuild { rebuild() }
      if stage == .append { append() }
      optimize()
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

  /// Whether rows and components are those of the present constraints.
  var isPresolved: Bool { stage.rawValue >= Stage.optimize.rawValue }

  mutating func invalidate(_ needed: Stage) {
    if needed.rawValue < stage.rawValue { stage = needed }
  }

  private mutating func rebuild() {
    statistics.rebuilds += 1
    system.compact()
    beginElimination()
    finishPresolve()
  }

  /// Presolves the constraints that were added since the last time.
  ///
  /// This is what a rebuild would do, which takes the equalities in the order they were added as well.
  private mutating func append() {
    statistics.appends += 1
    elimination.extend(to: system.variables)
    checks.truncate(to: equalityCheckCount)
    finishPresolve()
  }

  private mutating func finishPresolve() {
    eliminateEqualities()
    collectRows()
    buildComponents()
    elimination.shortenPaths()
    stage = .optimize
    checkInvariants()
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
    let count = system.variables.count
    values.reset(to: 0, count: count)
    for index in 0..<simplex.components.count {
      for external in simplex.components[index].externals {
        values[simplex.symbols[external].source] = simplex.symbols[external].value
      }
    }
    // Expanded definitions mention roots that were defined after them, the others what was defined before.
    for index in stride(from: elimination.definitions.count - 1, through: 0, by: -1)
    where elimination.definitions[index].rank < 0 {
      evaluateDefinition(index)
    }
    for index in 0..<elimination.definitions.count where elimination.definitions[index].rank >= 0 {
      evaluateDefinition(index)
    }
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

  private mutating func evaluateDefinition(_ index: Int) {
    let definition = elimination.definitions[index]
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

  /// Replaces a constant: in place for what reached the simplex, by a new elimination for a required equality.
  mutating func setConstant(_ constant: Double, of slot: Int32) {
    let old = system.constraints[slot].constant
    if old == constant { return }
    system.constraints[slot].constant = constant
    // Rows are about to be made anew.
    if !isPresolved && !system.constraints[slot].isEliminating { return }
    let symbol = isPresolved ? symbolOf[slot] : -1
    if symbol < 0 {
      invalidate(.rebuild)
      return
    }
    let sign: Double = system.constraints[slot].relation == .lessThanOrEqual ? -1 : 1
    simplex.shift(symbol, by: sign * (constant - old))
    rows.rows[rows.rowOf[slot]].constant.constant += sign * (constant - old)
    invalidate(.optimize)
    checkInvariants()
  }
}

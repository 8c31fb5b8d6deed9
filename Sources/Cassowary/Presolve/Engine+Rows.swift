/// The rows on their way from presolve to the simplex.
struct RowTable: ~Copyable {
  var rows = Buffer<Row>()
  var cells = Buffer<RootTerm>()
  /// Of each constraint, its row or −1.
  var rowOf = Buffer<Int32>()
  /// Of each free root, the tightest constant bounds that non-negative variables put on it, as rows; −1 for
  /// none.
  var lowerBounds = Buffer<Int32>()
  var upperBounds = Buffer<Int32>()
  /// The strengths of the optional rows, strongest first.
  var strengths = Buffer<Double>()
  private var lastNoted = 0.0
  /// Whether a required inequality became neither a row nor a check, because it holds whatever the parameters
  /// are.
  var hasSafeConstraints = false
  /// The definitions that were substituted to make a row or a check of a source.
  var openings = Buffer<Opening>()

  mutating func reset(variableCount: Int, constraintCount: Int) {
    rows.removeAll()
    rowOf.reset(to: -1, count: constraintCount)
    cells.removeAll()
    lowerBounds.reset(to: -1, count: variableCount)
    upperBounds.reset(to: -1, count: variableCount)
    strengths.removeAll()
    lastNoted = 0
    hasSafeConstraints = false
    openings.removeAll()
  }

  /// Makes room for what came since.
  mutating func extend(variableCount: Int, constraintCount: Int) {
    rowOf.append(repeating: -1, count: constraintCount - rowOf.count)
    lowerBounds.append(repeating: -1, count: variableCount - lowerBounds.count)
    upperBounds.append(repeating: -1, count: variableCount - upperBounds.count)
  }

  /// The symbol of a constraint in the simplex; −1 for none.
  func symbol(of constraint: Int32) -> Int32 {
    rowOf[constraint] < 0 ? -1 : rows[rowOf[constraint]].symbol
  }

  /// Puts a strength into its place among the strengths.
  mutating func note(_ strength: Double) {
    if strength == lastNoted { return }
    lastNoted = strength
    var low = 0
    var high = strengths.count
    while low < high {
      let middle = (low + high) / 2
      if strengths[middle] == strength { return }
      if strengths[middle] > strength { low = middle + 1 } else { high = middle }
    }
    strengths.append(strength)
    var index = strengths.count - 1
    while index > low {
      strengths[index] = strengths[index - 1]
      index -= 1
    }
    strengths[low] = strength
  }

  /// How many optional levels are stronger than a strength, which is the number of the last of them.
  func levelCount(above strength: Double) -> Int32 {
    var count = strengths.count
    while count > 0 && strengths[count - 1] <= strength { count -= 1 }
    return Int32(count)
  }

  /// The level of a strength: 0 is required, 1 the strongest optional one.
  func level(of strength: Double) -> Int32 {
    if strength >= Strength.required.rawValue { return 0 }
    var low = 0
    var high = strengths.count
    while low < high {
      let middle = (low + high) / 2
      if strengths[middle] > strength { low = middle + 1 } else { high = middle }
    }
    return Int32(low + 1)
  }
}

extension System {
  /// How strongly the source of a row asks to hold.
  @inline(__always)
  func strength(of source: Int32) -> Double {
    source < 0 ? Strength.required.rawValue : constraints[source].strength
  }

  /// Whether the source of a row asks for zero, or for no less.
  @inline(__always)
  func kind(of source: Int32) -> Symbol.Kind {
    source >= 0 && constraints[source].relation == .equal ? .equality : .inequality
  }
}

/// `Σ cells + constant`, to be zero or at least zero.
struct Row: BitwiseCopyable {
  var constant: Affine
  var firstCell: Int32
  var cellCount: Int32
  /// The constraint, or `~variable` of a non-negative variable.
  var source: Int32
  /// The row in the simplex; negative before it has one, `~level` while rows are sorted.
  var symbol: Int32 = -1

  var cells: Range<Int32> { Range(firstCell, count: cellCount) }
}

extension Engine {
  /// Makes ready to eliminate from the first constraint on.
  mutating func beginElimination() {
    elimination.reset()
    elimination.extend(to: system.variables)
    checks.removeAll()
    for position in 0..<system.order.count { markSticky(system.order[position]) }
  }

  /// Eliminates variables with the required equalities among constraints, in their order.
  mutating func eliminateEqualities(_ slots: UnsafeBufferPointer<Int32>) {
    let stepCount = elimination.steps.count
    var deferred = Buffer<Int32>()
    for slot in slots {
      let record = system.constraints[slot]
      if !record.isEliminating || record.isBroken || !record.isAlive { continue }
      if !eliminate(slot, .forTwoRoots) { deferred.append(slot) }
    }
    elimination.hasDeferred = elimination.hasDeferred || deferred.count > 0
    eliminate(deferred)
    statistics.eliminations += elimination.steps.count - stepCount
  }

  /// Eliminates with equalities that had to wait: as soon as others leave one place to define, or else in order.
  private mutating func eliminate(_ deferred: borrowing Buffer<Int32>) {
    if deferred.count == 0 { return }
    var watches = Watches(variableCount: system.variables.count)
    var isDone = Buffer<Bool>()
    isDone.reset(to: false, count: deferred.count)
    for patience in [Patience.forOnePlace, .none] {
      for index in 0..<deferred.count where !isDone[index] {
        eliminate(Int32(index), of: deferred, patience, isDone, &watches)
      }
    }
  }

  /// Eliminates with an equality that had to wait, and then with those that waited for it.
  private mutating func eliminate(
    _ first: Int32, of deferred: borrowing Buffer<Int32>, _ patience: Patience,
    _ isDone: borrowing Buffer<Bool>, _ watches: inout Watches
  ) {
    var next: Int32? = first
    var patience = patience
    while let equality = next {
      if !isDone[equality] {
        isDone[equality] = eliminate(deferred[equality], patience)
        if isDone[equality] { watches.awaken(elimination.steps) } else { watch(equality, in: &watches) }
      }
      patience = .forOnePlace
      next = watches.nextInQueue()
    }
  }

  /// Has an equality looked at again when one of two places in it is defined or linked: before that, it cannot
  /// have only one left.
  private func watch(_ equality: Int32, in watches: inout Watches) {
    var count = 0
    for index in 0..<elimination.sum.entries.count where count < 2 {
      let variable = elimination.sum.entries[index].variable
      if !elimination.isUndefinedPlace(variable) { continue }
      watches.add(equality, of: variable)
      count += 1
    }
  }

  /// Eliminates a variable; returns false if the equality had better wait.
  @inline(__always)
  private mutating func eliminate(_ slot: Int32, _ patience: Patience) -> Bool {
    switch elimination.eliminate(slot, system.record(of: slot), from: system.terms, patience) {
    case .eliminated: break
    case .redundant: elimination.leftOver.append(slot)
    case .waiting: return false
    case .check(let constant, let magnitude):
      elimination.leftOver.append(slot)
      checks.append(Check(constant: constant, magnitude: magnitude, source: slot, isEquality: true))
    }
    return true
  }

  /// Marks variables with optional constraints of their own as ones to keep, even before sizes: they stay the
  /// simplex's free variables, and what depends on them falls apart into small components.
  mutating func markSticky(_ slot: Int32) {
    let record = system.constraints[slot]
    if !record.makesSticky { return }
    elimination.roots[system.terms[record.firstTerm].variable.index].stickiness = 2
  }

  /// Expands everything that is not a required equality over free roots.
  mutating func collectRows() {
    rows.reset(variableCount: system.variables.count, constraintCount: system.constraints.count)
    // As a rule, one of every constraint that eliminated nothing and one of every variable that was left over.
    let rowCount = system.order.count + system.variables.count - 2 * elimination.steps.count
    rows.rows.reserve(rowCount)
    rows.cells.reserve(rowCount + rowCount / 4)
    for variable in 0..<system.variables.end { collectBound(of: variable) }
    for position in 0..<system.order.count { collectRow(of: system.order[position]) }
  }

  /// Makes a row of a constraint, or a check, unless presolve eliminates a variable with it.
  @inline(__always)
  mutating func collectRow(of slot: Int32) {
    let record = system.constraints[slot]
    if !record.isEliminating && !record.isBroken { collectRow(of: slot, record) }
  }

  private mutating func collectRow(of slot: Int32, _ record: ConstraintRecord) {
    let sign: Double = record.relation == .lessThanOrEqual ? -1 : 1
    if let sum = elimination.load(system.record(of: slot), from: system.terms) {
      rows.cells.append(RootTerm(coefficient: sum.a.coefficient * sign, variable: sum.a.variable))
      if !sum.b.isEmpty {
        rows.cells.append(RootTerm(coefficient: sum.b.coefficient * sign, variable: sum.b.variable))
      }
      finishRow(of: slot, constant: sum.constant * sign, cellCount: sum.b.isEmpty ? 1 : 2, record.strength)
      return
    }
    elimination.expand()
    addRow(of: slot, sign: sign, record.strength)
  }

  /// Adds `variable >= 0`, unless another variable bounds the same root at least as tightly.
  mutating func collectBound(of variable: Int32) {
    let record = system.variables[variable]
    if !record.isAlive || !record.isNonNegative { return }
    let link = elimination.resolve(variable)
    if link.parent < 0 {
      elimination.expandedTerms += 1
      addCheck(of: link.constant, magnitude: link.constant.coefficientMagnitude, source: ~variable)
      return
    }
    elimination.load(variable)
    elimination.expand()
    let constant = elimination.sum.constant
    // What a definition says moves by itself, and is not compared again when constants change.
    let isLinked = elimination.isFree(link.parent)
    if isLinked && elimination.sum.entries.count == 1 && constant.first == 0 && constant.second == 0 {
      collectConstantBound(of: variable, elimination.sum.entries[0], constant.constant)
    } else {
      addRow(of: ~variable, sign: 1, Strength.required.rawValue)
    }
  }

  private mutating func collectConstantBound(of variable: Int32, _ entry: RootEntry, _ constant: Double) {
    let isLower = entry.coefficient > 0
    let known = isLower ? rows.lowerBounds[entry.variable] : rows.upperBounds[entry.variable]
    guard known >= 0 else {
      if isLower {
        rows.lowerBounds[entry.variable] = rows.rows.end
      } else {
        rows.upperBounds[entry.variable] = rows.rows.end
      }
      addRow(of: ~variable, sign: 1, Strength.required.rawValue)
      return
    }
    let row = rows.rows[known]
    let bound = -row.constant.constant / rows.cells[row.firstCell].coefficient
    let new = -constant / entry.coefficient
    if isLower ? new > bound : new < bound {
      rows.rows[known].source = ~variable
      rows.rows[known].constant = Affine(constant: constant)
      rows.cells[row.firstCell].coefficient = entry.coefficient
    }
  }

  /// Adds `constant >= 0`, to be required of the parameters.
  @inline(__always)
  private mutating func addCheck(of constant: Affine, magnitude: Double, source: Int32) {
    if constant.constant >= 0 && constant.first == 0 && constant.second == 0 {
      // A known that no size of the window can make negative needs no check.
      if source >= 0 { rows.hasSafeConstraints = true }
    } else {
      checks.append(Check(constant: constant, magnitude: magnitude, source: source, isEquality: false))
    }
  }

  /// Turns the sum into a row, or into a check if no unknown is left.
  private mutating func addRow(of source: Int32, sign: Double, _ strength: Double) {
    let sum = elimination.sum.constant * sign
    for index in 0..<elimination.opened.count {
      rows.openings.append(Opening(user: source, definition: elimination.opened[index]))
    }
    if elimination.sum.entries.count == 0 {
      if strength >= Strength.required.rawValue {
        addCheck(of: sum, magnitude: elimination.sum.magnitude, source: source)
      }
      return
    }
    for index in 0..<elimination.sum.entries.count {
      let entry = elimination.sum.entries[index]
      rows.cells.append(RootTerm(coefficient: entry.coefficient * sign, variable: entry.variable))
    }
    finishRow(of: source, constant: sum, cellCount: elimination.sum.entries.end, strength)
  }

  /// Makes a row of the cells that were added last.
  @inline(__always)
  private mutating func finishRow(
    of source: Int32, constant: Affine, cellCount: Int32, _ strength: Double
  ) {
    if strength < Strength.required.rawValue { rows.note(strength) }
    if source >= 0 { rows.rowOf[source] = rows.rows.end }
    statistics.rows += 1
    statistics.rowTerms += Int(cellCount)
    rows.rows.append(
      Row(
        constant: constant, firstCell: rows.cells.end - cellCount, cellCount: cellCount,
        source: source))
  }
}

/// The first stage: eliminates the required equalities and writes everything else over the variables that remain.
///
///     a == 16                  a = 16                             (fixed)
///     b == a + width           b = 1 × width + 16                 (linked)
///     b <= 320            ──▶  row    −1 × width + 304 ≥ 0
///     width == 400 ~ .high     row     1 × width − 400 = 0
///
/// Its result is three lists. Eliminated variables are in ``elimination``. Constraints that mention an unknown are
/// ``rows`` over free roots, which the simplex optimises. Constraints on parameters alone are ``checks``.
///
/// Exclusive access to ``checks`` is not checked; ``Elimination`` says what that would cost.
final class Presolve {
  let elimination = Elimination()
  let rows = RowTable()
  @exclusivity(unchecked) var checks = Buffer<Check>()
  /// Whether ``Check/lastPlace`` is known of all checks.
  var areLastChecksKnown = false
  /// A sum with more terms than this is not written out in several rows; see ``chooseIntermediates(_:)``.
  /// Results don't depend on it.
  var mostTerms = Presolve.mostTerms
  /// The number of required equalities that eliminated a variable, for statistics.
  private(set) var eliminationCount = 0
}

extension Presolve {
  /// Presolves the whole system.
  func rebuild(_ system: System) {
    elimination.reset()
    elimination.extend(to: system.variables)
    checks.removeAll()
    areLastChecksKnown = false
    for position in 0..<system.order.count {
      let record = system.constraints[system.order[position]]
      if record.keepsVariable { elimination.keep(system.terms[record.firstTerm].variable.index) }
    }
    eliminateEqualities(system.order.elements, of: system)
    chooseIntermediates(system)
    collectRows(system)
    elimination.shortenPaths()
  }

  /// Whether the equalities determine every variable.
  func isComplete(_ system: System) -> Bool {
    elimination.eliminatedCount == system.unknownCount
  }

  func resetStatistics() {
    eliminationCount = 0
    elimination.expandedTerms = 0
    rows.resetStatistics()
  }

  /// Whether a variable is an unknown that presolve leaves to the simplex.
  func isFreeRoot(_ variable: Int32) -> Bool {
    elimination.isRoot(variable) && elimination.isFree(variable)
  }

  /// Whether rows may mention a variable.
  func isExternal(_ variable: Int32) -> Bool {
    elimination.isRoot(variable) && elimination.isExternal(variable)
  }

  /// Whether any required equality was redundant, or contradictory and is not left out.
  func hasLeftOver(of system: System) -> Bool {
    for index in 0..<elimination.leftOver.count {
      if !system.constraints[elimination.leftOver[index]].isBroken { return true }
    }
    return false
  }

  /// Removes the equalities that were redundant or contradictory, with their checks, and calls `body` for each.
  func removeLeftOver(_ body: (_ slot: Int32) -> Void) {
    if elimination.leftOver.count == 0 { return }
    for index in 0..<elimination.leftOver.count { body(elimination.leftOver[index]) }
    elimination.leftOver.removeAll()
    checks.removeAll { $0.isEquality }
  }
}

// MARK: - Equalities

extension Presolve {
  /// Eliminates variables with the required equalities among constraints, in their order.
  ///
  /// An equality with more than two roots waits, because a later one may leave two of them, and a link is cheaper
  /// than a definition. Waiting equalities are used when others leave one root to define, or else in order.
  func eliminateEqualities(_ slots: UnsafeBufferPointer<Int32>, of system: System) {
    let stepCount = elimination.steps.count
    var deferred = Buffer<Int32>()
    for slot in slots {
      let record = system.constraints[slot]
      if !record.isEliminating || record.isBroken || !record.isAlive { continue }
      if !eliminate(slot, of: system, .untilTwoRoots) { deferred.append(slot) }
    }
    elimination.hasDeferred = elimination.hasDeferred || deferred.count > 0
    eliminate(deferred, of: system)
    eliminationCount += elimination.steps.count - stepCount
  }

  private func eliminate(_ deferred: borrowing Buffer<Int32>, of system: System) {
    if deferred.count == 0 { return }
    var watches = Watches(
      variableCount: system.variables.count, equalityCount: deferred.count, stepCount: elimination.steps.count
    )
    var isDone = Buffer<Bool>()
    isDone.reset(to: false, count: deferred.count)
    for deferral in [Deferral.untilOneDefinableRoot, .none] {
      for index in 0..<deferred.count where !isDone[index] {
        eliminate(Int32(index), among: deferred, of: system, deferral, isDone, &watches)
      }
    }
  }

  /// Eliminates with a deferred equality, and then with the equalities that waited for its variable.
  private func eliminate(
    _ first: Int32, among deferred: borrowing Buffer<Int32>, of system: System,
    _ deferral: Deferral,
    _ isDone: borrowing Buffer<Bool>, _ watches: inout Watches
  ) {
    var next: Int32? = first
    var deferral = deferral
    // An equality is tried once more, at most, for each variable that is eliminated meanwhile.
    var limit = RoundLimit((elimination.links.count + 1) * deferred.count)
    while let equality = next {
      limit.countRound(of: "equalities that wait for variables")
      if !isDone[equality] {
        isDone[equality] = eliminate(deferred[equality], of: system, deferral)
        if isDone[equality] { watches.awaken(elimination.steps) } else { watch(equality, in: &watches) }
      }
      deferral = .untilOneDefinableRoot
      next = watches.nextInQueue()
    }
  }

  /// Wakes an equality when one of two definable roots in it is defined or linked: before that, it cannot have only
  /// one left. This is the scheme of two watched literals (Moskewicz et al., *Chaff*, DAC 2001).
  private func watch(_ equality: Int32, in watches: inout Watches) {
    var count = 0
    for index in 0..<elimination.sum.entries.count where count < 2 {
      let variable = elimination.sum.entries[index].variable
      if !elimination.isDefinable(variable) { continue }
      watches.add(equality, of: variable)
      count += 1
    }
  }

  /// Eliminates a variable; returns false if the equality waits.
  // Inlined: `Elimination.load` says what it saves.
  @inline(__always)
  private func eliminate(_ slot: Int32, of system: System, _ deferral: Deferral) -> Bool {
    switch elimination.eliminate(slot, system.record(of: slot), from: system.terms, deferral) {
    case .eliminated: break
    case .redundant: elimination.leftOver.append(slot)
    case .waiting: return false
    case .check(let constant, let magnitude):
      elimination.leftOver.append(slot)
      checks.append(Check(constant: constant, magnitude: magnitude, source: slot, isEquality: true))
    }
    return true
  }
}

/// How long an equality waits for others before it eliminates a variable.
///
/// Waiting keeps the system sparse: an equality of two roots is a link, which costs nothing to follow, and a
/// definition in terms of roots that stay free splits the rest into small components.
enum Deferral {
  case none
  /// Until other equalities leave no more than two roots, which can be linked.
  case untilTwoRoots
  /// Until other equalities leave only one root that presolve is free to define, whatever the order in which
  /// the equalities were stated.
  case untilOneDefinableRoot
}

/// The equalities that wait for variables to be eliminated.
struct Watches: ~Copyable {
  private var watches = Buffer<Watch>()
  /// For each variable, its first watch; −1 for none.
  private var first = Buffer<Int32>()
  /// The number of steps at the start, or when ``awaken(_:)`` was last called.
  private var stepCount: Int
  /// The equalities to try again.
  private var queue = Buffer<Int32>()
  private var queuePosition = 0
  /// For each equality, whether it is in the queue.
  private var isQueued = Buffer<Bool>()

  init(variableCount: Int, equalityCount: Int, stepCount: Int) {
    self.stepCount = stepCount
    first.reset(to: -1, count: variableCount)
    isQueued.reset(to: false, count: equalityCount)
  }

  mutating func add(_ equality: Int32, of variable: Int32) {
    watches.append(Watch(equality: equality, next: first[variable]))
    first[variable] = watches.end - 1
  }

  /// Puts the equalities that wait for the variable eliminated last into the queue.
  mutating func awaken(_ steps: borrowing Buffer<Step>) {
    if steps.count == stepCount || steps.count == 0 { return }
    stepCount = steps.count
    let variable = steps[steps.count - 1].variable
    var watch = first[variable]
    first[variable] = -1
    var limit = RoundLimit(watches.count)
    while watch >= 0 {
      limit.countRound(of: "the watches of a variable")
      let (equality, next) = (watches[watch].equality, watches[watch].next)
      // An equality that was tried in vain may watch a variable several times. If it were tried once for each of them,
      // it would watch the next variable as often as the last two together.
      if !isQueued[equality] {
        isQueued[equality] = true
        queue.append(equality)
      }
      watch = next
    }
  }

  mutating func nextInQueue() -> Int32? {
    if queuePosition == queue.count {
      queue.removeAll()
      queuePosition = 0
      return nil
    }
    let equality = queue[queuePosition]
    queuePosition += 1
    isQueued[equality] = false
    return equality
  }
}

/// A record that an equality waits for a variable.
struct Watch: BitwiseCopyable {
  var equality: Int32
  /// The next watch of the same variable; −1 if there is none.
  var next: Int32
}

extension Presolve {
  /// The links and definitions, each with the equality that made it, then the rows and the checks:
  ///
  ///     links
  ///       x0 == p
  ///       x2 == x1 + 8  by c0
  ///     definitions
  ///       x3 == x1 + x4  by c2
  ///     rows
  ///       c1  -x1 + p - 16 >= 0
  ///     checks
  ///       c3  p - 100 >= 0
  func description(_ system: System) -> String {
    var checkLines: [String] = []
    for index in 0..<checks.count {
      let check = checks[index]
      checkLines.append(
        "\(System.name(of: check.source))  \(check.constant) \(check.isEquality ? "==" : ">=") 0")
    }
    return elimination.description + rows.description(system) + listing("checks", checkLines)
  }
}

extension Elimination {
  var description: String {
    var linked: [String] = []
    for variable in 0..<links.end where !isRoot(variable) {
      let link = links[variable]
      var sum = SumText()
      if !link.isKnown { sum.add(link.factor, "x\(link.parent)") }
      link.constant.add(to: &sum)
      linked.append("x\(variable) == \(sum.description)\(maker(of: variable))")
    }
    var defined: [String] = []
    for index in 0..<definitions.count where !definitions[index].isUndone {
      let definition = definitions[index]
      var sum = SumText()
      for term in terms(of: definition) { sum.add(term.coefficient, "x\(term.variable)") }
      definition.constant.add(to: &sum)
      defined.append("x\(definition.variable) == \(sum.description)\(maker(of: definition.variable))")
    }
    return listing("links", linked) + listing("definitions", defined)
  }

  private func maker(of variable: Int32) -> String {
    let step = roots[variable].step
    return step < 0 ? "" : "  by c\(steps[step].constraint)"
  }
}

extension RowTable {
  func description(_ system: System) -> String {
    var lines: [String] = []
    for index in 0..<rows.count where !rows[index].isRemoved {
      let source = rows[index].source
      let record = source < 0 ? nil : system.constraints[source]
      let strength = record.map { $0.isRequired && !$0.isBroken ? "" : " ~ \($0.presentStrength.text)" } ?? ""
      let relation = record?.relation == .equal ? "==" : ">="
      lines.append("\(System.name(of: source))  \(text(of: rows[index])) \(relation) 0\(strength)")
    }
    return listing("rows", lines)
  }

  private func text(of row: Row) -> String {
    var sum = SumText()
    for cell in row.cells { sum.add(cells[cell].coefficient, "x\(cells[cell].variable)") }
    row.constant.add(to: &sum)
    return sum.description
  }
}

extension Elimination {
  /// Uses a required equality to eliminate one variable.
  ///
  /// - Parameter deferral: How long the equality waits; while it waits, nothing changes.
  // Inlined: `Elimination.load` says what it saves.
  @inline(__always)
  func eliminate(
    _ constraint: Int32, _ equality: UnsafePointer<ConstraintRecord>,
    from terms: borrowing Buffer<StoredTerm>, _ deferral: Deferral
  ) -> EliminationOutcome {
    if let short = load(equality, from: terms) {
      eliminate(constraint, short)
      return .eliminated
    }
    if deferral != .none && isToWait(deferral) { return .waiting }
    if let pivot = choosePivot(isExpanded: false) {
      record(constraint, pivot: pivot, isExpanded: false)
      return .eliminated
    }
    if sum.entries.count > 0 {
      expand()
      if let pivot = choosePivot(isExpanded: true) {
        let variable = sum.entries[pivot].variable
        for index in 0..<substituted.count {
          substitutions.append(Substitution(user: variable, definition: substituted[index]))
        }
        record(constraint, pivot: pivot, isExpanded: true)
        return .eliminated
      }
    }
    let scale = max(1, sum.magnitude)
    let isZero =
      abs(sum.constant.constant) <= Tolerance.relative * scale
      && abs(sum.constant.first) <= Tolerance.relative * scale
      && abs(sum.constant.second) <= Tolerance.relative * scale
    return isZero ? .redundant : .check(sum.constant, magnitude: sum.magnitude)
  }

  /// Solves a sum of one free root or two.
  // Inlined: `Elimination.load` says what it saves.
  @inline(__always)
  private func eliminate(_ constraint: Int32, _ short: ShortSum) {
    let (a, b) = (short.a, short.b)
    if b.isEmpty {
      fix(a, constant: short.constant, by: constraint, isExpanded: false)
      return
    }
    let largest = max(abs(a.coefficient), abs(b.coefficient))
    let isSecond =
      if abs(a.coefficient) < Tolerance.smallestPivot * largest {
        true
      } else {
        abs(b.coefficient) >= Tolerance.smallestPivot * largest && isBetter(b.variable, than: a.variable)
      }
    link(
      isSecond ? b : a, to: isSecond ? a : b, constant: short.constant, by: constraint, isExpanded: false)
  }

  private func isToWait(_ deferral: Deferral) -> Bool {
    if sum.entries.count <= 2 { return false }
    if deferral == .untilTwoRoots { return true }
    var count = 0
    for index in 0..<sum.entries.count {
      if isDefinable(sum.entries[index].variable) { count += 1 }
    }
    return count > 1
  }

  /// Whether a root may be defined without losing a variable that presolve should keep.
  func isDefinable(_ root: Int32) -> Bool {
    isFree(root) && roots[root].keepPriority == 0
  }

  /// Chooses the entry of the sum to solve for so that no cycle arises; `nil` if there is none.
  ///
  /// If one or two roots remain, a free one may be linked, to a defined one only if it is fresh. If more remain,
  /// a fresh root is needed, unless the sum is expanded: then all of them are free. Entries with a small
  /// coefficient are passed over: dividing by it would magnify rounding errors.
  private func choosePivot(isExpanded: Bool) -> Int32? {
    let count = sum.entries.count
    var largest = 0.0
    var freeCount = 0
    for index in 0..<count {
      largest = max(largest, abs(sum.entries[index].coefficient))
      if isFree(sum.entries[index].variable) { freeCount += 1 }
    }
    var best: Int32?
    for index in 0..<Int32(count) {
      let entry = sum.entries[index]
      let root = roots[entry.variable]
      if root.definition >= 0 || abs(entry.coefficient) < Tolerance.smallestPivot * largest { continue }
      let mustBeFresh = !isExpanded && (count > 2 || freeCount < count)
      if mustBeFresh && root.isUsed { continue }
      guard let chosen = best else {
        best = index
        continue
      }
      if isBetterPivot(index, than: chosen) { best = index }
    }
    return best
  }

  /// Prefers the root with the lower keep priority, then a root that no definition mentions, then the newer root.
  private func isBetterPivot(_ a: Int32, than b: Int32) -> Bool {
    isBetter(sum.entries[a].variable, than: sum.entries[b].variable)
  }

  private func isBetter(_ a: Int32, than b: Int32) -> Bool {
    let first = roots[a]
    let second = roots[b]
    if first.keepPriority != second.keepPriority { return first.keepPriority < second.keepPriority }
    if first.isUsed != second.isUsed { return !first.isUsed }
    return a > b
  }

  /// Solves the sum for an entry: fixes it, links it, or defines it.
  private func record(_ constraint: Int32, pivot: Int32, isExpanded: Bool) {
    let solved = sum.entries[pivot]
    switch sum.entries.count {
    case 1: fix(solved, constant: sum.constant, by: constraint, isExpanded: isExpanded)
    case 2:
      link(solved, to: sum.entries[1 - pivot], constant: sum.constant, by: constraint, isExpanded: isExpanded)
    default:
      let factor = -1 / solved.coefficient
      roots[solved.variable].step = steps.end
      define(solved.variable, factor: factor, pivot: pivot, isExpanded: isExpanded)
      steps.append(
        Step(
          pivot: solved.coefficient, variable: solved.variable, constraint: constraint, isExpanded: isExpanded
        ))
    }
  }

  /// Solves `entry + constant = 0`.
  private func fix(_ entry: RootEntry, constant: Affine, by constraint: Int32, isExpanded: Bool) {
    roots[entry.variable].step = steps.end
    links[entry.variable] = Link(
      constant: constant * (-1 / entry.coefficient), factor: 0, parent: Link.known)
    steps.append(
      Step(pivot: entry.coefficient, variable: entry.variable, constraint: constraint, isExpanded: isExpanded)
    )
  }

  /// Solves `entry + other + constant = 0` for the entry.
  private func link(
    _ entry: RootEntry, to other: RootEntry, constant: Affine, by constraint: Int32, isExpanded: Bool
  ) {
    let factor = -1 / entry.coefficient
    let linked = roots[entry.variable]
    roots[entry.variable].step = steps.end
    links[entry.variable] = Link(
      constant: constant * factor, factor: other.coefficient * factor, parent: other.variable)
    roots[other.variable].useCount += linked.useCount
    roots[other.variable].keepPriority |= linked.keepPriority
    steps.append(
      Step(
        pivot: entry.coefficient, factor: other.coefficient * factor, parent: other.variable,
        variable: entry.variable, constraint: constraint, isExpanded: isExpanded))
  }

  private func define(_ variable: Int32, factor: Double, pivot: Int32, isExpanded: Bool) {
    let index = definitions.end
    // Expanded definitions mention only roots that are free now and may be defined later; un-expanded ones
    // may mention any earlier definition, but no earlier definition mentions them.
    definitions.append(
      Definition(
        variable: variable, firstTerm: definitionTerms.end, termCount: sum.entries.end - 1,
        constant: sum.constant * factor, rank: isExpanded ? -index - 1 : index, length: 0))
    var length: Int32 = 0
    for position in 0..<sum.entries.end where position != pivot {
      let entry = sum.entries[position]
      definitionTerms.append(RootTerm(coefficient: entry.coefficient * factor, variable: entry.variable))
      roots[entry.variable].useCount += 1
      length = min(length + self.length(of: entry.variable), Definition.greatestLength)
    }
    definitions[index].length = length
    roots[variable].definition = index
  }
}

/// The outcome of eliminating a variable with an equality.
enum EliminationOutcome {
  case eliminated
  case redundant
  /// No change: the equality waits for others.
  case waiting
  /// No unknown remains, only `constant = 0`, which may depend on the parameters.
  case check(Affine, magnitude: Double)
}

/// The conflicts of a solve: the constraints that were left out, and why.
///
/// The result is the same as if the constraints were added in order and each one that conflicts with earlier
/// ones was left out; see ``RequiredSystem``.
final class ConflictReport {
  /// The constraints that are left out, in the order in which they were tried.
  @exclusivity(unchecked) private var leftOut: [LeftOut] = []
  private var derivations = Derivations()
  /// The conflicts; `nil` until they are requested.
  private var conflicts: [Conflict]?
  /// For each constraint, whether it may be a member of any conflict.
  @exclusivity(unchecked) private var isMember = Buffer<Bool>()
  /// Whether a member changed since the evidence was found. The evidence is no longer proof then.
  private var isDisturbed = false
  /// Whether anything else changed since then. The same constraints are left out, but there may be other
  /// evidence.
  private var isStale = false

  var isEmpty: Bool { leftOut.isEmpty }

  /// The constraints that are left out.
  var broken: [ConstraintID] { leftOut.map { ConstraintID(index: $0.source) } }

  func removeAll() {
    leftOut = []
    derivations.removeAll()
    conflicts = nil
    isMember.removeAll()
    isDisturbed = false
    isStale = false
  }

  /// Notes that a constraint was added, removed or changed.
  @inline(__always)
  func noteChange(of slot: Int32) {
    if slot < isMember.end && isMember[slot] { isDisturbed = true }
  }

  /// Forgets the conflicts and restores the constraints that they left out.
  func reset(_ system: System) {
    setBroken(false, system)
    removeAll()
  }

  private func setBroken(_ isBroken: Bool, _ system: System) {
    for constraint in leftOut { system.constraints[constraint.source].isBroken = isBroken }
  }

  /// Whether every conflict is still one, after changes of other constraints and at other parameters.
  ///
  /// If so, and the other constraints can hold together, then the same constraints are left out: each is still
  /// in a contradiction with earlier ones that are not left out. The evidence counts as stale from now on.
  func holds(at parameters: ParameterValues) -> Bool {
    if isDisturbed { return false }
    for constraint in leftOut where !ConflictReport.isContradiction(constraint.sum, at: parameters) {
      return false
    }
    isStale = true
    return true
  }

  /// Leaves out the values of a parameter for which a conflict would be none.
  func restrict(_ region: inout ClosedInterval, along parameter: UInt8, otherwise other: Double) {
    for constraint in leftOut {
      let (constant, slope) = constraint.sum.line(along: parameter, otherwise: other)
      if slope != 0 { region.restrict(toNonNegative: -constant, -slope) }
    }
  }

  private static func isContradiction(_ sum: Affine, at parameters: ParameterValues) -> Bool {
    sum.value(parameters) < -Tolerance.violation(magnitude: sum.magnitude(parameters))
  }
}

// MARK: - Finding

extension ConflictReport {
  /// The constraints, or `~variable` for the bounds of variables, to look at after an optimisation: those of violated
  /// checks, and the required ones of components that were just optimised and are infeasible.
  ///
  /// Every contradiction contains one of them: eliminated constraints alone don't contradict each other.
  static func suspects(_ presolve: Presolve, _ simplex: Simplex, at parameters: ParameterValues) -> [Int32] {
    var suspects: [Int32] = []
    for index in 0..<presolve.checks.count where presolve.checks[index].isViolated(at: parameters) {
      suspects.append(presolve.checks[index].source)
    }
    for index in 0..<simplex.optimized.count where !simplex.isFeasible(simplex.optimized[index]) {
      simplex.forEachRequiredSource(of: simplex.optimized[index]) { suspects.append($0) }
    }
    return suspects
  }

  /// Leaves out the constraints that cannot hold together with earlier ones.
  ///
  /// - Returns: Whether there are any. If not, only rounding errors make the suspects look violated.
  func leaveOut(_ suspects: [Int32], _ system: System, at parameters: ParameterValues) -> Bool {
    let found = ConflictReport.find(suspects, system, at: parameters, derivations)
    // A bound never gives way: it comes before all constraints.
    leftOut += found.filter { $0.source >= 0 }
    conflicts = nil
    setBroken(true, system)
    markMembers(constraintCount: system.constraints.count)
    return found.contains { $0.source >= 0 }
  }

  private func markMembers(constraintCount: Int) {
    isMember.reset(to: false, count: constraintCount)
    let lines = leftOut.lazy.map { $0.derivation }.filter { $0 >= 0 }
    derivations.forEachSource(of: lines) { source in
      if source >= 0 { isMember[source] = true }
    }
    for constraint in leftOut {
      for member in constraint.evidence where member.source >= 0 { isMember[member.source] = true }
    }
  }

  /// The suspects that cannot hold together with earlier constraints of their group.
  static func find(
    _ suspects: [Int32], _ system: System, at parameters: ParameterValues,
    _ derivations: Derivations
  ) -> [LeftOut] {
    let required = RequiredSystem()
    var groupCount = 0
    let found = find { look in
      var found: [LeftOut] = []
      for group in system.requiredGroups(of: suspects, at: look) {
        required.collect(group, system, at: parameters)
        let leftOut = required.leaveOut(at: look, derivations)
        if !leftOut.isEmpty { groupCount += 1 }
        found += leftOut
      }
      return found
    }
    // Those of one group are in order.
    if groupCount <= 1 { return found }
    let positions = system.orderPositions()
    var ranked: [(precedence: UInt8, position: Int32, leftOut: LeftOut)] = []
    for constraint in found {
      let source = constraint.source
      let precedence = source < 0 ? 0 : system.constraints[source].precedence.rawValue
      ranked.append((precedence, source < 0 ? -1 : positions[source], constraint))
    }
    ranked.sort { ($0.precedence, $0.position) < ($1.precedence, $1.position) }
    return ranked.map { $0.leftOut }
  }

  static func find(_ find: (Look) -> [LeftOut]) -> [LeftOut] {
    // Elimination drops presumed rounding errors. If that turned a system with a distant solution into a
    // contradiction, a coarser look finds it.
    let found = find(.fine)
    return found.isEmpty ? find(.coarse) : found
  }

  /// How closely weights are looked at.
  enum Look {
    case fine, coarse

    /// A weight this small relative to its summands counts as zero: values that depend on such a weight
    /// aren't meaningful.
    var negligible: Double { (self == .fine ? 10 : 10_000) * Tolerance.relative }
  }

  /// Finds the evidence for the present system and parameters, as a fresh solve would, if anything changed since it was
  /// found.
  func refresh(_ system: System, at parameters: ParameterValues) {
    if !isStale { return }
    isStale = false
    let (leftOutBefore, conflictsBefore) = (leftOut, conflicts)
    var derivationsBefore = Derivations()
    swap(&derivations, &derivationsBefore)
    setBroken(false, system)
    leftOut = []
    _ = leaveOut(leftOutBefore.map { $0.source }, system, at: parameters)
    // Close to the edge rounding may decide otherwise; the values are those without the constraints left out
    // before.
    if leftOut.map({ $0.source }) == leftOutBefore.map({ $0.source }) { return }
    setBroken(false, system)
    (leftOut, conflicts) = (leftOutBefore, conflictsBefore)
    swap(&derivations, &derivationsBefore)
    setBroken(true, system)
    markMembers(constraintCount: system.constraints.count)
  }

  /// The conflicts, with their members.
  ///
  /// - Complexity: When they are read first, O(m log m) for m members in all, and O(constraints) for each conflict.
  func conflicts(_ system: System) -> [Conflict] {
    if let conflicts { return conflicts }
    let positions = system.orderPositions()
    let found = leftOut.map { Conflict($0.evidence(derivations), positions) }
    conflicts = found
    return found
  }
}

extension LeftOut {
  /// The members of the weighted sum, itself first.
  func evidence(_ derivations: Derivations) -> [Evidence] {
    derivation < 0 ? evidence : derivations.evidence(of: derivation)
  }
}

extension System {
  /// For each constraint, its position in the order in which constraints were added.
  fileprivate func orderPositions() -> Buffer<Int32> {
    var positions = Buffer<Int32>()
    positions.reset(to: -1, count: constraints.count)
    for position in 0..<order.count { positions[order[position]] = Int32(position) }
    return positions
  }
}

extension Conflict {
  /// - Parameter evidence: The members; the first one was left out.
  fileprivate init(_ evidence: [Evidence], _ positions: borrowing Buffer<Int32>) {
    // The first member comes last in nearly all cases, and the others in their order.
    var members: [Int32] = []
    var bounds: [Variable] = []
    members.reserveCapacity(evidence.count)
    for member in evidence.dropFirst() {
      if member.source < 0 {
        bounds.append(Variable(index: ~member.source))
      } else {
        members.append(member.source)
      }
    }
    members.append(evidence[0].source)
    if !members.isAscending({ positions[$0] }) { members.sort { positions[$0] < positions[$1] } }
    if !bounds.isAscending({ $0.index }) { bounds.sort { $0.index < $1.index } }
    self.init(
      constraints: members.map { ConstraintID(index: $0) }, nonNegativeVariables: bounds,
      broken: ConstraintID(index: evidence[0].source))
  }
}

extension Array {
  /// Whether the numbers of the elements ascend.
  fileprivate func isAscending(_ number: (Element) -> Int32) -> Bool {
    for index in indices.dropFirst() where number(self[index - 1]) > number(self[index]) { return false }
    return true
  }
}

/// The conflicts of a solve: the constraints that were left out, and why.
///
/// The result is the same as if the constraints were added in order and each one that conflicts with earlier
/// ones was left out; see ``RequiredSystem``.
///
/// Exclusive access to what it stores is not checked: with the checks, the resize of a row with conflicts takes 79 % more
/// instructions.
final class ConflictReport {
  /// The constraints that are left out, in the order in which they were tried.
  @exclusivity(unchecked) private var leftOut: [LeftOut] = []
  private var derivations = Derivations()
  /// The conflicts; `nil` until they are requested.
  private var conflicts: [Conflict]?
  /// The violated checks, while they are looked for.
  @exclusivity(unchecked) private var violated = Buffer<Int32>()
  /// For each constraint, whether it may be a member of any conflict.
  @exclusivity(unchecked) private var isMember = Buffer<Bool>()
  /// Whether a member changed since the evidence was found. The evidence is no longer proof then.
  private var isDisturbed = false
  /// Whether anything else changed since then. The same constraints are left out, but there may be other
  /// evidence.
  private var isStale = false
  /// Whether all constraints that are left out are checks in presolve, see ``leaveOutChecks(_:_:at:)``.
  private(set) var areAllChecks = false
  /// Whether evidence was never looked for, and has to be found before anything but parameters changes.
  private(set) var isEvidenceDue = false

  var isEmpty: Bool { leftOut.isEmpty }

  /// The constraints that are left out.
  var broken: [ConstraintID] { leftOut.map { ConstraintID(index: $0.source) } }

  func removeAll() {
    leftOut = []
    forgetEvidence()
  }

  private func forgetEvidence() {
    derivations.removeAll()
    conflicts = nil
    isMember.removeAll()
    isDisturbed = false
    isStale = false
    areAllChecks = false
    isEvidenceDue = false
  }

  /// Forgets that checks in presolve decide what is left out, because a part was presolved again without it.
  func forgetChecks() {
    areAllChecks = false
  }

  /// Notes that a constraint was added, removed or changed.
  func recordChange(of slot: Int32) {
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

  /// Looks again at the constraints that are left out, and those connected with them, before anything is presolved.
  ///
  /// - Returns: Whether the same constraints are left out, so that nothing has to be presolved for other ones.
  func findAgain(_ system: System, at parameters: ParameterValues) -> Bool {
    let sources = leftOut.map { $0.source }
    reset(system)
    _ = leaveOut(sources, system, at: parameters)
    return leftOut.map { $0.source } == sources
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
  static func suspects(
    _ system: System, _ presolve: Presolve, _ simplex: Simplex, at parameters: ParameterValues
  ) -> [Int32] {
    var suspects: [Int32] = []
    for index in 0..<presolve.checks.count where presolve.checks[index].isViolated(at: parameters) {
      if !system.isLeftOut(presolve.checks[index]) { suspects.append(presolve.checks[index].source) }
    }
    for index in 0..<simplex.optimized.count where !simplex.isFeasible(simplex.optimized[index]) {
      simplex.forEachRequiredSource(of: simplex.optimized[index]) { suspects.append($0) }
    }
    return suspects
  }

  /// Leaves out the constraints of the violated checks, if each comes after all that it follows from. All components have
  /// to be feasible.
  ///
  /// Then no pass is needed. In the order of constraints, such a constraint contradicts earlier ones, which are in
  /// force because presolve eliminates with them. All others hold together, so that each holds together with those
  /// before it. And as checks take no part in elimination and have no rows, nothing has to be presolved without them.
  ///
  /// - Returns: False, with everything as it was, if it takes a pass to find what to leave out.
  /// - Complexity: O(checks), and that of ``Presolve/findLastChecks(_:)``.
  func leaveOutChecks(_ presolve: Presolve, _ system: System, at parameters: ParameterValues) -> Bool {
    if !isEmpty && !areAllChecks { return false }
    var (areSame, isAscending, last) = (true, true, Int32(-1))
    violated.removeAll()
    for index in 0..<presolve.checks.end {
      let isViolated = presolve.checks[index].isViolated(at: parameters)
      if isViolated != system.isLeftOut(presolve.checks[index]) { areSame = false }
      if !isViolated { continue }
      presolve.findLastChecks(system)
      let check = presolve.checks[index]
      // Nearer to the edge, the numbers of the constraints as they were stated decide.
      if check.lastPlace < 0 || !check.isViolated(at: parameters, byMoreThan: 100) { return false }
      if check.lastPlace < last { isAscending = false }
      last = check.lastPlace
      violated.append(index)
    }
    if areSame {
      if !isEmpty && !holds(at: parameters) { isEvidenceDue = true }
      return true
    }
    setBroken(false, system)
    leftOut.removeAll(keepingCapacity: true)
    forgetEvidence()
    for index in violated.elements { leftOut.append(LeftOut(presolve.checks[index], at: parameters)) }
    if !isAscending {
      let places = system.places()
      leftOut.sort { places[$0.source] < places[$1.source] }
    }
    setBroken(true, system)
    areAllChecks = true
    isEvidenceDue = !isEmpty
    return true
  }

  /// Leaves out the constraints that cannot hold together with earlier ones.
  ///
  /// - Returns: Whether there are any. If not, only rounding errors make the suspects look violated.
  func leaveOut(_ suspects: [Int32], _ system: System, at parameters: ParameterValues) -> Bool {
    let found = ConflictReport.find(suspects, system, at: parameters, derivations)
    // A bound never gives way: it comes before all constraints.
    leftOut += found.filter { $0.source >= 0 }
    conflicts = nil
    areAllChecks = false
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
    let found = find { precision in
      var found: [LeftOut] = []
      for group in system.requiredGroups(of: suspects, at: precision) {
        required.collect(group, system, at: parameters)
        let leftOut = required.leaveOut(at: precision, derivations)
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

  static func find(_ find: (Precision) -> [LeftOut]) -> [LeftOut] {
    // Elimination drops presumed rounding errors. If that turned a system with a distant solution into a
    // contradiction, a coarser look finds it.
    let found = find(.fine)
    return found.isEmpty ? find(.coarse) : found
  }

  /// How small a weight counts as zero.
  enum Precision {
    case fine, coarse

    /// A weight this small relative to its summands counts as zero: values that depend on such a weight
    /// aren't meaningful.
    var derivativeTolerance: Double { (self == .fine ? 10 : 10_000) * Tolerance.relative }
  }

  /// Finds the evidence for the present system and parameters, as a fresh solve would, if anything changed since it was
  /// found.
  func refresh(_ system: System, at parameters: ParameterValues) {
    if !isStale && !isEvidenceDue { return }
    // Without evidence, any change of another constraint may disturb what is left out.
    defer { isDisturbed = isDisturbed || isEvidenceDue }
    isStale = false
    let (leftOutBefore, conflictsBefore, areAllChecks) = (leftOut, conflicts, areAllChecks)
    defer { self.areAllChecks = areAllChecks }
    var derivationsBefore = Derivations()
    swap(&derivations, &derivationsBefore)
    setBroken(false, system)
    leftOut = []
    _ = leaveOut(leftOutBefore.map { $0.source }, system, at: parameters)
    // Close to the edge rounding may decide otherwise; the values are those without the constraints left out
    // before.
    if leftOut.map({ $0.source }) == leftOutBefore.map({ $0.source }) {
      isEvidenceDue = false
      return
    }
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
  /// The constraint of a violated check, whose evidence was not looked for.
  fileprivate init(_ check: Check, at parameters: ParameterValues) {
    let isTooLarge = check.isEquality && check.constant.value(parameters) > 0
    self.init(source: check.source, sum: isTooLarge ? check.constant * -1 : check.constant)
  }

  /// The members of the weighted sum, itself first; only itself if others were not looked for.
  func evidence(_ derivations: Derivations) -> [Evidence] {
    if derivation >= 0 { return derivations.evidence(of: derivation) }
    return evidence.isEmpty ? [Evidence(source: source, weight: 1)] : evidence
  }
}

extension System {
  /// Whether the constraint of a check is left out.
  func isLeftOut(_ check: Check) -> Bool { check.source >= 0 && constraints[check.source].isBroken }

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

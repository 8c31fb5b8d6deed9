// Indispensable constraints are found by leaving constraints out, the weakest first: if the rest still gives
// the same value, the constraint stays out.
//
// Constraints that hold with slack don't affect an optimum: the problem is convex, so a local optimum is
// global. So only constraints that hold exactly and constraints that are missed are tried.

extension Solver {
  /// The maximum number of reported constraints that lost. Each takes a solve.
  private static let largestLossCount = 8

  /// The constraints that the value of `Σ terms` rests on, as of the last ``solve()``.
  ///
  /// - Returns: `nil` if the value is open, if the system changed since then, or if rounding errors hide it.
  /// - Complexity: That of a derivation if only equalities matter. Otherwise a solve of the members and their
  ///     neighbours for each of these, after a few for half of them, a quarter, and so on. If there are
  ///     hundreds of members, only the first of these solves are made, and some dispensable members may
  ///     remain.
  package func justification(
    of terms: UnsafeBufferPointer<Term>, preferring preference: Preference
  ) -> Justification? {
    guard let derivation = derivation(of: terms, preferring: preference), derivation.undecided.isEmpty,
      !isAmbiguous(terms)
    else { return nil }
    var search = JustificationSearch(pipeline, terms)
    let members = derivation.members.map { $0.source }
    // Independent equations that can all hold: each of them is needed, whatever its strength.
    let isPlain = members.allSatisfy {
      $0 >= 0 && pipeline.system.constraints[$0].relation == .equal
    }
    if isPlain {
      search.keep(members)
    } else if !search.findMembers(preferring: members, preference) {
      return nil
    }
    guard var found = search.justification(of: terms, isPlain ? derivation : nil) else { return nil }
    for id in derivation.pulling.prefix(Solver.largestLossCount) {
      if let loss = search.loss(of: id) { found.losses.append(loss) }
    }
    return found
  }
}

/// The search for the constraints that a value rests on.
private struct JustificationSearch {
  private let pipeline: Pipeline
  private var part: PartialSystem
  /// The form in the part.
  private let form: [Term]
  /// The value of the form without parameters.
  private let value: Double
  private var kept: [Int32] = []
  /// How many systems were solved, and how many constraints they had together.
  private(set) var trialCount = 0
  private var triedConstraintCount = 0
  /// Trials of few constraints are fast, and trials of many are worthwhile as long as they remove large
  /// parts.
  private var isLong: Bool { trialCount >= 32 && triedConstraintCount > 50_000 }

  init(_ pipeline: Pipeline, _ terms: UnsafeBufferPointer<Term>) {
    self.pipeline = pipeline
    part = PartialSystem(of: pipeline)
    form = part.form(terms)
    var value = 0.0
    for term in terms where pipeline.system.isUnknown(term.variable.index) {
      value += term.coefficient * pipeline.values[term.variable.index]
    }
    self.value = value
  }

  /// Takes constraints that are known to be the members.
  mutating func keep(_ sources: [Int32]) {
    for source in sources { part.add(source) }
    kept = sources
  }

  /// Finds the members; returns whether they could be found.
  ///
  /// - Parameter likely: The members of a derivation, which are tried last.
  mutating func findMembers(preferring likely: [Int32], _ preference: Preference) -> Bool {
    let all = candidates(preference)
    var isLikely: Set<Int32> = []
    var involved: Set<Int32> = []
    for source in likely {
      isLikely.insert(source)
      involved.formUnion(unknowns(of: source))
    }
    // Usually the neighbours of the derivation suffice.
    let near = all.filter { source in unknowns(of: source).allSatisfy { involved.contains($0) } }
    for candidates in [near, all] {
      for source in candidates { part.add(source) }
      if givesValue() {
        kept = candidates
        spare(candidates.filter { !isLikely.contains($0) }.reversed())
        spare(candidates.filter { isLikely.contains($0) }.reversed())
        spareMore()
        return true
      }
    }
    return false
  }

  private mutating func givesValue() -> Bool {
    trialCount += 1
    triedConstraintCount += part.count
    guard let found = part.value(of: form) else { return false }
    return abs(found - value) <= AnswerTolerance.value * max(1, abs(value))
  }

  /// Tries again to leave out constraints one by one: two that balance each other can only be left out
  /// together, and the last of them only after others.
  private mutating func spareMore() {
    let count = kept.count
    for source in kept.reversed() where !isLong {
      part.remove(source)
      if givesValue() { kept.removeAll { $0 == source } } else { part.add(source) }
    }
    if kept.count < count && !isLong { spareMore() }
  }

  /// Leaves out as many constraints as can be, in order.
  private mutating func spare(_ sources: [Int32]) {
    if sources.isEmpty || isLong { return }
    for source in sources { part.remove(source) }
    if givesValue() {
      let spared = Set(sources)
      kept.removeAll { spared.contains($0) }
      return
    }
    for source in sources { part.add(source) }
    if sources.count == 1 { return }
    spare(Array(sources[..<(sources.count / 2)]))
    spare(Array(sources[(sources.count / 2)...]))
  }

  /// The constraints that hold exactly or are missed, in the preferred order, as far as they have to do with the form.
  private func candidates(_ preference: Preference) -> [Int32] {
    var sources: [Int32] = []
    for slot in pipeline.system.byStrength(preference.constraints) {
      let isTight = pipeline.system.residual(of: slot, pipeline.values) == 0
      if isTight || pipeline.system.error(of: slot, pipeline.values) != 0 {
        sources.append(slot)
      }
    }
    for variable in preference.variables
    where pipeline.system.isAtZero(variable.index, pipeline.values) {
      sources.append(~variable.index)
    }
    return connected(sources)
  }

  private func connected(_ sources: [Int32]) -> [Int32] {
    var touching: [Int32: [Int]] = [:]
    for (position, source) in sources.enumerated() {
      for variable in unknowns(of: source) { touching[variable, default: []].append(position) }
    }
    var isConnected = [Bool](repeating: false, count: sources.count)
    var queue = part.wholeVariables
    var known = Set(queue)
    var next = 0
    var limit = RoundLimit(pipeline.system.variables.count)
    while next < queue.count {
      limit.countRound(of: "finding what a value has to do with")
      for position in touching[queue[next]] ?? [] where !isConnected[position] {
        isConnected[position] = true
        for variable in unknowns(of: sources[position]) where known.insert(variable).inserted {
          queue.append(variable)
        }
      }
      next += 1
    }
    return sources.indices.filter { isConnected[$0] }.map { sources[$0] }
  }

  private func unknowns(of source: Int32) -> [Int32] {
    if source < 0 { return [~source] }
    var unknowns: [Int32] = []
    for index in pipeline.system.constraints[source].terms {
      let variable = pipeline.system.terms[index].variable.index
      if pipeline.system.isUnknown(variable) { unknowns.append(variable) }
    }
    return unknowns
  }
}

// MARK: - Answers

extension JustificationSearch {
  /// The justification found, with the sum that gives the value.
  ///
  /// - Parameter derivation: That of the form from the members, if it is known.
  func justification(of terms: UnsafeBufferPointer<Term>, _ derivation: Derivation?) -> Justification? {
    var weights: [Int32: Double] = [:]
    if let derivation {
      for member in derivation.members { weights[member.source] = member.weight }
    } else {
      part.solver.solve()
      guard let sum = form.withUnsafeBufferPointer({ part.solver.derivation(of: $0) }) else { return nil }
      for member in sum.members {
        if let id = member.constraint, let source = part.source(of: id) {
          weights[source] = member.weight
        }
      }
    }
    var known = Affine.zero
    var found = Justification(members: [], parameters: [], losses: [], trialCount: trialCount)
    for source in kept {
      guard source >= 0 else {
        found.members.append(
          Justification.Member(
            nonNegativeVariable: Variable(index: ~source), constant: 0, factor: 0, error: 0))
        continue
      }
      let sign: Double = pipeline.system.constraints[source].relation == .lessThanOrEqual ? -1 : 1
      let part = pipeline.system.knownPart(of: source)
      let factor = -sign * (weights[source] ?? 0)
      known += part * factor
      found.members.append(
        Justification.Member(
          constraint: ConstraintID(index: source), constant: part.constant, factor: factor,
          error: pipeline.system.error(of: source, pipeline.values)))
    }
    let (first, second) = (pipeline.system.firstParameter, pipeline.system.secondParameter)
    for term in terms {
      if term.variable.index == first { known.first += term.coefficient }
      if term.variable.index == second { known.second += term.coefficient }
    }
    // Weights are quotients, so cancelled terms may leave a rounding error.
    if abs(known.first) > AnswerTolerance.coefficient {
      found.parameters.append(Term(known.first, Variable(index: first)))
    }
    if abs(known.second) > AnswerTolerance.coefficient {
      found.parameters.append(Term(known.second, Variable(index: second)))
    }
    return found
  }

  /// To which members a constraint lost; `nil` if the value would be the same if it held.
  mutating func loss(of id: ConstraintID) -> Justification.Loss? {
    let isMember = kept.contains(id.index)
    part.require(id.index)
    defer {
      part.remove(id.index)
      if isMember { part.add(id.index) }
    }
    part.solver.solve()
    var winners: [ConstraintID] = []
    if let conflict = part.solver.conflicts.first {
      for member in conflict.constraints {
        if let source = part.source(of: member), source >= 0 && source != id.index {
          winners.append(ConstraintID(index: source))
        }
      }
    } else {
      for source in kept where source >= 0 && source != id.index && !part.holds(source) {
        if pipeline.system.error(of: source, pipeline.values) == 0 {
          winners.append(ConstraintID(index: source))
        }
      }
    }
    if winners.isEmpty { return nil }
    return Justification.Loss(
      constraint: id, error: pipeline.system.error(of: id.index, pipeline.values),
      winners: winners)
  }
}

// MARK: - Trying constraints

/// Some constraints of a system, restated in a separate solver to find their consequences.
///
/// Parameters are numbers here. A bound of a variable is an ordinary constraint, which can be left out.
private struct PartialSystem {
  let solver = Solver()
  private let whole: Pipeline
  private var variables: [Int32: Variable] = [:]
  private var ids: [Int32: ConstraintID] = [:]
  /// The reverse mapping.
  private var sources: [ConstraintID: Int32] = [:]
  /// The number of constraints.
  var count: Int { ids.count }

  /// - Parameter whole: The system, which has to be solved and to stay while this is used.
  init(of whole: Pipeline) {
    self.whole = whole
  }
}

extension PartialSystem {
  /// Adds a constraint of the system, or `~variable`: that a variable is not negative.
  mutating func add(_ source: Int32) {
    add(source, strength: strength(of: source))
  }

  /// Adds a constraint as a required one.
  mutating func require(_ source: Int32) {
    remove(source)
    add(source, strength: .required)
  }

  mutating func remove(_ source: Int32) {
    guard let id = ids.removeValue(forKey: source) else { return }
    sources[id] = nil
    try? solver.remove(id)
  }

  private func strength(of source: Int32) -> Strength {
    source < 0 ? .required : Strength(rawValue: whole.system.constraints[source].presentStrength)
  }

  private mutating func add(_ source: Int32, strength: Strength) {
    guard ids[source] == nil else { return }
    let id = source < 0 ? addBound(of: ~source) : addConstraint(source, strength)
    ids[source] = id
    sources[id] = source
  }

  private mutating func addBound(of index: Int32) -> ConstraintID {
    let form = [Term(1, variable(index))]
    return form.withUnsafeBufferPointer {
      solver.addUnchecked($0, constant: 0, relation: .greaterThanOrEqual, strength: .required)
    }
  }

  private mutating func addConstraint(_ source: Int32, _ strength: Strength) -> ConstraintID {
    let record = whole.system.constraints[source]
    var form: [Term] = []
    for index in record.terms {
      let term = whole.system.terms[index]
      if whole.system.isUnknown(term.variable.index) {
        form.append(Term(term.coefficient, variable(term.variable.index)))
      }
    }
    let constant = whole.system.knownPart(of: source).value(whole.parameters)
    return form.withUnsafeBufferPointer {
      solver.addUnchecked($0, constant: constant, relation: record.relation, strength: strength)
    }
  }

  private mutating func variable(_ index: Int32) -> Variable {
    if let known = variables[index] { return known }
    let new = solver.makeVariable()
    variables[index] = new
    return new
  }

  /// The variables of the system that were mentioned, sorted.
  var wholeVariables: [Int32] { variables.keys.sorted() }

  /// A form of the system over the variables of this one; parameters are left out.
  mutating func form(_ terms: UnsafeBufferPointer<Term>) -> [Term] {
    var form: [Term] = []
    for term in terms where whole.system.isUnknown(term.variable.index) {
      form.append(Term(term.coefficient, variable(term.variable.index)))
    }
    return form
  }

  /// Solves; returns the value of a form, or `nil` if it is open or something has to be left out.
  func value(of form: [Term]) -> Double? {
    solver.solve()
    if solver.hasConflicts || form.withUnsafeBufferPointer({ solver.isAmbiguous($0) }) { return nil }
    return form.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  /// The source of a constraint that was added and not removed.
  func source(of id: ConstraintID) -> Int32? { sources[id] }

  /// Whether an added constraint holds at the last values, up to rounding errors.
  func holds(_ source: Int32) -> Bool {
    guard source >= 0 else { return true }
    let record = whole.system.constraints[source]
    var (value, magnitude) = (0.0, 0.0)
    let known = whole.system.knownPart(of: source).value(whole.parameters)
    for index in record.terms {
      let term = whole.system.terms[index]
      guard let variable = variables[term.variable.index] else { continue }
      let part = term.coefficient * solver.value(of: variable)
      value += part
      magnitude += abs(part)
    }
    value += known
    if abs(value) <= AnswerTolerance.value * max(1, magnitude + abs(known)) { return true }
    return switch record.relation {
    case .equal: false
    case .lessThanOrEqual: value < 0
    case .greaterThanOrEqual: value > 0
    }
  }
}

/// A minimal set of constraints that determines a value; with hundreds of members, it may not be minimal.
///
///     c0  right <= 304
///     c1  right == left + 100 ~ 750
///     c2  left >= 240 ~ 500
///     right rests on c0, which holds it back, and on c2, which pulls it there
///
/// Alone they give the same value as the whole system, and without any one of them, the value changes or is
/// undetermined. With hundreds of members, this isn't tried for each: they still give the value, but some may
/// be dispensable. A ``Derivation`` adds constraints up to the value; this also has those that keep its
/// inequalities tight.
package struct Justification: Sendable {
  package struct Member: Sendable {
    /// The constraint; `nil` if the member is a variable that must not be negative.
    package var constraint: ConstraintID?
    /// The variable that must not be negative; `nil` if the member is a constraint.
    package var nonNegativeVariable: Variable?
    /// Its constant, which is added to the value times ``factor``.
    package var constant: Double
    /// Zero for a member that only keeps others tight.
    package var factor: Double
    /// By how much the constraint is missed: its left side, or zero if it holds.
    package var error: Double
  }

  /// An optional constraint that is missed.
  package struct Loss: Sendable {
    package var constraint: ConstraintID
    /// The error: its left side.
    package var error: Double
    /// The members that would be missed if it held; at least one.
    package var winners: [ConstraintID]
  }

  /// The members, the strongest first, equally strong ones in the order of the ``Preference``; bounds of variables last.
  package var members: [Member]
  /// The parameters' share of the value: each parameter times its coefficient.
  package var parameters: [Term]
  /// The optional constraints that would give another value if they held, the strongest first.
  package var losses: [Loss]
  /// How many systems were solved to find the members, for tests.
  package var trialCount: Int
}

import Testing

@testable import Cassowary

/// Explanations of random systems, judged by sums and by ``ReferenceSolver``.
@Suite("Explanations of random systems are right")
struct RandomExplanationsTests {
  private static let tolerance = 1e-6

  @Test(arguments: randomCases(100))
  func `systems of few numbers`(batch: Int) throws {
    try judge(20, of: batch) { .tied(seed: $0, variables: 1 + Int($0 % 6)) }
  }

  @Test(arguments: 0..<60)
  func `layouts`(batch: Int) throws {
    try judge(8, of: batch) { .layout(seed: $0, boxes: 1 + Int($0 % 3)) }
  }

  @Test(arguments: 0..<60)
  func `wild systems`(batch: Int) throws {
    try judge(20, of: batch) { .wild(seed: $0, variables: 1 + Int($0 % 6)) }
  }

  private func judge(_ count: Int, of batch: Int, making make: (UInt64) -> RandomSystem) throws {
    for seed in UInt64(batch * count)..<UInt64((batch + 1) * count) {
      let system = make(seed)
      let columns: Int32 = [0, 8, .max][Int(seed % 3)]
      let live = try LiveSystem(system, mostTableauColumns: columns)
      let complaints =
        try derivationComplaints(live) + rangeComplaints(live) + tieComplaints(live)
        + conflictComplaints(live)
      if !complaints.isEmpty { Issue.record("\(complaints.joined(separator: "\n"))\nin \(system)") }
    }
  }

  /// Each variable, and a few sums.
  private func forms(_ live: LiveSystem) -> [[Term]] {
    var random = SplitMix64(seed: live.system.seed)
    var forms = live.system.symbols.indices.map { [Term(1, Variable(index: Int32($0)))] }
    for _ in 0..<4 {
      forms.append(
        (0..<random.int(1...3)).map { _ in
          Term(random.pick([1, -1, 2, 0.5]), Variable(index: Int32(random.pick(live.system.variables))))
        })
    }
    return forms
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool {
    a == b || abs(a - b) <= Self.tolerance * max(1, abs(a), abs(b))
  }

  // MARK: - Derivations

  /// The members hold, add up to the form, and are those that an elimination in order would keep.
  private func derivationComplaints(_ live: LiveSystem) throws -> [String] {
    var complaints: [String] = []
    let tight = tightSources(live)
    let kept = independent(tight, live)
    for form in forms(live) {
      let found = form.withUnsafeBufferPointer { live.solver.derivation(of: $0) }
      let derivation = try #require(found)
      let text = "\(form): \(derivation.members.text)"
      var rest = row(of: form, live)
      var value = derivation.undecided.reduce(0) {
        $0 + $1.coefficient * live.solver.value(of: $1.variable)
      }
      for term in derivation.undecided { rest[Int(term.variable.index)] -= term.coefficient }
      for member in derivation.members {
        let side = leftSide(of: member.source, live)
        for index in rest.indices { rest[index] -= member.weight * side.row[index] }
        value -= member.weight * side.constant
        if !kept.contains(member.source) {
          complaints.append("\(text) has the wrong member \(member.source)")
        }
      }
      if rest.contains(where: { abs($0) > Self.tolerance }) { complaints.append("\(text) leaves \(rest)") }
      for term in form { value += knownPart(of: term, live) }
      let present = form.reduce(0) { $0 + $1.coefficient * live.solver.value(of: $1.variable) }
      if !isClose(value, present) { complaints.append("\(text) is \(value), not \(present)") }
      if !derivation.undecided.isEmpty && isSpanned(form, by: kept, live) {
        complaints.append("\(text) leaves something undecided")
      }
    }
    return complaints
  }

  private func knownPart(of term: Term, _ live: LiveSystem) -> Double {
    if case .parameter(let value) = live.system.symbols[Int(term.variable.index)] {
      return term.coefficient * value
    }
    return 0
  }

  /// The coefficients of the unknowns.
  private func row(of terms: [Term], _ live: LiveSystem) -> [Double] {
    var row = [Double](repeating: 0, count: live.system.symbols.count)
    for term in terms {
      if case .variable = live.system.symbols[Int(term.variable.index)] {
        row[Int(term.variable.index)] += term.coefficient
      }
    }
    return row
  }

  /// A constraint, turned so that it should not be negative, at the present parameters.
  private func leftSide(of source: Int32, _ live: LiveSystem) -> (row: [Double], constant: Double) {
    if source < 0 { return (row(of: [Term(1, Variable(index: ~source))], live), 0) }
    guard let constraint = live.system.entries[Int(source)]?.constraint else { return ([], .nan) }
    let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
    let constant = constraint.expression.terms.reduce(constraint.expression.constant) {
      $0 + knownPart(of: $1, live)
    }
    return (row(of: constraint.expression.terms, live).map { sign * $0 }, sign * constant)
  }

  /// The constraints and bounds that hold exactly, the strongest first.
  private func tightSources(_ live: LiveSystem) -> [Int32] {
    let point = live.values
    let system = live.solvedSystem
    var slots = system.liveEntries.filter { entry in
      abs(live.system.leftSide(of: entry, at: point)) <= 1e-7
    }
    let strengths = system.entries.map { $0?.constraint.strength.rawValue ?? 0 }
    slots.sort { strengths[$0] != strengths[$1] ? strengths[$0] > strengths[$1] : $0 < $1 }
    let bounds = live.system.variables.filter { live.system.isNonNegative($0) && abs(point[$0]) <= 1e-8 }
    return slots.map { Int32($0) } + bounds.map { ~Int32($0) }
  }

  private func independent(_ sources: [Int32], _ live: LiveSystem) -> [Int32] {
    var rows: [[Double]] = []
    return sources.filter { source in
      let rest = reduced(leftSide(of: source, live).row, by: rows)
      if rest.allSatisfy({ abs($0) < 1e-7 }) { return false }
      rows.append(rest)
      return true
    }
  }

  /// A row without the largest column of each of some others, which are reduced themselves.
  private func reduced(_ row: [Double], by rows: [[Double]]) -> [Double] {
    var rest = row
    for other in rows {
      guard let pivot = other.indices.max(by: { abs(other[$0]) < abs(other[$1]) }) else { continue }
      let factor = rest[pivot] / other[pivot]
      if factor != 0 { for index in rest.indices { rest[index] -= factor * other[index] } }
      rest[pivot] = 0
    }
    return rest
  }

  private func isSpanned(_ form: [Term], by sources: [Int32], _ live: LiveSystem) -> Bool {
    var rows: [[Double]] = []
    for source in sources { rows.append(reduced(leftSide(of: source, live).row, by: rows)) }
    return reduced(row(of: form, live), by: rows).allSatisfy { abs($0) < 1e-7 }
  }

  // MARK: - Ranges

  private func reference(_ live: LiveSystem, with form: LinearExpression) -> (low: Double, high: Double) {
    var system = live.solvedSystem
    let value = system.makeVariable()
    system.add(value == form)
    let reference = system.reference(of: system.liveEntries)
    return reference.extremes(of: system.symbols.count - 1)
  }

  private func rangeComplaints(_ live: LiveSystem) throws -> [String] {
    var complaints: [String] = []
    for form in forms(live) {
      let expected = reference(live, with: LinearExpression(terms: form))
      let found = form.withUnsafeBufferPointer { live.solver.range(of: $0) }
      guard let found, isClose(found.low, expected.low), isClose(found.high, expected.high) else {
        complaints.append("\(form) is in \(String(describing: found)), not \(expected)")
        continue
      }
    }
    return complaints
  }

  // MARK: - Ties

  /// The wishes that tie are those whose error is not the same at all optima.
  private func tieComplaints(_ live: LiveSystem) throws -> [String] {
    var complaints: [String] = []
    var named: Set<Int> = []
    let (point, solved) = (live.values, live.solvedSystem)
    for symbol in live.system.variables {
      let form = [Term(1, Variable(index: Int32(symbol)))]
      for tie in form.withUnsafeBufferPointer({ live.solver.ties(of: $0) }) {
        if tie.members.count < 2 { complaints.append("v\(symbol) has one member only, \(tie)") }
        for member in tie.members {
          let entry = Int(member.constraint.index)
          named.insert(entry)
          let error = live.system.error(of: entry, at: point)
          if !isClose(abs(member.error), error)
            || solved.entries[entry]?.constraint.strength != tie.strength
          {
            complaints.append("c\(entry) misses by \(error), not \(member.error), in \(tie)")
          }
        }
      }
    }
    for entry in solved.liveEntries where !solved.isRequired(entry) {
      if named.contains(entry) != isTied(entry, live) {
        complaints.append("c\(entry) is \(named.contains(entry) ? "" : "not ")said to be in a tie")
      }
    }
    return complaints
  }

  private func isTied(_ entry: Int, _ live: LiveSystem) -> Bool {
    guard let constraint = live.system.entries[entry]?.constraint else { return false }
    let sides = reference(live, with: constraint.expression)
    if isClose(sides.low, sides.high) { return false }
    return switch constraint.relation {
    case .equal: true
    case .lessThanOrEqual: sides.high > Self.tolerance
    case .greaterThanOrEqual: sides.low < -Self.tolerance
    }
  }

  // MARK: - Conflicts

  /// The members are those of the conflict, what they are about cancels, and the rest is too small.
  private func conflictComplaints(_ live: LiveSystem) throws -> [String] {
    var complaints: [String] = []
    for conflict in live.solver.conflicts {
      let contradiction = try #require(live.solver.contradiction(of: conflict), "\(conflict)")
      let text = "\(contradiction.evidence.text): \(contradiction.amount)"
      var sum = row(of: [], live)
      var rest = 0.0
      for member in contradiction.evidence {
        let side = leftSide(of: member.source, live)
        for index in sum.indices { sum[index] += member.weight * side.row[index] }
        rest += member.weight * side.constant
        let isEquality = member.constraint.map {
          live.system.entries[Int($0.index)]?.constraint.relation == .equal
        }
        if member.weight <= 0 && isEquality != true { complaints.append("\(text) has a wrong sign") }
      }
      if sum.contains(where: { abs($0) > Self.tolerance }) { complaints.append("\(text) leaves \(sum)") }
      if rest >= 0 || !isClose(-rest, contradiction.amount) { complaints.append("\(text) misses by \(rest)") }
      let members = contradiction.evidence.compactMap { $0.constraint }
      let signs = contradiction.evidence.compactMap { $0.nonNegativeVariable }
      if members.first != conflict.broken || Set(members) != Set(conflict.constraints)
        || Set(signs) != Set(conflict.nonNegativeVariables)
      {
        complaints.append("\(text) is about other members than \(conflict)")
      }
    }
    return complaints
  }
}

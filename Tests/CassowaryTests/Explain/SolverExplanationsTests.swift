import Testing

@testable import Cassowary

/// The solver's explanations of its values, by hand.
@Suite struct SolverExplanationsTests {
  private let solver = Solver()

  private func ask<Answer>(
    _ form: LinearExpression, _ question: (UnsafeBufferPointer<Term>) -> Answer
  ) -> Answer {
    form.terms.withUnsafeBufferPointer(question)
  }

  /// The members with their weights, then what nothing decides, then what pulls.
  private func derivation(of form: LinearExpression, preferring preference: Preference? = nil) -> String? {
    solver.solve()
    guard let derivation = ask(form, { solver.derivation(of: $0, preferring: preference) }) else {
      return nil
    }
    var text = derivation.members.text
    for term in derivation.undecided { text += ", and \(term.coefficient.text) * \(term.variable)" }
    if !derivation.pulling.isEmpty {
      text += ", against \(derivation.pulling.map { $0.description }.joined(separator: ", "))"
    }
    return text
  }

  private func range(of form: LinearExpression) -> ClosedInterval? {
    solver.solve()
    return ask(form, solver.range)
  }

  /// The wishes that share a form, with their errors: `250: c1 -40, c2 0`.
  private func ties(of form: LinearExpression) -> [String] {
    solver.solve()
    return ask(form, solver.ties).map { tie in
      let members = tie.members.map { "\($0.constraint) \($0.error.text)" }
      return "\(tie.strength.rawValue.text): \(members.joined(separator: ", "))"
    }
  }

  // MARK: - Derivations

  @Test
  func `a value follows from the equalities that add up to it`() throws {
    let window = try solver.makeParameter(320)
    let left = solver.makeVariable(), right = solver.makeVariable(), width = solver.makeVariable()
    try solver.add(left == 16)
    try solver.add(right == window - 16)
    try solver.add(width == right - left)
    // width = −(left − 16) + (right − window + 16) + (width − right + left) + window − 32
    #expect(derivation(of: 1 * width) == "-c0 + c1 + c2")
    // right + left = (left − 16) + (right − window + 16) + window
    #expect(derivation(of: left + right) == "c0 + c1")
    #expect(derivation(of: 2 * left) == "2 * c0")
  }

  @Test
  func `a wish that lost pulls, and the inequality that stopped it is a member`() throws {
    let window = try solver.makeParameter(320)
    let width = solver.makeVariable(nonNegative: true)
    try solver.add((width == 400).strength(.strong))
    try solver.add(width <= window - 20)
    try solver.add((width >= 10).strength(.weak))
    // width = −(window − 20 − width) + window − 20
    #expect(derivation(of: 1 * width) == "-c1, against c0")
  }

  @Test
  func `a wish pulls as soon as it asks for what cannot be`() throws {
    let width = solver.makeVariable(), height = solver.makeVariable()
    try solver.add(width == 1.5 * height)
    try solver.add(height == 0.25 * width)
    let wish = try solver.add((width <= 60).strength(.weak))
    let before = try #require(derivation(of: 1 * width))
    try solver.setConstant(40, of: wish)
    #expect(derivation(of: 1 * width) == before + ", against c2")
  }

  @Test
  func `strong members come before weak ones, and earlier ones before later ones`() throws {
    let x = solver.makeVariable()
    try solver.add((x >= 100).strength(.weak))
    try solver.add((x == 100).strength(.medium))
    try solver.add((x <= 100).strength(.medium))
    #expect(derivation(of: 1 * x) == "c1")
    try solver.add(x <= 100)
    #expect(derivation(of: 1 * x) == "-c3")
  }

  @Test
  func `a member that others imply is left out, although it was eliminated first`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
    // Presolve lets an equality of three variables wait.
    try solver.add(x + y + z == 60)
    try solver.add(x == 10)
    try solver.add(y == 20)
    try solver.add(z == 30)
    #expect(derivation(of: 1 * z) == "c0 - c1 - c2")
  }

  @Test
  func `what no constraint decides is named`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(y == 2 * x + 8)
    #expect(derivation(of: y - x) == "c0, and 1 * x0")
    #expect(derivation(of: y - 2 * x) == "c0")
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `what no constraint decides is put down to the preferred variable, whenever it was made`(
    order: [Int]
  ) throws {
    let variables = order.map { _ in solver.makeVariable() }
    let (a, b, c) = (variables[order[0]], variables[order[1]], variables[order[2]])
    let ids = [try solver.add(a == b + 1), try solver.add(b == c + 2)]
    let preference = Preference(constraints: ids, variables: [a, b, c])
    // c = −(a − b − 1) − (b − c − 2) + a − 3
    #expect(derivation(of: 1 * c, preferring: preference) == "-c0 - c1, and 1 * \(a)")
    #expect(derivation(of: 1 * b, preferring: preference) == "-c0, and 1 * \(a)")
    #expect(derivation(of: 1 * a, preferring: preference) == "0, and 1 * \(a)")
  }

  @Test
  func `a size that cannot be negative is a member where it is zero`() throws {
    let width = solver.makeVariable(nonNegative: true)
    try solver.add((width == -10).strength(.weak))
    #expect(derivation(of: 1 * width) == "(x0 >= 0), against c0")
  }

  @Test
  func `a broken constraint is no member`() throws {
    let x = solver.makeVariable()
    try solver.add(x == 10)
    try solver.add(x == 20)
    #expect(derivation(of: 1 * x) == "c0")
  }

  @Test
  func `nothing is told of a system that changed since it was solved`() throws {
    let x = solver.makeVariable()
    try solver.add(x >= 10)
    #expect(range(of: 1 * x) != nil)
    try solver.add(x <= 20)
    #expect(ask(1 * x, { solver.derivation(of: $0) }) == nil)
    #expect(ask(1 * x, solver.range) == nil)
    #expect(ask(1 * x, solver.ties).isEmpty)
    #expect(range(of: 1 * x) == ClosedInterval(low: 10, high: 20))
  }

  // MARK: - Ranges

  @Test
  func `what two sizes share is the range of each`() throws {
    let a = solver.makeVariable(nonNegative: true), b = solver.makeVariable(nonNegative: true)
    let end = solver.makeVariable()
    try solver.add(a + b == 100)
    try solver.add(end == a + 8)
    #expect(range(of: 1 * a) == ClosedInterval(low: 0, high: 100))
    #expect(range(of: a - b) == ClosedInterval(low: -100, high: 100))
    #expect(range(of: a + b) == ClosedInterval(low: 100, high: 100))
    #expect(range(of: 2 * end) == ClosedInterval(low: 16, high: 216))
  }

  @Test
  func `a range without an end is infinite`() throws {
    let window = try solver.makeParameter(320)
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(x >= 5)
    #expect(range(of: 1 * x) == ClosedInterval(low: 5, high: .infinity))
    #expect(range(of: -1 * x) == ClosedInterval(low: -.infinity, high: -5))
    #expect(range(of: 1 * y) == ClosedInterval(low: -.infinity, high: .infinity))
    #expect(range(of: x + window) == ClosedInterval(low: 325, high: .infinity))
    #expect(range(of: 1 * window) == ClosedInterval(low: 320, high: 320))
  }

  @Test
  func `a tie that is broken for the layout's sake is a range all the same`() throws {
    let a = solver.makeVariable(nonNegative: true), b = solver.makeVariable(nonNegative: true)
    try solver.add(a + b == 100)
    try solver.add((a == 30).strength(.tieBreak))
    #expect(range(of: 1 * b) == ClosedInterval(low: 0, high: 100))
    #expect(solver.value(of: b) == 70)
    #expect(derivation(of: a + b) == "c0")
  }

  // MARK: - Ties

  @Test
  func `two wishes of one strength share a shortage`() throws {
    let a = solver.makeVariable(nonNegative: true), b = solver.makeVariable(nonNegative: true)
    try solver.add(a + b == 100)
    try solver.add((a == 80).strength(.weak))
    try solver.add((b == 60).strength(.weak))
    #expect(range(of: 1 * a) == ClosedInterval(low: 40, high: 80))
    #expect(ties(of: 1 * a) == ["250: c1 -40, c2 0"])
    #expect(ties(of: 3 * b) == ties(of: 1 * a))
    #expect(ask(1 * a, solver.ties).first?.total == 40)
  }

  @Test
  func `only what shares is in a tie`() throws {
    // Two rows of labels, side by side, that hug their texts and are too short.
    let window = try solver.makeParameter(100)
    var sizes: [[Variable]] = []
    for _ in 0..<2 {
      let row = (0..<3).map { _ in solver.makeVariable(nonNegative: true) }
      for (size, text) in zip(row, [10.0, 20, 30]) {
        try solver.add((size <= text).strength(.weak))
        try solver.add((size >= text).strength(.strong))
      }
      try solver.add(row[0] + row[1] + row[2] == window)
      sizes.append(row)
    }
    // Connects the rows without holding them together.
    try solver.add(sizes[0][0] <= sizes[1][0] + 500)
    // c0, c2 and c4 share 40 points; those made first stay as small as they can.
    #expect(ties(of: 1 * sizes[0][1]) == ["250: c0 0, c2 0, c4 40"])
    #expect(ties(of: 1 * sizes[1][2]) == ["250: c7 0, c9 0, c11 40"])
    #expect(range(of: 1 * sizes[0][1]) == ClosedInterval(low: 20, high: 60))
  }

  @Test
  func `a stronger wish that the tie does not touch is not in it`() throws {
    let a = solver.makeVariable(nonNegative: true), b = solver.makeVariable(nonNegative: true)
    let c = solver.makeVariable(nonNegative: true)
    try solver.add(a + b + c == 100)
    try solver.add((c == 50).strength(.strong))
    try solver.add((a >= 40).strength(.medium))
    try solver.add((b >= 40).strength(.medium))
    #expect(ties(of: 1 * a) == ["500: c2 -30, c3 0"])
    #expect(ties(of: 1 * c) == [])
  }

  @Test
  func `where constraints are missing no wishes tie`() throws {
    let a = solver.makeVariable(nonNegative: true), b = solver.makeVariable(nonNegative: true)
    try solver.add(a + b == 100)
    #expect(ties(of: 1 * a) == [])
  }

  // MARK: - Conflicts

  /// The members of each conflict with their weights, and by how much their sum is negative.
  private var contradictions: [String] {
    solver.solve()
    return solver.conflicts.map { conflict in
      guard let contradiction = solver.contradiction(of: conflict) else { return "none" }
      return "\(contradiction.evidence.text): \(contradiction.amount.text)"
    }
  }

  @Test
  func `a contradiction names its members, their weights and by how much they miss`() throws {
    let window = try solver.makeParameter(100)
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(x >= 60)
    try solver.add(y >= 30)
    try solver.add(x + 2 * y <= window)
    // (window − x − 2 × y) + (x − 60) + 2 × (y − 30) = window − 120
    #expect(contradictions == ["c2 + c0 + 2 * c1: 20"])
    try solver.setParameter(window, to: 90)
    #expect(contradictions == ["c2 + c0 + 2 * c1: 30"])
    let conflict = try #require(solver.conflicts.first)
    try solver.setParameter(window, to: 130)
    #expect(contradictions == [])
    #expect(solver.contradiction(of: conflict) == nil)
  }

  @Test
  func `a contradiction may need a size that cannot be negative`() throws {
    let size = solver.makeVariable(nonNegative: true)
    try solver.add(size + 8 <= 0)
    #expect(contradictions == ["c0 + (x0 >= 0): 8"])
    let conflict = try #require(solver.conflicts.first)
    try solver.remove(conflict.broken)
    solver.solve()
    #expect(solver.contradiction(of: conflict) == nil)
  }

  // MARK: - Many

  @Test
  func `a thousand labels share a shortage, and each may be the one that gives way`() throws {
    let natural = LabelShape.naturalWidth(count: 1000)
    let shape = try LabelShape(.row, count: 1000, width: natural - 10)
    shape.solver.solve()
    let label = [Term(1, shape.labels[500].width)]
    let text = shape.naturalLeft(501) - shape.naturalLeft(500) - 8
    let range = label.withUnsafeBufferPointer { shape.solver.range(of: $0) }
    #expect(try abs(#require(range).low - (text - 10)) < 1e-6 && abs(#require(range).high - text) < 1e-6)
    let ties = label.withUnsafeBufferPointer { shape.solver.ties(of: $0) }
    let tie = try #require(ties.first)
    #expect(ties.count == 1 && tie.strength == 750 && tie.members.count == 1000)
    #expect(abs(tie.total - 10) < 1e-6)
  }

  @Test
  func `the place of the last of a thousand labels follows from all before it`() throws {
    let shape = try LabelShape(.chain, count: 1000, width: 320)
    shape.solver.solve()
    let place = [Term(1, shape.labels[999].left)]
    let found = place.withUnsafeBufferPointer { shape.solver.derivation(of: $0) }
    let derivation = try #require(found)
    // Where each of the others begins, and how wide it is at least, which is stronger than how wide at most.
    #expect(derivation.members.count == 1000 + 999 && derivation.undecided.isEmpty)
    #expect(derivation.members.allSatisfy { abs(abs($0.weight) - 1) < 1e-9 })
  }

  @Test
  func `the search for what a value rests on ends early where it rests on hundreds of limits`() throws {
    let variables = (0..<250).map { _ in solver.makeVariable() }
    var (limits, wishes): ([ConstraintID], [ConstraintID]) = ([], [])
    for (index, variable) in variables.enumerated() {
      let limit = index == 0 ? LinearExpression(variable) >= 8 : variable >= variables[index - 1] + 8
      limits.append(try solver.add(limit))
      wishes.append(try solver.add((LinearExpression(variable) == 0).strength(.weak)))
    }
    solver.solve()
    let preference = Preference(constraints: limits + wishes, variables: variables)
    let found = ask(LinearExpression(variables[249])) { solver.justification(of: $0, preferring: preference) }
    // All limits, and one wish that pulls them together.
    let members = found?.members.compactMap { $0.constraint } ?? []
    #expect(members.count == 251 && limits.allSatisfy { members.contains($0) })
    // To try each of them would take more than 250.
    #expect(found.map { $0.trialCount } ?? 250 < 200)
  }

  @Test
  func `a constraint of many conflicts is one equation of what is open`() throws {
    let open = solver.makeVariable()
    try solver.add(open >= 10)
    var before = solver.makeVariable()
    try solver.add(before == 0)
    for _ in 1...50 {
      let next = solver.makeVariable()
      try solver.add(next == before + 24)
      try solver.add(next <= 100)
      before = next
    }
    solver.solve()
    #expect(solver.openings(of: [[Term(1, before)]])?.isEmpty == true)
    #expect(solver.pipeline.optimum?.equationCount == 0)
    #expect(solver.openings(of: [[Term(1, open)]])?.count == 1)
    // The fifth and all after it are beyond 100, each because of all equations before it: more than a thousand members.
    #expect(solver.conflicts.count == 46)
    #expect(solver.conflicts.reduce(0) { $0 + $1.constraints.count } > 1000)
    // The 51 equations, the 46 limits, and the form.
    #expect(solver.pipeline.optimum?.equationCount == 98)
  }
}

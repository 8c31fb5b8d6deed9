import AnchorageHeadless

/// Compares what shapes and trees come out as with arithmetic by hand and with a rival.
struct GrowthCheck {
  let rival: Rival?

  /// The steps of a check: every size and every text, with the way back.
  private static let steps: [(action: Action, round: Int)] =
    [(.build, 0)] + (1...4).map { (.resize, $0) } + (0...1).map { (.content, $0) }

  /// Solves a shape in all its steps; how many comparisons it made.
  func check(_ shape: Shape, _ count: Int) throws -> Int {
    let subject = try Subject(shape, count), own = SolverAlone()
    own.take(subject)
    rival?.take(subject)
    for (action, round) in Self.steps where action != .content || subject.hasText {
      own.perform(action, round: round)
      rival?.perform(action, round: round)
      let edits = subject.edits(for: action, round: round)
      let constants = Dictionary(uniqueKeysWithValues: edits.map { ($0.constraint, $0.constant) })
      let size = subject.size(action == .resize ? round : 0), broken = own.broken
      let place = "\(shape.name) \(count), \(action) \(round)"
      try compare(broken.count, shape.conflictCount(count, size.width), place)
      try checkRequired(subject.problem, own.values, without: broken, place)
      if broken.isEmpty {
        try checkOptional(subject.problem, own.values, rival, size.width, constants, place)
      }
    }
    own.take(try Subject(shape, count, hasConflict: true))
    own.perform(.build, round: 0)
    try compare(
      own.broken.count, shape.conflictCount(count, shape.root(count)) + 1, "\(shape.name) with a conflict")
    return Self.steps.count + 1
  }

  /// Lays out a tree in all its steps; how many comparisons it made.
  func check(_ tree: Tree, _ count: Int) throws -> Int {
    let own = TreeViews(), subject = Subject(tree, count)
    own.take(subject)
    for (action, round) in Self.steps {
      own.perform(action, round: round)
      let size = subject.size(action == .resize ? round : 0)
      let place = "\(tree.name) \(count), \(action) \(round)"
      let equations = try TreeEquations(of: own.root)
      let conflictCount = own.root.diagnostics.count { $0.kind == "conflict" }
      try compare(conflictCount, tree.conflictCount(count, size.width), place)
      if conflictCount == 0 {
        try checkRequired(equations.problem, equations.values, without: [], place)
        rival?.take(Subject(tree, count, equations: equations))
        rival?.perform(.build, round: 0)
        rival?.perform(.resize, round: action == .resize ? round : 0)
        try checkOptional(equations.problem, equations.values, rival, size.width, [:], place)
      }
      // Marks are known for a tree that is back at its size and its words.
      if (action == .resize ? size == subject.size(0) : action == .build || round == 1) {
        try checkMarks(own, tree.frames(count), place)
      }
    }
    own.take(Subject(tree, count, hasConflict: true))
    own.perform(.build, round: 0)
    try compare(
      own.root.diagnostics.count { $0.kind == "conflict" },
      tree.conflictCount(count, subject.size(0).width) + 1, "\(tree.name) with a conflict")
    return Self.steps.count + 1
  }
}

// MARK: - Comparisons

extension GrowthCheck {
  private func compare(_ count: Int, _ expected: Int, _ place: String) throws {
    if count == expected { return }
    throw Check.Failure(
      description: "\(place): \(count) required constraints left out instead of \(expected)")
  }

  private func checkRequired(
    _ problem: Problem, _ values: [Double], without broken: Set<Int>, _ place: String
  ) throws {
    for (index, strength) in problem.strengths.enumerated()
    where strength == .required && !broken.contains(index) {
      if problem.error(of: index, values) <= Check.tolerance { continue }
      throw Check.Failure(description: "\(place): required constraint \(index) does not hold")
    }
  }

  /// From the strongest level down, we may not be worse than a rival, unless we were better before.
  ///
  /// A rival adds all levels up, so that it may be worse, and rather than constraints of many views it may give up
  /// the size that it was asked for; then there is nothing to compare.
  private func checkOptional(
    _ problem: Problem, _ values: [Double], _ rival: Rival?, _ width: Double, _ constants: [Int: Double],
    _ place: String
  ) throws {
    guard let rival, !rival.hasThrown, abs(rival.values[0] - width) < Check.tolerance else { return }
    let errors = problem.errors(values, constants: constants)
    let others = problem.errors(rival.values, constants: constants)
    for (level, (own, other)) in zip(errors, others).enumerated() {
      let tolerance = 1e-6 * max(1, other)
      if own < other - tolerance { return }
      if own <= other + tolerance { continue }
      throw Check.Failure(
        description: "\(place), level \(level): an error of \(own) in all, and \(rival.name)'s is \(other)")
    }
  }

  private func checkMarks(_ own: TreeViews, _ expected: [LayoutRect], _ place: String) throws {
    let frames = own.parts?.marks.map(\.frame) ?? []
    let numbers = frames.flatMap(Self.numbers), right = expected.flatMap(Self.numbers)
    if numbers.count == right.count, zip(numbers, right).allSatisfy({ abs($0 - $1) <= Check.tolerance }) {
      return
    }
    throw Check.Failure(description: "\(place): \(frames) instead of \(expected)")
  }

  private static func numbers(_ frame: LayoutRect) -> [Double] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }
}

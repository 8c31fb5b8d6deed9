extension Targets {
  /// The targets of shapes and trees, except those that are held out; none for a group that was not run.
  static func rows(of growth: Growth) -> [Row] {
    var rows: [Row] = []
    if growth.names[.shapes] != nil { rows += speedups(growth) + [conflicts(growth), ambiguity(growth)] }
    if growth.names[.trees] != nil { rows += exponents(growth) + firstScreens(growth) }
    if !rows.isEmpty { rows.append(besideConflict(growth)) }
    return rows
  }

  private static let resizesAndBuild = [Step.first, .small, .large]

  private static func speedups(_ growth: Growth) -> [Row] {
    resizesAndBuild.map { step in
      Row(title: "shapes, kiwi ÷, \(step.title), worst", unit: "×", solver: .atLeast(3), library: nil) { _ in
        growth.leastSpeedup(step)
      }
    }
  }

  /// A rival makes the root larger instead, which costs it next to nothing.
  private static func conflicts(_ growth: Growth) -> Row {
    Row(title: "shapes with conflicts at 1000, resize, ms, worst", solver: .atMost(1), library: nil) { _ in
      let names = Shape.conflicts.map(\.name)
      guard names.allSatisfy(growth.names[.shapes, default: []].contains), growth.extent.counts.contains(1000)
      else { return nil }
      let times = names.flatMap { name in
        [Step.small, .large].map { growth.time(.shapes, name, 1000, $0) ?? .infinity }
      }
      return times.max().map { $0 / 1e6 }
    }
  }

  private static func ambiguity(_ growth: Growth) -> Row {
    Row(
      title: "shapes, ambiguity of every number ÷ first layout, worst", unit: "×", solver: .atMost(2),
      library: nil
    ) { _ in
      growth.worst(.shapes) { growth.worst(.ambiguity, over: .first, .shapes, $0) }
    }
  }

  private static func exponents(_ growth: Growth) -> [Row] {
    resizesAndBuild.map { step in
      Row(title: "trees, exponent, \(step.title), worst", solver: nil, library: .atMost(1.3)) { _ in
        // A tree that was stopped too early for an exponent grows too fast.
        growth.worst(.trees) { growth.exponent(.trees, $0, step) ?? .infinity }
      }
    }
  }

  private static func firstScreens(_ growth: Growth) -> [Row] {
    let limits = [
      ("row60", 60, 2.0), ("chips", 200, 5), ("timeline", 400, 5), ("editor", 1000, 20),
      ("toolbar", 1000, 10),
      ("gridopen", 480, 5),
    ]
    return limits.flatMap { name, count, limit in
      resizesAndBuild.map { step in
        Row(title: "\(name) \(count), \(step.title), ms", solver: nil, library: .atMost(limit)) { _ in
          growth.timeOrStop(.trees, name, count, step).map { $0 / 1e6 }
        }
      }
    }
  }

  private static func besideConflict(_ growth: Growth) -> Row {
    func worst(_ group: Group) -> Double? {
      growth.worst(group) { growth.worstConflict(group, $0) }
    }
    return Row(
      title: "resize beside a conflict, ÷ without, worst", unit: "×",
      solver: growth.names[.shapes].map { _ in .atMost(2) },
      library: growth.names[.trees].map { _ in .atMost(2) }
    ) { worst($0 == Group.shapes.engine ? .shapes : .trees) }
  }
}

extension Growth {
  /// The largest of what is known; `nil` unless the whole group was run.
  fileprivate func worst(_ group: Group, _ measure: (String) -> Double?) -> Double? {
    guard names[group]?.count == group.names.count else { return nil }
    return group.names.compactMap(measure).max()
  }

  /// How much faster than the rival the solver is where that is least; what was stopped counts as slow.
  ///
  /// Resizes of what conflicts here and is soft there are left out.
  fileprivate func leastSpeedup(_ step: Step) -> Double? {
    let conflicting = step == .first ? [] : Shape.conflicts.map(\.name)
    guard names[.shapes]?.count == Group.shapes.names.count else { return nil }
    return Group.shapes.names.filter { !conflicting.contains($0) }
      .flatMap { name in extent.counts.compactMap { speedup(.shapes, name, $0, step)?.least } }.min()
  }
}

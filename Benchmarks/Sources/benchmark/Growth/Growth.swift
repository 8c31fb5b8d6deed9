import Foundation

/// Times shapes and trees in many sizes, and remembers what came out.
final class Growth {
  struct Key: Hashable {
    let group: Group
    let name: String
    let count: Int
    let engine: String
    let step: Step
  }

  /// How much is timed.
  struct Extent {
    var counts: [Int]
    /// How often the engines take turns.
    var turns: Int
    var limits: GrowthRun.Limits

    static let quick = Extent(
      counts: [50, 100, 200, 400], turns: 1, limits: GrowthRun.Limits(rounds: 3, seconds: 1))
    static let usual = Extent(
      counts: [50, 100, 200, 400, 1000, 2000], turns: 3, limits: GrowthRun.Limits(rounds: 5, seconds: 10))
  }

  /// Sizes beside the usual ones, which stand in no table but targets are about.
  private static let extraCounts = ["row60": 60, "gridopen": 480]

  let extent: Extent
  /// A solver to compare with; `nil` if there is none.
  let rival: String?
  private(set) var names: [Group: [String]] = [:]
  private var outcomes: [Key: GrowthRun.Outcome] = [:]

  init(_ extent: Extent, rival: String?) {
    self.extent = extent
    self.rival = rival
  }

  func run(_ group: Group, _ name: String) throws {
    names[group, default: []].append(name)
    let extra = group == .trees ? Self.extraCounts[name] : nil
    for count in (extent.counts + [extra].compactMap(\.self)).sorted() {
      FileHandle.standardError.write(Data("\(group.rawValue), \(name) \(count)\n".utf8))
      let begin = Date()
      // A size that takes seconds is timed in one turn.
      for turn in 0..<extent.turns where turn == 0 || -begin.timeIntervalSinceNow < extent.limits.seconds / 2
      {
        try takeTurn(GrowthRun(group: group, name: name, count: count, engine: group.engine))
        // The equations of texts that wrap come from our own layout.
        let own = Key(group: group, name: name, count: count, engine: group.engine, step: .first)
        guard let rival, group == .shapes || times(own) != nil else { continue }
        try takeTurn(GrowthRun(group: group, name: name, count: count, engine: rival))
      }
    }
  }

  /// Times those steps at which no smaller size and no earlier turn was stopped.
  private func takeTurn(_ run: GrowthRun) throws {
    func key(_ step: Step) -> Key {
      Key(group: run.group, name: run.name, count: run.count, engine: run.engine, step: step)
    }
    if wasStopped(key(.first)) { return }
    let steps = Step.allCases.filter { !wasStopped(key($0)) && $0.applies(to: run.group, run.engine) }
    for (step, outcome) in try run.outcomes(of: steps, extent.limits) {
      if case .times(let earlier)? = outcomes[key(step)], case .times(let times) = outcome {
        outcomes[key(step)] = .times(earlier + times)
      } else {
        outcomes[key(step)] = outcome
      }
    }
  }

  /// Whether a step was stopped at this size or a smaller one.
  private func wasStopped(_ key: Key) -> Bool {
    outcomes.contains { other, outcome in
      guard case .stopped = outcome else { return false }
      return other.group == key.group && other.name == key.name && other.engine == key.engine
        && other.step == key.step && other.count <= key.count
    }
  }
}

// MARK: - Results

extension Growth {
  /// How a step ended; `nil` if it was not tried.
  func outcome(_ key: Key) -> GrowthRun.Outcome? { outcomes[key] }

  func times(_ key: Key) -> [Double]? {
    if case .times(let times)? = outcomes[key] { times } else { nil }
  }

  func time(_ group: Group, _ name: String, _ count: Int, _ step: Step) -> Double? {
    times(Key(group: group, name: name, count: count, engine: group.engine, step: step)).map(median)
  }

  /// The time of a step; infinite if it was stopped at this size or a smaller one.
  func timeOrStop(_ group: Group, _ name: String, _ count: Int, _ step: Step) -> Double? {
    if let time = time(group, name, count, step) { return time }
    let isStopped = [Step.first, step].contains {
      wasStopped(Key(group: group, name: name, count: count, engine: group.engine, step: $0))
    }
    return isStopped ? .infinity : nil
  }

  /// How a step grows from 100 to 1000 items, if three of the sizes were measured.
  func exponent(_ group: Group, _ name: String, _ step: Step) -> Double? {
    let points = extent.counts.filter { (100...1000).contains($0) }.compactMap { count in
      time(group, name, count, step).map { (count, $0) }
    }
    return points.count > 2 ? benchmark.exponent(points) : nil
  }

  /// How often our time goes into the rival's: the ratio itself, or what it is at least or at most where one of both
  /// was stopped.
  enum Speedup {
    case ratio(Ratio), atLeast(Double), atMost(Double)

    /// The certain part of the speedup: no more than this is claimed.
    var least: Double {
      switch self {
      case .ratio(let ratio): ratio.median
      case .atLeast(let least): least
      case .atMost: 0
      }
    }
  }

  /// The least average time of a step if one of its ways was stopped.
  private func least(_ step: Step) -> Double { extent.limits.seconds * 1e9 / Double(step.rounds.count) }

  func speedup(_ group: Group, _ name: String, _ count: Int, _ step: Step) -> Speedup? {
    guard let rival else { return nil }
    let own = outcomes[Key(group: group, name: name, count: count, engine: group.engine, step: step)]
    let other = outcomes[Key(group: group, name: name, count: count, engine: rival, step: step)]
    let limit = least(step)
    switch (other, own) {
    case (.times(let others), .times(let times)): return Ratio(others, times).map(Speedup.ratio)
    case (.stopped, .times(let times)): return .atLeast(limit / median(times))
    case (.times(let others), .stopped): return .atMost(median(others) / limit)
    default: return nil
    }
  }

  /// By how much a resize is slower beside a conflict, at the size where that is most; at least, if it was stopped.
  func worstConflict(_ group: Group, _ name: String) -> Double? {
    worst(.conflict, over: .small, group, name)
  }

  /// How often a step takes as long as another one, at the size where that is most; at least, if it was stopped.
  func worst(_ step: Step, over other: Step, _ group: Group, _ name: String) -> Double? {
    extent.counts.compactMap { count -> Double? in
      let key = Key(group: group, name: name, count: count, engine: group.engine, step: step)
      guard let without = time(group, name, count, other) else { return nil }
      return switch outcomes[key] {
      case .times(let times): median(times) / without
      case .stopped: least(step) / without
      case .threw, nil: nil
      }
    }.max()
  }
}

/// The timed steps of a shape or a tree, one after the other and from nothing in every round.
enum Step: String, CaseIterable {
  case first, small, large, text, conflict, ambiguity

  var title: String {
    switch self {
    case .first: "first layout"
    case .small: "resize × 0.99 and back"
    case .large: "resize × 0.9 and back"
    case .text: "another text in the middle and back"
    case .conflict: "resize × 0.99 and back beside a conflict"
    case .ambiguity: "asking of every number whether it is ambiguous, after the first layout"
    }
  }

  var action: Action {
    switch self {
    case .first: .build
    case .ambiguity: .ask
    case .small, .large, .conflict: .resize
    case .text: .content
    }
  }

  /// The rounds of the action: there and back.
  var rounds: [Int] {
    switch self {
    case .first, .ambiguity: [0]
    case .small, .conflict: [1, 2]
    case .large: [3, 4]
    case .text: [0, 1]
    }
  }

  /// Whether an engine can do it: a rival neither goes on with a conflict nor knows what is ambiguous, and where there
  /// are views, every layout asks that already.
  func applies(to group: Group, _ engine: String) -> Bool {
    switch self {
    case .conflict: engine == group.engine
    case .ambiguity: engine == group.engine && group == .shapes
    default: true
    }
  }
}

extension Step: Comparable {
  static func < (a: Step, b: Step) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}

/// A group of layouts that are built in many sizes, to see how their cost grows.
enum Group: String, CaseIterable {
  /// Systems of equations, for solvers alone.
  case shapes
  /// Screens, for the whole library; a rival gets their equations.
  case trees
  /// Screens that are in none of the usual tables.
  case heldOut = "held-out"

  /// Our engine, by its name.
  var engine: String { self == .shapes ? "Cassowary" : "Anchorage" }

  var names: [String] {
    switch self {
    case .shapes: Shape.all.map(\.name)
    case .trees: Tree.all.map(\.name)
    case .heldOut: Tree.heldOut.map(\.name)
    }
  }

  /// - Parameter contestant: Who is going to build it; only for rivals are views turned into equations.
  func subject(
    _ name: String, _ count: Int, for contestant: any Contestant, hasConflict: Bool = false
  ) throws -> Subject {
    if self == .shapes, let shape = Shape.named(name) {
      return try Subject(shape, count, hasConflict: hasConflict)
    }
    guard let tree = Tree.named(name) else {
      throw Check.Failure(description: "no '\(name)' among \(rawValue)")
    }
    if contestant is TreeViews { return Subject(tree, count, hasConflict: hasConflict) }
    return try tree.subject(withEquationsFor: count)
  }
}

import Foundation

/// Times everything that was asked for, one contestant after the other in every round.
final class Benchmark {
  struct Pace {
    var rounds: Int
    /// How long one measurement lasts at least, in nanoseconds.
    var sample: Double
    /// An action that is expected to take longer than so many nanoseconds once is left out.
    var limit: Double
  }

  struct Key: Hashable {
    let subject: String
    let count: Int
    let action: Action
    let contestant: String
  }

  let contestants: [any Contestant]
  let pace: Pace
  /// Whether to wait for what takes minutes, if a target needs it.
  let isFull: Bool
  /// The nanoseconds an action took in each round.
  private(set) var results: [Key: [Double]] = [:]
  private(set) var subjects: [(name: String, count: Int, constraintCount: Int)] = []
  private let stopwatch = Stopwatch()

  init(_ contestants: [any Contestant], _ pace: Pace, isFull: Bool) {
    self.contestants = contestants
    self.pace = pace
    self.isFull = isFull
  }

  func run(_ subject: Subject) throws {
    subjects.append((subject.name, subject.count, subject.constraintCount))
    try Check(subject).checkReference()
    let present = contestants.filter {
      $0.supports(.build, of: subject) && expectedCost(of: $0, subject) <= pace.limit
    }
    for contestant in present { contestant.take(subject) }
    for action in Action.allCases where action.applies(to: subject) {
      try measure(action, of: subject, present.filter { $0.supports(action, of: subject) })
    }
    for contestant in present { contestant.discard() }
    guard isFull, let kind = subject.kind else { return }
    for contestant in contestants where Targets.isWorthMinutes(contestant.name, kind, subject.count) {
      if !present.contains(where: { $0 === contestant }) { try measureOnce(contestant, subject) }
    }
  }

  /// Times one build, with none to warm up, and resizes of what it built.
  private func measureOnce(_ contestant: any Contestant, _ subject: Subject) throws {
    contestant.take(subject)
    results[key(of: .build, subject, contestant)] = [
      stopwatch.time(contestant, .build, on: subject, count: 1)
    ]
    for action in [Action.build, .resize] {
      try Check(subject).check(contestant, action, rounds: action.rounds(of: subject))
    }
    results[key(of: .resize, subject, contestant)] = (0..<pace.rounds).map { _ in
      stopwatch.time(contestant, .resize, on: subject, count: subject.sizeCount)
    }
    contestant.discard()
  }

  private func key(of action: Action, _ subject: Subject, _ contestant: any Contestant) -> Key {
    Key(subject: subject.name, count: subject.count, action: action, contestant: contestant.name)
  }

  private func measure(_ action: Action, of subject: Subject, _ contestants: [any Contestant]) throws {
    var counts: [Int] = [], costs: [Double] = []
    for contestant in contestants {
      // The first time warms up and tells how often it has to be done.
      if action != .build && action != .grow {
        contestant.discard()
        contestant.perform(.build, round: 0)
      }
      let cost = stopwatch.time(contestant, action, on: subject, count: 1)
      try Check(subject).check(contestant, action, rounds: action.rounds(of: subject))
      // Whole cycles, so that all do the same.
      let cycle = action == .resize ? subject.sizeCount : action == .build ? 1 : 2
      let cycles = (pace.sample / cost / Double(cycle)).rounded()
      counts.append(cycle * max(1, Int(min(cycles, 1e6))))
      costs.append(cost)
    }
    for round in 0..<pace.rounds {
      for offset in contestants.indices {
        let index = (offset + round) % contestants.count, contestant = contestants[index]
        let key = key(of: action, subject, contestant)
        // Slow actions are done once or twice.
        if let earlier = results[key], Double(earlier.count) * costs[index] > pace.limit / 2 { continue }
        let time = stopwatch.time(contestant, action, on: subject, count: counts[index])
        results[key, default: []].append(time)
      }
    }
  }

  /// How long a build is going to take, from the last two sizes and the way it grew.
  private func expectedCost(of contestant: any Contestant, _ subject: Subject) -> Double {
    let earlier = results.filter {
      $0.key.contestant == contestant.name && $0.key.subject == subject.name && $0.key.action == .build
    }
    .sorted { $0.key.count < $1.key.count }.map { (count: $0.key.count, cost: $0.value.min() ?? 0) }
    guard let last = earlier.last else { return 0 }
    // Two sizes that are near each other tell little.
    let growth = exponent(earlier.suffix(3)).map { min(max($0 + 0.3, 1), 3.3) } ?? 2.3
    return last.cost * pow(Double(subject.count) / Double(last.count), growth)
  }
}

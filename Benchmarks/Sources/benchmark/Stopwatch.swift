import Foundation

/// Times actions, in nanoseconds.
struct Stopwatch {
  /// The cost of reading the clock twice.
  private let overhead: Double

  init() {
    let readings = (0..<1000).map { _ in
      let start = Self.now()
      return Self.now() - start
    }
    overhead = Double(readings.sorted()[readings.count / 2])
  }

  /// The time that this process has computed: others on the machine do not count.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The nanoseconds that an action takes, on average over `count`; freeing what was built is not timed.
  func time(_ contestant: some Contestant, _ action: Action, on subject: Subject, count: Int) -> Double {
    switch action {
    case .build:
      var total = 0.0
      for round in 0..<count {
        contestant.discard()
        total += time { contestant.perform(.build, round: round) }
      }
      return total / Double(count)
    case .grow:
      contestant.discard()
      contestant.perform(.build, round: 0)
      return time { contestant.perform(.grow, round: 0) } / Double(subject.missingCount)
    case .resize, .constant, .content, .swap, .ask:
      let total = time { for round in 0..<count { contestant.perform(action, round: round) } }
      return total / Double(count)
    }
  }

  func time(_ body: () -> Void) -> Double {
    let start = Self.now()
    body()
    return max(Double(Self.now() - start) - overhead, 1)
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.count % 2 == 1
    ? sorted[sorted.count / 2] : (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2
}

/// How often one is in the other, round by round.
struct Ratio {
  let median: Double
  /// Nothing if one was measured only once: its one time stands against the median of the others.
  let range: ClosedRange<Double>?

  init?(_ numerators: [Double]?, _ denominators: [Double]?) {
    guard let numerators, let denominators else { return nil }
    if numerators.count == 1 || denominators.count == 1 {
      median = benchmark.median(numerators) / benchmark.median(denominators)
      range = nil
    } else {
      let ratios = zip(numerators, denominators).map { $0 / $1 }
      guard let least = ratios.min(), let most = ratios.max() else { return nil }
      median = benchmark.median(ratios)
      range = least...most
    }
  }
}

/// The slope of the line through the logarithms: 1 is linear, 2 quadratic.
func exponent(_ points: [(count: Int, cost: Double)]) -> Double? {
  guard points.count > 1 else { return nil }
  let logarithms = points.map { (log(Double($0.count)), log($0.cost)) }
  let count = Double(points.count)
  let x = logarithms.reduce(0) { $0 + $1.0 } / count, y = logarithms.reduce(0) { $0 + $1.1 } / count
  return logarithms.reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
    / logarithms.reduce(0) { $0 + ($1.0 - x) * ($1.0 - x) }
}

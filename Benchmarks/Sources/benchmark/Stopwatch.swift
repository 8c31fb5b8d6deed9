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

import CRival
import Foundation

/// The command line.
struct Command {
  private let arguments: [String]
  /// Where `Scripts/benchmark` put the rivals.
  private let rivals = ProcessInfo.processInfo.environment["BENCHMARK_RIVALS"]

  init(_ arguments: [String]) { self.arguments = arguments }

  func run() -> Int32 {
    do {
      switch arguments.first {
      case "--check": try check()
      case "--memory": try measureMemory()
      case "--memory-of": try measureOneBuild()
      case "--once": try performOnce()
      case "--quick", "--full", nil: try benchmark()
      case let word? where !word.hasPrefix("-"): try benchmark()
      default: throw Check.Failure(description: "unknown option '\(arguments[0])'")
      }
      return 0
    } catch {
      print("error: \(error)")
      return 1
    }
  }

  private var contestants: [any Contestant] {
    var all: [any Contestant] = [HandWritten(), SolverAlone(), Views()]
    guard let rivals else { return all }
    for (name, file) in [("kiwi", "libkiwi.so"), ("cassowary-rs", "libcassowary.so")] {
      if let rival = Rival(name, library: "\(rivals)/\(file)") { all.append(rival) }
    }
    if let screen = RivalScreen("Yoga", library: "\(rivals)/libyoga.so") { all.append(screen) }
    return all
  }

  private func enaml() throws -> Subject? {
    guard let rivals,
      let source = try? String(
        contentsOfFile: "\(rivals)/enaml_like_benchmark.cpp", encoding: .utf8)
    else { return nil }
    guard let system = try EnamlSystem(source: source) else {
      throw Check.Failure(description: "kiwi's benchmark is not written as expected")
    }
    return Subject(enaml: system)
  }

  // MARK: Modes

  private func benchmark() throws {
    let pace: Benchmark.Pace =
      switch arguments.first {
      case "--quick": Benchmark.Pace(rounds: 3, sample: 1e6, limit: 0.3e9)
      default: Benchmark.Pace(rounds: 21, sample: 5e6, limit: 3e9)
      }
    // Or every build, which begins with everything freed, would time how the kernel clears pages.
    keepFreeMemory()
    let benchmark = Benchmark(contestants, pace, isFull: arguments.first == "--full")
    let only = arguments.drop { $0.hasPrefix("--") }
    for kind in Workload.Kind.allCases where only.isEmpty || only.contains("\(kind)") {
      for count in kind == .cells ? [1, 10, 20, 100, 1000, 10_000] : [10, 100, 1000, 10_000] {
        FileHandle.standardError.write(Data("\(kind) \(count)\n".utf8))
        try benchmark.run(Subject(kind, count))
      }
    }
    if only.isEmpty || only.contains("growing") {
      try benchmark.run(Subject(.siblings, 1000, isGrowing: true))
    }
    if only.isEmpty || only.contains("backwards") {
      for count in [100, 1000] { try benchmark.run(Subject(.chain, count, isBackwards: true)) }
    }
    if only.isEmpty || only.contains("enaml_like"), let enaml = try enaml() { try benchmark.run(enaml) }
    print(Report(benchmark).text, terminator: "")
    if only.isEmpty || only.contains("scenes") { print(try SceneRows.report(pace), terminator: "") }
    if only.isEmpty || only.contains("forms") { print(try Forms.report(pace), terminator: "") }
    print(Targets(benchmark).text)
  }

  /// Compares all results with the frames by hand, without a clock.
  private func check() throws {
    var subjects: [Subject] = []
    for kind in Workload.Kind.allCases {
      for count in [1, 2, 10, 100] where kind != .chain || count > 1 {
        subjects.append(try Subject(kind, count))
      }
    }
    subjects.append(try Subject(.siblings, 100, isGrowing: true))
    subjects.append(try Subject(.chain, 100, isBackwards: true))
    if let enaml = try enaml() { subjects.append(enaml) }
    var resultCount = 0
    for subject in subjects {
      try Check(subject).checkReference()
      for contestant in contestants where contestant.supports(.build, of: subject) {
        contestant.take(subject)
        contestant.perform(.build, round: 0)
        for action in Action.allCases where contestant.supports(action, of: subject) {
          if action == .grow { contestant.perform(.grow, round: 0) }
          let rounds = action.rounds(of: subject)
          try Check(subject).check(contestant, action, rounds: rounds)
          resultCount += rounds.count
        }
      }
    }
    resultCount += try Forms.check()
    for name in SceneRows.names { resultCount += try SceneRows(name, count: 3).check() }
    print("\(resultCount) results of \(contestants.map(\.name).joined(separator: ", ")) are right")
  }

  private func measureMemory() throws {
    let memory = Memory(
      contestants: contestants.map(\.name).filter { $0 != "by hand" }, counts: [100, 1000, 10_000],
      isFull: arguments.contains("--full"))
    print(try memory.report())
  }

  /// `--memory-of ENGINE KIND COUNT`: prints the bytes that a build needs.
  private func measureOneBuild() throws {
    guard arguments.count == 4, let contestant = contestants.first(where: { $0.name == arguments[1] }),
      let kind = Workload.Kind.allCases.first(where: { "\($0)" == arguments[2] }),
      let count = Int(arguments[3])
    else { throw Check.Failure(description: "usage: --memory-of ENGINE KIND COUNT") }
    if let bytes = try Memory.bytes(of: contestant, building: Subject(kind, count)) { print(bytes) }
  }

  /// `--once ENGINE KIND COUNT ACTION TIMES`: does one thing so often, for counting instructions.
  private func performOnce() throws {
    guard arguments.count == 6, let contestant = contestants.first(where: { $0.name == arguments[1] }),
      let kind = Workload.Kind.allCases.first(where: { "\($0)" == arguments[2] }),
      let count = Int(arguments[3]), let action = Action(rawValue: arguments[4]),
      let times = Int(arguments[5])
    else { throw Check.Failure(description: "usage: --once ENGINE KIND COUNT ACTION TIMES") }
    contestant.take(try Subject(kind, count))
    contestant.perform(.build, round: 0)
    for round in 0..<times {
      if action == .build { contestant.discard() }
      contestant.perform(action, round: round)
    }
  }
}

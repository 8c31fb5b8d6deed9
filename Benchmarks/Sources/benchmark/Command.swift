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
      case "--steps-of": try printSteps()
      case "--quick", "--full", "--held-out", nil: try benchmark()
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
    let only = try selection()
    for kind in Workload.Kind.allCases where only.isEmpty || only.contains("\(kind)") {
      let sizes = kind == .cells ? [1, 10, 20, 100, 1000, 10_000] : [10, 100, 1000, 10_000]
      for count in (sizes + (Targets.crowdedKinds.contains(kind) ? Targets.crowdedSizes : [])).sorted() {
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
    let growth = try growth(only)
    print(Report(benchmark).text, terminator: "")
    let scenes = only.isEmpty || only.contains("scenes") ? try SceneTimes(pace) : nil
    if let scenes { print(scenes.table, terminator: "") }
    let forms = only.isEmpty || only.contains("forms") ? try FormTimes(pace) : nil
    if let forms { print(forms.table, terminator: "") }
    print(GrowthReport(growth).text, terminator: "")
    print(Targets(benchmark, growth, forms, scenes).text)
  }

  /// The words that say what to time; none for everything but what is held out.
  private func selection() throws -> [String] {
    let words = arguments.filter { !$0.hasPrefix("--") }
    let known =
      Workload.Kind.allCases.map { "\($0)" } + ["growing", "backwards", "enaml_like", "scenes", "forms"]
      + Group.allCases.flatMap { [$0.rawValue] + $0.names }
    if let unknown = words.first(where: { !known.contains($0) }) {
      throw Check.Failure(description: "unknown workload '\(unknown)'")
    }
    return arguments.contains("--held-out") ? words + [Group.heldOut.rawValue] : words
  }

  /// Times shapes and trees: all of a group, or those of it that are named.
  private func growth(_ only: [String]) throws -> Growth {
    let isQuick = arguments.first == "--quick"
    let growth = Growth(isQuick ? .quick : .usual, rival: kiwi?.name)
    let named = only.filter { !Group.allCases.map(\.rawValue).contains($0) }
    for group in Group.allCases
    where only.contains(group.rawValue) || only.isEmpty && group != .heldOut {
      for name in group.names where named.isEmpty || named.contains(name) { try growth.run(group, name) }
    }
    return growth
  }

  private var kiwi: Rival? { rivals.flatMap { Rival("kiwi", library: "\($0)/libkiwi.so") } }

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
    let growth = GrowthCheck(rival: kiwi)
    for shape in Shape.all { resultCount += try growth.check(shape, 50) }
    for tree in Tree.all + Tree.heldOut {
      // From 30 icons on, `row60` leaves out more constraints than it has to.
      for count in [10, 20] { resultCount += try growth.check(tree, count) }
    }
    for row in SceneRow.all { resultCount += try SceneRows(row, count: 3).check() }
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

  /// `--steps-of GROUP NAME COUNT ENGINE ROUNDS SECONDS STEP…`: prints what each step takes, see ``GrowthRun``.
  private func printSteps() throws {
    guard arguments.count > 7, let group = Group(rawValue: arguments[1]), let count = Int(arguments[3]),
      let rounds = Int(arguments[5]), let seconds = Double(arguments[6]),
      let contestant = contestant(arguments[4], for: group)
    else {
      throw Check.Failure(description: "usage: --steps-of GROUP NAME COUNT ENGINE ROUNDS SECONDS STEP…")
    }
    keepFreeMemory()
    try GrowthRun(group: group, name: arguments[2], count: count, engine: arguments[4]).printTimes(
      of: contestant, arguments[7...].compactMap(Step.init),
      GrowthRun.Limits(rounds: rounds, seconds: seconds))
  }

  private func contestant(_ name: String, for group: Group) -> (any Contestant)? {
    group != .shapes && name == group.engine ? TreeViews() : contestants.first { $0.name == name }
  }

  /// `--once ENGINE NAME COUNT ACTION TIMES`: does one thing so often, for counting instructions.
  ///
  /// The name is that of a workload or, after `Cassowary`, of a shape and, after `Anchorage`, of a tree.
  private func performOnce() throws {
    guard arguments.count == 6, let count = Int(arguments[3]), let action = Action(rawValue: arguments[4]),
      let times = Int(arguments[5])
    else { throw Check.Failure(description: "usage: --once ENGINE NAME COUNT ACTION TIMES") }
    let (engine, name) = (arguments[1], arguments[2])
    let group = Group.allCases.first { $0.engine == engine && $0.names.contains(name) }
    let kind = Workload.Kind.allCases.first { "\($0)" == name }
    let contestant = group.map { self.contestant(engine, for: $0) } ?? contestants.first { $0.name == engine }
    guard let contestant else { throw Check.Failure(description: "no engine '\(engine)'") }
    if let kind {
      contestant.take(try Subject(kind, count))
    } else if let group {
      contestant.take(try group.subject(name, count, for: contestant))
    } else {
      throw Check.Failure(description: "no workload, shape or tree '\(name)'")
    }
    contestant.perform(.build, round: 0)
    for round in 0..<times {
      if action == .build { contestant.discard() }
      contestant.perform(action, round: round)
    }
  }
}

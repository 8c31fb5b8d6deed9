import Foundation

/// The steps of one engine with one shape or tree of one size, in a process of their own, which can be stopped.
struct GrowthRun {
  /// How a step ended.
  enum Outcome {
    /// It took so many nanoseconds, round by round.
    case times([Double])
    /// One way computed for longer than it may.
    case stopped
    /// The rival gave up because required constraints conflict.
    case threw
  }

  /// How often everything is done, and how long one way of a step may compute.
  struct Limits {
    var rounds: Int
    var seconds: Double
  }

  let group: Group
  let name: String
  let count: Int
  let engine: String

  /// Runs this command again as `--steps-of GROUP NAME COUNT ENGINE ROUNDS SECONDS STEP…`.
  ///
  /// Where a step is stopped, another process goes on with those after it, unless nothing was built.
  func outcomes(of steps: [Step], _ limits: Limits) throws -> [Step: Outcome] {
    var outcomes: [Step: Outcome] = [:], left = steps
    while !left.isEmpty {
      let (found, stopped) = try runOnce(left, limits)
      outcomes.merge(found) { $1 }
      guard let stopped else { break }
      outcomes[stopped] = .stopped
      left = stopped == .first ? [] : left.filter { $0 > stopped && outcomes[$0] == nil }
    }
    return outcomes
  }

  /// The outcomes of one process, and the step at which it was stopped.
  private func runOnce(_ steps: [Step], _ limits: Limits) throws -> ([Step: Outcome], stopped: Step?) {
    let process = try WatchedProcess(
      ["--steps-of", group.rawValue, name, "\(count)", engine, "\(limits.rounds)", "\(limits.seconds)"]
        + steps.map(\.rawValue))
    try process.wait(limit: limits.seconds * 1e9)
    if !process.isStopped && process.status != 0 {
      throw Check.Failure(description: "\(engine), \(name) \(count): \(process.output)")
    }
    var times: [Step: [Double]] = [:], outcomes: [Step: Outcome] = [:], last: Step?
    for line in process.output.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1, let step = Step(rawValue: words[0]) else { continue }
      last = step
      if let time = Double(words[1]) { times[step, default: []].append(time) }
      if words[1] == "threw" { outcomes[step] = .threw }
    }
    // The first time warms up, unless it was the only one.
    for (step, series) in times {
      outcomes[step] = .times(series.count > 1 ? Array(series.dropFirst()) : series)
    }
    return (outcomes, process.isStopped ? last : nil)
  }
}

// MARK: - In the other process

extension GrowthRun {
  /// Does the steps so many times, and prints what each takes; what is slow is done once or twice.
  func printTimes(of contestant: any Contestant, _ steps: [Step], _ limits: Limits) throws {
    let subject = try group.subject(name, count, for: contestant)
    let stopwatch = Stopwatch()
    var total = 0.0
    for _ in 0...limits.rounds {
      contestant.take(subject)
      if steps.first != .first { contestant.perform(.build, round: 0) }
      for step in steps {
        if step == .text && !hasText(contestant, subject) { continue }
        if step == .conflict {
          begin(step)
          contestant.take(try group.subject(name, count, for: contestant, hasConflict: true))
          contestant.perform(.build, round: 0)
        }
        if step == .ambiguity {
          begin(step)
          contestant.take(subject)
          contestant.perform(.build, round: 0)
        }
        var time = 0.0
        for round in step.rounds {
          begin(step)
          time += stopwatch.time { contestant.perform(step.action, round: round) }
        }
        if (contestant as? Rival)?.hasThrown == true { return report("\(step) threw") }
        report("\(step) \(time / Double(step.rounds.count))")
        total += time
      }
      if total > limits.seconds * 0.25e9 { return }
    }
  }

  private func hasText(_ contestant: any Contestant, _ subject: Subject) -> Bool {
    (contestant as? TreeViews)?.hasText ?? subject.hasText
  }

  private func begin(_ step: Step) { report("\(step) \(WatchedProcess.begins) \(Stopwatch.now())") }

  private func report(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}

/// This command in another process, which is ended when one of its steps computes for too long.
///
/// A timer inside it would make the kernel count its time in whole ticks.
final class WatchedProcess {
  /// The word of a line that tells how long the process has computed when a step begins: `STEP begins TIME`.
  static let begins = "begins"

  private let process = Process()
  private let pipe = Pipe()
  private(set) var output = ""
  private(set) var isStopped = false
  private var stepBegan: UInt64?

  var status: Int32 { process.terminationStatus }

  init(_ arguments: [String]) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
  }

  /// Waits until it has ended, or ends it.
  ///
  /// - Parameter limit: How many nanoseconds a step may compute.
  func wait(limit: Double) throws {
    while read() {
      guard let stepBegan, let now = computedTime, Double(now) - Double(stepBegan) > limit else { continue }
      isStopped = true
      kill(process.processIdentifier, SIGKILL)
      break
    }
    process.waitUntilExit()
  }

  /// Takes what has been written within some milliseconds; false after the last of it.
  private func read() -> Bool {
    let file = pipe.fileHandleForReading.fileDescriptor
    var event = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    if poll(&event, 1, 10) == 0 { return true }
    let text = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    output += text
    if let line = text.split(separator: "\n").last?.split(separator: " ") {
      stepBegan = line.count == 3 && line[1] == Self.begins ? UInt64(line[2]) : nil
    }
    return !text.isEmpty
  }

  /// The nanoseconds that it has computed; `nil` if it has ended, and where processes do not tell.
  private var computedTime: UInt64? {
    #if os(Linux)
    var clock = clockid_t(), time = timespec()
    guard clock_getcpuclockid(process.processIdentifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    #else
    return nil
    #endif
  }
}

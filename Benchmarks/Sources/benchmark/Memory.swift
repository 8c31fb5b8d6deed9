import CRival
import Foundation

/// The peak memory of builds, measured in processes of their own.
struct Memory {
  struct Need {
    let engine: String
    let kind: Workload.Kind
    let count: Int
    let constraintCount: Int
    let bytes: Int
  }

  let contestants: [String]
  /// The sizes of each workload, in ascending order.
  let counts: [Int]
  /// Whether to wait for what takes minutes, if a target needs it.
  let isFull: Bool

  /// Runs this command again for every engine, workload and size.
  func report() throws -> String {
    var rows: [[String]] = [], perConstraint: [[String]] = [], needs: [Need] = []
    for kind in Workload.Kind.allCases {
      var present = Set(contestants)
      for count in counts {
        let constraintCount = try Subject(kind, count).constraintCount
        let bytes = try contestants.map { name -> Int? in
          guard present.contains(name) else { return nil }
          // An engine that takes longer is stopped, and not asked for more views.
          let isAwaited = isFull && Targets.isWorthMinutes(name, kind, count)
          let bytes = try bytesInAnotherProcess(name, kind, count, limit: isAwaited ? 600 : 5)
          if let bytes {
            needs.append(
              Need(
                engine: name, kind: kind, count: count, constraintCount: constraintCount, bytes: bytes))
          } else {
            present.remove(name)
          }
          return bytes
        }
        let title = ["\(kind) \(count)", "\(constraintCount)"]
        rows.append(title + bytes.map { $0.map { "\($0 / 1024)" } ?? "" })
        perConstraint.append(title + bytes.map { $0.map { "\($0 / constraintCount)" } ?? "" })
      }
    }
    var table = Table()
    table.add(title: "Peak memory of a build, kB", ["", "constraints"] + contestants, rows)
    table.add(title: "Bytes per constraint", ["", "constraints"] + contestants, perConstraint)
    return table.text + Targets(needs).text
  }

  /// Nothing if the engine has no such workload or takes more seconds than the limit.
  private func bytesInAnotherProcess(
    _ name: String, _ kind: Workload.Kind, _ count: Int, limit: Double
  ) throws -> Int? {
    let process = Process(), pipe = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--memory-of", name, "\(kind)", "\(count)"]
    process.standardOutput = pipe
    try process.run()
    let deadline = Date(timeIntervalSinceNow: limit)
    while process.isRunning && Date() < deadline { usleep(2000) }
    if process.isRunning {
      process.terminate()
      return nil
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    if process.terminationStatus != 0 {
      throw Check.Failure(description: "\(name), memory of \(kind) \(count): \(output)")
    }
    return Int(output.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// The bytes that a build adds at most to what the process has already.
  static func bytes(of contestant: some Contestant, building subject: Subject) throws -> Int? {
    guard contestant.supports(.build, of: subject) else { return nil }
    contestant.take(subject)
    // Once before, for what is made only the first time, with what was freed given back.
    let small = try Subject(.siblings, 1)
    if contestant.supports(.build, of: small) {
      contestant.take(small)
      contestant.perform(.build, round: 0)
    }
    contestant.take(subject)
    giveBackFreeMemory()
    // Forgets the peak so far.
    try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    let before = try kilobytes("VmRSS")
    contestant.perform(.build, round: 0)
    let peak = try kilobytes("VmHWM")
    try Check(subject).check(contestant, .build, rounds: [0])
    return max(peak - before, 0) * 1024
  }

  private static func kilobytes(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
      let number = Int(line.filter(\.isNumber))
    else { throw Check.Failure(description: "the kernel does not tell \(name)") }
    return number
  }
}

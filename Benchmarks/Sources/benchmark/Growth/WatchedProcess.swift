import Foundation

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

import Foundation

/// Whether an expectation writes its table into the source, and the location.
struct Recording {
  var call: CallSite
  var isOn: Bool
  var recorder = TableRecorder.shared

  /// - Parameter isAsked: Whether the call requests it; the environment may do so, too.
  init(at call: CallSite, isAsked: Bool) {
    self.call = call
    isOn = isAsked || Self.isRequested
  }

  /// Writes a table, and returns a sentence about the outcome.
  func record(_ table: String, insteadOf expected: String?, of name: String) -> String {
    let path = "\(call.filePath)"
    let file = path.split { $0 == "/" || $0 == "\\" }.last ?? ""
    switch recorder.record(
      table, insteadOf: expected, at: path, line: Int(call.line), column: Int(call.column))
    {
    case .written:
      return "the table of \(name) is written into \(file); run the test again, without recording"
    case .refused(let reason): return "the table of \(name) cannot be recorded: \(reason)\n\(table)"
    }
  }

  /// Whether the environment requests it.
  private static let isRequested: Bool = {
    let value = ProcessInfo.processInfo.environment["ANCHORAGE_RECORD"] ?? ""
    return !["", "0", "no", "false"].contains(value.lowercased())
  }()
}

/// Explains the reports of unsatisfiable constraints in a text that is read in chunks.
///
///     var explanation = LogExplanation(file: "app.log")
///     explanation.read(chunk)
///     explanation.finish()
///     print(explanation.text)
struct LogExplanation {
  private let file: String
  private var reader = ConstraintLogReader()

  /// - Parameter file: The name of the file, for the text.
  init(file: String) {
    self.file = file
  }

  /// Reads a chunk of the text, which may end anywhere.
  mutating func read(_ chunk: [UInt8]) {
    reader.read(chunk)
  }

  /// Ends the text.
  mutating func finish() {
    reader.finish()
  }

  /// Whether there was nothing to explain.
  var isEmpty: Bool { reader.logs.isEmpty }

  /// A report for each report of the text that differs from those before it, and what could not be read.
  var text: String {
    var parts = reader.logs.map { LogReport($0, file: file).description }
    if reader.omittedCount > 0 {
      parts.append("note: \(counted(reader.omittedCount, "more report")) not explained")
    }
    if reader.unreadCount > 0 {
      parts.append("note: \(counted(reader.unreadCount, "constraint")) could not be read")
    }
    return parts.joined(separator: "\n\n")
  }
}

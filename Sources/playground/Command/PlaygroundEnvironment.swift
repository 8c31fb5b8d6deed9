import AnchorageHeadless

/// The files and the terminal of the `playground` command; tests have others.
struct PlaygroundEnvironment {
  /// Reads a file, or standard input for `-`, in chunks.
  let readChunks: (String, ([UInt8]) -> Void) throws(FileError) -> Void
  /// The names of the files beside a file, for suggestions.
  let filesBeside: (String) -> [String]
  /// Writes text to standard output as it is: drawings and documents, which replace or escape what is in them.
  let writeVerbatim: (String) -> Void
  let writeErrorVerbatim: (String) -> Void
  /// Writes a file.
  let writeFile: (String, String) throws(FileError) -> Void
  /// Draws a tree that has been laid out for a terminal, in a number of columns or those that there are, and plain or not.
  let draw: (LayoutView, Int?, Bool) -> String
  /// Waits a moment; returns whether to look for changes, rather than to end.
  var waitForChange: () -> Bool = { false }
  /// The text between two runs of the files: an empty line, or the escape sequence that clears the screen.
  var separator = "\n"
  /// Whether reports on standard output have colours.
  var hasColors = false
  /// Whether mistakes on standard error have colours.
  var hasErrorColors = false

  /// Reads a file, or standard input for `-`.
  func read(_ file: String) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    try readChunks(file) { bytes += $0 }
    return bytes
  }

  /// Writes text to standard output. Control characters are replaced: names and texts come from files.
  func write(_ text: String, inColors: Bool = false) {
    let text = text.withoutControlCharacters
    writeVerbatim(inColors ? text.inReportColors : text)
  }

  /// Writes text to standard error. Control characters are replaced.
  func writeError(_ text: String) {
    let text = text.withoutControlCharacters
    writeErrorVerbatim(hasErrorColors ? text.inReportColors : text)
  }
}

extension String {
  /// The text with colours for the words that begin the parts of a report: `error:`, `warning:`, `note:`, `help:`.
  var inReportColors: String {
    let styles = [("error:", "1;31"), ("warning:", "1;33"), ("note:", "36"), ("help:", "32")]
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = styles.compactMap { word, style in line.firstRange(of: word).map { ($0, style) } }
      // A place may stand before it: `card.layout:2:13: error: …`.
      guard let (range, style) = words.min(by: { $0.0.lowerBound < $1.0.lowerBound }),
        range.lowerBound == line.startIndex || line[..<range.lowerBound].hasSuffix(": ")
      else { return String(line) }
      return line[..<range.lowerBound] + "\u{1B}[\(style)m\(line[range])\u{1B}[0m" + line[range.upperBound...]
    }.joined(separator: "\n")
  }
}

/// What is known of the terminal, if there is one.
struct Terminal {
  let knowsEscapeSequences: Bool
  let hasColors: Bool
  /// The width of drawings.
  let columns: Int
  /// How high a drawing may be so that it is seen whole, with the line of the prompt below it.
  let rows: Int

  /// - Parameters:
  ///   - height: The height of the terminal in lines; `nil` or 0 if it is not known.
  ///   - width: The width of the terminal, 0 if it is not known, `nil` if standard output is not a terminal.
  ///   - variables: The environment: `TERM`, `NO_COLOR` unless it is empty, and `COLUMNS` if it is positive.
  init(width: Int?, height: Int? = nil, variables: [String: String]) {
    rows = height.flatMap { $0 > 0 ? min(max($0 - 2, 12), 64) : nil } ?? 64
    knowsEscapeSequences = width != nil && !["", "dumb"].contains(variables["TERM", default: ""])
    hasColors = knowsEscapeSequences && variables["NO_COLOR", default: ""].isEmpty
    columns = [Int(variables["COLUMNS", default: ""]), width].lazy.compactMap { $0 }.first { $0 > 0 } ?? 80
  }
}

/// The reason why a file cannot be read or written, in the words of the system.
struct FileError: Error {
  let reason: String
}

extension String {
  /// The text with `�` for each control character of the sets C0 and C1, and DEL, but line breaks and tabs.
  ///
  /// A terminal obeys them, whoever wrote them into a log or the name of a file.
  fileprivate var withoutControlCharacters: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      text.append(isControl && scalar != "\n" && scalar != "\t" ? "\u{FFFD}" : scalar)
    }
    return String(text)
  }
}

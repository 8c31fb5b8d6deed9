import AnchorageHeadless
import Foundation

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
  /// Whether drawings and tables have no characters but ASCII's, besides names and texts.
  var isPlain = false
  /// The width of the terminal, which tables should fit; `nil` without a terminal.
  var columns: Int?
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
      // A location may precede it: `card.layout:2:13: error: …`.
      guard let (range, style) = words.min(by: { $0.0.lowerBound < $1.0.lowerBound }),
        range.lowerBound == line.startIndex || line[..<range.lowerBound].hasSuffix(": ")
      else { return String(line) }
      return line[..<range.lowerBound] + "\u{1B}[\(style)m\(line[range])\u{1B}[0m" + line[range.upperBound...]
    }.joined(separator: "\n")
  }
}

/// The known properties of the terminal, if there is one.
struct Terminal {
  let knowsEscapeSequences: Bool
  let hasColors: Bool
  /// The width of drawings.
  let columns: Int
  /// How high a drawing may be so that it is seen whole, with the line of the prompt below it.
  let rows: Int
  /// Whether the locale has no UTF-8, as with `LC_ALL=C`. Without a locale, it is taken for UTF-8.
  let isPlain: Bool

  /// - Parameters:
  ///   - height: The height of the terminal in lines; `nil` or 0 if it is not known.
  ///   - width: The width of the terminal, 0 if it is not known, `nil` if standard output is not a terminal.
  ///   - variables: The environment: `TERM`, `NO_COLOR` unless it is empty, `COLUMNS` if it is positive, and the
  ///       locale.
  init(width: Int?, height: Int? = nil, variables: [String: String]) {
    rows = height.flatMap { $0 > 0 ? min(max($0 - 2, 12), 64) : nil } ?? 64
    // The first that is not empty counts.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.map { variables[$0, default: ""] }.first { !$0.isEmpty }
    isPlain = locale.map { !$0.lowercased().replacing("-", with: "").hasSuffix("utf8") } ?? false
    knowsEscapeSequences = width != nil && !["", "dumb"].contains(variables["TERM", default: ""])
    hasColors = knowsEscapeSequences && variables["NO_COLOR", default: ""].isEmpty
    // A wider drawing would be too high.
    columns =
      [Int(variables["COLUMNS", default: ""]), width.map { min($0, 100) }].lazy.compactMap { $0 }.first {
        $0 > 0
      } ?? 80
  }
}

/// The reason why a file cannot be read or written, in the words of the system.
struct FileError: Error {
  let reason: String
}

extension String {
  /// The text with `�` for each control character of the sets C0 and C1, and DEL, but line breaks and tabs.
  ///
  /// Terminals interpret them, and logs and file names may contain them.
  fileprivate var withoutControlCharacters: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      text.append(isControl && scalar != "\n" && scalar != "\t" ? "\u{FFFD}" : scalar)
    }
    return String(text)
  }
}

/// The files that the command reads and writes.
enum SystemFile {
  /// Reads a file, or standard input for `-`, in chunks.
  static func read(_ file: String, _ body: ([UInt8]) -> Void) throws(FileError) {
    do {
      let handle =
        file == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      while let chunk = try handle.read(upToCount: 65_536), !chunk.isEmpty { body(Array(chunk)) }
    } catch {
      throw FileError(error)
    }
  }

  /// The names of the files beside a file.
  static func names(beside file: String) -> [String] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Writes a text.
  ///
  /// A file is replaced as a whole, so that a browser that reads it never sees half of it; it keeps its permissions, and a
  /// link to it stays a link. A pipe or a device cannot be replaced, and is written to.
  static func write(_ path: String, _ text: String) throws(FileError) {
    let files = FileManager.default
    var url = URL(fileURLWithPath: path)
    // A loop of links ends, and cannot be written to.
    for _ in 0..<32 {
      guard let target = try? files.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    do {
      let data = Data(text.utf8)
      let earlier = try? files.attributesOfItem(atPath: url.path)
      if let earlier, earlier[.type] as? FileAttributeType != .typeRegular {
        return try FileHandle(forWritingTo: url).write(contentsOf: data)
      }
      try data.write(to: url, options: .atomic)
      if let permissions = earlier?[.posixPermissions] {
        try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
      }
    } catch {
      throw FileError(error)
    }
  }
}

extension FileError {
  /// The system's message about an error of Foundation's, which has the code of the system inside.
  fileprivate init(_ error: any Error) {
    var current: NSError? = error as NSError
    while let inner = current, inner.domain != NSPOSIXErrorDomain {
      current = (inner.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    }
    reason = current.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
  }
}

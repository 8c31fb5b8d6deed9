import AnchorageHeadless

/// The source of tests, in which calls are found by position.
struct TestSource {
  /// The arguments of a call.
  struct Call {
    /// The string literal that is an argument of its own, with its quotes; `nil` if there is none.
    var literal: Range<Int>?
    /// The end of the last argument.
    var end: Int
    /// Whether a comma follows the last argument.
    var hasComma: Bool
    /// The parenthesis that opens the arguments.
    var start: Int
  }

  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The call whose arguments open at a position and contain the expected table; `nil` if there is none.
  ///
  /// If it isn't there, because another process changed the file, this is the only other call with the table
  /// in the same column.
  func call(line: Int, column: Int, expecting expected: String?) -> Call? {
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    guard column > 0 else { return nil }
    if starts.indices.contains(line - 1),
      let call = call(at: starts[line - 1] + column - 1, expecting: expected)
    {
      return call
    }
    let others = starts.compactMap { call(at: $0 + column - 1, expecting: expected) }
    return others.count == 1 ? others[0] : nil
  }

  /// The source with a new table in a call.
  func replacingTable(of call: Call, with table: String) -> String {
    let place = call.literal ?? call.end..<call.end
    let margin = margin(of: call)
    let newline = bytes.contains(0x0D) ? "\r\n" : "\n"
    var written = call.literal != nil ? "" : call.hasComma ? " " : ", "
    written += "\"\"\"" + newline
    for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
      written += (line.isEmpty ? "" : margin) + Self.escaped(line) + newline
    }
    written += margin + "\"\"\""
    return String(
      decoding: bytes[..<place.lowerBound] + Array(written.utf8) + bytes[place.upperBound...], as: UTF8.self)
  }

  // MARK: - Calls

  private func call(at start: Int, expecting expected: String?) -> Call? {
    guard bytes.indices.contains(start), bytes[start] == UInt8(ascii: "("), let call = call(at: start) else {
      return nil
    }
    guard let expected else {
      return call.literal == nil && bytes[..<start].reversed().starts(with: "expectLayout".utf8.reversed())
        ? call : nil
    }
    guard let literal = call.literal else { return nil }
    return Self.words(of: content(of: literal)) == Self.words(of: expected) ? call : nil
  }

  /// The arguments that open at a position; `nil` if they don't close.
  private func call(at start: Int) -> Call? {
    var scanner = TestSourceScanner(bytes, at: start + 1)
    var call = Call(end: start + 1, hasComma: true, start: start)
    // Whether the argument consists only of a literal.
    var isAlone = true
    var candidate: Range<Int>?
    var depth = 0
    while let token = scanner.next() {
      switch token.kind {
      case .open: depth += 1
      case .close where depth == 0:
        if isAlone, let candidate { call.literal = candidate }
        return call
      case .close: depth -= 1
      default: break
      }
      let isFirst = call.hasComma
      if depth == 0, token.kind == .comma {
        if isAlone, let candidate { call.literal = candidate }
        (candidate, isAlone, call.hasComma) = (nil, true, true)
      } else {
        if isFirst, depth == 0, token.kind == .plainString {
          candidate = token.range
        } else {
          isAlone = false
        }
        call.hasComma = false
      }
      call.end = token.range.upperBound
    }
    return nil
  }

  // MARK: - Text

  /// The text of a literal, without the quotes.
  private func content(of literal: Range<Int>) -> String {
    let quotes = bytes[literal].starts(with: "\"\"\"".utf8) ? 3 : 1
    let text = String(
      decoding: bytes[literal.lowerBound + quotes..<literal.upperBound - quotes], as: UTF8.self)
    var (result, isEscaped) = ("", false)
    for scalar in text.unicodeScalars {
      if isEscaped {
        isEscaped = false
        result.unicodeScalars.append(scalar == "n" ? "\n" : scalar == "t" ? "\t" : scalar)
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar != "\r" {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The words of a table's lines, without comments and spaces.
  private static func words(of table: String) -> [String] { table.expectedLines.map { $0.withSingleSpaces } }

  private static func escaped(_ line: Substring) -> String {
    var result = ""
    for character in line {
      if character == "\\" || character == "\"" && result.hasSuffix("\"\"") { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// The space in front of each line of the table.
  private func margin(of call: Call) -> String {
    if let literal = call.literal, bytes[literal].starts(with: "\"\"\"".utf8) {
      let line = indentation(ofLineAt: literal.upperBound - 3)
      // A literal of several lines has its closing quotes on a line of their own.
      if line.end == literal.upperBound - 3 { return line.text }
    }
    let line = indentation(ofLineAt: call.start).text
    return line + (line.contains("\t") ? "\t" : String(repeating: " ", count: unit))
  }

  private func indentation(ofLineAt place: Int) -> (text: String, end: Int) {
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[start..<place].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? place
    return (String(decoding: bytes[start..<end], as: UTF8.self), end)
  }

  /// The indentation of the file: the smallest number of spaces before a line.
  private var unit: Int {
    var fewest = 0
    for line in bytes.split(separator: 0x0A) {
      let spaces = line.prefix { $0 == 0x20 }.count
      if spaces > 1, spaces < line.count, fewest == 0 || spaces < fewest { fewest = spaces }
    }
    return fewest == 0 || fewest > 8 ? 2 : fewest
  }
}

/// Reads the Swift tokens that determine the end of a call: brackets, commas, strings and comments.
struct TestSourceScanner {
  /// The kind of a token.
  enum Kind {
    case open, close, comma
    /// A string without interpolation and without `#`.
    case plainString
    case other
  }

  struct Token {
    var kind: Kind
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private var index: Int

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// The next token; `nil` at the end, or if a string or a comment doesn't close.
  mutating func next() -> Token? {
    guard skipSpace() else { return nil }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return token(.open, from: start)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return token(.close, from: start)
    case UInt8(ascii: ","): return token(.comma, from: start)
    case UInt8(ascii: "\""):
      guard let isPlain = skipString(hashes: 0) else { return nil }
      return Token(kind: isPlain ? .plainString : .other, range: start..<index)
    case UInt8(ascii: "#"):
      let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
      index += hashes
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        return Token(kind: .other, range: start..<index)
      }
      guard skipString(hashes: hashes) != nil else { return nil }
      return Token(kind: .other, range: start..<index)
    default: return token(.other, from: start)
    }
  }

  private mutating func token(_ kind: Kind, from start: Int) -> Token {
    index += 1
    return Token(kind: kind, range: start..<index)
  }

  /// Skips space and comments; returns whether something follows.
  private mutating func skipSpace() -> Bool {
    while index < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
        index += 1
      } else if follows("//") {
        index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      } else if follows("/*") {
        var depth = 0
        repeat {
          if follows("/*") { depth += 1 }
          if follows("*/") { depth -= 1 }
          index += follows("/*") || follows("*/") ? 2 : 1
        } while depth > 0 && index < bytes.count
      } else {
        return true
      }
    }
    return false
  }

  /// Skips a string from its quote on.
  ///
  /// - Returns: Whether it is free of interpolation; `nil` if it does not close.
  private mutating func skipString(hashes: Int) -> Bool? {
    let quotes = follows("\"\"\"") ? "\"\"\"" : "\""
    let marks = String(repeating: "#", count: hashes)
    index += quotes.utf8.count
    var isPlain = true
    while index < bytes.count {
      if follows(quotes + marks) {
        index += quotes.utf8.count + hashes
        return isPlain
      }
      if follows("\\" + marks + "(") {
        isPlain = false
        index += 2 + hashes
        guard skipInterpolation() else { return nil }
      } else {
        index += follows("\\" + marks) ? 2 + hashes : 1
      }
    }
    return nil
  }

  /// Skips an interpolation, with its closing parenthesis.
  private mutating func skipInterpolation() -> Bool {
    var depth = 1
    while depth > 0 {
      guard let token = next() else { return false }
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
    }
    return true
  }

  private func follows(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }
}

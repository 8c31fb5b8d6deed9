/// Splits one line into tokens, one at a time, without allocating for long lines.
struct SceneLexer {
  let source: SceneSource
  let line: Int
  /// The index in the source at which the line begins.
  let lineStart: Int
  /// The index of the next byte.
  private(set) var position: Int
  /// The index after the line and its comment.
  let lineEnd: Int
  /// The index of the comment's slashes; `nil` before the end is read, and if there is no comment.
  private(set) var commentStart: Int?

  /// The maximum length of a name, in bytes.
  private static let nameLimit = 256

  init(_ source: SceneSource, line: Int) {
    self.source = source
    self.line = line
    let range = source.line(line)
    lineStart = range.lowerBound
    position = range.lowerBound
    lineEnd = range.upperBound
  }

  /// The location of a byte.
  func location(_ position: Int) -> SceneLocation {
    SceneLocation(line: line, offset: position - lineStart)
  }

  /// A mistake at a byte.
  func failure(_ reason: SceneMistake.Reason, at position: Int) -> SceneFailure {
    SceneFailure(reason, at: location(position))
  }

  /// The byte at a distance from the next one; 0 past the end of the line.
  private func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < lineEnd ? source.bytes[position + distance] : 0
  }

  /// Reads the next token.
  mutating func next() throws(SceneFailure) -> SceneToken {
    while position < lineEnd, peek() == 0x20 || peek() == 0x09 || peek() == 0x0D { position += 1 }
    let start = position
    guard position < lineEnd else { return token(.end, from: start) }
    let byte = peek()
    switch byte {
    case UInt8(ascii: "."):
      if peek(1) == byte, peek(2) == byte || peek(2) == UInt8(ascii: "<") { return try range() }
      return symbol(.dot)
    case UInt8(ascii: ","): return symbol(.comma)
    case UInt8(ascii: ":"): return symbol(.colon)
    case UInt8(ascii: "("): return symbol(.leftParenthesis)
    case UInt8(ascii: ")"): return symbol(.rightParenthesis)
    case UInt8(ascii: "["): return symbol(.leftBracket)
    case UInt8(ascii: "]"): return symbol(.rightBracket)
    case UInt8(ascii: "~"): return symbol(.binary(.priority))
    case UInt8(ascii: "+"): return symbol(.binary(.plus))
    case UInt8(ascii: "-"): return symbol(.binary(.minus))
    case UInt8(ascii: "*"): return symbol(.binary(.times))
    case UInt8(ascii: "/"):
      guard peek(1) == byte else { return symbol(.binary(.divided)) }
      commentStart = position
      position = lineEnd
      return SceneToken(kind: .end, start: start, end: start)
    case UInt8(ascii: "\""): return try text()
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"): return try relation()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try name()
    }
  }

  private func token(_ kind: SceneToken.Kind, from start: Int) -> SceneToken {
    SceneToken(kind: kind, start: start, end: position)
  }

  private mutating func symbol(_ kind: SceneToken.Kind, length: Int = 1) -> SceneToken {
    position += length
    return SceneToken(kind: kind, start: position - length, end: position)
  }

  private mutating func relation() throws(SceneFailure) -> SceneToken {
    let start = position
    while position < lineEnd, position - start < 8, "=<>!".utf8.contains(peek()) { position += 1 }
    switch source.text(start..<position) {
    case "=": return token(.binary(.assignment), from: start)
    case "==": return token(.binary(.equal), from: start)
    case "<=": return token(.binary(.lessThanOrEqual), from: start)
    case ">=": return token(.binary(.greaterThanOrEqual), from: start)
    case let written: throw failure(.wrongRelation(written), at: start)
    }
  }

  /// Reads `...`. A minus sign directly after it is a mistake: in Swift it would be part of the operator.
  private mutating func range() throws(SceneFailure) -> SceneToken {
    let operation = symbol(.binary(.range), length: 3)
    let isRange = source.bytes[operation.end - 1] == UInt8(ascii: ".") && peek() != UInt8(ascii: "-")
    if isRange { return operation }
    let end = peek() == UInt8(ascii: "-") ? operation.end + 1 : operation.end
    throw failure(.wrongRange(source.text(operation.start..<end)), at: operation.start)
  }

  private mutating func name() throws(SceneFailure) -> SceneToken {
    let start = position
    while position < lineEnd {
      let byte = peek()
      if byte < 0x80 {
        guard byte.isNameByte else { break }
        position += 1
      } else {
        let (scalar, length) = scalar()
        guard scalar.isIdentifier(first: position == start) else { break }
        position += length
      }
    }
    guard position > start else { throw failure(.unexpectedCharacter(scalar().0), at: start) }
    guard position - start <= Self.nameLimit else { throw failure(.longName(Self.nameLimit), at: start) }
    return token(.name, from: start)
  }

  /// The character at the position, and its length in bytes. The line has been checked to be UTF-8.
  private func scalar() -> (Unicode.Scalar, Int) {
    let byte = peek()
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    let text = source.text(position..<Swift.min(position + length, lineEnd))
    return (text.unicodeScalars.first ?? "\u{FFFD}", length)
  }

  private mutating func skipDigits() {
    while peek().isDigit || peek() == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func number() throws(SceneFailure) -> SceneToken {
    let start = position
    skipDigits()
    if peek() == UInt8(ascii: "."), peek(1).isDigit {
      position += 1
      skipDigits()
    }
    if peek() | 0x20 == UInt8(ascii: "e") {
      let signed = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
      if peek(signed ? 2 : 1).isDigit {
        position += signed ? 2 : 1
        skipDigits()
      }
    }
    guard !peek().isNameByte, peek() < 0x80 else {
      while peek().isNameByte || peek() >= 0x80 { position += 1 }
      throw failure(.wrongNumber(source.clipped(start..<position)), at: start)
    }
    return token(.number, from: start)
  }

  private mutating func text() throws(SceneFailure) -> SceneToken {
    let start = position
    position += 1
    while position < lineEnd, peek() != UInt8(ascii: "\"") {
      position += peek() == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < lineEnd else {
      position = lineEnd
      throw failure(.unterminatedText, at: start)
    }
    position += 1
    return token(.text, from: start)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte is an ASCII letter, digit or underscore.
  var isNameByte: Bool {
    isDigit || self == UInt8(ascii: "_")
      || (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")
  }
}

extension Unicode.Scalar {
  /// Whether a character outside ASCII is allowed in a Swift identifier.
  func isIdentifier(first: Bool) -> Bool {
    if !first, Self.combining.contains(where: { $0.contains(value) }) { return true }
    return Self.identifierHead.contains { $0.contains(value) }
      && !(first && Self.combining.contains { $0.contains(value) })
  }

  /// The ranges of combining characters, which cannot begin a Swift identifier.
  private static let combining: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  /// The ranges of *identifier-head* in the grammar of Swift, without ASCII.
  private static let identifierHead: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD,
    0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0xEFFFD,
  ]
}

/// A token of a line: its kind and the range of its bytes.
struct SceneToken {
  /// The kinds of tokens.
  enum Kind: Equatable {
    case name, number, text
    case dot, comma, colon, leftParenthesis, rightParenthesis, leftBracket, rightBracket
    case binary(SceneOperator)
    case end
  }

  let kind: Kind
  /// The index of the first byte in the source.
  let start: Int
  /// The index after the last byte.
  let end: Int
}

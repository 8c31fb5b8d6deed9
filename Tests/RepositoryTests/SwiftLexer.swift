/// Splits Swift code into words and marks.
///
/// Comments are left out. A string is one token without text, followed by the tokens of its interpolations.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var end = 0
  private var tokens: [SwiftToken] = []

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  static func tokens(of text: String) -> [SwiftToken] {
    var lexer = SwiftLexer(text)
    lexer.readCode(insideString: false)
    return lexer.tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func append(_ kind: SwiftToken.Kind, from start: Int) {
    let touches = start == end && start > 0
    if touches && !tokens.isEmpty { tokens[tokens.count - 1].touchesNext = true }
    let text = kind == .string ? "" : String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(SwiftToken(kind: kind, text: text, line: line, touchesPrevious: touches))
    end = position
  }

  /// Reads to the end, or to the `)` that closes an interpolation.
  private mutating func readCode(insideString: Bool) {
    var depth = 0
    while position < bytes.count {
      let start = position
      switch byte() {
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while position < bytes.count && byte() != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipBlockComment()
      case UInt8(ascii: "\""):
        readString(hashes: 0)
      case UInt8(ascii: "#") where byte(1) == UInt8(ascii: "#") || byte(1) == UInt8(ascii: "\""):
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        readString(hashes: hashes)
      case UInt8(ascii: "`"):
        position += 1
        while position < bytes.count && byte() != UInt8(ascii: "`") { position += 1 }
        position += 1
        append(.word, from: start)
        tokens[tokens.count - 1].text = String(tokens[tokens.count - 1].text.dropFirst().dropLast())
      case let first where isLetter(first) || first == UInt8(ascii: "$") || first == UInt8(ascii: "#"):
        position += 1
        while isLetter(byte()) || isDigit(byte()) { position += 1 }
        append(.word, from: start)
      case let first where isDigit(first):
        readNumber()
      default:
        readMark()
        let mark = bytes[start]
        if mark == UInt8(ascii: "(") { depth += 1 }
        if mark == UInt8(ascii: ")") { depth -= 1 }
        if insideString && depth < 0 { return }
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/") && byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func readString(hashes: Int) {
    let start = position
    position += hashes
    let quote = UInt8(ascii: "\"")
    let quotes = byte(1) == quote && byte(2) == quote ? 3 : 1
    position += quotes
    append(.string, from: start)
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\") && (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) {
        position += 1 + hashes
        if byte() == UInt8(ascii: "(") {
          position += 1
          readCode(insideString: true)
        } else {
          position += 1
        }
      } else if (0..<quotes).allSatisfy({ byte($0) == quote })
        && (0..<hashes).allSatisfy({ byte(quotes + $0) == UInt8(ascii: "#") })
      {
        position += quotes + hashes
        break
      } else {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    }
    end = position
  }

  private mutating func readNumber() {
    let start = position
    while isDigit(byte()) || isLetter(byte()) || byte() == UInt8(ascii: ".") && isDigit(byte(1)) {
      let isExponent = byte() == UInt8(ascii: "e") && bytes[start] != UInt8(ascii: "0")
      position += 1
      if isExponent && (byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+")) { position += 1 }
    }
    append(.number, from: start)
  }

  /// Reads an operator as a whole, but brackets, `.` and the `>`, `?` or `!` after a type one by one.
  private mutating func readMark() {
    let start = position
    let first = byte()
    position += 1
    let hugs = start == end && start > 0
    let isPostfix =
      hugs && (first == UInt8(ascii: ">") || first == UInt8(ascii: "?") || first == UInt8(ascii: "!"))
    if isOperator(first) && !isPostfix {
      while isOperator(byte()) { position += 1 }
    } else if first == UInt8(ascii: ".") && byte() == UInt8(ascii: ".") {
      while byte() == UInt8(ascii: ".") || byte() == UInt8(ascii: "<") { position += 1 }
    }
    append(.mark, from: start)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

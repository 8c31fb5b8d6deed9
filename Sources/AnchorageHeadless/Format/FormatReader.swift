import Anchorage

/// A position in the bytes of a format string, or of a constraint in a log.
package struct FormatReader {
  private let bytes: [UInt8]
  package private(set) var position: Int
  private let end: Int
  /// Whether `8,5` is one number: logs use the number format of the user's region, format strings never do.
  private let allowsDecimalComma: Bool
  /// Names of items in a log, which may contain any character; the longest first.
  private let names: [String]

  package init(_ bytes: [UInt8], _ range: Range<Int>, allowsDecimalComma: Bool, names: [String]) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    self.allowsDecimalComma = allowsDecimalComma
    self.names = names
  }

  /// The number of unread bytes.
  package var restCount: Int { end - position }
  package var next: UInt8? { position < end ? bytes[position] : nil }

  private func byte(at offset: Int) -> UInt8? {
    position + offset < end ? bytes[position + offset] : nil
  }

  package mutating func skipSpaces() {
    while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
  }

  package func starts(with text: String) -> Bool {
    var index = position
    for byte in text.utf8 {
      if index >= end || bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  package mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8.count
    return true
  }

  /// Skips bytes while a condition holds.
  package mutating func skipBytes(where condition: (UInt8) -> Bool) {
    while position < end, condition(bytes[position]) { position += 1 }
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

// MARK: - Numbers and words

extension FormatReader {
  /// Reads digits with an optional sign, fraction and exponent.
  ///
  /// Significant digits after the eighteenth count as zeros: they are below the precision of a double.
  package mutating func number() -> Double? {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { position += 1 }
    var (digits, digitCount, exponent, isFraction) = (UInt64(0), 0, 0, false)
    while position < end {
      let byte = bytes[position]
      if byte.isFormatDigit {
        digitCount += 1
        if digits < 100_000_000_000_000_000 {
          digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
          if isFraction { exponent -= 1 }
        } else if !isFraction {
          exponent += 1
        }
      } else if !isFraction, isPoint(byte), digitCount > 0 || byte == UInt8(ascii: "."),
        self.byte(at: 1)?.isFormatDigit == true
      {
        isFraction = true
      } else {
        break
      }
      position += 1
    }
    guard digitCount > 0 else {
      position = start
      return nil
    }
    exponent += power()
    let value = scaled(Double(digits), by: exponent)
    return isNegative ? -value : value
  }

  private func isPoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || allowsDecimalComma && byte == UInt8(ascii: ",")
  }

  /// Reads an exponent, such as `e-308`; 0 if there is none.
  private mutating func power() -> Int {
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return 0 }
    let sign = byte(at: 1)
    let hasSign = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    guard byte(at: hasSign ? 2 : 1)?.isFormatDigit == true else { return 0 }
    position += hasSign ? 2 : 1
    var power = 0
    while position < end, bytes[position].isFormatDigit {
      power = min(power * 10 + Int(bytes[position] - UInt8(ascii: "0")), 1000)
      position += 1
    }
    return sign == UInt8(ascii: "-") ? -power : power
  }

  /// Powers of ten up to 10^22 are exact, so numbers of fifteen digits are read exactly.
  private func scaled(_ number: Double, by exponent: Int) -> Double {
    var (power, rest) = (1.0, min(exponent.magnitude, 400))
    while rest > 0 {
      power *= 10
      rest -= 1
    }
    return exponent < 0 ? number / power : number * power
  }

  /// Reads `==`, `<=` or `>=`.
  package mutating func relation() -> LayoutRelation? {
    if take("==") { return .equal }
    if take("<=") { return .lessThanOrEqual }
    if take(">=") { return .greaterThanOrEqual }
    return nil
  }

  /// Reads letters, digits and underscores.
  package mutating func word() -> String? {
    let start = position
    while position < end, bytes[position].isFormatLetter || bytes[position].isFormatDigit { position += 1 }
    return position > start ? text(start..<position) : nil
  }

  /// Reads a C identifier: a word that doesn't begin with a digit.
  package mutating func identifier() -> String? { next?.isFormatDigit == true ? nil : word() }

  /// Reads a named space in a log: `NSSpace(20)`, `NSLayoutAnchorConstraintSpace(8)`.
  package mutating func namedSpace() -> Double? {
    let start = position
    if let word = word(), word.hasSuffix("Space"), take("("), let number = number(), take(")") {
      return number
    }
    position = start
    return nil
  }

  /// Reads to the end of a text and past its closing quote.
  ///
  /// - Parameter beforeItem: Whether an item may follow after a space, as after an identifier.
  package mutating func quotedText(beforeItem: Bool = false) -> String? {
    let start = position
    _ = take("\\")
    guard let quote = next, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else {
      position = start
      return nil
    }
    position += 1
    let first = position
    while position < end {
      // A text may contain quotes; the item ends after the last.
      if bytes[position] == quote, endsText(at: 1) || beforeItem && byte(at: 1) == 0x20 {
        let last = bytes[position - 1] == UInt8(ascii: "\\") && position > first ? position - 1 : position
        position += 1
        return text(first..<last)
      }
      position += 1
    }
    position = start
    return nil
  }
}

// MARK: - Items

extension FormatReader {
  /// Whether an item with a text may end here: before an attribute, an operator or the end.
  private func endsText(at offset: Int) -> Bool {
    var next = position + offset
    while next < end, bytes[next] == 0x20 { next += 1 }
    guard next < end else { return true }
    if next == position + offset { return endsItem(at: offset) }
    return switch bytes[next] {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ")"):
      true
    default: false
    }
  }

  /// Reads an item: a name, or a class and an address with an optional text.
  package mutating func item() -> FormatItem? {
    for name in names where starts(with: name) && endsItem(at: name.utf8.count) {
      position += name.utf8.count
      return .name(name)
    }
    let start = position
    guard let type = typeName() else { return nil }
    if next != UInt8(ascii: ":") {
      // Without an address, the attribute follows the last dot.
      if let text = quotedText() { return .object(type: type, address: "", text: text) }
      guard let point = type.utf8.lastIndex(of: UInt8(ascii: ".")), next != UInt8(ascii: "]"),
        next != UInt8(ascii: "(")
      else { return .name(type) }
      let name = String(type[..<point])
      position = start + name.utf8.count
      return name.isEmpty ? nil : .name(name)
    }
    position += 1
    guard let address = word() else {
      position = start
      return nil
    }
    let behind = position
    skipSpaces()
    guard let text = quotedText() else {
      position = behind
      return .object(type: type, address: address, text: "")
    }
    return .object(type: type, address: address, text: text)
  }

  private func endsItem(at offset: Int) -> Bool {
    guard let byte = byte(at: offset) else { return true }
    return byte == UInt8(ascii: ".") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "(")
  }

  /// Reads the name of a class, which may have a module and generic arguments.
  package mutating func typeName() -> String? {
    let start = position
    var depth = 0
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      let isPart =
        byte.isFormatLetter || byte.isFormatDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
      guard depth >= 0, isPart || depth > 0 || byte == UInt8(ascii: ">") else { break }
      position += 1
    }
    if depth == 0, position > start { return text(start..<position) }
    position = start
    return nil
  }
}

extension UInt8 {
  fileprivate var isFormatDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte can be part of an identifier, as all bytes of a non-ASCII letter can.
  fileprivate var isFormatLetter: Bool {
    let folded = self | 0x20
    return folded >= UInt8(ascii: "a") && folded <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
      || self >= 0x80
  }
}

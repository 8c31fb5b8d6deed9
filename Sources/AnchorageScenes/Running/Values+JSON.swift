extension Double {
  /// The number in JSON; `null` if it is not finite.
  var jsonLiteral: String { isFinite ? sceneText : "null" }
}

extension [String] {
  var jsonLiteral: String { "[\(map { $0.jsonLiteral }.joined(separator: ","))]" }
}

extension String {
  /// The text as a JSON string.
  var jsonLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      // Terminals also interpret control characters from 0x7F on.
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

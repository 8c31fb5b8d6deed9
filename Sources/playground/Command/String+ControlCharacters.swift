extension String {
  /// The text with `�` for each control character but line breaks and tabs.
  ///
  /// A terminal obeys the others, whoever wrote them into a log or the name of a file.
  var withoutControlCharacters: String {
    guard unicodeScalars.contains(where: { $0.isControl }) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar.isControl ? "\u{FFFD}" : scalar) }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether the character is of the sets C0 or C1, or DEL, and neither a line break nor a tab.
  fileprivate var isControl: Bool {
    (value < 0x20 || (0x7F..<0xA0).contains(value)) && self != "\n" && self != "\t"
  }
}

import Anchorage

extension LayoutDiagnostic {
  /// The subject of a problem, without the numbers: layouts of a tree share the problems of equal identity.
  struct Identity: Hashable {
    fileprivate let kind: String
    fileprivate let items: [String]
    /// The open anchors, or the constraints.
    fileprivate let parts: [String]
  }

  var identity: Identity {
    let parts: [String] =
      switch self {
      case .conflict(let conflict): conflict.members.map { $0.identity }
      case .tie(let tie): tie.wishes.map { $0.identity }
      case .ambiguity(let ambiguity): ambiguity.anchors
      case .instability: []
      case .misuse: [textWithoutNumbers(description)]
      }
    return Identity(kind: kind, items: items.sorted(), parts: parts.sorted())
  }
}

extension LayoutConflict.Member {
  /// The line of a constraint, or its text without numbers where that is unknown.
  fileprivate var identity: String {
    guard let location else { return textWithoutNumbers(text) }
    return "\(location)"
  }
}

/// The words of a text but for numbers, their signs, and the priority behind them.
private func textWithoutNumbers(_ text: String) -> String {
  var words: [Substring.UTF8View] = []
  for word in text.utf8.split(separator: UInt8(ascii: " ")) {
    if word.elementsEqual("~".utf8) { break }
    // A sign may be a word of its own.
    let unsigned = word.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    guard let first = unsigned.first else { continue }
    if first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9") { continue }
    words.append(word)
  }
  return words.map { String(Substring($0)) }.joined(separator: " ")
}

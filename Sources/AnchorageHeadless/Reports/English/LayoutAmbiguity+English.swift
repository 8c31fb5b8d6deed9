import Anchorage

extension LayoutAmbiguity: CustomStringConvertible {
  /// The report as text.
  public var description: String {
    let open = enumeration(of: anchors.prefix(12).map { $0 }, outOf: anchors.count)
    let verb = anchors.count == 1 ? "is" : "are"
    var text = "warning: the layout of \(quoted(items)) is ambiguous"
    if let scrollView, let part = parts.first {
      text = "warning: nothing says how \(extent(of: part)) the content of '\(scrollView)' is"
    }
    text += "\nnote: \(open) \(verb) not determined; Apple's engine chooses the same"
    return help.map { "\(text)\nhelp: \($0)" } ?? text
  }

  /// The adjective for the extents of a content area that are open.
  private func extent(of part: Part) -> String {
    let (isWidthOpen, isHeightOpen) = (part.attributes.contains(.width), part.attributes.contains(.height))
    return isWidthOpen && isHeightOpen ? "large" : isWidthOpen ? "wide" : "tall"
  }
}

/// Names or statements in a sentence: `'a', 'b' and 'c'`, or the first five of many.
///
/// - Parameter omittedCount: How many more there are than are listed.
func quoted(_ names: [String], _ omittedCount: Int = 0) -> String {
  let count = names.count + omittedCount
  return enumeration(of: names.prefix(count > 6 ? 5 : 6).map { quoted($0) }, outOf: count)
}

/// A name or a constraint in quotes; in double ones if it has quotes itself, as a sentence about a stack view does.
func quoted(_ text: String) -> String { text.contains("'") ? "\"\(text)\"" : "'\(text)'" }

/// A distance with its unit, as it is shown: `1 point`, `0.5 points`.
func points(_ number: Double) -> String {
  let text = roundedText(of: number)
  return text == "1" ? "1 point" : text + " points"
}

/// The first of some things: `a, b and 3 more`.
func enumeration(of shown: [String], outOf count: Int) -> String {
  if count > shown.count { return shown.joined(separator: ", ") + " and \(count - shown.count) more" }
  if shown.count < 2 { return shown.first ?? "" }
  return shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
}

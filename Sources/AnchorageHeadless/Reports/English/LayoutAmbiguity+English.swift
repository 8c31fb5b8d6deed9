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

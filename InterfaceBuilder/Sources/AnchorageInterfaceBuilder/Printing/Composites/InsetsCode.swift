import AnchorageHeadless

/// How insets are written.
enum InsetsCode {
  /// The insets of some edges: `16`, `LayoutInsets(horizontal: 16, vertical: 8)`, or `nil` if all are zero.
  ///
  /// - Parameters:
  ///   - insets: The distance of every edge that counts.
  ///   - allowsNumber: Whether a number may stand for the same inset of all edges.
  static func text(_ insets: [LayoutAttribute: Double], allowsNumber: Bool) -> String? {
    let edges: [LayoutAttribute] = [.top, .leading, .bottom, .trailing]
    let values = edges.compactMap { insets[$0] }
    if values.allSatisfy({ $0 == 0 }) { return nil }
    if allowsNumber, Set(values).count == 1 { return CodeLanguage.number(values[0]) }
    let (top, leading) = (insets[.top] ?? insets[.bottom] ?? 0, insets[.leading] ?? insets[.trailing] ?? 0)
    let isEven = (insets[.bottom] ?? top) == top && (insets[.trailing] ?? leading) == leading
    let hasBoth =
      insets[.top] != nil && insets[.bottom] != nil || insets[.leading] != nil && insets[.trailing] != nil
    if isEven, hasBoth, insets.count == 4 || insets.count == 2 {
      if insets.count == 4, top == leading { return "LayoutInsets(\(CodeLanguage.number(top)))" }
      let parts = [
        leading == 0 ? nil : "horizontal: \(CodeLanguage.number(leading))",
        top == 0 ? nil : "vertical: \(CodeLanguage.number(top))",
      ]
      return "LayoutInsets(\(parts.compactMap { $0 }.joined(separator: ", ")))"
    }
    let parts = edges.compactMap { edge -> String? in
      guard let value = insets[edge], value != 0 else { return nil }
      return "\(edge): \(CodeLanguage.number(value))"
    }
    return "LayoutInsets(\(parts.joined(separator: ", ")))"
  }
}

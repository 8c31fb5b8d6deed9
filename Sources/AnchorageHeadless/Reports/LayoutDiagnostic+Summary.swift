import Anchorage

extension LayoutDiagnostic {
  /// The report in one line, for logs.
  ///
  ///     card.width == 100
  ///     card.width == 200
  ///     root.layoutIfNeeded()
  ///     root.diagnostics[0].summary
  ///     // "error: conflict on the x-axis of 'card': card.width == 100, card.width == 200 gives way"
  public var summary: String {
    switch self {
    case .conflict(let conflict): conflict.summary
    case .ambiguity(let ambiguity): "warning: not determined: \(ambiguity.anchors.joined(separator: ", "))"
    case .tie(let tie): tie.summary
    case .misuse, .instability: String(description.prefix { $0 != "\n" })
    }
  }
}

extension LayoutConflict {
  fileprivate var summary: String {
    "error: conflict \(axes) of '\(item)': \(list(phrases, omittedCount))"
  }
}

extension LayoutTie {
  fileprivate var summary: String {
    let texts = list(constraints.map { $0.phrase }, omittedCount)
    return "warning: tie at \(priority.number) for \(points(amount)): \(texts)"
  }
}

extension LayoutConflict.Member {
  /// The constraint, and where it is from.
  var phrase: String {
    let place = location.map { "(\($0))" } ?? origin.words
    return place.isEmpty ? text : "\(text) \(place)"
  }
}

private func list(_ texts: [String], _ omittedCount: Int) -> String {
  texts.joined(separator: ", ") + (omittedCount > 0 ? " and \(omittedCount) more" : "")
}

import AnchorageHeadless

/// How a stack view arranges its subviews.
package struct InterfaceStack: Hashable, Sendable {
  package var axis: LayoutAxis = .horizontal
  package var distribution: LayoutStackView.Distribution = .fill
  package var alignment: LayoutStackView.Alignment = .fill
  package var spacing: Double = 0
  /// Whether the spacing is the system's; then ``spacing`` is 8.
  package var hasSystemSpacing = false
  package var isBaselineRelative = false
  /// Whether the file states margins, inside which the views are arranged.
  package var isMarginsRelative = false
  /// The spacing after views, by their identifiers, where it is not ``spacing``.
  package var customSpacing: [String: Double] = [:]
  /// Whether hidden views keep their room, as those of AppKit may.
  package var keepsHiddenViews = false
  /// The reason why the stack view is not laid out here, as the end of a sentence; `nil` if it is.
  package var unsupported: String?

  package init() {}
}

extension InterfaceStack {
  /// The distributions as files name them.
  package static let distributions: [String: LayoutStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  /// The alignments as files name them.
  package static let alignments: [String: LayoutStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
    "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
  ]
}

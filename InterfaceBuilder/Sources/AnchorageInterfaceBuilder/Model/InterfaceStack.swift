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
  /// What only a stack view of AppKit has; `nil` for one of UIKit. Then ``distribution`` and ``alignment`` are the nearest of UIKit.
  package var appKit: InterfaceGravityStack?

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

/// How a stack view of AppKit arranges its subviews.
package struct InterfaceGravityStack: Hashable, Sendable {
  package var distribution: LayoutGravityStackView.Distribution = .gravityAreas
  /// `nil` for the standard one of its axis.
  package var alignment: LayoutAttribute?
  /// The areas of views, by their identifiers, where that is not the leading one.
  package var areas: [String: LayoutGravityStackView.Gravity] = [:]
  package var hugging = LayoutContentPriorities.low
  package var clippingResistance = LayoutContentPriorities.required
  /// The visibility priorities of views, by their identifiers, where these are not 1000.
  package var visibility: [String: Float] = [:]

  package init() {}
}

extension InterfaceGravityStack {
  /// The distributions as files name them.
  package static let distributions: [String: LayoutGravityStackView.Distribution] = [
    "gravityAreas": .gravityAreas, "fill": .fill, "fillEqually": .fillEqually,
    "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
    "equalCentering": .equalCentering,
  ]

  /// The elements of files whose views are in an area.
  package static let areaElements: [String: LayoutGravityStackView.Gravity] = [
    "beginningViews": .leading, "middleViews": .center, "endViews": .trailing,
  ]
}

extension LayoutView {
  /// Whether the view is a stack view, of UIKit or of AppKit.
  var isStack: Bool { self is LayoutStackView || self is LayoutGravityStackView }

  /// The views that a stack view arranges; none for other views.
  var arranged: [LayoutView] {
    (self as? LayoutStackView)?.arrangedSubviews ?? (self as? LayoutGravityStackView)?.views ?? []
  }
}

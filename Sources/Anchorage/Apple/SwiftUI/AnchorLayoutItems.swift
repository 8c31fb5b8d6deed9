#if canImport(SwiftUI) && !ANCHORAGE_HEADLESS_ONLY
import SwiftUI

/// The views that the constraints of an ``AnchorLayout`` are about.
///
///     AnchorLayout { items in
///       items.views.distribute(.horizontal, spacing: 8, in: items.root)
///       items["title"].top == items.root.top + 16
///     }
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct AnchorLayoutItems {
  /// The view that stands for the layout's own bounds.
  public let root = LayoutView(name: "root")
  /// A view for each subview, in their order.
  public let views: [LayoutView]

  init(names: [String]) {
    views = names.map { LayoutView(name: $0) }
    for view in views {
      view.measuredContent = SubviewContent()
      root.addSubview(view)
    }
  }

  /// The view for the first subview with a name that `layoutName(_:)` gave it.
  ///
  /// A name that no subview has is a mistake, and stands for a view of no size. For a subview that comes and
  /// goes, ask ``contains(_:)`` first.
  public subscript(name: String) -> LayoutView {
    if let view = root.subviews.first(where: { $0.name == name }) { return view }
    let known = views.map { $0.name }.filter { !$0.isEmpty }
    root.record(LayoutMistake(.unknownName(name, known: known), item: root.name))
    let view = LayoutView(name: name)
    view.measuredContent = SubviewContent()
    root.addSubview(view)
    return view
  }

  /// Whether a subview has a name.
  public func contains(_ name: String) -> Bool {
    views.contains { $0.name == name }
  }

  /// Hands over what went wrong when the constraints were declared.
  func takeMistakes() -> [LayoutMistake] {
    var mistakes: [LayoutMistake] = []
    var views = [root]
    while let view = views.popLast() {
      mistakes += view.takeMistakes() + view.allGuides.flatMap { $0.takeMistakes() }
      views += view.subviews.reversed()
    }
    return mistakes
  }

  /// Runs `body` while the views are measured by SwiftUI's proxies, which are good for one call.
  func measuring<Result>(_ subviews: LayoutSubviews, _ body: (LayoutView) -> Result) -> Result {
    root.layoutDirection = subviews.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    for (subview, view) in zip(subviews, views) {
      (view.measuredContent as? SubviewContent)?.subview = subview
      view.invalidateIntrinsicContentSize()
    }
    defer { for view in views { (view.measuredContent as? SubviewContent)?.subview = nil } }
    return body(root)
  }
}

/// The content of one of SwiftUI's views.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
final class SubviewContent: MeasuredContent {
  var subview: LayoutSubview?

  /// The ideal size, or the size in the width that the view got.
  private var proposal: ProposedViewSize {
    ProposedViewSize(width: laidOutWidth.map { CGFloat($0) }, height: nil)
  }

  override var wrapsAtLaidOutWidth: Bool { subview != nil }

  override var size: LayoutSize {
    guard let subview else { return .zero }
    let ideal = subview.sizeThatFits(.unspecified)
    let size = subview.sizeThatFits(proposal)
    // A view that takes any width wants its ideal one.
    return LayoutSize(width: metric(min(size.width, ideal.width)), height: metric(size.height))
  }

  /// An extent without an end is none.
  private func metric(_ extent: CGFloat) -> Double { extent.isFinite ? extent : LayoutView.noIntrinsicMetric }

  override var firstBaselineOffsetFromTop: Double {
    guard let subview else { return 0 }
    return subview.dimensions(in: proposal)[VerticalAlignment.firstTextBaseline]
  }

  override var baselineOffsetFromBottom: Double {
    guard let dimensions = subview?.dimensions(in: proposal) else { return 0 }
    return dimensions.height - dimensions[VerticalAlignment.lastTextBaseline]
  }
}
#endif

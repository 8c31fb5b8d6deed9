import Anchorage

#if canImport(SwiftUI) && !ANCHORAGE_HEADLESS_ONLY
import SwiftUI

/// The items that an ``AnchorLayout`` relates: its own bounds and its subviews.
///
///     AnchorLayout { items in
///       items.views.distribute(.horizontal, spacing: 8, in: items.root)
///       items["title"].top == items.root.top + 16
///     }
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct AnchorLayoutItems {
  /// The view that represents the layout's own bounds.
  public let root = LayoutView(name: "root")
  /// A view for each subview, in order.
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
  /// A name without a subview is a mistake; the result is a view without content. For an optional subview,
  /// check ``contains(_:)`` first.
  public subscript(name: String) -> LayoutView {
    if let view = root.subviews.first(where: { $0.name == name }) { return view }
    let known = views.map { $0.name }.filter { !$0.isEmpty }
    root.record(LayoutMistake(.unknownName(name, known: known), item: root.name))
    let view = LayoutView(name: name)
    view.measuredContent = SubviewContent()
    root.addSubview(view)
    return view
  }

  /// Whether a subview has the given name.
  public func contains(_ name: String) -> Bool {
    views.contains { $0.name == name }
  }

  /// Removes and returns the mistakes made when the constraints were declared.
  func takeMistakes() -> [LayoutMistake] {
    var mistakes: [LayoutMistake] = []
    var views = [root]
    while let view = views.popLast() {
      mistakes += view.takeMistakes() + view.allGuides.flatMap { $0.takeMistakes() }
      views += view.subviews.reversed()
    }
    return mistakes
  }

  /// Runs `body` while the views are measured by SwiftUI's proxies, which are valid during one call.
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
#endif

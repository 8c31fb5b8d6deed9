#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Between the platform's priorities, relations and insets and Anchorage's.

extension LayoutPriority {
  /// Creates the same priority.
  public init(_ priority: _PlatformPriority) {
    self.init(rawValue: priority.rawValue)
  }
}

extension _PlatformPriority {
  /// Creates the same priority.
  public init(_ priority: LayoutPriority) {
    self.init(rawValue: priority.rawValue)
  }
}

// The raw values are the same.

extension LayoutRelation {
  package init(_ relation: NSLayoutConstraint.Relation) {
    self = LayoutRelation(rawValue: relation.rawValue) ?? .equal
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: LayoutRelation) {
    self = NSLayoutConstraint.Relation(rawValue: relation.rawValue) ?? .equal
  }
}

extension LayoutInsets {
  /// Creates the same insets.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// Creates insets for edges that do not follow the layout direction, such as `view.edges.absolute`.
  public init(absolute insets: _PlatformEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
#endif

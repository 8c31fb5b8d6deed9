#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Between the platform's priorities and insets and Anchorage's.

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

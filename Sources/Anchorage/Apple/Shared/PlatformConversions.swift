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

// Disfavoured, so that `~ .required`, which both have, means Anchorage's. That for numbers is in `Typing/`.
extension _PlatformPriority {
  /// Gives a side a priority of the platform's: `view.leading == root.leading ~ UILayoutPriority.defaultHigh`.
  @_disfavoredOverload
  public static func ~ <Side: LayoutPrioritizable>(side: Side, priority: _PlatformPriority) -> Side {
    side.withPriority(LayoutPriority(priority))
  }

  /// Gives a size that the size of an item is compared with a priority of the platform's.
  @_disfavoredOverload
  public static func ~ <Backend>(size: LayoutSize, priority: _PlatformPriority) -> SizeAnchors<Backend> {
    size ~ LayoutPriority(priority)
  }

  /// Gives a range that a dimension must lie in a priority of the platform's.
  @_disfavoredOverload
  public static func ~ (bounds: ClosedRange<Double>, priority: _PlatformPriority) -> LayoutRange {
    LayoutRange(bounds, priority: LayoutPriority(priority))
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

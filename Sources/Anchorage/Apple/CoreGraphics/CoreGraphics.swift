#if canImport(CoreGraphics) && !ANCHORAGE_HEADLESS_ONLY
import CoreGraphics

// Core Graphics' points, sizes and rectangles in the places of Anchorage's. A `CGFloat` converts to `Double`
// by itself.

// MARK: - Conversions

extension LayoutPoint {
  /// Creates the same point.
  public init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension LayoutSize {
  /// Creates the same size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension LayoutRect {
  /// Creates the same rectangle; a negative extent is kept as it is.
  public init(_ rect: CGRect) {
    self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size))
  }
}

extension CGPoint {
  /// Creates the same point.
  public init(_ point: LayoutPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGSize {
  /// Creates the same size.
  public init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGRect {
  /// Creates the same rectangle.
  public init(_ rect: LayoutRect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

// MARK: - Targets and offsets

extension SizeAnchors {
  /// Constrains both extents to be those of a size.
  @discardableResult
  public static func == (a: SizeAnchors, size: CGSize) -> ConstraintGroup<Backend> { a == LayoutSize(size) }

  /// Constrains both extents to be at most those of a size.
  @discardableResult
  public static func <= (a: SizeAnchors, size: CGSize) -> ConstraintGroup<Backend> { a <= LayoutSize(size) }

  /// Constrains both extents to be at least those of a size.
  @discardableResult
  public static func >= (a: SizeAnchors, size: CGSize) -> ConstraintGroup<Backend> { a >= LayoutSize(size) }

  /// Returns the sum of two sizes.
  public static func + (a: SizeAnchors, size: CGSize) -> SizeAnchors { a + LayoutSize(size) }

  /// Returns the difference of two sizes.
  public static func - (a: SizeAnchors, size: CGSize) -> SizeAnchors { a - LayoutSize(size) }
}

extension PointAnchors {
  /// Returns the point moved by another one.
  public static func + (a: PointAnchors, point: CGPoint) -> PointAnchors { a + LayoutPoint(point) }

  /// Returns the point moved back by another one.
  public static func - (a: PointAnchors, point: CGPoint) -> PointAnchors { a - LayoutPoint(point) }
}

extension LayoutPriority {
  /// Gives a size that an item's is compared with a priority.
  public static func ~ <Backend>(size: CGSize, priority: LayoutPriority) -> SizeAnchors<Backend> {
    LayoutSize(size) ~ priority
  }
}
#endif

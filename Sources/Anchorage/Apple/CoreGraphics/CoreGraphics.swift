#if canImport(CoreGraphics) && !ANCHORAGE_HEADLESS_ONLY
import CoreGraphics

// Conversions between the geometry of Core Graphics and Anchorage. A `CGFloat` converts to `Double` by
// itself.

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
  /// Creates the same rectangle; a negative width or height is kept.
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
  /// Constrains both dimensions to be those of a size.
  @discardableResult
  public static func == (a: SizeAnchors, size: CGSize) -> ConstraintGroup<Backend> { a == LayoutSize(size) }

  /// Constrains both dimensions to be at most those of a size.
  @discardableResult
  public static func <= (a: SizeAnchors, size: CGSize) -> ConstraintGroup<Backend> { a <= LayoutSize(size) }

  /// Constrains both dimensions to be at least those of a size.
  @discardableResult
  public static func >= (a: SizeAnchors, size: CGSize) -> ConstraintGroup<Backend> { a >= LayoutSize(size) }

  /// Returns the sum of two sizes.
  public static func + (a: SizeAnchors, size: CGSize) -> SizeAnchors { a + LayoutSize(size) }

  /// Returns the difference of two sizes.
  public static func - (a: SizeAnchors, size: CGSize) -> SizeAnchors { a - LayoutSize(size) }
}

extension PointAnchors {
  /// Returns the point moved by a distance along each axis.
  public static func + (a: PointAnchors, point: CGPoint) -> PointAnchors { a + LayoutPoint(point) }

  /// Returns the point moved back by a distance along each axis.
  public static func - (a: PointAnchors, point: CGPoint) -> PointAnchors { a - LayoutPoint(point) }
}

extension LayoutPriority {
  /// Gives a priority to a size that the size of an item is compared with.
  public static func ~ <Backend>(size: CGSize, priority: LayoutPriority) -> SizeAnchors<Backend> {
    LayoutSize(size) ~ priority
  }
}
#endif

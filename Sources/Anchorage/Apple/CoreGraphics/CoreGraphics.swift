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

// Disfavoured, so that `.zero` and `.init(width: 8, height: 8)` are Anchorage's own, as they are elsewhere.

extension SizeAnchors {
  /// Constrains both dimensions to be those of a size.
  @_disfavoredOverload @discardableResult
  public static func == (a: SizeAnchors, size: CGSize) -> ConstraintGroup<Backend> { a == LayoutSize(size) }

  /// Constrains both dimensions to be at most those of a size.
  @_disfavoredOverload @discardableResult
  public static func <= (a: SizeAnchors, size: CGSize) -> ConstraintGroup<Backend> { a <= LayoutSize(size) }

  /// Constrains both dimensions to be at least those of a size.
  @_disfavoredOverload @discardableResult
  public static func >= (a: SizeAnchors, size: CGSize) -> ConstraintGroup<Backend> { a >= LayoutSize(size) }

  /// Returns the sum of two sizes.
  @_disfavoredOverload
  public static func + (a: SizeAnchors, size: CGSize) -> SizeAnchors { a + LayoutSize(size) }

  /// Returns the difference of two sizes.
  @_disfavoredOverload
  public static func - (a: SizeAnchors, size: CGSize) -> SizeAnchors { a - LayoutSize(size) }
}

extension PointAnchors {
  /// Returns the point moved by a distance along each axis.
  @_disfavoredOverload
  public static func + (a: PointAnchors, point: CGPoint) -> PointAnchors { a + LayoutPoint(point) }

  /// Returns the point moved back by a distance along each axis.
  @_disfavoredOverload
  public static func - (a: PointAnchors, point: CGPoint) -> PointAnchors { a - LayoutPoint(point) }
}

/// Core Graphics' size, for `~`.
@_documentation(visibility: internal)
public typealias _CoreGraphicsSize = CGSize

// MARK: - Refusals

// Core Graphics' types are refused wherever Anchorage's own types are, in the same words; see `_No`.

extension CGFloat: _LayoutScalar {}
extension CGPoint: _LayoutSide {}

// Unavailable so that they may name refusals.

@_documentation(visibility: internal)
@available(*, unavailable)
extension CGFloat {
  /// Numbers beside anchors other than dimensions are refused.
  public typealias _Misfit = _LayoutRefusal<_No.PlaceAndNumber>
  /// Numbers beside edges are refused.
  public typealias _BesideEdges = _LayoutRefusal<_No.RectangleAndNumber>
  /// Numbers beside points are refused.
  public typealias _BesidePoint = _LayoutRefusal<_No.RectangleAndNumber>
  /// Priorities inside expressions are refused.
  public typealias _WithPriority = _LayoutRefusal<_No.PrioritizedNumber>
}

@_documentation(visibility: internal)
@available(*, unavailable)
extension CGPoint {
  /// Coordinates without an origin are refused.
  public typealias _Misfit = _LayoutRefusal<_No.Coordinates>
}
#endif

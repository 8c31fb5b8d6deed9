/// A rectangle, in points, with its origin at the top left.
///
///     let frame = LayoutRect(x: 16, y: 8, width: 100, height: 40)
///     frame.maxX  // 116
///     frame.midY  // 28
public struct LayoutRect: Hashable, Sendable, BitwiseCopyable {
  /// The top left corner.
  public var origin: LayoutPoint
  /// The width and the height.
  public var size: LayoutSize

  /// Creates a rectangle from its top left corner and its size.
  @inlinable public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    origin = LayoutPoint(x: x, y: y)
    size = LayoutSize(width: width, height: height)
  }

  /// The empty rectangle at (0, 0).
  @inlinable public static var zero: LayoutRect { LayoutRect(x: 0, y: 0, width: 0, height: 0) }

  /// The distance from the left to the right edge.
  public var width: Double { size.width }
  /// The distance from the top to the bottom edge.
  public var height: Double { size.height }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// Halfway between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// Halfway between the top and the bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
}

/// A point in a coordinate system whose x grows rightwards and whose y grows downwards.
///
///     let corner = LayoutPoint(x: 16, y: 8)
///     LayoutRect(origin: corner, size: LayoutSize(width: 100, height: 40)).maxX  // 116
public struct LayoutPoint: Hashable, Sendable, BitwiseCopyable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The point at (0, 0).
  @inlinable public static var zero: LayoutPoint { LayoutPoint() }
}

extension LayoutPoint {
  /// The distance along an axis.
  package subscript(axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }
}

/// A width and a height, in points.
///
///     icon.size == LayoutSize(width: 24, height: 16)
///     LayoutSize(width: 24, height: 16)[.horizontal]  // 24
public struct LayoutSize: Hashable, Sendable, BitwiseCopyable {
  /// The dimension along x.
  public var width: Double
  /// The dimension along y.
  public var height: Double

  /// Creates a size from a width and a height.
  @inlinable public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The size 0 × 0.
  @inlinable public static var zero: LayoutSize { LayoutSize() }

  /// The width or the height.
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension LayoutRect {
  /// The part that two rectangles share; its width or height is 0 or less if they don't overlap.
  package func intersection(_ other: LayoutRect) -> LayoutRect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return LayoutRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// Whether another rectangle lies inside, up to rounding errors.
  package func contains(_ other: LayoutRect) -> Bool {
    let slack = 1e-6
    return minX <= other.minX + slack && minY <= other.minY + slack && maxX >= other.maxX - slack
      && maxY >= other.maxY - slack
  }
}

// How geometry reads in a debugger, in a failed expectation and in `print`: short, in the order of the
// initializers.

extension LayoutPoint: CustomStringConvertible {
  /// The coordinates: `(16, 8)`.
  public var description: String { "(\(text(of: x)), \(text(of: y)))" }
}

extension LayoutSize: CustomStringConvertible {
  /// The width and the height: `100 × 40`.
  public var description: String { "\(text(of: width)) × \(text(of: height))" }
}

extension LayoutRect: CustomStringConvertible {
  /// The left and the top edge, the width and the height: `(16, 8, 100, 40)`.
  public var description: String {
    "(\(text(of: minX)), \(text(of: minY)), \(text(of: width)), \(text(of: height)))"
  }
}

extension LayoutInsets: CustomStringConvertible {
  /// The four distances: `(top: 8, leading: 16, bottom: 8, trailing: 16)`.
  public var description: String {
    "(top: \(text(of: top)), leading: \(text(of: leading)), bottom: \(text(of: bottom)), trailing: \(text(of: trailing)))"
  }
}

extension LayoutContentPriorities: CustomStringConvertible {
  /// The two priorities: `(horizontal: 251, vertical: .low)`.
  public var description: String { "(horizontal: \(horizontal), vertical: \(vertical))" }
}

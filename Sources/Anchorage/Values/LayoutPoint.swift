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
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The point at (0, 0).
  public static let zero = LayoutPoint()
}

extension LayoutPoint {
  /// The distance along an axis.
  package subscript(axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }
}

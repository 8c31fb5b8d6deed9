/// A rectangle, in points, with its origin at the top left.
///
///     let frame = LayoutRect(x: 16, y: 8, width: 100, height: 40)
///     frame.maxX  // 116
///     frame.midY  // 28
public struct LayoutRect: Hashable, Sendable, BitwiseCopyable {
  /// The top left corner.
  public var origin: LayoutPoint
  /// The extents.
  public var size: LayoutSize

  /// Creates a rectangle from its corner and extents.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = LayoutPoint(x: x, y: y)
    size = LayoutSize(width: width, height: height)
  }

  /// The rectangle without extents at (0, 0).
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
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

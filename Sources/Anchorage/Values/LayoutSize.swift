/// A width and a height, in points.
///
///     icon.size == LayoutSize(width: 24, height: 16)
///     LayoutSize(width: 24, height: 16)[.horizontal]  // 24
public struct LayoutSize: Hashable, Sendable, BitwiseCopyable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a size from its extents.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The size 0 × 0.
  public static let zero = LayoutSize()

  /// The extent along an axis.
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

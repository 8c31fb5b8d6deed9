/// A set of edges of a rectangle.
///
///     header.pinToSuperview([.top, .horizontal])
///     header.pinToSuperview(LayoutEdges.all.subtracting(.bottom))  // the same
public struct LayoutEdges: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = LayoutEdges(rawValue: 1)
  /// The leading edge.
  public static let leading = LayoutEdges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = LayoutEdges(rawValue: 4)
  /// The trailing edge.
  public static let trailing = LayoutEdges(rawValue: 8)
  /// The leading and the trailing edge.
  public static let horizontal: LayoutEdges = [.leading, .trailing]
  /// The top and the bottom edge.
  public static let vertical: LayoutEdges = [.top, .bottom]
  /// All four edges.
  public static let all: LayoutEdges = [.top, .leading, .bottom, .trailing]
}

/// A set of edges of a rectangle.
///
///     header.pinToSuperview([.top, .horizontal])
///     header.pinToSuperview(LayoutEdges.all.subtracting(.bottom))  // the same
public struct LayoutEdges: OptionSet, Hashable, Sendable {
  /// The bits, one for each edge.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The top edge.
  @inlinable public static var top: LayoutEdges { LayoutEdges(rawValue: 1) }
  /// The leading edge.
  @inlinable public static var leading: LayoutEdges { LayoutEdges(rawValue: 2) }
  /// The bottom edge.
  @inlinable public static var bottom: LayoutEdges { LayoutEdges(rawValue: 4) }
  /// The trailing edge.
  @inlinable public static var trailing: LayoutEdges { LayoutEdges(rawValue: 8) }
  /// The leading and the trailing edge.
  @inlinable public static var horizontal: LayoutEdges { leading.union(trailing) }
  /// The top and the bottom edge.
  @inlinable public static var vertical: LayoutEdges { top.union(bottom) }
  /// All four edges.
  @inlinable public static var all: LayoutEdges { horizontal.union(vertical) }
}

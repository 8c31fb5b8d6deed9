/// Distances from the edges of a rectangle towards its centre, in points.
///
///     card.edges == root.edges.inset(by: LayoutInsets(top: 8, leading: 16))
///     LayoutInsets(8) == LayoutInsets(top: 8, leading: 8, bottom: 8, trailing: 8)  // true
///
/// `leading` and `trailing` follow the layout direction of the view they are used on: leading is left in a
/// left-to-right view and right in a right-to-left one.
public struct LayoutInsets: Hashable, Sendable, BitwiseCopyable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates insets, edge by edge.
  @inlinable public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the same inset on every edge.
  @inlinable public init(_ distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// Creates the same inset on both edges of each axis: `LayoutInsets(horizontal: 16, vertical: 8)`.
  @inlinable public init(horizontal: Double, vertical: Double = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Creates the same inset on the top and the bottom edge.
  @inlinable public init(vertical: Double) {
    self.init(horizontal: 0, vertical: vertical)
  }

  /// No distance on any edge.
  @inlinable public static var zero: LayoutInsets { LayoutInsets() }
}

extension LayoutInsets {
  /// The insets of both edges along an axis.
  @inlinable package func ends(along axis: LayoutAxis) -> (near: Double, far: Double) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }

  package func left(in direction: LayoutDirection) -> Double {
    direction == .leftToRight ? leading : trailing
  }

  package func right(in direction: LayoutDirection) -> Double {
    direction == .leftToRight ? trailing : leading
  }

  /// The first number that the solver wouldn't accept, in the order top, leading, bottom, trailing.
  package var unacceptableNumber: Double? {
    if !isAcceptable(top) { return top }
    if !isAcceptable(leading) { return leading }
    if !isAcceptable(bottom) { return bottom }
    if !isAcceptable(trailing) { return trailing }
    return nil
  }
}

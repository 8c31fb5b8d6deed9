/// How long items become that are distributed along an axis.
public enum LayoutSizing: Hashable, Sendable {
  /// As long as their content and their other constraints make them.
  case intrinsic
  /// All as long as the first.
  case equal
  /// Each this long, in points.
  ///
  /// Between the ends of a container either the gaps or the container must be free to follow: ``LayoutSpacing/equal``
  /// and ``LayoutSpacing/evenly`` leave the gaps free, and fixed gaps make a container as long as its items.
  case fixed(Double)
}

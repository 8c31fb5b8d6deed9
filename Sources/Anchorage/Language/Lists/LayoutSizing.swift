/// How long distributed items are along their axis.
///
///     [a, b, c].distribute(.horizontal, spacing: 8, sizes: .equal, in: root)
///     [a, b, c].distribute(.horizontal, spacing: .evenly, sizes: .fixed(44), in: root)
public enum LayoutSizing: Hashable, Sendable {
  /// As long as their content and their other constraints make them.
  case intrinsic
  /// All as long as the first.
  case equal
  /// Each this long, in points.
  ///
  /// Between the ends of a container either the gaps or the container must be free to follow:
  /// ``LayoutSpacing/equal`` and ``LayoutSpacing/evenly`` leave the gaps free, and fixed gaps make a
  /// container as long as its items.
  case fixed(Double)
}

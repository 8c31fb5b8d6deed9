/// How long items become that are distributed along an axis.
public enum LayoutSizing: Hashable, Sendable {
  /// As long as their content and their other constraints make them.
  case intrinsic
  /// All as long as the first.
  case equal
  /// Each this long, in points.
  case fixed(Double)
}

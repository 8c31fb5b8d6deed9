/// One of the two directions in which things are laid out.
///
///     [a, b, c].distribute(.horizontal, spacing: 8)
///     LayoutSize(width: 320, height: 200)[.vertical]  // 200
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal = 0
  /// Along y.
  case vertical = 1
}

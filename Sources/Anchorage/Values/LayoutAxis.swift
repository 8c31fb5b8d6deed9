/// The axis along which items are laid out: horizontal or vertical.
///
///     [a, b, c].distribute(.horizontal, spacing: 8)
///     LayoutSize(width: 320, height: 200)[.vertical]  // 200
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal = 0
  /// Along y.
  case vertical = 1
}

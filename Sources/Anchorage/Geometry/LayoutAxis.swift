/// One of the two directions in which things are laid out.
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal = 0
  /// Along y.
  case vertical = 1
}

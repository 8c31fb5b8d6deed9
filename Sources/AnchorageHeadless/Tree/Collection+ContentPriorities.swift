import Anchorage

extension Collection where Element: LayoutView {
  /// Sets how strongly every view resists being larger than its content.
  ///
  ///     [icon, badge].setContentHuggingPriority(.required, for: .horizontal)
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    for view in self { view.setContentHuggingPriority(priority, for: axis) }
  }

  /// Sets how strongly every view resists being smaller than its content.
  ///
  ///     [icon, badge].setContentCompressionResistancePriority(.required, for: .horizontal)
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    for view in self { view.setContentCompressionResistancePriority(priority, for: axis) }
  }
}

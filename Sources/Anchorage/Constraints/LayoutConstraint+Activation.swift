extension LayoutConstraint {
  func activate() {}
  func deactivate() {}
  func record(_ reason: LayoutMistake.Reason) {}
}
extension LayoutView {
  final func releaseConstraints() {}
}

import AnchorageHeadless

extension Tree {
  /// The equations of a screen and of the edit of its text, for an engine that knows no views.
  func subject(withEquationsFor count: Int) throws -> Subject {
    let size = size(count)
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height))
    let parts = fill(root, count: count, hasConflict: false)
    // Only texts that wrap have to be laid out first.
    if root.hasWrappingText { root.layoutIfNeeded() }
    return Subject(self, count, equations: try TreeEquations(of: root, edit: parts.edit))
  }
}

extension LayoutView {
  fileprivate var hasWrappingText: Bool {
    if let label = self as? LayoutLabel, label.numberOfLines != 1 { return true }
    return subviews.contains { $0.hasWrappingText }
  }
}

import AnchorageHeadless

/// Anchorage with the screens that people write: views, constraints in its language, real texts.
final class TreeViews: Contestant {
  let name = "Anchorage"
  private var subject: Subject?
  private(set) var root = LayoutView()
  private(set) var parts: Tree.Parts?
  private var views: [LayoutView] = []
  private var rectangles: [LayoutRect] = []
  /// The original text in the middle.
  private var text = ""

  func supports(_ action: Action, of subject: Subject) -> Bool { subject.tree != nil }

  func take(_ subject: Subject) {
    discard()
    self.subject = subject
  }

  func discard() {
    root = LayoutView()
    parts = nil
    (views, rectangles) = ([], [])
  }

  func perform(_ action: Action, round: Int) {
    guard let subject, let tree = subject.tree else { return }
    switch action {
    case .build:
      let size = subject.size(0)
      let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height))
      let parts = tree.fill(root, count: subject.count, hasConflict: subject.hasConflict)
      (self.root, self.parts, text) = (root, parts, parts.edit?.label.text ?? "")
      root.layoutIfNeeded()
      root.subviews.forEach(collect)
      rectangles = views.map(\.frame)
      return
    case .resize:
      let size = subject.size(round)
      root.frame.size = LayoutSize(width: size.width, height: size.height)
    case .content:
      if let edit = parts?.edit { edit.label.text = round % 2 == 0 ? edit.text : text }
    case .constant, .swap, .grow, .ask: return
    }
    root.layoutIfNeeded()
    for index in views.indices { rectangles[index] = views[index].frame }
  }

  private func collect(_ view: LayoutView) {
    views.append(view)
    for child in view.subviews { collect(child) }
  }

  var frames: [Workload.Frame] { [] }

  var hasText: Bool { parts?.edit != nil }
}

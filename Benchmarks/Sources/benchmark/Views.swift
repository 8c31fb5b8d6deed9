import AnchorageHeadless

/// Anchorage as it is used: a tree of views, constraints in its language, frames read from the views.
final class Views: Contestant {
  let name = "Anchorage"
  private var subject: Subject?
  private var tree: ViewTree?
  private var rectangles: [LayoutRect] = []

  func supports(_ action: Action, of subject: Subject) -> Bool {
    subject.kind != nil && !subject.isBackwards && action.applies(to: subject)
  }

  func take(_ subject: Subject) {
    discard()
    self.subject = subject
  }

  func discard() {
    tree = nil
    rectangles = []
  }

  func perform(_ action: Action, round: Int) {
    guard let subject else { return }
    let isChanged = round % 2 == 0
    switch action {
    case .build:
      let tree = ViewTree(subject, size: subject.size(0))
      self.tree = tree
      tree.root.layoutIfNeeded()
      rectangles = tree.views.map(\.frame)
      return
    case .resize:
      let size = subject.size(round)
      tree?.root.frame.size = LayoutSize(width: size.width, height: size.height)
    case .constant: tree?.changeConstant(by: isChanged ? 2 : 0)
    case .content:
      guard let body = tree?.cells[subject.count / 2].body else { return }
      body.content.height = subject.contents(of: subject.count / 2).body + (isChanged ? 16 : 0)
    case .swap: tree?.replaceLastCell(showing: subject.contents(of: subject.count - (isChanged ? 0 : 1)))
    case .grow:
      tree?.addWidths(reading: &rectangles)
      return
    case .ask: return
    }
    readFrames()
  }

  private func readFrames() {
    guard let tree else { return }
    tree.root.layoutIfNeeded()
    // Local variables are not checked for exclusive access, nor for sharing, while the clock runs.
    let views = tree.views
    rectangles.withUnsafeMutableBufferPointer { rectangles in
      for index in views.indices { rectangles[index] = views[index].frame }
    }
  }

  var frames: [Workload.Frame] {
    guard let tree else { return [] }
    var origins: [ObjectIdentifier: LayoutPoint] = [ObjectIdentifier(tree.root): LayoutPoint(x: 0, y: 0)]
    return zip(tree.views, rectangles).map { view, rectangle in
      let origin = view.superview.flatMap { origins[ObjectIdentifier($0)] } ?? LayoutPoint(x: 0, y: 0)
      let (x, y) = (origin.x + rectangle.origin.x, origin.y + rectangle.origin.y)
      origins[ObjectIdentifier(view)] = LayoutPoint(x: x, y: y)
      return Workload.Frame(x: x, y: y, width: rectangle.size.width, height: rectangle.size.height)
    }
  }
}

import AnchorageHeadless

/// A view whose content has a size of its own.
final class ContentView: LayoutView {
  var content = LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: LayoutSize { content }
}

/// A workload as views.
final class ViewTree {
  let root: LayoutView
  /// The views whose frames are read, in the order of the workload's boxes.
  private(set) var views: [LayoutView] = []
  private(set) var cells: [FeedCell] = []
  private let subject: Subject
  /// The constraint that ``changeConstant(by:)`` changes, and its constant before.
  private var changed: (constraint: LayoutConstraint, constant: Double)?

  init(_ subject: Subject, size: (width: Double, height: Double)) {
    self.subject = subject
    root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height))
    addViews()
  }

  private func addViews() {
    switch subject.kind {
    case .siblings: addSiblings()
    case .chain: addChain()
    case .nested: addNest()
    case .cells:
      views.reserveCapacity(8 * subject.count)
      for index in 0..<subject.count { addCell(showing: subject.contents(of: index)) }
    case nil: break
    }
  }

  func changeConstant(by addition: Double) {
    if let changed { changed.constraint.constant = changed.constant + addition }
  }

  private func add(to parent: LayoutView) -> LayoutView {
    let view = LayoutView()
    parent.addSubview(view)
    views.append(view)
    return view
  }

  private func note(_ constraint: LayoutConstraint, at index: Int) {
    if index == subject.count / 2 { changed = (constraint, constraint.constant) }
  }
}

// MARK: - Siblings, chains, nests

extension ViewTree {
  private func addSiblings() {
    for index in 0..<subject.count {
      let view = add(to: root), offset = Double(index % 10)
      view.leading == root.leading + offset
      view.top == root.top + offset
      if subject.missingCount == 0 { note(view.width == root.width / 4 + offset, at: index) }
      view.height == root.height / 8 + offset
    }
  }

  /// Gives the siblings their widths, and reads each one's frame.
  func addWidths(reading rectangles: inout [LayoutRect]) {
    for (index, view) in views.enumerated() {
      view.width == root.width / 4 + Double(index % 10)
      root.layoutIfNeeded()
      rectangles[index] = view.frame
    }
  }

  private func addChain() {
    for index in 0..<subject.count {
      let previous = views.last, view = add(to: root)
      view.top == root.top
      if let previous {
        note(view.leading == previous.trailing + 8, at: index)
        view.width == views[0].width
        view.height == views[0].height
      } else {
        view.leading == root.leading
        view.height == root.height
      }
    }
    if let last = views.last { last.trailing == root.trailing }
  }

  private func addNest() {
    var parent = root
    for index in 0..<subject.count {
      let view = add(to: parent)
      note(view.top == parent.top + 1, at: index)
      view.leading == parent.leading + 1
      view.bottom == parent.bottom - 1
      view.trailing == parent.trailing - 1
      parent = view
    }
  }
}

// MARK: - Cells

extension ViewTree {
  private func addCell(showing content: Workload.Content) {
    let cell = FeedCell(showing: content)
    root.addSubview(cell.view)
    cell.view.leading == root.leading
    cell.view.top == cells.last?.view.bottom ?? root.top
    cell.view.width == root.width
    note(cell.buttonHeight, at: cells.count)
    cells.append(cell)
    cell.addViews(to: &views)
  }

  func replaceLastCell(showing content: Workload.Content) {
    cells.removeLast().view.removeFromSuperview()
    views.removeLast(8)
    let _: ConstraintGroup<HeadlessBackend> = batch { addCell(showing: content) }
  }
}

/// A post in a feed: eight views and forty constraints, ten of which are what its content wants.
final class FeedCell {
  let view = LayoutView(), avatar = LayoutView(), line = LayoutView()
  let name = ContentView(), time = ContentView(), body = ContentView()
  let like = ContentView(), share = ContentView()
  let buttonHeight: LayoutConstraint

  init(showing content: Workload.Content) {
    buttonHeight = like.height == 24
    // One by one: an array of them would be made and counted while the clock runs.
    view.addSubview(avatar)
    view.addSubview(name)
    view.addSubview(time)
    view.addSubview(body)
    view.addSubview(like)
    view.addSubview(share)
    view.addSubview(line)
    place()
    let none = LayoutView.noIntrinsicMetric
    show(LayoutSize(width: content.time, height: none), in: time, 500)
    show(LayoutSize(width: content.name, height: none), in: name, 450)
    show(LayoutSize(width: none, height: content.body), in: body, 425)
    show(LayoutSize(width: content.like, height: none), in: like, 400)
    show(LayoutSize(width: content.share, height: none), in: share, 350)
  }

  private func show(_ size: LayoutSize, in part: ContentView, _ resistance: LayoutPriority) {
    part.content = size
    part.compressionResistance = LayoutContentPriorities(resistance)
  }

  /// Adds the views in the order of the workload's boxes.
  func addViews(to views: inout [LayoutView]) {
    views.append(view)
    views.append(avatar)
    views.append(name)
    views.append(time)
    views.append(body)
    views.append(like)
    views.append(share)
    views.append(line)
  }

  private func place() {
    avatar.leading == view.leading + 12
    avatar.top == view.top + 12
    avatar.width == 40
    avatar.height == 40
    name.leading == avatar.trailing + 8
    name.top == view.top + 12
    name.height == 20
    time.trailing == view.trailing - 12
    time.top == name.top
    time.height == name.height
    body.leading == name.leading
    body.trailing == view.trailing - 12
    body.top == name.bottom + 4
    like.leading == name.leading
    like.top == body.bottom + 8
    share.leading == like.trailing + 16
    share.top == like.top
    share.height == like.height
    line.leading == view.leading
    line.width == view.width
    line.height == 1
    line.bottom == view.bottom
    view.bottom == like.bottom + 12
    name.trailing <= time.leading - 8
    share.trailing <= view.trailing - 12
    avatar.bottom <= view.bottom - 12
  }
}

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

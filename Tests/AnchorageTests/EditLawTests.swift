import Testing

@testable import Anchorage

/// Random trees edited at random: whatever happened to a tree, it looks like a new one that says the same.
struct EditLawTests {
  @Test(arguments: 0..<300)
  func `a tree with a past looks like a new one`(seed: Int) {
    checkEdits(seed: seed, isIncremental: true)
  }

  @Test(arguments: 0..<60)
  func `so does a tree whose solver follows no changes`(seed: Int) {
    checkEdits(seed: seed, isIncremental: false)
  }

  private func checkEdits(seed: Int, isIncremental: Bool) {
    let editor = TreeEditor(seed: seed)
    let live = editor.tree
    live.root.isIncremental = isIncremental
    live.root.layoutIfNeeded()
    for _ in 0..<12 {
      let edit = editor.edit()
      guard editor.writer.random.chance(60) else { continue }
      live.root.layoutIfNeeded()
      let fresh = RandomTree(like: live)
      fresh.root.layoutIfNeeded()
      let differences = live.lines(otherThanIn: fresh.lines)
      #expect(differences == [], "seed \(seed), after \(edit)\n\(live.text)")
      if !differences.isEmpty { return }
    }
  }

  @Test(arguments: 0..<200)
  func `a tree that is resized between edits looks like a new one`(seed: Int) {
    checkResizes(seed: seed, isIncremental: true)
  }

  @Test(arguments: 0..<40)
  func `so does a resized tree whose solver follows no changes`(seed: Int) {
    checkResizes(seed: seed, isIncremental: false)
  }

  private func checkResizes(seed: Int, isIncremental: Bool) {
    let editor = TreeEditor(seed: 200_000 + seed)
    let live = editor.tree
    live.root.isIncremental = isIncremental
    if seed % 4 == 0 { live.root.displayScale = [1, 2, 3][seed / 4 % 3] }
    live.root.layoutIfNeeded()
    for _ in 0..<4 {
      let edit = editor.writer.random.chance(70) ? editor.edit() : editor.moveByHand()
      for round in 0..<4 {
        editor.resizeBothWays()
        live.root.layoutIfNeeded()
        let fresh = RandomTree(like: live)
        fresh.root.displayScale = live.root.displayScale
        fresh.root.layoutIfNeeded()
        let differences = live.lines(otherThanIn: fresh.lines)
        #expect(differences == [], "seed \(seed), resize \(round) after \(edit)\n\(live.text)")
        if !differences.isEmpty { return }
      }
    }
  }

  @Test(arguments: 0..<300)
  func `edits in the middle of passes and questions leave nothing behind`(seed: Int) {
    let editor = TreeEditor(seed: 100_000 + seed)
    let live = editor.tree
    live.root.layoutIfNeeded()
    var log: [String] = []
    for _ in 0..<12 {
      log.append(editor.editSometime { log.append($0) })
      guard editor.writer.random.chance(50) else { continue }
      live.root.layoutIfNeeded()
      editor.forgetIntentions()
      let fresh = RandomTree(like: live)
      fresh.root.layoutIfNeeded()
      let differences = live.lines(otherThanIn: fresh.lines)
      #expect(differences == [], "seed \(seed), after\n\(log.joined(separator: "\n"))\n\(live.text)")
      if !differences.isEmpty { return }
    }
  }
}

/// Changes a tree and its plan in step.
private final class TreeEditor {
  var writer: TreeWriter
  let tree: RandomTree

  init(seed: Int) {
    writer = TreeWriter(seed: seed)
    tree = RandomTree(writer.write())
  }

  /// Does something to the tree; returns what it was.
  func edit() -> String {
    defer { tree.plan = writer.plan }
    let active = tree.constraints.indices.filter { tree.constraints[$0].isActive }
    switch (writer.random.int(1...100), active.isEmpty ? nil : writer.random.pick(active)) {
    case (...18, let index?): return changeConstant(index)
    case (...32, let index?): return changePriority(index)
    case (...40, let index?):
      tree.constraints[index].isActive = false
      return "off: \(tree.constraints[index])"
    case (...44, _): return reactivate()
    case (...54, _): return resize()
    case (...64, _): return changeView()
    case (...80, _): return move()
    case (...87, _): return addItem()
    default: return addRule()
    }
  }

  private func changeConstant(_ index: Int) -> String {
    writer.plan.rules[index].constant = Double(writer.random.int(-10...20) * 4)
    tree.constraints[index].constant = writer.plan.rules[index].constant
    return "constant of \(tree.constraints[index])"
  }

  private func changePriority(_ index: Int) -> String {
    writer.plan.rules[index].priority = writer.random.pick([.required, .high, 751, 250, 249.5])
    tree.constraints[index].priority = writer.plan.rules[index].priority
    return "priority of \(tree.constraints[index])"
  }

  /// Activates a constraint again, which makes it the last one.
  private func reactivate() -> String {
    let inactive = tree.constraints.indices.filter { !tree.constraints[$0].isActive }
    guard !inactive.isEmpty else { return "nothing" }
    let index = writer.random.pick(inactive)
    writer.plan.rules.append(writer.plan.rules.remove(at: index))
    return "on: \(tree.reactivate(index))"
  }

  private func addRule() -> String {
    let count = writer.plan.rules.count
    writer.addRule()
    guard let rule = writer.plan.rules.dropFirst(count).first else { return "nothing" }
    return "add \(tree.append(rule))"
  }
}

// MARK: - Moments

extension TreeEditor {
  private var views: [ContentView] { tree.items.compactMap { $0 as? ContentView } }

  /// Edits the tree, or has a view do so when its moment comes, or asks a view for a size; returns what it
  /// was.
  ///
  /// - Parameter note: Hears of what a view did.
  func editSometime(_ note: @escaping (String) -> Void) -> String {
    let view = writer.random.pick(views)
    switch writer.random.int(1...10) {
    case 1:
      view.intentions[.asked] = { [unowned self] in note("  \(edit())") }
      view.invalidateIntrinsicContentSize()
      return "\(view.name) edits when it is asked"
    case 2:
      view.intentions[.updating] = { [unowned self] in note("  \(edit())") }
      view.setNeedsUpdateConstraints()
      return "\(view.name) edits when it updates"
    case 3:
      view.intentions[.layingOut] = { [unowned self] in note("  \(edit())") }
      view.setNeedsLayout()
      return "\(view.name) edits when it is laid out"
    case 4:
      let other = writer.random.pick(views)
      view.intentions[.asked] = { [unowned other] in
        _ = other.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
        note("  fit \(other.name)")
      }
      view.invalidateIntrinsicContentSize()
      return "\(view.name) fits when it is asked"
    case 5, 6:
      _ = view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
      return "fit \(view.name)"
    case 7 where view.superview == nil:
      view.layoutIfNeeded()
      return "lay out \(view.name)"
    default:
      return edit()
    }
  }

  func forgetIntentions() {
    for view in views { view.intentions = [:] }
  }
}

// MARK: - Items

extension TreeEditor {
  private func resize() -> String {
    tree.root.frame.size.width = Double(writer.random.int(0...60) * 10)
    return "resize to \(tree.root.frame.size.width)"
  }

  func resizeBothWays() {
    if writer.random.chance(90) { tree.root.frame.size.width = Double(writer.random.int(0...60) * 10) }
    if writer.random.chance(40) { tree.root.frame.size.height = Double(writer.random.int(0...60) * 10) }
  }

  /// Sets the frame of a view that constraints place, which the next pass does again.
  func moveByHand() -> String {
    let views = tree.items.compactMap { $0 as? LayoutView }
      .filter { $0.superview != nil && !$0.translatesAutoresizingMaskIntoConstraints }
    guard !views.isEmpty else { return "nothing" }
    let view = writer.random.pick(views)
    view.frame = LayoutRect(x: 1, y: 2, width: Double(writer.random.int(0...9)), height: 4)
    return "frame of \(view.name)"
  }

  private func addItem() -> String {
    writer.addItem()
    // A mask is meant for the size that the root had when it was built.
    writer.plan.items[writer.plan.items.count - 1].mask = []
    tree.plan = writer.plan
    return "add \(tree.appendItem(writer.plan.items.count - 1).name)"
  }

  /// Changes what a view says about itself.
  private func changeView() -> String {
    let index = writer.random.pick(writer.plan.items.indices.filter { writer.plan.items[$0].kind == .view })
    let view = tree.view(index)
    switch writer.random.int(1...4) {
    case 1:
      writer.plan.items[index].direction = writer.random.pick([.leftToRight, .rightToLeft, nil])
      view.layoutDirection = writer.plan.items[index].direction
      return "direction of \(view.name)"
    case 2:
      writer.plan.items[index].margins = LayoutInsets(Double(writer.random.int(0...20)))
      view.layoutMargins = writer.plan.items[index].margins
      return "margins of \(view.name)"
    default:
      let width = writer.random.int(-1...12)
      writer.plan.items[index].content = LayoutSize(width: width < 0 ? -1 : Double(width * 10), height: 20)
      view.content = writer.plan.items[index].content
      view.invalidateIntrinsicContentSize()
      return "content of \(view.name)"
    }
  }

  /// Takes an item out of the tree or puts it elsewhere.
  private func move() -> String {
    // A frame with a mask is meant for the size its superview had when it was added.
    let movable = writer.plan.items.indices.filter {
      $0 > 0 && writer.plan.items[$0].kind != .margins && writer.plan.items[$0].mask == []
    }
    guard !movable.isEmpty else { return "nothing" }
    let index = writer.random.pick(movable)
    let name = tree.items[index].name
    if writer.random.chance(45) {
      tree.detach(index)
      return "remove \(name)"
    }
    let parent = writer.random.pick(writer.plan.items.indices.filter { writer.plan.items[$0].kind == .view })
    if let view = tree.items[index] as? LayoutView, view.isAncestor(of: tree.view(parent)) {
      return "nothing"
    }
    tree.attach(index, to: parent)
    return "move \(name) to \(tree.items[parent].name)"
  }
}

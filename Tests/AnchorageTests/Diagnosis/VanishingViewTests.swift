import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Views and guides that come and go at any moment, also while they are asked for something.
struct VanishingViewTests {
  @Test(arguments: randomCases(10))
  func `whatever goes away during a pass, the layout is that of a new engine`(batch: Int) {
    for seed in batch * 20..<batch * 20 + 20 {
      let tree = RestlessTree(seed: UInt64(seed))
      for _ in 0..<12 { tree.edit() }
      for _ in 0..<15 {
        for _ in 0..<tree.random.int(1...3) { tree.edit() }
        tree.layOut(editCount: 6)
        tree.root.frame.size.width += 10
        tree.layOut(editCount: 0)
        let layout = tree.root.layoutDescription
        tree.root.invalidate(.tree)
        tree.layOut(editCount: 0)
        #expect(tree.root.layoutDescription == layout, "seed \(seed)")
      }
    }
  }
}

/// A tree that is edited at random, by its views too. Nothing but the tree holds them.
private final class RestlessTree {
  var random: Random
  let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  private var constraints: [LayoutConstraint] = []
  /// How many edits the views may still make.
  private var editCount = 0
  private var depth = 0

  init(seed: UInt64) {
    random = Random(seed: seed)
  }

  /// Lays out, while views make so many edits at most.
  func layOut(editCount: Int) {
    self.editCount = editCount
    root.layoutIfNeeded()
    self.editCount = 0
  }

  /// Makes an edit at times; views call this when they are asked for something.
  func mayEdit() {
    guard depth < 2, editCount > 0, random.chance(25) else { return }
    editCount -= 1
    depth += 1
    edit()
    depth -= 1
  }

  func edit() {
    switch random.int(0...12) {
    case 0...3: addView()
    case 4, 5: removeView()
    case 6: chooseView().addLayoutGuide(LayoutGuide(name: "guide"))
    case 7:
      let view = chooseView()
      if let guide = view.layoutGuides.first { view.removeLayoutGuide(guide) }
    case 8:
      guard !constraints.isEmpty else { return }
      let index = random.int(0...constraints.count - 1)
      constraints[index].isActive = random.chance(50)
      if random.chance(50) { constraints.remove(at: index) }
    case 9:
      if !constraints.isEmpty { random.pick(constraints).constant = Double(random.int(-5...20) * 4) }
    case 10: _ = chooseView().systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    default: addConstraint()
    }
  }
}

extension RestlessTree {
  private func addView() {
    let view = random.chance(60) ? makeRestlessView() : LayoutView(name: "plain")
    chooseView().addSubview(view)
    if random.chance(70) { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  private func makeRestlessView() -> RestlessView {
    let view = RestlessView(name: "restless")
    view.tree = self
    if random.chance(50) { view.size = LayoutSize(width: Double(random.int(0...9) * 10), height: 20) }
    return view
  }

  private func removeView() {
    let view = chooseView()
    if view !== root { view.removeFromSuperview() }
  }

  private func addConstraint() {
    let attributes: [LayoutAttribute] = [.left, .leading, .width, .centerX, .right]
    let first = _LayoutTerm<HeadlessBackend>(1, chooseItem(), random.pick(attributes))
    let second = _LayoutTerm<HeadlessBackend>(1, chooseItem(), random.pick(attributes))
    var left = _LayoutSum(first)
    if random.chance(20) { left.add(_LayoutTerm(0.5, chooseItem(), .width)) }
    let equation = LayoutEquation(
      left, random.pick([.equal, .equal, .lessThanOrEqual]),
      _LayoutSum(second, constant: Double(random.int(0...9) * 4)),
      priority: random.pick([.required, .high, .low]))
    let constraint = HeadlessBackend._makeConstraint(equation)
    constraint.isActive = true
    if random.chance(70) { constraints.append(constraint) }
  }

  private func chooseView() -> LayoutView {
    var view = root
    while !view.subviews.isEmpty && random.chance(65) { view = random.pick(view.subviews) }
    return view
  }

  private func chooseItem() -> HeadlessItem {
    let view = chooseView()
    if random.chance(15) { return view.margins }
    if let guide = view.layoutGuides.first, random.chance(30) { return guide }
    return view
  }
}

private final class RestlessView: LayoutView {
  weak var tree: RestlessTree?
  var size = LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)

  override var intrinsicContentSize: LayoutSize {
    tree?.mayEdit()
    return size
  }

  override func updateConstraints() { tree?.mayEdit() }

  override func layoutSubviews() { tree?.mayEdit() }
}

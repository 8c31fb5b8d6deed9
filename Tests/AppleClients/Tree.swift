import AnchorageHeadless

// Headless trees, which belong to no actor.

nonisolated final class Rule: LayoutView {
  var thickness = 1.0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(thickness: Double) {
    self.thickness = thickness
    super.init(name: "rule")
  }

  override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: LayoutView.noIntrinsicMetric, height: thickness)
  }

  override func layoutSubviews() { isHidden = frame.width < 8 }
}

nonisolated final class Heading: LayoutLabel {}

// Where the main actor is the default isolation, a subclass that does not say otherwise does not compile.
final class Plain: LayoutView {}

nonisolated func makeTree() -> LayoutView {
  let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  let rule = Rule(thickness: 2)
  func declare() { rule.horizontalEdges == root.horizontalEdges }
  root.addSubview(rule)
  batch(of: HeadlessBackend.self) { declare() }
  let top: ConstraintGroup<HeadlessBackend> = batch(active: false) { rule.top == root.top + 8 }
  top.activate()
  root.layoutIfNeeded()
  return root
}

// On the main actor or not, as the default has it.
final class TreeTests {
  func testTree() {
    let root = makeTree()
    root.width == 300
    let card = LayoutView(name: "card")
    root.addSubview(card)
    card.edges == root.edges.inset(by: 8)
    root.layoutIfNeeded()
  }
}

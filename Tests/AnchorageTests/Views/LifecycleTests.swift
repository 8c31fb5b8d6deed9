import AnchorageHeadless
import Testing

struct LifecycleTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  private func texts(_ view: LayoutView) -> [String] {
    view.constraints.map { $0.description }
  }

  @Test
  func `the nearest common ancestor holds a constraint`() {
    let inner = LayoutView(name: "inner")
    let deep = LayoutView(name: "deep")
    a.addSubview(inner)
    inner.addSubview(deep)
    let guide = LayoutGuide(name: "g")
    b.addLayoutGuide(guide)
    deep.width == 1
    deep.width == inner.width
    deep.width == a.width
    deep.width == b.width
    guide.width == b.width
    guide.width == deep.width
    b.width == root.width + a.width - deep.width
    #expect(texts(deep) == ["deep.width == 1"])
    #expect(texts(inner) == ["deep.width == inner.width"])
    #expect(texts(a) == ["deep.width == a.width"])
    #expect(texts(b) == ["g.width == b.width"])
    #expect(
      texts(root) == [
        "deep.width == b.width", "g.width == deep.width", "b.width == root.width + a.width - deep.width",
      ])
  }

  @Test
  func `removing a view deactivates what reaches into it, and adding it again restores nothing`() {
    let inner = LayoutView(name: "inner")
    a.addSubview(inner)
    let own = inner.edges == a.edges
    let outer = [a.edges == root.edges, [inner].width == b.width]
    let sum = b.width == a.width + inner.width + root.width
    let far = b.height == 10
    root.layoutIfNeeded()
    a.removeFromSuperview()
    #expect(own.isActive && far.isActive && !sum.isActive)
    #expect(outer.allSatisfy { $0.allSatisfy { !$0.isActive } })
    #expect(texts(root).isEmpty && a.superview == nil)
    root.addSubview(a)
    #expect(texts(root).isEmpty && own.isActive)
    outer.forEach { $0.activate() }
    expectLayout(
      root,
      """
      root       0  0  400  300
      ├ b        0  0  400   10  ambiguous
      └ a        0  0  400  300
        └ inner  0  0  400  300
      """)
  }

  @Test
  func `the guides of a removed view lose what reaches out of it`() {
    let guide = LayoutGuide(name: "g")
    a.addLayoutGuide(guide)
    let inside = [guide.width == a.width, guide.leading == a.margins.leading]
    let outside = [guide.height == root.height, b.leading == a.margins.leading, b.top == guide.top]
    a.removeFromSuperview()
    #expect(inside.allSatisfy { $0.isActive } && outside.allSatisfy { !$0.isActive })
    #expect(guide.owningView === a && texts(root).isEmpty)
  }

  @Test
  func `moving a view drops its outer constraints, reordering keeps them`() {
    let group = a.edges == root.edges
    root.addSubview(a)
    #expect(root.subviews.map { $0.name } == ["b", "a"] && group.isActive)
    b.addSubview(a)
    #expect(a.superview === b && !group.isActive && root.subviews.count == 1)
  }

  @Test
  func `removing a guide deactivates what mentions it`() {
    let guide = LayoutGuide(name: "g")
    root.addLayoutGuide(guide)
    let own = guide.width == 5
    let both = a.leading == guide.trailing
    root.removeLayoutGuide(guide)
    #expect(!own.isActive && !both.isActive && guide.owningView == nil)
    a.addLayoutGuide(guide)
    b.addLayoutGuide(guide)
    #expect(a.layoutGuides.isEmpty && guide.owningView === b)
  }

  @Test
  func `a view that left the tree is laid out on its own`() {
    a.edges == root.edges
    let inner = LayoutView(name: "inner")
    a.addSubview(inner)
    inner.edges == a.edges.inset(by: 5)
    root.layoutIfNeeded()
    a.removeFromSuperview()
    a.frame = LayoutRect(x: 7, y: 7, width: 50, height: 40)
    expectLayout(
      a,
      """
      a        7  7  50  40
      └ inner  5  5  40  30
      """)
    expectLayout(root, "root 0 0 400 300\n└ b 0 0 0 0")
    #expect(a.layoutDescription.hasPrefix("a"))
  }

  @Test
  func `activity is idempotent, and duplicates may be active together`() {
    let first = a.width == 10
    let second = a.width == 10
    LayoutConstraint.activate([first, second, first])
    #expect(texts(a) == ["a.width == 10", "a.width == 10"])
    LayoutConstraint.deactivate([first, first])
    #expect(a.constraints.first === second && a.constraints.count == 1)
  }

  @Test
  func `a required constraint that is active twice asks for no more than once`() {
    a.leading == root.leading
    a.verticalEdges == root.verticalEdges
    let width = a.width == 10
    let again = a.width == 10
    width.isActive = true
    expectLayout(a, "a 0 0 10 300")
    #expect(root.diagnostics.isEmpty)
    width.isActive = false
    expectLayout(a, "a 0 0 10 300")
    #expect(again.isActive && !a.hasAmbiguousLayout)
  }

  @Test
  func `a constraint activated twice needs to be deactivated once`() {
    a.leading == root.leading
    a.verticalEdges == root.verticalEdges
    a.width == 10 ~ .medium
    let wide = a.width == 30 ~ .high
    wide.isActive = true
    LayoutConstraint.activate([wide, wide])
    expectLayout(a, "a 0 0 30 300")
    wide.isActive = false
    expectLayout(a, "a 0 0 10 300")
  }

  @Test
  func `a removed view takes the constraints that reach it along, and the others stay`() {
    let shared = a.width == b.width
    let own = [a.height == 20, a.leading == root.leading + 5, a.top == root.top]
    b.width == 70
    expectLayout(a, "a 5 0 70 20")
    b.removeFromSuperview()
    #expect(!shared.isActive && own.allSatisfy { $0.isActive } && texts(b) == ["b.width == 70"])
    root.addSubview(b)
    root.layoutIfNeeded()
    #expect(!shared.isActive && texts(root) == ["a.leading == root.leading + 5", "a.top == root.top"])
    #expect(a.hasAmbiguousLayout && a.frame.height == 20)
  }

  @Test
  func `constraints keep no view alive, and views keep their constraints alive`() {
    weak var view: LayoutView?
    weak var child: LayoutView?
    weak var guide: LayoutGuide?
    weak var kept: LayoutConstraint?
    var constraint: LayoutConstraint?
    do {
      let parent = makeRoot()
      let inner = LayoutView(name: "inner")
      let column = LayoutGuide(name: "column")
      parent.addSubview(inner)
      parent.addLayoutGuide(column)
      constraint = inner.width == column.width
      kept = inner.leading == parent.margins.leading
      inner.width == 4
      parent.layoutIfNeeded()
      (view, child, guide) = (parent, inner, column)
      #expect(kept?.isActive == true)
    }
    #expect(view == nil && child == nil && guide == nil && kept == nil)
    #expect(constraint?.isActive == false && constraint?.firstItem == nil && constraint?.secondItem == nil)
    #expect(constraint?.description == "gone.width == gone.width")
  }

  @Test
  func `nothing leaks in the middle of a conflict or of a batch`() {
    weak var view: LayoutView?
    weak var group: ConstraintGroup<HeadlessBackend>?
    do {
      let parent = makeRoot()
      let inner = LayoutView(name: "inner")
      parent.addSubview(inner)
      let batch = batch {
        inner.width == 4
        inner.width == 5
        inner.leading == LayoutView(name: "stranger").leading
      }
      parent.layoutIfNeeded()
      #expect(parent.diagnostics.contains { $0.kind == "conflict" })
      (view, group) = (inner, batch)
    }
    #expect(view == nil && group == nil)
  }

  @Test
  func `a view outlives its superview`() {
    let inner = LayoutView(name: "inner")
    var constraint: LayoutConstraint?
    do {
      let parent = makeRoot()
      parent.addSubview(inner)
      constraint = inner.leading == parent.leading + 5
      inner.size == 20
      parent.layoutIfNeeded()
    }
    #expect(inner.superview == nil && constraint?.isActive == false)
    expectLayout(inner, "inner 5 0 20 20")
    root.addSubview(inner)
    constraint = inner.leading == root.leading
    #expect(constraint?.isActive == true)
  }

  @Test
  func `the solver follows edits as a fresh tree would`() {
    var random = SplitMix(state: 7)
    var edits: [LayoutConstraint] = []
    let views = (0..<6).map { LayoutView(name: "v\($0)") }
    for view in views { root.addSubview(view) }
    for _ in 0..<400 {
      edit(views, &edits, &random)
      if random.next() % 3 == 0 { root.layoutIfNeeded() }
    }
    root.layoutIfNeeded()
    let table = root.layoutDescription
    // A change of direction and back makes the engine begin afresh.
    root.layoutDirection = .rightToLeft
    root.layoutDirection = nil
    root.layoutIfNeeded()
    #expect(root.layoutDescription == table)
  }

  private func edit(_ views: [LayoutView], _ edits: inout [LayoutConstraint], _ random: inout SplitMix) {
    let view = views[random.next(below: views.count)]
    let number = Double(random.next(below: 50))
    switch random.next(below: 6) {
    case 0: edits.append(view.leading == root.leading + number ~ LayoutPriority(Float(1 + edits.count)))
    case 1: edits.append(view.width == number ~ LayoutPriority(Float(1 + edits.count)))
    case 2: edits.append(view.top >= views[0].top + number ~ LayoutPriority(Float(1 + edits.count)))
    case 3: root.frame = LayoutRect(x: 0, y: 0, width: 300 + number, height: 300)
    default:
      guard !edits.isEmpty else { return }
      let constraint = edits[random.next(below: edits.count)]
      constraint.constant = number
      if number > 25 { constraint.isActive.toggle() }
    }
  }

  @Test
  func `an item that stands twice in a sum can be removed`() {
    for _ in 0..<200 {
      let c = LayoutView(name: "c")
      root.addSubview(c)
      a.leading - b.leading + c.width == c.trailing - c.leading
      root.layoutIfNeeded()
      c.removeFromSuperview()
      #expect(root.constraints.isEmpty)
    }
  }

  @Test
  func `a view keeps the guides it made itself`() {
    let margins = root.margins
    a.addLayoutGuide(margins)
    #expect(margins.owningView === root && a.layoutGuides.isEmpty)
    #expect(
      problems(of: root) == """
        error: 'root.margins' belongs to the view that made it and cannot be added to 'a'
        help: add a guide of your own and relate its edges
        """)
  }
}

/// A small random number generator with a seed.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func next(below limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }
}

import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Stacks that change between passes.
struct StackViewChangeTests {
  private let root = makeRoot()
  private let row = LayoutStackView(name: "row")

  init() {
    root.addSubview(row)
    row.topLeading == root.topLeading
    row.spacing = 1
  }

  @Test
  func `views come and go`() {
    let (a, b) = (ContentView("a", 50, 20), ContentView("b", 60, 20))
    row.addArrangedSubview(a)
    row.addArrangedSubview(b)
    root.layoutIfNeeded()
    a.removeFromSuperview()
    #expect(row.arrangedSubviews.map { $0.name } == ["b"])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 0 && row.frame.size.width == 60)
    row.removeArrangedSubview(b)
    #expect(b.superview === row)
    root.layoutIfNeeded()
    #expect(row.frame.size.width == 0 && row.constraints.count == 2)
    row.insertArrangedSubview(b, at: 0)
    row.insertArrangedSubview(a, at: 0)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 51 && row.subviews.map { $0.name } == ["b", "a"])
  }

  @Test
  func `a view leaves a stack for another one`() {
    let (a, other) = (ContentView("a", 50, 20), LayoutStackView(name: "other"))
    row.addArrangedSubview(a)
    root.addSubview(other)
    other.topLeading == row.bottomLeading
    root.layoutIfNeeded()
    other.addArrangedSubview(a)
    #expect(row.arrangedSubviews.isEmpty && other.arrangedSubviews.count == 1)
    #expect(problems(of: root) == "")
    #expect(row.frame.size.width == 0 && other.frame.size.width == 50)
  }

  @Test(arguments: [LayoutStackView.Distribution.fill, .fillEqually, .equalSpacing])
  func `adding views one by one looks at a few of them each time`(
    distribution: LayoutStackView.Distribution
  ) {
    row.distribution = distribution
    for number in 0..<60 {
      row.addArrangedSubview(ContentView("\(number)", 1, 1))
      root.layoutIfNeeded()
    }
    #expect(row.arrangedMemberCount <= 3 * 60)
    let constraints = Set(row.constraints.map { ObjectIdentifier($0) })
    row.addArrangedSubview(ContentView("last", 1, 1))
    root.layoutIfNeeded()
    // All but the end of the stack.
    #expect(
      row.constraints.filter { constraints.contains(ObjectIdentifier($0)) }.count == constraints.count - 1)
    #expect(abs(row.frame.size.width - 121) < 1e-9)
  }

  @Test(arguments: [LayoutStackView.Distribution.equalSpacing, .equalCentering])
  func `another spacing keeps the constraints`(distribution: LayoutStackView.Distribution) {
    row.distribution = distribution
    for number in 0..<5 { row.addArrangedSubview(ContentView("\(number)", 10, 1)) }
    root.layoutIfNeeded()
    let constraints = Set(row.constraints.map { ObjectIdentifier($0) })
    row.spacing = 20
    root.layoutIfNeeded()
    #expect(row.frame.size.width == 130)
    #expect(Set(row.constraints.map { ObjectIdentifier($0) }) == constraints)
  }

  @Test
  func `views that are added before a pass are looked at once`() {
    for number in 0..<1000 { row.addArrangedSubview(ContentView("\(number)", 1, 1)) }
    root.layoutIfNeeded()
    #expect(row.arrangedMemberCount == 1000)
    #expect(row.frame.size.width == 1999)
    row.subviews[500].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(row.arrangedMemberCount == 1002)
    #expect(row.frame.size.width == 1997)
  }

  @Test
  func `a pass without a change looks at no view`() {
    row.addArrangedSubview(ContentView("a", 1, 1))
    root.layoutIfNeeded()
    let count = row.arrangedMemberCount
    root.frame.size.width = 300
    root.layoutIfNeeded()
    row.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(row.arrangedMemberCount == count)
  }

  @Test
  func `a stack and its views are released`() {
    weak var stack: LayoutStackView?
    weak var member: LayoutView?
    do {
      let new = LayoutStackView(name: "stack", arrangedSubviews: [ContentView("a", 1, 1)])
      root.addSubview(new)
      new.topLeading == root.topLeading
      root.layoutIfNeeded()
      (stack, member) = (new, new.arrangedSubviews[0])
      new.removeFromSuperview()
    }
    #expect(stack == nil && member == nil)
  }

  @Test
  func `a deep nest of stacks is laid out and released`() {
    var inner = row
    for depth in 0..<3000 {
      let next = LayoutStackView(name: "\(depth)")
      inner.addArrangedSubview(next)
      inner = next
    }
    inner.addArrangedSubview(ContentView("a", 7, 5))
    root.layoutIfNeeded()
    #expect(row.frame.size == LayoutSize(width: 7, height: 5))
    row.removeFromSuperview()
  }

  @Test(arguments: 0..<150)
  func `after any changes a stack is like a new one`(seed: Int) {
    var random = Random(seed: UInt64(seed))
    var plan: [(name: String, width: Double, height: Double, isHidden: Bool, spacing: Double?)] = []
    let old = LayoutStackView(name: "row")
    let oldRoot = makeRoot()
    oldRoot.addSubview(old)
    old.topLeading == oldRoot.topLeading
    var settings: [(LayoutStackView) -> Void] = []
    func set(_ change: @escaping (LayoutStackView) -> Void) {
      settings.append(change)
      change(old)
    }
    for step in 0..<12 {
      switch random.int(0...6) {
      case 0, 1, 2:
        let index = random.int(0...plan.count)
        plan.insert(
          ("v\(step)", Double(random.int(1...60)), Double(random.int(1...40)), false, nil), at: index)
        old.insertArrangedSubview(
          ContentView(plan[index].name, plan[index].width, plan[index].height), at: index)
      case 3 where !plan.isEmpty:
        let index = random.int(0...plan.count - 1)
        plan.remove(at: index)
        old.arrangedSubviews[index].removeFromSuperview()
      case 4 where !plan.isEmpty:
        let index = random.int(0...plan.count - 1)
        plan[index].isHidden.toggle()
        old.arrangedSubviews[index].isHidden = plan[index].isHidden
      case 5 where !plan.isEmpty:
        let index = random.int(0...plan.count - 1)
        plan[index].spacing = Double(random.int(0...20))
        old.setCustomSpacing(plan[index].spacing ?? 0, after: old.arrangedSubviews[index])
      default:
        let distribution = LayoutStackView.Distribution.allCases[random.int(0...4)]
        let alignment = [LayoutStackView.Alignment.fill, .leading, .center, .trailing][random.int(0...3)]
        let axis = LayoutAxis.allCases[random.int(0...1)]
        let spacing = Double(random.int(0...10))
        set {
          $0.distribution = distribution
          $0.alignment = alignment
          $0.axis = axis
          $0.spacing = spacing
        }
      }
      if random.chance(60) { oldRoot.layoutIfNeeded() }
    }
    let newRoot = makeRoot()
    let new = LayoutStackView(name: "row")
    newRoot.addSubview(new)
    new.topLeading == newRoot.topLeading
    for item in plan {
      let view = ContentView(item.name, item.width, item.height)
      view.isHidden = item.isHidden
      new.addArrangedSubview(view)
      if let spacing = item.spacing { new.setCustomSpacing(spacing, after: view) }
    }
    for change in settings { change(new) }
    for view in old.arrangedSubviews {
      // The order of the subviews, which decides about ties.
      old.insertSubview(view, at: old.subviews.count - 1)
    }
    oldRoot.layoutIfNeeded()
    newRoot.layoutIfNeeded()
    expectLines(oldRoot.layoutDescription, newRoot.layoutDescription)
    #expect("\(oldRoot.diagnostics)" == "\(newRoot.diagnostics)")
    #expect(
      old.constraints.map { $0.description }.sorted() == new.constraints.map { $0.description }.sorted())
  }

  @Test
  func `parts follow a view that goes while the stack asks for lengths`() {
    let (left, right) = (LayoutStackView(name: "left"), LayoutStackView(name: "right"))
    let (a, b) = (ContentView("a", 10, 10), ContentView("b", 30, 10))
    [a, b].forEach(left.addArrangedSubview)
    right.addArrangedSubview(ContentView("c", 40, 10))
    [left, right].forEach(row.addArrangedSubview)
    row.spacing = 0
    row.distribution = .fillProportionally
    row.width == 200
    a.intentions[.asked] = { b.removeFromSuperview() }
    root.layoutIfNeeded()
    #expect([left, right].map { $0.frame.width } == [40, 160])
    #expect(row.stale.isEmpty)
  }

  @Test
  func `parts follow the font of a label`() {
    let labels = ["aaaa", "bbbb"].map { LayoutLabel(name: $0, text: $0) }
    labels.forEach(row.addArrangedSubview)
    row.spacing = 0
    row.distribution = .fillProportionally
    row.width == 320
    root.layoutIfNeeded()
    #expect(labels.map { $0.frame.width } == [160, 160])
    // 4 characters of 8 points beside 4 of 24.
    labels[1].metrics = LayoutTextMetrics(characterWidth: 24, lineHeight: 16, baseline: 12)
    root.layoutIfNeeded()
    #expect(labels.map { $0.frame.width } == [80, 240])
  }

  @Test
  func `parts follow the display scale, at which widths of texts are rounded`() {
    // An em is 10 units, a letter 4.
    let font = LayoutFont(unitsPerEm: 10, ascender: 8, descender: -2, leading: 0, advances: [("a", [4])])
    func fill(_ stack: LayoutView, _ add: (LayoutView) -> Void) -> [LayoutLabel] {
      let labels = ["a", "aaa"].map { LayoutLabel(name: $0, text: $0) }
      for label in labels {
        label.metrics = LayoutTextMetrics(font: font, size: 1)
        add(label)
      }
      root.addSubview(stack)
      stack.width == 30
      return labels
    }
    let bar = LayoutGravityStackView(name: "bar")
    (row.spacing, bar.spacing) = (0, 0)
    (row.distribution, bar.distribution) = (.fillProportionally, .fillProportionally)
    let (inRow, inBar) = (fill(row, row.addArrangedSubview), fill(bar, bar.addArrangedSubview))
    root.layoutIfNeeded()
    // 0.4 and 1.2 points.
    #expect([inRow, inBar].map { $0[0].frame.width } == [7.5, 7.5])
    // 1 and 2 points.
    root.displayScale = 1
    root.layoutIfNeeded()
    #expect([inRow, inBar].map { $0[0].frame.width } == [10, 10])
  }

  @Test
  func `a view that goes while its height is asked for takes its baseline along`() {
    let label = BusyLabel(name: "label")
    row.addArrangedSubview(label)
    #expect(row.forLastBaselineLayout === label)
    label.intentions[.asked] = { label.removeFromSuperview() }
    #expect(row.forLastBaselineLayout === row)
  }
}

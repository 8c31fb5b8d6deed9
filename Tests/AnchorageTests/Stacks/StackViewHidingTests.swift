import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Hidden views in stacks. Expected frames are those of a stack without the hidden views.
struct StackViewHidingTests {
  private let root = makeRoot()
  private let row = LayoutStackView(name: "row")
  private let a = ContentView("a", 50, 20)
  private let b = ContentView("b", 60, 40)
  private let c = ContentView("c", 30, 10)
  private let d = ContentView("d", 20, 30)

  init() {
    root.addSubview(row)
    row.topLeading == root.topLeading
    row.spacing = 10
    for view in [a, b, c, d] { row.addArrangedSubview(view) }
  }

  @Test
  func `a hidden view takes no room and no spacing`() {
    row.removeArrangedSubview(d)
    d.removeFromSuperview()
    b.isHidden = true
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ row 0 0 90 20
        ├ a 0 0 50 20
        ├ b 55 0 0 20 hidden
        └ c 60 0 30 20
      """)
    #expect(root.diagnostics.isEmpty)
    #expect(row.arrangedSubviews.count == 3)
  }

  /// A stack of the views that are not hidden, in a tree of its own.
  private func twin(without hidden: [Bool], _ configure: (LayoutStackView) -> Void) -> LayoutView {
    let root = makeRoot()
    let twin = LayoutStackView(name: "row")
    for (view, isHidden) in zip([a, b, c, d], hidden) where !isHidden {
      let copy = ContentView(view.name, view.content.width, view.content.height)
      copy.hugging = view.hugging
      twin.addArrangedSubview(copy)
    }
    root.addSubview(twin)
    twin.topLeading == root.topLeading
    twin.spacing = 10
    configure(twin)
    root.layoutIfNeeded()
    return root
  }

  @Test(arguments: 0..<16, LayoutStackView.Distribution.allCases)
  func `the others are where they are without hidden views`(
    mask: Int, distribution: LayoutStackView.Distribution
  ) {
    let hidden = (0..<4).map { mask & 1 << $0 != 0 }
    b.hugging.horizontal = 200
    c.hugging.horizontal = 201
    d.hugging.horizontal = 202
    for width in [nil, 300.0] {
      for alignment in LayoutStackView.Alignment.allCases {
        func configure(_ stack: LayoutStackView) {
          stack.distribution = distribution
          stack.alignment = alignment
          if let width { stack.width == width }
        }
        row.constraints.filter { $0.description == "row.width == 300" }.forEach { $0.isActive = false }
        configure(row)
        for (view, isHidden) in zip([a, b, c, d], hidden) { view.isHidden = isHidden }
        let twin = twin(without: hidden, configure)
        root.layoutIfNeeded()
        let visible = root.layoutDescription.split(separator: "\n").filter { !$0.hasSuffix("hidden") }
        let numbers = visible.map { $0.replacing("├", with: "└").replacing("│", with: " ") }
        let wanted = twin.layoutDescription.split(separator: "\n").map { $0.replacing("├", with: "└") }
        expectLines(numbers.joined(separator: "\n"), wanted.joined(separator: "\n"))
        #expect("\(root.diagnostics)" == "\(twin.diagnostics)")
      }
    }
  }

  @Test
  func `half of a gap is on each side of hidden views`() {
    row.setCustomSpacing(30, after: a)
    row.setCustomSpacing(1000, after: b)
    b.isHidden = true
    c.isHidden = true
    root.layoutIfNeeded()
    #expect([a, b, c, d].map { $0.frame.minX } == [0, 65, 65, 80])
  }

  /// Interface Builder saves hidden views like that: two of the trees in Tests/AppleFrames have one.
  @Test(arguments: [
    (LayoutStackView.Alignment.fill, 0.0, 200.0), (.leading, 0, 60), (.center, 70, 60), (.trailing, 140, 60),
  ])
  func `a hidden view is aligned like the others`(
    alignment: LayoutStackView.Alignment, left: Double, width: Double
  ) {
    row.axis = .vertical
    row.width == 200
    row.alignment = alignment
    b.isHidden = true
    #expect(problems(of: root) == "")
    #expect(b.frame == LayoutRect(x: left, y: 25, width: width, height: 0))
  }

  @Test
  func `a hidden view has its baseline in the line`() {
    (a.first, b.first, c.first, d.first) = (15, 30, 8, 25)
    row.alignment = .firstBaseline
    b.isHidden = true
    #expect(problems(of: root) == "")
    // The line is 15 below the top, where a has it; b and d stick out.
    #expect([a, b, c, d].map { $0.frame.minY } == [0, -15, 7, -10])
    #expect(row.frame.size.height == 20)
  }

  @Test
  func `the content of a hidden view counts again when it is shown, fills no more or has left`() {
    b.isHidden = true
    root.layoutIfNeeded()
    #expect(b.frame.size.height == 30)
    row.alignment = .top
    root.layoutIfNeeded()
    #expect(b.frame.size.height == 40 && row.frame.size.height == 30)
    row.alignment = .fill
    b.isHidden = false
    root.layoutIfNeeded()
    #expect(row.frame.size.height == 40)
    b.isHidden = true
    root.layoutIfNeeded()
    row.removeArrangedSubview(b)
    b.topLeading == row.topLeading
    #expect(problems(of: root) == "")
    #expect(b.frame.size == LayoutSize(width: 60, height: 40))
  }

  @Test
  func `a length of a hidden view decides nothing about its stack`() {
    b.isHidden = true
    b.height == 200
    #expect(problems(of: root) == "")
    #expect(b.frame.size.height == 200 && row.frame.size.height == 30)
  }

  @Test
  func `hiding makes only what a hidden view needs, and showing makes nothing`() {
    root.layoutIfNeeded()
    let before = row.constraints.map { ObjectIdentifier($0) }
    b.isHidden = true
    root.layoutIfNeeded()
    let hidden = row.constraints.filter { !before.contains(ObjectIdentifier($0)) }
    #expect(hidden.map { $0.description } == ["b.width == 0"])
    b.isHidden = false
    root.layoutIfNeeded()
    #expect(Set(row.constraints.map { ObjectIdentifier($0) }) == Set(before))
    b.isHidden = true
    root.layoutIfNeeded()
    #expect(hidden.allSatisfy { $0.isActive })
  }

  @Test
  func `a stack of hidden views is empty`() {
    for view in [a, b, c, d] { view.isHidden = true }
    #expect(problems(of: root) == "")
    #expect(row.frame.size == .zero)
    row.size == LayoutSize(width: 100, height: 50)
    #expect(problems(of: root) == "")
    #expect(row.frame.size == LayoutSize(width: 100, height: 50))
  }

  @Test
  func `a stack of hidden views has no margins`() {
    for view in [a, b, c, d] { view.isHidden = true }
    row.isLayoutMarginsRelativeArrangement = true
    #expect(problems(of: root) == "")
    #expect(row.frame.size == .zero)
  }

  @Test
  func `a stack without views is empty`() {
    let empty = LayoutStackView(name: "empty")
    row.addArrangedSubview(empty)
    #expect(problems(of: root) == "")
    #expect(empty.frame.size.width == 0 && row.frame.size.width == 200)
  }

  @Test(arguments: [LayoutAxis.horizontal, .vertical], LayoutStackView.Alignment.allCases)
  func `a hidden stack conflicts with nothing in it`(
    axis: LayoutAxis, alignment: LayoutStackView.Alignment
  ) {
    let inner = LayoutStackView(name: "inner", arrangedSubviews: [c, d])
    inner.spacing = 20
    inner.axis = axis
    if axis == .horizontal || alignment != .firstBaseline && alignment != .lastBaseline {
      inner.alignment = alignment
    }
    inner.isLayoutMarginsRelativeArrangement = true
    c.size == LayoutSize(width: 30, height: 10)
    row.addArrangedSubview(inner)
    inner.isHidden = true
    #expect(problems(of: root) == "")
    #expect(row.frame.size == LayoutSize(width: 120, height: 40))
    row.axis = .vertical
    #expect(problems(of: root) == "")
    #expect(row.frame.size == LayoutSize(width: 60, height: 70))
    inner.isHidden = false
    #expect(problems(of: root) == "")
    let content = axis == .horizontal ? 86.0 : 76
    #expect(row.frame.size.height == 80 + (axis == .horizontal ? inner.frame.size.height : content))
  }

  @Test
  func `views that hide each other are laid out in one pass`() {
    a.intentions[.updating] = { [b] in b.isHidden = true }
    a.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(c.frame.minX == 60)
  }

  @Test
  func `a stack that was hidden in a stack has its margins again wherever it is shown`() {
    let (tree, inner) = (makeRoot(), LayoutStackView(name: "inner"))
    let (outer, other) = (LayoutStackView(name: "outer"), LayoutView(name: "other"))
    inner.layoutMargins = LayoutInsets(8)
    inner.isLayoutMarginsRelativeArrangement = true
    inner.addArrangedSubview(ContentView("icon", 20, 20))
    outer.addArrangedSubview(inner)
    tree.addSubview(outer)
    tree.addSubview(other)
    outer.topLeading == tree.topLeading
    other.edges == tree.edges
    inner.isHidden = true
    tree.layoutIfNeeded()
    other.addSubview(inner)
    inner.topLeading == other.topLeading
    inner.isHidden = false
    expectLayout(
      tree,
      """
      root 0 0 400 300
      ├ outer 0 0 0 0
      └ other 0 0 400 300
        └ inner 0 0 36 36
          └ icon 8 8 20 20
      """)
  }

  @Test func `a constraint that is added later competes with a hidden stack as one that was there before`() {
    func frame(isAddedLater: Bool) -> LayoutRect {
      let (root, outer, inner) = (LayoutView(name: "root"), LayoutStackView(), LayoutStackView())
      let (a, b) = (LayoutView(name: "a"), LayoutView(name: "b"))
      root.frame.size = LayoutSize(width: 320, height: 240)
      root.addSubview(outer)
      outer.translatesAutoresizingMaskIntoConstraints = false
      outer.addArrangedSubview(inner)
      inner.addArrangedSubviews(a, b)
      inner.isHidden = true
      if isAddedLater { root.layoutIfNeeded() }
      b.trailing == a.trailing + 60 ~ 999
      root.layoutIfNeeded()
      return b.frame
    }
    // The hidden stack has no width, and its end is optional at 999, too: the first of the two constraints holds.
    #expect(frame(isAddedLater: false) == LayoutRect(x: 0, y: 0, width: 60, height: 0))
    #expect(frame(isAddedLater: true) == frame(isAddedLater: false))
  }
}

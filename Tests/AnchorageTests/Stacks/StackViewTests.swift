import AnchorageHeadless
import Testing

/// Where a stack puts views along its axis. The numbers are those of worked examples, computed by hand.
struct StackViewTests {
  private let root = makeRoot()
  private let row = LayoutStackView(name: "row")
  private let a = ContentView("a", 50, 20)
  private let b = ContentView("b", 60, 40)
  private let c = ContentView("c", 30, 10)

  init() {
    root.addSubview(row)
    row.topLeading == root.topLeading
    row.spacing = 10
    for view in [a, b, c] { row.addArrangedSubview(view) }
  }

  private func fix(_ width: Double = 300, _ height: Double = 60) {
    row.size == LayoutSize(width: width, height: height)
  }

  @Test
  func `a new stack is a row that fills and has no spacing`() {
    let stack = LayoutStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && stack.arrangedSubviews.isEmpty)
    #expect(!stack.isLayoutMarginsRelativeArrangement && !stack.isBaselineRelativeArrangement)
  }

  @Test
  func `the cases have the numbers of UIKit`() {
    #expect(LayoutStackView.Distribution.allCases.map { $0.rawValue } == [0, 1, 2, 3, 4])
    #expect(LayoutStackView.Alignment.allCases.map { $0.rawValue } == [0, 1, 2, 3, 4, 5])
    #expect(LayoutStackView.Alignment.top == .leading && LayoutStackView.Alignment.bottom == .trailing)
  }

  @Test
  func `fill has the view that hugs least take what is left`() {
    fix()
    b.hugging.horizontal = 200
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ row 0 0 300 60
        ├ a 0 0 50 60
        ├ b 60 0 200 60
        └ c 270 0 30 60
      """)
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `fill has the view that resists least give way`() {
    fix(120)
    b.compressionResistance.horizontal = 700
    root.layoutIfNeeded()
    #expect([a, b, c].map { $0.frame.size.width } == [50, 20, 30])
  }

  @Test
  func `the first of views that hug alike takes what is left, and nothing is reported`() {
    fix()
    #expect(problems(of: root) == "")
    #expect([a, b, c].map { $0.frame.size.width } == [190, 60, 30])
  }

  @Test
  func `fillEqually divides what the spacing leaves`() {
    fix()
    row.distribution = .fillEqually
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ row 0 0 300 60
        ├ a 0 0 93.33 60
        ├ b 103.33 0 93.33 60
        └ c 206.67 0 93.33 60
      """)
  }

  @Test
  func `fillEqually makes a free stack as long as its longest view asks`() {
    row.distribution = .fillEqually
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ row 0 0 200 40
        ├ a 0 0 60 40
        ├ b 70 0 60 40
        └ c 140 0 60 40
      """)
  }

  @Test(arguments: [
    (0.0, 0.0, 50.0, 150.0), (10, 0, 45.4545, 144.5455), (0, 10, 50, 130),
  ])
  func `fillProportionally has the last view pay for spacing and margins`(
    spacing: Double, margins: Double, first: Double, second: Double
  ) {
    let (one, other) = (ContentView("one", 25, 10), ContentView("other", 75, 10))
    let stack = LayoutStackView(name: "stack", arrangedSubviews: [one, other])
    stack.distribution = .fillProportionally
    stack.spacing = spacing
    stack.layoutMargins = LayoutInsets(top: 0, leading: margins, bottom: 0, trailing: margins)
    stack.isLayoutMarginsRelativeArrangement = true
    root.addSubview(stack)
    stack.topLeading == root.topLeading
    stack.width == 200
    root.layoutIfNeeded()
    #expect(abs(one.frame.size.width - first) < 1e-4)
    #expect(abs(other.frame.size.width - second) < 1e-4)
    #expect(one.frame.minX == margins)
  }

  @Test
  func `fillProportionally gives a single view all of the stack`() {
    let stack = LayoutStackView(name: "stack", arrangedSubviews: [ContentView("one", 25, 10)])
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    root.addSubview(stack)
    stack.topLeading == root.topLeading
    stack.width == 200
    #expect(problems(of: root) == "")
    #expect(stack.arrangedSubviews[0].frame.size.width == 184)
  }

  @Test
  func `fillProportionally follows content and what is in a stack inside`() {
    let inner = LayoutStackView(name: "inner", arrangedSubviews: [b, c])
    inner.spacing = 10
    row.insertArrangedSubview(inner, at: 0)
    row.spacing = 0
    row.distribution = .fillProportionally
    fix()
    // inner counts 60 + 10 + 30, and a 50.
    root.layoutIfNeeded()
    #expect(inner.frame.size.width == 200 && a.frame.size.width == 100)
    c.content.width = 80
    c.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(inner.frame.size.width == 225 && a.frame.size.width == 75)
  }

  @Test
  func `fillProportionally counts every negative gap of a stack inside`() {
    let inner = LayoutStackView(name: "inner", arrangedSubviews: [LayoutStackView(), LayoutStackView(), b])
    inner.spacing = -5
    row.insertArrangedSubview(inner, at: 0)
    row.spacing = 0
    row.distribution = .fillProportionally
    row.removeArrangedSubview(c)
    fix()
    // inner counts 60 - 2 · 5, and a 50.
    root.layoutIfNeeded()
    #expect(inner.frame.size.width == 150 && a.frame.size.width == 150)
  }

  @Test
  func `equalSpacing has gaps of one length, at least the spacing`() {
    row.distribution = .equalSpacing
    root.layoutIfNeeded()
    #expect(row.frame.size == LayoutSize(width: 160, height: 40))
    #expect([a, b, c].map { $0.frame.minX } == [0, 60, 130])
    fix()
    root.layoutIfNeeded()
    #expect([a, b, c].map { $0.frame.minX } == [0, 130, 270])
    #expect(problems(of: root) == "")
  }

  @Test
  func `equalCentering has centres at one distance`() {
    row.distribution = .equalCentering
    fix()
    root.layoutIfNeeded()
    // The centres of a and c are at 25 and 285, so that of b is at 155.
    #expect([a, b, c].map { $0.frame.minX } == [0, 125, 270])
    #expect(problems(of: root) == "")
  }

  @Test
  func `equalCentering keeps the spacing first`() {
    row.distribution = .equalCentering
    // The centres are 65 and 55 apart where the gaps are 10.
    #expect(problems(of: root) == "")
    #expect(row.frame.size.width == 170)
    row.width == 160
    root.layoutIfNeeded()
    #expect([a, b, c].map { $0.frame.minX } == [0, 60, 130])
  }

  @Test
  func `a negative spacing lets views overlap`() {
    row.spacing = -5
    row.distribution = .equalSpacing
    root.layoutIfNeeded()
    #expect([a, b, c].map { $0.frame.minX } == [0, 45, 100])
    row.distribution = .fill
    root.layoutIfNeeded()
    #expect([a, b, c].map { $0.frame.minX } == [0, 45, 100])
  }

  @Test
  func `the spacing of the system is 8 points`() {
    row.spacing = LayoutStackView.spacingUseSystem
    root.layoutIfNeeded()
    #expect(b.frame.minX == 58)
    row.spacing = LayoutStackView.spacingUseDefault
    root.layoutIfNeeded()
    #expect(row.spacing == 0 && b.frame.minX == 50)
  }

  @Test
  func `custom spacing follows its view and is forgotten when that leaves`() {
    row.setCustomSpacing(30, after: a)
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ row 0 0 180 40
        ├ a 0 0 50 40
        ├ b 80 0 60 40
        └ c 150 0 30 40
      """)
    row.insertArrangedSubview(a, at: 1)
    root.layoutIfNeeded()
    #expect([b, a, c].map { $0.frame.minX } == [0, 70, 150])
    row.removeArrangedSubview(a)
    row.insertArrangedSubview(a, at: 0)
    #expect(row.customSpacing(after: a) == LayoutStackView.spacingUseDefault)
    root.layoutIfNeeded()
    #expect([a, b, c].map { $0.frame.minX } == [0, 60, 130])
  }

  @Test
  func `custom spacing may be the system's or the stack's`() {
    row.setCustomSpacing(LayoutStackView.spacingUseSystem, after: a)
    row.setCustomSpacing(40, after: b)
    row.setCustomSpacing(LayoutStackView.spacingUseDefault, after: b)
    root.layoutIfNeeded()
    #expect([a, b, c].map { $0.frame.minX } == [0, 58, 128])
  }

  @Test
  func `right to left, the first view is on the right`() {
    fix()
    row.layoutDirection = .rightToLeft
    b.hugging.horizontal = 200
    root.layoutIfNeeded()
    #expect([a, b, c].map { $0.frame.minX } == [250, 40, 0])
    #expect(b.frame.size.width == 200)
  }

  @Test(arguments: LayoutStackView.Distribution.allCases)
  func `right to left is the mirror image`(distribution: LayoutStackView.Distribution) {
    fix()
    b.hugging.horizontal = 200
    row.distribution = distribution
    row.setCustomSpacing(17, after: a)
    root.layoutIfNeeded()
    let mirrored = [a, b, c].map { 300 - $0.frame.maxX }
    row.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(zip([a, b, c], mirrored).allSatisfy { abs($0.frame.minX - $1) < 1e-9 })
  }

  @Test
  func `a column goes down`() {
    row.axis = .vertical
    row.spacing = 8
    row.width == 200
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ row 0 0 200 86
        ├ a 0 0 200 20
        ├ b 0 28 200 40
        └ c 0 76 200 10
      """)
  }

  @Test
  func `margins are around the views if the stack is to keep them`() {
    row.layoutMargins = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()
    #expect(row.frame.size == LayoutSize(width: 160, height: 40))
    row.isLayoutMarginsRelativeArrangement = true
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ row 0 0 166 44
        ├ a 2 1 50 40
        ├ b 62 1 60 40
        └ c 132 1 30 40
      """)
  }

  @Test
  func `a stack has the size that its views need`() {
    let compressed = row.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    #expect(compressed == LayoutSize(width: 160, height: 40))
    row.distribution = .equalSpacing
    let wide = row.systemLayoutSizeFitting(LayoutSize(width: 300, height: 0), horizontal: .required)
    #expect(wide == LayoutSize(width: 300, height: 40))
    b.isHidden = true
    let rest = row.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    #expect(rest == LayoutSize(width: 90, height: 20))
  }

  @Test
  func `stacks are inside of stacks`() {
    let column = LayoutStackView(name: "column", arrangedSubviews: [b, c])
    column.axis = .vertical
    column.spacing = 5
    row.addArrangedSubview(column)
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ row 0 0 120 55
        ├ a 0 0 50 55
        └ column 60 0 60 55
          ├ b 0 0 60 40
          └ c 0 45 60 10
      """)
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `a stack can be the root of a tree`() {
    let stack = LayoutStackView(name: "stack", frame: LayoutRect(x: 5, y: 5, width: 100, height: 50))
    stack.addArrangedSubview(a)
    expectLayout(
      stack,
      """
      stack 5 5 100 50
      └ a 0 0 100 50
      """)
    #expect(stack.diagnostics.isEmpty)
  }

  @Test
  func `a stack that is placed by its frame stays there`() {
    let stack = LayoutStackView(name: "stack", frame: LayoutRect(x: 5, y: 5, width: 100, height: 50))
    stack.distribution = .equalSpacing
    stack.alignment = .center
    for view in [a, c] { stack.addArrangedSubview(view) }
    root.addSubview(stack)
    root.layoutIfNeeded()
    #expect(stack.frame == LayoutRect(x: 5, y: 5, width: 100, height: 50))
    #expect(stack.translatesAutoresizingMaskIntoConstraints)
    #expect(c.frame == LayoutRect(x: 70, y: 20, width: 30, height: 10))
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `what floats in a stack is not arranged`() {
    let badge = LayoutView(name: "badge", frame: LayoutRect(x: -4, y: -4, width: 8, height: 8))
    row.insertSubview(badge, at: 0)
    root.layoutIfNeeded()
    #expect(badge.frame.minX == -4 && row.frame.size.width == 160)
    #expect(row.arrangedSubviews.map { $0.name } == ["a", "b", "c"])
    #expect(row.subviews.map { $0.name } == ["badge", "a", "b", "c"])
  }
}

import AnchorageHeadless
import Testing

/// What a new `NSStackView` is, and where it puts views along its axis. The numbers are those of the measured frames.
struct GravityStackTests {
  private let root = makeRoot()
  private let row = LayoutGravityStackView(name: "row")
  private let a = ContentView("a", 40, 20)
  private let b = ContentView("b", 60, 30)
  private let c = ContentView("c", 20, 10)

  init() {
    root.addSubview(row)
    row.topLeading == root.topLeading
    row.spacing = 10
    for view in [a, b, c] { row.addArrangedSubview(view) }
  }

  /// The stack fills a window, which keeps its size at 500.
  private func fix(_ width: Double = 200, _ height: Double = 200) {
    row.width == width ~ .windowSizeStayPut
    row.height == height ~ .windowSizeStayPut
  }

  private func expectRow(_ x: [Double], _ widths: [Double] = [40, 60, 20]) {
    root.layoutIfNeeded()
    #expect([a, b, c].map { $0.frame.minX } == x)
    #expect([a, b, c].map { $0.frame.size.width } == widths)
  }

  @Test
  func `a new stack is a row of gravity areas with a spacing of 8`() {
    let stack = LayoutGravityStackView()
    #expect(stack.orientation == .horizontal && stack.distribution == .gravityAreas)
    #expect(stack.spacing == 8 && stack.alignment == .centerY && stack.edgeInsets == .zero)
    #expect(stack.detachesHiddenViews && stack.views.isEmpty && stack.delegate == nil)
    for axis in [LayoutAxis.horizontal, .vertical] {
      #expect(stack.huggingPriority(for: axis) == 250)
      #expect(stack.clippingResistancePriority(for: axis) == 1000)
    }
    stack.orientation = .vertical
    #expect(stack.alignment == .centerX)
  }

  @Test
  func `the cases have the numbers of AppKit`() {
    typealias Stack = LayoutGravityStackView
    #expect(Stack.Distribution.allCases.map { $0.rawValue } == [-1, 0, 1, 2, 3, 4])
    #expect(Stack.Gravity.allCases.map { $0.rawValue } == [1, 2, 3])
    #expect(Stack.Gravity.top == .leading && Stack.Gravity.bottom == .trailing)
    let priorities: [Stack.VisibilityPriority] = [.mustHold, .detachOnlyIfNecessary, .notVisible]
    #expect(priorities.map { $0.rawValue } == [1000, 900, 0])
    #expect(Stack.useDefaultSpacing == LayoutStackView.spacingUseDefault)
  }

  @Test(arguments: [(10, [0, 50, 120]), (0, [0, 40, 100]), (-10, [0, 30, 80])] as [(Double, [Double])])
  func `the leading area begins at the edge, with the spacing between its views`(
    spacing: Double, x: [Double]
  ) {
    fix()
    row.spacing = spacing
    expectRow(x)
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `edge insets are around the views`() {
    fix()
    row.edgeInsets = LayoutInsets(top: 5, leading: 15, bottom: 5, trailing: 15)
    expectRow([15, 65, 135])
    #expect([a, b, c].map { $0.frame.minY } == [90, 85, 95])
  }

  @Test
  func `each area is at its end, and the middle one in the middle`() {
    fix(300)
    row.addView(b, in: .center)
    row.addView(c, in: .trailing)
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ row 0 0 300 200
        ├ a 0 90 40 20
        ├ b 120 85 60 30
        └ c 280 95 20 10
      """)
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `a middle area of several views is in the middle as a whole`() {
    fix(300)
    for view in [a, b] { row.addView(view, in: .center) }
    row.addView(c, in: .trailing)
    expectRow([95, 145, 280])
  }

  @Test
  func `a middle area gives way to the areas beside it`() {
    fix(150)
    row.addView(b, in: .center)
    row.addView(c, in: .trailing)
    // In the middle, b would begin at 45.
    expectRow([0, 50, 130])
  }

  @Test
  func `a trailing area alone ends at the inset`() {
    fix()
    row.edgeInsets = LayoutInsets(top: 0, leading: 0, bottom: 0, trailing: 20)
    row.setViews([a, b, c], in: .trailing)
    expectRow([40, 90, 160])
  }

  @Test
  func `areas keep the spacing between them where nothing holds the stack open`() {
    row.addView(c, in: .trailing)
    expectRow([0, 50, 120])
    #expect(row.frame.size == LayoutSize(width: 140, height: 30))
    #expect(root.diagnostics.isEmpty)
    // In the middle before the stack is as short as it can be.
    row.addView(b, in: .center)
    expectRow([0, 50, 140])
  }

  @Test
  func `custom spacing is behind a view`() {
    fix()
    row.setCustomSpacing(30, after: a)
    expectRow([0, 70, 140])
    #expect(row.customSpacing(after: a) == 30)
    row.setCustomSpacing(LayoutGravityStackView.useDefaultSpacing, after: a)
    expectRow([0, 50, 120])
  }

  @Test
  func `fill fills, and the first of equal views grows`() {
    fix()
    row.distribution = .fill
    expectRow([0, 110, 180], [100, 60, 20])
    a.content = LayoutSize(width: 10, height: 20)
    b.content = LayoutSize(width: 10, height: 20)
    c.content = LayoutSize(width: 100, height: 30)
    for view in [a, b, c] { view.invalidateIntrinsicContentSize() }
    expectRow([0, 80, 100], [70, 10, 100])
  }

  @Test
  func `fill equally makes views equal as far as their content allows`() {
    fix()
    row.distribution = .fillEqually
    expectRow([0, 70, 140], [60, 60, 60])
  }

  @Test
  func `fill equally compresses no content`() {
    row.width == 170 ~ .windowSizeStayPut
    row.distribution = .fillEqually
    a.content.width = 10
    b.content.width = 10
    c.content.width = 100
    expectRow([0, 35, 70], [25, 25, 100])
  }

  @Test
  func `fill proportionally takes the spacing off first`() {
    fix()
    row.distribution = .fillProportionally
    expectRow([0, 70, 170], [60, 90, 30])
  }

  @Test
  func `fill proportionally follows content that changes`() {
    fix()
    row.distribution = .fillProportionally
    root.layoutIfNeeded()
    a.content.width = 20
    b.content.width = 20
    a.invalidateIntrinsicContentSize()
    b.invalidateIntrinsicContentSize()
    expectRow([0, 70, 140], [60, 60, 60])
  }

  @Test
  func `fill proportionally leaves the rest to a view without content`() {
    fix()
    row.distribution = .fillProportionally
    b.content.width = -1
    row.width == 200
    a.width == 40
    expectRow([0, 50, 180], [40, 120, 20])
  }

  @Test
  func `equal spacing makes the gaps equal`() {
    fix()
    row.distribution = .equalSpacing
    expectRow([0, 80, 180])
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `equal centering makes the distances of the centres equal`() {
    fix()
    row.distribution = .equalCentering
    expectRow([0, 75, 180])
    #expect(root.diagnostics.isEmpty)
  }

  @Test(arguments: LayoutGravityStackView.Distribution.allCases)
  func `a window that is too small clips the stack and no content`(
    distribution: LayoutGravityStackView.Distribution
  ) {
    fix(100)
    row.distribution = distribution
    expectRow([0, 50, 120])
    #expect(row.frame.size.width == 140)
  }

  @Test
  func `a column has its areas at the top and at the bottom`() {
    fix()
    row.orientation = .vertical
    row.addView(c, in: .bottom)
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ row 0 0 200 200
        ├ a 80 0 40 20
        ├ b 70 30 60 30
        └ c 90 190 20 10
      """)
  }

  @Test
  func `areas follow the layout direction, and insets do not`() {
    fix()
    row.layoutDirection = .rightToLeft
    row.edgeInsets = LayoutInsets(top: 0, leading: 5, bottom: 0, trailing: 15)
    row.addView(c, in: .trailing)
    expectRow([145, 75, 5])
    row.layoutDirection = .leftToRight
    expectRow([5, 55, 165])
  }

  @Test
  func `insets stay where they are when what is around turns`() {
    row.edgeInsets = LayoutInsets(top: 0, leading: 5, bottom: 0, trailing: 15)
    root.layoutIfNeeded()
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(row.frame.minX == 240 && c.frame.minX == 5)
    // The stack moves without hearing of it.
    let (inner, other) = (LayoutView(name: "inner"), makeRoot())
    inner.addSubview(row)
    row.topLeading == inner.topLeading
    inner.size == LayoutSize(width: 200, height: 50)
    other.addSubview(inner)
    other.layoutIfNeeded()
    #expect(a.frame.minX == 5)
  }

  @Test
  func `a stack inside hugs its content before the stack around it does`() {
    fix(300, 100)
    let column = LayoutGravityStackView(name: "column", views: [c])
    column.orientation = .vertical
    row.insertArrangedSubview(column, at: 1)
    let inner = LayoutGravityStackView(name: "inner", views: [b])
    column.addArrangedSubview(inner)
    expectLayout(
      root,
      """
      root 0 0 400 300
      └ row 0 0 300 100
        ├ a 0 40 40 20
        └ column 50 26 60 48
          ├ c 20 0 20 10
          └ inner 0 18 60 30
            └ b 0 0 60 30
      """)
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `a stack inside hugs before the stack around it in the first question for a size, too`() {
    let (card, rest) = (LayoutView(name: "card"), LayoutView(name: "rest"))
    let inner = LayoutGravityStackView(name: "inner", views: [c])
    let outer = LayoutGravityStackView(name: "outer", views: [inner])
    card.addSubviews(outer, rest)
    // Both stacks together are as wide as the card, and want to be 20 wide.
    outer.leading == card.leading
    rest.leading == outer.trailing
    rest.trailing == card.trailing
    rest.width == inner.width
    card.height == outer.width
    let target = LayoutSize(width: 100, height: 0)
    #expect(
      card.systemLayoutSizeFitting(target, horizontal: .required) == LayoutSize(width: 100, height: 80))
  }

  @Test
  func `the first question for a size after the direction changed counts the insets at the right ends`() {
    row.edgeInsets = LayoutInsets(top: 0, leading: 50, bottom: 0, trailing: 0)
    // As wide and high as the inset at the leading end, which is 50 from left to right, and 0 from right to left.
    let square = LayoutView(name: "square")
    row.addSubview(square)
    square.topLeading == row.topLeading
    square.trailing == a.leading
    square.height == square.width
    square.bottom <= row.bottom
    for (direction, height) in [(LayoutDirection.leftToRight, 50.0), (.rightToLeft, 30), (.leftToRight, 50)] {
      root.layoutDirection = direction
      #expect(row.systemLayoutSizeFitting(.zero) == LayoutSize(width: 190, height: height))
    }
  }

  @Test
  func `an empty stack is as small as its insets`() {
    let stack = LayoutGravityStackView(name: "stack", views: [])
    stack.edgeInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    root.addSubview(stack)
    stack.topLeading == root.topLeading
    root.layoutIfNeeded()
    #expect(stack.frame.size == LayoutSize(width: 6, height: 4))
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `a stack that hugs more than a window shrinks to its content`() {
    fix()
    row.setHuggingPriority(750, for: .horizontal)
    row.setHuggingPriority(501, for: .vertical)
    for view in [a, b, c] { view.hugging = 750 }
    expectRow([0, 50, 120])
    #expect(row.frame.size == LayoutSize(width: 140, height: 30))
  }

  @Test
  func `a stack that hugs more than its views stretches the first`() {
    fix()
    row.setHuggingPriority(.high, for: .horizontal)
    expectRow([0, 110, 180], [100, 60, 20])
  }
}

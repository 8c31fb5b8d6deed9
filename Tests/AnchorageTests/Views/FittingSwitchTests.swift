import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Fitting sizes of views with layouts that their sizes select.
struct FittingSwitchTests {
  private enum Form { case compact, regular }

  private let cell = LayoutView(name: "cell", frame: LayoutRect(x: 0, y: 0, width: 320, height: 60))
  private let box = LayoutView(name: "box")

  init() {
    cell.addSubview(box)
    box.edges == cell.edges
  }

  /// A box that is high in the compact form, and low in the regular form.
  private func heights(compact: Double = 200, regular: Double = 100) -> LayoutConstraintSwitch<Form> {
    ConstraintSwitch([
      .compact: batch(active: false) { box.height == compact },
      .regular: batch(active: false) { box.height == regular },
    ])
  }

  // The view that a switch follows keeps the block, which must not hold the view.
  private static func byWidth(_ size: LayoutSize) -> Form { size.width < 600 ? .compact : .regular }

  private func size(
    width: Double = 0, height: Double = 0, of view: LayoutView? = nil
  ) -> LayoutSize {
    (view ?? cell).systemLayoutSizeFitting(
      LayoutSize(width: width, height: height), horizontal: width > 0 ? .required : .fittingSize,
      vertical: height > 0 ? .required : .fittingSize)
  }

  @Test
  func `a required width selects the form that is measured, whatever the present width is`() {
    let forms = heights()
    forms.select(bySizeOf: cell, Self.byWidth)
    for _ in 0..<2 {
      #expect(size(width: 700) == LayoutSize(width: 700, height: 100))
      #expect(size(width: 599) == LayoutSize(width: 599, height: 200))
      #expect(size(width: 600) == LayoutSize(width: 600, height: 100))
    }
    cell.frame.size.width = 800
    cell.layoutIfNeeded()
    #expect(forms.selection == .regular)
    #expect(size(width: 320) == LayoutSize(width: 320, height: 200))
    #expect(size(width: 800) == LayoutSize(width: 800, height: 100))
  }

  @Test
  func `a question leaves the selection, the constraints and the next pass as they were`() {
    let forms = heights()
    forms.select(bySizeOf: cell, Self.byWidth)
    let late = box.width >= 10
    cell.frame.size.height = 200
    cell.layoutIfNeeded()
    let (held, passes) = (cell.constraints + box.constraints, cell.engine?.passCount)
    let (counts, table) = (cell.solverStatistics, cell.layoutDescription)
    #expect(size(width: 700).height == 100)
    #expect(forms.selection == .compact && forms[.compact]?.isActive == true)
    #expect(forms[.regular]?.contains { $0.isActive } == false)
    #expect((cell.constraints + box.constraints).elementsEqual(held) { $0 === $1 })
    #expect(held.last === late)
    #expect(cell.pendingAnywhere == [] && box.pendingAnywhere == [])
    cell.layoutIfNeeded()
    #expect(cell.engine?.passCount == passes && cell.solverStatistics == counts)
    #expect(cell.layoutDescription == table)
    #expect(problems(of: cell) == "")
  }

  @Test
  func `pending changes stay pending, and take part`() {
    let forms = heights()
    forms.select(bySizeOf: cell, Self.byWidth)
    cell.frame.size.height = 200
    cell.layoutIfNeeded()
    forms[.regular]?[0].constant = 90
    forms[.compact]?[0].constant = 210
    #expect(size(width: 700).height == 90)
    #expect(size(width: 300).height == 210)
    cell.frame.size.height = 210
    expectLayout(cell, "cell 0 0 320 210\n└ box 0 0 320 210")
    #expect(problems(of: cell) == "")
  }

  @Test
  func `the width that a form leaves to an inner view selects the form of that view`() {
    // Regular: a bar of 200 beside the box. Compact: the box alone.
    let (bar, line) = (LayoutView(name: "bar"), LayoutView(name: "line"))
    let (root, content) = (LayoutView(name: "root"), LayoutView(name: "content"))
    for view in [bar, content] { root.addSubview(view) }
    content.addSubview(line)
    bar.leading == root.leading
    bar.top == root.top
    bar.height == 10
    content.verticalEdges == root.verticalEdges
    content.trailing == root.trailing
    content.leading == bar.trailing
    line.edges == content.edges
    let outer: LayoutConstraintSwitch<Form> = ConstraintSwitch([
      .compact: batch(active: false) { bar.width == 0 },
      .regular: batch(active: false) { bar.width == 200 },
    ])
    let inner: LayoutConstraintSwitch<Form> = ConstraintSwitch([
      .compact: batch(active: false) { line.height == 60 },
      .regular: batch(active: false) { line.height == 30 },
    ])
    outer.select(bySizeOf: root, Self.byWidth)
    inner.select(bySizeOf: content) { $0.width < 450 ? .compact : .regular }
    // 649 - 200 = 449, 650 - 200 = 450, and 599 without a bar.
    for (width, height) in [(449.0, 60.0), (450, 30), (599, 30), (600, 60), (649, 60), (650, 30)] {
      #expect(size(width: width, of: root) == LayoutSize(width: width, height: height))
    }
    #expect(outer.selection == .compact && inner.selection == .compact)
  }

  @Test
  func `several views select by the sizes that the answer gives them`() {
    let other = LayoutView(name: "other")
    cell.addSubview(other)
    cell.constraints.filter { $0.firstAttribute == .trailing }.forEach { $0.isActive = false }
    other.verticalEdges == cell.verticalEdges
    other.trailing == cell.trailing
    other.leading == box.trailing
    other.width == box.width * 2
    let (one, two) = (heights(compact: 90, regular: 10), heights(compact: 70, regular: 20))
    // At least as high as both, because one of them gives way to the other.
    for group in [one[.compact], one[.regular], two[.compact], two[.regular]] {
      group?[0].relation = .greaterThanOrEqual
    }
    one.select(bySizeOf: box) { $0.width < 100 ? .compact : .regular }
    two.select(bySizeOf: other) { $0.width < 300 ? .compact : .regular }
    // Thirds: 99 and 198, 100 and 200, 150 and 300.
    #expect(size(width: 297).height == 90)
    #expect(size(width: 300).height == 70)
    #expect(size(width: 450).height == 20)
  }

  @Test
  func `a required height selects, too`() {
    let forms: LayoutConstraintSwitch<Form> = ConstraintSwitch([
      .compact: batch(active: false) { box.width == 80 },
      .regular: batch(active: false) { box.width == 40 },
    ])
    forms.select(bySizeOf: cell) { $0.height < 100 ? .compact : .regular }
    #expect(size(height: 99) == LayoutSize(width: 80, height: 99))
    #expect(size(height: 100) == LayoutSize(width: 40, height: 100))
    #expect(size(width: 80, height: 50) == LayoutSize(width: 80, height: 50))
  }

  @Test
  func `a dimension that is not required counts as the target first, then as long as that form makes it`() {
    let forms = heights(compact: 50, regular: 400)
    forms.select(bySizeOf: cell) { $0.height < 300 ? .compact : .regular }
    // From 0: compact, which is 50 high. From 350: regular, which is 400 high.
    #expect(size(width: 320).height == 50)
    let target = LayoutSize(width: 320, height: 350)
    #expect(cell.systemLayoutSizeFitting(target, horizontal: .required).height == 400)
    // Compact is 320 high, which selects regular.
    forms[.compact]?[0].constant = 320
    #expect(size(width: 320).height == 400)
  }

  @Test
  func `the smallest and the largest size are those of their own forms`() {
    let forms: LayoutConstraintSwitch<Form> = ConstraintSwitch([
      .compact: batch(active: false) { box.size == LayoutSize(width: 200, height: 30) },
      .regular: batch(active: false) {
        box.width >= 600; box.height == 20
      },
    ])
    forms.select(bySizeOf: cell, Self.byWidth)
    for selection in [Form.compact, .regular] {
      forms.selection = selection
      #expect(
        cell.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
          == LayoutSize(width: 200, height: 30))
      #expect(
        cell.systemLayoutSizeFitting(LayoutView.layoutFittingExpandedSize)
          == LayoutSize(width: 10000, height: 20))
    }
  }

  @Test
  func `forms that select each other end with one of the two, and no report`() {
    let forms = heights(compact: 200, regular: 50)
    var calls = 0
    forms.select(bySizeOf: cell) {
      calls += 1
      return $0.height < 100 ? .compact : .regular
    }
    cell.layoutIfNeeded()
    let selection = forms.selection
    calls = 0
    let height = size(width: 300).height
    #expect(height == 200 || height == 50)
    #expect(size(width: 300).height == height)
    #expect(calls == 2 * 9)
    #expect(forms.selection == selection)
    #expect(problems(of: cell).contains("settle") == false)
  }

  @Test
  func `a width that cannot be had still selects`() {
    let forms: LayoutConstraintSwitch<Form> = ConstraintSwitch([
      .compact: batch(active: false) { box.size == LayoutSize(width: 80, height: 20) },
      .regular: batch(active: false) { box.size == LayoutSize(width: 90, height: 30) },
    ])
    forms.select(bySizeOf: cell) { $0.width < 60 ? .compact : .regular }
    #expect(size(width: 50) == LayoutSize(width: 80, height: 20))
    #expect(size(width: 70) == LayoutSize(width: 90, height: 30))
    // A view is not narrower than nothing.
    let target = LayoutSize(width: -.infinity, height: 0)
    #expect(cell.systemLayoutSizeFitting(target, horizontal: .required).height == 20)
  }

  @Test
  func `a selection of one's own holds for the present size, and for no other`() {
    let forms = heights()
    forms.select(bySizeOf: cell, Self.byWidth)
    cell.frame.size = LayoutSize(width: 320, height: 100)
    cell.layoutIfNeeded()
    forms.selection = .regular
    #expect(size(width: 320, height: 100) == LayoutSize(width: 320, height: 100))
    // First 320 × 0, which is another size.
    #expect(size(width: 320).height == 200)
    #expect(forms.selection == .regular)
  }

  @Test
  func `a size may select no form, and a form may be missing`() {
    let forms = heights()
    forms.select(bySizeOf: cell) { $0.width < 300 ? nil : $0.width < 600 ? .compact : .regular }
    forms[.regular] = nil
    box.height == 7 ~ .low
    #expect(size(width: 200).height == 7)
    #expect(size(width: 320).height == 200)
    #expect(size(width: 700).height == 7)
  }

  @Test
  func `a switch that follows a view outside takes part as it is`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 400))
    root.addSubview(cell)
    let forms = heights()
    forms.select(bySizeOf: root, Self.byWidth)
    #expect(size(width: 700).height == 200)
    #expect(size(width: 700, of: root).height == 0)
  }

  @Test
  func `constraints of a form outside the view, or of a view that is gone, do not take part`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 400))
    let lost = LayoutView(name: "lost")
    root.addSubview(cell)
    let forms = heights()
    forms[.regular] = batch(active: false) {
      box.height == 100
      box.height == root.height
      box.width == lost.width
    }
    forms.select(bySizeOf: cell, Self.byWidth)
    cell.frame.size.height = 200
    #expect(size(width: 700) == LayoutSize(width: 700, height: 100))
    #expect(problems(of: root) == "")
  }

  @Test
  func `margins and baselines that only the other form mentions are measured`() {
    let (large, small) = (LayoutLabel(name: "large", text: "L"), LayoutLabel(name: "small", text: "s"))
    for label in [large, small] { cell.addSubview(label) }
    box.isHidden = true
    cell.layoutMargins = LayoutInsets(20)
    large.metrics = .fixedPitch(size: 32)
    small.topLeading == large.topLeading ~ 100
    let forms: LayoutConstraintSwitch<Form> = ConstraintSwitch([
      .compact: batch(active: false) {
        large.top == cell.top; small.bottom == cell.bottom
      },
      .regular: batch(active: false) {
        large.verticalEdges == cell.margins.verticalEdges
        small.firstBaseline == large.firstBaseline
      },
    ])
    forms.select(bySizeOf: cell, Self.byWidth)
    let rise = large.firstBaselineOffsetFromTop - small.firstBaselineOffsetFromTop
    #expect(rise > 0)
    #expect(size(width: 700).height == large.intrinsicContentSize.height + 40)
    #expect(cell.margins.mentions.isEmpty && !cell.holdsBaselines)
    cell.frame.size = size(width: 700)
    cell.layoutIfNeeded()
    #expect(large.frame.minY == 20 && small.frame.minY == 20 + rise)
    // No constraint of the compact form mentions the margins, which therefore do not push.
    #expect(size(width: 320).height == small.intrinsicContentSize.height)
  }

  @Test
  func `a block that asks for the fitting size of its view gets that of the present form`() {
    let forms = heights(compact: 200, regular: 100)
    var asked: [Double] = []
    forms.select(bySizeOf: cell) { [unowned cell] size in
      asked.append(cell.systemLayoutSizeFitting(size, horizontal: .required).height)
      return Self.byWidth(size)
    }
    cell.layoutIfNeeded()
    asked = []
    #expect(size(width: 700).height == 100)
    #expect(!asked.isEmpty && asked.allSatisfy { $0 == 200 })
    cell.frame.size.width = 800
    cell.layoutIfNeeded()
    #expect(forms.selection == .regular)
  }

  @Test
  func `a view that asks while it is measured gets the form of the width that it asks about`() {
    /// As high as the cell in its width.
    final class Frame: LayoutView {
      let cell: LayoutView
      init(around cell: LayoutView) {
        self.cell = cell
        super.init(name: "frame")
      }
      override var isMeasuredByWidth: Bool { true }
      override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
        cell.systemLayoutSizeFitting(
          LayoutSize(width: min(size.width, 700), height: 0), horizontal: .required)
      }
    }
    let forms = heights()
    forms.select(bySizeOf: cell, Self.byWidth)
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 640, height: 300))
    let frame = Frame(around: cell)
    root.addSubview(frame)
    frame.top == root.top
    frame.horizontalEdges == root.horizontalEdges
    expectLayout(root, "root 0 0 640 300\n└ frame 0 0 640 100")
    root.frame.size.width = 320
    expectLayout(root, "root 0 0 320 300\n└ frame 0 0 320 200")
    #expect(forms.selection == .compact)
  }

  @Test
  func `a stack gives its views the width that selects their forms`() {
    let stack = LayoutStackView(name: "stack")
    let cells = (0..<3).map { LayoutView(name: "cell\($0)") }
    stack.axis = .vertical
    stack.spacing = 4
    var forms: [LayoutConstraintSwitch<Form>] = []
    for each in cells {
      stack.addArrangedSubview(each)
      let form: LayoutConstraintSwitch<Form> = ConstraintSwitch([
        .compact: batch(active: false) { each.height == 50 },
        .regular: batch(active: false) { each.height == 20 },
      ])
      form.select(bySizeOf: each, Self.byWidth)
      forms.append(form)
    }
    // Three heights and two gaps.
    #expect(size(width: 599, of: stack) == LayoutSize(width: 599, height: 158))
    #expect(size(width: 600, of: stack) == LayoutSize(width: 600, height: 68))
    stack.axis = .horizontal
    stack.distribution = .fillEqually
    // 608 - 8 = 3 × 200, and 1808 - 8 = 3 × 600.
    #expect(size(width: 608, of: stack).height == 50)
    #expect(size(width: 1808, of: stack).height == 20)
    #expect(forms.allSatisfy { $0.selection == .compact })
  }

  @Test
  func `pixels and alignment insets count when a size selects`() {
    let forms = heights()
    forms.select(bySizeOf: cell, Self.byWidth)
    cell.displayScale = 2
    #expect(size(width: 599.9).height == 200)
    cell.alignmentRectInsets = LayoutInsets(10)
    // The frame is 20 wider than the alignment rectangle.
    #expect(size(width: 579).height == 200)
    #expect(size(width: 580).height == 100)
  }

  @Test
  func `the history of a view does not change its fitting size`() {
    let forms = heights()
    forms.select(bySizeOf: cell, Self.byWidth)
    var random = Random(seed: 4)
    for _ in 0..<200 {
      let width = Double(random.int(1...1200))
      switch random.int(0...2) {
      case 0:
        cell.frame.size.width = width
        cell.layoutIfNeeded()
      case 1: forms.selection = random.pick([nil, .compact, .regular])
      default: #expect(size(width: width) == LayoutSize(width: width, height: width < 600 ? 200 : 100))
      }
    }
  }
}

import AnchorageHeadless
import Testing

/// Where a stack puts views across its axis. The numbers are those of worked examples, computed by hand.
struct StackViewAlignmentTests {
  private let root = makeRoot()
  private let row = LayoutStackView(name: "row")
  private let a = ContentView("a", 50, 20, first: 15, last: 5)
  private let b = ContentView("b", 60, 40, first: 30, last: 2)
  private let c = ContentView("c", 30, 10, first: 8, last: 1)

  init() {
    root.addSubview(row)
    row.topLeading == root.topLeading
    row.spacing = 10
    b.hugging.horizontal = 200
    for view in [a, b, c] { row.addArrangedSubview(view) }
  }

  private func fix() { row.size == LayoutSize(width: 300, height: 60) }

  @Test(arguments: [
    (LayoutStackView.Alignment.center, [20.0, 10, 25]), (.top, [0, 0, 0]), (.bottom, [40, 20, 50]),
  ])
  func `views keep their heights where they do not fill`(
    alignment: LayoutStackView.Alignment, tops: [Double]
  ) {
    fix()
    row.alignment = alignment
    #expect(problems(of: root) == "")
    #expect([a, b, c].map { $0.frame.minY } == tops)
    #expect([a, b, c].map { $0.frame.size.height } == [20, 40, 10])
  }

  @Test(arguments: [
    (LayoutStackView.Alignment.fill, [0.0, 0, 0]), (.center, [10, 0, 15]), (.top, [0, 0, 0]),
    (.bottom, [20, 0, 30]),
  ])
  func `a free stack is as high as its highest view`(alignment: LayoutStackView.Alignment, tops: [Double]) {
    row.alignment = alignment
    #expect(problems(of: root) == "")
    #expect(row.frame.size == LayoutSize(width: 160, height: 40))
    #expect([a, b, c].map { $0.frame.minY } == tops)
  }

  @Test(arguments: [
    (LayoutStackView.Alignment.leading, [0.0, 0, 0]), (.trailing, [10, 0, 30]), (.center, [5, 0, 15]),
  ])
  func `a column aligns along x`(alignment: LayoutStackView.Alignment, lefts: [Double]) {
    row.axis = .vertical
    row.spacing = 8
    row.alignment = alignment
    #expect(problems(of: root) == "")
    #expect(row.frame.size == LayoutSize(width: 60, height: 86))
    #expect([a, b, c].map { $0.frame.minX } == lefts)
    #expect([a, b, c].map { $0.frame.size.width } == [50, 60, 30])
  }

  @Test
  func `right to left, leading is on the right`() {
    row.axis = .vertical
    row.alignment = .leading
    row.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect([a, b, c].map { $0.frame.minX } == [10, 0, 30])
  }

  @Test
  func `first baselines are in one line, and higher views than the first stick out`() {
    row.alignment = .firstBaseline
    #expect(problems(of: root) == "")
    // The line is 15 below the top, where a has it. b ends lowest, at −15 + 40.
    #expect([a, b, c].map { $0.frame.minY } == [0, -15, 7])
    #expect(row.frame.size.height == 25)
    fix()
    #expect(problems(of: root) == "")
    // As low as they can be in a stack of 60.
    #expect([a, b, c].map { $0.frame.minY } == [35, 20, 42])
  }

  // Trees that Xcode 12.5 to 16 saved: a label, a field and a button; labels in too high a stack; a label and a button.
  @Test(arguments: [
    (
      alignment: LayoutStackView.Alignment.firstBaseline, heights: [20.5, 34, 33], lines: [16.0, 23, 22],
      fixed: 0.0,
      tops: [0.0, -7, -6], height: 27.0
    ),
    (.firstBaseline, [18, 18], [14, 14], 197, [179, 179], 197),
    (.firstBaseline, [20.5, 20.5], [16, 16], 37.5, [17, 17], 37.5),
    (.lastBaseline, [20, 28], [16, 16], 20, [0, 0], 20),
  ])
  func `baselines are where Interface Builder saved them`(
    alignment: LayoutStackView.Alignment, heights: [Double], lines: [Double], fixed: Double, tops: [Double],
    height: Double
  ) {
    let saved = LayoutStackView(name: "saved")
    saved.alignment = alignment
    for (index, (height, line)) in zip(heights, lines).enumerated() {
      saved.addArrangedSubview(ContentView("\(index)", 40, height, first: line, last: height - line))
    }
    root.addSubview(saved)
    saved.topLeading == root.topLeading
    if fixed > 0 { saved.height == fixed }
    #expect(problems(of: root) == "")
    #expect(saved.subviews.map { $0.frame.minY } == tops && saved.frame.height == height)
  }

  @Test
  func `last baselines are in one line, and the highest view touches the top`() {
    row.alignment = .lastBaseline
    fix()
    #expect(problems(of: root) == "")
    // The line is 38 below the top, where b has it.
    #expect([a, b, c].map { $0.frame.maxY } == [43, 40, 39])
  }

  @Test
  func `a view without content is not high`() {
    let plain = LayoutView(name: "plain")
    plain.width == 10
    row.addArrangedSubview(plain)
    row.alignment = .center
    #expect(problems(of: root) == "")
    #expect(plain.frame.size.height == 0)
  }

  @Test
  func `a column can measure its spacing between baselines`() {
    row.axis = .vertical
    row.isBaselineRelativeArrangement = true
    row.spacing = 50
    #expect(problems(of: root) == "")
    // a's last baseline is 15 below its top, b's first 30 below its own, b's last at 38 and c's first at 8.
    #expect([a, b, c].map { $0.frame.minY } == [0, 35, 115])
    b.isHidden = true
    #expect(problems(of: root) == "")
    #expect([a, c].map { $0.frame.minY } == [0, 57])
    #expect(row.frame.size.height == 67)
  }

  @Test
  func `a row has the baseline of its highest view, a column those at its ends`() {
    #expect(row.forFirstBaselineLayout === b && row.forLastBaselineLayout === b)
    row.axis = .vertical
    #expect(row.forFirstBaselineLayout === a && row.forLastBaselineLayout === c)
    a.isHidden = true
    #expect(row.forFirstBaselineLayout === b)
    #expect(LayoutStackView().forFirstBaselineLayout is LayoutStackView)
  }

  @Test
  func `baselines of a stack inside follow its views`() {
    let inner = LayoutStackView(name: "inner", arrangedSubviews: [b, c])
    inner.alignment = .top
    row.addArrangedSubview(inner)
    row.alignment = .firstBaseline
    #expect(problems(of: root) == "")
    // b's is 30 below the top, a's 15.
    #expect(a.frame.minY == 0 && inner.frame.minY == -15)
    b.isHidden = true
    #expect(problems(of: root) == "")
    // c's is 8 below the top, a's 15.
    #expect(a.frame.minY == 0 && inner.frame.minY == 7)
  }
}

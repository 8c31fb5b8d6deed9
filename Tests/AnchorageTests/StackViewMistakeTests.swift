import Anchorage
import Testing

/// Every mistake with stack views: it is reported in a sentence, and nothing is lost.
struct StackViewMistakeTests {
  private let root = makeRoot()
  private let row = LayoutStackView(name: "row")
  private let a = ContentView("a", 50, 20)
  private let b = ContentView("b", 60, 20)

  init() {
    root.addSubview(row)
    row.topLeading == root.topLeading
    for view in [a, b] { row.addArrangedSubview(view) }
  }

  private func expectNothingLost() {
    #expect(row.arrangedSubviews.map { $0.name } == ["a", "b"])
    #expect(row.frame == LayoutRect(x: 0, y: 0, width: 110, height: 20))
    #expect(b.frame == LayoutRect(x: 50, y: 0, width: 60, height: 20))
  }

  @Test
  func `a stack is not in itself`() {
    let inner = LayoutStackView(name: "inner")
    row.addSubview(inner)
    row.addArrangedSubview(row)
    inner.insertArrangedSubview(row, at: 0)
    expectLines(
      problems(of: root),
      """
      error: 'row' cannot be its own subview
      help: remove the outer view from its superview first, or add another view
      error: 'row' contains 'inner' and cannot be its subview
      help: remove the outer view from its superview first, or add another view
      """)
    expectNothingLost()
  }

  @Test
  func `a view is arranged once`() {
    row.addArrangedSubview(a)
    expectLines(
      problems(of: root),
      """
      error: 'row' arranges 'a' already
      help: to move it, insert it at another index: 'insertArrangedSubview(a, at: 0)'
      """)
    expectNothingLost()
    #expect(LayoutStackView(arrangedSubviews: [a, b, a]).arrangedSubviews.map { $0.name } == ["a", "b"])
  }

  @Test(arguments: [(Double.nan, "nan"), (.infinity, "inf"), (1e300, "1e+300")])
  func `a spacing that is not finite is refused`(number: Double, text: String) {
    let report = """
      error: the spacing of 'row' cannot be \(text)
      help: use a finite number of magnitude 1000000000 or less
      """
    row.spacing = number
    expectLines(problems(of: root), report)
    row.setCustomSpacing(number, after: a)
    expectLines(problems(of: root), report)
    expectNothingLost()
    #expect(row.spacing == 0 && row.customSpacing(after: a) == LayoutStackView.spacingUseDefault)
  }

  @Test
  func `an index is in range`() {
    row.insertArrangedSubview(b, at: 7)
    row.insertArrangedSubview(a, at: -1)
    expectLines(
      problems(of: root),
      """
      error: 'row' arranges 1 view, so nothing can be inserted at index 7
      help: use an index from 0 to 1
      error: 'row' arranges 1 view, so nothing can be inserted at index -1
      help: use an index from 0 to 1
      """)
    expectNothingLost()
  }

  @Test
  func `a stack knows only the views that it arranges`() {
    let other = LayoutView(name: "other")
    row.addSubview(other)
    row.removeArrangedSubview(other)
    row.setCustomSpacing(8, after: other)
    expectLines(
      problems(of: root),
      """
      error: 'row' does not arrange 'other'
      help: add it first: 'addArrangedSubview(other)'
      """)
    expectNothingLost()
  }

  @Test
  func `views in a column have no baseline in common`() {
    row.axis = .vertical
    row.alignment = .firstBaseline
    expectLines(
      problems(of: root),
      """
      error: 'row' is vertical, so the views in it have no baseline in common
      help: use '.leading', '.center', '.trailing' or '.fill'
      """)
    #expect(a.frame == LayoutRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test
  func `a view can leave while a pass runs`() {
    for moment in [ContentView.Moment.asked, .updating, .layingOut] {
      let c = ContentView("c", 10, 10)
      row.insertArrangedSubview(c, at: 1)
      c.intentions[moment] = { [unowned c] in c.removeFromSuperview() }
      root.layoutIfNeeded()
      #expect(problems(of: root) == "")
      expectNothingLost()
      #expect(c.superview == nil)
    }
  }

  @Test
  func `views can leave while they are asked for their parts`() {
    row.distribution = .fillProportionally
    a.intentions[.asked] = { [row, b] in row.removeArrangedSubview(b) }
    row.width == 200
    root.layoutIfNeeded()
    #expect(row.arrangedSubviews.map { $0.name } == ["a"])
    #expect(a.frame.size.width == 200)
  }

  @Test
  func `ten thousand views are arranged`() {
    for number in 0..<10_000 { row.addArrangedSubview(ContentView("\(number)", 2, 1)) }
    #expect(problems(of: root) == "")
    #expect(row.frame.size.width == 20_110)
    #expect(row.subviews[10_001].frame == LayoutRect(x: 20_108, y: 0, width: 2, height: 20))
  }
}

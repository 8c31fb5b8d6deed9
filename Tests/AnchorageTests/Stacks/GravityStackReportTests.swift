import AnchorageHeadless
import Testing

/// Reports about the constraints that an `NSStackView` makes.
struct GravityStackReportTests {
  private let root = makeRoot()
  private let row = LayoutGravityStackView(name: "row")
  private let a = ContentView("a", 50, 20)
  private let b = ContentView("b", 60, 20)
  private let c = ContentView("c", 60, 20)

  init() {
    root.addSubview(row)
    row.topLeading == root.topLeading
    for view in [a, b, c] { row.addArrangedSubview(view) }
  }

  @Test
  func `a stack says what it puts where`() {
    row.distribution = .fill
    row.width == 300
    for view in [a, b, c] { view.width == 100 }
    expectLines(
      problems(of: root),
      """
      error: required constraints conflict on the x-axis of 'c'
          row.width == 300
          stack 'row' begins with 'a'
          stack 'row' puts 8 points between 'a' and 'b'
          stack 'row' puts 8 points between 'b' and 'c'
          stack 'row' ends with 'c'
          a.width == 100
          b.width == 100
          c.width == 100                                     gives way
      note: 2 * 8 + 3 * 100 = 316, but 'row.width' is 300
      note: wrap the statements in 'batch { }' to see their lines
      help: make one of them optional, for example 'c.width == 100 ~ 999'; then c.width is 84
      help: or let 16 points give way: 'row.width == 316'
      """)
  }

  @Test
  func `a stack that may not be too small says so`() {
    row.width == 100
    for view in [a, b, c] { view.width == 50 }
    let text = problems(of: root)
    #expect(text.contains("stack 'row' begins with 'a'"))
    #expect(text.contains("stack 'row' puts at least 8 points between 'a' and 'b'"))
    #expect(text.contains("stack 'row' keeps the trailing edge of 'c' inside"))
  }

  @Test
  func `a view that is higher than the stack is told so`() {
    row.height == 10
    a.height == 30
    let text = problems(of: root)
    #expect(text.contains("stack 'row' keeps the top of 'a' inside"))
    #expect(text.contains("stack 'row' keeps the bottom of 'a' inside"))
  }

  @Test
  func `an explanation has the words of the stack`() {
    row.size == LayoutSize(width: 300, height: 100)
    root.layoutIfNeeded()
    #expect("\(root.explain(b.top))".contains("stack 'row' aligns the centre of 'b' with its own"))
  }

  @Test
  func `constraints have the identifiers of AppKit`() {
    row.addView(b, in: .center)
    row.addView(c, in: .trailing)
    root.layoutIfNeeded()
    let identifiers = Set(row.constraints.compactMap { $0.identifier })
    #expect(
      identifiers.sorted() == [
        "NSStackView.Align", "NSStackView.CenterGroup.Center", "NSStackView.Edge.Bottom",
        "NSStackView.Edge.Leading", "NSStackView.Edge.Min.Bottom", "NSStackView.Edge.Min.Top",
        "NSStackView.Edge.Top", "NSStackView.Edge.Trailing", "NSStackView.Stack", "NSStackView.Stack.Min",
      ])
  }

  @Test
  func `changes keep constraints and leave none behind`() {
    root.layoutIfNeeded()
    let before = row.constraints.map { ObjectIdentifier($0) }
    (row.distribution, row.alignment, row.orientation) = (.equalSpacing, .top, .vertical)
    root.layoutIfNeeded()
    (row.distribution, row.alignment, row.orientation) = (.gravityAreas, .centerY, .horizontal)
    row.spacing = 20
    root.layoutIfNeeded()
    row.spacing = 8
    b.isHidden = true
    root.layoutIfNeeded()
    b.isHidden = false
    root.layoutIfNeeded()
    #expect(row.constraints.count == before.count && c.frame.minX == 126)
  }
}

import AnchorageHeadless
import Testing

/// Reports about the constraints that a stack makes.
struct StackViewReportTests {
  private let root = makeRoot()
  private let row = LayoutStackView(name: "row")
  private let a = ContentView("a", 50, 20)
  private let b = ContentView("b", 60, 20)
  private let c = ContentView("c", 60, 20)

  init() {
    root.addSubview(row)
    row.topLeading == root.topLeading
    for view in [a, b, c] { row.addArrangedSubview(view) }
    row.spacing = 8
  }

  @Test
  func `a stack says what it puts where`() {
    row.width == 300
    a.width == 200
    b.width == 100
    expectLines(
      problems(of: root),
      """
      error: required constraints conflict on the x-axis of 'b'
          row.width == 300
          stack 'row' begins with 'a'
          stack 'row' puts 8 points between 'a' and 'b'
          stack 'row' puts 8 points between 'b' and 'c'
          stack 'row' ends with 'c'
          a.width == 200
          b.width == 100                                     gives way
          c.width >= 0                                       (sizes are never negative)
      note: 8 + 8 + 200 + 100 = 316 at least, but 'row.width' is 300
      note: wrap the statements in 'batch { }' to see their lines
      help: make another one of them optional, for example 'a.width == 200 ~ 749'; then a.width is 124
      """)
  }

  @Test
  func `a hidden view with a length of its own is told so`() {
    b.width == 60
    b.isHidden = true
    expectLines(
      problems(of: root),
      """
      error: required constraints conflict on the x-axis of 'b'
          stack 'row' hides 'b'
          b.width == 60              gives way
      note: wrap the statements in 'batch { }' to see their lines
      help: remove it: 'b.width == 60'
      """)
    #expect(c.frame.minX == 58)
  }

  @Test
  func `equal lengths are told by the views`() {
    row.distribution = .fillEqually
    a.width == 50
    c.width == 60
    expectLines(
      problems(of: root),
      """
      error: required constraints conflict on the x-axis of 'c'
          stack 'row' makes 'c' as wide as 'a'
          a.width == 50
          c.width == 60                             gives way
      note: wrap the statements in 'batch { }' to see their lines
      help: remove another one of them, for example 'a.width == 50'
      """)
  }

  @Test
  func `equal gaps are told by the views`() {
    row.distribution = .equalSpacing
    b.leading == a.trailing + 10
    c.leading == b.trailing + 20
    let text = problems(of: root)
    #expect(text.contains("stack 'row' puts as much between 'b' and 'c' as between 'a' and 'b'"))
  }

  @Test
  func `alignments are told by edges`() {
    row.height == 10
    a.height == 20
    #expect(problems(of: root).contains("stack 'row' aligns the top of 'a' with its own"))
    #expect(problems(of: root).contains("stack 'row' aligns the bottom of 'a' with its own"))
    row.alignment = .center
    #expect(problems(of: root).contains("stack 'row' aligns the centre of 'a' with its own"))
    #expect(problems(of: root).contains("stack 'row' keeps the top of 'a' inside"))
    row.alignment = .firstBaseline
    c.top == a.top + 5
    #expect(
      problems(of: root).contains("stack 'row' aligns the first baseline of 'c' with that of 'a'"))
  }

  @Test
  func `minimum distances, baselines and a stack without a name have words`() {
    row.name = ""
    row.distribution = .equalSpacing
    row.spacing = 1
    b.leading == a.trailing
    #expect(problems(of: root).contains("a stack puts at least 1 point between 'a' and 'b'"))
    row.axis = .vertical
    row.isBaselineRelativeArrangement = true
    row.distribution = .fill
    b.firstBaseline == a.lastBaseline
    #expect(problems(of: root).contains("a stack puts 1 point between the baselines of 'a' and 'b'"))
  }

  @Test
  func `constraints have the identifiers of UIKit`() {
    func identifiers() -> [String] {
      root.layoutIfNeeded()
      return Set(row.constraints.compactMap { $0.identifier }).sorted()
    }
    b.isHidden = true
    #expect(
      identifiers() == [
        "UISV-alignment", "UISV-canvas-connection", "UISV-hiding", "UISV-spacing",
      ])
    b.isHidden = false
    row.distribution = .fillEqually
    row.alignment = .center
    #expect(
      identifiers() == [
        "UISV-alignment", "UISV-ambiguity-suppression", "UISV-canvas-connection", "UISV-fill-equally",
        "UISV-spacing", "UISV-spanning-boundary", "UISV-spanning-fit",
      ])
    row.distribution = .equalCentering
    row.alignment = .fill
    #expect(
      identifiers() == [
        "UISV-alignment", "UISV-canvas-connection", "UISV-canvas-fit", "UISV-distributing", "UISV-spacing",
      ])
    row.distribution = .fillProportionally
    #expect(
      identifiers() == [
        "UISV-alignment", "UISV-canvas-connection", "UISV-fill-proportionally", "UISV-spacing",
      ])
  }

  @Test
  func `a stack that came after the first layout reports what one reports that was there`() {
    let reports = [false, true].map { isLate in
      let (root, row) = (makeRoot(), LayoutStackView(name: "row"))
      let (a, b) = (ContentView("a", 50, 20), ContentView("b", 60, 20))
      for index in 0..<8 { root.addSubview(LayoutView(name: "view\(index)")) }
      if isLate { root.layoutIfNeeded() }
      root.addSubview(row)
      row.topLeading == root.topLeading
      row.distribution = .fillEqually
      [a, b].forEach(row.addArrangedSubview)
      if isLate { root.layoutIfNeeded() }
      b.width == a.width + 10
      return problems(of: root)
    }
    expectLines(reports[1], reports[0])
    #expect(reports[0] != "")
  }
}

import AnchorageHeadless
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
      help: add another view
      error: 'row' contains 'inner' and cannot be its subview
      help: take the inner view out of the outer one first: 'inner.removeFromSuperview()'
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

  @Test(arguments: [(Double.nan, "NaN"), (.infinity, "infinite"), (1e300, "1e+300")])
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

  @Test(arguments: [(Double.nan, "NaN"), (1e300, "1e+300")])
  func `content that no view can have has no part`(number: Double, text: String) {
    row.distribution = .fillProportionally
    row.width == 220
    a.content.width = number
    expectLines(
      problems(of: root),
      """
      error: the intrinsic content size of 'a' cannot be \(text)
      help: use a finite number of magnitude 1000000000 or less
      """)
    #expect([a, b].map { $0.frame.size.width } == [0, 220])
    a.content.width = 50
    a.invalidateIntrinsicContentSize()
    #expect(problems(of: root) == "")
    #expect([a, b].map { $0.frame.size.width } == [100, 120])
  }

  @Test
  func `a view that asks for layout while its part is computed disturbs nothing`() {
    row.distribution = .fillProportionally
    row.width == 220
    a.intentions[.asked] = { [unowned root] in root.layoutIfNeeded() }
    #expect(problems(of: root) == "")
    #expect([a, b].map { $0.frame.size.width } == [100, 120])
  }

  @Test
  func `a stack can leave while it asks for parts, and come back`() {
    row.distribution = .fillProportionally
    a.intentions[.asked] = { [unowned row] in row.removeFromSuperview() }
    #expect(problems(of: root) == "")
    #expect(row.superview == nil && row.arrangedSubviews.count == 2)
    root.addSubview(row)
    row.topLeading == root.topLeading
    row.distribution = .fill
    #expect(problems(of: root) == "")
    expectNothingLost()
  }

  @Test
  func `a view that another stack takes while it is asked is there`() {
    let other = LayoutStackView(name: "other")
    root.addSubview(other)
    other.topLeading == row.bottomLeading
    row.distribution = .fillProportionally
    a.intentions[.asked] = { [a, other] in other.addArrangedSubview(a) }
    #expect(problems(of: root) == "")
    #expect(row.arrangedSubviews.map { $0.name } == ["b"])
    #expect(other.arrangedSubviews.map { $0.name } == ["a"])
    #expect(row.frame.size == LayoutSize(width: 60, height: 20))
    #expect(other.frame == LayoutRect(x: 0, y: 20, width: 50, height: 20))
  }

  @Test
  func `an arranged view that is placed by its frame is reported where that conflicts`() {
    root.layoutIfNeeded()
    b.translatesAutoresizingMaskIntoConstraints = true
    b.frame = LayoutRect(x: 5, y: 6, width: 60, height: 20)
    expectLines(
      problems(of: root),
      """
      error: required constraints conflict on the y-axis of 'b'
          b.top == row.top + 6                                (its frame)
          stack 'row' aligns the top of 'b' with its own      gives way
      """)
    #expect(b.frame == LayoutRect(x: 5, y: 6, width: 60, height: 20))
    b.translatesAutoresizingMaskIntoConstraints = false
    #expect(problems(of: root) == "")
    expectNothingLost()
  }

  @Test
  func `an axis may change and a stack leave while a view is hidden`() {
    b.isHidden = true
    root.layoutIfNeeded()
    row.axis = .vertical
    #expect(problems(of: root) == "")
    #expect(b.frame == LayoutRect(x: 0, y: 20, width: 50, height: 0))
    row.removeFromSuperview()
    let other = LayoutStackView(name: "other", arrangedSubviews: [b])
    root.addSubview(other)
    other.topLeading == root.topLeading
    #expect(problems(of: root) == "")
    #expect(other.frame.size == .zero && row.arrangedSubviews.map { $0.name } == ["a"])
    b.isHidden = false
    #expect(problems(of: root) == "")
    #expect(other.frame.size == LayoutSize(width: 60, height: 20))
  }

  @Test
  func `spacing behind the last view waits for another one`() {
    row.setCustomSpacing(7, after: b)
    #expect(problems(of: root) == "")
    expectNothingLost()
    row.addArrangedSubview(ContentView("c", 1, 1))
    #expect(problems(of: root) == "")
    #expect(row.frame.size.width == 118)
  }

  @Test(arguments: [1e9, -1e9])
  func `the largest spacing is undone`(spacing: Double) {
    for number in 0..<5 { row.addArrangedSubview(ContentView("\(number)", 2, 1)) }
    row.spacing = spacing
    root.layoutIfNeeded()
    // Below zero the lengths would come to less than nothing, and the first view makes up for it: the two behind end at zero.
    #expect(row.subviews[4].frame.minX == (spacing > 0 ? 114 + 4 * spacing : -6 - 2 * spacing))
    row.spacing = 4
    #expect(problems(of: root) == "")
    #expect(row.frame.size.width == 144)
  }

  @Test
  func `a scroll view in a stack says what is open`() {
    let list = LayoutScrollView(name: "list")
    list.width == 30
    row.addArrangedSubview(list)
    list.contentOffset.y = .nan
    expectLines(
      problems(of: root),
      """
      error: the content offset of 'list' cannot be NaN
      help: use a finite number of magnitude 1000000000 or less
      warning: nothing says how large the content of 'list' is
      note: list.contentLayoutGuide.width and list.contentLayoutGuide.height are not determined; Apple's engine chooses the same
      help: add constraints, for example 'list.contentLayoutGuide.width == list.width' and 'list.contentLayoutGuide.height == list.height'
      """)
    #expect(row.frame.size.width == 140)
    row.removeArrangedSubview(list)
    list.removeFromSuperview()
    #expect(problems(of: root) == "")
    expectNothingLost()
  }

  @Test
  func `ten thousand views are arranged`() {
    for number in 0..<10_000 { row.addArrangedSubview(ContentView("\(number)", 2, 1)) }
    #expect(problems(of: root) == "")
    #expect(row.frame.size.width == 20_110)
    #expect(row.subviews[10_001].frame == LayoutRect(x: 20_108, y: 0, width: 2, height: 20))
  }
}

import AnchorageHeadless
import Testing

/// Which views an `NSStackView` arranges, in which area and order.
struct GravityStackMemberTests {
  private let root = makeRoot()
  private let row = LayoutGravityStackView(name: "row")
  private let a = ContentView("a", 40, 20)
  private let b = ContentView("b", 60, 30)
  private let c = ContentView("c", 20, 10)

  init() {
    root.addSubview(row)
    row.topLeading == root.topLeading
  }

  private var names: [String] { row.views.map { $0.name } }

  @Test
  func `the views of an initializer are in the leading area, and constraints place all`() {
    let stack = LayoutGravityStackView(views: [a, b])
    #expect(stack.views(in: .leading).map { $0.name } == ["a", "b"])
    #expect([stack, a, b].allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test
  func `an arranged view is added to the end of the leading area`() {
    row.addView(c, in: .trailing)
    row.addArrangedSubview(a)
    row.addArrangedSubview(b)
    #expect(names == ["a", "b", "c"] && row.arrangedSubviews.map { $0.name } == names)
    #expect(row.subviews.map { $0.name } == ["c", "a", "b"])
    #expect(row.views(in: .leading).count == 2 && row.views(in: .center).isEmpty)
  }

  @Test
  func `an inserted view is in the list where it was inserted, and last of the subviews`() {
    for view in [a, b] { row.addArrangedSubview(view) }
    row.insertArrangedSubview(c, at: 0)
    #expect(names == ["c", "a", "b"])
    #expect(row.subviews.map { $0.name } == ["a", "b", "c"])
  }

  @Test
  func `a view that is added again moves`() {
    for view in [a, b, c] { row.addArrangedSubview(view) }
    row.addArrangedSubview(a)
    #expect(names == ["b", "c", "a"])
    row.insertArrangedSubview(c, at: 2)
    #expect(names == ["b", "a", "c"])
    row.addView(b, in: .trailing)
    #expect(names == ["a", "c", "b"] && row.views(in: .trailing).map { $0.name } == ["b"])
    #expect(row.subviews.map { $0.name } == ["a", "b", "c"] && problems(of: root) == "")
  }

  @Test
  func `an index counts inside an area`() {
    row.addView(a, in: .leading)
    row.addView(b, in: .trailing)
    row.insertView(c, at: 0, in: .trailing)
    #expect(names == ["a", "c", "b"])
    row.insertView(c, at: 1, in: .trailing)
    #expect(names == ["a", "b", "c"])
    row.insertView(c, at: 0, in: .leading)
    #expect(names == ["c", "a", "b"] && row.views(in: .leading).count == 2)
  }

  @Test
  func `a view inserted behind another one is in its area`() {
    row.addView(a, in: .leading)
    row.addView(b, in: .trailing)
    row.insertArrangedSubview(c, at: 2)
    #expect(row.views(in: .trailing).map { $0.name } == ["b", "c"])
    row.insertArrangedSubview(c, at: 1)
    #expect(row.views(in: .leading).map { $0.name } == ["a", "c"])
  }

  @Test
  func `a view that is no longer arranged stays a subview`() {
    for view in [a, b] { row.addArrangedSubview(view) }
    row.setCustomSpacing(30, after: a)
    row.removeArrangedSubview(a)
    #expect(names == ["b"] && a.superview === row)
    row.insertArrangedSubview(a, at: 0)
    #expect(row.customSpacing(after: a) == LayoutGravityStackView.useDefaultSpacing)
  }

  @Test
  func `a view that leaves its superview is no longer arranged`() {
    for view in [a, b, c] { row.addArrangedSubview(view) }
    root.layoutIfNeeded()
    a.removeFromSuperview()
    row.removeView(b)
    #expect(names == ["c"] && b.superview == nil)
    root.layoutIfNeeded()
    #expect(c.frame.minX == 0 && row.frame.size.width == 20)
  }

  @Test
  func `the views of an area can be set`() {
    for view in [a, b] { row.addArrangedSubview(view) }
    row.setViews([c, a], in: .leading)
    #expect(names == ["c", "a"] && b.superview == nil)
    row.setViews([a], in: .center)
    #expect(names == ["c", "a"] && row.views(in: .leading).map { $0.name } == ["c"])
  }

  @Test
  func `a view leaves one stack for another`() {
    let other = LayoutStackView(name: "other")
    root.addSubview(other)
    other.topLeading == row.bottomLeading
    row.addView(a, in: .trailing)
    other.addArrangedSubview(a)
    #expect(names.isEmpty && other.arrangedSubviews.count == 1)
    row.addView(a, in: .center)
    #expect(names == ["a"] && other.arrangedSubviews.isEmpty && problems(of: root) == "")
  }
}

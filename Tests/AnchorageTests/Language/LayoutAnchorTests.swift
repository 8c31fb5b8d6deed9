import AnchorageHeadless
import Testing

/// Anchors before they are related.
@Suite struct LayoutAnchorTests {
  private let view = LayoutView(name: "view")
  private let other = LayoutView(name: "other")

  @Test
  func `an anchor knows its item and attribute`() {
    #expect(view.top.item === view)
    #expect(view.top.attribute == .top)
  }

  @Test
  func `an expression knows the first item and attribute in it`() {
    let distance = view.leading - other.trailing + 8
    #expect(distance.item === view)
    #expect(distance.attribute == .leading)
  }

  @Test
  func `a number with a priority has no item`() {
    let number: LayoutExpression<LayoutDimension, LayoutView.Backend> = 44 ~ .high
    #expect(number.item == nil)
    #expect(number.priority == .high)
  }
}

/// Edges that do not follow the layout direction, and insets.
struct EdgeTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  @Test(arguments: [true, false])
  func `absolute edges are left and right, whichever side says so`(_ isLeft: Bool) {
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let (edges, other) = (a.edges, root.edges.inset(by: insets))
    expectConstraints(
      (isLeft ? edges.absolute : edges) == (isLeft ? other : other.absolute),
      "a.top == root.top + 1", "a.left == root.left + 2",
      "a.bottom == root.bottom - 3", "a.right == root.right - 4")
  }

  @Test
  func `absolute edges can be left out, moved and given a priority`() {
    expectConstraints(
      a.edges.absolute.excluding([.trailing, .top]) == root.edges.offset(x: 5, y: 6) ~ .high,
      "a.left == root.left + 5 ~ .high", "a.bottom == root.bottom + 6 ~ .high")
    expectConstraints(
      a.horizontalEdges <= root.edges.outset(by: 8).absolute, "a.left >= root.left - 8",
      "a.right <= root.right + 8")
    expectConstraints(a.verticalEdges.absolute == b.edges, "a.top == b.top", "a.bottom == b.bottom")
  }

  @Test
  func `absolute edges of arrays are left and right`() {
    expectConstraints(
      [a, b].horizontalEdges.absolute.inset(by: -8) == root.edges,
      "a.left == root.left + 8", "a.right == root.right - 8",
      "b.left == root.left + 8", "b.right == root.right - 8")
    expectConstraints(
      root.horizontalEdges.absolute >= [a, b].edges, "root.left <= a.left", "root.right >= a.right",
      "root.left <= b.left", "root.right >= b.right")
  }

  @Test
  func `absolute edges stay where they are under right-to-left`() {
    let insets = LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    a.edges.absolute == root.edges.inset(by: insets)
    b.edges == root.edges.inset(by: insets)
    expectLayout(root, "root 0 0 400 300\n├ a 20 10 340 260\n└ b 20 10 340 260")
    root.layoutDirection = .rightToLeft
    expectLayout(root, "root 0 0 400 300\n├ a 20 10 340 260\n└ b 40 10 340 260")
  }

  @Test
  func `insets are the same on both edges of an axis`() {
    #expect(
      LayoutInsets(horizontal: 20, vertical: 30)
        == LayoutInsets(top: 30, leading: 20, bottom: 30, trailing: 20))
    #expect(LayoutInsets(horizontal: 20) == LayoutInsets(leading: 20, trailing: 20))
    #expect(LayoutInsets(vertical: 30) == LayoutInsets(top: 30, bottom: 30))
  }

  @Test
  func `several edges can be left out at once`() {
    expectConstraints(
      a.edges.excluding(.top, .bottom) == root.edges, "a.leading == root.leading",
      "a.trailing == root.trailing")
    expectConstraints(a.edges.excluding(.horizontal, .bottom) == root.edges, "a.top == root.top")
  }

  @Test
  func `each axis has an inset of its own`() {
    expectConstraints(
      a.edges == root.edges.inset(horizontal: 16, vertical: 8), "a.top == root.top + 8",
      "a.leading == root.leading + 16", "a.bottom == root.bottom - 8", "a.trailing == root.trailing - 16")
    expectConstraints(
      a.horizontalEdges == root.edges.inset(horizontal: 4), "a.leading == root.leading + 4",
      "a.trailing == root.trailing - 4")
    expectConstraints(
      a.verticalEdges == root.edges.inset(vertical: 4), "a.top == root.top + 4", "a.bottom == root.bottom - 4"
    )
  }
}

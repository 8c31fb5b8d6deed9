import AnchorageHeadless
import Testing

/// Corners and centres.
struct PointTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  @Test
  func `each corner is a place along x and one along y`() {
    expectConstraints(a.topLeading == b.topLeading, "a.leading == b.leading", "a.top == b.top")
    expectConstraints(a.topTrailing == b.topTrailing, "a.trailing == b.trailing", "a.top == b.top")
    expectConstraints(a.bottomLeading == b.bottomLeading, "a.leading == b.leading", "a.bottom == b.bottom")
    expectConstraints(
      a.bottomTrailing == b.bottomTrailing, "a.trailing == b.trailing", "a.bottom == b.bottom")
    expectConstraints(a.topLeft == b.topLeft, "a.left == b.left", "a.top == b.top")
    expectConstraints(a.topRight == b.topRight, "a.right == b.right", "a.top == b.top")
    expectConstraints(a.bottomLeft == b.bottomLeft, "a.left == b.left", "a.bottom == b.bottom")
    expectConstraints(a.bottomRight == b.bottomRight, "a.right == b.right", "a.bottom == b.bottom")
  }

  @Test
  func `any point goes with any point, x before y`() {
    expectConstraints(
      a.centerXY == b.topTrailing.offset(x: -4, y: 4), "a.centerX == b.trailing - 4", "a.centerY == b.top + 4"
    )
    expectConstraints(
      a.bottomRight.offset(x: 8) <= b.topLeft + LayoutPoint(x: 1, y: 2) ~ .high,
      "a.right <= b.left - 7 ~ .high", "a.bottom <= b.top + 2 ~ .high")
    expectConstraints(
      a.topLeading ~ .low >= b.bottomTrailing - LayoutPoint(y: 3),
      "a.leading >= b.trailing ~ .low", "a.top >= b.bottom - 3 ~ .low")
  }

  @Test
  func `the corners of an array make two constraints an element`() {
    expectConstraints(
      [a, b].topLeading == root.topLeading.offset(x: 1, y: 2),
      "a.leading == root.leading + 1", "a.top == root.top + 2",
      "b.leading == root.leading + 1", "b.top == root.top + 2")
    expectConstraints(
      root.bottomRight >= [a, b].bottomRight.offset(x: 3) ~ .low,
      "root.right >= a.right + 3 ~ .low", "root.bottom >= a.bottom ~ .low",
      "root.right >= b.right + 3 ~ .low", "root.bottom >= b.bottom ~ .low")
    expectConstraints(
      [a, b].topTrailing <= root.centerXY.offset(y: 5) ~ 3,
      "a.trailing <= root.centerX ~ 3", "a.top <= root.centerY + 5 ~ 3",
      "b.trailing <= root.centerX ~ 3", "b.top <= root.centerY + 5 ~ 3")
  }

  @Test
  func `every corner of an array is its items'`() {
    expectConstraints([a].topLeading == b.topLeading, "a.leading == b.leading", "a.top == b.top")
    expectConstraints([a].topTrailing == b.topTrailing, "a.trailing == b.trailing", "a.top == b.top")
    expectConstraints([a].bottomLeading == b.bottomLeading, "a.leading == b.leading", "a.bottom == b.bottom")
    expectConstraints(
      [a].bottomTrailing == b.bottomTrailing, "a.trailing == b.trailing", "a.bottom == b.bottom")
    expectConstraints([a].topLeft == b.topLeft, "a.left == b.left", "a.top == b.top")
    expectConstraints([a].topRight == b.topRight, "a.right == b.right", "a.top == b.top")
    expectConstraints([a].bottomLeft == b.bottomLeft, "a.left == b.left", "a.bottom == b.bottom")
    expectConstraints([a].bottomRight == b.bottomRight, "a.right == b.right", "a.bottom == b.bottom")
  }

  @Test
  func `a badge sits on the same corner in both directions`() {
    a.size == 100
    a.topLeading == root.topLeading.offset(x: 20, y: 30)
    b.size == 10
    b.centerXY == a.topTrailing.offset(x: -4, y: 4)
    // The corner of a is at (120, 30), so the centre of b at (116, 34); mirrored at 284 and 400 - 116.
    expectLayout(root, "root 0 0 400 300\n├ a 20 30 100 100\n└ b 111 29 10 10")
    root.layoutDirection = .rightToLeft
    expectLayout(root, "root 0 0 400 300\n├ a 280 30 100 100\n└ b 279 29 10 10")
  }

  @Test
  func `left and right corners stay where they are`() {
    [a, b].size == 100
    a.topLeft == root.topLeft.offset(x: 20, y: 30)
    b.bottomRight == root.centerXY.offset(x: 20)
    expectLayout(root, "root 0 0 400 300\n├ a 20 30 100 100\n└ b 120 50 100 100")
    root.layoutDirection = .rightToLeft
    expectLayout(root, "root 0 0 400 300\n├ a 20 30 100 100\n└ b 120 50 100 100")
  }
}

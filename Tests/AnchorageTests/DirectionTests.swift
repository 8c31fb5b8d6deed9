import Anchorage
import Testing

/// Right-to-left; the worked examples of the documented semantics.
struct DirectionTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    root.addSubview(a)
  }

  @Test
  func `a row is mirrored`() {
    root.addSubview(b)
    [a, b].verticalEdges == root.verticalEdges
    a.leading == root.leading + 20
    a.width == 100
    b.leading == a.trailing + 8
    b.trailing == root.trailing - 20
    expectLayout(root, "root 0 0 400 300\n├ a 20 0 100 300\n└ b 128 0 252 300")
    root.layoutDirection = .rightToLeft
    expectLayout(root, "root 0 0 400 300\n├ a 280 0 100 300\n└ b 20 0 252 300")
  }

  @Test
  func `an inequality turns round with the direction`() {
    a.verticalEdges == root.verticalEdges
    a.leading >= root.leading + 50
    a.leading == root.leading ~ .medium
    a.width == 100
    expectLayout(root, "root 0 0 400 300\n└ a 50 0 100 300")
    root.layoutDirection = .rightToLeft
    expectLayout(root, "root 0 0 400 300\n└ a 250 0 100 300")
  }

  @Test
  func `left and centre stay where they are`() {
    root.addSubview(b)
    [a, b].verticalEdges == root.verticalEdges
    [a, b].width == 100
    a.left == root.left + 20
    b.centerX == root.centerX + 20
    expectLayout(root, "root 0 0 400 300\n├ a 20 0 100 300\n└ b 170 0 100 300")
    root.layoutDirection = .rightToLeft
    expectLayout(root, "root 0 0 400 300\n├ a 20 0 100 300\n└ b 170 0 100 300")
  }
}

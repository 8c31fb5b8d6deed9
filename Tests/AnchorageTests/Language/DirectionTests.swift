import AnchorageHeadless
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

  @Test
  func `the view that holds a constraint decides where leading is`() {
    let row = LayoutView(name: "row", frame: LayoutRect(x: 50, y: 0, width: 200, height: 10))
    root.addSubview(row)
    add(a, b, to: row)
    [a, b].size == 10
    [a, b].top == row.top
    row.layoutDirection = .rightToLeft
    // Held by the row, which is right-to-left.
    a.leading == row.leading
    // Held by the root, which is not, as both of these.
    let outside = LayoutView(name: "outside")
    root.addSubview(outside)
    outside.layoutDirection = .rightToLeft
    b.leading == root.leading + 100
    outside.leading == b.trailing
    outside.size == 10
    outside.top == root.top
    root.layoutIfNeeded()
    #expect(a.frame.minX == 190 && b.frame.minX == 50 && outside.frame.minX == 110)
  }

  @Test
  func `an edge compared with a centre turns like an edge`() {
    a.verticalEdges == root.verticalEdges
    a.leading == root.centerX + 30
    a.width == 50
    expectLayout(root, "root 0 0 400 300\n└ a 230 0 50 300")
    root.layoutDirection = .rightToLeft
    expectLayout(root, "root 0 0 400 300\n└ a 120 0 50 300")
  }

  @Test
  func `extents do not turn`() {
    a.left == root.left
    a.verticalEdges == root.verticalEdges
    a.width <= root.width * 0.5 - 20
    a.width == root.width ~ .low
    root.layoutDirection = .rightToLeft
    expectLayout(root, "root 0 0 400 300\n└ a 0 0 180 300")
  }
}

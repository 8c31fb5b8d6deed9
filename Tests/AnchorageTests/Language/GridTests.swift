import AnchorageHeadless
import Testing

/// Where the items of a grid end up.
struct GridTests {
  private func grid(_ count: Int, height: Double = -1) -> (root: LayoutView, items: [LayoutView]) {
    let root = makeRoot(320, 200)
    let items = (0..<count).map { ContentView("v\($0)", -1, height) }
    for item in items { root.addSubview(item) }
    return (root, items)
  }

  @Test
  func `a full grid fills its container`() {
    let (root, items) = grid(4)
    items.grid(columns: 2, spacing: 10, rowSpacing: 20, in: root, insets: LayoutInsets(5))
    items.match(.height)
    // (320 - 10 - 10) / 2 = 150, (200 - 10 - 20) / 2 = 85.
    expectLayout(
      root,
      """
      root  0    0 320 200
      ├ v0  5    5 150  85
      ├ v1 165   5 150  85
      ├ v2  5  110 150  85
      └ v3 165 110 150  85
      """)
    #expect(problems(of: root) == "")
  }

  @Test
  func `a short last row keeps its columns, and is mirrored under right-to-left`() {
    let (root, items) = grid(5)
    items.grid(columns: 3, spacing: 10, in: root)
    items.match(.height)
    // (320 - 20) / 3 = 100, (200 - 10) / 2 = 95.
    let ltr =
      "root 0 0 320 200\n├ v0 0 0 100 95\n├ v1 110 0 100 95\n├ v2 220 0 100 95\n├ v3 0 105 100 95\n└ v4 110 105 100 95"
    expectLayout(root, ltr)
    root.layoutDirection = .rightToLeft
    expectLayout(
      root,
      "root 0 0 320 200\n├ v0 220 0 100 95\n├ v1 110 0 100 95\n├ v2 0 0 100 95\n├ v3 220 105 100 95\n└ v4 110 105 100 95"
    )
  }

  @Test
  func `fewer items than columns are as wide as in a full row`() {
    let (root, items) = grid(2)
    items.grid(columns: 4, spacing: 8, in: root, insets: LayoutInsets(leading: 3, trailing: 5))
    // (320 - 8 - 3 × 8) / 4 = 72.
    expectLayout(root, "root 0 0 320 200\n├ v0 3 0 72 200\n└ v1 83 0 72 200")
    #expect(problems(of: root) == "")
  }

  @Test
  func `rows are as high as their tallest item`() {
    let root = makeRoot(320, 200)
    let box = LayoutView(name: "box")
    root.addSubview(box)
    let items = [30.0, 50, 20].map { ContentView("h\(Int($0))", -1, $0) }
    for item in items {
      box.addSubview(item)
      item.compressionResistance = 751
    }
    items[0].hugging = 249
    items.grid(columns: 2, spacing: 10, in: box)
    box.topLeading == root.topLeading
    box.width == 110
    // The box is as high as its rows: 50 + 10 + 20.
    expectLayout(
      root, "root 0 0 320 200\n└ box 0 0 110 80\n  ├ h30 0 0 50 50\n  ├ h50 60 0 50 50\n  └ h20 0 60 50 20")
    #expect(problems(of: root) == "")
  }

  @Test
  func `a grid without a container is placed by its first item`() {
    let (root, items) = grid(3)
    items.grid(columns: 2, spacing: 4)
    items[0].topLeading == root.topLeading.offset(x: 10, y: 20)
    items.size == 30
    expectLayout(root, "root 0 0 320 200\n├ v0 10 20 30 30\n├ v1 44 20 30 30\n└ v2 10 54 30 30")
  }
}

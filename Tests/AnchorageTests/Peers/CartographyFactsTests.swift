import AnchorageHeadless
import Testing

// Facts from Cartography's own tests about edges, extents, sizes and points, with the same numbers. A view of
// 200 × 200 in a window of 400 × 400; the margins of both are 10, 20, 30 and 40, from the top anticlockwise.

/// Edges and centres.
struct CartographyEdgeFactsTests {
  @Test(arguments: [
    Fact("view.top == window.top", 0) { $0.top == $1.top },
    Fact("view.top <= window.top, view.top >= window.top", 0) {
      $0.top <= $1.top
      $0.top >= $1.top
    },
    Fact("view.top == window.top + 100", 100) { $0.top == $1.top + 100 },
    Fact("view.top == window.top - 100", -100) { $0.top == $1.top - 100 },
    Fact("view.top == window.margins.top", 10) { $0.top == $1.margins.top },
  ])
  func `a top edge is where its relation says`(fact: Fact) {
    fact.expect(extent: 200) { [$0.minY] }
  }

  @Test(arguments: [
    Fact("view.bottom == window.bottom", 400) { $0.bottom == $1.bottom },
    Fact("view.bottom <= window.bottom, view.bottom >= window.bottom", 400) {
      $0.bottom <= $1.bottom
      $0.bottom >= $1.bottom
    },
    Fact("view.bottom == window.bottom + 100", 500) { $0.bottom == $1.bottom + 100 },
    Fact("view.bottom == window.bottom - 100", 300) { $0.bottom == $1.bottom - 100 },
    Fact("view.bottom == window.margins.bottom", 370) { $0.bottom == $1.margins.bottom },
  ])
  func `a bottom edge is where its relation says`(fact: Fact) {
    fact.expect(extent: 200) { [$0.maxY] }
  }

  @Test(arguments: [
    Fact("view.left == window.left", 0) { $0.left == $1.left },
    Fact("view.left <= window.left, view.left >= window.left", 0) {
      $0.left <= $1.left
      $0.left >= $1.left
    },
    Fact("view.left == window.left + 100", 100) { $0.left == $1.left + 100 },
    Fact("view.left == window.left - 100", -100) { $0.left == $1.left - 100 },
    Fact("view.left == window.margins.left", 20) { $0.left == $1.margins.left },
  ])
  func `a left edge is where its relation says`(fact: Fact) {
    fact.expect(extent: 200) { [$0.minX] }
  }

  @Test(arguments: [
    Fact("view.right == window.right", 400) { $0.right == $1.right },
    Fact("view.right <= window.right, view.right >= window.right", 400) {
      $0.right <= $1.right
      $0.right >= $1.right
    },
    Fact("view.right == window.right + 100", 500) { $0.right == $1.right + 100 },
    Fact("view.right == window.right - 100", 300) { $0.right == $1.right - 100 },
    Fact("view.right == window.margins.right", 360) { $0.right == $1.margins.right },
  ])
  func `a right edge is where its relation says`(fact: Fact) {
    fact.expect(extent: 200) { [$0.maxX] }
  }

  @Test(arguments: [
    Fact("view.centerX == window.centerX", 200) { $0.centerX == $1.centerX },
    Fact("view.centerX <= window.centerX, view.centerX >= window.centerX", 200) {
      $0.centerX <= $1.centerX
      $0.centerX >= $1.centerX
    },
    Fact("view.centerX == window.centerX + 100", 300) { $0.centerX == $1.centerX + 100 },
    Fact("view.centerX == window.centerX - 100", 100) { $0.centerX == $1.centerX - 100 },
    Fact("view.centerX == window.centerX * 2", 400) { $0.centerX == $1.centerX * 2 },
    Fact("view.centerX == window.centerX * 0.5", 100) { $0.centerX == $1.centerX / 2 },
  ])
  func `a centre along x is where its relation says`(fact: Fact) {
    fact.expect(extent: 200) { [$0.midX] }
  }

  @Test(arguments: [
    Fact("view.centerY == window.centerY", 200) { $0.centerY == $1.centerY },
    Fact("view.centerY <= window.centerY, view.centerY >= window.centerY", 200) {
      $0.centerY <= $1.centerY
      $0.centerY >= $1.centerY
    },
    Fact("view.centerY == window.centerY + 100", 300) { $0.centerY == $1.centerY + 100 },
    Fact("view.centerY == window.centerY - 100", 100) { $0.centerY == $1.centerY - 100 },
    Fact("view.centerY == window.centerY * 2", 400) { $0.centerY == $1.centerY * 2 },
    Fact("view.centerY == window.centerY * 0.5", 100) { $0.centerY == $1.centerY / 2 },
  ])
  func `a centre along y is where its relation says`(fact: Fact) {
    fact.expect(extent: 200) { [$0.midY] }
  }
}

/// Extents, sizes and points.
struct CartographyExtentFactsTests {
  @Test(arguments: [
    Fact("view.width == window.width", 400) { $0.width == $1.width },
    Fact("view.width <= window.width, view.width >= window.width", 400) {
      $0.width <= $1.width
      $0.width >= $1.width
    },
    Fact("view.width == window.width + 100", 500) { $0.width == $1.width + 100 },
    Fact("view.width == window.width - 100", 300) { $0.width == $1.width - 100 },
    Fact("view.width == window.width * 2", 800) { $0.width == $1.width * 2 },
    Fact("view.width == window.width * 0.5", 200) { $0.width == $1.width / 2 },
    Fact("view.width == window.width * 0.5 + 100", 300) { $0.width == $1.width / 2 + 100 },
    Fact("view.width == 200", 200) { view, _ in view.width == 200 },
  ])
  func `a width is what its relation says`(fact: Fact) {
    fact.expect { [$0.width] }
  }

  @Test(arguments: [
    Fact("view.height == window.height", 400) { $0.height == $1.height },
    Fact("view.height <= window.height, view.height >= window.height", 400) {
      $0.height <= $1.height
      $0.height >= $1.height
    },
    Fact("view.height == window.height + 100", 500) { $0.height == $1.height + 100 },
    Fact("view.height == window.height - 100", 300) { $0.height == $1.height - 100 },
    Fact("view.height == window.height * 2", 800) { $0.height == $1.height * 2 },
    Fact("view.height == window.height * 0.5", 200) { $0.height == $1.height / 2 },
    Fact("view.height == window.height * 0.5 + 100", 300) { $0.height == $1.height / 2 + 100 },
    Fact("view.height == 200", 200) { view, _ in view.height == 200 },
  ])
  func `a height is what its relation says`(fact: Fact) {
    fact.expect { [$0.height] }
  }

  @Test(arguments: [
    Fact("view.width == window.width, view.height == window.height", 400, 400) { $0.size == $1.size },
    Fact(
      """
      view.width <= window.width, view.height <= window.height, view.width >= window.width,
      view.height >= window.height
      """, 400, 400
    ) {
      $0.size <= $1.size
      $0.size >= $1.size
    },
    Fact("view.width == window.width * 2, view.height == window.height * 2", 800, 800) {
      $0.size == $1.size * 2
    },
    Fact("view.width == window.width * 0.5, view.height == window.height * 0.5", 200, 200) {
      $0.size == $1.size / 2
    },
  ])
  func `a size is what its relation says`(fact: Fact) {
    fact.expect { [$0.width, $0.height] }
  }

  @Test(arguments: [
    Fact("view.centerX == window.centerX, view.centerY == window.centerY", 100, 100, 200, 200) {
      $0.centerXY == $1.centerXY
    },
    Fact(
      """
      view.centerX <= window.centerX, view.centerY <= window.centerY, view.centerX >= window.centerX,
      view.centerY >= window.centerY
      """, 100, 100, 200, 200
    ) {
      $0.centerXY <= $1.centerXY
      $0.centerXY >= $1.centerXY
    },
    // The centre inside the margins is 90 from the left and from the top: 20 + (200 - 60) / 2, 10 + (200 -
    // 40) / 2.
    Fact(
      "view.margins.centerX == window.centerX, view.margins.centerY == window.centerY", 110, 110, 200, 200
    ) {
      $0.margins.centerXY == $1.centerXY
    },
    Fact(
      """
      view.margins.centerX <= window.centerX, view.margins.centerY <= window.centerY,
      view.margins.centerX >= window.centerX, view.margins.centerY >= window.centerY
      """, 110, 110, 200, 200
    ) {
      $0.margins.centerXY <= $1.centerXY
      $0.margins.centerXY >= $1.centerXY
    },
  ])
  func `a centre is where its relation says`(fact: Fact) {
    fact.expect(extent: 200) { [$0.minX, $0.minY, $0.width, $0.height] }
  }
}

/// All four edges.
struct CartographyEdgesFactsTests {
  @Test(arguments: [
    ("equal", 0, 0, 400, 400), ("within and around", 0, 0, 400, 400), ("20 inside", 20, 20, 360, 360),
    ("20 and 30 inside", 20, 30, 360, 340), ("20 inside along x", 20, 0, 360, 400),
    ("30 inside along y", 0, 30, 400, 340), ("10, 20, 30 and 40 inside", 20, 10, 340, 360),
    ("within margins", 20, 10, 340, 360),
  ])
  func `edges are where their relation says`(
    relation: String, x: Double, y: Double, width: Double, height: Double
  ) {
    let root = makeRoot(400, 400)
    let view = LayoutView(name: "view")
    root.addSubview(view)
    root.layoutMargins = LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    switch relation {
    case "equal": view.edges == root.edges
    case "within and around":
      view.edges <= root.edges
      view.edges >= root.edges
    case "20 inside": view.edges == root.edges.inset(by: 20)
    case "20 and 30 inside":
      view.edges == root.edges.inset(by: LayoutInsets(horizontal: 20, vertical: 30))
    case "20 inside along x": view.edges == root.edges.inset(by: LayoutInsets(horizontal: 20))
    case "30 inside along y": view.edges == root.edges.inset(by: LayoutInsets(vertical: 30))
    case "within margins": view.edges == root.margins.edges
    default:
      view.edges == root.edges.inset(by: LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    }
    root.layoutIfNeeded()
    #expect(view.frame == LayoutRect(x: x, y: y, width: width, height: height))
    #expect(root.diagnostics.isEmpty)
  }

  /// Theirs compares every edge alike: the first rectangle is then up and to the left of the second.
  @Test
  func `edges at most others are inside, where Cartography has them up and left`() {
    let root = makeRoot(400, 400)
    let view = LayoutView(name: "view")
    root.addSubview(view)
    expectConstraints(
      view.edges <= root.edges, "view.top >= root.top", "view.leading >= root.leading",
      "view.bottom <= root.bottom", "view.trailing <= root.trailing")
  }
}

import AnchorageHeadless
import Testing

/// Frames on the pixel grid.
struct DisplayScaleTests {
  private let root = makeRoot(100, 10)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")
  private let c = LayoutView(name: "c")

  init() {
    add(a, b, c, to: root)
    [a, b, c].distribute(.horizontal, sizes: .equal, in: root)
    [a, b, c].verticalEdges == root.verticalEdges
  }

  private func table(_ frames: String...) -> String {
    var lines = "root 0 0 100 10"
    for (name, frame) in zip(["├ a", "├ b", "└ c"], frames) { lines += "\n\(name) \(frame)" }
    return lines
  }

  @Test
  func `frames are not rounded by default`() {
    expectLayout(root, table("0 0 33.33 10", "33.33 0 33.33 10", "66.67 0 33.33 10"))
    #expect(root.displayScale == nil)
  }

  @Test
  func `edges and not sizes go to the nearest pixel`() {
    root.displayScale = 1
    expectLayout(root, table("0 0 33 10", "33 0 34 10", "67 0 33 10"))
    root.displayScale = 2
    expectLayout(root, table("0 0 33.5 10", "33.5 0 33 10", "66.5 0 33.5 10"))
    root.displayScale = nil
    expectLayout(root, table("0 0 33.33 10", "33.33 0 33.33 10", "66.67 0 33.33 10"))
  }

  @Test
  func `a scale is inherited until a view has its own`() {
    root.displayScale = 1
    b.displayScale = 2
    expectLayout(root, table("0 0 33 10", "33.5 0 33 10", "67 0 33 10"))
    b.displayScale = nil
    expectLayout(root, table("0 0 33 10", "33 0 34 10", "67 0 33 10"))
  }

  @Test
  func `views and guides inside views share edges without gaps`() {
    let inner = LayoutView(name: "inner")
    b.addSubview(inner)
    inner.edges == b.edges.inset(by: LayoutInsets(leading: 0.4, trailing: 10))
    let tail = LayoutGuide(name: "tail")
    b.addLayoutGuide(tail)
    tail.leading == inner.trailing
    tail.trailing == c.leading
    tail.verticalEdges == b.verticalEdges
    root.displayScale = 1
    expectLayout(
      root,
      """
      root           0  0  100  10
      ├ a            0  0   33  10
      ├ b           33  0   34  10
      │ ├ inner      1  0   23  10
      │ └ tail      24  0   10  10
      └ c           67  0   33  10
      """)
  }

  @Test
  func `rounding does not add up`() {
    var outer = c
    root.displayScale = 1
    var left = 0.0
    for level in 1...20 {
      let inner = LayoutView(name: "\(level)")
      outer.addSubview(inner)
      inner.edges == outer.edges.inset(by: LayoutInsets(leading: 0.4))
      root.layoutIfNeeded()
      left += inner.frame.minX
      #expect(67 + left == (200.0 / 3 + 0.4 * Double(level)).rounded())
      #expect(67 + left + inner.frame.width == 100)
      outer = inner
    }
  }

  @Test
  func `edges in the middle between two pixels stay together`() {
    let wide = makeRoot(0, 10)
    wide.displayScale = 1
    let cells = (0..<7).map { LayoutView(name: "\($0)") }
    for cell in cells { wide.addSubview(cell) }
    cells.distribute(.horizontal, sizes: .equal, in: wide)
    cells.top == wide.top
    cells.height == 10
    for extent in 0..<200 {
      wide.frame.size.width = Double(extent) / 2
      wide.layoutIfNeeded()
      for (cell, next) in zip(cells, cells.dropFirst()) { #expect(cell.frame.maxX == next.frame.minX) }
      for (place, cell) in cells.enumerated() {
        #expect(cell.frame.minX == (Double(place * extent) / 14).rounded())
      }
    }
  }
}

/// Rounding of views that are placed by their frames.
struct DisplayScaleOfFramesTests {
  private let root = makeRoot(100, 100)
  private let a = LayoutView(name: "a", frame: LayoutRect(x: 10.3, y: -0.5, width: 20.4, height: 0.2))
  private let b = LayoutView(name: "b", frame: LayoutRect(x: 0.3, y: 0, width: 20.1, height: 1))

  init() {
    root.addSubview(a)
    a.addSubview(b)
  }

  @Test
  func `a frame that was set is rounded and not forgotten`() {
    root.displayScale = 1
    expectLayout(root, "root 0 0 100 100\n└ a 10 0 21 0\n  └ b 1 0 20 1")
    a.removeFromSuperview()
    root.addSubview(a)
    root.displayScale = nil
    expectLayout(root, "root 0 0 100 100\n└ a 10.3 -0.5 20.4 0.2\n  └ b 0.3 0 20.1 1")
  }

  @Test
  func `constraints see what is not rounded`() {
    let c = LayoutView(name: "c")
    root.addSubview(c)
    c.left == a.left + 0.3
    c.width == a.width * 10
    c.verticalEdges == root.verticalEdges
    root.displayScale = 1
    root.layoutIfNeeded()
    #expect(c.frame == LayoutRect(x: 11, y: 0, width: 204, height: 100))
  }

  @Test
  func `masks follow sizes that are not rounded`() {
    a.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    b.autoresizingMask = [.flexibleWidth]
    root.displayScale = 2
    root.layoutIfNeeded()
    let frames = [a.frame, b.frame]
    for extent in 101..<150 {
      for width in [Double(extent), 100] {
        root.frame.size.width = width
        root.layoutIfNeeded()
      }
      #expect([a.frame, b.frame] == frames)
    }
    root.displayScale = nil
    expectLayout(root, "root 0 0 100 100\n└ a 10.3 -0.5 20.4 0.2\n  └ b 0.3 0 20.1 1")
  }

  @Test
  func `a frame set in every layout settles`() {
    let view = Placer(name: "placer", frame: LayoutRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(view.inner)
    root.addSubview(view)
    root.displayScale = 1
    #expect(problems(of: root) == "")
    #expect(view.inner.frame == LayoutRect(x: 0, y: 0, width: 7, height: 7))
  }

  @Test
  func `a view placed by its frame has that again as a root`() {
    let free = LayoutView(name: "free", frame: LayoutRect(x: 0.3, y: 0.3, width: 10.4, height: 5.4))
    root.addSubview(free)
    root.displayScale = 1
    root.layoutIfNeeded()
    // Its right edge is at 10.7, and its bottom at 5.7.
    #expect(free.frame == LayoutRect(x: 0, y: 0, width: 11, height: 6))
    free.removeFromSuperview()
    free.layoutIfNeeded()
    #expect(free.frame == LayoutRect(x: 0.3, y: 0.3, width: 10.4, height: 5.4))
  }

  @Test
  func `a root stays where its frame says`() {
    root.frame = LayoutRect(x: 0.3, y: 0.3, width: 100.4, height: 100.4)
    root.displayScale = 1
    b.edges == root.edges
    root.layoutIfNeeded()
    #expect(root.frame == LayoutRect(x: 0.3, y: 0.3, width: 100.4, height: 100.4))
    #expect(b.frame == LayoutRect(x: -10, y: 0, width: 100, height: 100))
  }

  @Test(arguments: [
    (0, "0"), (-2, "-2"), (.nan, "NaN"), (.infinity, "infinite"), (2e9, "2000000000"),
  ])
  func `a scale that is not above zero is refused`(scale: Double, text: String) {
    root.displayScale = 2
    root.displayScale = scale
    expectLines(
      problems(of: root),
      """
      error: the display scale of 'root' cannot be \(text)
      help: use a scale above 0, for example 2, or nil to inherit it
      """)
    #expect(root.displayScale == 2)
  }
}

/// Sets the frame of its subview in every layout.
private final class Placer: LayoutView {
  let inner = LayoutView(name: "inner")

  override func layoutSubviews() {
    inner.frame = LayoutRect(x: 0, y: 0, width: 7.3, height: 7.3)
  }

  @Test
  func `a rounded view that becomes a root is as large as it was shown`() {
    let root = makeRoot(100, 100)
    let row = [LayoutView(name: "a"), LayoutView(name: "b"), LayoutView(name: "c")]
    for view in row { root.addSubview(view) }
    row.distribute(.horizontal, sizes: .equal, in: root)
    row.verticalEdges == root.verticalEdges
    root.displayScale = 1
    root.layoutIfNeeded()
    #expect(row[1].frame.size.width == 34)
    row[1].removeFromSuperview()
    let content = LayoutView(name: "content")
    row[1].addSubview(content)
    content.edges == row[1].edges
    row[1].layoutIfNeeded()
    #expect(content.frame == LayoutRect(x: 0, y: 0, width: 34, height: 100))
    // A mask refers to that size, too.
    let placed = LayoutView(name: "placed", frame: LayoutRect(x: 0, y: 0, width: 10, height: 10))
    placed.autoresizingMask = .flexibleLeftMargin
    row[1].addSubview(placed)
    row[1].frame.size.width = 44
    row[1].layoutIfNeeded()
    #expect(placed.frame.minX == 10)
  }
}

import AnchorageHeadless
import Testing

// Facts from PureLayout's own tests about the frames of views, with the same numbers: in a container of 1000
// × 1000.

/// Centring, pinning and distributing.
struct PureLayoutFactsTests {
  let container = makeRoot(1000, 1000)
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")
  let d = LayoutView(name: "d")

  init() {
    add(a, b, d, to: container)
  }

  private func frame(of view: LayoutView) -> LayoutRect {
    container.layoutIfNeeded()
    return view.frame
  }

  @Test
  func `a view that is constrained is not placed by its mask`() {
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    a.top == container.top
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(arguments: [(100.0, 100.0, 450.0, 450.0), (80, 124, 460, 438)])
  func `a view is centred in its container`(width: Double, height: Double, x: Double, y: Double) {
    a.size == LayoutSize(width: width, height: height)
    a.centerXY == container.centerXY
    #expect(frame(of: a) == LayoutRect(x: x, y: y, width: width, height: height))
  }

  @Test
  func `a view is aligned with one axis of its container`() {
    for view in [a, b, d] { view.size == LayoutSize(width: 400, height: 100) }
    a.centerX == container.centerX
    b.centerY == container.centerY
    d.lastBaseline == container.lastBaseline
    #expect(frame(of: a).midX == 500)
    #expect(frame(of: b).midY == 500)
    // Neither has text, so their baselines are their bottom edges.
    #expect(frame(of: d).maxY == 1000)
  }

  @Test
  func `edges are pinned as far inside as is said, or outside`() {
    a.leading == container.leading + 5
    a.pinToSuperview([.top, .bottom], insets: LayoutInsets(top: 10, bottom: -10))
    a.right == container.right
    b.pinToSuperview([.top, .bottom, .trailing], insets: LayoutInsets(bottom: -52))
    b.leading == container.leading + 500
    #expect(frame(of: a) == LayoutRect(x: 5, y: 10, width: 995, height: 1000))
    #expect(frame(of: b) == LayoutRect(x: 500, y: 0, width: 500, height: 1052))
  }

  @Test(arguments: [true, false])
  func `edges come from the top anticlockwise, without those left out`(_ isGuide: Bool) {
    func attributes(_ edges: (EdgeAnchors<HeadlessBackend>) -> EdgeAnchors<HeadlessBackend>)
      -> [LayoutAttribute]
    {
      (edges(a.edges) == (isGuide ? container.margins.edges : container.edges)).map(\.firstAttribute)
    }
    #expect(attributes { $0 } == [.top, .leading, .bottom, .trailing])
    #expect(attributes { $0.excluding(.top) } == [.leading, .bottom, .trailing])
    #expect(attributes { $0.excluding(.leading) } == [.top, .bottom, .trailing])
    #expect(attributes { $0.excluding(.bottom) } == [.top, .leading, .trailing])
    #expect(attributes { $0.excluding(.trailing) } == [.top, .leading, .bottom])
  }

  /// Theirs has them absolute as soon as the left or the right edge is what is left out.
  @Test(arguments: [true, false])
  func `absolute edges without one side have the other, whatever the direction`(_ isGuide: Bool) {
    func attributes(_ edges: LayoutEdges) -> [LayoutAttribute] {
      let target = isGuide ? container.margins.edges : container.edges
      return (a.edges.absolute.excluding(edges) == target).map(\.firstAttribute)
    }
    #expect(attributes(.leading) == [.top, .bottom, .right])
    #expect(attributes(.trailing) == [.top, .left, .bottom])
  }

  @Test(arguments: [(20.0, 960.0), (0, 1000), (-30, 1060), (-35, 1070)])
  func `one view with spacing at both ends fills the rest`(spacing: Double, extent: Double) {
    let insets = LayoutInsets(leading: spacing, trailing: spacing)
    [a].distribute(.horizontal, spacing: spacing, sizes: .equal, in: container, insets: insets)
    [b].distribute(
      .vertical, spacing: spacing, sizes: .equal, in: container,
      insets: LayoutInsets(top: spacing, bottom: spacing))
    // 1000 - 2 × spacing.
    #expect(frame(of: a).minX == spacing && frame(of: a).width == extent)
    #expect(frame(of: b).minY == spacing && frame(of: b).height == extent)
  }

  @Test(arguments: [(20.0, 490.0), (0, 500), (250, 375), (500, 250)])
  func `one view of a fixed size is in the middle`(size: Double, gap: Double) {
    [a].distribute(.horizontal, spacing: .evenly, sizes: .fixed(size), in: container)
    [b].distribute(.vertical, spacing: .evenly, sizes: .fixed(size), in: container)
    // (1000 - size) / 2.
    #expect(frame(of: a).minX == gap && frame(of: a).width == size)
    #expect(frame(of: b).minY == gap && frame(of: b).height == size)
  }

  @Test(arguments: [(20.0, 225.0), (0, 250), (-30, 287.5), (-35, 293.75)])
  func `four views in a column share what the spacing leaves`(spacing: Double, extent: Double) {
    let views = [a, b, d, LayoutView(name: "c")]
    container.addSubview(views[3])
    views.distribute(
      .vertical, spacing: spacing, sizes: .equal, in: container,
      insets: LayoutInsets(top: spacing, bottom: spacing))
    views.align(.left)
    a.left == container.left + 7
    container.layoutIfNeeded()
    // (1000 - 5 × spacing) / 4, each where the one before it ends and the spacing later.
    #expect(views.map(\.frame.height) == [extent, extent, extent, extent])
    #expect(views.map(\.frame.minY) == (0..<4).map { spacing + Double($0) * (extent + spacing) })
    #expect(views.map(\.frame.minX) == [7, 7, 7, 7])
  }
}

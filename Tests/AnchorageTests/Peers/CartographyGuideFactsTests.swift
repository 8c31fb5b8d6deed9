import AnchorageHeadless
import Testing

// Facts from Cartography's own tests about guides, with the same numbers where they have some.

/// A guide of one's own, in a view of 400 × 400.
struct CartographyGuideFactsTests {
  let root = makeRoot(400, 400)
  let guide = LayoutGuide(name: "guide")

  init() {
    root.addLayoutGuide(guide)
  }

  private var frame: LayoutRect {
    root.layoutIfNeeded()
    return guide.layoutFrame
  }

  @Test
  func `a guide with the edges of its view has its frame`() {
    guide.edges == root.edges
    #expect(frame == LayoutRect(x: 0, y: 0, width: 400, height: 400))
  }

  @Test
  func `a guide inside its view is in the middle if that is wished`() {
    guide.top >= root.top
    guide.bottom <= root.bottom
    guide.left >= root.left
    guide.right <= root.right
    guide.centerXY == root.centerXY ~ .low
    guide.width == 200
    guide.height == 200
    #expect(frame == LayoutRect(x: 100, y: 100, width: 200, height: 200))
  }

  @Test
  func `a guide begins and ends where numbers are added`() {
    guide.leading == root.leading + 10
    guide.trailing == root.trailing - 10
    #expect(frame.minX == 10)
    #expect(frame.maxX == 390)
  }

  @Test(arguments: [true, false])
  func `a guide is half as wide as its view, multiplied or divided`(_ isMultiplied: Bool) {
    if isMultiplied { guide.width == 0.5 * root.width } else { guide.width == root.width / 2 }
    #expect(frame.width == 200)
  }

  @Test
  func `a guide is centred`() {
    guide.centerXY == root.centerXY
    #expect(frame.midX == 200 && frame.midY == 200)
  }
}

/// Bars of a screen. Theirs has those of a view controller: 20 of a status bar, 44 and 49 of bars.
struct CartographyBarFactsTests {
  let root = makeRoot(400, 400)
  let view = LayoutView(name: "view")

  init() {
    root.addSubview(view)
    root.safeAreaInsets = LayoutInsets(top: 64, bottom: 49)
    view.height == 30
  }

  @Test
  func `a view begins below the top bar, or as far from it as is said`() {
    let top = view.top == root.safeArea.top
    root.layoutIfNeeded()
    #expect(view.frame.minY == 64)
    top.constant = 100
    root.layoutIfNeeded()
    #expect(view.frame.minY == 100 + 64)
    top.constant = -100
    root.layoutIfNeeded()
    #expect(view.frame.minY == -100 + 64)
  }

  @Test
  func `a view ends above the bottom bar, or as far from it as is said`() {
    let bottom = view.bottom == root.safeArea.bottom
    root.layoutIfNeeded()
    #expect(view.frame.maxY == 400 - 49)
    bottom.constant = 100
    root.layoutIfNeeded()
    #expect(view.frame.maxY == 100 + 400 - 49)
    bottom.constant = -100
    root.layoutIfNeeded()
    #expect(view.frame.maxY == 400 - 100 - 49)
  }

  @Test
  func `at most and at least a bar's edge is at the edge`() {
    let bottom = LayoutView(name: "bottom")
    root.addSubview(bottom)
    view.top <= root.safeArea.top
    view.top >= root.safeArea.top
    bottom.bottom <= root.safeArea.bottom
    bottom.bottom >= root.safeArea.bottom
    root.layoutIfNeeded()
    #expect(view.frame.minY == 64)
    #expect(bottom.frame.maxY == 351)
  }
}

/// The guides that every view has.
struct CartographyViewGuideFactsTests {
  let root = makeRoot(400, 400)
  let view = LayoutView(name: "view")

  init() {
    root.addSubview(view)
    root.safeAreaInsets = LayoutInsets(top: 47, leading: 5, bottom: 34, trailing: 15)
    root.layoutMargins = LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
  }

  /// Margins begin inside the safe area; a window of 400 is narrower than what is too wide to read.
  private static let frames: [(String, LayoutRect)] = [
    ("safe area", LayoutRect(x: 5, y: 47, width: 380, height: 319)),
    ("margins", LayoutRect(x: 25, y: 57, width: 320, height: 279)),
    ("readable", LayoutRect(x: 25, y: 57, width: 320, height: 279)),
  ]

  private func guide(_ name: String) -> LayoutGuide {
    name == "safe area" ? root.safeArea : name == "margins" ? root.margins : root.readableContent
  }

  @Test(arguments: frames)
  func `a view with the edges of a guide has its frame`(name: String, frame: LayoutRect) {
    view.edges == guide(name).edges
    root.layoutIfNeeded()
    #expect(view.frame == frame)
    #expect(guide(name).layoutFrame == frame)
  }

  @Test(arguments: frames)
  func `a view is centred in a guide`(name: String, frame: LayoutRect) {
    view.centerXY == guide(name).centerXY
    view.size == 200
    root.layoutIfNeeded()
    #expect(view.frame.midX == frame.midX && view.frame.midY == frame.midY)
    #expect(view.frame.size == LayoutSize(width: 200, height: 200))
  }

  /// Theirs takes the margins on systems that have no safe area. There is always one here.
  @Test
  func `the safe area is one guide, and not the margins`() {
    #expect(root.safeArea === root.safeArea)
    #expect(root.safeArea !== root.margins)
  }
}

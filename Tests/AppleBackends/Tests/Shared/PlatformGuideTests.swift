import AnchorageHeadless
import Testing

/// The guides that views bring along have the frames of headless ones, in both directions.
@MainActor @Suite(.nothingRaised)
struct PlatformGuideTests {
  private let root = makeRoot()
  private let a: FakeView
  private let headless = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  private let other = LayoutView(name: "a")

  init() {
    a = FakeView(name: "a", in: root)
    headless.addSubview(other)
  }

  /// Expects the same frames from left to right and from right to left.
  private func expectSameFrames(sourceLocation: SourceLocation = #_sourceLocation) {
    for isTurned in [false, true] {
      if isTurned {
        headless.layoutDirection = .rightToLeft
        root.readFromRightToLeft()
      }
      headless.layoutIfNeeded()
      root.layOut()
      expectSameTable(root.fakeTable, headless.layoutDescription, sourceLocation: sourceLocation)
    }
  }

  /// Covers both roots, more on the left than on the right, from whichever side one reads.
  private func cover() {
    headless.safeAreaInsets = LayoutInsets(top: 40, leading: 10, bottom: 30, trailing: 10)
    #if FAKE_UIKIT
    root.fakeSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 10)
    #else
    root.additionalSafeAreaInsets = NSEdgeInsets(top: 40, left: 10, bottom: 30, right: 10)
    #endif
  }

  @Test
  func `margins`() {
    #expect((a.edges == root.margins.edges)[1].layoutDescription == "a.leading == root.margins.leading")
    other.edges == headless.margins.edges
    expectSameFrames()
    #expect(a.frame.width == 384)
  }

  @Test
  func `the safe area`() {
    cover()
    #expect((a.edges == root.safeArea.edges)[1].layoutDescription == "a.leading == root.safeArea.leading")
    other.edges == headless.safeArea.edges
    expectSameFrames()
    #expect(a.frame.size == CGSize(width: 380, height: 230))
  }

  #if FAKE_UIKIT
  @Test
  func `margins of different widths inside the safe area`() {
    cover()
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 5)
    headless.layoutMargins = LayoutInsets(top: 1, leading: 20, bottom: 2, trailing: 5)
    a.edges == root.margins.edges
    other.edges == headless.margins.edges
    expectSameFrames()
    #expect(a.frame == CGRect(x: 15, y: 41, width: 355, height: 227))
  }

  @Test
  func `readable content`() {
    root.frame.size.width = 1200
    headless.frame.size.width = 1200
    let made = a.edges == root.readableContent.edges
    #expect(made[1].layoutDescription == "a.leading == root.readableContent.leading")
    other.edges == headless.readableContent.edges
    expectSameFrames()
    #expect(a.frame.width < 1184)
  }

  #if !os(tvOS)
  @Test
  func `the keyboard, which headless views do not have, begins at the bottom of the safe area`() {
    cover()
    let made = batch {
      a.edges.excluding(.bottom) == root.edges.excluding(.bottom)
      a.bottom == root.keyboard.top
    }
    #expect(made[3].layoutDescription == "a.bottom == root.keyboard.top")
    root.layOut()
    #expect(a.frame.maxY == 270)
  }
  #endif
  #endif
}

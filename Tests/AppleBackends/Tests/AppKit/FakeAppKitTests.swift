import AppKit
import Testing

/// The behaviour of AppKit alone.
@MainActor @Suite(.nothingRaised)
struct FakeAppKitTests {
  private final class Flipped: NSView {
    override var isFlipped: Bool { true }
  }

  /// A view with text somewhere inside.
  private final class Text: NSView {
    var size = NSSize.zero
    var first: CGFloat = 0
    var last: CGFloat = 0

    convenience init(_ width: CGFloat, _ height: CGFloat, first: CGFloat, last: CGFloat) {
      self.init(name: "text")
      (size, self.first, self.last) = (NSSize(width: width, height: height), first, last)
    }

    override var intrinsicContentSize: NSSize { size }
    override var firstBaselineOffsetFromTop: CGFloat { first }
    override var lastBaselineOffsetFromBottom: CGFloat { last }
  }

  private final class Observer: NSView {
    var seen: [NSRect] = []

    override func layout() {
      super.layout()
      seen.append(contentsOf: subviews.map(\.frame))
    }
  }

  private func place(_ view: NSView, in root: NSView) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutSubtreeIfNeeded()
  }

  @Test
  func `frames count from below`() {
    let root = makeRoot()
    let a = NSView(name: "a", in: root)
    place(a, in: root)
    #expect(a.frame == NSRect(x: 20, y: 250, width: 100, height: 40))
  }

  @Test
  func `frames in a flipped view count from above`() {
    let root = Flipped(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    let a = NSView(name: "a", in: root)
    place(a, in: root)
    #expect(a.frame == NSRect(x: 20, y: 10, width: 100, height: 40))
  }

  @Test
  func `a distance to the bottom is where the frame begins`() {
    let root = makeRoot()
    let a = NSView(name: "a", in: root)
    a.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(a.frame.minY == 5)
  }

  @Test
  func `a flipped view inside one that is not counts its own subviews from above`() {
    let root = makeRoot()
    let box = Flipped(name: "box", in: root)
    let (inner, guide) = (NSView(name: "inner", in: box), NSLayoutGuide())
    place(box, in: root)
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
      inner.heightAnchor.constraint(equalToConstant: 6),
      guide.topAnchor.constraint(equalTo: inner.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(box.frame == NSRect(x: 20, y: 250, width: 100, height: 40))
    #expect([inner.frame.minY, inner.frame.height] == [4, 6])
    // Its top is 10 + 4 + 6 below that of the root.
    #expect(guide.frame.minY == 250)  // 300 - 20 - 30
  }

  @Test
  func `a view that is placed by its frame can be related to`() {
    let root = makeRoot()
    let fixed = NSView(frame: NSRect(x: 0, y: 200, width: 50, height: 60))
    root.addSubview(fixed)
    let a = NSView(name: "a", in: root)
    a.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 8).isActive = true
    a.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(fixed.frame == NSRect(x: 0, y: 200, width: 50, height: 60))
    #expect(a.frame.minY == 182)  // 200 - 8 - 10
  }

  @Test(
    arguments: [
      ([], 200, 60), (.maxYMargin, 200, 60), (.minYMargin, 300, 60), (.height, 200, 160),
      ([.minYMargin, .maxYMargin], 200 * 340 / 240, 60),
    ] as [(NSView.AutoresizingMask, CGFloat, CGFloat)])
  func `a mask counts from below as well`(mask: NSView.AutoresizingMask, y: CGFloat, height: CGFloat) {
    let root = makeRoot()
    let a = NSView(frame: NSRect(x: 0, y: 200, width: 50, height: 60))
    a.autoresizingMask = mask
    root.addSubview(a)
    root.setFrameSize(NSSize(width: 400, height: 400))
    root.layoutSubtreeIfNeeded()
    #expect(abs(a.frame.minY - y) < 1e-9 && abs(a.frame.height - height) < 1e-9)
  }

  @Test
  func `views say where their baselines are`() {
    let root = Flipped(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    let (a, b) = (Text(40, 30, first: 20, last: 6), Text(40, 50, first: 12, last: 9))
    root.subviews = [a, b]
    a.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
    let last = b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor)
    last.isActive = true
    root.layoutSubtreeIfNeeded()
    #expect([a.frame.minY, b.frame.minY] == [30, 13])
    last.isActive = false
    b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(b.frame.minY == 38)
  }

  @Test
  func `alignment insets know above from below`() {
    /// 40 × 20, as constraints see it.
    final class Badge: NSView {
      override var intrinsicContentSize: NSSize { NSSize(width: 40, height: 20) }
      override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) }
    }
    let (root, badge) = (makeRoot(), Badge(name: "badge"))
    root.addSubview(badge)
    badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(badge.frame == NSRect(x: 7, y: 266, width: 48, height: 26))
    #expect(badge.alignmentRect(forFrame: badge.frame) == NSRect(x: 10, y: 270, width: 40, height: 20))
    #expect(badge.frame(forAlignmentRect: NSRect(x: 10, y: 270, width: 40, height: 20)) == badge.frame)
  }

  @Test
  func `labels hug their text`() {
    let label = NSTextField(labelWithString: "Ada")
    #expect(label.intrinsicContentSize == NSSize(width: 24, height: 16))
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(label.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(label.firstBaselineOffsetFromTop == 12 && label.lastBaselineOffsetFromBottom == 4)
  }

  @Test
  func `a fitting size is that of the content`() {
    let card = NSView(name: "card")
    let (a, b) = (Text(50, 20, first: 0, last: 0), Text(70, 30, first: 0, last: 0))
    card.subviews = [a, b]
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      card.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20),
      a.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 8),
      b.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 8),
      b.bottomAnchor.constraint(equalTo: a.bottomAnchor),
      card.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 12),
    ])
    #expect(card.fittingSize == NSSize(width: 168, height: 50))
    #expect(NSView().fittingSize == .zero)
  }

  @Test
  func `overrides are called with the new frames`() {
    let root = Observer(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
    let a = NSView(name: "a", in: root)
    place(a, in: root)
    #expect(root.seen == [NSRect(x: 20, y: 250, width: 100, height: 40)])
    #expect(!root.needsLayout)
  }

  @Test
  func `the safe area is inside what covers the view`() {
    let root = makeRoot()
    root.additionalSafeAreaInsets = NSEdgeInsets(top: 28, left: 0, bottom: 0, right: 0)
    let a = NSView(name: "a", in: root)
    a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
    a.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect([a.frame.minY, a.frame.height] == [0, 272])
  }

  /// Compiles only because constraints and guides are not of the main actor.
  nonisolated private func makeConstraint() -> NSLayoutConstraint {
    NSLayoutGuide().widthAnchor.constraint(equalToConstant: 10)
  }

  @Test
  func `constraints can be made anywhere`() {
    #expect(makeConstraint().constant == 10)
  }
}

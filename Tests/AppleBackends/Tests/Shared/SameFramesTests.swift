import AnchorageHeadless
import Testing

/// A headless tree gives the frames that constraints of the platform give, whatever the platform's text measures.
@MainActor @Suite(.nothingRaised)
struct SameFramesTests {
  /// A view with a shadow around its content.
  private final class Badge: FakeView {
    #if FAKE_UIKIT
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) }
    #else
    override var intrinsicContentSize: NSSize { NSSize(width: 40, height: 20) }
    override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) }
    #endif
  }

  /// The views of one screen, inside of nothing yet.
  @MainActor
  private struct Views {
    let badge = Badge(name: "badge")
    let title = FakeLabel(name: "title", text: "Ada")
    let text = FakeLabel(name: "text", text: "The first programmer of all, and a countess", wraps: true)

    var all: [FakeView] { [badge, title, text] }
  }

  private static func layOut<View: LayoutItem>(_ root: View, badge: View, title: View, text: View) {
    badge.topTrailing == root.topTrailing.offset(x: -10, y: 10)
    title.leading == root.leading + 10
    title.firstBaseline == badge.bottom
    title.trailing <= badge.leading - 8
    text.top == title.lastBaseline + 12
    text.horizontalEdges == root.horizontalEdges.inset(by: 10)
  }

  private func makeNative(width: CGFloat) -> FakeView {
    let (root, views) = (makeRoot(width: width), Views())
    views.all.forEach(root.addSubview)
    Self.layOut(root, badge: views.badge, title: views.title, text: views.text)
    return root
  }

  private func makeHost(width: CGFloat) -> LayoutHostView {
    let (host, views) = (LayoutHostView(frame: CGRect(x: 0, y: 0, width: width, height: 300)), Views())
    host.name("root")
    views.all.forEach(host.addSubview)
    let items = views.all.map { LayoutView(measuring: $0) }
    items.forEach(host.root.addSubview)
    Self.layOut(host.root, badge: items[0], title: items[1], text: items[2])
    return host
  }

  @Test(arguments: [120, 200, 320] as [CGFloat], [false, true])
  func `a host gives the frames of the platform's constraints`(width: CGFloat, isRightToLeft: Bool) {
    let (host, native) = (makeHost(width: width), makeNative(width: width))
    if isRightToLeft {
      host.readFromRightToLeft()
      native.readFromRightToLeft()
    }
    host.layOut()
    native.layOut()
    expectSameTable(host.fakeTable, native.fakeTable)
  }

  @Test
  func `a host follows its width as the platform's constraints do`() {
    let (host, native) = (makeHost(width: 320), makeNative(width: 320))
    for width in [120, 320, 200] as [CGFloat] {
      host.frame.size.width = width
      native.frame.size.width = width
      host.layOut()
      native.layOut()
      expectSameTable(host.fakeTable, native.fakeTable)
    }
  }

  @Test
  func `a host in a screen of constraints is as high as its content`() {
    let (root, host, below) = (makeRoot(width: 200), makeHost(width: 0), FakeView(name: "below"))
    host.root.bottom == host.root.subviews[2].bottom + 10
    root.addSubview(host)
    root.addSubview(below)
    host.edges.excluding(.bottom) == root.edges.excluding(.bottom)
    below.top == host.bottom
    root.layOut()
    // The host's own coordinates begin at its top on UIKit, and are the tree's on both platforms.
    let text = host.root.subviews[2].frame
    #expect(text.size.height > 0)
    #expect(abs(host.frame.height - (text.origin.y + text.size.height + 10)) <= 0.5)
  }

  @Test
  func `a measured view has the size and the priorities of the real view`() {
    let label = FakeLabel(name: "title", text: "Ada Lovelace")
    label.hugging = LayoutContentPriorities(horizontal: 260, vertical: 270)
    let measured = LayoutView(measuring: label)
    let size = label.intrinsicContentSize
    #expect(size.width > 0 && size.height > 0)
    #expect(measured.intrinsicContentSize == LayoutSize(width: size.width, height: size.height))
    #expect(measured.hugging == LayoutContentPriorities(horizontal: 260, vertical: 270))
    #expect(measured.name == "title" && measured.measuredView === label)
  }

  @Test
  func `a measured view with constraints inside is as large as the platform says`() {
    let (card, label) = (FakeView(name: "card"), FakeLabel(name: "label", text: "Ada Lovelace"))
    card.addSubview(label)
    label.edges == card.edges.inset(by: 8)
    let (measured, content) = (LayoutView(measuring: card).intrinsicContentSize, label.intrinsicContentSize)
    #expect(abs(measured.width - (content.width + 16)) <= 0.5)
    #expect(abs(measured.height - (content.height + 16)) <= 0.5)
  }
}

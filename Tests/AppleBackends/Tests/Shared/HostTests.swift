import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// A screen that is the same whether constraints of the platform or a headless tree lay it out.
private func layOut<View: LayoutItem>(_ root: View, badge: View, title: View, text: View) {
  badge.size == 24
  badge.topTrailing == root.topTrailing.offset(x: -16, y: 16)
  title.leading == root.leading + 16
  title.firstBaseline == badge.bottom
  title.trailing <= badge.leading - 8
  text.leading == title.leading
  text.trailing == root.trailing - 16
  text.top == title.lastBaseline + 12
}

/// Views that lay out their subviews with a headless tree.
@MainActor @Suite(.nothingRaised)
struct HostTests {
  private let badge = FakeView(name: "badge")
  private let title = FakeLabel(name: "title", text: "Ada Lovelace")
  private let text = FakeLabel(name: "text", text: "The first programmer of all", wraps: true)
  private var views: [FakeView] { [badge, title, text] }

  /// A host of the three views, laid out by its tree.
  private func makeHost(width: CGFloat, height: CGFloat = 300) -> LayoutHostView {
    let host = LayoutHostView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    host.name("root")
    views.forEach(host.addSubview)
    let items = views.map { LayoutView(measuring: $0) }
    items.forEach(host.root.addSubview)
    layOut(host.root, badge: items[0], title: items[1], text: items[2])
    return host
  }

  /// A plain view with three others like these, laid out by constraints of the platform.
  private func makeNative(width: CGFloat) -> FakeView {
    let root = makeRoot(width: width)
    let (badge, title, text) = (
      FakeView(name: "badge"), FakeLabel(name: "title", text: "Ada Lovelace"),
      FakeLabel(name: "text", text: "The first programmer of all", wraps: true)
    )
    [badge, title, text].forEach(root.addSubview)
    layOut(root, badge: badge, title: title, text: text)
    return root
  }

  @Test
  func `a host places its subviews where the tree says`() {
    expectTable(
      makeHost(width: 200),
      """
      root       0   0  200  300
      ├ badge  160  16   24   24
      ├ title   16  28   96   16
      └ text    16  52  168   32
      """)
  }

  @Test
  func `a host reads from right to left`() {
    let host = makeHost(width: 200)
    host.readFromRightToLeft()
    expectTable(
      host,
      """
      root      0   0  200  300
      ├ badge  16  16   24   24
      ├ title  88  28   96   16
      └ text   16  52  168   32
      """)
  }

  @Test(arguments: [160, 200, 247, 248, 320] as [CGFloat], [false, true])
  func `a tree gives the frames that constraints of the platform give`(width: CGFloat, isRTL: Bool) {
    let (host, native) = (makeHost(width: width), makeNative(width: width))
    if isRTL {
      host.readFromRightToLeft()
      native.readFromRightToLeft()
    }
    host.layOut()
    native.layOut()
    #expect(host.fakeTable == native.fakeTable)
  }

  @Test
  func `a host follows its size and its direction`() {
    let host = makeHost(width: 320)
    for (width, isRTL) in [(200, false), (320, true), (160, true)] {
      host.frame.size.width = CGFloat(width)
      if isRTL { host.readFromRightToLeft() }
      host.layOut()
      let fresh = makeNative(width: CGFloat(width))
      if isRTL { fresh.readFromRightToLeft() }
      fresh.layOut()
      #expect(host.fakeTable == fresh.fakeTable)
    }
  }

  @Test
  func `hidden views keep their place`() {
    let host = makeHost(width: 200)
    title.isHidden = true
    host.layOut()
    #expect(title.isHidden)
    #expect(title.frame.minX == 16 && text.frame.minY == 52)
    #expect(host.root.subviews[1].isHidden)
  }

  @Test
  func `content that changed is laid out after the host was told`() {
    let host = makeHost(width: 200)
    host.layOut()
    title.show("Ada")
    host.invalidateIntrinsicContentSize()
    host.layOut()
    #expect(title.frame == CGRect(x: 16, y: 28, width: 24, height: 16))
  }

  // MARK: In a screen of constraints

  /// A host whose text decides how high it is, in a root of constraints, above another view.
  private func makeScreen(width: CGFloat) -> (root: FakeView, host: LayoutHostView, below: FakeView) {
    let host = makeHost(width: 0, height: 0)
    host.name("host")
    host.root.bottom == host.root.subviews[2].bottom + 16
    let root = makeRoot(width: width)
    root.addSubview(host)
    let below = FakeView(name: "below", in: root)
    host.edges.excluding(.bottom) == root.edges.excluding(.bottom)
    below.top == host.bottom
    below.horizontalEdges == root.horizontalEdges
    below.height == 10
    return (root, host, below)
  }

  @Test
  func `a host is as high as its content in the width that constraints give it`() {
    let (root, _, _) = makeScreen(width: 200)
    expectTable(
      root,
      """
      root         0    0  200  300
      ├ host       0    0  200  100
      │ ├ badge  160   16   24   24
      │ ├ title   16   28   96   16
      │ └ text    16   52  168   32
      └ below      0  100  200   10
      """)
  }

  @Test
  func `a host changes its height with its width and its content`() {
    let (root, host, below) = makeScreen(width: 200)
    root.layOut()
    root.frame.size.width = 248
    root.layOut()
    #expect(below.frame.height == 10 && host.frame.size == CGSize(width: 248, height: 84))
    root.frame.size.width = 200
    text.show("Ada")
    host.invalidateIntrinsicContentSize()
    root.layOut()
    #expect(host.frame.size == CGSize(width: 200, height: 84))
  }

  @Test
  func `a host says what fits its content`() {
    let (_, host, _) = makeScreen(width: 200)
    // The text on one line, 216, and 16 on either side.
    #expect(host.intrinsicContentSize == CGSize(width: 248, height: 84))
    #if FAKE_UIKIT
    #expect(host.sizeThatFits(CGSize(width: 200, height: 1000)) == CGSize(width: 200, height: 100))
    #expect(host.sizeThatFits(.zero) == CGSize(width: 248, height: 84))
    #expect(
      host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 248, height: 84))
    #expect(
      host.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 100))
    #else
    #expect(host.fittingSize == NSSize(width: 248, height: 84))
    #endif
  }

  @Test
  func `a host with a preferred width is as high as its content in that, before it has a width of its own`() {
    let (_, host, _) = makeScreen(width: 200)
    host.preferredMaxLayoutWidth = 200
    #expect(host.intrinsicContentSize == CGSize(width: 200, height: 100))
    host.preferredMaxLayoutWidth = 1000
    #expect(host.intrinsicContentSize == CGSize(width: 248, height: 84))
    host.preferredMaxLayoutWidth = 0
    #expect(host.intrinsicContentSize == CGSize(width: 248, height: 84))
  }

  @Test
  func `a host announces another size once for each width`() {
    let host = makeHost(width: 320)
    _ = host.intrinsicContentSize
    host.layOut()
    #expect(host.fakeInvalidations == 0)
    for (width, count) in [(100, 1), (320, 2)] {
      host.frame.size.width = CGFloat(width)
      // Nobody asks for the size again.
      for _ in 0..<3 {
        host.markLayout()
        host.layOut()
      }
      #expect(host.fakeInvalidations == count)
    }
  }

  @Test
  func `a host that prefers a width announces nothing, whatever width it gets`() {
    let host = makeHost(width: 320)
    host.preferredMaxLayoutWidth = 200
    let count = host.fakeInvalidations
    _ = host.intrinsicContentSize
    host.layOut()
    #expect(host.fakeInvalidations == count)
  }

  @Test
  func `text is measured once in each width until the content changes`() {
    let (_, host, _) = makeScreen(width: 200)
    host.preferredMaxLayoutWidth = 200
    for _ in 0..<3 { _ = host.intrinsicContentSize }
    host.frame.size = CGSize(width: 200, height: 100)
    for _ in 0..<3 { host.layOut() }
    // On one line, and in 168 points.
    #expect(text.fakeMeasurements == 2)
    #expect(title.fakeMeasurements == 1)
    host.frame.size.width = 180
    host.layOut()
    #expect(text.fakeMeasurements == 3 && title.fakeMeasurements == 1)
    host.invalidateIntrinsicContentSize()
    host.layOut()
    #expect(text.fakeMeasurements == 5 && title.fakeMeasurements == 2)
  }

  @Test
  func `a host that was told to lay out measures the content again`() {
    let host = makeHost(width: 200)
    host.layOut()
    title.show("Ada")
    host.markLayout()
    host.layOut()
    #expect(title.frame.width == 24)
  }

  // MARK: Surroundings

  @Test
  func `a host is laid out on the pixels of its screen`() {
    let host = LayoutHostView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    for view in views { host.addSubview(view) }
    let items = views.map { LayoutView(measuring: $0) }
    items.forEach(host.root.addSubview)
    items.distribute(.horizontal, sizes: .equal, alignment: .top, in: host.root)
    #if FAKE_UIKIT
    let window = UIWindow()
    window.fakeTraitCollection = UITraitCollection(displayScale: 1)
    window.addSubview(host)
    #else
    host.fakeWindow = NSWindow(fake: ())
    #endif
    host.layOut()
    #expect(views.map { $0.frame.width } == [33, 34, 33])
  }

  #if FAKE_UIKIT
  @Test
  func `text that grows with the user's text size is laid out again`() {
    let (root, host, below) = makeScreen(width: 200)
    let window = UIWindow(frame: root.frame)
    window.addSubview(root)
    for label in [title, text] { label.adjustsFontForContentSizeCategory = true }
    window.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 16, y: 28, width: 96, height: 16))
    window.fakeTraitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    window.layoutIfNeeded()
    // Twice as large, as far as the badge leaves room. The baseline stays at 40, and the text has three lines.
    #expect(title.frame == CGRect(x: 16, y: 16, width: 136, height: 32))
    #expect(text.frame == CGRect(x: 16, y: 52, width: 168, height: 96))
    #expect(below.frame.minY == 164 && host.frame.height == 164)
  }

  @Test
  func `a host asks again when a trait changes that layouts depend on`() {
    let changes: [(UITraitCollection, Int)] = [
      (UITraitCollection(preferredContentSizeCategory: .large), 1),
      (UITraitCollection(layoutDirection: .rightToLeft), 1), (UITraitCollection(displayScale: 3), 1),
      (UITraitCollection(), 0),
    ]
    for (traits, count) in changes {
      let (window, host) = (UIWindow(), LayoutHostView(frame: .zero))
      window.addSubview(host)
      window.fakeTraitCollection = traits
      #expect(host.fakeInvalidations == count)
      // Systems before iOS 17 call this.
      host.traitsDidChange(from: UITraitCollection())
      #expect(host.fakeInvalidations == 2 * count)
    }
  }

  @Test
  func `a view is placed whatever its anchor point is`() {
    let host = makeHost(width: 200)
    badge.layer.anchorPoint = CGPoint(x: 0, y: 1)
    host.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 160, y: 16, width: 24, height: 24))
    #expect(badge.center == CGPoint(x: 160, y: 40))
  }
  #else
  @Test
  func `a host that comes to another screen is laid out on its pixels`() {
    let (window, host) = (
      NSWindow(fake: ()), LayoutHostView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    )
    host.addSubview(badge)
    let item = LayoutView(measuring: badge)
    host.root.addSubview(item)
    item.edges.excluding(.trailing) == host.root.edges.excluding(.trailing)
    item.width == host.root.width * (1 / 3)
    window.contentView = host
    host.layOut()
    #expect(badge.frame.width == 33)
    window.fakeBackingScaleFactor = 2
    host.layOut()
    #expect(badge.frame.width == 33.5)
  }
  #endif

  @Test
  func `the tree has the safe area of the host`() {
    let host = makeHost(width: 200)
    let bar = LayoutView(name: "bar")
    host.root.addSubview(bar)
    bar.edges == host.root.safeArea.edges
    #if FAKE_UIKIT
    host.fakeSafeAreaInsets = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 0)
    #else
    host.additionalSafeAreaInsets = NSEdgeInsets(top: 47, left: 10, bottom: 34, right: 0)
    #endif
    host.layOut()
    #expect(bar.frame == LayoutRect(x: 10, y: 47, width: 190, height: 219))
    // The left edge is where trailing is from now on, and what covers the fake is leading.
    host.readFromRightToLeft()
    host.layOut()
    #expect(bar.frame == LayoutRect(x: 0, y: 47, width: 190, height: 219))
  }

  #if FAKE_UIKIT
  @Test
  func `the tree has the margins of the host`() {
    let host = makeHost(width: 200)
    let bar = LayoutView(name: "bar")
    host.root.addSubview(bar)
    bar.edges == host.root.margins.edges
    host.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 30)
    host.fakeSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    host.layOut()
    #expect(bar.frame == LayoutRect(x: 20, y: 48, width: 150, height: 250))
    host.directionalLayoutMargins.leading = 40
    host.layoutIfNeeded()
    #expect(bar.frame.minX == 40)
  }
  #endif
}

import AnchorageHeadless
import Testing

/// Headless views that have the content of real ones.
@MainActor @Suite(.nothingRaised)
struct MeasuringTests {
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

  private let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))

  private func measure(_ view: FakeView) -> LayoutView {
    let measuring = LayoutView(measuring: view)
    root.addSubview(measuring)
    return measuring
  }

  @Test
  func `a label has its size, its baselines and its name`() {
    let label = FakeLabel(name: "title", text: "Ada Lovelace")
    let title = LayoutView(measuring: label)
    #expect(title.intrinsicContentSize == LayoutSize(width: 96, height: 16))
    #expect([title.firstBaselineOffsetFromTop, title.baselineOffsetFromBottom] == [12, 4])
    #expect(title.name == "title")
    #expect(title.measuredView === label)
  }

  @Test
  func `a label that wraps is as high as the text in the width it gets`() {
    let text = measure(FakeLabel(name: "text", text: "The first programmer of all", wraps: true))
    #expect(text.intrinsicContentSize == LayoutSize(width: 216, height: 16))
    text.topLeading == root.topLeading
    text.width == 168
    root.layoutIfNeeded()
    // Of 21 characters a line, as 168 / 8 holds: "The first programmer", "of all".
    #expect(
      root.layoutDescription == """
        root    0  0  200  100
        └ text  0  0  168   32
        """)
    #expect(
      root.systemLayoutSizeFitting(LayoutSize(width: 100, height: 0), horizontal: .required).width == 100)
    #expect(text.frame.size.height == 32)
  }

  @Test
  func `text of a real label that is cut is noted`() {
    let text = measure(FakeLabel(name: "text", text: "Ada Lovelace"))
    text.topLeading == root.topLeading
    text.width == 80
    root.layoutIfNeeded()
    #expect(
      root.notes().map(\.description) == [
        "note: the text of 'text' is cut: it needs 96 points of width and has 80"
      ])
  }

  @Test
  func `a plain view has no size and no baselines`() {
    let plain = LayoutView(measuring: FakeView(name: "plain"))
    #expect(
      plain.intrinsicContentSize
        == LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric))
    #expect(plain.baselineOffsetFromBottom == 0)
    #expect(LayoutView(name: "headless").measuredView == nil)
  }

  @Test
  func `a view with constraints inside is as large as these make it`() {
    let card = FakeView(name: "card")
    let label = FakeLabel(name: "label", text: "Ada Lovelace")
    card.addSubview(label)
    label.edges == card.edges.inset(by: 8)
    #expect(LayoutView(measuring: card).intrinsicContentSize == LayoutSize(width: 112, height: 32))
  }

  // MARK: Late constraints

  #if FAKE_UIKIT
  private typealias FakeStackView = UIStackView
  #else
  private typealias FakeStackView = NSStackView
  #endif

  @Test
  func `a stack view is as large as its views before it was laid out`() {
    let stack = FakeStackView()
    #if FAKE_UIKIT
    stack.axis = .vertical
    #else
    stack.orientation = .vertical
    #endif
    stack.spacing = 4
    stack.addArrangedSubview(FakeLabel(name: "a", text: "Ada"))
    stack.addArrangedSubview(FakeLabel(name: "b", text: "Ada Lovelace"))
    #expect(LayoutView(measuring: stack).intrinsicContentSize == LayoutSize(width: 96, height: 36))
  }

  @Test
  func `an empty stack view has no size`() {
    #expect(LayoutView(measuring: FakeStackView()).intrinsicContentSize == LayoutSize(width: -1, height: -1))
  }

  /// A view that makes its constraints when it is asked to update them.
  private class Late: FakeView {
    private let label = FakeLabel(name: "label", text: "Ada Lovelace")

    convenience init() {
      self.init(name: "late")
      addSubview(label)
    }

    override func updateConstraints() {
      ownConstraints.update { label.edges == edges.inset(by: 8) }
      super.updateConstraints()
    }
  }

  /// A view that says so, and whose constraints are further inside.
  private final class LateInside: FakeView {
    override class var requiresConstraintBasedLayout: Bool { true }
  }

  @Test
  func `a view that makes its constraints when they are updated is as large as these make it`() {
    #expect(LayoutView(measuring: Late()).intrinsicContentSize == LayoutSize(width: 112, height: 32))
    let outer = LateInside(name: "outer")
    #expect(LayoutView(measuring: outer).intrinsicContentSize == LayoutSize(width: -1, height: -1))
    outer.addSubview(Late())
    #expect(LayoutView(measuring: outer).intrinsicContentSize == LayoutSize(width: 0, height: 0))
  }

  /// A button whose title wraps.
  #if FAKE_UIKIT
  private typealias Control = UIView
  #else
  private typealias Control = NSControl
  #endif

  private final class Button: Control {
    var title = FakeLabel(name: "title", text: "The first programmer of all", wraps: true)
    override var intrinsicContentSize: CGSize { title.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { title.sizeThatFits(size) }
  }

  @Test(arguments: [(true, 32), (false, 16)] as [(Bool, Double)])
  func `a view is measured by its width if one says so`(byWidth: Bool, height: Double) {
    let button = LayoutView(measuring: Button(), byWidth: byWidth)
    root.addSubview(button)
    #expect(button.intrinsicContentSize == LayoutSize(width: 216, height: 16))
    button.topLeading == root.topLeading
    button.width == 168
    root.layoutIfNeeded()
    #expect(button.frame.size.height == height)
  }

  @Test
  func `priorities are those the real view has when it is measured first`() {
    let label = FakeLabel(name: "title", text: "Ada")
    label.hugging = LayoutContentPriorities(horizontal: 260, vertical: 270)
    label.compressionResistance = LayoutContentPriorities(horizontal: 740, vertical: 730)
    let title = LayoutView(measuring: label)
    #expect(title.hugging == LayoutContentPriorities(horizontal: 260, vertical: 270))
    #expect(title.compressionResistance == LayoutContentPriorities(horizontal: 740, vertical: 730))
  }

  @Test
  func `constraints see the alignment rectangle of the real view`() {
    let badge = measure(Badge())
    badge.topLeading == root.topLeading.offset(x: 10, y: 10)
    root.layoutIfNeeded()
    #expect(badge.frame == LayoutRect(x: 7, y: 8, width: 48, height: 26))
  }

  @Test
  func `content that changed is asked for again`() {
    let label = FakeLabel(name: "title", text: "Ada")
    let title = measure(label)
    title.topLeading == root.topLeading
    root.layoutIfNeeded()
    label.show("Ada Lovelace")
    title.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(title.frame.size.width == 96)
  }

  @Test
  func `a real view stays as it is until the frames are applied`() {
    let (container, label) = (makeRoot(width: 200, height: 100), FakeLabel(name: "title", text: "Ada"))
    container.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let title = measure(label)
    title.topLeading == root.topLeading.offset(x: 10, y: 20)
    root.layoutIfNeeded()
    #expect(label.frame == .zero && !label.translatesAutoresizingMaskIntoConstraints)
    root.applyFrames()
    #expect(label.translatesAutoresizingMaskIntoConstraints)
    expectTable(
      container,
      """
      root      0   0  200  100
      └ title  10  20   24   16
      """)
  }

  @Test
  func `frames are those in the nearest real view around, through views that only group`() {
    let (container, card, label) = (
      makeRoot(width: 200, height: 100), FakeView(name: "card"), FakeLabel(name: "title", text: "Ada")
    )
    container.addSubview(card)
    card.addSubview(label)
    let (measuredCard, row, title) = (measure(card), LayoutView(name: "row"), LayoutView(measuring: label))
    measuredCard.addSubview(row)
    row.addSubview(title)
    measuredCard.edges == root.edges.inset(by: 10)
    row.edges == measuredCard.edges.inset(by: 5)
    title.topLeading == row.topLeading.offset(x: 1, y: 2)
    root.layoutIfNeeded()
    root.applyFrames()
    expectTable(
      container,
      """
      root        0   0  200  100
      └ card     10  10  180   80
        └ title   6   7   24   16
      """)
  }

  #if FAKE_UIKIT
  @Test
  func `a text view that does not scroll wraps`() {
    let editor = UITextView()
    editor.isScrollEnabled = false
    editor.text = "The first programmer of all"
    let text = measure(editor)
    #expect(text.intrinsicContentSize == LayoutSize(width: 226, height: 32))
    text.topLeading == root.topLeading
    text.width == 178
    root.layoutIfNeeded()
    #expect(text.frame.size.height == 48)
  }

  @Test
  func `a view with constraints inside is as high as its text in the width it gets`() {
    let card = FakeView(name: "card")
    let label = FakeLabel(name: "label", text: "The first programmer of all", wraps: true)
    card.addSubview(label)
    label.edges == card.edges.inset(by: 8)
    let measured = measure(card)
    measured.topLeading == root.topLeading
    measured.width == 184
    root.layoutIfNeeded()
    #expect(measured.frame.size.height == 48)
  }
  #endif
}

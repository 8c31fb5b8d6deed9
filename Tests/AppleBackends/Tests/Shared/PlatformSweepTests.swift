import AnchorageHeadless
import AnchorageDrawing
import Testing

@testable import AnchorageTesting

/// Sweeps over views of the platform.
@MainActor @Suite(.nothingRaised)
struct PlatformSweepTests {
  private let root = makeFlippedRoot()

  /// Puts a title into 120 points: 15 letters.
  private func addTitle(to view: FakeView) -> FakeLabel {
    let title = FakeLabel(name: "title", text: "Harbour lights")
    view.addSubview(title)
    title.topLeading == view.topLeading.offset(x: 16, y: 16)
    title.width == 120
    return title
  }

  private func makeSweep(
    _ targets: [TargetSize] = [TargetSize(width: 320, height: 100)],
    texts: [LayoutTextSample] = LayoutTextSample.allCases
  ) -> LayoutSweep { LayoutSweep(targets: targets, texts: texts) }

  @Test
  func `what fits everywhere is fine`() {
    let title = FakeLabel(name: "title", text: "Harbour lights", wraps: true)
    root.addSubview(title)
    title.edges.excluding(.bottom) == root.edges.excluding(.bottom).inset(by: 16)
    expectLayoutAdapts(root)
  }

  @Test
  func `a cell is as high as its text needs in each width`() {
    let title = FakeLabel(name: "title", text: "Harbour lights", wraps: true)
    root.addSubview(title)
    title.edges == root.edges.inset(by: 12)
    expectLayoutAdapts(root, widths: [120, 320])
    expectLayoutAdapts(root, widths: 120...140)
  }

  @Test
  func `a failure is that of a headless tree with the same lines`() {
    let screen = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    let label = LayoutLabel(name: "title", text: "Harbour lights")
    screen.addSubview(label)
    label.topLeading == screen.topLeading.offset(x: 16, y: 16)
    label.width == 120
    _ = addTitle(to: root)
    let sweep = makeSweep([
      TargetSize(width: 320, height: 100), TargetSize(width: 130, height: 100), TargetSize(width: 130),
    ])
    let message = sweep.failure(of: root)?.message
    #expect(message == sweep.failure(of: screen)?.message)
    // Longer texts are cut in each of three sizes, and the others reach beyond two of these.
    #expect(message?.hasPrefix("the layout of 'root' fails in 18 of 24 combinations\n") == true)
    withKnownIssue { expectLayoutAdapts(root) }
    withKnownIssue { expectLayoutAdapts(root, widths: [100]) }
    expectLayoutAdapts(root, ignoring: ["title"])
  }

  @Test
  func `a text that is cut is told by its label`() {
    _ = addTitle(to: root)
    // 14 letters become 14 + 6 + 2 brackets, 8 points each.
    #expect(
      makeSweep().failure(of: root)?.message == """
        the layout of 'root' fails in 2 of 8 combinations
          320 × 100, left to right, longer texts: note: the text of 'title' is cut: it needs 176 points of width and has 120
          320 × 100, right to left, longer texts: note: the text of 'title' is cut: it needs 176 points of width and has 120
        the first, 320 × 100, left to right, longer texts
        note: the text of 'title' is cut: it needs 176 points of width and has 120
        """)
  }

  @Test
  func `a view outside of its superview is found in each direction`() {
    _ = addTitle(to: root)
    #expect(
      makeSweep([TargetSize(width: 130, height: 100)], texts: [.original]).failure(of: root)?.message == """
        the layout of 'root' fails in 2 of 2 combinations
          130 × 100, left to right, texts as they are: note: 'title' reaches beyond 'root' by 6 points on the right
          130 × 100, right to left, texts as they are: note: 'title' reaches beyond 'root' by 6 points on the left
        the first, 130 × 100, left to right, texts as they are
        note: 'title' reaches beyond 'root' by 6 points on the right
        """)
  }

  @Test
  func `a conflict of one size is found`() {
    let card = FakeView(name: "card", in: root)
    card.edges == root.edges.inset(by: 16)
    card.width >= 200
    #expect(makeSweep().failure(of: root) == nil)
    let failure = makeSweep([TargetSize(width: 200, height: 100)], texts: [.original]).failure(of: root)
    #expect(failure?.problems.map(\.kind) == ["conflict"])
    // The real views have nothing to do with it.
    #expect(root.layoutProblems() == [])
  }

  @Test
  func `the drawing shows the first combination that fails`() throws {
    _ = addTitle(to: root)
    let drawing = try #require(makeSweep().failure(of: root)?.drawing)
    #expect(drawing.items.map(\.name) == ["root", "title"])
    #expect(drawing.items[0].frame == LayoutRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test
  func `afterwards the views are as they were`() {
    let title = addTitle(to: root)
    root.layOut()
    let (table, constraints) = (root.fakeTable, root.constraints)
    _ = makeSweep().failure(of: root)
    #expect(root.fakeTable == table && root.constraints == constraints)
    #expect(title.shownText == "Harbour lights")
  }

  @Test
  func `a text gets its attributes back`() {
    let title = addTitle(to: root)
    let text = NSMutableAttributedString(string: "Harbour lights")
    text.addAttribute(NSAttributedString.Key("key"), value: 1, range: NSRange(location: 0, length: 7))
    title.shownAttributedText = text
    #expect(makeSweep().failure(of: root) != nil)
    #expect(title.shownAttributedText == text)
  }

  @Test
  func `texts inside of controls stay as they are`() {
    let button = FakeControl(name: "button")
    root.addSubview(button)
    button.edges == root.edges
    _ = addTitle(to: button)
    #expect(makeSweep().failure(of: root)?.message.contains("cut") == nil)
    // Its own are those of a control that is swept.
    button.removeFromSuperview()
    #expect(makeSweep().failure(of: button)?.message.contains("cut") == true)
  }

  @Test
  func `a view with a direction of its own keeps it`() {
    let bar = FakeView(name: "bar", in: root)
    let knob = FakeView(name: "knob", in: bar)
    bar.readFromRightToLeft()
    bar.edges == root.edges
    knob.leading == bar.leading - 10
    knob.top == bar.top
    knob.size == 20
    let message = makeSweep(texts: [.original]).failure(of: root)?.message
    // Its leading side is the right one in both directions of the root.
    let note = "texts as they are: note: 'knob' reaches beyond 'bar' by 10 points on the right"
    for direction in ["left to right", "right to left"] {
      #expect(message?.contains("\(direction), \(note)") == true, "\(message ?? "")")
    }
  }

  @Test
  func `a view that constraints place is not swept`() {
    let card = FakeView(name: "card", in: root)
    card.edges == root.edges
    #expect(
      makeSweep().failure(of: card)?.message == """
        'card' cannot be laid out in 320 × 100: it is inside of 'root', which decides its size
        """)
    #expect(
      makeSweep([]).failure(of: root)?.message == "'root' is laid out in no combination: a list is empty")
  }

  @Test
  func `there is nothing to note about what is outside of the view`() {
    let (header, panel) = (FakeView(name: "header", in: root), FakeView(frame: .zero))
    panel.name("panel")
    root.addSubview(panel)
    panel.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
    let title = FakeView(name: "title", in: panel)
    header.edges.excluding(.bottom) == root.edges.excluding(.bottom)
    header.height == 44
    title.top == header.bottom + 60
    title.leading == panel.leading
    title.size == 20
    expectNoProblems(panel, includingNotes: true)
    #expect(makeSweep().failure(of: panel) == nil)
  }
}

extension FakeLabel {
  /// The text.
  fileprivate var shownText: String? {
    #if FAKE_UIKIT
    text
    #else
    stringValue
    #endif
  }

  /// The text with its attributes.
  fileprivate var shownAttributedText: NSAttributedString? {
    get {
      #if FAKE_UIKIT
      attributedText
      #else
      attributedStringValue
      #endif
    }
    set {
      #if FAKE_UIKIT
      attributedText = newValue
      #else
      attributedStringValue = newValue ?? NSAttributedString(string: "")
      #endif
    }
  }
}

#if FAKE_UIKIT
private typealias FakeControl = UIControl
#else
private typealias FakeControl = NSControl
#endif

import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Views that have the baselines of a view inside them.
struct BaselineTests {
  /// A view that counts how often it is asked for a baseline.
  private final class Line: LayoutView {
    var questionCount = 0

    override var firstBaselineOffsetFromTop: Double {
      questionCount += 1
      return 15
    }
  }

  /// A view with its text in a subview.
  private final class Card: LayoutView {
    let title = LayoutLabel(name: "title", text: "Title")
    // Weak, because a card may name itself.
    weak var named: LayoutView?

    init() {
      super.init(name: "card")
      addSubview(title)
      title.edges == edges.inset(by: 10)
    }

    override var forLastBaselineLayout: LayoutView { named ?? title }
  }

  private let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  private let card = Card()
  private let label = LayoutLabel(name: "label", text: "Label")

  init() {
    root.addSubview(card)
    root.addSubview(label)
    card.leading == root.leading
    card.top == root.top + 20
    label.leading == card.trailing
  }

  @Test
  func `a view can have the first baseline of a view inside it`() {
    label.firstBaseline == card.firstBaseline
    root.layoutIfNeeded()
    #expect(label.frame.minY == 30)
  }

  @Test
  func `a view can have the last baseline of a view inside it`() {
    label.top == card.lastBaseline
    root.layoutIfNeeded()
    // 20 + 10 + 16 - 4.
    #expect(label.frame.minY == 42)
  }

  @Test
  func `the view inside may name another one further inside`() {
    let outer = Card()
    outer.name = "outer"
    outer.title.removeFromSuperview()
    outer.named = card
    card.removeFromSuperview()
    outer.addSubview(card)
    root.addSubview(outer)
    card.edges == outer.edges.inset(by: 100)
    outer.top == root.top
    outer.leading == root.leading
    label.firstBaseline == outer.firstBaseline
    label.leading == root.leading
    root.layoutIfNeeded()
    #expect(label.frame.minY == 110)
  }

  @Test
  func `another view is named when the content is invalidated`() {
    label.firstBaseline == card.firstBaseline
    root.layoutIfNeeded()
    card.named = card
    card.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    // The first baseline of a plain view is its top.
    #expect(label.frame.minY == 20 - 12)
  }

  @Test
  func `a view outside cannot be named`() {
    card.named = label
    label.firstBaseline == card.firstBaseline
    root.layoutIfNeeded()
    #expect(
      root.diagnostics.first?.description == """
        error: 'card' cannot have the baselines of 'label', which is not inside it
        help: name a subview, or the view itself
        """)
  }

  @Test
  func `a view is asked for its baselines only if a constraint is about one`() {
    let line = Line(name: "line")
    root.addSubview(line)
    line.top == root.top + 20
    label.top == line.bottom
    root.layoutIfNeeded()
    #expect(line.questionCount == 0)
  }

  @Test
  func `a constraint about baselines counts that comes when others are solved`() {
    let line = Line(name: "line")
    root.addSubview(line)
    line.top == root.top + 20
    root.layoutIfNeeded()
    label.firstBaseline == line.firstBaseline
    root.layoutIfNeeded()
    // 20 + 15, less the 12 from the label's top to its own baseline.
    #expect(label.frame.minY == 23)
    #expect(line.questionCount > 0)
  }

  @Test
  func `a constraint about baselines counts that comes with a view inside`() {
    let (box, line, text) = (LayoutView(), Line(name: "line"), LayoutLabel(name: "text", text: "Text"))
    root.layoutIfNeeded()
    box.addSubview(line)
    box.addSubview(text)
    line.top == box.top + 20
    text.firstBaseline == line.firstBaseline
    root.addSubview(box)
    box.top == root.top
    root.layoutIfNeeded()
    #expect(text.frame.minY == 23)
  }

  @Test
  func `a distance from a baseline counts`() {
    let line = Line(name: "line")
    root.addSubview(line)
    line.top == root.top + 20
    root.layoutIfNeeded()
    label.height == line.firstBaseline - line.top
    root.layoutIfNeeded()
    #expect(label.frame.size.height == 15)
  }

  @Test
  func `a row keeps its layout when the last constraint about baselines goes`() {
    let (outer, inner) = (LayoutView(name: "outer"), LayoutView(name: "inner"))
    let (tree, row) = (makeRoot(), LayoutStackView(name: "row"))
    let title = LayoutLabel(name: "title", text: "x")
    tree.addSubview(outer)
    outer.addSubview(inner)
    tree.addSubview(row)
    row.addArrangedSubview(title)
    row.topLeading == tree.topLeading
    outer.top == inner.firstBaseline + 49 ~ 999
    tree.layoutIfNeeded()
    outer.removeFromSuperview()
    tree.layoutIfNeeded()
    title.addSubview(LayoutView(name: "new"))
    expectLayout(
      tree,
      """
      root 0 0 400 300
      └ row 0 0 8 16
        └ title 0 0 8 16
          └ new 0 0 0 0
      """)
  }

  @Test
  func `a row has the baseline of a view that comes while another one is measured`() {
    let (asker, line) = (ContentView("asker"), LayoutView(name: "line"))
    let (row, title) = (LayoutStackView(name: "row"), ContentView("title", 50, 20, last: 4))
    add(asker, title, row, line, to: root)
    row.topLeading == root.topLeading
    line.leading == root.leading
    line.top == row.lastBaseline
    label.top == line.bottom
    line.size == LayoutSize(width: 50, height: 1)
    root.layoutIfNeeded()
    asker.intentions[.asked] = { row.insertArrangedSubview(title, at: 0) }
    asker.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(line.frame.minY == 16)
    #expect(root.diagnostics == [])
  }
}

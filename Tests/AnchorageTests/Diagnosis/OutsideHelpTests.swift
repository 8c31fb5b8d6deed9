import Testing

@testable import Anchorage
@testable import AnchorageHeadless
@testable import Cassowary

/// Help for views outside their superviews: each help with its whole note, and after it the note is gone.
struct OutsideHelpTests: NoteSuite {
  let root = makeRoot()
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")
  private let subtitle = LayoutView(name: "subtitle")
  private let pin: LayoutConstraint

  /// A card 24 points inside a root of 400 × 300, with two views that have a size.
  init() {
    root.addSubview(card)
    card.addSubview(title)
    card.addSubview(subtitle)
    card.edges == root.edges.inset(by: 24)
    [title, subtitle].forEach { $0.size == LayoutSize(width: 100, height: 20) }
    subtitle.bottom == card.bottom
    pin = subtitle.trailing == card.trailing
  }

  /// Does what the help of the first note says; returns the notes after that.
  private func mend() -> String {
    guard let help = root.notes().first?.help else { return "no help" }
    return HelpHand(root: root).apply(help) ?? notes()
  }

  @Test
  func `an edge of a view around the superview is exchanged for that of the superview`() {
    title.leading == root.leading
    title.top == card.top
    expectLines(
      notes(),
      """
      note: 'title' reaches beyond 'card' by 24 points on the left
          title.leading == root.leading
      help: relate it to the superview: 'title.leading == card.leading'
      """)
    #expect(root.notes()[0].help?.replaced == ["title.leading == root.leading"])
    #expect(mend() == "")
  }

  @Test
  func `all edges of all views that reach out are exchanged together`() {
    title.topLeading == root.topLeading
    pin.deactivate()
    subtitle.trailing == root.trailing
    expectLines(
      notes(),
      """
      note: 'title' and 'subtitle' reach beyond 'card' by up to 24 points at the top, 24 on the left and 24 on the right
          title.leading == root.leading
          title.top == root.top
          subtitle.trailing == root.trailing
      help: relate it to the superview: 'title.leading == card.leading', 'title.top == card.top' and 'subtitle.trailing == card.trailing'
      """)
    #expect(mend() == "")
  }

  @Test
  func `margins around are exchanged for those of the superview`() {
    title.leading == root.margins.leading
    title.top == card.top
    expectLines(
      notes(),
      """
      note: 'title' reaches beyond 'card' by 16 points on the left
          title.leading == root.margins.leading
      help: relate it to the superview: 'title.leading == card.margins.leading'
      """)
  }

  @Test
  func `a constant of the wrong sign is turned round`() {
    title.leading == card.leading - 16
    title.top == card.top
    expectLines(
      notes(),
      """
      note: 'title' reaches beyond 'card' by 16 points on the left
          title.leading == card.leading - 16
      help: flip the sign: 'title.leading == card.leading + 16'
      """)
    #expect(mend() == "")
  }

  @Test
  func `other notes, and what views went through, are no obstacle`() {
    let label = LayoutLabel(name: "label", text: "Ada Lovelace")
    label.frame = LayoutRect(x: 1, y: 1, width: 1, height: 1)
    card.addSubview(label)
    label.top == card.top
    label.width == 40
    title.leading == root.leading
    title.top == card.top
    root.layoutIfNeeded()
    #expect(root.notes().map { $0.kind } == ["outside", "cutText", "unusedFrame"])
    #expect(root.notes()[0].help?.code == ["title.leading == card.leading"])
  }

  @Test
  func `what causes another problem is no help`() {
    title.leading == root.leading
    title.top == card.top
    // At the leading edge of the card, the title would be 24 points too far to the right.
    title.trailing == card.leading + 76
    expectLines(
      notes(),
      """
      note: 'title' reaches beyond 'card' by 24 points on the left
          title.leading == root.leading
      """)
    #expect(root.diagnostics == [])
  }

  @Test
  func `a badge on a corner, and a view that follows another, have no help`() {
    title.centerX == card.leading
    title.centerY == card.top
    #expect(root.notes().allSatisfy { $0.help == nil })
    expectLines(
      notes(), "note: 'title' reaches beyond 'card' by 10 points at the top and 50 on the left")
  }

  @Test
  func `views beyond superviews of one name have help of their own`() {
    let list = makeRoot()
    for index in 0..<2 {
      let (cell, text) = (LayoutView(name: "cell"), LayoutView(name: "text"))
      list.addSubview(cell)
      cell.addSubview(text)
      cell.leading == list.leading + 20
      cell.top == list.top + Double(50 * index)
      cell.size == LayoutSize(width: 200, height: 40)
      text.size == LayoutSize(width: 10, height: 10)
      text.top == cell.top
      text.leading == cell.leading - 8
    }
    list.layoutIfNeeded()
    let codes = list.notes().map { $0.help?.code ?? [] }
    #expect(codes == Array(repeating: ["text.leading == cell.leading + 8"], count: 2))
    #expect(list.notes().map { $0.constraints.count } == [1, 1])
  }

  @Test
  func `a tree that changed since its pass has notes without help`() {
    let wrong = title.leading == root.leading
    title.top == card.top
    root.layoutIfNeeded()
    wrong.constant = 1
    expectLines(
      root.notes().map { "\($0)" }.joined(), "note: 'title' reaches beyond 'card' by 24 points on the left")
  }

  @Test
  func `twenty notes have help, and reading them changes nothing`() {
    let list = makeRoot()
    for index in 0..<30 {
      let (row, text) = (LayoutView(name: "row\(index)"), LayoutView(name: "text\(index)"))
      list.addSubview(row)
      row.addSubview(text)
      row.edges == list.edges.inset(by: 10)
      text.size == LayoutSize(width: 10, height: 10)
      text.topLeading == list.topLeading
    }
    list.layoutIfNeeded()
    let frames = list.subviews.map { $0.subviews[0].frame }
    #expect(list.notes().count { $0.help != nil } == 20 && list.notes().count { $0.kind == "outside" } == 30)
    #expect(list.notes() == list.notes())
    #expect(list.subviews.map { $0.subviews[0].frame } == frames)
  }

  @Test(arguments: [0, Int32.max])
  func `help does not depend on rounding errors`(mostTableauColumns: Int32) {
    let (root, a, b) = (makeRoot(), ContentView("a", 20, 10), LayoutView(name: "b"))
    root.isIncremental = true
    root.engine?.solver.pipeline.mostTableauColumns = mostTableauColumns
    root.addSubview(a)
    a.addSubview(b)
    [a, b].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    (a.hugging.horizontal, a.hugging.vertical) = (.high, .high)
    a.height == a.width * 1.5
    b.top == a.top - 4
    b.bottom == a.bottom + 9 ~ .high
    root.layoutIfNeeded()
    expectLines(
      root.notes().map { "\($0)" }.joined(separator: "\n"),
      """
      note: the content of 'a' is compressed: it needs 20 points of width and has 6.67
      note: 'b' reaches beyond 'a' by 4 points at the top and 9 at the bottom
          b.top == a.top - 4
          b.bottom == a.bottom + 9 ~ .high
      help: flip the sign: 'b.top == a.top + 4' and 'b.bottom == a.bottom - 9 ~ .high'
      """)
  }
}

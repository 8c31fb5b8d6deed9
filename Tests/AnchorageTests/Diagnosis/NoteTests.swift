import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Notes on layouts that may be unintended: each kind with its whole text, and layouts without notes.
struct NoteTests: NoteSuite {
  let root = makeRoot()

  // MARK: Text and content

  @Test
  func `text that is wider than its label is told with both widths`() {
    // Fifteen characters of 8 points.
    label("name", "Ada Lovelace II", in: root).width == 80
    expectLines(notes(), "note: the text of 'name' is cut: it needs 120 points of width and has 80")
    #expect(root.notes()[0].kind == "cutText" && root.notes()[0].items == ["name"])
    #expect(root.notes()[0].reason == .cutText(.horizontal, needed: 120, available: 80))
    #expect(root.diagnostics == [])
  }

  @Test
  func `wrapped text that is higher than its label is told with both heights`() {
    let text = label("text", "Ada Lovelace", in: root)
    text.numberOfLines = 0
    // "Ada" and "Lovelace" below each other take 32 points.
    text.size == LayoutSize(width: 80, height: 20)
    expectLines(notes(), "note: the text of 'text' is cut: it needs 32 points of height and has 20")
  }

  @Test
  func `text that wraps inside its frame is not cut, whatever width it was measured in`() {
    let text = label("text", "Some detail that is longer than the title", in: root)
    text.numberOfLines = 0
    // Sixteen characters, "Some detail that": the content is as wide.
    text.preferredMaxLayoutWidth = 128
    let height = text.height == 48
    // Fifteen characters: "Some detail", "that is longer", "than the title".
    text.width == 120
    #expect(notes() == "")
    height.constant = 40
    expectLines(
      notes(),
      """
      note: the text of 'text' is cut: it needs 128 points of width and has 120
      note: the text of 'text' is cut: it needs 48 points of height and has 40
      """)
  }

  @Test
  func `a note about a text asks no view, which could change the tree`() {
    let text = BusyLabel(name: "text", text: "Some detail that is longer than the title")
    root.addSubview(text)
    text.numberOfLines = 0
    text.preferredMaxLayoutWidth = 128
    text.size == LayoutSize(width: 120, height: 48)
    root.layoutIfNeeded()
    text.intentions = [.measured: { text.removeFromSuperview() }, .asked: { text.removeFromSuperview() }]
    #expect(root.notes().isEmpty)
    #expect(text.superview === root)
  }

  @Test
  func `text of more lines than a label has is told in lines`() {
    let text = label("text", "one two three four", in: root)
    text.numberOfLines = 2
    text.width == 40
    expectLines(notes(), "note: the text of 'text' is cut: it needs 4 lines and has 2")
    text.numberOfLines = 4
    #expect(notes() == "")
  }

  @Test
  func `text that should fill a gap may be cut`() {
    let dots = label("dots", "....................", in: root)
    dots.width <= 40
    #expect(notes() == "note: the text of 'dots' is cut: it needs 160 points of width and has 40")
    dots.compressionResistance.horizontal = .low - 1
    #expect(notes() == "")
  }

  @Test
  func `a picture with no more room than a rounding error is compressed`() {
    let picture = ContentView("picture", 20, 10)
    root.addSubview(picture)
    picture.compressionResistance.horizontal = .low
    picture.top == root.top
    picture.leading == root.leading + 0.3
    picture.trailing == root.leading + (0.1 + 0.2)
    expectLines(
      notes(),
      """
      note: the content of 'picture' is compressed: it needs 20 points of width and has 0
          picture.leading == root.leading + 0.3
          picture.trailing == root.leading + 0.30000000000000004
      """)
  }

  @Test
  func `content that a size does not suit is compressed, and a picture of a given size is not`() {
    let button = ContentView("button", 60, 20)
    root.addSubview(button)
    button.topLeading == root.topLeading
    let limit = button.trailing == root.leading + 58
    expectLines(
      notes(), "note: the content of 'button' is compressed: it needs 60 points of width and has 58")
    limit.isActive = false
    button.width == 58
    #expect(notes() == "")
  }

  @Test
  func `a label or a picture whose frame nobody has set is told once`() {
    let name = LayoutLabel(name: "name", text: "Ada")
    let body = LayoutLabel(name: "body", text: "Ada, Countess of Lovelace")
    let picture = ContentView("picture", 40, 30)
    body.numberOfLines = 2
    add(name, body, picture, to: root)
    expectLines(
      notes(),
      """
      note: 'name' is 0 points wide and high, and has content to show
      note: 'body' is 0 points wide and high, and has content to show
      note: 'picture' is 0 points wide and high, and has content to show
      """)
    #expect(root.notes().allSatisfy { $0.reason == .unsized && $0.kind == "unsized" })
    // Three characters of 8 × 16 points.
    name.frame = LayoutRect(x: 0, y: 0, width: 24, height: 0)
    body.frame = LayoutRect(x: 0, y: 40, width: 200, height: 16)
    picture.frame = LayoutRect(x: 0, y: 80, width: 40, height: 30)
    #expect(notes() == "note: the text of 'name' is cut: it needs 16 points of height and has 0")
  }

  // MARK: Extents of zero

  @Test
  func `a view without an extent that contains others is told`() {
    let (card, other) = (LayoutView(name: "card"), LayoutView(name: "other"))
    add(card, to: root)
    card.topLeading == root.topLeading
    card.width == 100
    card.bottom == root.top
    _ = label("title", "Title", in: card)
    card.addSubview(other)
    other.topLeading == card.topLeading
    other.size == LayoutSize(width: 10, height: 10)
    expectLines(notes(), "note: 'card' is 0 points high, and contains 'title' and 'other'")
    #expect(
      root.notes()[0].reason == .empty(.vertical) && root.notes()[0].items == ["card", "title", "other"])
  }

  @Test
  func `a view that a constraint closes is meant`() {
    let card = LayoutView(name: "card")
    add(card, to: root)
    card.topLeading == root.topLeading
    card.size == LayoutSize(width: 100, height: 0)
    _ = label("title", "Title", in: card)
    #expect(notes() == "")
  }

  @Test
  func `views that are zero because each is half of the other are told together`() {
    let (a, b) = (LayoutView(name: "a"), LayoutView(name: "b"))
    add(a, b, to: root)
    [a, b].topLeading == root.topLeading
    [a, b].height == 10
    a.width == b.width / 2
    b.width == a.width / 2
    expectLines(
      notes(),
      """
      note: 'a' and 'b' are 0 points wide, because the constraints on their sizes only refer to each other
          a.width == b.width * 0.5
          b.width == a.width * 0.5
      """)
  }

  @Test
  func `a spacer that there is no room for is meant`() {
    let (a, spacer, b) = (LayoutView(name: "a"), LayoutView(name: "spacer"), LayoutView(name: "b"))
    add(a, spacer, b, to: root)
    [a, spacer, b].top == root.top
    [a, spacer, b].height == 10
    [a, b].width == 200
    a.leading == root.leading
    spacer.leading == a.trailing
    b.leading == spacer.trailing
    b.trailing == root.trailing
    #expect(spacer.frame.width == 0 && notes() == "")
  }

  // MARK: Outside

  @Test
  func `a view beyond its superview is told with sides and distances`() {
    let card = LayoutView(name: "card")
    add(card, to: root)
    // 400 × 300: two signs are wrong.
    card.leading == root.leading + 16
    card.top == root.top - 8
    card.trailing == root.trailing + 16
    card.height == 100
    expectLines(
      notes(),
      """
      note: 'card' reaches beyond 'root' by 8 points at the top and 16 on the right
          card.top == root.top - 8
          card.trailing == root.trailing + 16
      help: flip the sign: 'card.top == root.top + 8' and 'card.trailing == root.trailing - 16'
      """)
    let distances = LayoutInsets(top: 8, trailing: 16)
    #expect(root.notes()[0].reason == .outside(superview: "root", distances))
  }

  @Test
  func `a constraint to a view around the superview shows as a place outside`() {
    let card = LayoutView(name: "card")
    add(card, to: root)
    card.topLeading == root.topLeading.offset(x: 24, y: 8)
    card.size == LayoutSize(width: 200, height: 40)
    let title = LayoutLabel(name: "title", text: "Title")
    card.addSubview(title)
    title.leading == root.leading
    title.top == card.top
    expectLines(
      notes(),
      """
      note: 'title' reaches beyond 'card' by 24 points on the left
          title.leading == root.leading
      help: relate it to the superview: 'title.leading == card.leading'
      """)
  }

  @Test
  func `siblings beyond one superview are told together`() {
    let rows = (0..<9).map { LayoutView(name: "row\($0)") }
    for row in rows { root.addSubview(row) }
    // Nine rows of 40 in 300: row 7 ends at 320, and row 8 at 360.
    rows.distribute(.vertical, sizes: .fixed(40))
    rows.leading == root.leading
    rows.width == 100
    rows[0].top == root.top
    expectLines(notes(), "note: 'row7' and 'row8' reach beyond 'root' by up to 60 points at the bottom")
  }

  @Test
  func `what is in a scroll view, a shadow and a picture that fills may reach beyond`() {
    let scroll = LayoutScrollView(name: "scroll")
    let (page, card, picture) = (
      LayoutView(name: "page"), LayoutView(name: "card"), LayoutView(name: "picture")
    )
    add(scroll, card, picture, to: root)
    scroll.addSubview(page)
    scroll.edges == root.edges
    page.edges == scroll.contentLayoutGuide.edges
    page.size == LayoutSize(width: 900, height: 900)
    card.alignmentRectInsets = LayoutInsets(10)
    card.edges == root.edges
    picture.centerXY == root.centerXY
    picture.size == LayoutSize(width: 600, height: 300)
    #expect(notes() == "")
  }

  @Test
  func `text that is too wide for where it is centred is told`() {
    let title = LayoutLabel(name: "title", text: "Ada Lovelace")
    let card = LayoutView(name: "card")
    add(card, to: root)
    card.addSubview(title)
    card.topLeading == root.topLeading
    card.size == LayoutSize(width: 80, height: 20)
    title.centerXY == card.centerXY
    // 96 wide in 80.
    expectLines(
      notes(), "note: 'title' reaches beyond 'card' by 8 points on the left and 8 on the right")
  }

  // MARK: History

  @Test
  func `a frame that was given up for a constraint is told if something is open`() {
    let bar = LayoutView(name: "bar", frame: LayoutRect(x: 0, y: 0, width: 320, height: 44))
    root.addSubview(bar)
    bar.height == 60
    expectLines(
      notes(),
      """
      note: the frame given to 'bar', (0, 0, 320, 44), is ignored: constraints place it
          bar.height == 60
      """)
    #expect(root.notes()[0].reason == .unusedFrame(LayoutRect(x: 0, y: 0, width: 320, height: 44)))
    bar.topLeading == root.topLeading
    bar.width == 100
    #expect(notes() == "")
  }

  @Test
  func `a view that was removed and added again without its constraints is told`() {
    let badge = ContentView("badge", 20, 20)
    root.addSubview(badge)
    let place = batch { badge.topLeading == root.topLeading }
    #expect(notes() == "")
    badge.removeFromSuperview()
    root.addSubview(badge)
    expectLines(
      notes(),
      """
      note: the constraints of 'badge' became inactive when it was removed, and none has been active since it was added again
      help: activate them again, or declare them after 'addSubview'
      """)
    place.activate()
    #expect(notes() == "")
  }

  // MARK: Hidden views

  @Test
  func `a hidden view between others takes room`() {
    let (field, error, next) = (
      ContentView("field", 40, 16), ContentView("error", 40, 16), ContentView("next", 40, 16)
    )
    add(field, error, next, to: root)
    [field, error, next].leading == root.leading
    field.top == root.top
    error.top == field.bottom + 4
    next.top == error.bottom + 8
    error.isHidden = true
    expectLines(
      notes(),
      """
      note: 'error' is hidden and takes 16 points of height
          error.top == field.bottom + 4
          next.top == error.bottom + 8
      help: arrange it in a stack view, where hidden views take no room
      """)
    #expect(next.frame.minY == 44)
  }

  @Test
  func `a hidden view over another, or at the end of a row, takes no room`() {
    let (button, spinner, badge) = (
      ContentView("button", 40, 16), ContentView("spinner", 10, 10), ContentView("badge", 20, 16)
    )
    add(button, spinner, badge, to: root)
    button.topLeading == root.topLeading
    spinner.centerXY == button.centerXY
    badge.leading == button.trailing + 4
    badge.top == root.top
    [spinner, badge].forEach { $0.isHidden = true }
    #expect(notes() == "")
  }

  @Test
  func `nothing is noted of hidden views, of what is in them and of inactive constraints`() {
    let card = LayoutView(name: "card")
    add(card, to: root)
    _ = label("title", "Ada Lovelace", in: card)
    card.topLeading == root.topLeading.offset(x: -20)
    card.size == LayoutSize(width: 10, height: 10)
    card.width >= 5
    card.width >= 5
    batch(active: false) { card.width == 10 }
    #expect(root.notes() == [])
    root.layoutIfNeeded()
    #expect(root.notes().count == 4)
    card.isHidden = true
    #expect(notes() == "")
  }

  @Test
  func `a hidden view in a stack takes no room`() {
    let row = LayoutStackView(name: "row")
    let views = [ContentView("a", 10, 10), ContentView("b", 10, 10), ContentView("c", 10, 10)]
    root.addSubview(row)
    row.topLeading == root.topLeading
    for view in views { row.addArrangedSubview(view) }
    views[1].isHidden = true
    #expect(notes() == "")
  }

  // MARK: Wishes

  @Test
  func `wishes that lost are told on request`() {
    let card = LayoutView(name: "card")
    add(card, to: root)
    card.topLeading == root.topLeading
    card.height == 20
    card.trailing <= root.trailing - 8
    card.width == 432 ~ .high
    #expect(notes() == "")
    expectLines(
      root.missedOptionalConstraints.map { "\($0)" }.joined(separator: "\n"),
      """
      note: an optional constraint is missed by 40 points
          card.width == 432 ~ .high
      """)
    root.frame.size.width = 440
    root.layoutIfNeeded()
    #expect(root.missedOptionalConstraints == [])
  }
}

/// Tests about the notes of one tree.
protocol NoteSuite {
  var root: LayoutView { get }
}

extension NoteSuite {
  /// The notes after a pass, as they are printed.
  func notes() -> String {
    root.layoutIfNeeded()
    return root.notes().map { "\($0)" }.joined(separator: "\n")
  }

  /// A label in the top left corner of a view.
  func label(_ name: String, _ text: String, in view: LayoutView) -> LayoutLabel {
    let label = LayoutLabel(name: name, text: text)
    view.addSubview(label)
    label.topLeading == view.topLeading
    return label
  }
}

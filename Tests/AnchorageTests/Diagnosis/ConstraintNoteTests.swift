import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Notes about constraints that do nothing, and about required contents in required sizes.
struct ConstraintNoteTests: NoteSuite {
  let root = makeRoot()

  @Test
  func `a constraint of an anchor and itself does nothing`() {
    let card = LayoutView(name: "card")
    add(card, to: root)
    card.topLeading == root.topLeading
    card.size == LayoutSize(width: 100, height: 20)
    card.width == card.width
    card.leading >= card.leading - 8
    card.top == card.top + 8 ~ .low
    // That of the root is about a number.
    root.width >= 200
    expectLines(
      notes(),
      """
      note: a constraint always holds: its anchors cancel out
          card.width == card.width
      note: a constraint always holds: its anchors cancel out
          card.leading >= card.leading - 8
      note: an optional constraint never holds: its anchors cancel out
          card.top == card.top + 8 ~ .low
      """)
    #expect(root.notes().map { $0.kind } == ["redundant", "redundant", "hopeless"])
  }

  @Test
  func `constraints that say the same are told however they were written`() {
    let card = LayoutView(name: "card")
    add(card, to: root)
    card.top == root.top
    card.size == LayoutSize(width: 100, height: 20)
    card.leading == root.leading + 16
    root.left == card.left - 16
    expectLines(
      notes(),
      """
      note: these constraints say the same thing
          card.leading == root.leading + 16
          root.left == card.left - 16
      help: keep one of them
      """)
    #expect(root.notes()[0].items == ["card", "root"])
  }

  @Test
  func `an inequality beside a stricter one is told, and one beside a wish is not`() {
    let card = LayoutView(name: "card")
    add(card, to: root)
    card.topLeading == root.topLeading
    card.height == 20
    card.width == 60 ~ .high
    card.width >= 44
    #expect(notes() == "")
    card.width >= 20
    expectLines(
      notes(),
      """
      note: the first of these constraints holds whenever the second does
          card.width >= 20
          card.width >= 44
      help: remove the first
      """)
  }

  @Test
  func `a wish that holds but for rounding errors is not ruled out`() {
    let card = LayoutView(name: "card")
    add(card, to: root)
    card.topLeading == root.topLeading
    card.height == 44
    // 2.1 / 3 is a little more than 0.7.
    card.width * 3 == 2.1
    card.width <= 0.7 ~ .high
    expectLines(
      notes(),
      """
      note: the first of these constraints holds whenever the second does
          card.width <= 0.7 ~ .high
          card.width == 0.7000000000000001
      help: remove the first
      """)
  }

  @Test
  func `a wish that a required equality rules out is told`() {
    let card = LayoutView(name: "card")
    add(card, to: root)
    card.topLeading == root.topLeading
    card.width == 100
    card.height == 44
    card.height == 60 ~ .high
    expectLines(
      notes(),
      """
      note: the first of these constraints cannot hold, because the second is required
          card.height == 60 ~ .high
          card.height == 44
      """)
  }

  @Test
  func `a wish that pulls to a limit does something`() {
    let card = LayoutView(name: "card")
    add(card, to: root)
    card.topLeading == root.topLeading
    card.height == 20
    card.width <= 100
    card.width == 200 ~ .high
    #expect(notes() == "" && card.frame.width == 100)
  }

  @Test
  func `the constraint that gave way in a conflict is no duplicate of others`() {
    let card = LayoutView(name: "card")
    add(card, to: root)
    card.topLeading == root.topLeading
    card.height == 20
    card.width == 100
    card.width == 200
    card.width <= 150
    root.layoutIfNeeded()
    #expect(root.diagnostics.count == 1)
    expectLines(
      notes(),
      """
      note: the first of these constraints holds whenever the second does
          card.width <= 150
          card.width == 100
      help: remove the first
      """)
  }

  @Test
  func `required content in a required width is told before it conflicts`() {
    let title = label("title", "Title", in: root)
    title.trailing == root.trailing - 300
    title.compressionResistance.horizontal = .required
    expectLines(
      notes(),
      """
      note: the content of 'title' will conflict once it needs more than 100 points of width
          title.leading == root.leading
          title.trailing == root.trailing - 300
      help: lower compression resistance, for example 'title.compressionResistance.horizontal = 999'
      """)
    title.compressionResistance.horizontal = 999
    #expect(notes() == "")
  }

  @Test
  func `required hugging in a required height is told, and in room that a wish gives is not`() {
    let title = label("title", "Title", in: root)
    title.hugging.vertical = .required
    let height = title.height == 16
    expectLines(
      notes(),
      """
      note: the content of 'title' will conflict once it needs less than 16 points of height
          title.height == 16
      help: lower hugging, for example 'title.hugging.vertical = 999'
      """)
    height.priority = .high
    #expect(notes() == "")
  }
}

/// How many notes there are, and when.
struct NoteLimitTests: NoteSuite {
  let root = makeRoot()

  @Test
  func `there are at most 500 notes about views and 500 about constraints`() {
    let labels = (0..<600).map { LayoutLabel(name: "label\($0)", text: "Ada Lovelace") }
    for label in labels {
      root.addSubview(label)
      label.topLeading == root.topLeading
      label.width == 20
      label.width >= 10
      label.width == 30 ~ .high
    }
    root.layoutIfNeeded()
    #expect(root.notes().filter { $0.kind == "cutText" }.count == 500)
    #expect(root.notes().count < 1002)
    #expect(root.missedOptionalConstraints.count == 500)
  }

  @Test
  func `of many siblings outside, and of many copies, 50 are named`() {
    let rows = (0..<70).map { LayoutView(name: "row\($0)") }
    for row in rows {
      root.addSubview(row)
      row.topLeading == root.topLeading.offset(x: -1)
      row.size == LayoutSize(width: 1, height: 1)
    }
    for _ in 0..<60 { root.margins.width >= 5 }
    root.layoutIfNeeded()
    let notes = root.notes()
    #expect(
      notes[0].description
        == "note: 'row0', 'row1', 'row2', 'row3', 'row4' and 65 more reach beyond 'root' by up to 1 point on the left"
    )
    #expect(notes[0].items.count == 50 && notes[0].omittedCount == 20)
    #expect(
      notes[1].members.count == 50
        && notes[1].description.hasSuffix("    and 10 more\nhelp: keep one of them"))
  }

  @Test
  func `notes are those of the last pass, and there are none during one`() {
    let asker = ContentView("asker", 20, 20)
    var during: [LayoutNote]?
    asker.intentions[.layingOut] = { [unowned root] in during = root.notes() }
    root.addSubview(asker)
    asker.topLeading == root.topLeading.offset(x: -5)
    #expect(root.notes() == [])
    root.layoutIfNeeded()
    #expect(during == [] && root.notes().count == 1)
  }
}

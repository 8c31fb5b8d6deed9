import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Notes on labels whose texts lie on each other. Characters are 8 × 16 points.
struct OverlappingTextTests: NoteSuite {
  let root = makeRoot()

  @Test
  func `two texts on the same place are told with what they share`() {
    let title = label("title", "Ada Lovelace", in: root)
    let subtitle = label("subtitle", "Countess", in: root)
    expectLines(
      notes(), "note: the texts of 'title' and 'subtitle' overlap by 64 points of width and 16 of height")
    #expect(root.notes()[0].reason == .overlappingTexts(LayoutSize(width: 64, height: 16)))
    #expect(root.notes()[0].kind == "overlappingTexts" && root.notes()[0].items == ["title", "subtitle"])
    #expect(root.diagnostics == [])
    root.constraints.filter { $0.firstItem === subtitle && $0.firstAttribute == .top }.forEach {
      $0.isActive = false
    }
    let top = subtitle.top == title.top + 8
    #expect(notes().hasSuffix("overlap by 64 points of width and 8 of height"))
    top.constant = 16
    #expect(notes() == "")
  }

  @Test
  func `a text that runs into another is told`() {
    _ = label("name", "Ada Lovelace", in: root)
    let price = LayoutLabel(name: "price", text: "19 EUR")
    root.addSubview(price)
    price.top == root.top
    let leading = price.leading == root.leading + 80
    #expect(notes() == "note: the texts of 'name' and 'price' overlap by 16 points of width and 16 of height")
    // A quarter of a line is next to nothing.
    leading.constant = 92
    #expect(notes() == "")
  }

  @Test
  func `texts that lie on each other are told together, and at most 50 are named`() {
    _ = label("a", "Ada", in: root)
    _ = label("b", "King", in: root)
    _ = label("c", "Countess", in: root)
    #expect(
      notes() == "note: the texts of 'a', 'b' and 'c' overlap by up to 32 points of width and 16 of height")
    for index in 0..<60 { _ = label("l\(index)", "x", in: root) }
    #expect(
      notes()
        == "note: the texts of 'a', 'b', 'c', 'l0', 'l1' and 58 more overlap by up to 32 points of width and 16 of height"
    )
    #expect(root.notes()[0].items.count == 50 && root.notes()[0].omittedCount == 13)
  }

  @Test
  func `two pairs that a text joins are one`() {
    for (name, y) in [("a", 0.0), ("b", 24), ("c", 12)] {
      let label = LayoutLabel(name: name, text: "Ada")
      root.addSubview(label)
      label.leading == root.leading
      label.top == root.top + y
    }
    // From 0 to 16, 24 to 40 and 12 to 28: four points are a sliver, and six are not.
    #expect(notes() == "")
    for (name, y) in [("d", 100.0), ("e", 120), ("f", 110)] {
      let label = LayoutLabel(name: name, text: "Ada")
      root.addSubview(label)
      label.leading == root.leading
      label.top == root.top + y
    }
    #expect(
      notes() == "note: the texts of 'd', 'e' and 'f' overlap by up to 24 points of width and 6 of height")
  }

  @Test
  func `a badge on a corner is meant`() {
    let (title, badge) = (LayoutLabel(name: "title", text: "Inbox"), LayoutLabel(name: "badge", text: "12"))
    add(title, badge, to: root)
    title.topLeading == root.topLeading.offset(y: 20)
    // Of its 16 points, 12 lie on the title along both axes.
    let corner = badge.centerXY == title.topTrailing.offset(x: -4, y: 4)
    #expect(notes() == "")
    corner[.centerY].first?.constant = 8
    #expect(
      notes() == "note: the texts of 'title' and 'badge' overlap by 12 points of width and 16 of height")
  }

  @Test
  func `labels may overlap where their texts do not`() {
    let (key, value) = (label("key", "Name", in: root), label("value", "Ada", in: root))
    key.width == 200
    // 32 points of text, in the middle of a width of 200.
    value.leading == root.leading + 32 ~ 999
    root.constraints.filter {
      $0.firstItem === value && $0.firstAttribute == .leading && $0.priority == .required
    }
    .forEach { $0.isActive = false }
    #expect(notes() == "")
    root.layoutDirection = .rightToLeft
    // The text of 'key' is at the right edge, and that of 'value' 32 points away from it.
    #expect(notes() == "")
  }

  @Test
  func `a view between two labels may have a background, and a stack view has none`() {
    _ = label("title", "Ada Lovelace", in: root)
    let (card, row) = (LayoutView(name: "card"), LayoutStackView(name: "row"))
    add(card, row, to: root)
    card.topLeading == root.topLeading
    card.size == LayoutSize(width: 100, height: 100)
    _ = label("inside", "Countess", in: card)
    #expect(notes() == "")
    // In front of the card, which is in front of the title.
    let front = label("front", "of Lovelace", in: root)
    #expect(
      notes() == "note: the texts of 'inside' and 'front' overlap by 64 points of width and 16 of height")
    front.isHidden = true
    card.isHidden = true
    row.topLeading == root.topLeading
    row.addArrangedSubview(LayoutLabel(name: "member", text: "Countess"))
    #expect(
      notes() == "note: the texts of 'title' and 'member' overlap by 64 points of width and 16 of height")
  }

  @Test
  func `a label inside another, and one without text, are meant`() {
    let outer = label("outer", "Ada Lovelace", in: root)
    _ = label("inner", "Countess", in: outer)
    _ = label("empty", "", in: root)
    #expect(notes() == "")
  }

  @Test
  func `what is scrolled is compared with what is scrolled along`() {
    let page = LayoutScrollView(name: "page")
    root.addSubview(page)
    page.edges == root.edges
    let first = label("first", "Ada", in: page)
    first.bottomTrailing == page.bottomTrailing
    _ = label("header", "Lovelace", in: root)
    #expect(notes() == "")
    _ = label("second", "Ada", in: page)
    #expect(
      notes() == "note: the texts of 'first' and 'second' overlap by 24 points of width and 16 of height")
  }

  @Test
  func `texts in a closed view, and labels that are not determined, are not told`() {
    let card = LayoutView(name: "card")
    root.addSubview(card)
    card.topLeading == root.topLeading
    card.size == LayoutSize(width: 100, height: 0)
    _ = label("one", "Ada", in: card)
    _ = label("two", "Ada", in: card)
    #expect(notes() == "")
    for name in ["three", "four"] {
      let label = LayoutLabel(name: name, text: "Ada")
      root.addSubview(label)
      label.leading == root.leading
    }
    #expect(notes() == "")
    #expect(root.diagnostics.count == 2)
  }
}

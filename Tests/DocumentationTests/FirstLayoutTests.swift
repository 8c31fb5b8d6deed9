import AnchorageHeadless
import AnchorageDrawing
import Testing

/// The tutorial "Your first layout": each step is a method, and each test runs the steps up to its own.
@Suite struct FirstLayoutTests {
  let card = LayoutView(name: "card", frame: LayoutRect(x: 0, y: 0, width: 360, height: 96))
  let photo = LayoutView(name: "photo")
  let title = LayoutLabel(name: "title", text: "Harbour lights")
  let story = LayoutLabel(name: "story", text: "A walk along the quay to the pilot station")
  let price = LayoutLabel(name: "price", text: "€18")

  private let printed = PrintedText()
  private func print(_ items: Any...) { printed.print(items) }

  private func makeTree() {
    for view in [photo, title, story, price] { card.addSubview(view) }

    card.layoutIfNeeded()
    print(card.layoutDescription)
  }

  private func placePhoto() {
    photo.size == 64
    photo.leading == card.leading + 16
    photo.top == card.top + 16

    card.layoutIfNeeded()
    print(card.layoutDescription)
  }

  private func placeFirstLine() {
    title.leading == photo.trailing + 12
    title.top == photo.top
    price.trailing == card.trailing - 16
    price.firstBaseline == title.firstBaseline
  }

  private func placeStory() {
    story.numberOfLines = 0
    story.leading == title.leading
    story.top == title.bottom + 4
    story.trailing <= card.trailing - 16
  }

  private func lengthenTitle() {
    title.text = "Harbour lights, told by their keepers"
    title.trailing <= price.leading - 8

    card.layoutIfNeeded()
    for problem in card.diagnostics { print(problem) }
  }

  private func keepPrice() {
    price.compressionResistance.horizontal = 751
    title.lineBreakMode = .byTruncatingTail
  }

  private func closeBottom() {
    photo.bottom <= card.bottom - 16
    story.bottom <= card.bottom - 16
  }

  private func narrow() {
    card.frame.size = card.systemLayoutSizeFitting(LayoutSize(width: 240, height: 0), horizontal: .required)
    card.layoutDirection = .rightToLeft
    card.layoutIfNeeded()
  }

  /// Runs the first steps, and lays out the card.
  private func run(steps count: Int) {
    let steps = [
      makeTree, placePhoto, placeFirstLine, placeStory, lengthenTitle, keepPrice, closeBottom, narrow,
    ]
    for step in steps.prefix(count) {
      printed.removeAll()
      step()
    }
    card.layoutIfNeeded()
  }

  @Test
  func `views without constraints are empty`() {
    run(steps: 1)
    #expect(
      printed.text == """
        card     0  0  360  96
        ├ photo  0  0    0   0
        ├ title  0  0    0   0
        ├ story  0  0    0   0
        └ price  0  0    0   0
        """)
  }

  @Test
  func `the photo is in the corner`() {
    run(steps: 2)
    #expect(
      printed.text == """
        card      0   0  360  96
        ├ photo  16  16   64  64
        ├ title   0   0    0   0
        ├ story   0   0    0   0
        └ price   0   0    0   0
        """)
  }

  @Test
  func `the first line has a label at each end`() {
    run(steps: 3)
    // title.x = 16 + 64 + 12, 14 letters of 8 points; price.x = 360 - 16 - 3 × 8.
    #expect(
      card.layoutDescription == """
        card       0   0  360  96
        ├ photo   16  16   64  64
        ├ title   92  16  112  16
        ├ story    0   0    0   0
        └ price  320  16   24  16
        """)
  }

  @Test
  func `the story wraps where there is no more room`() {
    run(steps: 4)
    // 360 - 16 - 92 = 252 points hold 31 letters: 28 to "the", and "pilot" would make 34. story.y = 16 + 16 + 4.
    #expect(
      card.layoutDescription == """
        card       0   0  360  96
        ├ photo   16  16   64  64
        ├ title   92  16  112  16
        ├ story   92  36  224  32
        └ price  320  16   24  16
        """)
    let picture = LayoutDrawing(of: card).svg()
    expectPicture(picture, "Anchorage", "first-layout")
  }

  @Test
  func `the tie between two labels is reported`() {
    run(steps: 5)
    // 37 letters need 296 points; 320 - 8 - 92 = 220 are there.
    #expect(
      printed.text == """
        warning: 'title' and 'price' resist compression equally
        note: each has priority 750, and 76 points are missing: 'title' gives way, as with Apple's engine
        help: raise one, for example 'title.compressionResistance.horizontal = 751'
        """)
  }

  @Test
  func `the price keeps its width, and the title is cut`() {
    run(steps: 6)
    #expect(card.diagnostics.isEmpty)
    #expect(price.frame == LayoutRect(x: 320, y: 16, width: 24, height: 16))
    #expect(title.lines(fitting: title.frame.width) == ["Harbour lights, told by th…"])
  }

  @Test
  func `the card is as high as it needs to be`() {
    run(steps: 7)
    for width in [240.0, 320, 400] {
      print(card.systemLayoutSizeFitting(LayoutSize(width: width, height: 0), horizontal: .required))
    }
    // 36 above the story and 16 below: three lines in 240 - 108 = 132 points. 16 + 64 + 16 for the photo otherwise.
    #expect(
      printed.text == """
        240 × 100
        320 × 96
        400 × 96
        """)
  }

  @Test
  func `right to left is the mirror image`() {
    run(steps: 8)
    // Without the mirror, the photo is at 16 and the story of 16 letters at 92: 240 - 92 - 128 = 20.
    #expect(
      card.layoutDescription == """
        card       0   0  240  100
        ├ photo  160  16   64   64
        ├ title   48  16  100   16
        ├ story   20  36  128   48
        └ price   16  16   24   16
        """)
    expectPicture(LayoutDrawing(of: card).svg(), "Anchorage", "first-layout-narrow")
  }

  @Test
  func `a line too many is a conflict`() {
    run(steps: 8)
    printed.removeAll()
    story.width == 200

    card.layoutIfNeeded()
    for problem in card.diagnostics { print(problem) }
    #expect(
      printed.text == """
        error: required constraints conflict on the x-axis of 'story'
            photo.leading == card.leading + 16
            title.leading == photo.trailing + 12
            story.leading == title.leading
            story.trailing <= card.trailing - 16
            photo.width == 64
            story.width == 200                        gives way
        note: card.width is 240
        note: wrap the statements in 'batch { }' to see their lines
        help: make one of them optional, for example 'story.width == 200 ~ 999'; then story.width is 132
        """)
    let report = LayoutDrawing(of: card).svg(problems: card.diagnostics)
    expectPicture(report, "Anchorage", "first-layout-conflict")
  }
}

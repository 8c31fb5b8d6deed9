import AnchorageHeadless
import AnchorageDrawing
import Testing

/// The Swift of the first page, with what it prints and draws.
@Suite struct AnchoragePageTests {
  @Test func `a card is laid out, printed and drawn`() {
    var printed = ""
    func print(_ text: String) { printed += text }
    let card = LayoutView(name: "card", frame: LayoutRect(x: 0, y: 0, width: 400, height: 152))
    let cover = LayoutView(name: "cover")
    let title = LayoutLabel(name: "title", text: "Harbour lights")
    let artist = LayoutLabel(name: "artist", text: "The Night Ferry")
    let buttons = ["back", "play", "next"].map { LayoutView(name: $0) }
    for view in [cover, title, artist] + buttons { card.addSubview(view) }

    cover.edges.excluding(.trailing) == card.edges.inset(by: 16)
    cover.width == cover.height
    title.topLeading == cover.topTrailing.offset(x: 16, y: 8)
    artist.topLeading == title.bottomLeading.offset(y: 8)
    [title, artist].trailing <= card.trailing - 16 ~ .high
    buttons.distribute(.horizontal, spacing: 8, sizes: .equal)
    buttons[0].leading == title.leading
    buttons[2].trailing == card.trailing - 16
    buttons.bottom == cover.bottom
    buttons.height == 40

    card.layoutIfNeeded()
    print(card.layoutDescription)
    #expect(
      printed == """
        card        0   0  400  152
        ├ cover    16  16  120  120
        ├ title   152  24  112   16
        ├ artist  152  48  120   16
        ├ back    152  96   72   40
        ├ play    232  96   72   40
        └ next    312  96   72   40
        """)
    expectPicture(LayoutDrawing(of: card).svg(constraints: true), "Anchorage", "card")
  }
}

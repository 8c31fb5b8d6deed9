import AnchorageHeadless
import AnchorageDrawing
import Testing

/// The Swift of the first page about drawings, with what it prints and draws.
@Suite struct AnchorageDrawingPageTests {
  @Test func `a card is drawn in every form`() {
    var printed = ""
    func print(_ text: String) { printed += text }
    let card = LayoutView(name: "card", frame: LayoutRect(x: 0, y: 0, width: 320, height: 96))
    let avatar = LayoutView(name: "avatar")
    let name = LayoutLabel(name: "name", text: "Ada Lovelace")
    for view in [avatar, name] { card.addSubview(view) }
    avatar.size == LayoutSize(width: 64, height: 64)
    avatar.leading == card.leading + 16
    avatar.centerY == card.centerY
    name.topLeading == avatar.topTrailing.offset(x: 12, y: 8)
    card.layoutIfNeeded()

    let drawing = LayoutDrawing(of: card)
    print(drawing.terminal(columns: 60))
    #expect(
      printed == """
        ┌card──────────────────────────────────────────────────────┐
        │  ┌avatar─────┐                                           │
        │  │           │ ┌name─────────────┐                       │
        │  │           │ │Ada Lovelace     │                       │
        │  │           │ └─────────────────┘                       │
        │  │           │                                           │
        │  │           │                                           │
        │  └───────────┘                                           │
        │                                                          │
        └──────────────────────────────────────────────────────────┘
        """)
    let picture = drawing.svg(constraints: true)
    expectPicture(picture, "AnchorageDrawing", "card-constraints")

    avatar.width == 80
    card.layoutIfNeeded()
    let conflict = LayoutDrawing(of: card).svg(problems: card.diagnostics)
    expectPicture(conflict, "AnchorageDrawing", "card-conflict")
  }
}

import AnchorageHeadless
import AnchorageTesting
import Testing

/// The tutorial "Your own view class or toolkit". The widgets are in `Terminal`.
@Suite struct YourOwnToolkitTests {
  private let printed = PrintedText()
  private func print(_ items: Any...) { printed.print(items) }

  @Test
  func `a grid cuts what lies outside`() {
    var grid = CharacterGrid(width: 12, height: 2)
    grid.write("Pilot station", column: 2, row: 0)
    grid.write("quay", column: -2, row: 1)
    print(grid.text)
    #expect(
      printed.text == """
          Pilot stat
        ay
        """)
  }

  @Test
  func `a text is as high as its lines in a width`() {
    let text = TextWidget(name: "text", "The lamp room is open until nine.")
    print(text.intrinsicContentSize)
    print(text.systemLayoutSizeFitting(LayoutSize(width: 20, height: 0), horizontal: .required))
    // "The lamp room is" and "open until nine."
    #expect(
      printed.text == """
        33 × 1
        20 × 2
        """)
  }

  @Test
  func `a panel draws a border around its text`() {
    let panel = PanelWidget(name: "notice", title: "Notice", text: "The lamp room is open until nine.")
    print(panel.render(columns: 22, rows: 5))
    #expect(
      printed.text == """
        ┌─ Notice ───────────┐
        │The lamp room is    │
        │open until nine.    │
        │                    │
        └────────────────────┘
        """)
  }

  @Test
  func `a wide terminal has two columns`() {
    let screen = FerryScreen()
    print(screen.render(columns: 60, rows: 8))
    // 0.4 × 60 = 24 for the departures; the notice wraps at 36 - 2 = 34.
    #expect(
      printed.text == """
        ┌─ Departures ─────────┐┌─ Pilot station ──────────────────┐
        │19:05 Harbour         ││The lamp room is open until nine. │
        │19:40 Pilot station   ││Bring a coat: there is wind on the│
        │21:00 Harbour         ││quay.                             │
        │                      ││                                  │
        │                      ││                                  │
        └──────────────────────┘└──────────────────────────────────┘
        ↑↓ choose · q quit
        """)
  }

  @Test
  func `a narrow terminal has a column`() {
    let screen = FerryScreen()
    print(screen.render(columns: 34, rows: 12))
    #expect(
      printed.text == """
        ┌─ Departures ───────────────────┐
        │19:05 Harbour                   │
        │19:40 Pilot station             │
        │21:00 Harbour                   │
        └────────────────────────────────┘
        ┌─ Pilot station ────────────────┐
        │The lamp room is open until     │
        │nine. Bring a coat: there is    │
        │wind on the quay.               │
        │                                │
        └────────────────────────────────┘
        ↑↓ choose · q quit
        """)
  }

  @Test
  func `columns end at whole characters`() {
    let screen = FerryScreen()
    expectLayout(
      screen, width: 51, height: 8,
      """
      screen         0  0  51  8
      ├ departures   0  0  20  7
      │ └ text       1  1  18  4
      ├ notice      20  0  31  7
      │ └ text       1  1  29  3
      └ keys         0  7  51  1
      """)
    expectNoProblems(screen, includingNotes: true)
  }

  @Test
  func `a class with a superclass of its own is laid out`() {
    let hud = LayoutView(name: "hud", frame: LayoutRect(x: 0, y: 0, width: 256, height: 144))
    let heart = Sprite(name: "heart", width: 16, height: 16)
    let score = Sprite(name: "score", width: 40, height: 10)
    let sprites = [heart, score]
    for sprite in sprites { hud.addSubview(sprite.layout) }

    heart.topLeading == hud.topLeading.offset(x: 8, y: 8)
    score.leading == heart.trailing + 4
    sprites.align(.centerY)

    hud.layoutIfNeeded()
    for sprite in sprites { sprite.followLayout() }
    print(score.position)
    // 8 + 16 + 4, and 8 + (16 - 10) / 2.
    #expect(
      printed.text == """
        (x: 28.0, y: 11.0)
        """)
    expectNoProblems(hud)
  }
}

import AnchorageHeadless
import AnchorageDrawing
import Testing

private func item(
  _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ kind: LayoutDrawing.Kind = .view
) -> LayoutDrawing.Item {
  LayoutDrawing.Item(name: name, frame: LayoutRect(x: x, y: y, width: width, height: height), kind: kind)
}

private func label(
  _ text: String..., x: Double, y: Double, width: Double, size: Double = 16, rightToLeft: Bool = false
) -> LayoutDrawing.Item {
  LayoutDrawing.Item(
    name: "label", frame: LayoutRect(x: x, y: y, width: width, height: Double(text.count) * size),
    kind: .label(lines: text, metrics: .fixedPitch(size: size)), isRightToLeft: rightToLeft)
}

private func draw(_ items: LayoutDrawing.Item..., columns: Int = 41) -> String {
  LayoutDrawing(items: items).terminal(columns: columns)
}

@Suite struct TerminalDrawingTests {
  @Test func `views are boxes with their names, one inside the other`() {
    let drawing = draw(
      item("root", 0, 0, 160, 80), item("card", 16, 16, 128, 48), item("icon", 32, 24, 32, 32))
    #expect(
      drawing == """
        ┌root───────────────────────────────────┐
        │                                       │
        │   ┌card───────────────────────────┐   │
        │   │   ┌icon───┐                   │   │
        │   │   │       │                   │   │
        │   │   │       │                   │   │
        │   │   │       │                   │   │
        │   │   └───────┘                   │   │
        │   └───────────────────────────────┘   │
        │                                       │
        └───────────────────────────────────────┘
        """)
  }

  @Test func `a guide is dashed, and so is one without height`() {
    let drawing = draw(
      item("root", 0, 0, 160, 32), item("column", 40, 0, 80, 32, .guide), item("a", 40, 16, 40, 16),
      item("gap", 80, 24, 20, 0, .guide))
    #expect(
      drawing == """
        ┌root──────column───────────────────────┐
        │         ╎                   ╎         │
        │         ├a────────┐         ╎         │
        │         │         │gap╌╴    ╎         │
        └─────────┴─────────┴───────────────────┘
        """)
  }

  @Test func `a label shows its text on the lines where it is`() {
    let drawing = draw(
      item("root", 0, 0, 160, 80), label("Two lines", "of text", x: 16, y: 8, width: 120, size: 32))
    #expect(
      drawing == """
        ┌root───────────────────────────────────┐
        │   ┌label────────────────────────┐     │
        │   │                             │     │
        │   │Two lines                    │     │
        │   │                             │     │
        │   │                             │     │
        │   │                             │     │
        │   │of text                      │     │
        │   │                             │     │
        │   └─────────────────────────────┘     │
        └───────────────────────────────────────┘
        """)
  }

  @Test func `a text that does not fit covers the lines beside it`() {
    let drawing = draw(
      item("root", 0, 0, 320, 64), label("OSL", x: 8, y: 8, width: 32),
      label("Trondheim", x: 56, y: 8, width: 64),
      label("right", x: 136, y: 8, width: 160, rightToLeft: true))
    #expect(
      drawing == """
        ┌root───────────────────────────────────┐
        │┌OSL┐ Trondheim ┌──────────────right┐  │
        │└───┘ └───────┘ └───────────────────┘  │
        │                                       │
        └───────────────────────────────────────┘
        """)
  }

  @Test func `names that meet move aside`() {
    let drawing = draw(
      item("root", 0, 0, 160, 32), item("first", 0, 0, 80, 32), item("second", 0, 0, 80, 32),
      item("separator", 0, 16, 160, 0))
    #expect(
      drawing == """
        ┌root──second───────┬───────────────────┐
        │first              │                   │
        ├separator──────────┼───────────────────┤
        │                   │                   │
        └───────────────────┴───────────────────┘
        """)
  }

  @Test func `what lies outside the root is shown up to its size away`() {
    let drawing = draw(
      item("root", 0, 0, 80, 32), item("right", 60, 8, 120, 16), item("far", 2000, 8, 80, 16),
      item("left", -60, 8, 40, 16))
    #expect(
      drawing == """
                   ┌root─────────┐
        ┌left──┐   │          ┌right─────────────
        └──────┘   │          └──┼───────────────
                   └─────────────┘
        """)
  }

  @Test func `lines of text for which there is no row are marked`() {
    // A row is 16 points high here, and a line 8.
    let drawing = draw(
      item("root", 0, 0, 320, 64), label("one", "two", "three", x: 8, y: 8, width: 64, size: 8))
    #expect(
      drawing == """
        ┌root───────────────────────────────────┐
        │┌one────┐                              │
        │└two ›──┘                              │
        │                                       │
        └───────────────────────────────────────┘
        """)
  }

  @Test func `a text that the layout does not cut runs on, unless another is there`() {
    // A column is 16 points wide here, and a character 8.
    let (root, song) = (
      item("root", 0, 0, 640, 64), label("Nocturne in E flat", x: 16, y: 16, width: 144)
    )
    #expect(draw(root, song).split(separator: "\n")[1] == "│Nocturne in E flat                     │")
    let both = draw(root, song, label("Op. 9", x: 176, y: 16, width: 40))
    #expect(both.split(separator: "\n")[1] == "│Nocturne ›Op. 9                        │")
  }

  /// Two labels that overlap, both with room for their texts.
  private func overlapping(height: Double, rightToLeft: Bool) -> [LayoutDrawing.Item] {
    let texts = [("Forgot your password?", 120.0), ("New here?", 16)]
    return [item("root", 0, 0, 640, 64)]
      + texts.map { text, x in
        LayoutDrawing.Item(
          name: "label", frame: LayoutRect(x: rightToLeft ? 432 - x : x, y: 16, width: 208, height: height),
          kind: .label(lines: [text], metrics: .fixedPitch(size: 16)), isRightToLeft: rightToLeft)
      }
  }

  @Test func `a text is rather in another row of its box than where another text is`() {
    // A row is 32 points high here, and a column 16 wide. Both boxes have two rows.
    let items = overlapping(height: 32, rightToLeft: false)
    #expect(
      LayoutDrawing(items: items).terminal(columns: 41) == """
        ┌root───────────────────────────────────┐
        │┌──────Forgot your password?           │
        └┴New here?───┴──────┴──────────────────┘
        """)
  }

  @Test(arguments: [
    (false, "│╶New ›─Forgot your password?           │"),
    (true, "│            Forgot your password?─New›╴│"),
  ])
  func `a text ends a cell before another text`(_ rightToLeft: Bool, _ row: String) {
    // Both boxes have one row.
    let drawing = LayoutDrawing(items: overlapping(height: 0, rightToLeft: rightToLeft)).terminal(columns: 41)
    #expect(drawing.split(separator: "\n").contains { $0 == row }, "\(drawing)")
  }

  @Test func `an empty line of a text takes a row and nothing else`() {
    // A column is 16 points wide here: the box has two.
    let drawing = draw(item("root", 0, 0, 320, 64), label("", "x", x: 8, y: 8, width: 8, size: 24))
    #expect(
      drawing == """
        ┌root───────────────────────────────────┐
        │┌┐                                     │
        │││                                     │
        │x│                                     │
        └┴┴─────────────────────────────────────┘
        """)
  }

  @Test func `a text in a box of millions of rows and columns is drawn at its side`() {
    // The root is 320 × 64 points; of what is outside of it, as much is shown. A column is 16 points wide.
    func drawing(x: Double, rightToLeft: Bool) -> String {
      draw(
        item("root", 0, 0, 320, 64),
        LayoutDrawing.Item(
          name: "label", frame: LayoutRect(x: x, y: 8, width: 1e9, height: 1e9),
          kind: .label(lines: ["Huge", "text"], metrics: .fixedPitch(size: 16)), isRightToLeft: rightToLeft))
    }
    #expect(
      drawing(x: 16, rightToLeft: false) == """
        ┌root──label────────┬────────────────────
        ││Huge              │
        └┼text──────────────┘
         │
         │
        """)
    #expect(
      drawing(x: 304 - 1e9, rightToLeft: true) == """
        ────────────────────┬root─────────label┬┐
                            │              Huge││
                            └──────────────text┼┘
                                               │
                                               │
        """)
  }

  @Test func `a name is not in the line of a text`() {
    let drawing = draw(
      item("root", 0, 0, 320, 64), item("stats", 8, 8, 160, 16), label("12 posts", x: 8, y: 8, width: 64))
    #expect(
      drawing == """
        ┌root───────────────────────────────────┐
        │12 posts┬───────────┐                  │
        │└stats──┴───────────┘                  │
        │                                       │
        └───────────────────────────────────────┘
        """)
  }

  @Test func `small layouts stay small`() {
    #expect(draw(item("root", 0, 0, 16, 16)) == "┌ro›┐\n│   │\n└───┘")
  }

  @Test func `a plain drawing has no other characters than ASCII's and those of texts`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 160, height: 32))
    root.addSubview(
      LayoutLabel(name: "a", text: "Ä lot of text", frame: LayoutRect(x: 8, y: 8, width: 48, height: 16)))
    root.addSubview(
      LayoutLabel(name: "b", text: "│─…", frame: LayoutRect(x: 80, y: 8, width: 48, height: 16)))
    let guide = LayoutGuide(name: "a long name")
    root.addLayoutGuide(guide)
    guide.topLeading == root.topLeading.offset(x: 132, y: 16)
    guide.size == LayoutSize(width: 24, height: 0)
    root.layoutIfNeeded()
    #expect(
      LayoutDrawing(of: root).terminal(plain: true) == """
        +root-----------------------------------+
        | +a----------+     +b----------+       |
        | |Ä lot~     |     |│─…        |-a lo>-|
        | +-----------+     +-----------+       |
        +---------------------------------------+
        """)
  }

  @Test func `characters that are not seen take no cell, and none turns the line`() {
    let drawing = draw(item("ro\u{200B}ot\u{FEFF}", 0, 0, 160, 16), item("a\u{202E}b\u{2066}", 16, 8, 48, 8))
    #expect(drawing.split(separator: "\n")[0] == "┌root───────────────────────────────────┐")
    #expect(drawing.split(separator: "\n")[1] == "│   ┌a�b�───────┐                       │")
  }

  @Test func `wide characters take two cells`() {
    let drawing = draw(item("root", 0, 0, 160, 16), item("日本語", 16, 8, 48, 8), columns: 41)
    #expect(drawing.split(separator: "\n")[1] == "│   ┌日本語─────┐                       │")
  }

  @Test func `nothing to draw is an empty text`() {
    #expect(draw() == "")
    #expect(draw(item("root", .nan, 0, 10, 10)) == "")
  }

  @Test func `a layout without size is a line or nothing`() {
    #expect(draw(item("root", 0, 0, 0, 0)).split(separator: "\n").isEmpty)
    #expect(draw(item("line", 0, 0, 160, 0)) == "╶line───────────────────────────────────╴")
  }

  @Test func `colours are reset at the end of every line`() {
    let drawing = LayoutDrawing(items: [item("r", 0, 0, 16, 16), item("a", 4, 4, 8, 8)]).terminal(
      colors: true)
    #expect(
      drawing.split(separator: "\n")[1] == "\u{1B}[0;2m│\u{1B}[0;36m┌a┐\u{1B}[0;2m│\u{1B}[0m")
  }

  @Test func `the items of an error are red, and no others are`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 200, height: 64))
    for name in ["a", "b", "c", "d", "e", "f"] { root.addSubview(LayoutView(name: name)) }
    let views = root.subviews
    for (index, view) in views.enumerated() {
      view.topLeading == root.topLeading.offset(x: Double(index) * 24 + 8, y: 8)
      view.size == LayoutSize(width: 16, height: 32)
    }
    views[0].width == 12
    root.layoutIfNeeded()
    let drawing = LayoutDrawing(of: root)
    // Without problems the sixth view is red, as the last colour of six.
    #expect(drawing.terminal(colors: true).contains("\u{1B}[0;31m"))
    let shown = drawing.terminal(problems: root.diagnostics, colors: true)
    #expect(shown.contains("\u{1B}[0;1;31m┌a") && !shown.contains("\u{1B}[0;31m"))
    #expect(!shown.contains("\u{1B}[0;1;31m┌b"))
    #expect(!drawing.terminal(problems: root.diagnostics).contains("\u{1B}"))
  }

  @Test(arguments: 0..<100)
  func `any numbers are drawn within the columns and rows`(_ seed: UInt64) {
    let numbers = [
      0, 1, -1, 8, 100, 390, 1e-300, 1e9, -1e9, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
      0.5,
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func number() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return numbers[Int(state >> 33) % numbers.count]
    }
    let texts = ["", "x", "two words", "日本語", "\u{200B}"]
    let items = (0..<6).map { index in
      let lines = (0..<Int(state >> 40) % 4).map { texts[(index + $0) % texts.count] }
      let kind = LayoutDrawing.Kind.label(lines: lines, metrics: .fixedPitch(size: 16))
      return item(
        "item \(index)", number(), number(), number(), number(), index.isMultiple(of: 2) ? .view : kind)
    }
    let lines = LayoutDrawing(items: items).terminal(columns: 30, rows: 20).split(separator: "\n")
    #expect(lines.count <= 20 && lines.allSatisfy { $0.count <= 30 })
  }
}

@Suite struct LayoutDrawingTreeTests {
  @Test func `frames are absolute, hidden views are left out and guides kept`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 50, y: 50, width: 100, height: 100))
    let card = LayoutView(name: "card", frame: LayoutRect(x: 10, y: 20, width: 80, height: 60))
    let icon = LayoutView(name: "icon", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    let ghost = LayoutView(name: "ghost")
    root.addSubview(card)
    root.addSubview(ghost)
    card.addSubview(icon)
    ghost.addSubview(LayoutView(name: "child"))
    card.addLayoutGuide(LayoutGuide(name: "guide"))
    ghost.isHidden = true
    let items = LayoutDrawing(of: root).items
    #expect(items.map(\.name) == ["root", "card", "icon", "guide"])
    #expect(items[0].frame == LayoutRect(x: 0, y: 0, width: 100, height: 100))
    #expect(items[2].frame == LayoutRect(x: 11, y: 22, width: 3, height: 4))
    #expect(items[3].kind == .guide)
  }
}

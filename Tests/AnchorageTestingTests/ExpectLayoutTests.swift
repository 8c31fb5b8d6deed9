import AnchorageHeadless
import AnchorageDrawing
@testable import AnchorageTesting
import TestSupport
import Testing

@Suite struct ExpectLayoutTests {
  @Test
  func `a layout has the frames of its table`() {
    expectLayout(
      makeCard(),
      """
      card      0   0  320  120
      ├ icon   16  36   48   48
      └ title  76  52  112   16
      """)
  }

  @Test
  func `spaces, tabs, comments, empty lines and lines of the tree do not matter`() {
    expectLayout(
      makeCard(),
      "\n\tcard 0 0 320 120   // the whole card\n\n\t\ticon\t16 36 48 48  \n    title 76 52 112 16\n\n")
  }

  @Test
  func `a name with // in it hides no numbers`() {
    let root = LayoutView(name: "https://a.b", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    #expect(message(root, "https://a.b 0 0 320 200  // the whole") == nil)
    #expect(message(root, "https://a.b 0 0 320 999")?.contains("- https://a.b 0 0 320 999") == true)
    #expect(message(root, "https:")?.contains("+ https://a.b  0  0  320  200") == true)
  }

  @Test
  func `a frame that differs fails with the difference and the table`() {
    let wrong = """
      card      0   0  320  120
      ├ icon   16  36   40   40
      └ title  76  52  112   16
      """
    #expect(
      message(makeCard(), wrong) == """
        the layout of 'card' is not as expected
          card      0   0  320  120
        - ├ icon   16  36   40   40
        + ├ icon   16  36   48   48
          └ title  76  52  112   16
        the table as it is, to be pasted
        card      0   0  320  120
        ├ icon   16  36   48   48
        └ title  76  52  112   16
        help: ANCHORAGE_RECORD=1 in the environment writes such tables into the tests
        """)
  }

  @Test(arguments: [nil, "", "  \n \n"])
  func `without a table an expectation fails and shows it`(table: String?) {
    #expect(
      message(makeCard(), table) == """
        the layout of 'card' is compared with no table; this is its table
        card      0   0  320  120
        ├ icon   16  36   48   48
        └ title  76  52  112   16
        help: ANCHORAGE_RECORD=1 in the environment writes such tables into the tests
        """)
  }

  @Test
  func `a conflict fails although the frames are as expected`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    let box = LayoutView(name: "box")
    root.addSubview(box)
    box.topLeading == root.topLeading
    box.height == 20
    box.width == 100
    box.width == 200
    #expect(
      message(root, "root 0 0 320 200\n└ box 0 0 100 20") == """
        the layout of 'root' is as expected, but has errors
        \(root.diagnostics[0])
        """)
    #expect(root.diagnostics[0].isError)
  }

  @Test
  func `a missing view and a view too many are named`() {
    let card = makeCard()
    card.subviews[0].removeFromSuperview()
    card.subviews[0].leading == card.leading + 76
    card.subviews[0].centerY == card.centerY
    let expected = message(
      card,
      """
      card 0 0 320 120
      icon 16 36 48 48
      title 76 52 112 16
      """)
    #expect(
      expected?.hasPrefix(
        """
        the layout of 'card' is not as expected
          card      0   0  320  120
        - icon 16 36 48 48
           title  76  52  112   16
        """) == true, "\(expected ?? "")")
  }

  @Test
  func `views of one name are compared in their order`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 20))
    for x in [0.0, 50] {
      root.addSubview(LayoutView(name: "dot", frame: LayoutRect(x: x, y: 0, width: 10, height: 10)))
    }
    expectLayout(root, "root 0 0 100 20\n├ dot 0 0 10 10\n└ dot 50 0 10 10")
    #expect(message(root, "root 0 0 100 20\n├ dot 50 0 10 10\n└ dot 0 0 10 10") != nil)
  }

  @Test
  func `a view with a width alone is as high as it needs to be`() {
    // 12 + 76 + 12 points hold nine letters a line.
    expectLayout(makeCell(), width: 100, "cell 0 0 100 56\n└ label 12 12 76 32")
    // 14 letters in one line.
    expectLayout(makeCell(), height: 40, "cell 0 0 136 40\n└ label 12 12 112 16")
  }

  @Test
  func `a direction mirrors the layout, and the view keeps it`() {
    let card = makeCard()
    let mirrored = "card 0 0 320 120\n├ icon 256 36 48 48\n└ title 132 52 112 16"
    expectLayout(card, direction: .rightToLeft, mirrored)
    expectLayout(card, mirrored)
    expectLayout(
      card, width: 400, height: 60, direction: .leftToRight,
      "card 0 0 400 60\n├ icon 16 6 48 48\n└ title 76 22 112 16")
  }

  @Test
  func `a size that a view cannot have is refused`() {
    let card = makeCard()
    #expect(
      message(card.subviews[0], width: 100, "") == """
        'icon' cannot be laid out in 100 wide: it is inside of 'card', which decides its size
        """)
    for side in [Double.nan, .infinity, -1] {
      #expect(
        message(card, width: side, height: 10, "") == """
          'card' cannot be laid out in \(TargetSize(width: side, height: 10)): a size is finite and not negative
          """)
    }
  }

  @Test(.failsOnPurpose)
  func `a failure is an issue at the line of the call, with a drawing`() {
    let line = #line + 2
    let found = failures {
      expectLayout(makeCard(), "card 0 0 320 120")
    }
    #expect(found.map { $0.location?.line } == [line] && found[0].location?.fileID == #fileID)
    #expect(found[0].text.contains(LayoutDrawing(of: makeLaidOutCard()).terminal(columns: 78, plain: true)))
  }

  @Test
  func `one frame among ten thousand is found, and the message stays short`() throws {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    for index in 0..<10_000 {
      root.addSubview(
        LayoutView(name: "v\(index)", frame: LayoutRect(x: Double(index), y: 0, width: 1, height: 1)))
    }
    let table = root.layoutDescription
    root.subviews[5_000].frame.size.height = 2
    let text = try #require(message(root, table))
    #expect(
      text.hasPrefix(
        """
        the layout of 'root' is not as expected
          … 4998 equal lines
          ├ v4997  4997  0    1    1
          ├ v4998  4998  0    1    1
          ├ v4999  4999  0    1    1
        - ├ v5000  5000  0    1    1
        + ├ v5000  5000  0    1    2
        """))
    #expect(text.split(separator: "\n").count < 40)
  }
}

private func makeLaidOutCard() -> LayoutView {
  let card = makeCard()
  card.layoutIfNeeded()
  return card
}

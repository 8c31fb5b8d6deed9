import AnchorageHeadless
import AnchorageDrawing
import AnchorageTesting
import Testing

/// The tutorial "A self-sizing list". The views are in `SelfSizingList`.
@Suite struct ASelfSizingListTests {
  private let messages = [
    Message(sender: "Ada", text: "The ferry leaves at seven, and the next one at nine."),
    Message(sender: "Tomáš", text: "Seven!"),
    Message(
      sender: "Ada", text: "Then meet me at the pilot station. There is wind on the quay: bring a coat."),
  ]

  private let printed = PrintedText()
  private func print(_ items: Any...) { printed.print(items) }

  private func makeList() -> MessageList {
    let list = MessageList(messages)
    list.frame.size = LayoutSize(width: 320, height: 200)
    list.layoutIfNeeded()
    print(list.layoutDescription)
    return list
  }

  @Test
  func `a cell says how high it is`() {
    let first = MessageCell(messages[0])
    let size = first.systemLayoutSizeFitting(LayoutSize(width: 320, height: 0), horizontal: .required)
    print(size)
    // 320 - 16 - 40 - 12 - 16 = 236 points hold 29 of 52 letters: two lines. 12 + 16 + 4 + 32 + 12.
    #expect(
      printed.text == """
        320 × 76
        """)
  }

  @Test
  func `a cell measures all messages`() {
    for width in [240, 320, 480] as [Double] {
      print(width, MessageCell.heights(of: messages, width: width))
    }
    // 84 points less than the width: 19, 29 and 49 letters a line. 44 and the lines, and 64 at least, for the photo.
    #expect(
      printed.text == """
        240.0 [92.0, 64.0, 124.0]
        320.0 [76.0, 64.0, 92.0]
        480.0 [76.0, 64.0, 76.0]
        """)
  }

  @Test
  func `the list is as long as its cells`() {
    let list = makeList()
    #expect(
      printed.text == """
        list           0    0  320  200
        └ column       0    0  320  234
          ├ cell       0    0  320   76
          │ ├ photo   16   12   40   40
          │ ├ sender  68   12   24   16
          │ └ text    68   32  208   32
          ├ cell       0   77  320   64
          │ ├ photo   16   12   40   40
          │ ├ sender  68   12   40   16
          │ └ text    68   32   48   16
          └ cell       0  142  320   92
            ├ photo   16   12   40   40
            ├ sender  68   12   24   16
            └ text    68   32  232   48
        """)
    expectNoProblems(list, includingNotes: true)
    expectPicture(LayoutDrawing(of: list).svg(), "Anchorage", "self-sizing-list")
  }

  private func narrow(_ list: MessageList) {
    list.frame.size.width = 240
    list.layoutIfNeeded()
    print(list.cells.map { $0.frame.height }, list.contentSize)
  }

  private func edit(_ list: MessageList) {
    list.frame.size.width = 320
    list.cells[1].show(Message(sender: "Tomáš", text: "Seven! I will bring the lamp and two cups."))
    list.layoutIfNeeded()
    print(list.cells.map { $0.frame.minY }, list.contentSize)
  }

  @Test
  func `in another width, cells have other heights`() {
    narrow(makeList())
    // 92 + 64 + 124, and two points between them.
    #expect(
      printed.lines.last == """
        [92.0, 64.0, 124.0] 240 × 282
        """)
  }

  @Test
  func `another text moves the cells below`() {
    let list = makeList()
    narrow(list)
    edit(list)
    // 42 letters are two lines: the cell is 76 high instead of 64.
    #expect(
      printed.lines.last == """
        [0.0, 77.0, 154.0] 320 × 246
        """)
  }

  @Test
  func `a cell opens and closes`() {
    let list = makeList()
    edit(list)
    let cell = list.cells[2]
    cell.isExpanded = false
    list.layoutIfNeeded()
    print(cell.frame.height, cell.text.lines(fitting: cell.text.frame.width))
    // 29 letters a line, the last of which is "…".
    #expect(
      printed.lines.last == """
        76.0 ["Then meet me at the pilot", "station. There is wind on th…"]
        """)
    cell.isExpanded = true
    list.layoutIfNeeded()
    list.scrollRectToVisible(cell.frame)
    print(cell.frame.height, list.contentOffset)
    // The content is 246 points long, and 200 are shown.
    #expect(
      printed.lines.last == """
        92.0 (0, 46)
        """)
    expectPicture(LayoutDrawing(of: list).svg(), "Anchorage", "self-sizing-list-end")
  }

  @Test
  func `cells fit all widths and texts`() {
    expectLayoutAdapts(MessageCell(messages[0]), widths: [240, 320, 480])
  }
}

import Testing

@testable import Anchorage
@testable import AnchorageHeadless

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
    #expect(root.lostWishes.count == 500)
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

import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Conflicts with one cause are one report, with one help.
struct CauseTests {
  let root = makeRoot()
  let views = ["a", "b", "c"].map { LayoutView(name: $0) }

  init() {
    root.addSubviews(views)
    views.top == root.top
    views.height == 10
    views.leading == root.leading
  }

  private var conflicts: [LayoutConflict] {
    root.layoutIfNeeded()
    return root.diagnostics.compactMap { if case .conflict(let conflict) = $0 { conflict } else { nil } }
  }

  @Test
  func `constraints of one statement are one report, whose help is for all of them`() {
    batch { views.width == 100 }
    batch { views.width == 120 }
    let found = conflicts
    #expect(found.count == 1)
    #expect(found[0].members.map { $0.text } == ["a.width == 100", "a.width == 120"])
    #expect(found[0].alike.map { $0.text } == ["b.width == 120", "c.width == 120"])
    #expect(root.diagnostics[0].broken == ["a.width == 120", "b.width == 120", "c.width == 120"])
    #expect(
      found[0].description.split(separator: "\n").suffix(2) == [
        "note: 'b.width == 120' and 'c.width == 120' give way as well",
        "help: remove them: 'a.width == 120', 'b.width == 120' and 'c.width == 120'",
      ])
    #expect(root.helps(for: root.diagnostics[0]).first == found[0].help)
  }

  @Test
  func `what has quotes itself is quoted with double ones`() {
    let texts = ["a.width == 120", "stack 's' ends with 'a'"]
    #expect(quoted(texts) == #"'a.width == 120' and "stack 's' ends with 'a'""#)
  }

  @Test
  func `statements of two lines are two reports`() {
    views.width == 100
    batch {
      views[0].width == 120
      views[1].width == 120
    }
    #expect(conflicts.map { $0.alike.count } == [0, 0])
  }

  @Test
  func `a statement that conflicts along both axes is a report for each`() {
    let box = LayoutView(name: "box")
    root.addSubview(box)
    box.edges == root.edges
    batch { box.size == LayoutSize(width: 100, height: 100) }
    #expect(conflicts.map { $0.axis } == [.horizontal, .vertical])
  }

  @Test
  func `without lines constraints are reports of their own`() {
    views.width == 100
    views.width == 120
    #expect(conflicts.map { $0.alike.count } == [0, 0, 0])
  }

  @Test
  func `what keeps a hidden view from being gone is one report`() {
    let column = LayoutStackView(name: "column")
    column.axis = .vertical
    let wifi = LayoutView(name: "wifi")
    let insides = ["icon", "name"].map { LayoutView(name: $0) }
    root.addSubview(column)
    column.topLeading == root.topLeading
    column.width == 200
    column.addArrangedSubview(wifi)
    wifi.addSubviews(insides)
    insides.leading == wifi.leading
    insides.width == 20
    for view in insides {
      view.top == wifi.top + 4
      view.bottom == wifi.bottom - 4
    }
    views.width == 10
    wifi.isHidden = true
    let found = conflicts
    #expect(found.count == 1)
    // 4 + 4 = 8 at least, but a hidden view is 0 high.
    #expect(found[0].members.map { $0.text }.contains("stack 'column' hides 'wifi'"))
    #expect(found[0].members[found[0].broken].text == "icon.bottom == wifi.bottom - 4")
    #expect(found[0].alike.map { $0.text } == ["name.bottom == wifi.bottom - 4"])
    #expect(
      found[0].help?.code == ["icon.bottom == wifi.bottom - 4 ~ 999", "name.bottom == wifi.bottom - 4 ~ 999"])
  }

  @Test
  func `a hundred constraints of one statement are one report`() {
    let many = (0..<100).map { LayoutView(name: "v\($0)") }
    root.addSubviews(many)
    many.topLeading == root.topLeading
    many.height == 10
    views.width == 10
    batch { many.width == 10 }
    batch { many.width == 20 }
    let found = conflicts
    #expect(found.map { $0.alike.count } == [99])
    #expect(found[0].help?.replaced.count == 100)
    #expect(
      found[0].description.contains(
        "note: 'v1.width == 20', 'v2.width == 20', 'v3.width == 20', 'v4.width == 20', 'v5.width == 20' and 94 more give way as well"
      ))
  }
}

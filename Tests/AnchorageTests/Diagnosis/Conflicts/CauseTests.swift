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
  func `a constraint that was written twice is one report, with both lines and one help`() {
    batch { views[0].trailing == root.trailing }
    batch { views[0].width == 100 }
    batch { views[0].width == 100 }
    let found = conflicts
    #expect(found.count == 1)
    #expect(found[0].alike.map { $0.text } == ["a.width == 100"])
    let lines = found[0].description.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("    a.width == 100 ") && $0.hasSuffix(", gives way") } == 2)
    let change = "make them optional: 'a.width == 100 ~ 999'"
    #expect(lines.last == "help: \(change); then a.width is 400 and two constraints say the same")
    #expect(
      found[0].help?.edits.map { $0.location }
        == [found[0].members[found[0].broken], found[0].alike[0]].map { $0.location })
  }

  @Test
  func `a constraint of an unknown line that was written twice is one report`() {
    views[0].trailing == root.trailing
    for _ in 0..<2 { views[0].width == 100 }
    let found = conflicts
    #expect(found.count == 1 && found[0].alike.count == 1)
    #expect(found[0].help?.replaced == ["a.width == 100", "a.width == 100"])
  }

  @Test
  func `constraints that say the same of two views of one name are two reports`() {
    views[1].name = "a"
    views[0].trailing == root.trailing
    views[1].trailing == root.trailing
    views[0].width == 100
    views[1].width == 100
    #expect(conflicts.map { $0.alike.count } == [0, 0])
  }

  @Test
  func `a constraint that is made anew in every pass is a short report`() {
    views[0].trailing == root.trailing
    for _ in 0..<300 { views[0].width == 100 }
    let found = conflicts
    #expect(found.count == 1 && found[0].alike.count == 299)
    #expect(found[0].description.split(separator: "\n").count < 10)
  }

  /// A view in the second one, and a row that begins with it, which cannot be.
  private func addRowBeginningInside() {
    let inner = ContentView("inner", 100, 10)
    views[1].addSubview(inner)
    inner.topLeading == views[1].topLeading
    inner.setContentCompressionResistancePriority(251, for: .horizontal)
    views[1].trailing == root.leading + 200
    batch { [inner, views[1], views[0]].distribute(.horizontal, spacing: 2) }
  }

  @Test
  func `a statement is left out with all that gave way of it`() {
    addRowBeginningInside()
    let found = conflicts
    #expect(found.map { $0.alike.map { $0.text } } == [["b.leading == inner.trailing + 2"]])
    #expect(found[0].help?.replaced == ["a.leading == b.trailing + 2", "b.leading == inner.trailing + 2"])
    #expect(found[0].help?.code == [])
  }

  @Test
  func `conflicts of one statement that no help fixes together are reports of their own`() {
    // Nothing but a priority fixes the first, and that leaves no room for the content of the second.
    for constraint in root.constraints where constraint.description == "a.leading == root.leading" {
      constraint.isActive = false
    }
    views[0].leading <= root.leading + 10
    addRowBeginningInside()
    let found = conflicts
    let broken = found.map { $0.members[$0.broken].text }
    #expect(Set(broken) == ["a.leading == b.trailing + 2", "b.leading == inner.trailing + 2"])
    #expect(found.count == 2 && found.allSatisfy { $0.alike.isEmpty })
    for conflict in found { #expect(root.helps(for: .conflict(conflict)).first == conflict.help) }
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

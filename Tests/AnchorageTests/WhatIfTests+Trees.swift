import Testing

@testable import Anchorage
@testable import AnchorageHeadless

// Questions whose blocks do more than change constraints: what can be put back is put back, and the rest is laid out.
extension WhatIfTests {
  @Test
  func `a layout within a question does not outlast it`() {
    let frames = root.layoutDescription
    let width = card.width == 100
    root.layoutIfNeeded()
    _ = root.whatIf {
      gap.constant = 50
      width.isActive = false
      card.width == 30
      root.layoutIfNeeded()
    }
    #expect(gap.constant == 8 && width.isActive)
    root.layoutIfNeeded()
    #expect(root.layoutDescription == frames)
    gap.constant = 9
    root.layoutIfNeeded()
    #expect(note.frame.minX == 125)
    width.constant = 101
    root.layoutIfNeeded()
    #expect(note.frame.minX == 126)
  }

  @Test
  func `constraints stay in order when a question lays out`() {
    let texts = root.constraints.map { "\($0)" }
    _ = root.whatIf {
      for constraint in root.constraints.reversed() { constraint.isActive = false }
      gap.isActive = true
      root.layoutIfNeeded()
    }
    #expect(root.constraints.map { "\($0)" } == texts)
  }

  @Test
  func `constraints of a view that the question removed stay inactive`() {
    let width = card.width == 150
    root.layoutIfNeeded()
    _ = root.whatIf {
      width.constant = 70
      card.removeFromSuperview()
    }
    #expect(!gap.isActive && width.isActive && width.constant == 150)
    root.layoutIfNeeded()
    #expect(note.frame == LayoutRect(x: 0, y: 0, width: 60, height: 20))
    root.addSubview(card)
    root.layoutIfNeeded()
    #expect(card.frame.width == 150)
  }

  @Test
  func `a view that the question removes and adds again keeps its constraints`() {
    let frames = root.layoutDescription
    _ = root.whatIf {
      note.removeFromSuperview()
      root.addSubview(note)
    }
    #expect(gap.isActive)
    root.layoutIfNeeded()
    #expect(root.layoutDescription == frames)
  }

  @Test
  func `constraints of a guide that the question removed stay inactive`() {
    let column = LayoutGuide(name: "column")
    root.addLayoutGuide(column)
    let edges = batch { column.edges == root.edges }
    root.layoutIfNeeded()
    _ = root.whatIf { root.removeLayoutGuide(column) }
    #expect(edges.allSatisfy { !$0.isActive })
    gap.constant = 20
    root.layoutIfNeeded()
    #expect(note.frame.minX == 136)
  }

  @Test
  func `what else a question changed is laid out by the next pass`() {
    let label = LayoutLabel(name: "label", text: "abc")
    add(label, to: root)
    label.bottomLeading == root.bottomLeading
    root.layoutIfNeeded()
    let before = label.frame.width
    _ = root.whatIf {
      label.text = "abcdef"
      gap.constant = 10
    }
    root.layoutIfNeeded()
    #expect(label.frame.width == 2 * before && note.frame.minX == 124)
    _ = root.whatIf { root.layoutDirection = .rightToLeft }
    root.layoutIfNeeded()
    #expect(card.frame.maxX == 304)
  }

  @Test
  func `a stack that a question changed is arranged by the next pass`() {
    let stack = LayoutStackView(name: "stack")
    let (a, b) = (ContentView("a", 10, 10), ContentView("b", 10, 10))
    add(stack, to: root)
    for view in [a, b] { stack.addArrangedSubview(view) }
    stack.bottomLeading == root.bottomLeading
    root.layoutIfNeeded()
    _ = root.whatIf { stack.spacing = 20 }
    root.layoutIfNeeded()
    #expect(b.frame.minX == 30)
    _ = root.whatIf {
      stack.spacing = 40
      root.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(b.frame.minX == 50)
  }

  @Test
  func `an inactive constraint is inactive again`() {
    let wide = card.width == 200
    wide.isActive = false
    root.layoutIfNeeded()
    let changes = root.whatIf {
      wide.isActive = true
      root.layoutIfNeeded()
    }
    #expect(changes.frames.map { $0.item } == ["card", "note"])
    #expect(!wide.isActive)
    root.layoutIfNeeded()
    #expect(card.frame.width == 100)
  }

  @Test
  func `a problem with other numbers is not new`() {
    let end = card.width == 500
    card.trailing == root.trailing
    let open = LayoutView(name: "open")
    add(open, to: root)
    open.top == root.top
    open.height == 10
    open.leading >= card.trailing
    open.width == 10
    root.layoutIfNeeded()
    #expect(root.diagnostics.map { $0.kind } == ["conflict", "ambiguity"])
    for width in [400.0, 999, 1e6] {
      #expect(root.whatIf { end.constant = width }.problems == [])
    }
    #expect(root.whatIf { note.top == root.top + 5 }.problems.map { $0.items } == [["note", "root"]])
  }

  @Test
  func `of two views of one name the second can have a problem of its own`() {
    let views = [LayoutView(name: "cell"), LayoutView(name: "cell")]
    for view in views {
      root.addSubview(view)
      view.top == root.top
      view.size == LayoutSize(width: 10, height: 10)
    }
    let place = views[1].leading == root.leading
    root.layoutIfNeeded()
    #expect(root.whatIf { place.isActive = false }.problems.map { $0.kind } == ["ambiguity"])
  }

  @Test
  func `the size of a root that chooses layouts is no help`() {
    root.width == 600
    root.layoutIfNeeded()
    #expect(root.diagnostics[0].help?.kind == .rootFrame)
    let layouts: LayoutConstraintSwitch<Bool> = ConstraintSwitch([
      true: batch(active: false) { note.width == 80 }
    ])
    layouts.select(bySizeOf: root) { $0.width > 500 }
    root.layoutIfNeeded()
    #expect(root.diagnostics[0].help?.kind == .removal)
  }
}

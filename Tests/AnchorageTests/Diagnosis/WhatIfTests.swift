import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// The changes that other constraints would make, and that asking leaves nothing behind.
struct WhatIfTests {
  let root = makeRoot(320, 200)
  let card = ContentView("card", 100, 40)
  let note = ContentView("note", 60, 20)
  let gap: LayoutConstraint

  init() {
    add(card, note, to: root)
    card.leading == root.leading + 16
    card.top == root.top
    gap = note.leading == card.trailing + 8
    note.top == root.top
    root.layoutIfNeeded()
  }

  @Test
  func `another constant moves a view`() {
    // 16 + 100 + 8 = 124
    #expect(
      "\(root.whatIf { gap.constant = 20 })" == "note: (124, 0, 60, 20) becomes (136, 0, 60, 20)")
  }

  @Test
  func `another priority lets another constraint win`() {
    let wish = card.width == 200 ~ .low
    let width = card.width == 150 ~ .high
    root.layoutIfNeeded()
    let changes = root.whatIf {
      wish.priority = .required
      width.priority = .low
    }
    #expect(
      "\(changes)" == """
        card: (16, 0, 150, 40) becomes (16, 0, 200, 40)
        note: (174, 0, 60, 20) becomes (224, 0, 60, 20)
        """)
  }

  @Test
  func `a constraint can be dropped and another one stated`() {
    let changes = root.whatIf {
      gap.isActive = false
      note.trailing == root.trailing - 16
    }
    // 320 − 16 − 60 = 244
    #expect(changes.frames.map { $0.item } == ["note"])
    #expect(changes.frames[0].before == LayoutRect(x: 124, y: 0, width: 60, height: 20))
    #expect(changes.frames[0].after == LayoutRect(x: 244, y: 0, width: 60, height: 20))
    #expect(gap.isActive && root.constraints.count == 4)
  }

  @Test
  func `problems that there would be are told`() {
    #expect(
      "\(root.whatIf { gap.isActive = false })" == """
        note: (124, 0, 60, 20) becomes (0, 0, 60, 20)
        warning: the layout of 'note' is ambiguous
        note: note.leading is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'note.leading == root.leading + 16'
        """)
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `a mistake in what is tried is told, and forgotten`() {
    let changes = root.whatIf { gap.constant = .nan }
    #expect(changes.frames.isEmpty)
    #expect(changes.problems.map { $0.kind } == ["misuse"])
    root.layoutIfNeeded()
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `nothing changes without a change`() {
    #expect("\(root.whatIf {})" == "no frame changes")
  }

  /// All that a question could leave behind.
  private var state: [String] {
    let engine = root.engine
    var lines = root.constraints.map { "\($0) \($0.isChanged) \($0.slot) \(String(describing: $0.solverID))" }
    lines.append(root.layoutDescription)
    lines += root.diagnostics.map { "\($0)" }
    lines.append(
      "\(root.pending) \(root.pendingInside) \(card.pending) \(note.pending) \(card.translatesMask)")
    lines.append("\(engine?.passCount ?? 0) \(engine?.items.number ?? 0) \(engine?.items.visitCount ?? 0)")
    lines.append("\(root.solverStatistics)")
    return lines
  }

  @Test
  func `a question leaves nothing behind`() {
    let before = state
    var calls = 0
    card.intentions[.layingOut] = { calls += 1 }
    card.intentions[.updating] = { calls += 1 }
    _ = root.whatIf {
      gap.constant = 20
      gap.priority = .low
      gap.relation = .greaterThanOrEqual
      root.constraints[0].isActive = false
      root.constraints[0].isActive = false
      card.width == 10
      note.firstBaseline == card.lastBaseline
      gap.isActive = false
      gap.isActive = true
    }
    #expect(state == before)
    root.layoutIfNeeded()
    #expect(state == before)
    #expect(calls == 0)
  }

  @Test
  func `a view that is placed by its frame stays so`() {
    let box = LayoutView(name: "box", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(box)
    root.layoutIfNeeded()
    let changes = root.whatIf { box.width == 30 }
    #expect(changes.frames.map { $0.after.width } == [30])
    #expect(box.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    #expect(box.frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test
  func `work that was pending stays pending`() {
    gap.constant = 30
    let changes = root.whatIf { gap.constant = 40 }
    // Before: as the next pass would have it.
    #expect("\(changes)" == "note: (146, 0, 60, 20) becomes (156, 0, 60, 20)")
    root.layoutIfNeeded()
    #expect(note.frame.minX == 146)
  }

  @Test
  func `a question within a pass changes none of it`() {
    var changes: LayoutChanges?
    note.intentions[.layingOut] = { [root, gap] in changes = root.whatIf { gap.constant = 0 } }
    gap.constant = 10
    note.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(changes?.frames.map { $0.after.minX } == [116])
    #expect(note.frame.minX == 126)
    let passes = root.engine?.passCount
    root.layoutIfNeeded()
    #expect(root.engine?.passCount == passes)
  }

  @Test
  func `constraints of a guide can be tried`() {
    let column = LayoutGuide(name: "column")
    root.addLayoutGuide(column)
    let width = column.width == 100
    column.leading == root.leading
    column.top == root.top
    column.height == 10
    root.layoutIfNeeded()
    #expect(
      "\(root.whatIf { width.constant = 50 })" == "column: (0, 0, 100, 10) becomes (0, 0, 50, 10)")
    width.isActive = false
    root.layoutIfNeeded()
    #expect(column.layoutFrame.width == 0)
  }
}

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

import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Wishes of one priority that cannot all come true, told as such.
struct TieTests {
  let root = makeRoot()

  /// Two views between the edges of the root, 8 points apart: 384 points for their widths.
  private func row(_ first: ContentView, _ second: ContentView) {
    add(first, second, to: root)
    [first, second].top == root.top
    first.leading == root.leading + 4
    second.leading == first.trailing + 8
    second.trailing == root.trailing - 4
  }

  @Test
  func `two contents that are hugged equally share what is left over`() {
    let (key, value) = (ContentView("key", 40, 20), ContentView("value", 72, 20))
    row(key, value)
    // 400 − 4 − 8 − 4 = 384, and 384 − 40 − 72 = 272.
    #expect(
      problems(of: root) == """
        warning: 'key' and 'value' hug their contents equally
        note: each has priority 250, and 272 points are left over: 'key' takes them, as with Apple's engine
        help: raise one, for example 'key.hugging.horizontal = 251'
        """)
    key.hugging.horizontal = 251
    #expect(problems(of: root) == "")
    #expect(key.frame.width == 40)
  }

  @Test
  func `two contents that resist compression equally share what is missing`() {
    let (left, right) = (ContentView("left", 300, 20), ContentView("right", 100, 20))
    row(left, right)
    #expect(
      problems(of: root) == """
        warning: 'left' and 'right' resist compression equally
        note: each has priority 750, and 16 points are missing: 'left' gives way, as with Apple's engine
        help: raise one, for example 'right.compressionResistance.horizontal = 751'
        """)
    right.compressionResistance.horizontal = 751
    #expect(problems(of: root) == "")
    #expect(left.frame.width == 284 && right.frame.width == 100)
  }

  @Test
  func `what stacks want for themselves is told as theirs, and nobody looks for its lines`() {
    let form = LayoutStackView(name: "form")
    form.axis = .vertical
    root.addSubview(form)
    form.edges == root.edges
    for name in ["one", "two"] {
      let row = LayoutStackView(name: name)
      row.alignment = .center
      row.addArrangedSubview(ContentView("in \(name)", 10, 20))
      form.addArrangedSubview(row)
    }
    // Each row would rather be as high as what is in it.
    let rest = Int(root.frame.height)
    #expect(
      problems(of: root) == """
        warning: optional constraints of equal priority compete for \(rest) points
            stack 'one' adds one.height == 0 ~ 51      gives way
            stack 'two' adds two.height == 0 ~ 51      gives way
        note: Apple's engine chooses the same
        """)
  }

  @Test
  func `what tied may stay open for another reason`() {
    let (a, b) = (LayoutView(name: "a"), LayoutView(name: "b"))
    add(a, b, to: root)
    [a, b].top == root.top
    [a, b].size == LayoutSize(width: 20, height: 20)
    b.leading == a.leading + 30 ~ .high
    b.leading == a.leading + 70 ~ .high
    // Where 'a' is, nothing says; 'b' moves along with it.
    #expect(
      problems(of: root) == """
        warning: optional constraints of equal priority compete for 40 points
            b.leading == a.leading + 30 ~ .high
            b.leading == a.leading + 70 ~ .high      gives way
        note: Apple's engine chooses the same
        note: wrap the statements in 'batch { }' to see their lines
        help: raise one, for example 'b.leading == a.leading + 30 ~ 751'
        warning: the layout of 'a' is ambiguous
        note: a.leading is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'a.leading == root.leading'
        """)
  }

  /// Two ties about one conflict are told as one: to change one wish would leave the other tie, which the conflict hides then.
  @Test
  func `there is no help that leaves wishes tied`() {
    let (a, b) = (ContentView("a", 0, 0), ContentView("b", 32, 99))
    root.addSubview(a)
    a.addSubview(b)
    a.top == root.top
    b.top == a.top
    b.centerX == root.right + 53
    b.leading == a.margins.leading + 10
    a.leading == b.trailing + 10
    a.trailing == a.margins.trailing - 10
    b.width == 187 ~ .low
    a.width == 88 ~ .low
    root.layoutIfNeeded()
    let ties = root.diagnostics.compactMap { diagnostic -> LayoutTie? in
      if case .tie(let tie) = diagnostic { tie } else { nil }
    }
    #expect(ties.map { $0.constraints.count } == [4])
    #expect(ties.allSatisfy { $0.help == nil })
  }

  @Test
  func `among many wishes one is to give way`() {
    let views = (0..<9).map { ContentView("v\($0)", 20, 10) }
    for view in views { root.addSubview(view) }
    views.distribute(.horizontal, spacing: 0, alignment: .top, in: root)
    // 400 − 9 × 20 = 220
    #expect(
      problems(of: root) == """
        warning: 'v0', 'v1', 'v2', 'v3', 'v4' and 4 more hug their contents equally
        note: each has priority 250, and 220 points are left over: 'v0' takes them, as with Apple's engine
        help: lower one, for example 'v0.hugging.horizontal = 249'; then v0.width is 240
        """)
    views[0].hugging.horizontal = 249
    #expect(problems(of: root) == "")
    #expect(views.map { $0.frame.width } == [240] + Array(repeating: 20, count: 8))
  }

  @Test
  func `a priority is told as it was written`() {
    let a = LayoutView(name: "a")
    root.addSubview(a)
    a.topLeading == root.topLeading
    a.height == 10
    a.width == 100 ~ 215.9
    a.width == 130 ~ 215.9
    root.layoutIfNeeded()
    #expect(
      root.diagnostics.map { $0.summary } == [
        "warning: tie at 215.9 for 30 points: a.width == 100 ~ 215.9, a.width == 130 ~ 215.9"
      ])
    #expect(problems(of: root).hasSuffix("help: raise one, for example 'a.width == 100 ~ 216.9'"))
  }

  @Test
  func `a content that ties with a constraint has its priority behind it`() {
    let (a, b) = (LayoutView(name: "a"), ContentView("b", 40, 20))
    add(a, b, to: root)
    [a, b].leading == root.leading
    [a, b].width == 10
    a.top == root.top
    a.height == 30
    b.top == a.top
    b.bottom == a.bottom ~ .low
    #expect(
      problems(of: root) == """
        warning: optional constraints of equal priority compete for 10 points
            b.bottom == a.bottom ~ .low      gives way
            b.height <= 20 ~ .low            (its content)
        note: Apple's engine chooses the same
        note: wrap the statements in 'batch { }' to see their lines
        help: raise one, for example 'b.hugging.vertical = 251'
        """)
  }

  @Test
  func `one point is one point, also where rounding errors hide that`() {
    let a = LayoutView(name: "a")
    root.addSubview(a)
    a.topLeading == root.topLeading
    a.height == 10
    a.width == 4.35 ~ .high
    a.width == 3.35 ~ .high
    #expect(
      problems(of: root).hasPrefix("warning: optional constraints of equal priority compete for 1 point\n"))
    let (key, value) = (ContentView("key", 200, 20), ContentView("value", 183, 20))
    row(key, value)
    #expect(
      problems(of: root).contains("note: each has priority 250, and 1 point is left over: 'key' takes it, as")
    )
  }

  @Test
  func `a wish for a negative size is mended rather than raised`() {
    let a = ContentView("a", 8, 8)
    root.addSubview(a)
    a.topLeading == root.topLeading
    let width = a.width == -20 ~ .high
    #expect(problems(of: root).hasSuffix("help: flip the sign: 'a.width == 20 ~ .high'"))
    width.constant = 20
    #expect(problems(of: root) == "")
  }

  @Test
  func `five hundred ties are told in one walk over the tree`() {
    for index in 0..<500 {
      let view = LayoutView(name: "v\(index)")
      root.addSubview(view)
      view.topLeading == root.topLeading
      view.height == 10
      view.width == 10 ~ .high
      view.width == 20 ~ .high
    }
    root.layoutIfNeeded()
    #expect(root.diagnostics.count == 500)
  }

  @Test
  func `wishes of the highest priority are told to lower one`() {
    let a = LayoutView(name: "a")
    root.addSubview(a)
    a.topLeading == root.topLeading
    a.height == 10
    batch {
      a.width == 100 ~ 999
      a.width == 130.5 ~ 999
    }
    root.layoutIfNeeded()
    for case .tie(let tie) in root.diagnostics {
      #expect(tie.priority == LayoutPriority(999) && tie.amount == 30.5 && tie.items == ["a"])
      #expect(tie.constraints.allSatisfy { $0.location != nil })
    }
    #expect(
      problems(of: root).hasSuffix(
        "help: lower one, for example 'a.width == 130.5 ~ 998'; then a.width is 100"))
    #expect(root.diagnostics.map { $0.kind } == ["tie"])
  }

  @Test
  func `open heights of the rows of a grid are one report`() {
    let cells = (0..<12).map { LayoutView(name: "k\($0)") }
    for cell in cells { root.addSubview(cell) }
    cells.grid(columns: 3, spacing: 8, in: root)
    // Four rows between two edges: what three have decides the fourth.
    #expect(
      problems(of: root) == """
        warning: the layout of 'k0', 'k3' and 'k6' is ambiguous
        note: k0.height, k3.height and k6.height are not determined; Apple's engine chooses the same
        help: add constraints, for example 'k0.height == 44', 'k3.height == 44' and 'k6.height == 44'
        """)
    [cells[0], cells[3], cells[6]].height == 44
    #expect(problems(of: root) == "")
  }

  @Test
  func `a size is named rather than the place that follows from it`() {
    let a = LayoutView(name: "a")
    root.addSubview(a)
    a.verticalEdges == root.verticalEdges
    a.trailing == root.trailing
    #expect(
      problems(of: root) == """
        warning: the layout of 'a' is ambiguous
        note: a.width is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'a.leading == root.leading'
        """)
  }

  @Test
  func `views that do not depend on each other have reports of their own`() {
    let (a, b) = (LayoutView(name: "a"), LayoutView(name: "b"))
    add(a, b, to: root)
    [a, b].size == 10
    [a, b].top == root.top
    root.layoutIfNeeded()
    #expect(root.diagnostics.map { $0.items } == [["a"], ["b"]])
  }
}

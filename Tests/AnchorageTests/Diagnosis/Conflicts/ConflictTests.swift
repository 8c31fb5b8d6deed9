import AnchorageHeadless
import Testing

/// Conflicts, with the whole text of each report; everything that is not broken still holds.
struct ConflictTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")

  init() {
    root.addSubview(a)
  }

  private func place() {
    a.verticalEdges == root.verticalEdges
    a.leading == root.leading
  }

  @Test
  func `a conflict of one view does not hide that another of its name is ambiguous`() {
    let root = makeRoot()
    let (a, b) = (LayoutView(name: "same"), LayoutView(name: "same"))
    add(a, b, to: root)
    a.edges == root.edges
    a.width == 1
    b.top == root.top
    b.leading == root.leading
    b.height == 10
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.items) == [["same", "root"], ["same"]])
  }

  @Test
  func `a constraint that a variable keeps has no line in a batch, and the report says so`() {
    place()
    let line = #line + 2
    batch {
      a.width == 100
      let kept = a.width == 200
      _ = kept
    }
    #expect(
      problems(of: root) == """
        error: required constraints conflict on the x-axis of 'a'
            a.width == 100      ConflictTests.swift:\(line)
            a.width == 200      gives way
        note: a statement outside of a 'batch { }', or kept in a variable, has no line
        help: remove one of them, for example 'a.width == 200'
        """)
  }

  @Test
  func `two widths conflict and the later one is broken`() {
    place()
    let first = a.width == 100
    a.width == 200
    #expect(
      problems(of: root) == """
        error: required constraints conflict on the x-axis of 'a'
            a.width == 100
            a.width == 200      gives way
        note: wrap the statements in 'batch { }' to see their lines
        help: remove one of them, for example 'a.width == 200'
        """)
    #expect(a.frame == LayoutRect(x: 0, y: 0, width: 100, height: 300))
    first.isActive = false
    #expect(problems(of: root) == "")
    #expect(a.frame.width == 200)
  }

  @Test
  func `a report names the lines, the root's size and the smallest set`() {
    let line = #line
    batch {
      a.verticalEdges == root.verticalEdges
      a.leading == root.leading + 16
      a.trailing == root.trailing - 16
      a.width <= 1000
      a.width == 400
    }
    #expect(
      problems(of: root) == """
        error: required constraints conflict on the x-axis of 'a'
            a.leading == root.leading + 16        ConflictTests.swift:\(line + 3)
            a.trailing == root.trailing - 16      ConflictTests.swift:\(line + 4)
            a.width == 400                        ConflictTests.swift:\(line + 6), gives way
        note: 16 + 16 + 400 = 432, but 'root.width' is 400
        help: make one of them optional, for example 'a.width == 400 ~ 999'; then a.width is 368
        """)
    guard case .conflict(let conflict)? = root.diagnostics.first else { return }
    #expect(conflict.axis == .horizontal && conflict.item == "a" && conflict.items == ["a", "root"])
    #expect(root.diagnostics[0].kind == "conflict" && root.diagnostics[0].broken == ["a.width == 400"])
  }

  @Test
  func `a width below zero conflicts with sizes never being negative`() {
    root.frame = LayoutRect(x: 0, y: 0, width: 0, height: 300)
    a.verticalEdges == root.verticalEdges
    a.leading == root.leading + 4
    a.trailing == root.trailing - 10
    #expect(
      problems(of: root) == """
        error: required constraints conflict on the x-axis of 'a'
            a.leading == root.leading + 4
            a.trailing == root.trailing - 10      gives way
            a.width >= 0                          (sizes are never negative)
        note: root.width is 0
        note: wrap the statements in 'batch { }' to see their lines
        help: make one of them optional, for example 'a.trailing == root.trailing - 10 ~ 999'; then a.trailing is root.trailing + 4
        """)
    #expect(a.frame.minX == 4 && a.frame.width >= 0)
  }

  /// Required constraints that cannot hold together, and the widths that hold all but one of them.
  struct Contradiction: Sendable, CustomTestStringConvertible {
    var width = 400.0
    var make: @Sendable (_ a: LayoutView, _ root: LayoutView) -> [LayoutConstraint]
    var report: Set<String>
    var testDescription: String { report.sorted().joined(separator: ", ") }
  }

  private static let contradictions = [
    Contradiction(
      make: { a, root in [a.leading == root.leading, a.width == 100, a.width == 200] },
      report: ["a.width == 100", "a.width == 200"]),
    Contradiction(
      width: 0, make: { a, root in [a.leading == root.leading + 4, a.trailing == root.trailing - 10] },
      report: ["a.leading == root.leading + 4", "a.trailing == root.trailing - 10", "a.width >= 0"]),
    Contradiction(
      make: { a, root in
        [a.width == 2 * root.width, a.leading == root.leading, a.trailing == root.trailing]
      },
      report: ["a.width == root.width * 2", "a.leading == root.leading", "a.trailing == root.trailing"]),
    Contradiction(
      make: { a, root in [a.leading == root.leading, a.width == 0.3 * root.width, a.width >= 150] },
      report: ["a.width == root.width * 0.3", "a.width >= 150"]),
  ]

  @Test(arguments: contradictions)
  func `one report lists what contradicts itself, and all but the broken one hold`(_ example: Contradiction) {
    root.frame.size.width = example.width
    a.verticalEdges == root.verticalEdges
    let constraints = example.make(a, root)
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.kind) == ["conflict"])
    guard let conflict = root.diagnostics.first else { return }
    #expect(Set(conflict.constraints) == example.report && conflict.constraints.count == example.report.count)
    #expect(conflict.broken.count == 1 && example.report.isSuperset(of: conflict.broken))
    for constraint in constraints {
      #expect(constraint.isActive)
      #expect(holds(constraint) != conflict.broken.contains(constraint.description))
    }
    #expect(a.frame.width >= 0 && a.frame.height == 300)
  }

  /// Whether a constraint of `a` holds in the frames, which begin at the left edge of the root.
  private func holds(_ constraint: LayoutConstraint) -> Bool {
    func value(_ view: LayoutView, _ attribute: LayoutAttribute) -> Double {
      let left = view === root ? 0 : view.frame.minX
      switch attribute {
      case .leading: return left
      case .trailing: return left + view.frame.width
      default: return view.frame.width
      }
    }
    let left = value(a, constraint.firstAttribute)
    let other = constraint.secondItem.map { _ in value(root, constraint.secondAttribute) } ?? 0
    let right = constraint.multiplier * other + constraint.constant
    return constraint.relation == .equal ? left == right : left >= right
  }

  @Test
  func `a single constraint may conflict alone`() {
    place()
    a.width == -5
    #expect(
      problems(of: root) == """
        error: required constraints conflict on the x-axis of 'a'
            a.width == -5      gives way
            a.width >= 0       (sizes are never negative)
        note: wrap the statements in 'batch { }' to see their lines
        help: flip the sign: 'a.width == 5'
        """)
  }

  @Test
  func `a limit that cannot be met breaks, and yields when optional`() {
    place()
    let share = a.width == 0.3 * root.width
    a.width >= 150
    root.layoutIfNeeded()
    #expect(root.diagnostics.map { $0.kind } == ["conflict"])
    share.priority = .high
    #expect(problems(of: root) == "")
    #expect(a.frame.width == 150)
  }

  @Test
  func `extents that can only be zero are no conflict`() {
    let b = LayoutView(name: "b")
    root.addSubview(b)
    [a, b].verticalEdges == root.verticalEdges
    [a, b].leading == root.leading
    a.width == 2 * b.width
    b.width == 3 * a.width
    #expect(problems(of: root) == "")
    #expect(a.frame.width == 0 && b.frame.width == 0)
  }

  @Test
  func `views placed by frame, margins and required content say where they come from`() {
    let b = LayoutView(name: "b", frame: LayoutRect(x: 10, y: 20, width: 30, height: 40))
    let c = ContentView("c", 50, 10)
    add(b, c, to: root)
    a.verticalEdges == b.verticalEdges
    a.leading == b.leading
    a.trailing == b.trailing
    a.width == 35
    c.edges == root.margins.edges
    c.setContentHuggingPriority(.required, for: .horizontal)
    expectLines(
      problems(of: root),
      """
      error: required constraints conflict on the x-axis of 'a'
          b.width == 30                 (its frame)
          a.leading == b.leading
          a.trailing == b.trailing
          a.width == 35                 gives way
      note: wrap the statements in 'batch { }' to see their lines
      help: make one of them optional, for example 'a.width == 35 ~ 999'; then a.width is 30
      error: required constraints conflict on the x-axis of 'c'
          root.margins.left == root.left + 8        (its insets)
          root.margins.right == root.right - 8      (its insets)
          c.width <= 50                             (its content), gives way
          c.leading == root.margins.leading
          c.trailing == root.margins.trailing
      note: 8 + 8 + 50 = 66 at most, but 'root.width' is 400
      note: hugging of 'c' is 1000, like a constraint: the content size gives way first
      help: lower it, for example 'c.hugging.horizontal = 999'; then c.width is 384
      """)
    #expect(b.frame == LayoutRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test
  func `frames and margins in a conflict are told between alignment rects`() {
    let b = LayoutView(name: "b", frame: LayoutRect(x: 10, y: 20, width: 50, height: 40))
    let c = LayoutView(name: "c")
    b.alignmentRectInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    add(b, to: root)
    add(c, to: b)
    a.verticalEdges == b.verticalEdges
    a.leading == root.leading + 30
    a.leading == b.leading
    a.width == 10
    c.leading == b.leading
    c.leading == b.margins.leading
    c.top == b.top
    c.size == 10
    expectLines(
      problems(of: root),
      """
      error: required constraints conflict on the x-axis of 'a'
          b.left == root.left + 12            (its frame)
          a.leading == root.leading + 30
          a.leading == b.leading              gives way
      note: wrap the statements in 'batch { }' to see their lines
      help: remove one of them, for example 'a.leading == b.leading'
      error: required constraints conflict on the x-axis of 'c'
          b.margins.left == b.left + 6        (its insets)
          c.leading == b.leading
          c.leading == b.margins.leading      gives way
      help: remove one of them, for example 'c.leading == b.margins.leading'
      """)
  }

  @Test
  func `conflicts on both axes are reported one by one, and what is left holds`() {
    place()
    a.width == 50
    a.width == 60
    a.height == 10
    a.width == a.height
    root.layoutIfNeeded()
    let conflicts = root.diagnostics.map { $0.constraints }
    #expect(
      conflicts == [
        ["a.width == 50", "a.width == 60"],
        ["a.top == root.top", "a.bottom == root.bottom", "a.height == 10"],
        ["a.top == root.top", "a.bottom == root.bottom", "a.width == 50", "a.width == a.height"],
      ])
    #expect(a.frame == LayoutRect(x: 0, y: 0, width: 50, height: 300))
  }

  @Test
  func `guides are never negative either`() {
    let guide = LayoutGuide(name: "g")
    root.addLayoutGuide(guide)
    a.edges == root.edges
    guide.leading == root.leading + 300
    guide.trailing == root.trailing - 300
    #expect(
      problems(of: root) == """
        error: required constraints conflict on the x-axis of 'g'
            g.leading == root.leading + 300
            g.trailing == root.trailing - 300      gives way
            g.width >= 0                           (sizes are never negative)
        note: 300 + 300 = 600 at least, but 'root.width' is 400
        note: wrap the statements in 'batch { }' to see their lines
        help: make one of them optional, for example 'g.trailing == root.trailing - 300 ~ 999'; then g.trailing is root.trailing - 100
        """)
    #expect(guide.layoutFrame.minX == 300 && guide.layoutFrame.width >= 0)
  }

  @Test
  func `a view narrower than its margins is in conflict with them`() {
    a.frame = LayoutRect(x: 0, y: 0, width: 20, height: 50)
    a.layoutMargins = LayoutInsets(15)
    let guide = a.margins
    let inside = LayoutGuide(name: "inside")
    a.addLayoutGuide(inside)
    inside.leading == guide.leading
    inside.size == LayoutSize(width: 0, height: 0)
    inside.top == a.top
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.kind) == ["conflict"])
    #expect(root.diagnostics.first?.constraints.contains("a.margins.width >= 0") == true)
    #expect(a.frame.width == 20 && guide.layoutFrame.width >= 0)
    a.frame.size.width = 30
    #expect(problems(of: root) == "" && guide.layoutFrame == LayoutRect(x: 15, y: 15, width: 0, height: 20))
  }

  @Test
  func `a broken constraint is tried again at every change`() {
    place()
    a.width >= 100
    let limit = a.width <= 50
    for _ in 0..<3 {
      root.layoutIfNeeded()
      #expect(a.frame.width >= 100 && limit.isActive && root.diagnostics.count == 1)
      limit.constant = 150
      a.width == 1000 ~ 1
      #expect(problems(of: root) == "" && a.frame.width == 150)
      limit.constant = 50
    }
  }

  @Test
  func `equal requirements that are optional are no conflict`() {
    place()
    a.width == 100
    a.width == 200 ~ 999
    a.width <= 10 ~ 999
    #expect(problems(of: root) == "" && a.frame.width == 100)
  }

  @Test
  func `content that comes late is in a conflict what it would be in a new tree`() {
    let text = ContentView("text")
    root.addSubview(text)
    text.setContentHuggingPriority(.required, for: .horizontal)
    text.width == 100
    root.layoutIfNeeded()
    text.content.width = 50
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    let edited = root.diagnostics.map(\.broken)
    root.layoutDirection = .leftToRight
    root.layoutIfNeeded()
    #expect(edited == root.diagnostics.map(\.broken) && edited.first == ["text.width <= 50"])
    #expect(text.frame.width == 100)
  }

  @Test
  func `a conflict that wrapped text brings about breaks what it would break in a new tree`() {
    func tree(isEdited: Bool) -> (LayoutView, LayoutView) {
      let root = makeRoot(80, 300)
      let label = LayoutLabel(name: "l", text: "one two three four five")
      let other = LayoutView(name: "m")
      label.numberOfLines = 0
      label.setContentCompressionResistancePriority(.required, for: .vertical)
      add(label, other, to: root)
      label.horizontalEdges == root.horizontalEdges
      [label, other].top == root.top
      other.leading == root.leading
      other.width == 10
      if isEdited {
        other.height == 16
        root.layoutIfNeeded()
      }
      label.height == other.height
      if !isEdited { other.height == 16 }
      root.layoutIfNeeded()
      return (root, other)
    }
    let (edited, fresh) = (tree(isEdited: true), tree(isEdited: false))
    #expect(edited.0.layoutDescription == fresh.0.layoutDescription)
    #expect(edited.0.diagnostics.map(\.broken) == fresh.0.diagnostics.map(\.broken))
    // The three lines of text give way.
    #expect(edited.0.diagnostics.first?.broken == ["l.height >= 48"] && edited.1.frame.height == 16)
  }
}

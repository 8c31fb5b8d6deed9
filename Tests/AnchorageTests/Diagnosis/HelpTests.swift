import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Help mends: what it says is done to the tree, and the problem is gone.
struct HelpTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")

  init() {
    root.addSubview(a)
  }

  /// The help of each report.
  private var helps: [LayoutHelp?] {
    root.layoutIfNeeded()
    return root.diagnostics.map { $0.help }
  }

  /// Does what the first help says.
  private func mend() {
    guard let help = helps.first ?? nil else { return }
    #expect(HelpHand(root: root).apply(help) == nil)
  }

  @Test
  func `guides that no constraint mentions any more do not decide which help is best`() throws {
    a.edges == root.edges.inset(by: 8)
    let early = a.margins.leading <= root.trailing
    root.layoutIfNeeded()
    early.isActive = false
    root.layoutIfNeeded()
    // Four numbers of the root, and four of the view.
    #expect(try #require(root.engine).effects().numbers.count == 8)
  }

  @Test
  func `a mask that was left on is turned off`() {
    a.edges == root.edges.inset(by: 8)
    a.translatesAutoresizingMaskIntoConstraints = true
    #expect(
      problems(of: root) == """
        error: required constraints conflict on the y-axis of 'a'
            a.top == root.top          (its frame)
            a.top == root.top + 8      gives way
        note: wrap the statements in 'batch { }' to see their lines
        help: let its constraints place it: 'a.translatesAutoresizingMaskIntoConstraints = false'
        error: required constraints conflict on the x-axis of 'a'
            a.left == root.left                (its frame)
            a.leading == root.leading + 8      gives way
        help: let its constraints place it: 'a.translatesAutoresizingMaskIntoConstraints = false'
        error: required constraints conflict on the y-axis of 'a'
            a.top == root.top                (its frame)
            a.height == 0                    (its frame)
            a.bottom == root.bottom - 8      gives way
        note: root.height is 300
        help: let its constraints place it: 'a.translatesAutoresizingMaskIntoConstraints = false'
        error: required constraints conflict on the x-axis of 'a'
            a.left == root.left                  (its frame)
            a.width == 0                         (its frame)
            a.trailing == root.trailing - 8      gives way
        note: root.width is 400
        help: let its constraints place it: 'a.translatesAutoresizingMaskIntoConstraints = false'
        """)
    mend()
    #expect(problems(of: root) == "")
    #expect(a.frame == LayoutRect(x: 8, y: 8, width: 384, height: 284))
  }

  @Test
  func `a mask that was left on is turned off, and what only the frame said is stated`() {
    a.frame = LayoutRect(x: 30, y: 40, width: 100, height: 50)
    a.leading == root.leading + 8
    a.width == 120
    a.translatesAutoresizingMaskIntoConstraints = true
    #expect(
      helps.first.map { $0.map { "\($0)" } } == """
        let its constraints place it: 'a.translatesAutoresizingMaskIntoConstraints = false', 'a.top == root.top + 40' \
        and 'a.height == 50'
        """)
    mend()
    #expect(problems(of: root) == "")
    #expect(a.frame == LayoutRect(x: 8, y: 40, width: 120, height: 50))
  }

  @Test
  func `content has a say where a mask was left on`() {
    let label = LayoutLabel(name: "label", text: "Hello")
    root.addSubview(label)
    label.top == root.top + 8
    label.translatesAutoresizingMaskIntoConstraints = true
    #expect(
      helps.first.map { $0.map { "\($0)" } } == """
        let its constraints place it: 'label.translatesAutoresizingMaskIntoConstraints = false' \
        and 'label.leading == root.leading'
        """)
    mend()
    #expect(problems(of: root) == "")
    #expect(label.frame.origin == LayoutPoint(x: 0, y: 8))
  }

  @Test
  func `right to left, a mask that was left on is turned off the same`() {
    root.layoutDirection = .rightToLeft
    a.frame = LayoutRect(x: 30, y: 40, width: 100, height: 50)
    a.alignmentRectInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    a.top == root.top + 8
    a.height == 20
    a.translatesAutoresizingMaskIntoConstraints = true
    mend()
    #expect(problems(of: root) == "")
    // The frame is 1 higher and 3 lower than what constraints see.
    #expect(a.frame == LayoutRect(x: 30, y: 7, width: 100, height: 24))
  }

  @Test
  func `a root without a size gets one`() {
    root.frame.size = .zero
    a.edges == root.edges.inset(by: 8)
    root.layoutIfNeeded()
    #expect(
      helps.map { $0.map { "\($0)" } }
        == Array(
          repeating:
            "a root is as large as its frame: 'root.frame.size.width = 320' and 'root.frame.size.height = 480'",
          count: 2))
    mend()
    #expect(problems(of: root) == "")
    #expect(a.frame == LayoutRect(x: 8, y: 8, width: 304, height: 464))
  }

  @Test
  func `a negative size is left out rather than made optional`() {
    a.topLeading == root.topLeading
    a.height == 20
    a.width == -20
    a.width == 400
    root.layoutIfNeeded()
    #expect(problems(of: root).hasSuffix("help: remove it: 'a.width == -20'"))
  }

  @Test
  func `a negative size that nothing replaces gets no priority`() {
    a.topLeading == root.topLeading
    a.height == 20
    a.width <= -20
    root.layoutIfNeeded()
    #expect(!problems(of: root).contains("~"))
  }

  @Test
  func `a view of open size ends where what is inside ends, in place of limits`() {
    let title = ContentView("title", 1, 1)
    a.addSubview(title)
    a.topLeading == root.topLeading
    title.topLeading == a.topLeading.offset(x: 8, y: 8)
    title.trailing <= a.trailing - 8
    title.bottom <= a.bottom - 8
    root.layoutIfNeeded()
    #expect(
      problems(of: root) == """
        warning: the layout of 'a' is ambiguous
        note: a.width and a.height are not determined; Apple's engine chooses the same
        help: add constraints, for example 'title.trailing == a.trailing - 8' and 'title.bottom == a.bottom - 8', in place \
        of 'title.trailing <= a.trailing - 8' and 'title.bottom <= a.bottom - 8'
        """)
  }

  @Test
  func `right to left, a leading edge is pinned though the width is open for another reason`() {
    let b = LayoutView(name: "b")
    root.addSubview(b)
    root.layoutDirection = .rightToLeft
    [a, b].top == root.top
    [a, b].height == 20
    a.leading == root.leading
    b.width == a.width
    #expect(
      problems(of: root) == """
        warning: the layout of 'a' is ambiguous
        note: a.width is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'a.trailing == root.trailing'
        warning: the layout of 'b' is ambiguous
        note: b.leading is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'b.leading == root.leading'
        """)
    #expect(helps[1].map(HelpHand(root: root).apply) == .some(nil))
    #expect(
      problems(of: root) == """
        warning: the layout of 'a' is ambiguous
        note: a.width is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'a.trailing == root.trailing'
        """)
  }

  @Test
  func `a frame that nothing else gives is left on`() {
    let b = LayoutView(name: "b", frame: LayoutRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(b)
    a.edges == b.edges
    a.width == 35
    #expect(helps.map { $0?.code } == [["a.width == 35 ~ 999"]])
    mend()
    #expect(problems(of: root) == "")
  }

  @Test
  func `help keeps a view inside its superview where another change would push it out`() {
    // As wide as the root, a square would end 100 points below it.
    a.edges == root.edges
    a.width == a.height
    #expect(helps.map { $0?.code } == [["a.trailing == root.trailing ~ 999"]])
    mend()
    #expect(problems(of: root) == "")
    #expect(a.frame == LayoutRect(x: 0, y: 0, width: 300, height: 300))
  }

  @Test
  func `a view that keeps its ratio gives way below, whichever edge was declared last`() {
    a.leading == root.leading
    a.bottom == root.bottom
    a.trailing == root.trailing
    a.top == root.top
    a.width == a.height * 2
    // 400 wide it is 200 high, of 300.
    #expect(
      problems(of: root) == """
        error: required constraints conflict on both axes of 'a'
            a.leading == root.leading
            a.bottom == root.bottom
            a.trailing == root.trailing
            a.top == root.top
            a.width == a.height * 2          gives way
        note: root.width is 400
        note: root.height is 300
        note: wrap the statements in 'batch { }' to see their lines
        help: make another one of them optional, for example 'a.bottom == root.bottom ~ 999'; then a.bottom is root.bottom - 100
        """)
    mend()
    #expect(problems(of: root) == "")
    #expect(a.frame == LayoutRect(x: 0, y: 0, width: 400, height: 200))
  }

  @Test
  func `a content priority is lowered where that mends`() {
    let c = ContentView("c", 50, 10)
    root.addSubview(c)
    a.edges == root.edges
    c.edges == root.edges
    c.hugging = .init(.required)
    #expect(helps.map { $0?.code } == [["c.hugging.horizontal = 999"], ["c.hugging.vertical = 999"]])
    mend()
    #expect(root.diagnostics.isEmpty == false)
    #expect(helps.map { $0?.code } == [["c.hugging.vertical = 999"]])
    mend()
    #expect(problems(of: root) == "")
  }

  @Test
  func `no help is printed where nothing that is tried mends`() {
    // Its frame and its margins are in conflict, and neither is a line of code.
    a.frame = LayoutRect(x: 0, y: 0, width: 20, height: 50)
    a.layoutMargins = LayoutInsets(15)
    let inside = LayoutGuide(name: "inside")
    a.addLayoutGuide(inside)
    inside.topLeading == a.margins.topLeading
    inside.size == LayoutSize(width: 0, height: 0)
    #expect(helps == [nil])
    #expect(!problems(of: root).contains("help"))
  }

  @Test
  func `an old report has no help once the tree changed`() {
    a.edges == root.edges
    let width = a.width == 10
    root.layoutIfNeeded()
    #expect(root.diagnostics.map { $0.help?.code } == [["a.width == 10 ~ 999"]])
    width.constant = 20
    #expect(root.diagnostics.map { $0.help?.code } == [["a.width == 10 ~ 999"]])
    root.layoutIfNeeded()
    width.constant = 30
    #expect(root.diagnostics.map { $0.help?.code } == [nil])
  }

  @Test
  func `twenty reports have help, and no more changes are tried for each than it takes`() {
    let views = (0..<30).map { LayoutView(name: "v\($0)") }
    for view in views {
      root.addSubview(view)
      view.size == LayoutSize(width: 10, height: 10)
      view.top == root.top
    }
    a.edges == root.edges
    root.layoutIfNeeded()
    #expect(root.diagnostics.count == 30)
    #expect(root.diagnostics.filter { $0.help != nil }.count == 20)
    var adviser = Adviser(for: root)
    _ = adviser?.helps(for: 30, [])
    // The first is right: `v0.leading == root.leading`.
    #expect(adviser?.trialCount == 20)
  }

  /// A random tree; every other one has nothing but required constraints, so that many are in conflict.
  private static func randomPlan(_ seed: Int) -> TreePlan {
    var writer = TreeWriter(seed: seed)
    var plan = writer.write()
    if seed % 2 == 0 { for index in plan.rules.indices { plan.rules[index].priority = .required } }
    return plan
  }

  @Test(arguments: randomCases(40))
  func `what help says to do to a random tree mends it`(ten: Int) {
    for seed in (10 * ten)..<(10 * ten + 10) {
      let plan = Self.randomPlan(seed)
      let tree = RandomTree(plan)
      tree.root.layoutIfNeeded()
      let reports = tree.root.diagnostics
      for (index, report) in reports.enumerated() {
        guard let help = report.help else { continue }
        let mended = RandomTree(plan)
        mended.root.layoutIfNeeded()
        let openBefore = mended.openNames
        let emptyBefore = mended.namesOfLostContents
        #expect(HelpHand(root: mended.root).apply(help) == nil, "seed \(seed) \(report)")
        mended.root.layoutIfNeeded()
        let after = mended.root.engine?.reports() ?? []
        let (brokenBefore, brokenAfter) = (reports.flatMap { $0.broken }, after.flatMap { $0.broken })
        switch report {
        case .conflict:
          #expect(brokenAfter.count < brokenBefore.count, "seed \(seed), report \(index): \(report)")
        default:
          #expect(!after.contains { $0.isAbout(report) }, "seed \(seed), report \(index): \(report)")
        }
        #expect(brokenAfter.count <= brokenBefore.count, "seed \(seed): \(report)")
        #expect(mended.openNames.isSubset(of: openBefore), "seed \(seed): \(report)")
        #expect(mended.namesOfLostContents.isSubset(of: emptyBefore), "seed \(seed): \(report)")
      }
    }
  }

  @Test
  func `most random conflicts and openings have help`() {
    var (conflicts, openings) = ((all: 0, helped: 0), (all: 0, helped: 0))
    for seed in 0..<100 {
      let tree = RandomTree(Self.randomPlan(seed))
      tree.root.layoutIfNeeded()
      for report in tree.root.diagnostics {
        switch report {
        case .conflict:
          conflicts.all += 1
          conflicts.helped += report.help == nil ? 0 : 1
        case .ambiguity, .tie:
          openings.all += 1
          openings.helped += report.help == nil ? 0 : 1
        default: break
        }
      }
    }
    #expect(conflicts.all > 50 && openings.all > 50)
    #expect(10 * conflicts.helped >= 7 * conflicts.all, "\(conflicts)")
    #expect(10 * openings.helped >= 7 * openings.all, "\(openings)")
  }

  @Test
  func `help is about the views that are shown when it is asked for`() {
    let b = LayoutView(name: "b")
    root.addSubview(b)
    a.top == root.top
    a.size == LayoutSize(width: 10, height: 10)
    b.leading == a.trailing + 6
    b.top == root.top
    b.size == LayoutSize(width: 10, height: 10)
    #expect(helps.map { $0?.code } == [["a.leading == root.leading"]])
    a.isHidden = true
    #expect(helps.map { $0?.code } == [["b.leading == root.leading"]])
  }
}

extension LayoutDiagnostic {
  /// Whether two reports are about the same anchors, or wishes, but for their priorities.
  fileprivate func isAbout(_ other: LayoutDiagnostic) -> Bool {
    switch (self, other) {
    case (.ambiguity(let one), .ambiguity(let other)): !Set(one.anchors).isDisjoint(with: other.anchors)
    case (.tie(let one), .tie(let other)):
      !Set(one.constraints.map { $0.text }).isDisjoint(with: other.constraints.map { $0.text })
    default: false
    }
  }
}

extension RandomTree {
  /// The sizes of contents of which nothing is shown.
  fileprivate var namesOfLostContents: Set<String> {
    guard let engine = root.engine else { return [] }
    return Set(
      engine.effects().lostContents.map { extent in
        "\(engine.entries[extent.entry].view?.name ?? "").\(extent.axis)"
      })
  }

  /// The views whose frames are open.
  fileprivate var openNames: Set<String> {
    var names: Set<String> = []
    root.forEachInSubtree { if $0.hasAmbiguousLayout { names.insert($0.name) } }
    return names
  }
}

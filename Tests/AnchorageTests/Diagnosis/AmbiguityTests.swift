import AnchorageHeadless
import Testing

/// Layouts with more than one right answer; the intervals are those of the documented semantics.
///
/// Which of the right answers a view gets is nobody's business, so no test names it.
struct AmbiguityTests {
  let root = makeRoot()

  /// A view in the top left corner, 10 points high.
  private func corner() -> LayoutView {
    let view = LayoutView(name: "a")
    root.addSubview(view)
    view.leading == root.leading
    view.top == root.top
    view.height == 10
    return view
  }

  /// Views of content 50 × 20 and 60 × 20 side by side, 8 points apart and 8 from the sides.
  private func row() -> (ContentView, ContentView) {
    let (a, b) = (ContentView("a", 50, 20), ContentView("b", 60, 20))
    add(a, b, to: root)
    a.leading == root.leading + 8
    b.leading == a.trailing + 8
    b.trailing == root.trailing - 8
    [a, b].top == root.top
    return (a, b)
  }

  @Test
  func `views that have one layout are not looked at for the sake of one that has more`() {
    /// The terms that passes follow where a view has one layout or two, beside others that have one.
    func terms(count: Int, isOpen: Bool) -> Int {
      let root = makeRoot()
      for index in 0..<count {
        let label = ContentView("label \(index)", 50, 20)
        root.addSubview(label)
        label.topLeading == root.topLeading
      }
      let view = LayoutView(name: "a")
      root.addSubview(view)
      view.topLeading == root.topLeading
      view.height == 10
      view.width >= 100
      view.width <= 100 + (isOpen ? 50 : 0)
      root.layoutIfNeeded()
      #expect(view.hasAmbiguousLayout == isOpen)
      // The terms expanded for the question about ambiguity count with the next presolve.
      view.height == 10
      root.layoutIfNeeded()
      return root.solverStatistics.expandedTerms
    }
    let few = terms(count: 5, isOpen: true) - terms(count: 5, isOpen: false)
    let many = terms(count: 50, isOpen: true) - terms(count: 50, isOpen: false)
    #expect(few > 0 && few == many)
  }

  @Test
  func `hidden views, and what is inside them, are not reported until they are shown`() {
    let (box, a) = (LayoutView(name: "box"), LayoutView(name: "a"))
    root.addSubview(box)
    box.addSubview(a)
    box.edges == root.edges
    let layout = batch(active: false) { a.edges == box.edges }
    a.isHidden = true
    #expect(problems(of: root) == "" && a.hasAmbiguousLayout)
    a.isHidden = false
    #expect(root.diagnostics.map(\.kind) == ["ambiguity"])
    box.isHidden = true
    #expect(problems(of: root) == "")
    box.isHidden = false
    layout.activate()
    #expect(problems(of: root) == "" && !a.hasAmbiguousLayout)
  }

  @Test
  func `two wishes of one priority leave the width between them open`() {
    let a = corner()
    a.width == 100 ~ .medium
    a.width == 200 ~ .medium
    #expect(
      problems(of: root) == """
        warning: optional constraints of equal priority compete for 100 points
            a.width == 100 ~ .medium
            a.width == 200 ~ .medium      gives way
        note: Apple's engine chooses the same
        note: wrap the statements in 'batch { }' to see their lines
        help: raise one, for example 'a.width == 100 ~ 501'
        """)
    #expect((100...200).contains(a.frame.width) && a.hasAmbiguousLayout)
  }

  @Test
  func `a conflict hides nothing that has nothing to do with it`() {
    let a = LayoutView(name: "a")
    root.addSubview(a)
    a.width == 100
    a.width == 200
    a.height == 20
    root.layoutIfNeeded()
    #expect(
      root.diagnostics.map(\.summary) == [
        "error: conflict on the x-axis of 'a': a.width == 100, a.width == 200 gives way",
        "warning: not determined: a.leading, a.top",
      ])
    #expect(root.diagnostics.map(\.isError) == [true, false])
  }

  @Test
  func `the ranges of open anchors are told, as far as they are bounded`() {
    let a = LayoutView(name: "a")
    root.addSubview(a)
    a.leading >= root.leading + 20
    a.trailing <= root.trailing - 30
    a.width == 50
    a.height == 10
    a.top >= root.top + 5
    root.layoutIfNeeded()
    for case .ambiguity(let ambiguity) in root.diagnostics {
      #expect(ambiguity.parts.map(\.attributes) == [[.leading, .top]])
      // 400 − 30 − 50 = 320
      #expect(ambiguity.parts.map(\.ranges) == [[20...320, 5 ... .infinity]])
    }
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    for case .ambiguity(let ambiguity) in root.diagnostics {
      // Its leading edge is the right one: 30 + 50, and 400 − 20.
      #expect(ambiguity.parts.map(\.ranges) == [[80...380, 5 ... .infinity]])
    }
    #expect(root.diagnostics.map(\.kind) == ["ambiguity"])
  }

  @Test
  func `of many open anchors the first hundred have ranges, each of which takes a solve`() {
    for index in 0..<60 { root.addSubview(LayoutView(name: "v\(index)")) }
    for view in root.subviews { view.height == 10 }
    for view in root.subviews { view.top == root.top }
    root.layoutIfNeeded()
    var ranges: [ClosedRange<Double>?] = []
    for case .ambiguity(let ambiguity) in root.diagnostics { ranges += ambiguity.parts.flatMap { $0.ranges } }
    // Each view has an open place and an open width.
    #expect(ranges.count == 120 && ranges.prefix(100).allSatisfy { $0 != nil })
    #expect(ranges.dropFirst(100).allSatisfy { $0 == nil })
  }

  @Test
  func `a wish and a limit of one priority leave the width between them open`() {
    let a = corner()
    a.width == 24 ~ .medium
    a.width >= 30 ~ .medium
    root.layoutIfNeeded()
    #expect((24...30).contains(a.frame.width) && a.hasAmbiguousLayout)
  }

  @Test
  func `views that hug alike leave open which of them takes the room`() {
    let (a, b) = row()
    root.layoutIfNeeded()
    #expect((50...316).contains(a.frame.width) && a.frame.width + b.frame.width == 376)
    #expect(
      a.hasAmbiguousLayout && b.hasAmbiguousLayout
        && root.diagnostics.map(\.kind) == ["tie"])
    b.setContentHuggingPriority(251, for: .horizontal)
    root.layoutIfNeeded()
    #expect(
      a.frame.width == 316 && !a.hasAmbiguousLayout && !b.hasAmbiguousLayout && root.diagnostics.isEmpty)
  }

  @Test(arguments: [(249, 150...150, false), (250, 150...300, true), (251, 300...300, false)])
  func `a width as strong as hugging leaves the width open`(
    priority: Float, widths: ClosedRange<Double>, isAmbiguous: Bool
  ) {
    let a = ContentView("a", 150, 20)
    root.addSubview(a)
    a.leading == root.leading
    a.top == root.top
    a.width == 300 ~ LayoutPriority(priority)
    root.layoutIfNeeded()
    #expect(widths.contains(a.frame.width) && a.hasAmbiguousLayout == isAmbiguous)
    #expect(a.frame.height == 20 && root.diagnostics.isEmpty == !isAmbiguous)
  }

  @Test
  func `content along one axis leaves the other open`() {
    let a = ContentView("a", LayoutView.noIntrinsicMetric, 30)
    root.addSubview(a)
    a.leading == root.leading
    a.top == root.top
    expectLines(
      problems(of: root),
      """
      warning: the layout of 'a' is ambiguous
      note: a.width is not determined; Apple's engine chooses the same
      help: add a constraint, for example 'a.trailing == root.trailing'
      """)
    #expect(a.frame.width >= 0 && a.frame.height == 30 && a.hasAmbiguousLayout)
  }

  @Test
  func `guides that space views along one axis are open along the other, and nobody minds`() {
    let views = ["a", "b", "c"].map { LayoutView(name: $0) }
    let guides = (1...4).map { LayoutGuide(name: "g\($0)") }
    for view in views { root.addSubview(view) }
    for guide in guides { root.addLayoutGuide(guide) }
    views.size == 50
    views.top == root.top
    [guides[0], views[0], guides[1], views[1], guides[2], views[2], guides[3]].distribute(
      .horizontal, in: root)
    guides.dropFirst().width == guides[0].width
    #expect(problems(of: root) == "")
    #expect(views.map(\.frame.minX) == [62.5, 175, 287.5])
    let ambiguous = root.layoutDescription.split(separator: "\n").filter { $0.hasSuffix("ambiguous") }
    #expect(ambiguous.map { $0.split(separator: " ")[1] } == ["g1", "g2", "g3", "g4"])
  }

  @Test
  func `a view that became open is put at zero beside a conflict, too`() {
    let (box, a, b) = (LayoutView(name: "box"), LayoutView(name: "a"), LayoutView(name: "b"))
    add(box, to: root)
    add(a, b, to: box)
    box.frame = LayoutRect(x: 50, y: 40, width: 100, height: 100)
    [a, b].size == 10
    [a, b].leading == box.leading
    // Where a is, nobody says, and b follows it.
    let below = b.top == a.top + 3
    root.layoutIfNeeded()
    #expect([a, b].map { $0.frame.minY } == [0, 3])
    below.isActive = false
    a.top == box.top + 5
    a.width == 20
    root.layoutIfNeeded()
    #expect([a, b].map { $0.frame.minY } == [5, 0])
  }

  @Test
  func `a constraint that gives way no longer chooses among layouts, as it did while it was optional`() {
    let (box, text) = (LayoutView(name: "box"), LayoutLabel(name: "text", text: "long"))
    add(box, to: root)
    add(text, to: box)
    box.height <= 16
    text.top == box.top + 31
    // The text, 16 points high, and the margins need 79: it competes with the height of the text.
    let bottom = text.bottom == box.bottom - 32 ~ .high
    root.layoutIfNeeded()
    bottom.priority = .required
    root.layoutIfNeeded()
    #expect(root.diagnostics.count { $0.isError } == 1)
    // Nothing but its limit is left to say how high the box is.
    #expect(box.frame.height == 0)
  }

  @Test
  func `open views inside of each other move with the outermost`() {
    let views = (0..<3).map { LayoutView(name: "\($0)") }
    var parent = root
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      parent = view
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == [.zero, .zero, .zero])
    views[0].exerciseAmbiguityInLayout()
    #expect(views.map(\.frame.minX) == [100, 0, 0])
    let place = views[1].leading == root.leading + 50
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 0])
    place.isActive = false
    views[0].leading == root.leading + 20
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [20, 0, 0])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `an open view in an open one is reported by itself`(direction: LayoutDirection) {
    let (outer, inner) = (LayoutView(name: "outer"), LayoutView(name: "inner"))
    root.layoutDirection = direction
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.size == 40
    inner.size == 20
    root.layoutIfNeeded()
    expectLines(
      problems(of: root),
      """
      warning: the layout of 'outer' is ambiguous
      note: outer.leading and outer.top are not determined; Apple's engine chooses the same
      help: add constraints, for example 'outer.leading == root.leading' and 'outer.top == root.top'
      warning: the layout of 'inner' is ambiguous
      note: inner.leading and inner.top are not determined; Apple's engine chooses the same
      help: add constraints, for example 'inner.leading == outer.leading' and 'inner.top == outer.top'
      """)
  }

  @Test
  func `guides that no constraint mentions change no report`() {
    let (outer, inner) = (ContentView("outer", 50, 20), LayoutView(name: "inner"))
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.top == root.top + 27
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    let before = problems(of: root)
    #expect(before.contains("outer.leading"))
    for guide in [inner.margins, inner.safeArea, inner.readableContent] {
      #expect(guide.layoutFrame == .zero)
    }
    root.layoutIfNeeded()
    #expect(problems(of: root) == before)
  }
}

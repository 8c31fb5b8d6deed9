import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// For every mistake: the whole report, and that doing what its help says is no mistake any more.
struct MistakeHelpTests {
  /// The items that the calls are about.
  final class Place {
    let root = makeRoot()
    let (a, b, c) = (LayoutView(name: "a"), LayoutView(name: "b"), LayoutView(name: "c"))
    let row = LayoutStackView(name: "row")
    let guide = LayoutGuide(name: "g")
    /// The declared constraints.
    var constraints = ConstraintGroup<HeadlessBackend>()

    init() {
      add(a, b, row, to: root)
      for view in [a, b, row] { view.edges == root.edges }
      root.layoutIfNeeded()
    }

    /// The reports of calls that have no meaning.
    var mistakes: [LayoutMistake] {
      let top = root.superview ?? root
      top.layoutIfNeeded()
      return top.diagnostics.compactMap { if case .misuse(let mistake) = $0 { mistake } else { nil } }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let report: String
    let call: @Sendable (Place) -> Void
    let mend: @Sendable (Place) -> Void

    init(
      _ report: String, _ call: @escaping @Sendable (Place) -> Void,
      mend: @escaping @Sendable (Place) -> Void
    ) {
      testDescription = String(report.prefix { $0 != "\n" })
      (self.report, self.call, self.mend) = (report, call, mend)
    }
  }

  @Test(arguments: cases)
  func `a mistake is reported, and what its help says is none`(_ mistake: Case) {
    let place = Place()
    mistake.call(place)
    expectLines(place.mistakes.map { "\($0)" }.joined(separator: "\n"), mistake.report)
    mistake.mend(place)
    expectLines(place.mistakes.map { "\($0)" }.joined(separator: "\n"), "")
    #expect(place.constraints.allSatisfy { $0.isActive })
  }

  @Test
  func `every reason that a tree has is among them`() {
    let found = Self.cases.flatMap { mistake in
      let place = Place()
      mistake.call(place)
      return place.mistakes.compactMap { Self.index(of: $0.reason) }
    }
    #expect(Set(found) == Set(0..<29))
  }

  /// The reasons in order; `nil` for those of UIKit, AppKit and SwiftUI, which `PlatformMistakeHelpTests` has.
  private static func index(of reason: LayoutMistake.Reason) -> Int? {
    switch reason {
    case .constraintWasReplaced, .tooManyAnchors, .unknownName, .anchorsUntold: nil
    case .numberOutOfRange: 0
    case .negativeSize: 1
    case .priorityOutOfRange: 2
    case .noCommonAncestor: 3
    case .declaredTooEarly: 4
    case .guideWithoutView: 5
    case .itemIsGone: 6
    case .placeEqualsNumber: 7
    case .mixedDirections: 8
    case .incompatibleAttributes: 9
    case .saysNothing: 10
    case .cycle: 11
    case .noSuchIndex: 12
    case .notASubview: 13
    case .guideOfAnotherView: 14
    case .baselineOutside: 15
    case .noSuperview: 16
    case .layoutWhileMeasuring: 17
    case .nothingInCommon: 18
    case .alignmentAlongAxis: 19
    case .wrongNumberOfGaps, .wrongNumberOfWeights: 20
    case .unequalCounts: 21
    case .evenlyWithoutContainer: 22
    case .insetAcrossAxis: 23
    case .wrongNumberOfColumns: 24
    case .arrangedAlready: 25
    case .notArranged, .noSuchArrangedIndex: 26
    case .baselinesOfColumn: 27
    case .inTwoTrees: 28
    }
  }

  static let cases = treeCases + constraintCases + listCases

  // MARK: - Trees

  private static let treeCases = [
    Case(
      """
      error: constraints were declared before 'c' was added to 'root'
          c.top == root.top
          c.leading == root.leading
          c.bottom == root.bottom
          c.trailing == root.trailing
      help: declare them afterwards, or activate them again: 'group.activate()'
      """,
      {
        $0.constraints = $0.c.edges == $0.root.edges
        $0.root.addSubview($0.c)
      }, mend: { $0.constraints.activate() }),
    Case(
      """
      error: a constraint was declared before 'g' was added to 'a'
          g.width == b.width
      help: declare it afterwards, or activate it again: 'constraint.isActive = true'
      """,
      {
        let width = $0.guide.width == $0.b.width
        $0.constraints = ConstraintGroup([width], isOn: true)
        $0.a.addLayoutGuide($0.guide)
      }, mend: { $0.constraints[0].isActive = true }),
    Case(
      """
      error: 'c' and 'root' have no common ancestor
          a.top == c.top
      help: put both into one tree first, for example 'root.addSubview(c)'
      """,
      { $0.a.top == $0.c.top },
      mend: {
        $0.root.addSubview($0.c)
        $0.a.top == $0.c.top
      }),
    Case(
      """
      error: 'root' and 'panel' have no common ancestor
          a.top == title.bottom
      help: use views of one tree: each of these roots has a size of its own
      """,
      { place in
        let panel = LayoutView(name: "panel", frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
        let title = LayoutView(name: "title")
        panel.addSubview(title)
        title.edges == panel.edges
        place.a.top == title.bottom
      }, mend: { $0.a.top == $0.b.top }),
    Case(
      """
      error: the guide 'g' belongs to no view
          g.width == b.width
      help: give it to a view first: 'view.addLayoutGuide(g)'
      """,
      { $0.guide.width == $0.b.width },
      mend: {
        $0.root.addLayoutGuide($0.guide)
        $0.guide.width == $0.b.width
      }),
    Case(
      """
      error: an item of the constraint no longer exists
          a.width == gone.width
      help: make the constraint again for the new item
      """,
      { place in
        var gone: LayoutView? = LayoutView(name: "gone")
        let constraint = HeadlessBackend._makeConstraint(
          place.a, gone, _LayoutStatement(.width, .equal, .width))
        gone = nil
        constraint.isActive = true
      }, mend: { $0.a.width == $0.b.width }),
    Case(
      """
      error: 'a' cannot be its own subview
      help: add another view
      """,
      { $0.a.addSubview($0.a) }, mend: { $0.a.addSubview($0.c) }),
    Case(
      """
      error: 'a' contains 'c' and cannot be its subview
      help: take the inner view out of the outer one first: 'c.removeFromSuperview()'
      """,
      {
        $0.a.addSubview($0.b)
        $0.b.addSubview($0.c)
        $0.c.addSubview($0.a)
      },
      mend: {
        $0.c.removeFromSuperview()
        $0.c.addSubview($0.a)
        $0.root.addSubview($0.c)
      }),
    Case(
      """
      error: 'root' has 3 subviews, so nothing can be inserted at index 7
      help: use an index from 0 to 3
      """,
      { $0.root.insertSubview($0.c, at: 7) }, mend: { $0.root.insertSubview($0.c, at: 3) }),
    Case(
      """
      error: 'c' is not a subview of 'root'
      help: add it first: 'root.addSubview(c)'
      """,
      { $0.root.bringSubviewToFront($0.c) },
      mend: {
        $0.root.addSubview($0.c)
        $0.root.bringSubviewToFront($0.c)
      }),
    Case(
      """
      error: 'root.margins' belongs to the view that made it and cannot be added to 'a'
      help: add a guide of your own and relate its edges
      """,
      { $0.a.addLayoutGuide($0.root.margins) },
      mend: {
        $0.a.addLayoutGuide($0.guide)
        $0.constraints = $0.guide.edges == $0.root.margins.edges
      }),
    Case(
      """
      error: 'root' has no superview to be pinned to
      help: add it to a view first: 'view.addSubview(root)'
      """,
      { $0.root.pinToSuperview() },
      mend: {
        let view = LayoutView(name: "view")
        view.addSubview($0.root)
        $0.root.pinToSuperview()
      }),
    Case(
      """
      error: 'c' asked for layout while it was measured
      help: answer from the content and the size that 'sizeThatFits(_:)' is given
      """,
      { place in
        let label = ContentView("c", 10, 10)
        label.intentions[.asked] = { [unowned place] in place.root.layoutIfNeeded() }
        place.root.addSubview(label)
        label.topLeading == place.root.topLeading
      }, mend: { $0.root.setNeedsLayout() }),
    Case(
      """
      error: 'c' cannot have the baselines of 'a', which is not inside it
      help: name a subview, or the view itself
      """,
      {
        let view = Named(name: "c")
        view.named = $0.a
        $0.root.addSubview(view)
        view.edges == $0.root.edges
        view.firstBaseline >= $0.root.top
      },
      mend: {
        let view = $0.root.subviews.last as? Named
        view?.named = nil
        view?.invalidateIntrinsicContentSize()
      }),
    Case(
      """
      error: the width or height of 'a' cannot be -5
      help: use a size of 0 or more
      """,
      { $0.a.frame.size.width = -5 }, mend: { $0.a.frame.size.width = 0 }),
  ]

  /// A view with the baselines of another.
  private final class Named: LayoutView {
    var named: LayoutView?
    override var forFirstBaselineLayout: LayoutView { named ?? self }
  }

  // MARK: - Constraints

  private static let constraintCases = [
    Case(
      """
      error: the constant of a constraint of 'a' cannot be infinite
          a.leading == b.leading + inf
      help: use a finite number of magnitude 1000000000 or less
      """,
      { $0.a.leading == $0.b.leading + .infinity }, mend: { $0.a.leading == $0.b.leading + 1e9 }),
    Case(
      """
      error: the multiplier of a constraint of 'a' cannot be 20000
          a.width == b.width * 20000
      help: use a multiplier from 0.0001 to 10000: with others, rounding errors would decide the layout
      """,
      { $0.a.width == $0.b.width * 20_000 }, mend: { $0.a.width == $0.b.width * 10_000 }),
    Case(
      """
      error: the display scale of 'a' cannot be 0
      help: use a scale above 0, for example 2, or nil to inherit it
      """,
      { $0.a.displayScale = 0 },
      mend: {
        $0.a.displayScale = 2
        $0.a.displayScale = nil
      }),
    Case(
      """
      error: a priority of 'a' cannot be 0
          a.width == 10 ~ 0
      help: use a priority above 0 and up to 1000, for example '~ .high'
      """,
      { $0.a.width == 10 ~ 0 }, mend: { $0.a.width == 10 ~ .high }),
    Case(
      """
      error: 'a.leading' is a coordinate and cannot be compared with a number alone
          a.leading == 0
      help: compare it with another anchor, for example 'a.leading == superview.leading + 8'
      """,
      { $0.a.leading == $0.b.leading * 0 }, mend: { $0.a.leading == $0.root.leading + 8 }),
    Case(
      """
      error: 'a.leading' and 'b.left' cannot be compared: one follows the layout direction, the other does not
          a.leading == b.left
      help: use leading and trailing for both, or left and right for both
      """,
      { $0.a.leading == $0.b.left },
      mend: {
        $0.a.leading == $0.b.leading
        $0.a.left == $0.b.left
      }),
    Case(
      """
      error: 'a.leading' and 'b.top' cannot be compared: they measure different things
          a.leading == b.top
      help: compare anchors of one axis, or dimensions with dimensions
      """,
      {
        let equation = LayoutEquation(($0.a.leading + 0).sum, .equal, ($0.b.top + 0).sum)
        HeadlessBackend._makeConstraint(equation).isActive = true
      },
      mend: {
        $0.a.leading == $0.b.trailing
        $0.a.width == $0.b.height
      }),
    Case(
      """
      error: the anchors of the constraint cancel out
          a.width * 0 == 10
      help: relate two different anchors, or a dimension and a number
      """,
      { $0.a.width - $0.a.width == 10 },
      mend: {
        $0.a.width - $0.b.width == 10
        $0.a.width == 10
      }),
    Case(
      """
      error: 'a' has no edge in common with the other side
      help: name the same edges on both sides
      """,
      { $0.a.horizontalEdges == $0.b.verticalEdges },
      mend: { $0.constraints = $0.a.horizontalEdges == $0.b.horizontalEdges }),
  ]
}

import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// The conditions for a constraint to have a meaning, pair by pair and number by number.
struct ValidationTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
    a.edges == root.edges
    b.edges == root.edges
  }

  @Test(arguments: [
    (Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (1e300, "1e+300"), (20_000, "20000"),
    (-1e6, "-1000000"), (1e-6, "1e-06"),
  ])
  func `a multiplier that is not finite or too large is refused`(number: Double, text: String) {
    let constraints = [a.width == b.width * number, a.top == b.bottom * number]
    #expect(constraints.allSatisfy { !$0.isActive })
    expectLines(
      problems(of: root),
      """
      error: the multiplier of a constraint of 'a' cannot be \(refused(text))
          a.width == b.width * \(text)
      help: use a multiplier from 0.0001 to 10000: with others, rounding errors would decide the layout
      error: the multiplier of a constraint of 'a' cannot be \(refused(text))
          a.top == b.bottom * \(text)
      help: use a multiplier from 0.0001 to 10000: with others, rounding errors would decide the layout
      """)
  }

  @Test(arguments: [
    (Double.nan, " + nan", "nan"), (.infinity, " + inf", "inf"), (-.infinity, " - inf", "-inf"),
    (-2e9, " - 2000000000", "-2000000000"), (1e300, " + 1e+300", "1e+300"),
  ])
  func `a constant that is not finite or too large makes no constraint`(
    number: Double, sum: String, text: String
  ) {
    let constraints = [a.leading == b.leading + number, a.height >= number]
    #expect(constraints.allSatisfy { !$0.isActive })
    expectLines(
      problems(of: root),
      """
      error: the constant of a constraint of 'a' cannot be \(refused(text))
          a.leading == b.leading\(sum)
      help: use a finite number of magnitude 1000000000 or less
      error: the constant of a constraint of 'a' cannot be \(refused(text))
          a.height >= \(text)
      help: use a finite number of magnitude 1000000000 or less
      """)
  }

  @Test(arguments: [(Float.nan, "nan"), (.infinity, "inf"), (-1, "-1"), (0, "0"), (1000.5, "1000.5")])
  func `a priority outside its range is refused and the old one stays`(number: Float, text: String) {
    let constraint = a.width >= 10 ~ .high
    constraint.priority = LayoutPriority(number)
    #expect(constraint.priority == .high && constraint.isActive)
    #expect(!(a.width >= 10 ~ LayoutPriority(number)).isActive)
    expectLines(
      problems(of: root),
      """
      error: a priority of 'a' cannot be \(refused(text))
          a.width >= 10 ~ .high
      help: use a priority above 0 and up to 1000, for example '~ .high'
      error: a priority of 'a' cannot be \(refused(text))
          a.width >= 10 ~ \(text)
      help: use a priority above 0 and up to 1000, for example '~ .high'
      """)
  }

  @Test
  func `an extent times zero is no anchor, so a number is left to compare with`() {
    let constraint = a.width <= b.width * 0 + 400
    #expect(constraint.isActive && constraint.secondItem == nil)
    #expect(constraint.description == "a.width <= 400" && problems(of: root) == "")
    constraint.constant = 300
    #expect(root.diagnostics.isEmpty && problems(of: root).hasPrefix("error: required constraints conflict"))
  }

  @Test
  func `a place times zero leaves the other place alone with a number, which is refused`() {
    #expect(!(a.trailing <= b.trailing * 0 + 400).isActive)
    #expect(
      problems(of: root) == """
        error: 'a.trailing' is a coordinate and cannot be compared with a number alone
            a.trailing <= 400
        help: compare it with another anchor, for example 'a.trailing == superview.trailing + 8'
        """)
  }

  @Test
  func `an edge that follows the direction goes with no edge that does not`() {
    let group = batch {
      a.leading == b.left
      a.trailing <= b.right
      a.left >= b.leading + 8
      a.right == 0.5 * b.trailing
    }
    #expect(group.allSatisfy { !$0.isActive })
    let problem = "cannot be compared: one follows the layout direction, the other does not"
    let pairs = [("leading", "left"), ("trailing", "right"), ("left", "leading"), ("right", "trailing")]
    let expected = zip(group, pairs).map { constraint, pair in
      """
      error: 'a.\(pair.0)' and 'b.\(pair.1)' \(problem)
          \(constraint)   \(constraint.location?.description ?? "")
      help: use leading and trailing for both, or left and right for both
      """
    }
    expectLines(problems(of: root), expected.joined(separator: "\n"))
  }

  @Test
  func `a centre goes with every edge of its axis`() {
    batch {
      a.centerX >= b.leading
      a.centerX <= b.right
      a.left <= b.centerX
      a.trailing >= b.centerX
      a.centerY >= b.firstBaseline
      a.lastBaseline >= b.centerY
    }
    #expect(problems(of: root) == "")
  }

  @Test
  func `an equation of different kinds, which the types keep from being written, is refused`() {
    let (place, extent) = ((a.leading + 0).sum, (a.width + 0).sum)
    let equations = [
      LayoutEquation(place, .equal, (b.top + 0).sum), LayoutEquation(extent, .equal, (b.top + 0).sum),
      LayoutEquation(place, .equal, (b.height + 0).sum),
    ]
    for equation in equations {
      let constraint = HeadlessBackend._makeConstraint(equation)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    expectLines(
      problems(of: root),
      """
      error: 'a.leading' and 'b.top' cannot be compared: they measure different things
          a.leading == b.top
      help: compare anchors of one axis, or dimensions with dimensions
      error: 'a.width' and 'b.top' cannot be compared: they measure different things
          a.width == b.top
      help: compare anchors of one axis, or dimensions with dimensions
      error: 'a.leading' and 'b.height' cannot be compared: they measure different things
          a.leading == b.height
      help: compare anchors of one axis, or dimensions with dimensions
      """)
  }

  @Test
  func `distances along both axes are extents and can be compared`() {
    let c = LayoutView(name: "c")
    root.addSubview(c)
    c.leading - root.leading == c.top - root.top
    c.top == root.top + 30
    c.size == LayoutSize(width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(root.diagnostics == [])
    #expect(c.frame.origin == LayoutPoint(x: 30, y: 30))
  }

  @Test
  func `places along both axes cannot, whatever they are multiplied by`() {
    var first = _LayoutSum(_LayoutTerm<HeadlessBackend>(2, a, .left))
    first.add(_LayoutTerm(-1, b, .left))
    var second = _LayoutSum(_LayoutTerm<HeadlessBackend>(1, a, .top))
    second.add(_LayoutTerm(-1, b, .top))
    HeadlessBackend._makeConstraint(LayoutEquation(first, .equal, second)).isActive = true
    expectLines(
      problems(of: root),
      """
      error: 'a.left' and 'a.top' cannot be compared: they measure different things
          a.left * 2 - b.left == a.top - b.top
      help: compare anchors of one axis, or dimensions with dimensions
      """)
  }

  @Test
  func `a place less itself is named in the report`() {
    a.leading - a.leading == 10
    expectLines(
      problems(of: root),
      """
      error: the anchors of the constraint cancel out
          a.leading * 0 == 10
      help: relate two different anchors, or a dimension and a number
      """)
  }
}

/// A number as reports say it that refuse it: some have no digits.
private func refused(_ number: String) -> String {
  switch number {
  case "nan": "NaN"
  case "inf", "-inf": "infinite"
  default: number
  }
}

/// The rules of equations, asked of equations that no operator makes.
@Suite struct EquationMistakeTests {
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  private func mistake(
    _ left: _LayoutSum<HeadlessBackend>, _ right: _LayoutSum<HeadlessBackend>
  ) -> LayoutMistake.Reason? {
    LayoutEquation<HeadlessBackend>(stored: left, .equal, right, priority: .required).mistake { $0.name }
  }

  private func sum(_ coefficient: Double, _ anchor: LayoutAttribute, of view: LayoutView) -> _LayoutSum<
    HeadlessBackend
  > {
    _LayoutSum(_LayoutTerm(coefficient, view, anchor))
  }

  @Test
  func `a place that is compared with nothing but a zeroed place is compared with a number`() {
    #expect(mistake(sum(1, .top, of: a), sum(0, .top, of: b)) == .placeEqualsNumber("a.top"))
  }

  @Test
  func `a width may be compared with a zeroed width`() {
    #expect(mistake(sum(1, .width, of: a), sum(0, .width, of: b)) == nil)
  }

  @Test
  func `a term of zero among several has no meaning`() {
    let two = sum(1, .width, of: a).adding(_LayoutTerm(0, b, .width))
    #expect(mistake(two, sum(1, .height, of: b)) == .saysNothing)
  }

  @Test
  func `an infinite multiplier is refused before the anchors are compared`() {
    #expect(
      mistake(sum(1, .top, of: a), sum(.infinity, .leading, of: b))
        == .numberOutOfRange(.multiplier, .infinity))
  }

  @Test(arguments: [1e6, -1e6, 1.0001e4, 0.9999e-4, -1e-6, .leastNonzeroMagnitude, .nan])
  func `a multiplier that leaves too few digits is refused`(_ multiplier: Double) throws {
    let reason = try #require(mistake(sum(1, .width, of: a), sum(multiplier, .width, of: b)))
    guard case .numberOutOfRange(.multiplier, let number) = reason else {
      Issue.record("\(reason)")
      return
    }
    #expect(number == multiplier || number.isNaN && multiplier.isNaN)
  }

  @Test(arguments: [1e4, -1e4, 1e-4, -1e-4, 0])
  func `multipliers up to ten thousand and their inverses are accepted`(_ multiplier: Double) {
    #expect(mistake(sum(1, .width, of: a), sum(multiplier, .width, of: b)) == nil)
  }
}

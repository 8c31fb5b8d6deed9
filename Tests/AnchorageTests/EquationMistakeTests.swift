import Testing

@testable import Anchorage
@testable import AnchorageHeadless

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

import Cassowary
import Testing

/// Hand-computed cases: who judges the judge.
@Suite struct ReferenceSolverTests {
  private let x = Variable(index: 0)
  private let y = Variable(index: 1)

  @Test
  func `required constraints hold`() {
    let reference = ReferenceSolver(variables: [false, false], constraints: [x == -16, y == x * 2 + 8])
    #expect(reference.solution == [-16, -24])
    #expect(reference.isUnique(0) && reference.isUnique(1))
  }

  @Test
  func `one stronger constraint outweighs many weaker ones`() {
    let weak = (1...9).map { _ in (x == 0).strength(.weak) }
    let reference = ReferenceSolver(variables: [false], constraints: weak + [(x == 50).strength(250.5)])
    #expect(reference.solution == [50])
    #expect(reference.levels == [250.5, .weak])
    #expect(reference.optimum(250.5) == 0)
    #expect(reference.optimum(.weak) == 450)
  }

  @Test
  func `inside a strength the median wins`() {
    let pulls = [10, 20, 90].map { (x == $0).strength(.medium) }
    let reference = ReferenceSolver(variables: [true], constraints: pulls)
    #expect(reference.solution == [20])
    #expect(reference.optimum(.medium) == 80)
    #expect(reference.isUnique(0))
  }

  @Test
  func `errors are weighed by the coefficients as written`() {
    // |3x - 90| + |x - 10| is least at 30.
    let reference = ReferenceSolver(
      variables: [false], constraints: [(3 * x == 90).strength(.weak), (x == 10).strength(.weak)])
    #expect(reference.solution == [30])
    #expect(reference.optimum(.weak) == 20)
  }

  @Test
  func `an even number of pulls leaves a range`() {
    let reference = ReferenceSolver(
      variables: [false, false],
      constraints: [(x == 10).strength(.weak), (x == 30).strength(.weak), y == x + 1])
    #expect(!reference.isUnique(0) && !reference.isUnique(1))
    #expect(reference.range(of: 0) == 10...30)
    #expect(reference.range(of: 1) == 11...31)
    #expect(reference.optimum(.weak) == 20)
  }

  @Test
  func `inequalities without a pull leave a half-line`() {
    let reference = ReferenceSolver(variables: [false, true], constraints: [x >= 5])
    #expect(reference.isFeasible)
    #expect(reference.range(of: 0) == nil)
    #expect(!reference.isUnique(0) && !reference.isUnique(1))
  }

  @Test
  func `a contradiction is infeasible`() {
    #expect(!ReferenceSolver(variables: [false], constraints: [x == 1, x == 2]).isFeasible)
    #expect(!ReferenceSolver(variables: [true], constraints: [x <= -1]).isFeasible)
    #expect(ReferenceSolver(variables: [false], constraints: [x <= -1]).isFeasible)
    let nothing = LinearConstraint(LinearExpression(constant: 5), .equal)
    #expect(!ReferenceSolver(variables: [], constraints: [nothing]).isFeasible)
  }

  @Test
  func `redundant equalities do no harm`() {
    let reference = ReferenceSolver(
      variables: [false, false],
      constraints: [x + y == 10, 2 * x + 2 * y == LinearExpression(constant: 20), x - y == 2])
    #expect(reference.solution == [6, 4])
  }

  @Test
  func `a truncated label gives way to what resists more`() {
    // Two labels share 100 points, 8 apart; the second resists compression more.
    let reference = ReferenceSolver(
      variables: [true, true],
      constraints: [
        x + y + 8 <= 100, (x >= 80).strength(750), (y >= 60).strength(751), (x <= 80).strength(250),
        (y <= 60).strength(250),
      ])
    #expect(reference.solution == [32, 60])
    #expect(reference.optimum(750) == 48)
    #expect(reference.isUnique(0) && reference.isUnique(1))
  }
}

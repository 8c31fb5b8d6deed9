import Cassowary
import Testing

/// Arithmetic on variables is exact algebra.
@Suite struct LinearExpressionTests {
  private let x = Variable(index: 0)
  private let y = Variable(index: 1)

  @Test
  func `operators build sums of terms`() {
    #expect(2 * x - y + 8 == LinearExpression(terms: [Term(2, x), Term(-1, y)], constant: 8))
    #expect((x + 10) / 2 == LinearExpression(terms: [Term(0.5, x)], constant: 5))
    #expect(-(x + y - 3) == LinearExpression(terms: [Term(-1, x), Term(-1, y)], constant: 3))
    #expect(
      (x + y) * 3 - x / 4 - 1
        == LinearExpression(terms: [Term(3, x), Term(3, y), Term(-0.25, x)], constant: -1))
  }

  @Test
  func `relations move the right side to the left`() {
    let constraint: LinearConstraint = x + 8 <= LinearExpression(y)
    #expect(constraint.expression == x - y + 8)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.strength == .required)
    let pull: LinearConstraint = (x == 100).strength(.weak)
    #expect(pull.expression == LinearExpression(terms: [Term(1, x)], constant: -100))
    #expect(pull.strength == 250)
  }

  @Test
  func `variables and expressions go together in any order`() {
    #expect(x + 2 * y == LinearExpression(terms: [Term(1, x), Term(2, y)], constant: 0))
    #expect(x - (y + 3) == LinearExpression(terms: [Term(1, x), Term(-1, y)], constant: -3))
    let relations: [LinearConstraint] = [x + 8 <= y, x + 8 == y, x + 8 >= y]
    #expect(relations.allSatisfy { $0.expression == x - y + 8 })
    #expect(relations.map(\.relation) == [.lessThanOrEqual, .equal, .greaterThanOrEqual])
  }

  @Test
  func `relations turn round`() {
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.reversed) == relations.reversed())
  }

  @Test
  func `strengths compare by their numbers`() {
    #expect(Strength.weak < .medium && Strength.medium < 749.5 && Strength.strong > 749.5)
    #expect(Strength.required == 1000)
  }
}

import Testing

@testable import Cassowary

/// Constraints that are repeated to choose among optima.
struct SolverRepetitionsTests {
  private let solver = Solver()
  private let x: Variable
  private let y: Variable
  private let wishes: [ConstraintID]

  /// `x + y == 100`, and two wishes that want 60 more or less between them.
  init() throws {
    (x, y) = (solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true))
    try solver.add(x + y == 100)
    wishes = [
      try solver.add((x <= 10).strength(.weak)), try solver.add((y <= 30).strength(.weak)),
    ]
  }

  private var values: [Double] {
    solver.solve()
    return [x, y].map { solver.value(of: $0) }
  }

  private func strength(_ rank: Double) -> Strength { Strength(rawValue: Strength.tieBreak.rawValue * rank) }

  @Test
  func `the constraint that is repeated most strongly is missed least`() {
    solver.repeatConstraint(wishes[0], as: .lessThanOrEqual, strength: strength(0.5))
    solver.repeatConstraint(wishes[1], as: .lessThanOrEqual, strength: strength(0.25))
    #expect(values == [10, 90])
    #expect(solver.isAmbiguous(wishes[0]) && solver.isAmbiguous(wishes[1]))
    #expect(solver.missedStrengths() == [Strength.weak.rawValue])
  }

  @Test
  func `a repetition follows the constant and goes with the constraint`() throws {
    solver.repeatConstraint(wishes[0], as: .lessThanOrEqual, strength: strength(0.5))
    #expect(values == [10, 90])
    try solver.setConstant(-20, of: wishes[0])
    #expect(values == [20, 80])
    try solver.remove(wishes[0])
    // Without it and its repetition, nothing keeps y from being as small as it was asked to be.
    #expect(values[1] <= 30)
    #expect(!solver.isRepeated(wishes[0], as: .lessThanOrEqual))
  }

  @Test
  func `a constraint may be repeated with two relations, and both go at once`() throws {
    let bound = try solver.add(x >= 5)
    solver.repeatConstraint(bound, as: .equal, strength: strength(0.5))
    solver.repeatConstraint(wishes[1], as: .lessThanOrEqual, strength: strength(0.25))
    solver.repeatConstraint(wishes[1], as: .equal, strength: strength(0.125))
    #expect(solver.isRepeated(wishes[1], as: .equal) && solver.isRepeated(wishes[1], as: .lessThanOrEqual))
    // x may be 10 to 70 at no other cost, and rests as near to 5 as that allows.
    #expect(values == [10, 90])
    solver.removeRepetitions(of: bound)
    #expect(values == [70, 30])
    solver.removeRepetitions(of: wishes[1])
    #expect(!solver.isRepeated(wishes[1], as: .equal) && !solver.isRepeated(wishes[1], as: .lessThanOrEqual))
  }

  @Test
  func `a variable takes repetitions with it`() throws {
    solver.repeatConstraint(wishes[0], as: .lessThanOrEqual, strength: strength(0.5))
    #expect(values == [10, 90])
    try solver.remove(x)
    // Only y <= 30 is left, with no reason to be anything but what it may.
    solver.solve()
    #expect(solver.value(of: y) <= 30)
  }
}

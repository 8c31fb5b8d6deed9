import Cassowary
import Testing

/// The calls that a solver refuses; nothing else is lost.
@Suite struct SolverMistakeTests {
  private let solver = Solver()

  @Test(arguments: [Double.infinity, -.infinity, 1e300, -1.1e9])
  func `a number out of range is refused`(number: Double) throws {
    let x = solver.makeVariable(), width = try solver.makeParameter(100)
    let fixed = try solver.add(x == 8)
    let error = SolverError.numberOutOfRange(number)
    #expect(throws: error) { try solver.add(LinearExpression(x) + number <= 0) }
    #expect(throws: error) { try solver.add(x * number <= 0) }
    #expect(throws: error) { try solver.setConstant(number, of: fixed) }
    #expect(throws: error) { try solver.setParameter(width, to: number) }
    #expect(throws: error) { try solver.makeParameter(number) }
    solver.solve()
    #expect(solver.value(of: x) == 8)
    #expect(solver.value(of: width) == 100)
    _ = try solver.makeParameter(Solver.largestNumber)
  }

  @Test
  func `not a number is refused`() throws {
    let x = solver.makeVariable(), width = try solver.makeParameter(100)
    let fixed = try solver.add(x == 8)
    #expect(throws: SolverError.self) { try solver.add(x == .nan) }
    #expect(throws: SolverError.self) { try solver.add(x * .nan <= 0) }
    #expect(throws: SolverError.self) { try solver.setConstant(.nan, of: fixed) }
    #expect(throws: SolverError.self) { try solver.setParameter(width, to: .nan) }
    solver.solve()
    #expect(solver.value(of: x) == 8)
  }

  @Test(arguments: [0, -1, 1000.5, .infinity])
  func `a strength out of range is refused`(strength: Double) throws {
    let x = solver.makeVariable()
    let fixed = try solver.add(x == 8)
    let wrong = Strength(rawValue: strength), error = SolverError.strengthOutOfRange(strength)
    #expect(throws: error) { try solver.add((x == 9).strength(wrong)) }
    #expect(throws: error) { try solver.setStrength(wrong, of: fixed) }
    #expect(throws: SolverError.self) { try solver.setStrength(Strength(rawValue: .nan), of: fixed) }
    solver.solve()
    #expect(solver.value(of: x) == 8)
  }

  @Test
  func `a third parameter is refused`() throws {
    _ = try solver.makeParameter(1)
    _ = try solver.makeParameter(2)
    #expect(throws: SolverError.tooManyParameters) { try solver.makeParameter(3) }
  }

  @Test
  func `a removed constraint is unknown`() throws {
    let x = solver.makeVariable()
    let fixed = try solver.add(x == 8)
    try solver.remove(fixed)
    #expect(throws: SolverError.unknownConstraint(fixed)) { try solver.remove(fixed) }
    #expect(throws: SolverError.unknownConstraint(fixed)) { try solver.setConstant(1, of: fixed) }
    #expect(throws: SolverError.unknownConstraint(fixed)) { try solver.setStrength(1, of: fixed) }
  }

  @Test
  func `a removed or foreign variable is unknown`() throws {
    let x = solver.makeVariable()
    let foreign = Variable(index: 77)
    try solver.remove(x)
    for variable in [x, foreign, Variable(index: -1)] {
      #expect(throws: SolverError.unknownVariable(variable)) { try solver.add(variable == 8) }
      #expect(throws: SolverError.unknownVariable(variable)) { try solver.remove(variable) }
      #expect(throws: SolverError.unknownVariable(variable)) { try solver.setParameter(variable, to: 8) }
    }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test
  func `a removed parameter is zero`() throws {
    let window = try solver.makeParameter(320)
    solver.solve()
    #expect(solver.value(of: window) == 320)
    try solver.remove(window)
    solver.solve()
    #expect(solver.value(of: window) == 0)
  }

  @Test
  func `an unknown variable refuses the whole constraint`() throws {
    let x = solver.makeVariable()
    #expect(throws: SolverError.unknownVariable(Variable(index: 77))) {
      try solver.add(x == Variable(index: 77))
    }
    try solver.add((x == 8).strength(.weak))
    solver.solve()
    #expect(solver.value(of: x) == 8)
    #expect(solver.statistics.eliminations == 0)
  }
}

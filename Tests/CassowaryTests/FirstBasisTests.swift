import Cassowary
import Testing

/// Variables begin where their strongest wishes want them; that must not show in where they end.
@Suite struct FirstBasisTests {
  private let solver = Solver()

  @Test(arguments: [2000.0, 1e4, 1e6, 1e9])
  func `a wish for more than there is room leaves the room as it is`(much: Double) throws {
    let label = solver.makeVariable(nonNegative: true), filler = solver.makeVariable(nonNegative: true)
    try solver.add((label <= much).strength(.strong))
    try solver.add((label == 100.3).strength(.weak))
    try solver.add(filler <= 100.3)
    try solver.add((filler == much).strength(.weak))
    solver.solve()
    #expect(abs(solver.value(of: label) - 100.3) < 1e-12)
    #expect(abs(solver.value(of: filler) - 100.3) < 1e-12)
  }

  @Test
  func `a wish counts however small its coefficient is beside that of a weaker one`() throws {
    let x = solver.makeVariable()
    try solver.add((1e6 * x == 2e7).strength(.weak))
    try solver.add((1e-4 * x == 10).strength(.medium))
    solver.solve()
    #expect(abs(solver.value(of: x) - 100_000) < 1e-6)
  }

  @Test
  func `wishes that agreed are weighed again when one of them changes`() throws {
    let x = solver.makeVariable()
    let minimum = try solver.add((x >= 10).strength(.strong))
    try solver.add((-1 * x + 10 == 0).strength(.weak))
    solver.solve()
    #expect(solver.value(of: x) == 10)
    // At least 5 now, which the other wish has no need to go down to.
    try solver.setConstant(-5, of: minimum)
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }
}

import Testing

@testable import Cassowary

/// The values of a parameter between which all values are on straight lines.
@Suite struct CriticalRegionTests {
  private let solver = Solver()

  /// Whether two numbers are nearly the same: regions end a little early.
  private func isNear(_ number: Double, _ other: Double) -> Bool { abs(number - other) < 1e-4 }

  @Test
  func `a region ends where a wish can no longer be met`() throws {
    let width = try solver.makeParameter(320)
    let x = solver.makeVariable(nonNegative: true)
    try solver.add(x <= width - 20)
    try solver.add((x == 200).strength(.strong))
    solver.solve()
    let wide = solver.criticalRegion(of: width)
    #expect(isNear(wide.low, 220) && wide.high == .infinity)
    try solver.setParameter(width, to: 100)
    solver.solve()
    // Below 20, x would be negative.
    let narrow = solver.criticalRegion(of: width)
    #expect(isNear(narrow.low, 20) && isNear(narrow.high, 220))
  }

  @Test
  func `a region ends where a conflict does`() throws {
    let width = try solver.makeParameter(200)
    let x = solver.makeVariable()
    try solver.add(x == width - 32)
    try solver.add(x >= 300)
    solver.solve()
    #expect(solver.hasConflicts)
    #expect(isNear(solver.criticalRegion(of: width).high, 332))
    try solver.setParameter(width, to: 400)
    solver.solve()
    #expect(!solver.hasConflicts)
    #expect(isNear(solver.criticalRegion(of: width).low, 332))
  }

  @Test
  func `the other parameter counts where a component depends on both`() throws {
    let (width, height) = (try solver.makeParameter(300), try solver.makeParameter(100))
    let (x, y) = (solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true))
    try solver.add(x <= width)
    try solver.add(y <= height)
    try solver.add((x == 2 * y).strength(.strong))
    try solver.add((y == 150).strength(.medium))
    try solver.add((x == 500).strength(.weak))
    solver.solve()
    // x is 200, because y is 100; from 200 down, x is the width.
    #expect(solver.value(of: x) == 200 && solver.value(of: y) == 100)
    let region = solver.criticalRegion(of: width)
    #expect(isNear(region.low, 200) && region.high == .infinity)
    #expect(isNear(solver.criticalRegion(of: height).high, 150))
  }

  @Test
  func `there is none before a solve`() throws {
    let width = try solver.makeParameter(320)
    #expect(solver.criticalRegion(of: width).isEmpty)
  }
}

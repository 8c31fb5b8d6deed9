@testable import Cassowary
import Testing

/// Laws for changes of parameters alone, whether the solver follows them or solves everything again.
///
/// If it follows them, only the first such solve goes the whole way.
@Suite struct ResizeTests {
  private let solver = Solver()
  private let window: Variable
  private let height: Variable

  init() throws {
    window = try solver.makeParameter(300)
    height = try solver.makeParameter(200)
  }

  private func resize(to width: Double, _ newHeight: Double = 200) throws {
    try solver.setParameter(window, to: width)
    try solver.setParameter(height, to: newHeight)
    solver.solve()
  }

  @Test(arguments: [true, false])
  func `each axis follows its parameter alone`(isIncremental: Bool) throws {
    solver.isIncremental = isIncremental
    let right = solver.makeVariable(), bottom = solver.makeVariable(), corner = solver.makeVariable()
    try solver.add(right == window - 8)
    try solver.add(bottom == height - 16)
    try solver.add(corner == window + 2 * height)
    for (width, newHeight) in [(300.0, 200.0), (400, 200), (400, 100), (400, 100), (300, 200), (500, 50)] {
      try resize(to: width, newHeight)
      #expect(solver.value(of: right) == width - 8)
      #expect(solver.value(of: bottom) == newHeight - 16)
      #expect(solver.value(of: corner) == width + 2 * newHeight)
    }
  }

  @Test(arguments: [true, false])
  func `a constant that changes between resizes counts`(isIncremental: Bool) throws {
    solver.isIncremental = isIncremental
    let right = solver.makeVariable(), bottom = solver.makeVariable(), wish = solver.makeVariable()
    let edge = try solver.add(right == window - 8)
    try solver.add(bottom == height - 16)
    try solver.add(wish <= right)
    let size = try solver.add((wish == 250).strength(.strong))
    for width in [300.0, 240, 280] { try resize(to: width) }
    try solver.setConstant(28, of: edge)
    try resize(to: 270)
    #expect(solver.value(of: right) == 242)
    #expect(solver.value(of: wish) == 242)
    for width in [300.0, 240] { try resize(to: width) }
    try solver.setConstant(-100, of: size)
    try resize(to: 300)
    #expect(solver.value(of: wish) == 100)
    try resize(to: 240, 60)
    #expect(solver.value(of: right) == 212)
    #expect(solver.value(of: bottom) == 44)
  }

  @Test(arguments: [true, false])
  func `a width that comes back takes no further simplex step`(isIncremental: Bool) throws {
    solver.isIncremental = isIncremental
    let label = solver.makeVariable(nonNegative: true)
    try solver.add(label <= window - 100)
    try solver.add((label == 150).strength(.strong))
    for width in [300.0, 200, 300, 200] { try resize(to: width) }
    let pivots = solver.statistics.pivots
    for width in [210.0, 400, 251, 249, 120, 310] {
      try resize(to: width)
      #expect(solver.value(of: label) == min(150, width - 100))
    }
    if isIncremental { #expect(solver.statistics.pivots == pivots) }
  }

  @Test(arguments: [true, false])
  func `a resize into a conflict reports it and one out of it takes it back`(isIncremental: Bool) throws {
    solver.isIncremental = isIncremental
    let label = solver.makeVariable(), image = solver.makeVariable()
    let least = try solver.add(image >= 150)
    let most = try solver.add(image <= window - 100)
    try solver.add(label == window - 250)
    let sign = try solver.add(label >= 0)
    for width in [300.0, 320, 310] { try resize(to: width) }
    #expect(solver.conflicts.isEmpty)
    try resize(to: 200)
    // In the order in which they were added.
    #expect(solver.conflicts.map(\.broken) == [most, sign])
    #expect(solver.conflicts.map(\.constraints)[0] == [least, most])
    try resize(to: 300)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: label) == 50)
  }

  @Test(arguments: [true, false])
  func `ambiguity is that of the present size`(isIncremental: Bool) throws {
    solver.isIncremental = isIncremental
    let a = solver.makeVariable(), b = solver.makeVariable()
    try solver.add(a >= 0)
    try solver.add(b >= 0)
    try solver.add((a + b >= 200).strength(.strong))
    try solver.add(a + b <= window)
    for width in [300.0, 250, 220] { try resize(to: width) }
    #expect(solver.isAmbiguous(a))
    // Where there is no room there is no choice.
    try resize(to: 0)
    #expect(!solver.isAmbiguous(a))
    try resize(to: 100)
    #expect(solver.isAmbiguous(a))
    try resize(to: 0)
    #expect(!solver.isAmbiguous(a))
  }

  @Test(arguments: [0, 1000])
  func `a first resize that keeps the basis keeps what was found out about ambiguity`(most: Int32) throws {
    solver.pipeline.mostTableauColumns = most
    let a = solver.makeVariable(), b = solver.makeVariable()
    try solver.add(a >= 0)
    try solver.add(b >= 0)
    let least = try solver.add((a + b >= 200).strength(.strong))
    try solver.add(a + b <= window)
    try resize(to: 300)
    #expect(solver.isAmbiguous(a))
    let face = solver.faceNumber
    try resize(to: 250)
    #expect(solver.faceNumber == face && solver.isAmbiguous(a))
    try solver.setConstant(-210, of: least)
    solver.solve()
    #expect(solver.faceNumber == face && solver.isAmbiguous(a))
    // Where there is no room there is no choice.
    try resize(to: 0)
    #expect(solver.faceNumber != face && !solver.isAmbiguous(a))
  }

  @Test(arguments: [0, 1e-10, 1e-9, 1e-8, 1e-7], [true, false])
  func `ambiguity is that of the present size after one with next to no choice`(
    choice: Double, isIncremental: Bool
  ) throws {
    solver.isIncremental = isIncremental
    let a = solver.makeVariable(), b = solver.makeVariable(nonNegative: true)
    try solver.add((b <= 10).strength(.weak))
    try solver.add(a <= b)
    try solver.add((a >= window + 10).strength(.weak))
    // Where a is to be more than 10, a loss for the one is a gain for the other.
    for width in [20, 10, choice] { try resize(to: width) }
    _ = solver.isAmbiguous(a)
    for width in [20.0, 15] {
      try resize(to: width)
      #expect(solver.isAmbiguous(a) && solver.isAnythingAmbiguous)
    }
  }

  @Test(arguments: [true, false])
  func `what is defined by more than two variables follows`(isIncremental: Bool) throws {
    solver.isIncremental = isIncremental
    let parts = (0..<4).map { _ in solver.makeVariable() }
    let sum = solver.makeVariable(), outer = solver.makeVariable()
    for part in parts { try solver.add(part <= window / 4) }
    for part in parts { try solver.add((part == 60).strength(.strong)) }
    try solver.add(sum == parts[0] + parts[1] + parts[2] + parts[3])
    try solver.add(outer == sum + height)
    for width in [300.0, 200, 160, 400, 80] {
      try resize(to: width)
      #expect(solver.value(of: sum) == 4 * min(60, width / 4))
      #expect(solver.value(of: outer) == 4 * min(60, width / 4) + 200)
    }
  }

  @Test(arguments: [true, false])
  func `all values can be read at once`(isIncremental: Bool) throws {
    solver.isIncremental = isIncremental
    let x = solver.makeVariable(), y = solver.makeVariable()
    try solver.add(x == 16)
    try solver.add(y == x + window)
    #expect(solver.withValues { $0.isEmpty })
    solver.solve()
    #expect(solver.withValues { Array($0) } == [300, 200, 16, 316])
  }
}

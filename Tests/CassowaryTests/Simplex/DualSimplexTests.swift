import Testing

@testable import Cassowary

/// Resizes and edits that a dual simplex follows, in components without tableaus.
@Suite struct DualSimplexTests {
  private let solver = Solver()
  private let size: Variable

  init() throws {
    solver.pipeline.mostTableauColumns = 0
    size = try solver.makeParameter(0)
  }

  /// Labels of 40 points between two ends, without gaps.
  private func makeRow(_ count: Int) throws -> [Variable] {
    var labels: [Variable] = [], end = LinearExpression(constant: 0)
    for _ in 0..<count {
      let start = solver.makeVariable(), length = solver.makeVariable(nonNegative: true)
      try solver.add((length >= 40).strength(750))
      try solver.add((length <= 40).strength(250))
      try solver.add(start == end)
      end = start + length
      labels.append(length)
    }
    try solver.add(end == LinearExpression(size))
    return labels
  }

  private func resize(to size: Double) throws {
    try solver.setParameter(self.size, to: size)
    solver.solve()
  }

  @Test(arguments: [20, 100, 400])
  func `labels give way in the order in which they were made`(count: Int) throws {
    let labels = try makeRow(count)
    try resize(to: 40 * Double(count) + 10)
    try resize(to: 40 * Double(count) + 5)
    try resize(to: 40 * Double(count) - 100)
    #expect(labels.map(solver.value) == [0, 0, 20] + Array(repeating: 40, count: count - 3))
  }

  /// Labels of 40 points behind one another, each 8 points after the last one if it can be.
  private func makeChain(_ count: Int, inside room: Double) throws -> [Variable] {
    var lengths: [Variable] = [], end = LinearExpression(constant: 0)
    for _ in 0..<count {
      let start = solver.makeVariable(), length = solver.makeVariable(nonNegative: true)
      try solver.add((length >= 40).strength(750))
      try solver.add((length <= 40).strength(250))
      try solver.add(start >= end + 8)
      try solver.add((start == end + 8).strength(250))
      end = start + length
      lengths.append(length)
    }
    try solver.add(end <= room)
    return lengths
  }

  @Test(arguments: [20, 100, 400])
  func `a first layout with a bound in the way is one dual step, however many labels give way`(
    count: Int
  ) throws {
    let lengths = try makeChain(count, inside: 24 * Double(count))
    solver.solve()
    let emptied = 24 * count / 40
    #expect(
      lengths.map(solver.value)
        == Array(repeating: 0, count: emptied) + Array(repeating: 40, count: count - emptied))
    let component = try #require(solver.pipeline.simplex.revised(of: 0)).simplex
    #expect(component.optimum.pivots == 1)
    #expect(component.drift.exchanges == 0)
  }

  @Test
  func `changes that take many steps are followed by dual steps, one after the other`() throws {
    let frame = solver.makeVariable(nonNegative: true)
    let events = try (0..<30).map { _ in
      let event = solver.makeVariable()
      try solver.add((event == 10).strength(250))
      try solver.add(event + frame <= 1000)
      return (event, start: try solver.add((event >= 0).strength(750)))
    }
    try resize(to: 0)
    let component = try #require(solver.pipeline.simplex.revised(of: 0)).simplex
    let before = component.drift.exchanges
    for start in [100.0, 0, 200, 5] {
      for (_, constraint) in events { try solver.setConstant(-start, of: constraint) }
      solver.solve()
      #expect(events.map { solver.value(of: $0.0) } == Array(repeating: max(10, start), count: 30))
    }
    #expect(component.drift.exchanges == before)
  }

  @Test(arguments: [1e-10, 1e-9, 1e-8, 4e-8, 1e-7])
  func `a room that gets too small by next to nothing, and then by more, is kept to`(little: Double) throws {
    let places = try (0..<2).map { _ in
      let place = solver.makeVariable()
      try solver.add((place == 10).strength(250))
      return place
    }
    try solver.add(places[0] <= LinearExpression(size))
    try solver.add(places[1] + size >= 20)
    for room in [20, 10 - little, 5, 10 - little, 8] { try resize(to: room) }
    #expect(places.map(solver.value) == [8, 12])
  }

  @Test
  func `a first layout with a bound in the way of what has no room is a conflict`() throws {
    _ = try makeChain(40, inside: 300)
    solver.solve()
    #expect(solver.conflicts.count == 1)
  }

  @Test
  func `labels that exactly fill the room give way in order`() throws {
    var labels: [Variable] = [], sum = LinearExpression(constant: 0)
    for _ in 0..<6 {
      let length = solver.makeVariable(nonNegative: true)
      try solver.add((length == 10).strength(250))
      sum = sum + length
      labels.append(length)
    }
    try solver.add(sum == LinearExpression(size))
    for room in [200.0, 150, 30] { try resize(to: room) }
    #expect(labels.map(solver.value) == [0, 0, 0, 10, 10, 10])
  }

  @Test
  func `an optimum that is as good at another place is the one nearer to zero`() throws {
    let x = solver.makeVariable()
    try solver.add((LinearExpression(x) <= LinearExpression(size)).strength(750))
    try solver.add((LinearExpression(x) >= LinearExpression(size)).strength(500))
    try solver.add((x == 10).strength(500))
    try resize(to: 0)
    // From 10 to 15 one of the weaker two gains what the other one loses.
    try resize(to: 15)
    #expect(solver.value(of: x) == 10)
  }

  @Test
  func `a room of less than nothing is a conflict`() throws {
    let length = solver.makeVariable(nonNegative: true)
    let end = solver.makeVariable()
    try solver.add((length >= 32).strength(750))
    try solver.add(end == length + 8)
    let inside = try solver.add(end <= LinearExpression(size) - 8)
    try resize(to: 140)
    try resize(to: 0)
    #expect(solver.conflicts.map(\.broken) == [inside])
    #expect(solver.value(of: length) == 32)
  }

  /// By hand: `a` at 10 and `c` at −10 cost 20 + 15 at 250, both at 0 cost 10 + 20, and stronger ones the same.
  @Test
  func `what one priority leaves open a weaker one decides after an edit`() throws {
    let a = solver.makeVariable(), b = solver.makeVariable(nonNegative: true), c = solver.makeVariable()
    let most = try solver.add((a <= 10).strength(500))
    try solver.add((a >= 10).strength(500))
    try solver.add((c >= 0).strength(750))
    try solver.add((1.5 * b == a - 10).strength(750))
    try solver.add((a + c <= 0).strength(750))
    try solver.add((b >= a + 10).strength(250))
    try solver.add((b == 0.5 * c + 20).strength(250))
    solver.solve()
    try solver.setConstant(20, of: most)
    solver.solve()
    #expect([a, b, c].map(solver.value) == [0, 0, 0])
  }

  /// Dual steps begin a first layout where no more rows are violated than there are levels.
  private func addLevels(to variable: Variable, of solver: Solver) throws {
    for strength in 1...20 {
      try solver.add((variable >= -1).strength(Strength(rawValue: Double(strength))))
    }
  }

  /// Between 19 and 25 what the larger three gain the smaller three lose; the weakest says where.
  @Test
  func `breakpoints that a first layout goes back over cost something again`() throws {
    let height = solver.makeVariable(nonNegative: true)
    try addLevels(to: height, of: solver)
    for content in [25.0, 27, 29, 12, 19, 17] { try solver.add((height >= content).strength(750)) }
    for content in [12.0, 19, 17] { try solver.add((height <= content).strength(750)) }
    for content in [25.0, 27, 29] { try solver.add((height <= content).strength(250)) }
    try solver.add((height <= 17).strength(100))
    solver.solve()
    #expect(solver.value(of: height) == 19)
  }

  /// The best of all breakpoints is found by trying them.
  @Test(arguments: randomCases(400))
  func `one number among many bounds is the best of them, first and after changes`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let solver = Solver()
    solver.pipeline.mostTableauColumns = 0
    let number = solver.makeVariable(nonNegative: true)
    try addLevels(to: number, of: solver)
    var bounds: [(id: ConstraintID, isLower: Bool, at: Double, strength: Double)] = []
    for _ in 0..<random.int(2...7) {
      // As a content has them, one from each side.
      let at = Double(random.int(0...20))
      for isLower in [true, false] {
        let strength = random.pick([750.0, 750, 500, 250])
        let wish = isLower ? number >= at : number <= at
        bounds.append((try solver.add(wish.strength(Strength(rawValue: strength))), isLower, at, strength))
      }
    }
    func errors(at value: Double) -> [Double] {
      [750.0, 500, 250].map { strength in
        bounds.reduce(0) { sum, bound in
          let miss = bound.isLower ? bound.at - value : value - bound.at
          return sum + (bound.strength == strength ? max(0, miss) : 0)
        }
      } + [value]
    }
    for _ in 0..<6 {
      solver.solve()
      let places = [0] + bounds.map { $0.at }
      let best = places.min { errors(at: $0).lexicographicallyPrecedes(errors(at: $1)) }
      #expect(solver.value(of: number) == best)
      for _ in 0..<3 {
        let index = random.int(0...bounds.count - 1)
        bounds[index].at = Double(random.int(0...20))
        try solver.setConstant(-bounds[index].at, of: bounds[index].id)
      }
    }
  }
}

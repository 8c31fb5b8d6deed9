import Testing

@testable import Cassowary

/// The plan that follows a parameter, as it prints.
@Suite struct ResizePlanTests {
  private let solver = Solver()

  private func resize(_ window: Variable, to width: Double) throws {
    try solver.setParameter(window, to: width)
    solver.solve()
  }

  @Test
  func `a parameter that crosses the edge of its region makes another, once`() throws {
    let window = try solver.makeParameter(300), label = solver.makeVariable(nonNegative: true)
    try solver.add(label <= window - 100)
    try solver.add((label == 150).strength(.strong))
    solver.solve()
    #expect(solver.planDescription == "")
    try resize(window, to: 320)
    try resize(window, to: 340)
    // There is room for 150 while p − 100 > 150; a region ends 1e-6 short of its breakpoint.
    #expect(
      solver.planDescription == """
        with p
          x0 == p
        component 0 with p, in region 0
          250.000001...inf: x1 == 150

        """)
    let pivots = solver.statistics.pivots
    try resize(window, to: 200)
    #expect(solver.statistics.pivots == pivots + 1)
    let both = """
        250.000001...inf: x1 == 150
        100.000001...249.999999: x1 == p - 100

      """
    #expect(solver.planDescription == "with p\n  x0 == p\ncomponent 0 with p, in region 1\n" + both)
    try resize(window, to: 260)
    #expect(solver.planDescription == "with p\n  x0 == p\ncomponent 0 with p, in region 0\n" + both)
    #expect(solver.statistics.pivots == pivots + 1)
    #expect(solver.value(of: label) == 150)
  }

  @Test
  func `a way back to where the first layout was takes no pivot`() throws {
    let window = try solver.makeParameter(300), label = solver.makeVariable(nonNegative: true)
    try solver.add(label <= window - 100)
    let content = try solver.add((label == 150).strength(.strong))
    solver.solve()
    try resize(window, to: 200)
    var pivots = solver.statistics.pivots
    try resize(window, to: 300)
    #expect(solver.value(of: label) == 150)
    #expect(solver.statistics.pivots == pivots)
    // After another text, the plan begins anew.
    try solver.setConstant(-130, of: content)
    solver.solve()
    try resize(window, to: 210)
    #expect(solver.value(of: label) == 110)
    pivots = solver.statistics.pivots
    try resize(window, to: 300)
    #expect(solver.value(of: label) == 130)
    #expect(solver.statistics.pivots == pivots)
  }

  @Test
  func `each parameter moves its own variables, and a component of both has no regions`() throws {
    let width = try solver.makeParameter(300), height = try solver.makeParameter(200)
    let right = solver.makeVariable(), bottom = solver.makeVariable(), box = solver.makeVariable()
    try solver.add(right == width - 8)
    try solver.add(bottom == 0.5 * height)
    try solver.add(box <= width)
    try solver.add((box == height).strength(.weak))
    for value in [300.0, 310, 320] { try resize(width, to: value) }
    #expect(
      solver.planDescription == """
        with p
          x0 == p
          x2 == p - 8
        with q
          x1 == q
          x3 == 0.5 * q
        component 0 with p and q
          no region: optimised at the next resize

        """)
    #expect(solver.value(of: box) == 200)
  }

  @Test
  func `a large component that both parameters move is optimised at each resize`() throws {
    let width = try solver.makeParameter(300), height = try solver.makeParameter(200)
    // The first place would like to be as far as the root is high, each other one at a point behind the one before, and
    // none may be beyond the width of the root.
    let places = (0..<20).map { _ in solver.makeVariable() }
    try solver.add((places[0] == height).strength(.weak))
    for (place, next) in zip(places, places.dropFirst()) {
      try solver.add((next == place + 1).strength(.strong))
    }
    try solver.add(places[19] <= width)
    solver.solve()
    #expect(solver.pipeline.simplex.revised.count == 1)
    var found: [Double] = []
    for value in [310.0, 210, 400, 205] {
      try resize(width, to: value)
      found.append(solver.value(of: places[0]))
    }
    // The last one is 19 points behind the first one.
    #expect(found == [200, 191, 200, 186])
    try resize(height, to: 150)
    #expect(places.map { solver.value(of: $0) } == (0..<20).map { 150 + Double($0) })
    #expect(
      solver.planDescription == """
        with p
          x0 == p
        with q
          x1 == q
        component 0 with p and q
          no region: optimised at the next resize

        """)
  }
}

@Suite struct ClosedIntervalTests {
  @Test
  func `an interval of one number is not empty`() {
    var interval = ClosedInterval(low: 0, high: 8)
    // 2 × p − 16 is not negative from 8 on.
    interval.restrict(toNonNegative: -16, 2)
    #expect(interval == ClosedInterval(low: 8, high: 8))
    #expect(!interval.isEmpty && interval.contains(8))
    interval.restrict(toNonNegative: 7, -1)
    #expect(interval.isEmpty && !interval.contains(7) && !interval.contains(8))
  }
}

import Testing

@testable import Cassowary

/// The state after an edit or a new constant, as it prints.
@Suite struct EditLogTests {
  private let solver = Solver()

  @Test
  func `an edit undoes the steps that rest on it, two of five`() throws {
    let x = (0...5).map { _ in solver.makeVariable() }
    let links = try (0..<5).map { try solver.add(x[$0 + 1] == x[$0] + 1) }
    try solver.add((x[0] == 0).strength(.weak))
    try solver.add((x[4] == 50).strength(.medium))
    solver.solve()
    let before = solver.statistics
    #expect(before.eliminations == 5)
    try solver.remove(links[3])
    solver.solve()
    // x4 is a root again, and x5, which was x0 + 5 by way of x4, is linked to it.
    #expect(
      solver.presolveDescription == """
        links
          x1 == x0 + 1  by c0
          x2 == x0 + 2  by c1
          x3 == x0 + 3  by c2
          x5 == x4 + 1  by c4
        rows
          c5  x0 == 0 ~ 250
          c6  x4 - 50 == 0 ~ 500

        """)
    // The rows of component 0 fall apart into two components.
    #expect(
      solver.simplexDescription == """
        component 1, optimal
          level 2  e5 is parametric
          level 3  x0 == e5 is 0
        component 2, optimal
          level 1  e6 is parametric
          level 3  x4 == e6 + 50 is 50

        """)
    let after = solver.statistics
    #expect(after.rebuilds == before.rebuilds && after.edits == before.edits + 1)
    #expect(after.eliminations == before.eliminations + 1)
  }

  @Test
  func `another constant moves one link and the row that rests on it`() throws {
    let x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
    let link = try solver.add(y == x + 8)
    try solver.add(z == x + 20)
    try solver.add((x == 10).strength(.weak))
    try solver.add(y <= 50)
    solver.solve()
    let before = solver.statistics
    try solver.setConstant(-12, of: link)
    solver.solve()
    // y = x + 12 ≤ 50, so x ≤ 38.
    #expect(
      solver.presolveDescription == """
        links
          x1 == x0 + 12  by c0
          x2 == x0 + 20  by c1
        rows
          c2  x0 - 10 == 0 ~ 250
          c3  -x0 + 38 >= 0

        """)
    #expect(
      solver.simplexDescription == """
        component 0, optimal
          level 0  s3 == -e2 + 28 is 28
          level 1  e2 is parametric
          level 2  x0 == e2 + 10 is 10

        """)
    let after = solver.statistics
    #expect(after.constantUpdates == before.constantUpdates + 1)
    #expect(after.rebuilds == before.rebuilds && after.eliminations == before.eliminations)
  }

  @Test(arguments: [20, 400])
  func `an edit of a chain changes the values that follow from it, and looks at no others`(count: Int) throws
  {
    let width = try solver.makeParameter(320)
    var tops = [solver.makeVariable()]
    let heights = (0..<count).map { _ in solver.makeVariable(nonNegative: true) }
    try solver.add(tops[0] == 0)
    for index in 0..<count {
      tops.append(solver.makeVariable())
      try solver.add(tops[index + 1] == tops[index] + heights[index])
      try solver.add((heights[index] == 10).strength(.medium))
    }
    try solver.add((heights[count - 1] <= width).strength(.strong))
    // The first edit finds out what rests on what.
    var wish = try solver.add((heights[count - 2] == 11).strength(.strong))
    solver.solve()
    for height in [12.0, 13] {
      try solver.remove(wish)
      wish = try solver.add((heights[count - 2] == height).strength(.strong))
      solver.forgetChangedValues()
      solver.solve()
    }
    let changed = try #require(solver.changedVariables)
    // One height, and the tops of the two that follow.
    #expect(Set(changed.map { $0 }) == Set([heights[count - 2], tops[count - 1], tops[count]].map(\.index)))
    #expect(solver.value(of: tops[count]) == Double(10 * count + 3))
    solver.isIncremental = false
    let values = solver.withValues { Array($0) }
    try solver.setStrength(.medium, of: wish)
    try solver.setStrength(.strong, of: wish)
    solver.solve()
    #expect(solver.withValues { Array($0) } == values)
  }

  @Test
  func `an equality is not presolved again with a variable that only an earlier one mentioned`() throws {
    let x = (0..<5).map { _ in solver.makeVariable() }
    let sum = solver.makeVariable(), total = solver.makeVariable()
    for (index, variable) in x.enumerated() {
      try solver.add((variable == Double(index + 1)).strength(Strength(rawValue: 100 + Double(index))))
    }
    let inner = try solver.add(sum == x[0] + x[1])
    let outer = try solver.add(total == sum + x[2])
    try solver.add((sum == 10).strength(.medium))
    // More that is eliminated, so that no edit changes half of it.
    for number in 0..<10 { try solver.add(solver.makeVariable() == Double(number)) }
    solver.solve()
    // The first edit finds out what rests on what.
    try solver.add((x[4] == 6).strength(.medium))
    solver.solve()
    try solver.remove(outer)
    try solver.add(total == x[3] + x[4])
    solver.solve()
    #expect(solver.value(of: total) == 10)
    let before = solver.statistics
    try solver.remove(inner)
    solver.solve()
    #expect(solver.value(of: sum) == 10 && solver.value(of: total) == 10)
    let after = solver.statistics
    #expect(after.edits == before.edits + 1 && after.eliminations == before.eliminations)
  }

  @Test
  func `a redundant equality is tried again after the last step was undone`() throws {
    let solver = Solver()
    let a = solver.makeVariable(), b = solver.makeVariable(), c = solver.makeVariable()
    let d = solver.makeVariable()
    try solver.add(a + b + c == 10)
    try solver.add(2 * a + 2 * b + 2 * c == 20)
    try solver.add((a == 1).strength(.weak))
    try solver.add((b == 2).strength(.weak))
    solver.solve()
    let last = try solver.add(d == 7)
    solver.solve()
    try solver.remove(last)
    solver.solve()
    #expect(solver.value(of: c) == 7 && solver.value(of: d) == 0)
    #expect(solver.conflicts.isEmpty)
  }
}

/// The lists behind an edit: what it rests on.
struct AdjacencyListsTests {
  @Test
  func `lists know how many numbers they hold, and take out what is out of date`() {
    var lists = AdjacencyLists()
    lists.reset(listCount: 1)
    lists.extend(listCount: 2)
    for value in Int32(0)..<5 { lists.add(value, to: value % 2) }
    var (count, seen) = (lists.count, [Int32]())
    #expect(count == 5)
    // Those added last come first.
    lists.filter(0) { value in
      seen.append(value)
      return value != 2
    }
    count = lists.count
    #expect(seen == [4, 2, 0] && count == 4)
    seen = []
    lists.add(7, to: 1)
    for list in Int32(0)..<3 {
      lists.filter(list) { value in
        seen.append(value)
        return true
      }
    }
    count = lists.count
    #expect(seen == [4, 0, 7, 3, 1] && count == 5)
  }
}

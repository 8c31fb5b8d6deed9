import Cassowary

/// A system of equations along one axis that people's layouts lead to, of any size.
struct Shape: Sendable {
  let name: String
  /// The length of the root for so many items.
  let root: @Sendable (_ count: Int) -> Double
  /// How many required constraints have to be left out in a root of a length, by hand.
  let conflictCount: @Sendable (_ count: Int, _ root: Double) -> Int
  private let collect: @Sendable (inout Equations, _ count: Int) -> Void

  init(
    _ name: String, root: @escaping @Sendable (_ count: Int) -> Double = { _ in 800 },
    conflicts: @escaping @Sendable (_ count: Int, _ root: Double) -> Int = { _, _ in 0 },
    _ collect: @escaping @Sendable (inout Equations, _ count: Int) -> Void
  ) {
    (self.name, self.root, conflictCount, self.collect) = (name, root, conflicts, collect)
  }

  func equations(count: Int) throws -> Equations {
    var equations = try Equations()
    collect(&equations, count)
    return equations
  }

  static let all: [Shape] = chains + columns + conflicts + ambiguities

  static func named(_ name: String) -> Shape? { all.first { $0.name == name } }
}

/// Shapes whose equations leave values open, or compete at equal strength.
extension Shape {
  static let ambiguities: [Shape] = [
    Shape("ambig") { row, count in
      var previous: Equations.Item?
      for _ in 0..<count {
        let item = row.makeItem()
        if let previous { row.add(item.start >= previous.end + 8) }
        row.add(item.end <= row.root + 1e6)
        previous = item
      }
    },
    Shape("distributelow", root: { 20 * Double($0) }) { row, count in
      // Both ends pinned, and every length would like to be 10: one has to be something else.
      var previous: Equations.Item?
      for _ in 0..<count {
        let item = row.makeItem()
        row.add(item.length == 10, 250)
        row.chain(item, after: previous)
        previous = item
      }
      if let previous { row.add(previous.end == row.root - 8) }
    },
    Shape("gridopen", root: { 20 * Double($0) }) { grid, count in
      // Three columns; only that all rows fill the root is known of their heights.
      var previous: Equations.Item?
      for _ in stride(from: 0, to: count, by: 3) {
        let row = grid.makeItem()
        grid.chain(row, after: previous, gap: previous == nil ? 0 : 8)
        for _ in 0..<3 {
          let cell = grid.makeVariable(nonNegative: true)
          grid.add(cell == row.length)
        }
        previous = row
      }
      if let previous { grid.add(previous.end == grid.root) }
    },
    Shape("centredfree") { stack, count in
      // Each in the middle, with a priority of its own, and none in the way of another.
      for index in 0..<count {
        let label = stack.makeLabel()
        stack.add(label.start + 0.5 * label.length == 0.5 * stack.root, graded(index, of: count))
      }
    },
    Shape("prios") { line, count in
      // One variable, and as many constraints and priorities as there are items.
      let position = line.makeVariable()
      for index in 0..<count {
        let number = line.pick([50, 100, 250, 400, 650, 900])
        line.add(index % 2 == 0 ? position == number : position >= number, graded(index, of: count))
      }
    },
  ]
}

/// Shapes whose equations cannot hold: the root is too small, from fifty items on.
extension Shape {
  static let conflicts: [Shape] = [
    Shape("row", root: { _ in 320 }, conflicts: { _, _ in 1 }) { row, count in
      if let last = chain(&row, count) { row.add(last.end == row.root - 8) }
    },
    Shape("rowle", root: { _ in 320 }, conflicts: { _, _ in 1 }) { row, count in
      if let last = chain(&row, count) { row.add(last.end <= row.root - 8) }
    },
    Shape("rowinside", root: { _ in 200 }, conflicts: { $0 - Int(($1 - 8) / 32) }) { row, count in
      // Icons of 24 and gaps of 8 fit six times, and the others not.
      var previous: Equations.Item?
      for _ in 0..<count {
        let icon = row.makeItem()
        row.add(icon.length == 24)
        row.chain(icon, after: previous)
        row.add(icon.end <= row.root - 8)
        previous = icon
      }
    },
    Shape("conflictchain", root: { _ in 100 }, conflicts: { count, _ in count - 1 }) { row, count in
      // Widths and gaps have a least length, and one fits.
      var previous: Equations.Item?
      for _ in 0..<count {
        let item = row.makeItem()
        row.add(item.length >= 50)
        row.add(item.start >= (previous?.end ?? LinearExpression(constant: 0)) + 8)
        row.add(item.end <= row.root - 8)
        previous = item
      }
    },
    Shape("conflicts", conflicts: { count, _ in count }) { row, count in
      // Each item contradicts itself and no other.
      for _ in 0..<count {
        let item = row.makeItem()
        row.add(item.start == 10)
        row.add(item.length == 50)
        row.add(item.end <= 20)
      }
    },
  ]

  private static func chain(_ row: inout Equations, _ count: Int) -> Equations.Item? {
    for index in 0..<count { row.chain(row.makeLabel(), after: index == 0 ? nil : row.items[index - 1]) }
    return row.items.last
  }
}

import Cassowary

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
      // Both ends pinned, and every length would like to be 10: somebody has to be something else.
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
      // One variable, and as many wishes and priorities as there are items.
      let position = line.makeVariable()
      for index in 0..<count {
        let wish = line.pick([50, 100, 250, 400, 650, 900])
        line.add(index % 2 == 0 ? position == wish : position >= wish, graded(index, of: count))
      }
    },
  ]
}

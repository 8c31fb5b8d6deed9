import Cassowary

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

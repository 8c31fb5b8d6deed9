import Cassowary

/// Items one after the other.
extension Shape {
  static let chains: [Shape] = [
    Shape("rowtight", root: { 80 * Double($0) }) { row, count in
      // Both ends pinned; the labels give way a little.
      var previous: Equations.Item?
      for _ in 0..<count {
        let label = row.makeLabel()
        row.chain(label, after: previous)
        previous = label
      }
      if let previous { row.add(previous.end == row.root - 8) }
    },
    Shape("trailrows", root: { 80 * Double($0) }) { row, count in
      // Every end stays inside the root.
      var previous: Equations.Item?
      for _ in 0..<count {
        let label = row.makeLabel()
        row.chain(label, after: previous)
        row.add(label.end <= row.root - 8)
        previous = label
      }
    },
    Shape("chainge") { chain, count in
      _ = loosely(&chain, count)
    },
    Shape("chaingetight", root: { 80 * Double($0) }) { chain, count in
      if let last = loosely(&chain, count) { chain.add(last.end <= chain.root - 8) }
    },
    Shape("chips", root: { 85 * Double($0) }) { chips, count in
      var previous: Equations.Item?
      for _ in 0..<count {
        let chip = chips.makeLabel(), edge = previous?.end ?? LinearExpression(constant: 0)
        chips.add(chip.start >= edge + 8)
        chips.add(chip.start == edge + 8, 250)
        chips.add(chip.end <= chips.root - 8)
        previous = chip
      }
    },
    Shape("timeline", root: { 50 * Double($0) + 400 }) { day, count in
      // As near to its time as the one before it lets it be.
      var previous: Equations.Item?
      for index in 0..<count {
        let event = day.makeItem()
        day.add(event.length == day.pick([20, 30, 45, 60]))
        day.add(event.start == 38 * Double(index), .medium)
        if let previous { day.add(event.start >= previous.end + 2) }
        day.add(event.end <= day.root)
        previous = event
      }
    },
    Shape("centred") { stack, count in
      // Each would like to be in the middle, with a priority of its own.
      var previous: Equations.Item?
      for index in 0..<count {
        let label = stack.makeLabel()
        stack.add(label.start + 0.5 * label.length == 0.5 * stack.root, graded(index, of: count))
        if let previous { stack.add(label.start >= previous.end) }
        previous = label
      }
    },
    Shape("stair", root: { 60 * Double($0) }) { stair, count in
      var previous: (step: Equations.Item, height: Variable)?
      for index in 0..<count {
        let step = stair.makeItem(), height = stair.makeVariable(nonNegative: true)
        stair.add(step.length == 0.75 * height)
        stair.add(height == 100, .medium)
        stair.chain(step, after: previous?.step, gap: 0)
        if let previous { stair.add(height <= (index % 2 == 0 ? 1.01 : 0.995) * previous.height) }
        previous = (step, height)
      }
      if let previous { stair.add(previous.step.end <= stair.root) }
    },
  ]

  /// Labels at least 8 apart that would like to be 8 apart; the last of them.
  private static func loosely(_ chain: inout Equations, _ count: Int) -> Equations.Item? {
    var previous: Equations.Item?
    for _ in 0..<count {
      let label = chain.makeLabel()
      if let previous {
        chain.add(label.start >= previous.end + 8)
        chain.add(label.start == previous.end + 8, 250)
      } else {
        chain.chain(label, after: nil)
      }
      previous = label
    }
    return previous
  }

  /// Strengths from 1 to 999, another one for each index.
  static func graded(_ index: Int, of count: Int) -> Strength {
    Strength(rawValue: 1 + 998 * Double(index) / Double(count))
  }
}

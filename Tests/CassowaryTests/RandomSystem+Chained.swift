import Cassowary

/// Systems in which most positions are long sums of lengths, which rows and other sums mention.
extension RandomSystem {
  /// Makes items one after the other, in one column or two, and says something about the ends of most of them.
  static func chained(seed: UInt64, items count: Int) -> RandomSystem {
    var system = RandomSystem(seed: seed)
    let root = system.makeParameter(Double(system.random.int(4...40) * 20))
    let columns = system.random.pick([1, 1, 2])
    var items: [Span] = []
    for index in 0..<count {
      let length = system.makeVariable(nonNegative: system.random.chance(90))
      let item = Span(start: system.makeVariable(nonNegative: system.random.chance(20)), length: length)
      if index < columns {
        system.add(item.start == 8)
      } else {
        let before = items[index - columns]
        let end = system.random.chance(80) ? before.end : before.start + before.length * 2
        // Some gaps are equal lengths, so that parts of sums come several times.
        let gap: LinearExpression =
          system.random.chance(15)
          ? items[system.random.int(0...index - 1)].length : LinearExpression(constant: 4)
        system.add(item.start == end + gap)
      }
      items.append(item)
      let text = Double(system.random.int(1...12) * 8)
      if system.random.chance(80) { system.add(length >= text, system.random.pick([750, 750, 500, 300])) }
      if system.random.chance(80) { system.add(length <= text, system.random.pick([250, 250, 300, 100])) }
      if system.random.chance(85) { system.relate(item, to: root, items) }
    }
    if system.random.chance(40) { system.random.shuffle(&system.entries) }
    return system
  }

  /// Says something about an item.
  private mutating func relate(_ item: Span, to root: LinearExpression, _ items: [Span]) {
    let other = random.pick(items)
    switch random.int(1...8) {
    case 1...3: add(item.end <= root - 8)
    case 4: add(item.end <= root, random.pick([900, 400]))
    case 5: add(item.center == root / 2, random.pick([700, 260, 50]))
    case 6: add(item.end >= other.end + 4, random.pick([600, 240]))
    case 7: add(item.start == other.start + 40, random.pick([650, 245]))
    default: add(item.length == other.length, random.pick([.required, 650, 245]))
    }
  }
}

import Cassowary

/// Systems that look like layouts: boxes with a place and a size, related to each other and to a root.
extension RandomSystem {
  /// A position and a length on one axis.
  struct Span {
    var start: LinearExpression
    var length: LinearExpression

    var end: LinearExpression { start + length }
    var center: LinearExpression { start + length / 2 }
  }

  /// Optional strengths as people use them.
  static let optional: [Strength] = [999, 751, 750, 749.5, 501, 500, 251, 250.5, 250, 250, 50, 1]

  /// Makes a layout of so many boxes.
  static func layout(seed: UInt64, boxes: Int) -> RandomSystem {
    var system = RandomSystem(seed: seed)
    let axes = system.random.chance(40) ? 2 : 1
    var trees: [[Span]] = (0..<axes).map { _ in [system.makeRoot()] }
    for box in 1...boxes {
      let parent = system.random.chance(60) ? 0 : system.random.int(0...box - 1)
      for axis in 0..<axes {
        let span = Span(
          start: system.makeVariable(), length: system.makeVariable(nonNegative: system.random.chance(90)))
        trees[axis].append(span)
        system.place(span, in: trees[axis][parent], after: trees[axis][system.random.int(0...box - 1)])
      }
      if axes == 2, system.random.chance(30) {
        let ratio = system.random.pick([1, 2, 0.5, 1.5, 16.0 / 9])
        system.add(trees[0][box].length == trees[1][box].length * ratio, system.mostlyRequired())
      }
    }
    for _ in 0..<system.random.pick([0, 0, 0, 1, 1, 2, 3]) {
      system.addLayoutConstraint(trees[system.random.int(0...axes - 1)])
    }
    if system.random.chance(15), let copy = system.entries.last { system.entries.append(copy) }
    if system.random.chance(50) { system.random.shuffle(&system.entries) }
    return system
  }

  private mutating func makeRoot() -> Span {
    let size: Double = random.pick([100, 200, 320, 390, 768])
    switch random.int(1...10) {
    case 1: return Span(start: LinearExpression(), length: LinearExpression(constant: size))
    case 2:
      let root = Span(start: makeVariable(), length: makeVariable(nonNegative: true))
      if random.chance(80) { add(root.start == 0) }
      if random.chance(80) { add(root.length == size, mostlyRequired()) }
      return root
    default: return Span(start: LinearExpression(), length: makeParameter(size))
    }
  }

  /// Says where a box goes, in one of the ways people say it.
  private mutating func place(_ box: Span, in parent: Span, after sibling: Span) {
    let gap: Double = random.pick([0, 0, 4, 8, 8, 16, 20])
    switch random.int(1...12) {
    case 1, 2:
      add(box.start == parent.start + gap)
      add(box.end == parent.end - gap, mostlyRequired())
    case 3, 4:
      add(box.start == sibling.end + gap, mostlyRequired())
      addIntrinsicSize(to: box)
    case 5:
      add(box.start == sibling.end + gap)
      add(box.length == sibling.length)
      if random.chance(50) { add(box.end <= parent.end - gap) }
    case 6:
      add(box.center == parent.center)
      add(box.length == parent.length * random.pick([0.25, 0.5, 0.75, 1.0 / 3]) - gap)
    case 7:
      add(box.start >= parent.start + gap)
      add(box.end <= parent.end - gap)
      add(box.center == parent.center, random.pick(Self.optional))
      addIntrinsicSize(to: box)
    case 8:
      add(box.start == parent.start + gap)
      add(box.end <= parent.end - gap, mostlyRequired())
      addIntrinsicSize(to: box)
    case 9:
      add(box.end == sibling.start - gap)
      add(box.length == Double(random.int(10...120)), mostlyRequired())
    case 10:
      add(box.start == Double(random.int(0...100)), .required, .placement)
      add(box.length == Double(random.int(0...200)), .required, .placement)
    case 11:
      add(box.center == sibling.end * random.pick([0.5, 1, 2]), mostlyRequired())
      add(box.length >= Double(random.int(10...44)), mostlyRequired())
      add(box.length <= Double(random.int(20...200)), mostlyRequired())
    default:
      // Says too little: the box floats.
      if random.chance(50) { addIntrinsicSize(to: box) }
    }
  }

  /// Adds the constraints of a label: it hugs its size, and resists getting smaller.
  private mutating func addIntrinsicSize(to box: Span) {
    let size = Double(random.int(1...40) * 8)
    let hugging = random.pick(Self.optional),
      resistance = random.chance(10) ? .required : random.pick(Self.optional)
    add(box.length <= size, hugging, .yielding)
    add(box.length >= size, resistance, .yielding)
  }

  private mutating func mostlyRequired() -> Strength {
    random.chance(75) ? .required : random.pick(Self.optional)
  }

  /// Relates any two edges in any way.
  mutating func addLayoutConstraint(_ spans: [Span]) {
    let a = random.pick(spans), b = random.pick(spans)
    let left = random.pick([a.start, a.end, a.center, a.length])
    let right = random.pick([b.start, b.end, b.center, b.length, LinearExpression()])
    let constant = Double(random.int(-10...30) * 4)
    let expression = left - right * random.pick([1, 1, 1, 0.5, 2]) - constant
    let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    add(LinearConstraint(expression, relation), random.chance(40) ? .required : random.pick(Self.optional))
  }
}

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

@testable import Anchorage
@testable import AnchorageHeadless

/// Writes random plans: most items are determined well enough, and some statements more are made about them.
struct TreeWriter {
  var random: Random
  /// Whether what is written has a mirror image under right-to-left: edges that follow the direction, no
  /// multiplied places, no centres pushed aside, and no views placed by frame.
  let isMirrorable: Bool
  var plan: TreePlan

  init(seed: Int, isMirrorable: Bool = false) {
    random = Random(seed: UInt64(seed))
    self.isMirrorable = isMirrorable
    plan = TreePlan(size: .zero, items: [TreePlan.Item(kind: .view, parent: -1)])
  }

  /// A random plan.
  mutating func write(items: ClosedRange<Int> = 1...7) -> TreePlan {
    plan.size = LayoutSize(width: number(100...800), height: number(100...600))
    plan.items[0].margins = insets(0...20)
    if random.chance(10) { plan.items[0].alignment = insets(0...6) }
    if random.chance(25) { plan.items[0].direction = .rightToLeft }
    for _ in 0..<random.int(items) { addItem() }
    let isDetermined = random.chance(80)
    for item in subjects where isDetermined { determine(item) }
    for _ in 0..<random.int(0...(isDetermined ? 4 : 12)) { addRule(isWeak: isDetermined) }
    return plan
  }

  /// The items that constraints may be about.
  var subjects: [Int] {
    plan.items.indices.filter {
      $0 > 0 && [.view, .guide, .scrollContent].contains(plan.items[$0].kind) && plan.items[$0].frame == nil
    }
  }

  private var views: [Int] { plan.items.indices.filter { plan.items[$0].kind == .view } }
}

// MARK: - Items

extension TreeWriter {
  /// Adds a view, a guide or the margins of a view.
  mutating func addItem(of kinds: [TreePlan.Kind] = [.view, .view, .view, .view, .guide, .margins]) {
    let parent = random.chance(50) ? 0 : random.pick(views)
    var item = TreePlan.Item(kind: random.pick(kinds), parent: parent)
    let isKnown = plan.items.contains { $0.kind == .margins && $0.parent == parent }
    if item.kind == .margins && isKnown { item.kind = .view }
    if item.kind == .view { furnish(&item) }
    plan.items.append(item)
  }

  mutating func furnish(_ item: inout TreePlan.Item) {
    if random.chance(40) { item.content.width = number(0...150) }
    if random.chance(40) { item.content.height = number(0...60) }
    if random.chance(40) { (item.firstBaseline, item.lastBaseline) = (number(0...12), number(0...6)) }
    if random.chance(20) { item.margins = insets(0...16) }
    if random.chance(15) { item.alignment = insets(0...6) }
    if random.chance(15) { item.direction = random.pick([.leftToRight, .rightToLeft]) }
    if random.chance(20) { item.hugging = optionalPriority() }
    if random.chance(20) { item.compression = random.chance(10) ? .required : optionalPriority() }
    if !isMirrorable && random.chance(10) {
      item.frame = frame()
      // A mask refers to the size of the superview when it is set, and only the root has one before a pass.
      if item.parent == 0 { item.mask = mask() }
    }
  }

  /// A frame large enough for alignment insets.
  mutating func frame() -> LayoutRect {
    LayoutRect(
      x: number(-20...100), y: number(-20...100), width: number(20...200), height: number(20...200))
  }

  mutating func mask() -> LayoutAutoresizingMask {
    LayoutAutoresizingMask(rawValue: UInt(random.int(0...63)))
  }

  mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(random.int(range)) + (random.chance(15) ? random.pick([0.5, 0.25]) : 0)
  }

  mutating func insets(_ range: ClosedRange<Int>) -> LayoutInsets {
    LayoutInsets(
      top: number(range), leading: number(range), bottom: number(range), trailing: number(range))
  }

  mutating func optionalPriority() -> LayoutPriority {
    random.pick([.high, .low, .medium, 999, 751, 249.5, 750.25, 1, 0.5])
  }

  mutating func priority(required percent: Int) -> LayoutPriority {
    random.chance(percent) ? .required : optionalPriority()
  }
}

// MARK: - Rules

extension TreeWriter {
  /// Says where an item is on both axes.
  mutating func determine(_ item: Int) {
    let axes: [[LayoutAttribute]] = [
      [.leading, .trailing, .width, .centerX], [.top, .bottom, .height, .centerY],
    ]
    for axis in axes {
      let inside = container(of: item)
      switch random.int(1...5) {
      case 1, 2:
        let hasText = [item, inside].allSatisfy { plan.items[$0].kind == .view }
        let baseline = random.pick([LayoutAttribute.firstBaseline, .lastBaseline])
        let edge = axis[0] == .top && hasText && random.chance(30) ? baseline : axis[0]
        relate(item, edge, inside, edge, number(-10...40))
        determineExtent(of: item, axis[2])
      case 3:
        relate(item, axis[0], inside, axis[0], number(-10...40))
        relate(item, axis[1], inside, axis[1], number(-40...10), priority(required: 70))
      case 4:
        relate(item, axis[3], inside, axis[3], isMirrorable ? 0 : number(-10...10))
        determineExtent(of: item, axis[2])
      default:
        let other = random.pick(plan.items.indices.filter { $0 != item })
        relate(item, axis[0], other, axis[1], number(-10...20), priority(required: 80))
        determineExtent(of: item, axis[2])
      }
    }
  }

  private mutating func determineExtent(of item: Int, _ extent: LayoutAttribute) {
    let term = TreePlan.Term(item: item, attribute: extent)
    var rule = TreePlan.Rule(left: [term], right: [], priority: priority(required: 60))
    switch random.int(1...4) {
    case 1:
      let other = random.pick(plan.items.indices.filter { $0 != item })
      rule.right = [TreePlan.Term(coefficient: multiplier(), item: other, attribute: extent)]
      rule.constant = number(-10...20)
    case 2:
      // An aspect ratio.
      let cross: LayoutAttribute = extent == .width ? .height : .width
      rule.right = [TreePlan.Term(coefficient: multiplier(), item: item, attribute: cross)]
    default:
      rule.relation = random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
      rule.constant = number(0...200)
    }
    plan.rules.append(rule)
  }

  private mutating func relate(
    _ first: Int, _ attribute: LayoutAttribute, _ second: Int, _ other: LayoutAttribute, _ constant: Double,
    _ priority: LayoutPriority = .required
  ) {
    plan.rules.append(
      TreePlan.Rule(
        left: [TreePlan.Term(item: first, attribute: attribute)],
        right: [TreePlan.Term(item: second, attribute: other)], constant: constant, priority: priority))
  }

  private func container(of item: Int) -> Int {
    let parent = plan.items[item].parent
    let margins = plan.items.indices.first {
      plan.items[$0].kind == .margins && plan.items[$0].parent == parent
    }
    return item % 3 == 0 ? margins ?? parent : parent
  }

  private mutating func multiplier() -> Double { random.pick([0.5, 2, 0.25, 1.5, 1]) }

  /// Adds any statement; a weak one is optional or leaves room.
  mutating func addRule(isWeak: Bool = false) {
    guard let first = subjects.isEmpty ? nil : random.pick(subjects) else { return }
    var rule = TreePlan.Rule(
      left: [], right: [], constant: number(-20...80), priority: priority(required: 40))
    rule.relation = random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    if isWeak && rule.relation == .equal && rule.priority == .required { rule.priority = optionalPriority() }
    let second = random.pick(Array(plan.items.indices))
    switch random.int(1...10) {
    case 1...4: relateExtents(first, second, &rule)
    case 5: relateDistances(first, second, random.pick(Array(plan.items.indices)), &rule)
    default: relatePlaces(first, second, &rule)
    }
    if !rule.left.isEmpty { plan.rules.append(rule) }
  }

  private mutating func relateExtents(_ first: Int, _ second: Int, _ rule: inout TreePlan.Rule) {
    let (extent, cross) = random.pick([(LayoutAttribute.width, LayoutAttribute.height), (.height, .width)])
    rule.left = [TreePlan.Term(item: first, attribute: extent)]
    if random.chance(40) { return }
    let isAlone = first == second
    rule.right = [
      TreePlan.Term(coefficient: multiplier(), item: second, attribute: isAlone ? cross : extent)
    ]
    if !isAlone && second != 0 && random.chance(25) {
      rule.right.append(TreePlan.Term(item: 0, attribute: extent))
    }
  }

  /// Compares two gaps.
  private mutating func relateDistances(_ a: Int, _ b: Int, _ c: Int, _ rule: inout TreePlan.Rule) {
    guard a != b, b != c, c != a else { return }
    let (near, far) = random.pick([(LayoutAttribute.leading, LayoutAttribute.trailing), (.top, .bottom)])
    rule.left = [
      TreePlan.Term(item: a, attribute: near), TreePlan.Term(coefficient: -1, item: b, attribute: far),
    ]
    rule.right = [
      TreePlan.Term(item: c, attribute: near), TreePlan.Term(coefficient: -1, item: a, attribute: far),
    ]
  }

  private mutating func relatePlaces(_ first: Int, _ second: Int, _ rule: inout TreePlan.Rule) {
    guard first != second else { return }
    var families: [[LayoutAttribute]] = [[.leading, .trailing, .centerX], [.top, .bottom, .centerY]]
    if !isMirrorable { families.append([.left, .right, .centerX]) }
    if [first, second].allSatisfy({ plan.items[$0].kind == .view }) {
      families.append([.firstBaseline, .lastBaseline, .top])
    }
    let family = random.pick(families)
    let attributes = (random.pick(family), random.pick(family))
    if isMirrorable && attributes == (.centerX, .centerX) { return }
    rule.left = [TreePlan.Term(item: first, attribute: attributes.0)]
    let factor = !isMirrorable && random.chance(20) ? multiplier() : 1
    rule.right = [TreePlan.Term(coefficient: factor, item: second, attribute: attributes.1)]
  }
}

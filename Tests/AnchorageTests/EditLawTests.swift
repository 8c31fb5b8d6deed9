import Testing

@testable import Anchorage

/// Random trees edited at random: whatever happened to a tree, it looks like a new one that says the same.
struct EditLawTests {
  @Test(arguments: 0..<300)
  func `a tree with a past looks like a new one`(seed: Int) {
    var random = Random(seed: UInt64(seed))
    let live = RandomTree(&random)
    live.root.layoutIfNeeded()
    for _ in 0..<12 {
      let edit = live.edit(&random)
      guard random.chance(60) else { continue }
      live.root.layoutIfNeeded()
      let fresh = live.copy()
      fresh.root.layoutIfNeeded()
      let differences = zip(live.lines, fresh.lines).filter { $0 != $1 }
      #expect(differences.map { "\($0) | \($1)" } == [], "seed \(seed), after \(edit)\n\(live.text)")
      if !differences.isEmpty { return }
    }
  }
}

/// A tree and everything that was said about it, so that it can be built again.
private final class RandomTree {
  /// What a constraint says; items are numbered as they were made.
  struct Rule {
    var first: Int
    var attribute: LayoutAttribute
    var relation: LayoutRelation
    var second: Int?
    var multiplier: Double
    var constant: Double
    var priority: LayoutPriority
  }

  let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  private var views: [LayoutView] = []
  private var contents: [LayoutSize] = []
  private var parents: [Int] = []
  private var rules: [(rule: Rule, constraint: LayoutConstraint)] = []

  init() {
    views = [root]
    contents = [LayoutSize(width: -1, height: -1)]
    parents = [-1]
  }

  convenience init(_ random: inout Random) {
    self.init()
    for _ in 0..<random.int(1...6) { addView(&random) }
    for _ in 0..<random.int(2...16) { addRule(&random) }
  }

  /// The frame table; runs of spaces are one, as the widths of columns depend on every line.
  var lines: [String] {
    root.layoutDescription.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  var text: String {
    (lines + rules.filter { $0.constraint.isActive }.map { $0.constraint.description }).joined(
      separator: "\n")
  }

  /// Builds the tree anew: the views that are in the tree, and the constraints that are active.
  func copy() -> RandomTree {
    let copy = RandomTree()
    copy.root.frame = root.frame
    copy.root.layoutDirection = root.layoutDirection
    for index in views.indices.dropFirst() {
      copy.append(parent: parents[index], content: contents[index], attach: false)
    }
    copy.attach(like: self)
    for (rule, constraint) in rules where constraint.isActive {
      copy.rules.append((rule, copy.make(rule)))
    }
    for index in views.indices {
      copy.views[index].translatesAutoresizingMaskIntoConstraints =
        views[index].translatesAutoresizingMaskIntoConstraints
    }
    return copy
  }

  private func attach(like other: RandomTree) {
    func attach(_ view: LayoutView, _ original: LayoutView) {
      for subview in original.subviews {
        guard let index = other.views.firstIndex(where: { $0 === subview }) else { continue }
        view.addSubview(views[index])
        attach(views[index], subview)
      }
    }
    attach(root, other.root)
  }

  private func append(parent: Int, content: LayoutSize, attach: Bool = true) {
    let view = FixedContentView(name: "v\(views.count)", content: content)
    if attach { views[parent].addSubview(view) }
    views.append(view)
    contents.append(content)
    parents.append(parent)
  }

  private func make(_ rule: Rule) -> LayoutConstraint {
    var right = LayoutSum<HeadlessBackend>(constant: rule.constant)
    if let second = rule.second {
      right.add(LayoutTerm(rule.multiplier, views[second], rule.attribute))
    }
    let left = LayoutSum(LayoutTerm<HeadlessBackend>(1, views[rule.first], rule.attribute))
    let constraint = HeadlessBackend.makeConstraint(
      LayoutEquation(left, rule.relation, right, priority: rule.priority))
    constraint.isActive = true
    return constraint
  }
}

// MARK: - Random

extension RandomTree {
  fileprivate func edit(_ random: inout Random) -> String {
    let live = rules.indices.filter { rules[$0].constraint.isActive }
    switch (random.int(1...100), live.isEmpty ? nil : random.pick(live)) {
    case (...20, let index?):
      rules[index].rule.constant = Double(random.int(-10...20) * 4)
      rules[index].constraint.constant = rules[index].rule.constant
      return "constant of \(rules[index].constraint)"
    case (...35, let index?):
      rules[index].rule.priority = random.pick([.required, .high, 751, 250, 249.5])
      rules[index].constraint.priority = rules[index].rule.priority
      return "priority of \(rules[index].constraint)"
    case (...45, let index?):
      rules[index].constraint.isActive = false
      return "off: \(rules[index].constraint)"
    case (...55, _):
      root.frame = LayoutRect(x: 0, y: 0, width: Double(random.int(0...60) * 10), height: 300)
      return "resize"
    case (...65, _) where views.count > 1:
      let index = random.int(1...views.count - 1)
      contents[index] = LayoutSize(width: Double(random.int(-1...12) * 10), height: 20)
      if contents[index].width < 0 { contents[index].width = -1 }
      (views[index] as? FixedContentView)?.content = contents[index]
      return "content of v\(index)"
    case (...72, _) where views.count > 1:
      let index = random.int(1...views.count - 1)
      views[index].removeFromSuperview()
      return "remove v\(index)"
    case (...80, _) where views.count > 1:
      let index = random.int(1...views.count - 1)
      let parent = random.int(0...views.count - 1)
      if views[index].isAncestor(of: views[parent]) { return "nothing" }
      views[parent].addSubview(views[index])
      return "move v\(index) to v\(parent)"
    case (...84, _):
      root.layoutDirection = random.pick([.leftToRight, .rightToLeft])
      return "direction"
    case (...88, _):
      addView(&random)
      return "add a view"
    default:
      addRule(&random)
      return rules.last.map { "add \($0.constraint)" } ?? ""
    }
  }

  fileprivate func addView(_ random: inout Random) {
    let content = LayoutSize(
      width: random.chance(50) ? Double(random.int(0...12) * 10) : -1,
      height: random.chance(50) ? Double(random.int(1...6) * 8) : -1)
    append(parent: random.int(0...views.count - 1), content: content)
    views[views.count - 1].translatesAutoresizingMaskIntoConstraints = false
  }

  fileprivate func addRule(_ random: inout Random) {
    guard views.count > 1 else { return }
    let first = random.int(1...views.count - 1)
    let second = random.int(0...views.count - 1)
    let attribute = random.pick([
      LayoutAttribute.leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY, .left,
    ])
    let isAlone = first == second || (attribute.isDimension && random.chance(50))
    if isAlone && !attribute.isDimension { return }
    let rule = Rule(
      first: first, attribute: attribute,
      relation: random.pick([.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      second: isAlone ? nil : second, multiplier: random.pick([1, 1, 1, 0.5, 2]),
      constant: Double(random.int(-5...20) * 4), priority: random.pick([.required, .required, .high, 250]))
    rules.append((rule, make(rule)))
  }
}

private final class FixedContentView: LayoutView {
  var content: LayoutSize { didSet { invalidateIntrinsicContentSize() } }

  init(name: String, content: LayoutSize) {
    self.content = content
    super.init(name: name)
  }

  override var intrinsicContentSize: LayoutSize { content }
}

/// SplitMix64.
private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }
  mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...elements.count - 1)] }
}

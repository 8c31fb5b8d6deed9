import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Texts that wrap, in trees that are changed at random: every layout is that of a new tree.
struct WrappingLawTests {
  @Test(arguments: randomCases(80))
  func `texts wrap as in a new tree, whatever was laid out before`(seed: Int) {
    var random = Random(seed: UInt64(seed))
    let plan = TextPlan(&random)
    let tree = TextTree(plan)
    for step in 0..<12 {
      let change = tree.change(&random)
      tree.root.layoutIfNeeded()
      let new = TextTree(tree.plan)
      new.root.layoutIfNeeded()
      let isSame = tree.frames.elementsEqual(new.frames) { $0.isClose(to: $1) }
      #expect(isSame, "seed \(seed), step \(step), \(change): \(tree.plan)\n\(tree.frames)\n\(new.frames)")
      #expect(
        tree.root.engine?.reports().count == new.root.engine?.reports().count, "seed \(seed), step \(step)")
      if !isSame { return }
    }
  }

  @Test func `a width that follows the height of a text is found before that text wraps`() {
    let (root, tall, wide) = (
      makeRoot(), LayoutLabel(text: "one two three"), LayoutLabel(text: "four five six")
    )
    [tall, wide].forEach { $0.numberOfLines = 0 }
    add(tall, wide, to: root)
    wide.hugging.horizontal = 50
    wide.compressionResistance.horizontal = 50
    tall.topLeading == root.topLeading
    tall.trailing == root.trailing
    wide.topLeading == root.topLeading
    wide.width == tall.height * 3
    // One line of 16 makes a width of 48, in which the other text takes three, whatever comes of the first one.
    for (width, height) in [(400.0, 16.0), (48, 48), (64, 32), (72, 32), (48, 48), (400, 16)] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(tall.frame.size == LayoutSize(width: width, height: height))
      #expect(wide.frame.size == LayoutSize(width: 3 * height, height: 48))
    }
  }

  @Test func `a resize that wraps to the same lines solves once and presolves nothing`() throws {
    let (root, label) = (makeRoot(), LayoutLabel(text: "one two three four five six"))
    let below = LayoutView()
    label.numberOfLines = 0
    add(label, below, to: root)
    label.edges.excluding(.bottom) == root.margins.edges
    below.top == label.bottom + 8
    below.leading == root.leading
    below.size == 20
    for width in [101.0, 105, 110, 111, 112] {
      root.frame.size.width = width
      root.layoutIfNeeded()
    }
    let solver = try #require(root.engine).solver
    let (statistics, solves) = (solver.statistics, solver.wholeSolveCount)
    for width in [113.0, 114, 115, 116] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(label.frame.size == LayoutSize(width: width - 16, height: 48))
    }
    #expect(solver.statistics == statistics)
    #expect(solver.wholeSolveCount == solves)
    // Another number of lines is two numbers, and one more solve.
    root.frame.size.width = 320
    root.layoutIfNeeded()
    #expect(below.frame.minY == 32)
    #expect(solver.statistics.rebuilds == statistics.rebuilds)
    #expect(solver.statistics.edits == statistics.edits)
    #expect(solver.wholeSolveCount == solves + 1)
  }
}

/// The plan of a ``TextTree``.
private struct TextPlan {
  struct Rule {
    var kind: Int
    var first: Int
    var second: Int
    var constant: Double
    var priority: LayoutPriority
  }

  var width = 300.0
  var safeArea = 0.0
  var texts: [String] = []
  var lines: [Int] = []
  var resistances: [LayoutPriority] = []
  var rules: [Rule] = []

  init(_ random: inout Random) {
    for index in 0..<random.int(2...5) {
      texts.append(TextPlan.text(&random))
      lines.append(random.pick([0, 0, 0, 1, 2]))
      resistances.append(random.pick([.high, .high, .high, 751, 100, .required]))
      for kind in [random.int(0...4), random.int(5...7)] { rules.append(rule(kind, index, &random)) }
    }
    if random.chance(20) { safeArea = 20 }
    for _ in 0..<random.int(0...3) { rules.append(rule(&random)) }
  }

  static func text(_ random: inout Random) -> String {
    (0..<random.int(0...9)).map { _ in random.pick(["a", "word", "longer", "wrapping"]) }.joined(
      separator: " ")
  }

  func rule(_ random: inout Random) -> Rule {
    rule(random.int(0...12), random.int(0...texts.count - 1), &random)
  }

  private func rule(_ kind: Int, _ first: Int, _ random: inout Random) -> Rule {
    Rule(
      kind: kind, first: first, second: max(0, first - 1), constant: Double(random.int(0...60)),
      priority: random.pick([.required, .required, .required, .high, 740, .low]))
  }
}

/// Labels, each in a row of its own or in that of the one before.
private final class TextTree {
  private(set) var plan: TextPlan
  let root = LayoutView(name: "root")
  private var rows: [LayoutView] = []
  private var labels: [LayoutLabel] = []
  private var constraints: [[LayoutConstraint]] = []

  init(_ plan: TextPlan) {
    self.plan = plan
    root.frame.size = LayoutSize(width: plan.width, height: 500)
    root.safeAreaInsets = LayoutInsets(leading: plan.safeArea)
    for (index, text) in plan.texts.enumerated() {
      let label = LayoutLabel(name: "l\(index)", text: text)
      label.numberOfLines = plan.lines[index]
      label.compressionResistance = LayoutContentPriorities(plan.resistances[index])
      if index % 2 == 0 {
        let row = LayoutView(name: "r\(index)")
        root.addSubview(row)
        row.horizontalEdges == root.horizontalEdges
        row.top == rows.last?.bottom ?? root.top
        row.bottom >= row.top + 10
        rows.append(row)
      }
      rows[index / 2].addSubview(label)
      labels.append(label)
      label.bottom <= rows[index / 2].bottom
    }
    constraints = plan.rules.map(state)
  }

  var frames: [LayoutRect] { (rows + labels).map(\.frame) }

  private func state(_ rule: TextPlan.Rule) -> [LayoutConstraint] {
    let (label, other, row) = (labels[rule.first], labels[rule.second], rows[rule.first / 2])
    let (c, p) = (rule.constant, rule.priority)
    switch rule.kind {
    case 0: return [label.leading == row.margins.leading ~ p, label.trailing == row.margins.trailing ~ p]
    case 1: return [label.leading == row.leading + c, label.width == 100 + c ~ p]
    case 2: return [label.leading == row.margins.leading, label.trailing <= row.trailing - c ~ p]
    case 3: return [label.leading == row.leading + c, label.width == row.width / 2 ~ p]
    case 4: return [label.leading == row.leading + c, label.trailing == row.trailing - c]
    case 5: return [label.top == row.top + c ~ p]
    case 6: return [label.top == row.margins.top]
    case 7: return [label.centerY == row.centerY ~ p, label.top >= row.top]
    case 8: return [label.width == other.height * 3 ~ p]
    case 9: return [label.height == label.width / 4 ~ p]
    case 10: return [label.firstBaseline == other.lastBaseline + c ~ p]
    case 11: return [label.height >= c ~ p]
    default: return [row.width >= other.height + 4 * c ~ p]
    }
  }

  /// Changes the plan and the tree in the same way; returns what was changed.
  func change(_ random: inout Random) -> String {
    let index = random.int(0...labels.count - 1)
    switch random.int(0...9) {
    case 0:
      plan.texts[index] = TextPlan.text(&random)
      labels[index].text = plan.texts[index]
    case 1:
      plan.resistances[index] = random.pick([.high, 100, .required])
      labels[index].compressionResistance = LayoutContentPriorities(plan.resistances[index])
    case 2:
      plan.lines[index] = random.int(0...2)
      labels[index].numberOfLines = plan.lines[index]
    case 3:
      plan.rules.append(plan.rule(&random))
      constraints.append(state(plan.rules[plan.rules.count - 1]))
    case 4 where !plan.rules.isEmpty:
      let rule = random.int(0...plan.rules.count - 1)
      plan.rules.remove(at: rule)
      for constraint in constraints.remove(at: rule) { constraint.deactivate() }
    case 5:
      plan.safeArea = random.pick([0, 0, 24])
      root.safeAreaInsets = LayoutInsets(leading: plan.safeArea)
    default:
      plan.width = random.pick([80, 120, 200, 300, 301, 400])
      root.frame.size.width = plan.width
    }
    return "label \(index)"
  }
}

extension LayoutRect {
  fileprivate func isClose(to other: LayoutRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(maxX - other.maxX) < 1e-6
      && abs(maxY - other.maxY) < 1e-6
  }
}

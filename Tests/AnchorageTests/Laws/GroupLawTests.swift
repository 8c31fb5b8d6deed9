import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Random layouts declared again as random others: updating a group gives exactly what replacing it gives.
struct GroupLawTests {
  @Test(arguments: randomCases(100))
  func `updating a group gives what replacing it gives`(hundred: Int) {
    for seed in (100 * hundred)..<(100 * hundred + 100) {
      var writer = TreeWriter(seed: seed)
      var bare = writer.write()
      let first = bare.rules
      let second = writer.declareDifferently(first)
      bare.rules = []
      let (updated, replaced) = (DeclaredTree(bare, first), DeclaredTree(bare, first))
      // A half sees a pass between the two declarations.
      if seed % 2 == 0 { updated.root.layoutIfNeeded() }
      updated.group.update { updated.declare(second) }
      replaced.group.replace { replaced.declare(second) }
      // Declarations are always compared, the slower layouts for a tenth: with and without a pass between.
      let reports = [updated, replaced].map { $0.report(withLayout: seed % 20 < 2) }
      #expect(reports[0] == reports[1], "seed \(seed)")
      if reports[0] != reports[1] { return }
    }
  }
}

/// A tree whose constraints are declared in one group.
private final class DeclaredTree {
  let tree: RandomTree
  let group = ConstraintGroup<HeadlessBackend>()

  init(_ bare: TreePlan, _ rules: [TreePlan.Rule]) {
    tree = RandomTree(bare)
    group.replace { declare(rules) }
  }

  var root: LayoutView { tree.root }

  /// Makes the constraints as the operators do.
  func declare(_ rules: [TreePlan.Rule]) {
    for rule in rules {
      var right = sum(of: rule.right)
      right.constant = rule.constant
      _ = HeadlessBackend._install(sum(of: rule.left), rule.relation, right, priority: rule.priority)
    }
  }

  private func sum(of terms: [TreePlan.Term]) -> _LayoutSum<HeadlessBackend> {
    var sum = _LayoutSum<HeadlessBackend>(constant: 0)
    for term in terms { sum.add(_LayoutTerm(term.coefficient, tree.items[term.item], term.attribute)) }
    return sum
  }

  /// The group, what every view holds in order, the frames and what is wrong with them.
  func report(withLayout: Bool) -> String {
    var lines = ["\(group)"]
    if withLayout {
      root.layoutIfNeeded()
      lines.append(root.layoutDescription)
    }
    root.forEachInSubtree { view in
      for constraint in view.constraints { lines.append("\(view.name) holds \(constraint)") }
    }
    if withLayout { lines += tree.reports }
    return lines.joined(separator: "\n")
  }
}

extension TreeWriter {
  /// Rules with much in common with others: some are missing, some new, some have other numbers or another
  /// place.
  fileprivate mutating func declareDifferently(_ rules: [TreePlan.Rule]) -> [TreePlan.Rule] {
    var changed: [TreePlan.Rule] = []
    for var rule in rules where !random.chance(20) {
      if random.chance(30) { rule.constant += Double(random.int(-20...20)) }
      if random.chance(20) { rule.priority = random.pick([.required, .high, .low, 251.5]) }
      if random.chance(10) { rule.relation = random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]) }
      if random.chance(15), !rule.right.isEmpty { rule.right[0].coefficient = random.pick([0.5, 1, 2]) }
      changed.append(rule)
      if random.chance(10) { changed.append(rule) }
    }
    let known = plan.rules.count
    for _ in 0..<random.int(0...3) { addRule() }
    changed += plan.rules.dropFirst(known)
    if random.chance(30) { random.shuffle(&changed) }
    return changed
  }
}

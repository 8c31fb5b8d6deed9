@testable import Anchorage
@testable import AnchorageHeadless

/// A live tree made from a plan, which follows the plan and can be compared with another one of its kind.
final class RandomTree {
  /// How a tree is built; what it looks like does not depend on it.
  enum Order {
    case asWritten
    /// Every view comes before the siblings written before it.
    case backwards
  }

  var plan: TreePlan
  private(set) var items: [HeadlessItem] = []
  /// The constraints of the plan's rules, in their order.
  private(set) var constraints: [LayoutConstraint] = []

  /// Builds a tree; the constraints are activated one by one.
  init(_ plan: TreePlan, order: Order = .asWritten) {
    self.plan = plan
    makeItems()
    for (index, item) in plan.items.enumerated().dropFirst() { attach(index, to: item.parent, order) }
    for rule in plan.rules { append(rule) }
    setFrames()
  }

  var root: LayoutView { view(0) }

  func view(_ index: Int) -> ContentView {
    guard let view = items[index] as? ContentView else { preconditionFailure("item \(index) is no view") }
    return view
  }

  /// Adds a constraint to the tree and activates it.
  @discardableResult
  func append(_ rule: TreePlan.Rule) -> LayoutConstraint {
    let constraint = rule.make { items[$0] }
    constraint.isActive = true
    constraints.append(constraint)
    return constraint
  }

  /// Adds what a longer plan has at its end.
  func grow(to longer: TreePlan) {
    plan = longer
    for index in items.count..<plan.items.count { appendItem(index) }
    for rule in plan.rules.dropFirst(constraints.count) { append(rule) }
  }

  /// Takes away what was added last, until so many items and constraints are left.
  func shrink(items itemCount: Int, constraints constraintCount: Int) {
    for index in (itemCount..<items.count).reversed() { detach(index) }
    for constraint in constraints.dropFirst(constraintCount) { constraint.isActive = false }
    items.removeLast(items.count - itemCount)
    constraints.removeLast(constraints.count - constraintCount)
    plan.items.removeLast(plan.items.count - itemCount)
    plan.rules.removeLast(plan.rules.count - constraintCount)
  }

  /// Adds an item of the plan to the tree.
  @discardableResult
  func appendItem(_ index: Int) -> HeadlessItem {
    let item = makeItem(index)
    items.append(item)
    attach(index, to: plan.items[index].parent)
    setFrame(of: index)
    return item
  }

  private func makeItems() {
    for index in plan.items.indices { items.append(makeItem(index)) }
    root.frame = LayoutRect(origin: .zero, size: plan.size)
  }

  private func makeItem(_ index: Int) -> HeadlessItem {
    let item = plan.items[index]
    switch item.kind {
    case .guide: return LayoutGuide(name: "g\(index)")
    case .margins: return view(item.parent).margins
    case .safeArea: return view(item.parent).safeArea
    case .readableContent: return view(item.parent).readableContent
    case .scrollContent, .scrollFrame: preconditionFailure("no view of these trees scrolls")
    case .view: break
    }
    let view = ContentView(index == 0 ? "root" : "v\(index)")
    item.furnish(view)
    view.translatesAutoresizingMaskIntoConstraints = item.frame != nil
    return view
  }
}

// MARK: - The hierarchy

extension RandomTree {
  /// Puts an item into a view, unless it belongs there by itself.
  func attach(_ index: Int, to parent: Int, _ order: Order = .asWritten) {
    if let guide = items[index] as? LayoutGuide {
      if plan.items[index].kind == .guide { view(parent).addLayoutGuide(guide) }
    } else {
      view(parent).insertSubview(view(index), at: order == .asWritten ? view(parent).subviews.count : 0)
    }
  }

  /// Takes an item out of the view it is in.
  func detach(_ index: Int) {
    if let guide = items[index] as? LayoutGuide {
      guide.owningView?.removeLayoutGuide(guide)
    } else {
      view(index).removeFromSuperview()
    }
  }

  private func setFrames() {
    for index in plan.items.indices { setFrame(of: index) }
  }

  private func setFrame(of index: Int) {
    guard let frame = plan.items[index].frame else { return }
    view(index).frame = frame
    view(index).autoresizingMask = plan.items[index].mask
  }
}

// MARK: - What it looks like

extension RandomTree {
  /// The frames of all items, in the order of the plan.
  var frames: [LayoutRect] {
    items.map { ($0 as? LayoutView)?.frame ?? ($0 as? LayoutGuide)?.layoutFrame ?? .zero }
  }

  /// Whether each item has only one place where it can be.
  var areUnique: [Bool] { items.map { root.engine?.isAmbiguous($0) == false } }

  var conflicts: [LayoutConflict] { root.engine?.conflicts ?? [] }

  /// The reports of the last pass, as text.
  var reports: [String] { (root.engine?.reports() ?? []).map { $0.description } }

  /// The frame table; runs of spaces are one, as the widths of columns depend on every line.
  var lines: [String] {
    root.layoutDescription.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// Where the frame table differs from the lines of another one; items that could be elsewhere have no
  /// choice either.
  func lines(otherThanIn other: [String]) -> [String] {
    let pairs = zip(lines, other).filter { $0 != $1 }.map { "\($0) | \($1)" }
    return lines.count == other.count ? pairs : pairs + ["\(lines.count) | \(other.count) lines"]
  }

  /// The frame table and the constraints, for the report of a failure.
  var text: String {
    (lines + constraints.filter { $0.isActive }.map { $0.description }).joined(separator: "\n")
  }
}

extension TreePlan {
  /// The same plan with as many of its required constraints optional, the last ones first, as it takes to
  /// have no conflict.
  func withoutConflicts() -> TreePlan {
    let tree = RandomTree(self)
    for index in rules.indices.reversed() {
      tree.root.layoutIfNeeded()
      if tree.conflicts.isEmpty { break }
      tree.plan.rules[index].priority = min(tree.plan.rules[index].priority, 999.5)
      tree.constraints[index].priority = tree.plan.rules[index].priority
    }
    return tree.plan
  }
}

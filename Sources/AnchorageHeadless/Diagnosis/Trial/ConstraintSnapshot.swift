import Anchorage
import Cassowary

/// The state of all constraints of a tree, to be restored after a question changed them.
///
/// If only constraints were changed, nothing is left of the changes: neither pending work nor another order of constraints.
struct ConstraintSnapshot {
  private let root: LayoutView
  /// The number of passes of the tree when the snapshot was taken.
  private let passCount: Int
  private var items: [ItemState] = []
  private var constraints: [ConstraintState] = []

  init(of root: LayoutView) {
    self.root = root
    passCount = root.engine?.passCount ?? 0
    root.forEachInSubtree { view in
      items.append(ItemState(view))
      for guide in view.allGuides { items.append(ItemState(guide)) }
      view.held.forEach { constraints.append(ConstraintState($0)) }
    }
  }

  /// The mistakes that were noted since the snapshot was taken.
  var newMistakes: [LayoutMistake] {
    var found: [LayoutMistake] = []
    for state in items {
      for noted in state.item.mistakes
      where !state.mistakes.contains(where: { $0.mistake == noted.mistake }) {
        if let mistake = noted.present, !found.contains(mistake) { found.append(mistake) }
      }
    }
    return found.oneForEachStatement
  }

  /// Restores the constraints.
  ///
  /// Other changes since then are not undone, and their work stays pending.
  func restore() {
    if (root.engine?.passCount ?? 0) != passCount || !hasSameItems {
      restoreInChangedTree()
      return
    }
    deactivateNewcomers { $0.abandon() }
    let keepsWork = items.contains { $0.hasOtherWork }
    for state in constraints { state.restore() }
    for state in items { state.restore(keepingWork: keepsWork) }
  }

  /// Whether the tree has the same items in the same order.
  private var hasSameItems: Bool {
    var isSame = true
    var index = 0
    func compare(_ item: HeadlessItem) {
      isSame = isSame && index < items.count && items[index].item === item
      index += 1
    }
    root.forEachInSubtree { view in
      compare(view)
      for guide in view.allGuides { compare(guide) }
    }
    return isSame && index == items.count
  }

  /// Deactivates the constraints that became active since, which have no earlier state.
  private func deactivateNewcomers(_ deactivate: (LayoutConstraint) -> Void) {
    var known: Set<ObjectIdentifier> = []
    for state in constraints { known.insert(ObjectIdentifier(state.constraint)) }
    for case let view as LayoutView in items.map({ $0.item }) {
      for constraint in view.held.all where !known.contains(ObjectIdentifier(constraint)) {
        deactivate(constraint)
      }
    }
  }

  /// Restores what it can after items were added or removed, or after a pass consumed pending work: the engine has seen
  /// the changed constraints, so the next pass registers everything again.
  ///
  /// A constraint between items that are now in different trees stays inactive. The constraints that a view made itself
  /// stay as they are, because they follow from properties of the view, which are not restored.
  private func restoreInChangedTree() {
    for state in items { (state.item as? LayoutView)?.invalidate(.afresh) }
    deactivateNewcomers { if !$0.isMadeByView { $0.deactivate() } }
    for state in constraints where !state.constraint.isMadeByView {
      state.restoreStatement()
      if !state.constraint.isActive, state.constraint.hasCommonRoot { state.constraint.activate() }
    }
    // The order decides which constraint of a conflict gives way.
    HeadlessBackend._moveToEnd(constraints.map { $0.constraint })
    for state in items { state.restoreInChangedTree() }
  }
}

extension LayoutConstraint {
  /// Whether all items are in one tree.
  fileprivate var hasCommonRoot: Bool {
    guard let root = firstNode.owner?.root else { return false }
    return nodes.allSatisfy { $0.owner?.root === root }
  }
}

/// The saved state of an item.
private struct ItemState {
  let item: HeadlessItem
  private let mentions: [Mention]
  let mistakes: [NotedMistake]
  private let view: ViewState?

  init(_ item: HeadlessItem) {
    self.item = item
    (mentions, mistakes) = (item.mentions, item.mistakes)
    view = (item as? LayoutView).map { ViewState($0) }
  }

  /// Whether the item has pending work that changes of constraints don't explain.
  var hasOtherWork: Bool {
    guard let view = item as? LayoutView, let state = self.view else { return false }
    return state.hasOtherWork(view)
  }

  func restore(keepingWork: Bool) {
    (item.mentions, item.mistakes) = (mentions, mistakes)
    if let view = item as? LayoutView { self.view?.restore(view, keepingWork: keepingWork) }
  }

  func restoreInChangedTree() {
    item.mistakes = mistakes
    if let view = item as? LayoutView { self.view?.restorePlacement(of: view) }
  }
}

private struct ViewState {
  /// A class, because an array cannot contain noncopyable values.
  private final class Held {
    var constraints: HeldConstraints
    init(_ constraints: consuming HeldConstraints) { self.constraints = constraints }
  }

  private let held: Held
  private let work: (own: PendingWork, inside: PendingWork)
  private let holdsBaselines: Bool
  private let keepsMentions: Bool
  private let translatesMask: Bool
  private let autoresizing: Autoresizing?
  private let frame: LayoutRect
  /// The guides that constraints mention.
  private let mentionedGuides: [ObjectIdentifier]

  init(_ view: LayoutView) {
    held = Held(view.held.copy())
    work = (view.pending, view.pendingInside)
    holdsBaselines = view.holdsBaselines
    keepsMentions = view.keepsMentions
    translatesMask = view.translatesMask
    autoresizing = view.autoresizing
    frame = view.exactFrame
    mentionedGuides = ViewState.mentionedGuides(of: view)
  }

  private static func mentionedGuides(of view: LayoutView) -> [ObjectIdentifier] {
    view.hasGuides ? view.allGuides.filter { !$0.mentions.isEmpty }.map { ObjectIdentifier($0) } : []
  }

  /// Whether the view has pending work that changes of constraints don't explain, provided that no pass ran.
  func hasOtherWork(_ view: LayoutView) -> Bool {
    if view.exactFrame != frame { return true }
    let work = view.pending.subtracting(work.own)
    if !work.isDisjoint(with: [.constraintsUpdate, .layout, .contentSize, .margins, .offset]) { return true }
    // A view that becomes the subject of a constraint is no longer placed by its frame.
    if work.contains(.placement), view.translatesMask == translatesMask { return true }
    if !work.contains(.tree) { return false }
    // Constraints about baselines, and the first constraint about a guide, note this work.
    if view.holdsBaselines != holdsBaselines || ViewState.mentionedGuides(of: view) != mentionedGuides {
      return false
    }
    // The work was noted for a subview.
    return !work.isDisjoint(with: PendingWork.afresh.subtracting(.tree))
      || !view.subviews.contains { $0.pending.contains(.tree) }
  }

  func restore(_ view: LayoutView, keepingWork: Bool) {
    view.held = held.constraints.copy()
    view.holdsBaselines = holdsBaselines
    view.keepsMentions = keepsMentions
    restorePlacement(of: view)
    if keepingWork {
      view.pending.formUnion(work.own)
      view.pendingInside.formUnion(work.inside)
    } else {
      (view.pending, view.pendingInside) = work
    }
  }

  /// Places the view by its frame again, or by constraints.
  func restorePlacement(of view: LayoutView) {
    if view.translatesMask == translatesMask { return }
    view.translatesMask = translatesMask
    view.autoresizing = autoresizing
  }
}

private struct ConstraintState {
  let constraint: LayoutConstraint
  private let relation: LayoutRelation
  private let priority: LayoutPriority
  private let multiplier: Double
  private let constant: Double
  private let sides: (left: [ConstraintSides.Term], right: [ConstraintSides.Term])?
  private let isChanged: Bool
  private let solverID: ConstraintID?
  private let holder: UncountedReference<LayoutView>?
  private let slot: Int32
  private let mentions: (first: Int32, second: Int32)
  private let name: ConstraintName?
  private let location: LayoutSourceLocation?

  init(_ constraint: LayoutConstraint) {
    self.constraint = constraint
    relation = constraint.storedRelation
    priority = constraint.storedPriority
    multiplier = constraint.storedMultiplier
    constant = constraint.storedConstant
    sides = constraint.sides.map { ($0.left, $0.right) }
    isChanged = constraint.isChanged
    solverID = constraint.solverID
    holder = constraint.holderReference
    slot = constraint.slot
    mentions = (constraint.firstMention, constraint.secondMention)
    name = constraint.name
    location = constraint.location
  }

  func restore() {
    restoreStatement()
    constraint.isChanged = isChanged
    constraint.solverID = solverID
    constraint.holderReference = holder
    constraint.slot = slot
    (constraint.firstMention, constraint.secondMention) = mentions
  }

  /// Restores the statement of the constraint, but neither its activity nor its state in the engine.
  func restoreStatement() {
    constraint.storedRelation = relation
    constraint.storedPriority = priority
    constraint.storedMultiplier = multiplier
    constraint.storedConstant = constant
    if let sides {
      constraint.sides?.left = sides.left
      constraint.sides?.right = sides.right
    }
    constraint.name = name
    constraint.location = location
  }
}

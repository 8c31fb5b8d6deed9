import Cassowary

/// The constraints of a tree with all that is noted of them, to be put back after they were changed for a question.
///
/// Nothing is left of the changes: neither a note for the next pass, nor another order of constraints.
struct ConstraintSnapshot {
  private var items: [ItemState] = []
  private var constraints: [ConstraintState] = []

  init(of root: LayoutView) {
    root.forEachInSubtree { view in
      items.append(ItemState(view))
      for guide in view.allGuides { items.append(ItemState(guide)) }
      view.held.forEach { constraints.append(ConstraintState($0)) }
    }
  }

  /// The mistakes that were noted since then.
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

  /// Puts everything back.
  ///
  /// Work stays noted for views and guides that came or went meanwhile, which nothing takes back.
  func restore(in root: LayoutView) {
    var isSame = true
    var index = 0
    root.forEachInSubtree { view in
      isSame = isSame && index < items.count && items[index].item === view
      index += 1
      for guide in view.allGuides {
        isSame = isSame && index < items.count && items[index].item === guide
        index += 1
      }
    }
    // Those that are new have no state to go back to.
    var known: Set<ObjectIdentifier> = []
    for state in constraints { known.insert(ObjectIdentifier(state.constraint)) }
    for state in items {
      (state.item as? LayoutView)?.held.forEach { if !known.contains(ObjectIdentifier($0)) { $0.abandon() } }
    }
    for state in constraints { state.restore() }
    for state in items { state.restore(keepingWork: !isSame || index != items.count) }
  }
}

/// What is noted in an item.
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

  func restore(keepingWork: Bool) {
    (item.mentions, item.mistakes) = (mentions, mistakes)
    if let view = item as? LayoutView { self.view?.restore(view, keepingWork: keepingWork) }
  }
}

private struct ViewState {
  /// A class, because an array cannot contain what cannot be copied.
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

  init(_ view: LayoutView) {
    held = Held(view.held.copy())
    work = (view.pending, view.pendingInside)
    holdsBaselines = view.holdsBaselines
    keepsMentions = view.keepsMentions
    translatesMask = view.translatesMask
    autoresizing = view.autoresizing
  }

  func restore(_ view: LayoutView, keepingWork: Bool) {
    view.held = held.constraints.copy()
    view.holdsBaselines = holdsBaselines
    view.keepsMentions = keepsMentions
    view.translatesMask = translatesMask
    view.autoresizing = autoresizing
    if keepingWork { return }
    (view.pending, view.pendingInside) = work
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
    constraint.storedRelation = relation
    constraint.storedPriority = priority
    constraint.storedMultiplier = multiplier
    constraint.storedConstant = constant
    if let sides {
      constraint.sides?.left = sides.left
      constraint.sides?.right = sides.right
    }
    constraint.isChanged = isChanged
    constraint.solverID = solverID
    constraint.holderReference = holder
    constraint.slot = slot
    (constraint.firstMention, constraint.secondMention) = mentions
    constraint.name = name
    constraint.location = location
  }
}

import Anchorage
import Cassowary

extension LayoutView {
  /// Adds a view in front of the other subviews.
  ///
  ///     card.addSubview(badge)
  ///     badge.superview === card  // true
  ///
  /// A view that has a superview is removed from it first, together with the constraints between the view and
  /// anything outside it. Adding a view to itself or to one of its descendants is refused and reported.
  public final func addSubview(_ view: LayoutView) {
    insertSubview(view, at: subviews.count - (view.superview === self ? 1 : 0))
  }

  /// Inserts a view among the subviews.
  ///
  ///     card.addSubview(title)
  ///     card.insertSubview(background, at: 0)
  ///     card.subviews.map { $0.name }  // ["background", "title"]
  ///
  /// - Parameters:
  ///   - view: The view, which is first removed from its present superview.
  ///   - index: The index from the back, counted without the view itself. An index out of range is reported
  ///     and replaced by the nearest one.
  public final func insertSubview(_ view: LayoutView, at index: Int) {
    guard !view.isAncestor(of: self) else {
      record(LayoutMistake(.cycle(parent: displayName, child: view.displayName), item: displayName))
      return
    }
    if view.superview === self {
      // Only the order changes, so constraints stay.
      view.holdWhileLayingOut()
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
      view.superview = self
      view.engine = nil
      if view.autoresizing != nil { view.restartAutoresizing(view.autoresizingMask) }
    }
    let nearest = min(max(index, 0), subviews.count)
    if nearest != index {
      record(LayoutMistake(.noSuchIndex(index, count: subviews.count), item: displayName))
    }
    // Most views that have subviews have a few of them.
    if subviews.capacity == 0 { subviews.reserveCapacity(8) }
    if nearest == subviews.count { subviews.append(view) } else { subviews.insert(view, at: nearest) }
    noteInside(view.pendingAnywhere)
    invalidate([.tree, .layout])
  }

  /// Removes the view from its superview.
  ///
  ///     let gap = badge.leading == title.trailing + 8
  ///     badge.removeFromSuperview()
  ///     gap.isActive  // false
  ///
  /// Constraints between the view or anything inside it and anything outside become inactive; constraints
  /// wholly inside stay active.
  public final func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemove(self)
    superview.invalidate([.tree, .layout])
    deactivateConstraintsFromOutside()
    self.superview = nil
    holdWhileLayingOut()
    if let index = superview.subviews.lastIndex(where: { $0 === self }) {
      superview.subviews.remove(at: index)
    }
    invalidate(.tree)
  }

  /// Adds a guide, which is first removed from the view that owns it.
  ///
  ///     let column = LayoutGuide(name: "column")
  ///     root.addLayoutGuide(column)
  ///     root.layoutGuides.count  // 1
  ///
  /// Adding a guide that a view makes itself, such as ``LayoutItem/margins``, to another view is refused and
  /// reported.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guard guide.role == .user else {
      record(LayoutMistake(.guideOfAnotherView(guide.displayName), item: displayName))
      return
    }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    invalidate(.tree)
  }

  /// Removes a guide and deactivates the constraints that mention it.
  ///
  ///     let column = LayoutGuide(name: "column")
  ///     root.addLayoutGuide(column)
  ///     let width = column.width == 320
  ///     root.removeLayoutGuide(column)
  ///     width.isActive  // false
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
    for constraint in guide.mentions.map({ $0.constraint }) { constraint.deactivate() }
    layoutGuides.remove(at: index)
    guide.owningView = nil
    invalidate(.tree)
  }

  /// More views than a tree can have. No view is inside itself, so a loop that visits more is infinite.
  static var largestTree: Int { 1 << 24 }

  /// The view at the top of the tree.
  final var root: LayoutView {
    var view = self
    var limit = RoundLimit(LayoutView.largestTree)
    while let superview = view.superview {
      limit.countRound(of: "finding the root")
      view = superview
    }
    return view
  }

  /// Whether the view is `view` or contains it.
  ///
  ///     root.isAncestor(of: card)  // true
  ///     card.isAncestor(of: root)  // false
  ///     card.isAncestor(of: card)  // true
  public final func isAncestor(of view: LayoutView) -> Bool {
    // A view without subviews contains no other, which makes building a tree from the top cheap.
    if subviews.isEmpty { return self === view }
    return view.selfAndAncestors.contains { $0 === self }
  }

  /// The superview, its superview, and so on up to the root.
  final var ancestors: Ancestors { Ancestors(from: superview) }

  /// The view itself, then its ``ancestors``.
  final var selfAndAncestors: Ancestors { Ancestors(from: self) }

  /// Calls `body` for the view and everything inside it, without recursion, because trees may be deep.
  final func forEachInSubtree(_ body: (LayoutView) -> Void) {
    var stack = [self]
    var limit = RoundLimit(LayoutView.largestTree)
    while let view = stack.popLast() {
      limit.countRound(of: "the views inside of a view")
      body(view)
      stack.append(contentsOf: view.subviews.reversed())
    }
  }

  private func deactivateConstraintsFromOutside() {
    keepOuterMentions()
    forEachInSubtree { $0.isMarked = true }
    forEachInSubtree { view in
      if view.deactivateMentionsFromOutside() { view.lostConstraints = true }
      for guide in view.allGuides { _ = guide.deactivateMentionsFromOutside() }
    }
    forEachInSubtree { view in
      view.isMarked = false
      // Another engine may number the item before this one sees it again.
      view.node.entry = -1
      for guide in view.allGuides { guide.node.entry = -1 }
    }
  }

  final var hasGuides: Bool {
    if !layoutGuides.isEmpty { return true }
    guard let extras else { return false }
    return extras.marginsGuide != nil || extras.safeAreaGuide != nil || extras.readableGuide != nil
      || extras.contentGuide != nil
  }

  /// The guides of the view: first those of a scroll view, then added guides, then the others that the view
  /// makes itself.
  final var allGuides: [LayoutGuide] {
    var guides: [LayoutGuide] = []
    if let scrollGuides { guides += [scrollGuides.content, scrollGuides.frame] }
    guides += layoutGuides
    if let marginsGuide { guides.append(marginsGuide) }
    if let safeAreaGuide { guides.append(safeAreaGuide) }
    if let readableGuide { guides.append(readableGuide) }
    return guides
  }

  /// Releases all views inside, one after another.
  ///
  /// Otherwise the views of a deep tree would be deinitialized recursively, which may overflow the stack.
  final func releaseSubviews() {
    var released = takeSubviews()
    var limit = RoundLimit(LayoutView.largestTree)
    while var view = released.popLast() {
      limit.countRound(of: "releasing the views inside of a view")
      view.holdWhileLayingOut()
      view.node.entry = -1
      view.invalidate(.tree)
      if isKnownUniquelyReferenced(&view) {
        released.append(contentsOf: view.takeSubviews())
      }
    }
  }

  /// Removes all subviews before the first is released, because its deinitializer may ask the others for
  /// their superview.
  private final func takeSubviews() -> [LayoutView] {
    let taken = subviews
    subviews = []
    for view in taken { view.superview = nil }
    return taken
  }
}

// Declared for a protocol, so that a subclass may have a method of its own with this name.
extension LayoutItem where Self: LayoutView {
  /// Adds views in front of the other subviews, one after the other.
  ///
  ///     card.addSubviews(title, badge)
  ///     card.subviews.map { $0.name }  // ["title", "badge"]
  public func addSubviews(_ views: LayoutView...) { addSubviews(views) }

  /// Adds the views of an array in front of the other subviews, one after the other.
  ///
  ///     card.addSubviews([title, badge])
  public func addSubviews(_ views: [LayoutView]) {
    for view in views { addSubview(view) }
  }
}

extension HeadlessItem {
  /// Returns whether there were any.
  fileprivate final func deactivateMentionsFromOutside() -> Bool {
    // Collected first, because deactivating a constraint removes its mentions, and may release it.
    var constraints: [LayoutConstraint] = []
    for mention in mentions where mention.constraint.holder?.isMarked == false {
      constraints.append(mention.constraint)
    }
    for constraint in constraints { constraint.deactivate() }
    return !constraints.isEmpty
  }
}

/// A view and the views that contain it, up to the root.
///
///     for view in label.ancestors { print(view.displayName) }  // "card", "root"
///
/// A view may leave its superview while it is visited, because the next view is already known.
struct Ancestors: Sequence, IteratorProtocol {
  private var view: LayoutView?
  private var limit = RoundLimit(LayoutView.largestTree)

  init(from view: LayoutView?) { self.view = view }

  mutating func next() -> LayoutView? {
    guard let view else { return nil }
    limit.countRound(of: "the views around a view")
    self.view = view.superview
    return view
  }
}

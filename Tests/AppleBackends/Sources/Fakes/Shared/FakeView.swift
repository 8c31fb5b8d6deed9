// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@testable internal import HeadlessAnchorage

// The common members of UIView and NSView.

extension FakeView: FakeItem {
  nonisolated var headless: HeadlessItem { box }
}

extension FakeGuide: FakeItem {
  nonisolated var headless: HeadlessItem { guide }
}

// MARK: - Constraints

extension FakeView {
  public var constraints: [NSLayoutConstraint] { box.heldConstraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: box) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { $0.install(on: box) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === box { constraint.uninstall() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { box.translatesAutoresizingMaskIntoConstraints }
    set {
      if newValue != translatesAutoresizingMaskIntoConstraints, let owner = fakeManager {
        FakeExceptions.raise(
          "UndefinedBehavior",
          "Changing the translatesAutoresizingMaskIntoConstraints property of \(owner) is not supported.")
      }
      box.translatesAutoresizingMaskIntoConstraints = newValue
    }
  }

  public func contentHuggingPriority(for axis: FakeAxis) -> FakePriority {
    FakePriority(of: box.contentHuggingPriority(for: LayoutAxis(axis)))
  }

  public func setContentHuggingPriority(_ priority: FakePriority, for axis: FakeAxis) {
    guard FakeExceptions.accepts(priority) else { return }
    box.setContentHuggingPriority(LayoutPriority(of: priority), for: LayoutAxis(axis))
  }

  public func contentCompressionResistancePriority(for axis: FakeAxis) -> FakePriority {
    FakePriority(of: box.contentCompressionResistancePriority(for: LayoutAxis(axis)))
  }

  public func setContentCompressionResistancePriority(_ priority: FakePriority, for axis: FakeAxis) {
    guard FakeExceptions.accepts(priority) else { return }
    box.setContentCompressionResistancePriority(LayoutPriority(of: priority), for: LayoutAxis(axis))
  }

  public func constraintsAffectingLayout(for axis: FakeAxis) -> [NSLayoutConstraint] {
    let heldConstraints = box.root.fakeBoxes.flatMap(\.heldConstraints)
    return box.constraintsAffectingLayout(for: LayoutAxis(axis)).compactMap { affecting in
      heldConstraints.first { $0.headless === affecting }
    }
  }

  public var hasAmbiguousLayout: Bool { box.hasAmbiguousLayout }

  public func exerciseAmbiguityInLayout() {
    prepareTree()
    box.exerciseAmbiguityInLayout()
    for box in box.root.fakeBoxes { box.fake?.boxLaysOut() }
  }

  /// The frames of the tree, y growing downwards, as `LayoutView.layoutDescription` prints them.
  public var fakeTable: String { box.layoutDescription }

  /// The problems of the tree's layout: those that Apple's frameworks log, and those that they do not.
  public var fakeProblems: [String] { box.diagnostics.map(\.description) }
}

// MARK: - The tree

extension FakeView {
  func insert(_ view: FakeView, at index: Int) {
    if view.box.isAncestor(of: box) {
      FakeExceptions.raise("NSInvalidArgumentException", "Can't add self as subview")
      return
    }
    if view.superview === self {
      storedSubviews.removeAll { $0 === view }
    } else {
      view.leaveSuperview()
    }
    let index = min(max(index, 0), storedSubviews.count)
    view.willMove(to: self)
    box.insertSubview(view.box, at: index)
    storedSubviews.insert(view, at: index)
    view.storedSuperview = self
    view.didJoinSuperview()
    didAddSubview(view)
  }

  /// Removes the view from its superview, and with it the constraints that relate it to what is outside.
  func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    box.removeFromSuperview()
    superview.box.pruneUpwards()
    storedSuperview = nil
    superview.storedSubviews.removeAll { $0 === self }
  }

  public func isDescendant(of view: FakeView) -> Bool { view.box.isAncestor(of: box) }

  public func addLayoutGuide(_ guide: FakeGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    box.addLayoutGuide(guide.guide)
    guide.owningView = self
    storedGuides.append(guide)
  }

  public func removeLayoutGuide(_ guide: FakeGuide) {
    guard let index = storedGuides.firstIndex(where: { $0 === guide }) else { return }
    box.removeLayoutGuide(guide.guide)
    box.pruneUpwards()
    guide.owningView = nil
    storedGuides.remove(at: index)
  }

  public var layoutGuides: [FakeGuide] { storedGuides }
}

// MARK: - Passes

extension FakeView {
  /// Lays out the tree the view is in.
  func layOutTree() {
    prepareTree()
    box.layoutIfNeeded()
  }

  /// Passes on what subclasses override and nobody announces.
  func prepareTree() {
    for box in box.root.fakeBoxes {
      guard let insets = box.fake?.alignmentRectInsets else { continue }
      box.alignmentRectInsets = LayoutInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
  }

  func boxAsksForContent() -> CGSize {
    isAskedByBox = true
    defer { isAskedByBox = false }
    return intrinsicContentSize
  }

  func boxUpdatesConstraints() {
    storedNeedsUpdateConstraints = false
    updateConstraints()
  }

  /// Makes or finds the guide for one that the headless view makes itself.
  func systemGuide(_ name: String, _ guide: LayoutGuide) -> FakeGuide {
    if let known = systemGuides[name] { return known }
    let made = FakeGuide(guide, of: self, name: name)
    systemGuides[name] = made
    return made
  }

  /// How far the view is covered, by its own account and where it reaches under what covers its superview.
  var coveredInsets: LayoutInsets {
    var insets = box.safeAreaInsets
    guard let superview else { return insets }
    let outer = superview.coveredInsets
    let (frame, size) = (box.frame, superview.box.frame.size)
    let isLTR = superview.box.effectiveLayoutDirection == .leftToRight
    let left = min(
      max((isLTR ? outer.leading : outer.trailing) - frame.minX, 0), isLTR ? outer.leading : outer.trailing)
    let right = min(
      max((isLTR ? outer.trailing : outer.leading) - (size.width - frame.maxX), 0),
      isLTR ? outer.trailing : outer.leading)
    insets.top += min(max(outer.top - frame.minY, 0), outer.top)
    insets.bottom += min(max(outer.bottom - (size.height - frame.maxY), 0), outer.bottom)
    let ownIsLTR = box.effectiveLayoutDirection == .leftToRight
    insets.leading += ownIsLTR ? left : right
    insets.trailing += ownIsLTR ? right : left
    return insets
  }
}

extension LayoutView {
  /// The boxes of the tree, each view before those inside it.
  var fakeBoxes: [any FakeBox] {
    var boxes: [any FakeBox] = []
    forEachInSubtree { if let box = $0 as? any FakeBox { boxes.append(box) } }
    return boxes
  }

  /// The nearest view that contains both, a view being inside itself.
  ///
  /// A plain walk: the library's own, which has to be fast, is private.
  func nearestCommonAncestor(with other: LayoutView) -> LayoutView? {
    var candidate: LayoutView? = self
    while let view = candidate, !view.isAncestor(of: other) { candidate = view.superview }
    return candidate
  }
}

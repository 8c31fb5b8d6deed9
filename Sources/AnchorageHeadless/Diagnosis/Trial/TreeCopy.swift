import Anchorage
import Cassowary

/// A copy of a tree, on which changes can be tried.
///
///     let copy = TreeCopy(of: root)
///     copy.constraint(for: width)?.constant = 400
///     copy.root.layoutIfNeeded()
///     copy.item(for: card)?.frame    // the frame that card would have
///
/// It has the frames and reports of the tree, except mistakes in calls, provided that the tree has not changed since its
/// last pass. Its views are plain: a stack view becomes a view with the constraints that it made, and of the overridden
/// methods only those that measure content are called. The layouts that switches chose by the size of a view stay, whatever
/// the size of its copy.
package struct TreeCopy {
  /// The copy of the root. It keeps the original views alive.
  package let root: LayoutView
  /// Whether the sizes of views choose layouts in the original tree; in the copy they don't.
  private(set) var sizeChoosesLayouts = false
  private var items: [ObjectIdentifier: HeadlessItem] = [:]
  private var constraints: [ObjectIdentifier: LayoutConstraint] = [:]

  /// Copies the tree of a view, which may be in the middle of a pass and does not change.
  ///
  /// - Complexity: O(items and constraints).
  package init(of view: LayoutView) {
    let original = view.root
    let copy = CopiedView(of: original)
    copy.setExactFrame(original.storedFrame)
    root = copy
    var holders: [LayoutView] = []
    // A stack instead of recursion, because trees may be deep.
    var stack: [(LayoutView, CopiedView)] = [(original, copy)]
    var limit = RoundLimit(LayoutView.largestTree)
    while let (view, copy) = stack.popLast() {
      limit.countRound(of: "copying the views of a tree")
      items[ObjectIdentifier(view)] = copy
      if view.extras?.sizeChoices != nil { sizeChoosesLayouts = true }
      copyGuides(of: view, to: copy)
      if view.held.count > 0 { holders.append(view) }
      for subview in view.subviews {
        let inside = CopiedView(of: subview)
        copy.addSubview(inside)
        inside.autoresizing = subview.autoresizing
        inside.translatesMask = subview.translatesMask
        stack.append((subview, inside))
      }
    }
    for holder in holders { copyConstraints(heldBy: holder) }
  }
}

extension TreeCopy {
  /// Copies the tree of a root as of its last pass; fails if it has changed since then.
  init?(ofLastPass root: LayoutView) {
    // Each view is checked, because the notes of work further inside may be out of date.
    var hasChanged = false
    root.forEachInSubtree { if !$0.pending.isDisjoint(with: .engine) { hasChanged = true } }
    if hasChanged { return nil }
    self.init(of: root)
  }

  /// The copy of an item; `nil` if it was not in the tree.
  package func item(for item: HeadlessItem) -> HeadlessItem? { items[ObjectIdentifier(item)] }

  /// The copy of a constraint; `nil` if it was not active in the tree.
  package func constraint(for constraint: LayoutConstraint) -> LayoutConstraint? {
    constraints[ObjectIdentifier(constraint)]
  }

  private mutating func copyGuides(of view: LayoutView, to copy: LayoutView) {
    for guide in view.allGuides { items[ObjectIdentifier(guide)] = makeGuide(like: guide, in: copy) }
  }

  private func makeGuide(like guide: LayoutGuide, in view: LayoutView) -> LayoutGuide {
    let copy: LayoutGuide
    switch guide.role {
    case .user:
      copy = LayoutGuide()
      view.addLayoutGuide(copy)
    case .margins: copy = view.margins
    case .safeArea: copy = view.safeArea
    case .readableContent: copy = view.readableContent
    case .scrollContent, .scrollFrame:
      let guides =
        view.scrollGuides
        ?? (LayoutGuide(role: .scrollContent, of: view), LayoutGuide(role: .scrollFrame, of: view))
      view.scrollGuides = guides
      copy = guide.role == .scrollContent ? guides.content : guides.frame
    }
    copy.ownName = guide.ownName
    return copy
  }

  private mutating func copyConstraints(heldBy holder: LayoutView) {
    guard let newHolder = items[ObjectIdentifier(holder)] as? LayoutView else { return }
    holder.sortHeldConstraints()
    for constraint in holder.held.all {
      guard let copy = constraint.copy(with: { $0.item.flatMap { items[ObjectIdentifier($0)]?.node } }) else {
        continue
      }
      // The same holder, because a stack view also holds constraints about single members.
      copy.activate(heldBy: UncountedReference(newHolder))
      constraints[ObjectIdentifier(constraint)] = copy
    }
  }
}

extension LayoutConstraint {
  /// An inactive copy of the constraint for other items; `nil` if one of them is missing.
  fileprivate func copy(with node: (ItemNode) -> ItemNode?) -> LayoutConstraint? {
    guard let first = node(firstNode) else { return nil }
    let second = secondNode.flatMap { node($0) }
    if second == nil && secondNode != nil { return nil }
    var copiedSides: ConstraintSides?
    if let sides {
      copiedSides = ConstraintSides(sides, with: node)
      if copiedSides == nil { return nil }
    }
    let copy = LayoutConstraint(
      first, second,
      _LayoutStatement(
        firstAttribute, relation, secondAttribute, times: multiplier, plus: constant, priority: priority),
      sides: copiedSides, placesFirst: false)
    copy.role = role
    copy.name = name
    copy.location = location
    return copy
  }
}

/// A view of a ``TreeCopy``: it has the place and the content of the original, but not its behaviour.
///
/// A class, because views have identity. It overrides neither ``LayoutView/updateConstraints()`` nor
/// ``LayoutView/layoutSubviews()``, so laying it out does not call the program's overrides.
final class CopiedView: LayoutView {
  private let original: LayoutView
  /// The size of content that does not depend on the width; `nil` until it is measured.
  private var knownSize: LayoutSize?

  init(of original: LayoutView) {
    self.original = original
    super.init(name: original.ownName)
    setExactFrame(original.exactFrame)
    storedHugging = original.storedHugging
    storedCompressionResistance = original.storedCompressionResistance
    isHidden = original.isHidden
    guard let extras = original.extras else { return }
    storedScale = extras.scale
    storedDirection = extras.direction
    storedMargins = extras.margins
    storedSafeArea = extras.safeArea
    marginsBeginInSafeArea = extras.marginsBeginInSafeArea
    keepsOuterMargins = extras.keepsOuterMargins
    storedReadableWidth = extras.readableWidth
    storedAlignment = extras.alignment
    storedContentOffset = extras.contentOffset
  }

  override var genericName: String { original.genericName }

  /// The original, if it is a label.
  var label: LayoutLabel? { original as? LayoutLabel }

  override var showsNothing: Bool { original.showsNothing }

  override var isEmptyStack: Bool { original.isEmptyStack }

  // MARK: Content

  override var isMeasuredByWidth: Bool { original.isMeasuredByWidth }

  /// The size of the original's content at the width of the copy.
  override var intrinsicContentSize: LayoutSize {
    if let knownSize { return knownSize }
    // Otherwise a view that asks for a copy while it is measured would recurse.
    if original.isBeingMeasured {
      return LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    }
    original.isBeingMeasured = true
    let size = original.contentSize(in: askedWidth)
    original.isBeingMeasured = false
    if !original.isMeasuredByWidth { knownSize = size }
    return size
  }

  override var firstBaselineOffsetFromTop: Double { original.firstBaselineOffsetFromTop }

  override var baselineOffsetFromBottom: Double { original.baselineOffsetFromBottom }

  override var forFirstBaselineLayout: LayoutView { copy(of: original.forFirstBaselineLayout) }

  override var forLastBaselineLayout: LayoutView { copy(of: original.forLastBaselineLayout) }

  /// The copy of a view inside the original; this view for any other.
  private func copy(of view: LayoutView) -> LayoutView {
    var found: LayoutView = self
    if view === original { return self }
    forEachInSubtree { if ($0 as? CopiedView)?.original === view { found = $0 } }
    return found
  }

  // MARK: Views that arrange their subviews

  override func contentlessAxis(ofHidden subview: LayoutView) -> LayoutAxis? {
    (subview as? CopiedView).flatMap { original.contentlessAxis(ofHidden: $0.original) }
  }

  override func fills(along axis: LayoutAxis, with subview: LayoutView) -> Bool {
    (subview as? CopiedView).map { original.fills(along: axis, with: $0.original) } ?? false
  }

  override var subviewsAsArranged: [LayoutView]? { original.subviewsAsArranged?.map { copy(of: $0) } }

  override func sentence(about constraint: LayoutConstraint) -> String? {
    original.sentence(about: constraint)
  }
}

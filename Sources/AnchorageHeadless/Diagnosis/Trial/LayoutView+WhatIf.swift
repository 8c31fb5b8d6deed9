import Anchorage

extension LayoutView {
  /// Returns the frames that would change if constraints were changed, without changing any.
  ///
  ///     let gap = title.leading == icon.trailing + 8
  ///     root.layoutIfNeeded()
  ///     root.whatIf { gap.constant = 16 }.frames.map { $0.item }  // ["title"]
  ///     gap.constant  // 8
  ///
  /// The block may change the constraints of the view's tree in any way: their constants, multipliers, relations, priorities
  /// and activity, and it may make new ones. When it ends, everything is restored, including the work for the next pass, and
  /// new constraints are inactive. A copy of the tree is laid out, so no frame is set, `updateConstraints()` and
  /// `layoutSubviews()` are not called, and the method may be called during a pass.
  ///
  /// Only constraints are restored: not frames, texts and subviews, nor the members of a ``ConstraintGroup`` that the block
  /// updates or replaces, nor the ``ConstraintSwitch/selection`` of a switch. A constraint that was inactive becomes inactive
  /// again, but keeps the constant and the priority that the block gave it. If the block lays out the tree, or adds or removes
  /// items, the next pass updates the frames; constraints of items that it removed stay inactive.
  ///
  /// A layout that a switch chose by the size of a view stays, even if this size would change. So do the views that a
  /// ``LayoutGravityStackView`` detached for lack of room, and those that it kept.
  ///
  /// - Parameter body: The changes.
  /// - Returns: The frames that would change, and the new problems.
  /// - Complexity: The same as laying out the tree for the first time, twice.
  public final func whatIf(_ body: () -> Void) -> LayoutChanges {
    let root = root
    let before = TreeCopy(of: root)
    let snapshot = ConstraintSnapshot(of: root)
    body()
    let after = TreeCopy(of: root)
    let mistakes = snapshot.newMistakes
    snapshot.restore()
    before.root.layoutIfNeeded()
    after.root.layoutIfNeeded()
    var changes = LayoutChanges(frames: [], problems: mistakes.map { .misuse($0) })
    root.forEachInSubtree { view in
      changes.add(view, before, after)
      for guide in view.layoutGuides { changes.add(guide, before, after) }
    }
    changes.problems += after.problems(notIn: before)
    return changes
  }
}

extension TreeCopy {
  /// The problems of the copy that another copy lacks, after a layout of both.
  fileprivate func problems(notIn other: TreeCopy) -> [LayoutDiagnostic] {
    guard let engine = root.engine else { return [] }
    var known: [LayoutDiagnostic.Identity: Int] = [:]
    for problem in other.root.engine?.reports() ?? [] { known[problem.identity, default: 0] += 1 }
    var isNew: [Bool] = []
    for problem in engine.reports() {
      let count = known[problem.identity] ?? 0
      known[problem.identity] = count - 1
      isNew.append(count <= 0)
    }
    // Help takes the longest to find.
    if !isNew.contains(true) { return [] }
    return zip(engine.diagnosticsOfAll(), isNew).filter { $0.1 }.map { $0.0 }.oneForEachCause
  }

  /// The frame of the copy of an item.
  fileprivate func frame(of item: HeadlessItem) -> LayoutRect? {
    let copy = self.item(for: item)
    return (copy as? LayoutView)?.frame ?? (copy as? LayoutGuide)?.layoutFrame
  }
}

extension LayoutRect {
  /// Whether two frames differ by more than rounding errors.
  fileprivate func isFar(from other: LayoutRect) -> Bool {
    let pairs = [
      (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
    ]
    return pairs.contains { abs($0 - $1) > Tolerance.points }
  }
}

extension LayoutChanges {
  /// Adds an item if its frame differs.
  fileprivate mutating func add(_ item: HeadlessItem, _ before: TreeCopy, _ after: TreeCopy) {
    guard let old = before.frame(of: item), let new = after.frame(of: item), old.isFar(from: new) else {
      return
    }
    frames.append(Frame(item: item.displayName, before: old, after: new))
  }
}

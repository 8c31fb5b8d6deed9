import Anchorage

extension LayoutView {
  /// Says which frames would change if constraints were others, and changes none.
  ///
  ///     let gap = title.leading == icon.trailing + 8
  ///     root.layoutIfNeeded()
  ///     root.whatIf { gap.constant = 16 }.frames.map { $0.item }  // ["title"]
  ///     gap.constant  // 8
  ///
  /// Constraints of the view's tree may be changed in any way: their constants, multipliers, relations and priorities, whether
  /// they are active, and new statements. When the block has ended, all is as it was, including the work for the next pass,
  /// and new constraints are inactive. The question is answered on a copy of the tree. So no frame
  /// is set, `updateConstraints()` and `layoutSubviews()` are not called, and it may be asked while a pass runs.
  ///
  /// Only constraints are put back: not frames, texts and subviews, nor the members of a ``ConstraintGroup`` that the block
  /// updates or replaces, nor the ``ConstraintSwitch/selection`` of a switch. A constraint that was inactive before is so again,
  /// but keeps the constant and the priority that the block gave it. If the block lays out the tree, or adds or removes items,
  /// the next pass brings the frames in line; constraints of items that it removed stay inactive.
  ///
  /// Layouts that a switch chose by the size of a view stay, also where that size would change.
  ///
  /// - Parameter body: The changes.
  /// - Returns: The frames that would change, and the problems that would be new.
  /// - Complexity: That of laying out the tree twice for the first time.
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
  /// The problems of the copy, which was laid out, that another copy does not have.
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
    // Looking for help takes longer than all else.
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
  /// Adds an item if its frame is another one.
  fileprivate mutating func add(_ item: HeadlessItem, _ before: TreeCopy, _ after: TreeCopy) {
    guard let old = before.frame(of: item), let new = after.frame(of: item), old.isFar(from: new) else {
      return
    }
    frames.append(Frame(item: item.displayName, before: old, after: new))
  }
}

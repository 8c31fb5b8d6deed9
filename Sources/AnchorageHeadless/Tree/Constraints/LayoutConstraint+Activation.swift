import Anchorage
import Cassowary

// Every statement comes through here. `@inline(always)` is needed: `@inline(__always)`, which the optimizer
// weighs against the size of the caller, left four calls in each statement, and 2 % more instructions to build a chain of
// 100.

extension LayoutConstraint {
  /// Makes the nearest common ancestor of the items hold the constraint; if there is none, that is reported.
  @inline(always)
  func activate() {
    guard holderReference == nil, isPlainlyMeaningful || isMeaningful() else { return }
    guard let ancestor = commonAncestor() else { return }
    activate(heldBy: ancestor)
  }

  /// Makes a view hold the constraint, which must be inactive and about that view or items inside it.
  @inline(always)
  func activate(heldBy ancestor: UncountedReference<LayoutView>) {
    holderReference = ancestor
    ancestor.with { ancestor in
      ancestor.held.append(self)
      if isAboutBaselines && !ancestor.holdsBaselines {
        ancestor.holdsBaselines = true
        ancestor.invalidate(.afresh)
      }
      if ancestor.keepsMentions || mentionsMore { addMentions(ofViews: ancestor.keepsMentions) }
      ancestor.invalidate(.constraints)
    }
  }

  /// Whether the constraint mentions a baseline.
  @inline(always)
  var isAboutBaselines: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline
      || sides?.all.contains { $0.attribute.isBaseline } ?? false
  }

  /// Whether the constraint mentions a guide, or more than two anchors.
  @inline(always)
  private var mentionsMore: Bool {
    sides != nil || firstNode.isGuide || secondNode?.isGuide == true
  }

  /// Removes the constraint from the view that holds it.
  func deactivate() {
    guard let holder else { return }
    holder.invalidate(.constraints)
    if let solverID { holder.held.removed.append(solverID) }
    holder.held.remove(self)
    removeMentions()
    isChanged = false
    solverID = nil
    holderReference = nil
  }

  /// Makes the constraint inactive without notifying its holder, which is being deinitialized.
  func abandon() {
    removeMentions()
    isChanged = false
    slot = -1
    solverID = nil
    holderReference = nil
  }

  /// Notes a mistake in every tree that the constraint mentions, for whichever is laid out to report.
  ///
  /// - Parameters:
  ///   - reason: The reason of the mistake.
  ///   - text: The refused constraint; `nil` for the constraint as it is now.
  ///   - strangers: The items that have to be added to a tree first.
  func record(
    _ reason: LayoutMistake.Reason, in text: ConstraintText? = nil, strangers: [ItemNode] = []
  ) {
    var roots: [LayoutView] = []
    var noted: NotedMistake?
    for node in nodes {
      guard let item = node.item else { continue }
      let root = item.owner?.root
      if let root, roots.contains(where: { $0 === root }) { continue }
      if let root { roots.append(root) }
      let mistake =
        noted
        ?? NotedMistake(
          LayoutMistake(
            reason, item: firstItem?.displayName ?? item.displayName,
            constraint: (text ?? parts()).description, location: location), in: self, strangers: strangers)
      noted = mistake
      item.note(mistake)
      // Outside any tree, one note is enough for a constraint between two anchors of the same item.
      if root == nil && secondNode === firstNode { return }
    }
  }
}

// MARK: - Validation

extension LayoutConstraint {
  // Both are inlined: otherwise, building a chain of 100 takes 0.9 % more instructions.
  /// A quick check that accepts almost every valid constraint; `false` means run the full check.
  ///
  /// The full check makes an equation, but activating a constraint must not allocate.
  @inline(__always)
  var isPlainlyMeaningful: Bool { isPlainlyMeaningful(multiplier: storedMultiplier) }

  @inline(__always)
  private func isPlainlyMeaningful(multiplier: Double) -> Bool {
    guard sides == nil, isAcceptable(storedConstant), isAcceptable(multiplier: multiplier),
      storedPriority.isValid
    else { return false }
    guard secondNode != nil else { return firstAttribute.isDimension }
    return multiplier != 0 && firstAttribute.goes(with: secondAttribute)
  }

  /// Whether the constraint has a meaning; if not, the reason is reported.
  func isMeaningful() -> Bool {
    guard !isPlainlyMeaningful, let mistake = mistake() else { return true }
    record(mistake)
    return false
  }

  /// Whether the constraint has a meaning, without a report if not.
  var hasMeaning: Bool { isPlainlyMeaningful || mistake() == nil }

  /// The rule that the constraint breaks; a multiplier that isn't `nil` replaces its own.
  ///
  /// `nil` if it has a meaning, or if one of its items is gone, which activating it reports.
  private func mistake(multiplier: Double? = nil) -> LayoutMistake.Reason? {
    guard let (left, right) = sums(multiplier: multiplier) else { return nil }
    return LayoutEquation(stored: left, relation, right, priority: priority).mistake { $0.displayName }
  }

  /// Whether the constraint may have another multiplier; if not, the reason is reported.
  func mayHave(multiplier: Double) -> Bool {
    // A constraint without a meaning is inactive, and may become valid one change at a time.
    if !hasMeaning { return true }
    guard !isPlainlyMeaningful(multiplier: multiplier), let mistake = mistake(multiplier: multiplier) else {
      return true
    }
    // A pair is reported unchanged. A sum is reported with the new multiplier, because its coefficients
    // together make the mistake.
    record(mistake, in: sides == nil ? parts() : parts(multiplier: multiplier))
    return false
  }
}

// MARK: - Release

extension LayoutView {
  final func releaseConstraints() {
    held.forEach { $0.abandon() }
  }
}

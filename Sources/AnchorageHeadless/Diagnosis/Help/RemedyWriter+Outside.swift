import Anchorage

// Changes that a person would try where a view reaches beyond its superview: the sign of a constant, and the
// superview in place of a view around it.

extension RemedyWriter {
  /// The changes for views that reach beyond one superview, in the order in which they are tried.
  func remedies(forOutside views: [LayoutView], among constraints: [LayoutConstraint]) -> [Remedy] {
    guard let superview = views.first?.superview else { return [] }
    let own = constraints.filter { constraint in views.contains { $0 === constraint.firstItem } }
    let astray = own.filter { constraint in
      guard constraint.sides == nil, let owner = constraint.secondItem?.owner else { return false }
      return owner !== superview && owner.isAncestor(of: superview)
    }
    return choices(own.compactMap { signRemedy($0) }) + choices(astray.map { superviewRemedy($0, superview) })
  }

  /// Relates a view to its superview, and no longer to a view around that.
  private func superviewRemedy(_ constraint: LayoutConstraint, _ superview: LayoutView) -> Remedy {
    let isInMargins = (constraint.secondItem as? LayoutGuide)?.role == .margins
    let changed = constraint.with(secondItem: isInMargins ? superview.margins : superview)
    return Remedy(
      .superview, replacing: [constraint], with: [changed.description],
      [.deactivate(constraint), .activate(changed)])
  }

  /// All changes together, and each of them.
  private func choices(_ remedies: [Remedy]) -> [Remedy] {
    guard remedies.count > 1, let kind = remedies.first?.help.kind else { return remedies }
    let together = Remedy(
      kind, replacing: remedies.flatMap { $0.replaced }, with: remedies.flatMap { $0.help.code },
      remedies.flatMap { $0.changes })
    return [together] + remedies
  }
}

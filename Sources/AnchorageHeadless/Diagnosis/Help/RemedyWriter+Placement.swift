import Anchorage

// Changes that a person would try if a view is placed by its frame and by constraints: turning the mask off, and
// stating the parts of the frame that no constraint determines.

extension RemedyWriter {
  /// Turns the mask off for views that also have constraints.
  func placementRemedies(_ members: [ConflictSource]) -> [Remedy] {
    let subjects = members.compactMap { $0.statement?.firstItem }
    var views: [LayoutView] = []
    for case .view(let view, _) in members where !views.contains(where: { $0 === view }) {
      // Without constraints about the view, its frame is intended.
      if subjects.contains(where: { $0 === view }) { views.append(view) }
    }
    return views.flatMap { view in
      let kept = statementsOfFrame(of: view)
      return kept.isEmpty
        ? [placeByConstraints(view)] : [placeByConstraints(view), placeByConstraints(view, kept)]
    }
  }

  private func placeByConstraints(_ view: LayoutView, _ kept: [LayoutConstraint] = []) -> Remedy {
    let code = "\(view.displayName).translatesAutoresizingMaskIntoConstraints = false"
    return Remedy(
      .placeByConstraints, with: [code] + kept.map { $0.description },
      [.placeByConstraints(view)] + kept.map { .activate($0) })
  }

  /// The statements that keep the parts of a view's frame that neither its constraints nor its content determine.
  private func statementsOfFrame(of view: LayoutView) -> [LayoutConstraint] {
    guard let superview = view.superview else { return [] }
    let code = words(about: view)
    return [LayoutAxis.horizontal, .vertical].flatMap { axis -> [LayoutConstraint] in
      let stated = code.attributes.filter { $0.axis == axis }
      let hasSize = stated.contains { $0.isDimension } || view.intrinsicContentSize[axis] >= 0
      let placeCount = stated.count { !$0.isDimension }
      var statements: [LayoutConstraint] = []
      if placeCount == 0 {
        let near = axis == .horizontal ? code.near : .top
        let distance = distance(from: superview, to: view, near)
        statements.append(equation(view.node, near, superview.node, plus: distance))
      }
      if !hasSize && placeCount < 2 {
        let insets = view.alignmentRectInsets.ends(along: axis)
        let size = view.exactFrame.size[axis] - insets.near - insets.far
        statements.append(
          equation(view.node, axis.dimension, nil, plus: size > 0 ? size : RemedyWriter.exampleSize[axis]))
      }
      return statements
    }
  }

  /// The distance of an edge of a view from the same edge of its superview, between alignment rectangles.
  private func distance(from superview: LayoutView, to view: LayoutView, _ edge: LayoutAttribute) -> Double {
    let (frame, own, outer) = (view.exactFrame, view.alignmentRectInsets, superview.alignmentRectInsets)
    if edge == .top { return frame.origin.y + own.top - outer.top }
    if edge == .leading && superview.effectiveLayoutDirection == .rightToLeft {
      return superview.exactFrame.size.width - outer.trailing
        - (frame.origin.x + frame.size.width - own.trailing)
    }
    return frame.origin.x + own.leading - outer.leading
  }
}

// Changes that a person would try if a view reaches beyond its superview: the opposite sign of a constant, and the
// superview instead of a view further out.

extension RemedyWriter {
  /// The changes for views that reach beyond one superview, in the order in which they are tried.
  func remedies(forOutside views: [LayoutView], among constraints: [LayoutConstraint]) -> [Remedy] {
    guard let superview = views.first?.superview else { return [] }
    let own = constraints.filter { constraint in views.contains { $0 === constraint.firstItem } }
    let astray = own.filter { constraint in
      guard constraint.sides == nil, let owner = constraint.secondItem?.owner else { return false }
      return owner !== superview && owner.isAncestor(of: superview)
    }
    return own.compactMap { shareRemedy($0) } + choices(own.compactMap { signRemedy($0) })
      + choices(astray.map { superviewRemedy($0, superview) })
  }

  /// Relates a view to its superview instead of to a view further out.
  private func superviewRemedy(_ constraint: LayoutConstraint, _ superview: LayoutView) -> Remedy {
    let isInMargins = (constraint.secondItem as? LayoutGuide)?.role == .margins
    let changed = constraint.with(secondItem: isInMargins ? superview.margins : superview)
    return Remedy(
      .superview, replacing: [constraint], with: [changed.description],
      [.deactivate(constraint), .activate(changed)])
  }

  /// All changes together, then each of them alone.
  func choices(_ remedies: [Remedy]) -> [Remedy] {
    guard remedies.count > 1, let kind = remedies.first?.help.kind else { return remedies }
    let together = Remedy(
      kind, replacing: remedies.flatMap { $0.replaced }, with: remedies.flatMap { $0.help.code },
      remedies.flatMap { $0.changes })
    return [together] + remedies
  }
}

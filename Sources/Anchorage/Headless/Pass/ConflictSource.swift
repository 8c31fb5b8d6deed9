/// What takes part in a conflict, while the tree is at hand.
enum ConflictSource {
  /// A constraint somebody made.
  case constraint(LayoutConstraint)
  /// A side of what places a view by its frame or a guide in its view.
  case placement(HeadlessItem, side: Int)
  /// A required content priority.
  case content(HeadlessItem, Int, extent: Double)
  /// An extent that is never negative.
  case nonNegative(HeadlessItem, LayoutAttribute)
}

extension ConflictSource {
  /// The items and attributes that take part.
  var anchors: [(item: HeadlessItem, attribute: LayoutAttribute)] {
    switch self {
    case .constraint(let constraint):
      var anchors: [(item: HeadlessItem, attribute: LayoutAttribute)] = []
      if let sides = constraint.sides {
        for term in sides.all {
          if let item = term.node.item { anchors.append((item, term.attribute)) }
        }
        return anchors
      }
      if let item = constraint.firstItem { anchors.append((item, constraint.firstAttribute)) }
      if let item = constraint.secondItem { anchors.append((item, constraint.secondAttribute)) }
      return anchors
    case .placement(let item, let side):
      if let view = item as? LayoutView { return placementAnchors(view, side) }
      guard let guide = item as? LayoutGuide, let owner = guide.owningView else { return [] }
      if guide.isNarrowed && side == 3 { return [(guide, .width)] }
      if guide.isNarrowed && side == 1 { return [(guide, .centerX), (owner, .centerX)] }
      return [(guide, insetAttribute(side)), (owner, insetAttribute(side))]
    case .content(let item, let place, _):
      return [(item, place < 2 ? .width : .height)]
    case .nonNegative(let item, let attribute):
      return [(item, attribute)]
    }
  }

  var member: LayoutConflict.Member {
    switch self {
    case .constraint(let constraint):
      return LayoutConflict.Member(
        text: constraint.description, location: constraint.location, origin: .code)
    case .placement(let item, let side):
      let origin: LayoutConflict.Origin = item is LayoutGuide ? .margins : .frame
      return LayoutConflict.Member(text: placementText(item, side), origin: origin)
    case .content(let item, let place, let extent):
      let anchor = "\(item.displayName).\(place < 2 ? LayoutAttribute.width : .height)"
      let relation: LayoutRelation = place % 2 == 0 ? .greaterThanOrEqual : .lessThanOrEqual
      return LayoutConflict.Member(text: "\(anchor) \(relation) \(text(of: extent))", origin: .content)
    case .nonNegative(let item, let attribute):
      return LayoutConflict.Member(text: "\(item.displayName).\(attribute) >= 0", origin: .nonNegative)
    }
  }
}

// MARK: - Placement

extension ConflictSource {
  private func placementAnchors(
    _ view: LayoutView, _ side: Int
  ) -> [(item: HeadlessItem, attribute: LayoutAttribute)] {
    let (axis, placement) = view.placement(side)
    let attribute = placement.side.attribute(along: axis)
    var anchors: [(item: HeadlessItem, attribute: LayoutAttribute)] = [(view, attribute)]
    guard let superview = view.superview else { return anchors }
    if placement.side != .extent { anchors.append((superview, attribute)) }
    if placement.multiplier != 0 {
      anchors.append((superview, Placement.Side.extent.attribute(along: axis)))
    }
    return anchors
  }

  private func placementText(_ item: HeadlessItem, _ side: Int) -> String {
    if let view = item as? LayoutView { return placementText(view, side) }
    guard let guide = item as? LayoutGuide, let view = guide.owningView else { return item.displayName }
    // Anchors are those of the alignment rect, distances are measured from the bounds.
    let (inner, outer) = (guide.distances, view.alignmentRectInsets)
    var number = [
      inner.top - outer.top, inner.left - outer.leading, outer.bottom - inner.bottom,
      outer.trailing - inner.right,
    ][side]
    var attribute = insetAttribute(side)
    if guide.isNarrowed && side == 3 {
      return "\(guide.displayName).width == \(text(of: LayoutGuide.readableWidth))"
    }
    if guide.isNarrowed && side == 1 {
      attribute = .centerX
      number = (inner.left - inner.right - outer.leading + outer.trailing) / 2
    }
    return "\(guide.displayName).\(attribute) == \(view.displayName).\(attribute)\(signedText(of: number))"
  }

  private func placementText(_ view: LayoutView, _ side: Int) -> String {
    let (axis, placement) = view.placement(side)
    let attribute = placement.side.attribute(along: axis)
    let anchor = "\(view.displayName).\(attribute)"
    let container = view.superview?.displayName ?? "superview"
    let number = placementNumber(view, placement, along: axis)
    if placement.multiplier != 0 {
      let place = placement.side == .extent ? anchor : "\(anchor) - \(container).\(attribute)"
      let extent = "\(container).\(Placement.Side.extent.attribute(along: axis))"
      let factor = placement.multiplier == 1 ? "" : " * \(text(of: placement.multiplier))"
      return "\(place) == \(extent)\(factor)\(signedText(of: number))"
    }
    if placement.side == .extent { return "\(anchor) == \(text(of: number))" }
    return "\(anchor) == \(container).\(attribute)\(signedText(of: number))"
  }

  /// The constant of a placement, which relates frames, between the anchors, which are those of alignment
  /// rects.
  private func placementNumber(
    _ view: LayoutView, _ placement: Placement, along axis: LayoutAxis
  ) -> Double {
    let (own, outer) = (view.alignmentRectInsets, view.superview?.alignmentRectInsets ?? .zero)
    let (ownNear, ownFar) = own.ends(along: axis)
    let (outerNear, outerFar) = outer.ends(along: axis)
    let share = placement.multiplier * (outerNear + outerFar)
    return switch placement.side {
    case .near: placement.constant + share + (ownNear - outerNear)
    case .extent: placement.constant + share - (ownNear + ownFar)
    case .far: -placement.constant + share - (ownFar - outerFar)
    }
  }

  private func insetAttribute(_ side: Int) -> LayoutAttribute {
    let attributes: [LayoutAttribute] = [.top, .left, .bottom, .right]
    return attributes[side]
  }
}

extension LayoutInsets {
  fileprivate func ends(along axis: LayoutAxis) -> (near: Double, far: Double) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}

extension Placement.Side {
  fileprivate func attribute(along axis: LayoutAxis) -> LayoutAttribute {
    switch self {
    case .near: axis == .horizontal ? .left : .top
    case .extent: axis == .horizontal ? .width : .height
    case .far: axis == .horizontal ? .right : .bottom
    }
  }
}

extension LayoutConflict {
  init(_ sources: [ConflictSource], broken: Int, root: LayoutView) {
    let anchors = sources.flatMap { $0.anchors }
    let axes = anchors.compactMap { $0.attribute.axis }
    axis = axes.first.flatMap { first in axes.allSatisfy { $0 == first } ? first : nil }
    members = sources.map { $0.member }
    self.broken = broken
    item = sources.isEmpty ? "" : sources[broken].anchors.first?.item.displayName ?? ""
    items = []
    rootSize = []
    for anchor in anchors where !items.contains(anchor.item.displayName) {
      items.append(anchor.item.displayName)
    }
    for axis in LayoutAxis.allCases {
      let takesPart = anchors.contains { anchor in
        anchor.item === root && anchor.attribute.axis == axis
          && ![.left, .leading, .top].contains(anchor.attribute)
      }
      guard takesPart else { continue }
      let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
      rootSize.append(
        RootExtent(anchor: "\(root.displayName).\(attribute)", value: root.frame.size[axis]))
    }
  }
}

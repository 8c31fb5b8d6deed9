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
      let attribute = placementAttribute(item, side)
      guard !attribute.isDimension, let container = container(of: item) else { return [(item, attribute)] }
      return [(item, attribute), (container, attribute)]
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
      let attribute = placementAttribute(item, side)
      let anchor = "\(item.displayName).\(attribute)"
      let origin: LayoutConflict.Origin = item is LayoutGuide ? .margins : .frame
      let number = placementNumber(item, side)
      guard !attribute.isDimension, let container = container(of: item) else {
        return LayoutConflict.Member(text: "\(anchor) == \(text(of: number))", origin: origin)
      }
      return LayoutConflict.Member(
        text: "\(anchor) == \(container.displayName).\(attribute)\(signedText(of: number))", origin: origin)
    case .content(let item, let place, let extent):
      let anchor = "\(item.displayName).\(place < 2 ? LayoutAttribute.width : .height)"
      let relation: LayoutRelation = place % 2 == 0 ? .greaterThanOrEqual : .lessThanOrEqual
      return LayoutConflict.Member(text: "\(anchor) \(relation) \(text(of: extent))", origin: .content)
    case .nonNegative(let item, let attribute):
      return LayoutConflict.Member(text: "\(item.displayName).\(attribute) >= 0", origin: .nonNegative)
    }
  }

  private func container(of item: HeadlessItem) -> HeadlessItem? {
    (item as? LayoutView)?.superview ?? (item as? LayoutGuide)?.owningView
  }

  private func placementAttribute(_ item: HeadlessItem, _ side: Int) -> LayoutAttribute {
    let attributes: [LayoutAttribute] =
      item is LayoutGuide ? [.top, .left, .bottom, .right] : [.left, .top, .width, .height]
    return attributes[side]
  }

  private func placementNumber(_ item: HeadlessItem, _ side: Int) -> Double {
    if let view = item as? LayoutView {
      let frame = view.frame
      return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height][side]
    }
    guard let guide = item as? LayoutGuide, let insets = guide.insets, let view = guide.owningView else {
      return 0
    }
    let direction = view.effectiveLayoutDirection
    return [insets.top, insets.left(in: direction), -insets.bottom, -insets.right(in: direction)][side]
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

import AnchorageHeadless

extension LayoutBuilder {
  /// Makes a constraint of the file, or notes why it takes no part.
  mutating func addConstraint(_ model: InterfaceConstraint) {
    guard let first = item(of: model.first, in: model) else { return }
    var second: HeadlessItem?
    if let side = model.second {
      second = item(of: side, in: model)
      if second == nil { return }
    }
    var constant = model.constant(in: traits)
    if model.isSymbolic, !model.hasConstant { constant = standardSpacing(model) }
    if let held = heldConstants[model.id] { constant = held }
    constant -= shift(of: model.first)
    if let side = model.second { constant += model.multiplier * shift(of: side) }
    let constraint = HeadlessBackend._makeConstraint(
      first, second,
      _LayoutStatement(
        model.first.attribute, model.relation, model.second?.attribute ?? .notAnAttribute,
        times: model.multiplier, plus: constant, priority: model.priority(in: traits)))
    constraint.identifier = model.identifier ?? model.id
    constraint.isActive = true
    if !constraint.isActive {
      return leaveOut(model, "it does not relate what can be related")
    }
    constraints[model.id] = constraint
  }

  private mutating func leaveOut(_ model: InterfaceConstraint, _ reason: String) {
    notes.append(InterfaceNote(.unusableConstraint(model.id, reason: reason), at: model.position))
  }

  /// The space between siblings, and to the edge of a superview.
  private func standardSpacing(_ model: InterfaceConstraint) -> Double {
    let isAtEdge = model.sides.contains { side in
      if case .guide = side.item { return true }
      return side.item.id == model.holder
    }
    return isAtEdge ? 20 : 8
  }

  // MARK: Items

  private mutating func item(
    of side: InterfaceConstraint.Side, in model: InterfaceConstraint
  ) -> HeadlessItem? {
    switch side.item {
    case .view(let id):
      if let view = views[id] { return side.isMargin && hasRoomForMargins(view) ? view.margins : view }
      let isExcluded = tree.views.contains { $0.id == id }
      // That a constraint about a view goes with the view is no loss.
      if !isExcluded { leaveOut(model, "'\(id)' is not in this tree") }
    case .guide(let id):
      if let guide = guides[id], let item = guideItem(guide) { return item }
      let isExcluded = tree.views.contains { $0.guides.contains { $0.id == id } }
      if !isExcluded { leaveOut(model, "the guide '\(id)' is not in this tree") }
    case .missing(let id): leaveOut(model, "'\(id)' is not in the file")
    }
    return nil
  }

  /// Whether the margins leave something of a view. Those of a small view are edges that are moved in, and no guide.
  private func hasRoomForMargins(_ view: LayoutView) -> Bool {
    let margins = view.layoutMargins
    return view.frame.width >= margins.leading + margins.trailing
      && view.frame.height >= margins.top + margins.bottom
  }

  /// How far the margin of a small view is from its edge.
  private func shift(of side: InterfaceConstraint.Side) -> Double {
    guard side.isMargin, case .view(let id) = side.item, let view = views[id], !hasRoomForMargins(view) else {
      return 0
    }
    let margins = view.layoutMargins
    return switch side.attribute {
    case .leading, .left: margins.leading
    case .trailing, .right: -margins.trailing
    case .top: margins.top
    case .bottom: -margins.bottom
    case .centerX: (margins.leading - margins.trailing) / 2
    case .centerY: (margins.top - margins.bottom) / 2
    case .width, .height, .firstBaseline, .lastBaseline, .notAnAttribute: 0
    }
  }

  private mutating func guideItem(_ guide: InterfaceGuide) -> LayoutGuide? {
    guard let view = views[guide.owner] else { return nil }
    switch guide.kind {
    case .safeArea: return view.safeArea
    case .margins: return view.margins
    case .readableContent: return view.readableContent
    case .contentLayout: return (view as? LayoutScrollView)?.contentLayoutGuide
    case .frameLayout: return (view as? LayoutScrollView)?.frameLayoutGuide
    case .keyboard, .controllerTop, .controllerBottom: return edgeGuide(guide, of: view)
    }
  }

  /// A guide that lies along the top or the bottom of its view.
  private mutating func edgeGuide(_ model: InterfaceGuide, of view: LayoutView) -> LayoutGuide {
    if let guide = ownGuides[model.id] { return guide }
    let guide = LayoutGuide(name: model.id)
    view.addLayoutGuide(guide)
    ownGuides[model.id] = guide
    guide.horizontalEdges == view.horizontalEdges
    switch model.kind {
    case .controllerTop:
      guide.top == view.top
      guide.height == inset(model, .controllerTop, .top, standard: view.safeAreaInsets.top)
    case .keyboard:
      // The keyboard is away.
      guide.bottom == view.bottom
      guide.top == view.safeArea.bottom
    default:
      guide.bottom == view.bottom
      guide.height == inset(model, .controllerBottom, .bottom, standard: view.safeAreaInsets.bottom)
    }
    return guide
  }

  private mutating func inset(
    _ guide: InterfaceGuide, _ area: InterfaceInset.Area, _ edge: InterfaceInset.Edge, standard: Double
  ) -> Double {
    let distance = measured.distance(guide.owner, area, edge)
    insets.append(
      InterfaceInset(
        view: guide.owner, area: area, edge: edge, distance: distance ?? standard,
        source: distance == nil ? .device : .equations, standard: standard,
        equations: measured.equations(guide.owner, area, edge)))
    return max(0, distance ?? standard)
  }
}

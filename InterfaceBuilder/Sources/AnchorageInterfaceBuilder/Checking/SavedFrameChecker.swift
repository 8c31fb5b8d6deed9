import AnchorageHeadless

/// Compares saved frames with required constraints, from the file alone: nothing is solved.
struct SavedFrameChecker {
  let layout: InterfaceLayout
  /// The views that no constraint and no stack view places, though they have a saved frame.
  let unplaced: Set<String>
  private let constraints: [InterfaceConstraint]
  private let geometry: SavedGeometry
  private let guides: [String: InterfaceGuide]
  private let kinds: [String: InterfaceViewKind]
  /// The views around each view, for constraints about the content of scroll views.
  private var superviews: [String: String] = [:]
  private var distances: [Edge: Double] = [:]

  private struct Edge: Hashable {
    let view: String
    let area: InterfaceInset.Area
    let edge: InterfaceInset.Edge
  }

  init(_ layout: InterfaceLayout) {
    self.layout = layout
    let traits = layout.traits
    let views = layout.tree.root.installed(in: traits)
    constraints = views.flatMap { $0.constraints(in: traits) }
    geometry = layout.geometry
    guides = Dictionary(views.flatMap(\.guides).map { ($0.id, $0) }) { first, _ in first }
    kinds = Dictionary(views.map { ($0.id, $0.kind) }) { first, _ in first }
    unplaced = Set(
      views.flatMap { view -> [String] in
        guard case .stack = view.kind else { return [] }
        let hidden = view.subviews(in: traits).filter { $0.isHidden(in: traits) }
        return hidden.flatMap(\.withDescendants).map(\.id)
      })
    for view in views {
      for subview in view.subviews { superviews[subview.id] = view.id }
    }
    for inset in layout.insets {
      distances[Edge(view: inset.view, area: inset.area, edge: inset.edge)] = inset.distance
    }
  }

  /// The required constraints that the saved frames break, in the order of the views that hold them.
  ///
  /// Left out are those about places that the file does not have: baselines, the content of scroll views, and views that
  /// nothing places.
  var breaches: [SavedFrameBreach] { constraints.compactMap { breach(of: $0) } }

  private func breach(of constraint: InterfaceConstraint) -> SavedFrameBreach? {
    let traits = layout.traits
    guard constraint.priority(in: traits) == .required, let made = layout.constraints[constraint.id],
      !isAboutContent(constraint),
      let first = coordinate(of: constraint.first)
    else { return nil }
    var rest = 0.0
    if let side = constraint.second {
      guard let second = coordinate(of: side) else { return nil }
      rest = constraint.multiplier * second
    }
    let isStated = constraint.hasConstant || !constraint.isSymbolic
    let constant = isStated ? constraint.constant(in: traits) : made.constant
    let saved = first - rest
    // Each saved frame is rounded to pixels, by half a point at most.
    let tolerance = Swift.max(1, (1 + constraint.multiplier.magnitude) / 2) + 0.01
    let isBroken =
      switch constraint.relation {
      case .equal: (saved - constant).magnitude > tolerance
      case .lessThanOrEqual: saved - constant > tolerance
      case .greaterThanOrEqual: constant - saved > tolerance
      }
    return isBroken ? SavedFrameBreach(constraint: constraint, constant: constant, saved: saved) : nil
  }

  /// The view of AppKit in a constraint whose alignment rectangle is not known.
  func unknownAlignment(in constraint: InterfaceConstraint) -> String? {
    constraint.sides.map(\.item.id).first { geometry.unknownAlignments.contains($0) }
  }

  /// Whether a constraint is about the content of a scroll view: an edge of the scroll view and a view inside it.
  private func isAboutContent(_ constraint: InterfaceConstraint) -> Bool {
    let ids = constraint.sides.compactMap { side -> String? in
      if case .view(let id) = side.item { return id }
      return nil
    }
    guard ids.count == 2 else { return false }
    return isInside(ids[0], scroll: ids[1]) || isInside(ids[1], scroll: ids[0])
  }

  private func isInside(_ id: String, scroll: String) -> Bool {
    guard let kind = kinds[scroll], [.scroll, .table, .collection].contains(kind) else { return false }
    var view = id
    while let superview = superviews[view] {
      if superview == scroll { return true }
      view = superview
    }
    return false
  }

  // MARK: Places

  private func coordinate(of side: InterfaceConstraint.Side) -> Double? {
    switch side.item {
    case .missing: return nil
    case .view(let id):
      guard layout.views[id] != nil, !unplaced.contains(id) else { return nil }
      if side.isMargin { return coordinate(of: side.attribute, in: .margins, of: id) }
      if side.attribute == .width { return geometry.alignmentRect(of: id)?.width }
      if side.attribute == .height { return geometry.alignmentRect(of: id)?.height }
      return geometry.coordinate(of: side.attribute, id: id)
    case .guide(let id):
      guard let guide = guides[id] else { return nil }
      switch guide.kind {
      case .safeArea: return coordinate(of: side.attribute, in: .safeArea, of: guide.owner)
      case .margins: return coordinate(of: side.attribute, in: .margins, of: guide.owner)
      case .readableContent: return coordinate(of: side.attribute, in: .readableContent, of: guide.owner)
      case .frameLayout: return place(side.attribute, of: geometry.frames[guide.owner])
      case .contentLayout, .keyboard, .controllerTop, .controllerBottom: return nil
      }
    }
  }

  private func coordinate(
    of attribute: LayoutAttribute, in area: InterfaceInset.Area, of id: String
  ) -> Double? {
    guard let frame = geometry.frames[id] else { return nil }
    func distance(_ edge: InterfaceInset.Edge) -> Double? {
      if let distance = distances[Edge(view: id, area: area, edge: edge)] { return distance }
      // The safe area of a root ends at the edges that no inset is known of.
      return area == .safeArea && id == layout.tree.root.id ? 0 : nil
    }
    func rect(_ edges: [InterfaceInset.Edge]) -> LayoutRect? {
      var insets = LayoutInsets.zero
      for edge in edges {
        guard let distance = distance(edge) else { return nil }
        insets[edge] = distance
      }
      return LayoutRect(
        x: frame.minX + insets.leading, y: frame.minY + insets.top,
        width: frame.width - insets.leading - insets.trailing,
        height: frame.height - insets.top - insets.bottom)
    }
    switch attribute {
    case .left, .leading: return place(attribute, of: rect([.leading]))
    case .right, .trailing: return place(attribute, of: rect([.trailing]))
    case .top: return place(attribute, of: rect([.top]))
    case .bottom: return place(attribute, of: rect([.bottom]))
    case .centerX, .width: return place(attribute, of: rect([.leading, .trailing]))
    case .centerY, .height: return place(attribute, of: rect([.top, .bottom]))
    case .firstBaseline, .lastBaseline, .notAnAttribute: return nil
    }
  }

  private func place(_ attribute: LayoutAttribute, of rect: LayoutRect?) -> Double? {
    switch attribute {
    case .width: rect?.width
    case .height: rect?.height
    default: rect?.coordinate(of: attribute)
    }
  }
}

/// A required constraint that does not hold for the saved frames.
package struct SavedFrameBreach: Hashable, Sendable {
  package let constraint: InterfaceConstraint
  /// The constant that the file has, or the standard space if it asks for that and does not say how much it is.
  package let constant: Double
  /// The constant with which the constraint would hold for the saved frames as an equation.
  package let saved: Double
}

extension SavedFrameBreach {
  /// Whether the file asks for the standard space and does not say how much it is.
  var isAboutStandardSpace: Bool { constraint.isSymbolic && !constraint.hasConstant }
}

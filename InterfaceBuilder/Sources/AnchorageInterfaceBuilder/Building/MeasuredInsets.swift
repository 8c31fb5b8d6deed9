import AnchorageHeadless

/// The insets of safe areas, margins and guides that follow from equations and saved frames.
struct MeasuredInsets {
  /// An edge of an area of a view.
  struct Place: Hashable {
    let view: String
    let area: InterfaceInset.Area
    let edge: InterfaceInset.Edge
  }

  private var distances: [Place: Double] = [:]
  /// The distances with which optional equations would hold.
  private var optionalDistances: [Place: Double] = [:]
  /// The identifiers of the equations that a distance follows from.
  private var equations: [Place: [String]] = [:]
  private var centers: [Area: Double] = [:]
  /// The areas that constraints mention, including those whose insets the constraints do not determine.
  private(set) var mentioned: Set<MeasuredInsets.Area> = []
  /// The places whose equations contradict one another.
  private(set) var contradictions: Set<Place> = []

  /// An area of a view.
  struct Area: Hashable {
    let view: String
    let area: InterfaceInset.Area
  }

  /// The inset of an edge, or `nil` if no equation has it, or if they do not agree.
  func distance(_ view: String, _ area: InterfaceInset.Area, _ edge: InterfaceInset.Edge) -> Double? {
    let place = Place(view: view, area: area, edge: edge)
    return contradictions.contains(place) ? nil : distances[place]
  }

  /// The inset with which an optional equation holds, whatever the saved frames follow from; `nil` if there is none.
  func optionalDistance(
    _ view: String, _ area: InterfaceInset.Area, _ edge: InterfaceInset.Edge
  ) -> Double? {
    optionalDistances[Place(view: view, area: area, edge: edge)]
  }

  /// The identifiers of the equations that the inset of an edge follows from.
  func equations(_ view: String, _ area: InterfaceInset.Area, _ edge: InterfaceInset.Edge) -> [String] {
    equations[Place(view: view, area: area, edge: edge)] ?? []
  }

  /// How far the centre of an area is below that of its view, or `nil` if no equation has it.
  func centerOffset(_ view: String, _ area: InterfaceInset.Area) -> Double? {
    centers[Area(view: view, area: area)]
  }

  /// Whether a constraint is about the area.
  func mentions(_ view: String, _ area: InterfaceInset.Area) -> Bool {
    mentioned.contains(Area(view: view, area: area))
  }

  init(
    of constraints: [InterfaceConstraint], in traits: InterfaceTraits, guides: [String: InterfaceGuide],
    _ geometry: SavedGeometry
  ) {
    noteAreas(of: constraints, guides)
    for constraint in constraints {
      guard constraint.relation == .equal, constraint.multiplier == 1, let second = constraint.second else {
        continue
      }
      // Only what is required surely holds.
      let id = constraint.priority(in: traits) == .required ? constraint.id : nil
      let constant = constraint.constant(in: traits)
      measure(constraint.first, from: second, constant, id, guides, geometry)
      measure(second, from: constraint.first, -constant, id, guides, geometry)
    }
  }

  /// Notes the areas that constraints mention.
  mutating func noteAreas(of constraints: [InterfaceConstraint], _ guides: [String: InterfaceGuide]) {
    for side in constraints.flatMap(\.sides) {
      if let area = MeasuredInsets.area(of: side, guides) { mentioned.insert(area) }
    }
  }

  /// Notes that an edge of an area is a distance from a place that was saved, by an equation that is optional if it has no
  /// identifier.
  private mutating func measure(
    _ side: InterfaceConstraint.Side, from other: InterfaceConstraint.Side, _ constant: Double,
    _ id: String?, _ guides: [String: InterfaceGuide], _ geometry: SavedGeometry
  ) {
    guard let area = MeasuredInsets.area(of: side, guides), !other.isMargin,
      case .view(let otherID) = other.item, !geometry.unknownAlignments.contains(otherID),
      let owner = geometry.frames[area.view],
      let start = geometry.coordinate(of: other.attribute, id: otherID)
    else { return }
    let coordinate = start + constant
    if side.attribute == .centerY, id != nil { centers[area] = coordinate - owner.midY }
    guard let edge = MeasuredInsets.edge(side.attribute, area.area) else { return }
    let distance =
      switch edge {
      case .top: coordinate - owner.minY
      case .leading: coordinate - owner.minX
      case .bottom: owner.maxY - coordinate
      case .trailing: owner.maxX - coordinate
      }
    let place = Place(view: area.view, area: area.area, edge: edge)
    guard let id else {
      optionalDistances[place] = distance
      return
    }
    equations[place, default: []].append(id)
    if distance < -1 {
      // An area is inside its view: the saved frames are not those of the constraints.
      contradictions.insert(place)
    } else if let earlier = distances[place] {
      // Saved frames are rounded to pixels.
      if abs(earlier - distance) > 1 { contradictions.insert(place) }
    } else {
      distances[place] = distance
    }
  }

  private static func area(of side: InterfaceConstraint.Side, _ guides: [String: InterfaceGuide]) -> Area? {
    switch side.item {
    case .view(let id): return side.isMargin ? Area(view: id, area: .margins) : nil
    case .missing: return nil
    case .guide(let id):
      guard let guide = guides[id], let area = InterfaceInset.Area(guide.kind) else { return nil }
      return Area(view: guide.owner, area: area)
    }
  }

  private static func edge(
    _ attribute: LayoutAttribute, _ area: InterfaceInset.Area
  ) -> InterfaceInset.Edge? {
    switch (attribute, area) {
    // The guides of a controller lie at the edges of the view, and end inside it.
    case (.bottom, .controllerTop), (.top, .keyboard): .top
    case (.top, .controllerBottom): .bottom
    case (_, .controllerTop), (_, .controllerBottom), (_, .keyboard): nil
    case (.top, _): .top
    case (.bottom, _): .bottom
    case (.left, _), (.leading, _): .leading
    case (.right, _), (.trailing, _): .trailing
    default: nil
    }
  }
}

extension InterfaceInset.Area {
  /// The area of a guide; `nil` for those of scroll views.
  fileprivate init?(_ kind: InterfaceGuide.Kind) {
    switch kind {
    case .safeArea: self = .safeArea
    case .margins: self = .margins
    case .readableContent: self = .readableContent
    case .keyboard: self = .keyboard
    case .controllerTop: self = .controllerTop
    case .controllerBottom: self = .controllerBottom
    case .contentLayout, .frameLayout: return nil
    }
  }
}

/// The distance of a guide or margin from an edge of its view, and where it comes from.
package struct InterfaceInset: Hashable, Sendable {
  /// The guides and margins with insets that a file does not say.
  package enum Area: String, Hashable, Sendable {
    case safeArea
    case margins
    case readableContent
    case keyboard
    case controllerTop
    case controllerBottom
    /// The alignment rectangle of a control of AppKit, and of all of its style.
    case alignment
  }

  /// The edges of a view.
  package enum Edge: String, Hashable, Sendable, CaseIterable {
    case top
    case leading
    case bottom
    case trailing
  }

  /// The sources of an inset.
  package enum Source: String, Hashable, Sendable {
    /// Required equations to the edge, which agree.
    case equations
    /// The margins that the file states.
    case file
    /// The value of Interface Builder on the device of the document.
    case device
  }

  /// The object identifier of the view.
  package let view: String
  package let area: Area
  package let edge: Edge
  package let distance: Double
  package let source: Source
  /// The distance without equations: that of the device, or of the margins that the file states.
  package var standard: Double
  /// The object identifiers of the equations, where that is the source and the views of a stack view are not.
  package var equations: [String] = []
}

extension InterfaceInset.Edge {
  /// The edge on the other side.
  var opposite: InterfaceInset.Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

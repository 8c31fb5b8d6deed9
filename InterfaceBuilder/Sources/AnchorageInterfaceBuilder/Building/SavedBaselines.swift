import AnchorageHeadless

/// The baselines of AppKit's views, as far as required equations between them and the saved frames say where they are.
///
/// The file does not have the fonts that were drawn. Of views with a common baseline, one has it where its font would, and
/// the others where the equations then put it.
struct SavedBaselines {
  /// The distances of baselines from the top or the bottom of the alignment rectangles.
  private(set) var distances: [SavedEquation.Side: Double] = [:]

  /// Finds the baselines of a tree.
  ///
  /// - Parameters:
  ///   - views: The installed views; stack views line up baselines, too.
  ///   - constraints: The installed constraints.
  ///   - geometry: The saved frames.
  ///   - traits: The circumstances that constants and priorities depend on.
  ///   - standard: The distance that the font of a view would have.
  init(
    of views: [InterfaceView], _ constraints: [InterfaceConstraint], _ geometry: SavedGeometry,
    in traits: InterfaceTraits, standard: (SavedEquation.Side) -> Double?
  ) {
    let links =
      SavedBaselines.links(of: constraints, in: traits) + SavedBaselines.links(of: views, in: traits)
    var neighbours: [SavedEquation.Side: [(SavedEquation.Side, Double)]] = [:]
    for (a, b, constant) in links {
      neighbours[a, default: []].append((b, -constant))
      neighbours[b, default: []].append((a, constant))
    }
    var coordinates: [SavedEquation.Side: Double] = [:]
    for (first, _, _) in links where coordinates[first] == nil {
      guard let start = standard(first),
        let coordinate = SavedBaselines.coordinate(of: first, start, geometry)
      else { continue }
      coordinates[first] = coordinate
      // Each baseline is reached once.
      var reached = [(first, coordinate)]
      while let (side, coordinate) = reached.popLast() {
        for (other, distance) in neighbours[side] ?? [] where coordinates[other] == nil {
          coordinates[other] = coordinate + distance
          reached.append((other, coordinate + distance))
        }
      }
    }
    for (side, coordinate) in coordinates {
      guard let rect = geometry.alignmentRect(of: side.id) else { continue }
      distances[side] = side.attribute == .firstBaseline ? coordinate - rect.minY : rect.maxY - coordinate
    }
  }

  /// Two baselines, and how far the first one is below the second.
  private typealias Link = (SavedEquation.Side, SavedEquation.Side, Double)

  private static func links(of constraints: [InterfaceConstraint], in traits: InterfaceTraits) -> [Link] {
    constraints.compactMap { constraint in
      guard constraint.relation == .equal, constraint.priority(in: traits) == .required,
        constraint.multiplier == 1, let second = constraint.second,
        let a = baseline(constraint.first), let b = baseline(second)
      else { return nil }
      return (a, b, constraint.constant(in: traits))
    }
  }

  private static func links(of views: [InterfaceView], in traits: InterfaceTraits) -> [Link] {
    views.flatMap { view -> [Link] in
      guard case .stack(let stack) = view.kind, [.firstBaseline, .lastBaseline].contains(stack.alignment)
      else { return [] }
      let attribute: LayoutAttribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      let sides = view.subviews(in: traits).map { SavedEquation.Side(id: $0.id, attribute: attribute) }
      return zip(sides.dropFirst(), sides).map { ($0, $1, 0) }
    }
  }

  private static func baseline(_ side: InterfaceConstraint.Side) -> SavedEquation.Side? {
    guard case .view(let id) = side.item, [.firstBaseline, .lastBaseline].contains(side.attribute) else {
      return nil
    }
    return SavedEquation.Side(id: id, attribute: side.attribute)
  }

  private static func coordinate(
    of side: SavedEquation.Side, _ distance: Double, _ geometry: SavedGeometry
  ) -> Double? {
    guard let rect = geometry.alignmentRect(of: side.id) else { return nil }
    return side.attribute == .firstBaseline ? rect.minY + distance : rect.maxY - distance
  }
}

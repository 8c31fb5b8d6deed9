import AnchorageHeadless

/// Finds the alignment rectangles of AppKit's controls, which differ from one version of macOS to the next.
///
/// Of the insets that are known of a style, those count with which the required equations hold best. Where none fit, the
/// equations to views whose rectangles are known say the insets, if they agree.
struct AlignmentChooser {
  /// The insets by object identifiers; views whose rectangle is their frame have none.
  private(set) var insets: [String: LayoutInsets] = [:]
  /// The insets that no list has, only equations.
  private(set) var measured: [InterfaceInset] = []
  /// The views whose insets neither a list nor equations that agree have.
  private(set) var unknown: Set<String> = []
  private let frames: [String: LayoutRect]
  private var styles: [String: InterfaceAlignmentStyle] = [:]
  /// The views of each style, in the order of the document.
  private var members: [InterfaceAlignmentStyle: [String]] = [:]
  private let equations: [SavedEquation]
  /// The places in ``equations`` by the views that they are about.
  private var places: [String: [Int]] = [:]
  /// The styles whose insets are known, so that equations may measure others by them.
  private var settled: Set<InterfaceAlignmentStyle> = []

  /// Finds the insets of a tree.
  ///
  /// - Parameters:
  ///   - views: The installed views.
  ///   - constraints: The installed constraints.
  ///   - frames: The saved frames, in the root.
  ///   - traits: The circumstances that constants and priorities depend on.
  init(
    _ views: [InterfaceView], _ constraints: [InterfaceConstraint], _ frames: [String: LayoutRect],
    in traits: InterfaceTraits
  ) {
    self.frames = frames
    equations =
      constraints.compactMap { SavedEquation($0, in: traits) }
      + views.flatMap { SavedEquation.equations(ofStack: $0, in: traits) }
    for (place, equation) in equations.enumerated() {
      for side in equation.sides { places[side.id, default: []].append(place) }
    }
    var order: [InterfaceAlignmentStyle] = []
    for view in views where frames[view.id] != nil {
      guard let style = view.alignmentStyle else { continue }
      styles[view.id] = style
      if members[style] == nil { order.append(style) }
      members[style, default: []].append(view.id)
      insets[view.id] = style.known.first ?? .zero
    }
    // The second time, each choice knows those about the others.
    for _ in 0..<2 { for style in order where style.known.count > 1 { choose(style) } }
    settled = Set(order.filter { !$0.varies })
    for style in order where style.varies && isConfirmed(style) { settled.insert(style) }
    for style in order where !settled.contains(style) { measure(style) }
    for style in order where !style.isListed && !settled.contains(style) && !isConfirmed(style) {
      unknown.formUnion(members[style] ?? [])
    }
    insets = insets.filter { $0.value != .zero }
  }

  /// The equations about views of a style.
  private func equations(of style: InterfaceAlignmentStyle) -> [SavedEquation] {
    let own = Set((members[style] ?? []).flatMap { places[$0] ?? [] })
    return own.sorted().map { equations[$0] }
  }

  // MARK: Known insets

  private mutating func choose(_ style: InterfaceAlignmentStyle) {
    let ids = members[style] ?? []
    // Views of which nothing is known decide nothing.
    let own = equations(of: style).filter { equation in
      equation.sides.allSatisfy { styles[$0.id] == style || styles[$0.id]?.isListed ?? false }
    }
    var best: (insets: LayoutInsets, error: Double)?
    for candidate in style.known {
      for id in ids { insets[id] = candidate }
      let error = own.reduce(0) { $0 + self.error(of: $1) }
      if error < (best?.error ?? .infinity) { best = (candidate, error) }
    }
    for id in ids { insets[id] = best?.insets }
  }

  /// By how much the saved frames break an equation; at most 6 points, so that a stale frame does not decide.
  private func error(of equation: SavedEquation) -> Double {
    guard let difference = difference(of: equation) else { return 0 }
    return equation.relation.isBroken(by: difference) ? min(difference.magnitude, 6) : 0
  }

  private func difference(of equation: SavedEquation) -> Double? {
    guard let first = value(of: equation.first) else { return nil }
    guard let side = equation.second else { return first - equation.constant }
    guard let second = value(of: side) else { return nil }
    return first - equation.multiplier * second - equation.constant
  }

  private func value(of side: SavedEquation.Side) -> Double? {
    guard let frame = frames[side.id] else { return nil }
    let rect = frame.inset(by: insets[side.id] ?? .zero)
    switch side.attribute {
    case .width: return rect.width
    case .height: return rect.height
    default: return rect.coordinate(of: side.attribute)
    }
  }

  // MARK: Insets from equations

  /// Whether equations to views whose insets are known hold, and those about lengths.
  private func isConfirmed(_ style: InterfaceAlignmentStyle) -> Bool {
    let own = equations(of: style).filter { equation in
      equation.relation == .equal
        && equation.sides.allSatisfy { side in
          styles[side.id].map { $0 == style || settled.contains($0) } ?? false
        }
    }
    return !own.isEmpty
      && own.allSatisfy { (difference(of: $0)?.magnitude ?? 0) <= AlignmentChooser.tolerance }
  }

  private mutating func measure(_ style: InterfaceAlignmentStyle) {
    let ids = members[style] ?? []
    let own = equations(of: style).filter { $0.relation == .equal }
    guard own.contains(where: { (difference(of: $0)?.magnitude ?? 0) > AlignmentChooser.tolerance }) else {
      return
    }
    // Where insets are known, one equation against them is a fault of the saved frames; two that agree are not.
    let needed = style.isListed ? 2 : 1
    for edge in InterfaceInset.Edge.allCases {
      let found = own.flatMap { equation in
        equation.sides.filter { styles[$0.id] == style }.compactMap { distance(of: edge, $0, equation) }
          .map { ($0, equation.id) }
      }
      guard let (distance, _) = found.first, found.count >= needed, distance > -1, distance <= 12,
        found.allSatisfy({ abs($0.0 - distance) <= AlignmentChooser.tolerance })
      else { continue }
      guard let view = ids.first, let known = insets[view]?[edge], known != distance else { continue }
      for id in ids { insets[id]?[edge] = distance }
      measured.append(
        InterfaceInset(
          view: view, area: .alignment, edge: edge, distance: distance, source: .equations,
          standard: known, equations: found.map(\.1)))
    }
  }

  /// Saved frames are rounded to half a point.
  private static let tolerance = 0.51

  /// The inset of an edge that an equation has for a view, if its other side is known.
  private func distance(
    of edge: InterfaceInset.Edge, _ side: SavedEquation.Side, _ equation: SavedEquation
  ) -> Double? {
    guard edge.attributes.contains(side.attribute), equation.multiplier == 1, let second = equation.second,
      let frame = frames[side.id]
    else { return nil }
    let isFirst = equation.first == side
    let other = isFirst ? second : equation.first
    guard let style = styles[other.id], style != styles[side.id], settled.contains(style),
      let start = value(of: other)
    else { return nil }
    let coordinate = start + (isFirst ? equation.constant : -equation.constant)
    return switch edge {
    case .top: coordinate - frame.minY
    case .leading: coordinate - frame.minX
    case .bottom: frame.maxY - coordinate
    case .trailing: frame.maxX - coordinate
    }
  }
}

extension InterfaceInset.Edge {
  /// The attributes of the edge.
  fileprivate var attributes: [LayoutAttribute] {
    switch self {
    case .top: [.top]
    case .leading: [.leading, .left]
    case .bottom: [.bottom]
    case .trailing: [.trailing, .right]
    }
  }
}

extension LayoutRelation {
  /// Whether a difference of both sides contradicts the relation.
  fileprivate func isBroken(by difference: Double) -> Bool {
    switch self {
    case .equal: difference != 0
    case .lessThanOrEqual: difference > 0
    case .greaterThanOrEqual: difference < 0
    }
  }
}

extension LayoutRect {
  /// The rectangle with its edges moved in.
  func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: minX + insets.leading, y: minY + insets.top, width: width - insets.leading - insets.trailing,
      height: height - insets.top - insets.bottom)
  }
}

extension InterfaceViewKind {
  /// How far the alignment rectangle of a control is inside its frame, in most versions of Interface Builder.
  package var alignmentInsets: LayoutInsets {
    switch self {
    case .toggle: LayoutInsets(trailing: 2)
    case .slider: LayoutInsets(leading: 2, bottom: 1, trailing: 2)
    case .segmentedControl: LayoutInsets(bottom: 1)
    default: .zero
    }
  }

  /// The axes along which a view of this kind has content: its size is that of the saved frame.
  var contentAxes: (horizontal: Bool, vertical: Bool) {
    switch self {
    case .label, .button, .textField, .toggle, .segmentedControl, .stepper, .activityIndicator, .pageControl,
      .datePicker, .pickerView:
      (true, true)
    case .slider, .progressView, .searchBar, .navigationBar, .toolbar, .tabBar: (false, true)
    case .textView, .imageView, .plain, .stack, .scroll, .table, .collection, .tableCell, .collectionCell,
      .contentView, .visualEffect, .container, .web, .unknown:
      (false, false)
    case .appKit(let view): view.contentAxes
    }
  }
}

import AnchorageHeadless

/// The saved frames of a tree, in the root.
struct SavedGeometry {
  /// The frames by object identifiers; views without a saved frame, and what is inside them, have none.
  private(set) var frames: [String: LayoutRect] = [:]
  /// How far the alignment rectangles are inside the frames.
  private(set) var alignmentInsets: [String: LayoutInsets] = [:]
  /// The insets of alignment rectangles that only equations say.
  private(set) var measuredInsets: [InterfaceInset] = []
  /// The views of AppKit whose alignment rectangles are not known.
  private(set) var unknownAlignments: Set<String> = []

  /// Finds the frames of a tree.
  ///
  /// - Parameters:
  ///   - root: The root of the tree, whose frame begins at zero.
  ///   - constraints: The installed constraints: they show whether a control has an alignment rectangle of its own.
  ///   - traits: The circumstances that constants and priorities depend on.
  init(of root: InterfaceView, _ constraints: [InterfaceConstraint], in traits: InterfaceTraits) {
    guard let frame = root.frame else { return }
    add(root, LayoutRect(origin: LayoutPoint(x: 0, y: 0), size: frame.size))
    if root.alignmentStyle != nil {
      let chooser = AlignmentChooser(root.installed(in: traits), constraints, frames, in: traits)
      (alignmentInsets, measuredInsets) = (chooser.insets, chooser.measured)
      unknownAlignments = chooser.unknown
      return
    }
    for view in root.withDescendants where alignmentInsets[view.id] != nil {
      let own = constraints.filter { $0.sides.contains { $0.item == .view(view.id) } }
      let with = countBroken(own, in: traits)
      let insets = alignmentInsets.removeValue(forKey: view.id)
      if countBroken(own, in: traits) >= with { alignmentInsets[view.id] = insets }
    }
  }

  /// How many required equations between edges the saved frames break.
  private func countBroken(_ constraints: [InterfaceConstraint], in traits: InterfaceTraits) -> Int {
    constraints.filter { constraint in
      guard constraint.relation == .equal, constraint.priority(in: traits) == .required,
        let first = coordinate(of: constraint.first),
        let second = constraint.second.flatMap({ coordinate(of: $0) }), constraint.multiplier == 1
      else { return false }
      return abs(first - second - constraint.constant(in: traits)) > 1
    }.count
  }

  private func coordinate(of side: InterfaceConstraint.Side) -> Double? {
    guard !side.isMargin, case .view(let id) = side.item else { return nil }
    return coordinate(of: side.attribute, id: id)
  }

  private mutating func add(_ view: InterfaceView, _ frame: LayoutRect) {
    frames[view.id] = frame
    let insets = view.kind.alignmentInsets
    if insets != .zero { alignmentInsets[view.id] = insets }
    for subview in view.subviews {
      guard var inner = subview.frame else { continue }
      inner.origin.x += frame.minX
      inner.origin.y += frame.minY
      add(subview, inner)
    }
  }

  /// The alignment rectangle of a view.
  func alignmentRect(of id: String) -> LayoutRect? {
    guard let frame = frames[id] else { return nil }
    return frame.inset(by: alignmentInsets[id] ?? .zero)
  }

  /// Where an edge or centre of a view was saved, or `nil` for what is no coordinate, or depends on texts.
  func coordinate(of attribute: LayoutAttribute, id: String) -> Double? {
    alignmentRect(of: id)?.coordinate(of: attribute)
  }
}

extension LayoutRect {
  /// The coordinate of an edge or a centre, left to right; `nil` for other attributes.
  func coordinate(of attribute: LayoutAttribute) -> Double? {
    switch attribute {
    case .left, .leading: minX
    case .right, .trailing: maxX
    case .top: minY
    case .bottom: maxY
    case .centerX: midX
    case .centerY: midY
    case .width, .height, .firstBaseline, .lastBaseline, .notAnAttribute: nil
    }
  }
}

import AnchorageHeadless

/// Finds the lines that represent the constraints of a tree.
struct ConstraintLines {
  private var places: [ObjectIdentifier: Place] = [:]
  private var views: [LayoutView] = []

  /// Adds an item that is drawn.
  mutating func add(_ item: HeadlessItem, _ drawn: LayoutDrawing.Item) {
    var place = Place(rect: drawn.frame, isRightToLeft: drawn.isRightToLeft)
    if let view = item as? LayoutView {
      let insets = view.alignmentRectInsets
      place.rect = LayoutRect(
        x: drawn.frame.minX + insets.leading, y: drawn.frame.minY + insets.top,
        width: drawn.frame.width - insets.leading - insets.trailing,
        height: drawn.frame.height - insets.top - insets.bottom)
      place.firstBaseline = place.rect.minY + view.firstBaselineOffsetFromTop
      place.lastBaseline = place.rect.maxY - view.baselineOffsetFromBottom
      views.append(view)
    }
    places[ObjectIdentifier(item)] = place
  }

  /// The active constraints between the items that were added, in the order of their views.
  var constraints: [LayoutDrawing.Constraint] {
    var found: [LayoutDrawing.Constraint] = []
    for view in views {
      for constraint in view.constraints {
        if let line = line(of: constraint) { found.append(line) }
      }
    }
    return found
  }

  private func line(of constraint: LayoutConstraint) -> LayoutDrawing.Constraint? {
    guard let item = constraint.firstItem, let place = places[ObjectIdentifier(item)],
      let axis = constraint.firstAttribute.axis
    else { return nil }
    if constraint.firstAttribute.isDimension {
      let rect = place.rect
      // Not in the middle, where lines between views run.
      let (x, y) = (rect.minX + rect.width * 0.7, rect.minY + rect.height * 0.7)
      return LayoutDrawing.Constraint(
        constraint, distance: constraint.distanceText,
        from: axis == .horizontal ? LayoutPoint(x: rect.minX, y: y) : LayoutPoint(x: x, y: rect.minY),
        to: axis == .horizontal ? LayoutPoint(x: rect.maxX, y: y) : LayoutPoint(x: x, y: rect.maxY))
    }
    guard let otherItem = constraint.secondItem, let other = places[ObjectIdentifier(otherItem)],
      let end = place.coordinate(of: constraint.firstAttribute),
      let start = other.coordinate(of: constraint.secondAttribute)
    else { return nil }
    let coincide =
      (end - start).magnitude < 0.01 && constraint.constant == 0 && constraint.multiplier == 1
      && constraint.isSimple
    if coincide {
      // Along the edge that both share.
      let (from, to) = place.along(other, axis)
      return LayoutDrawing.Constraint(
        constraint, distance: "",
        from: axis == .horizontal ? LayoutPoint(x: end, y: from) : LayoutPoint(x: from, y: end),
        to: axis == .horizontal ? LayoutPoint(x: end, y: to) : LayoutPoint(x: to, y: end))
    }
    let across = place.across(other, axis)
    return LayoutDrawing.Constraint(
      constraint, distance: constraint.distanceText,
      from: axis == .horizontal ? LayoutPoint(x: start, y: across) : LayoutPoint(x: across, y: start),
      to: axis == .horizontal ? LayoutPoint(x: end, y: across) : LayoutPoint(x: across, y: end))
  }

  /// The numbers that the anchors of an item refer to.
  private struct Place {
    /// The alignment rectangle.
    var rect: LayoutRect
    var isRightToLeft: Bool
    var firstBaseline: Double?
    var lastBaseline: Double?

    /// The coordinate of an anchor; `nil` for dimensions.
    func coordinate(of attribute: LayoutAttribute) -> Double? {
      switch attribute {
      case .left: rect.minX
      case .right: rect.maxX
      case .leading: isRightToLeft ? rect.maxX : rect.minX
      case .trailing: isRightToLeft ? rect.minX : rect.maxX
      case .centerX: rect.midX
      case .top: rect.minY
      case .bottom: rect.maxY
      case .centerY: rect.midY
      case .firstBaseline: firstBaseline ?? rect.minY
      case .lastBaseline: lastBaseline ?? rect.maxY
      case .width, .height, .notAnAttribute: nil
      }
    }

    /// The extent across an axis.
    private func extent(across axis: LayoutAxis) -> (start: Double, end: Double) {
      axis == .horizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    /// The position of a line along an axis to another item: in the middle of their overlap, or else of this
    /// item.
    func across(_ other: Place, _ axis: LayoutAxis) -> Double {
      let (a, b) = (extent(across: axis), other.extent(across: axis))
      let (start, end) = (Swift.max(a.start, b.start), Swift.min(a.end, b.end))
      return start <= end ? start + (end - start) / 2 : a.start + (a.end - a.start) / 2
    }

    /// The ends of a line along a shared edge of both items: their overlap, or else the gap between them.
    func along(_ other: Place, _ axis: LayoutAxis) -> (Double, Double) {
      let (a, b) = (extent(across: axis), other.extent(across: axis))
      let (start, end) = (Swift.max(a.start, b.start), Swift.min(a.end, b.end))
      return (Swift.min(start, end), Swift.max(start, end))
    }
  }
}

extension LayoutDrawing.Constraint {
  fileprivate init(
    _ constraint: LayoutConstraint, distance: String, from start: LayoutPoint, to end: LayoutPoint
  ) {
    self.init(text: constraint.description, distance: distance, start: start, end: end)
  }
}

extension LayoutConstraint {
  /// A short text for the constraint: `16`, `≥ 8 ~ .high`, `label.width * 0.5`.
  fileprivate var distanceText: String {
    guard isSimple else { return description }
    let isScaled = multiplier != 1 || firstAttribute.isDimension && secondItem != nil
    // A trailing edge is usually before the other: then "-16" is a distance of 16, and "at most" is "at
    // least".
    let isTurned = !isScaled && !firstAttribute.isDimension && constant < 0
    let sign =
      switch relation {
      case .equal: ""
      case .lessThanOrEqual: isTurned ? "≥ " : "≤ "
      case .greaterThanOrEqual: isTurned ? "≤ " : "≥ "
      }
    if isScaled {
      // The right side of the DSL text.
      return sign + description.drop { $0 != "=" }.drop { $0 == "=" || $0 == " " }
    }
    let suffix = priority == .required ? "" : " ~ \(priority)"
    return sign + roundedText(of: isTurned ? -constant : constant) + suffix
  }
}

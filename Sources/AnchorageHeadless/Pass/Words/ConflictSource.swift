import Anchorage
import Cassowary

/// The origin of a solver's constraint in the tree, as named in the report of a conflict.
indirect enum ConflictSource {
  /// A constraint that the program made.
  case constraint(LayoutConstraint)
  /// One of the equations that place a view by its frame.
  case view(LayoutView, ViewPlacement)
  /// One of the equations that place a guide which its view makes itself.
  case guide(LayoutGuide, GuidePlacement)
  /// A required content priority.
  case content(HeadlessItem, ContentBound, dimension: Double)
  /// A width or height, which is never negative.
  case nonNegative(HeadlessItem, LayoutAttribute)
}

extension ConflictSource {
  typealias Anchor = (item: HeadlessItem, attribute: LayoutAttribute)

  /// The anchors that take part.
  var anchors: [Anchor] {
    switch self {
    case .constraint(let constraint):
      var anchors: [Anchor] = []
      if let sides = constraint.sides {
        for term in sides.all {
          if let item = term.node.item { anchors.append((item, term.attribute)) }
        }
        return anchors
      }
      if let item = constraint.firstItem { anchors.append((item, constraint.firstAttribute)) }
      if let item = constraint.secondItem { anchors.append((item, constraint.secondAttribute)) }
      return anchors
    case .view(let view, let which):
      return placementAnchors(of: view, which)
    case .guide(let guide, let which):
      let attribute = which.attribute(isNarrowed: guide.isNarrowed)
      guard let owner = guide.owningView else { return [] }
      return attribute.isDimension ? [(guide, attribute)] : [(guide, attribute), (owner, attribute)]
    case .content(let item, let bound, _):
      return [(item, bound.attribute)]
    case .nonNegative(let item, let attribute):
      return [(item, attribute)]
    }
  }

  /// The constraint, made by the program or by a view.
  var madeConstraint: LayoutConstraint? {
    if case .constraint(let constraint) = self { return constraint }
    return nil
  }

  /// The line of the report.
  var member: LayoutConflict.Member {
    switch self {
    case .constraint(let constraint):
      if constraint.isMadeByView, let sentence = constraint.holder?.sentence(about: constraint) {
        return LayoutConflict.Member(text: sentence, origin: .stack)
      }
      return LayoutConflict.Member(
        text: constraint.description, location: constraint.location, origin: .code)
    case .view(let view, let which):
      return LayoutConflict.Member(text: placementText(of: view, which), origin: .frame)
    case .guide(let guide, let which):
      return LayoutConflict.Member(
        text: placementText(of: guide, which), origin: guide.role.hasDistances ? .margins : .scrolling)
    case .content(let item, let bound, let dimension):
      let anchor = "\(item.displayName).\(bound.attribute)"
      return LayoutConflict.Member(
        text: "\(anchor) \(bound.relation) \(text(of: dimension))", origin: bound.origin)
    case .nonNegative(let item, let attribute):
      return LayoutConflict.Member(text: "\(item.displayName).\(attribute) >= 0", origin: .nonNegative)
    }
  }
}

// MARK: - Guides

extension ConflictSource {
  private func placementText(of guide: LayoutGuide, _ which: GuidePlacement) -> String {
    guard let view = guide.owningView else { return guide.displayName }
    let attribute = which.attribute(isNarrowed: guide.isNarrowed)
    // Anchors belong to the alignment rectangle, while distances are measured from the edges of the view.
    let (inner, outer) = (guide.distances, view.alignmentRectInsets)
    let number: Double
    if guide.role == .scrollContent {
      let offset = view.storedContentOffset
      let distance = attribute == .top ? -offset.y : -offset.x
      return
        "\(guide.displayName).\(attribute) == \(view.displayName).frameLayoutGuide.\(attribute)\(signedText(of: distance))"
    }
    switch attribute {
    case .top: number = inner.top - outer.top
    case .left: number = inner.left - outer.leading
    case .bottom: number = outer.bottom - inner.bottom
    case .right: number = outer.trailing - inner.right
    case .centerX: number = (inner.left - inner.right - outer.leading + outer.trailing) / 2
    default: return "\(guide.displayName).\(attribute) == \(text(of: guide.readableWidth.largest))"
    }
    return "\(guide.displayName).\(attribute) == \(view.displayName).\(attribute)\(signedText(of: number))"
  }
}

// MARK: - Views

extension ConflictSource {
  private func placementAnchors(of view: LayoutView, _ which: ViewPlacement) -> [Anchor] {
    let (axis, placement) = (which.axis, view.placement(which))
    let attribute = placement.part.attribute(along: axis)
    var anchors: [Anchor] = [(view, attribute)]
    guard let superview = view.superview else { return anchors }
    if placement.part != .dimension { anchors.append((superview, attribute)) }
    if placement.multiplier != 0 {
      anchors.append((superview, Placement.Part.dimension.attribute(along: axis)))
    }
    return anchors
  }

  private func placementText(of view: LayoutView, _ which: ViewPlacement) -> String {
    let (axis, placement) = (which.axis, view.placement(which))
    let attribute = placement.part.attribute(along: axis)
    let anchor = "\(view.displayName).\(attribute)"
    let container = view.superview?.displayName ?? "superview"
    let number = constantBetweenAnchors(of: placement, view, along: axis)
    if placement.multiplier != 0 {
      let part = placement.part == .dimension ? anchor : "\(anchor) - \(container).\(attribute)"
      let whole = "\(container).\(Placement.Part.dimension.attribute(along: axis))"
      let factor = placement.multiplier == 1 ? "" : " * \(text(of: placement.multiplier))"
      return "\(part) == \(whole)\(factor)\(signedText(of: number))"
    }
    if placement.part == .dimension { return "\(anchor) == \(text(of: number))" }
    return "\(anchor) == \(container).\(attribute)\(signedText(of: number))"
  }

  /// The constant of a placement between anchors: a placement relates frames, while anchors belong to alignment
  /// rectangles.
  private func constantBetweenAnchors(
    of placement: Placement, _ view: LayoutView, along axis: LayoutAxis
  ) -> Double {
    let (own, outer) = (view.alignmentRectInsets, view.superview?.alignmentRectInsets ?? .zero)
    let (ownNear, ownFar) = own.ends(along: axis)
    let (outerNear, outerFar) = outer.ends(along: axis)
    let share = placement.multiplier * (outerNear + outerFar)
    return switch placement.part {
    case .near: placement.constant + share + (ownNear - outerNear)
    case .dimension: placement.constant + share - (ownNear + ownFar)
    case .far: -placement.constant + share - (ownFar - outerFar)
    }
  }
}

extension Placement.Part {
  fileprivate func attribute(along axis: LayoutAxis) -> LayoutAttribute {
    switch self {
    case .near: axis == .horizontal ? .left : .top
    case .dimension: axis.dimension
    case .far: axis == .horizontal ? .right : .bottom
    }
  }
}

// MARK: - Finding

// The sources of the solver's constraints and variables. Reports need many of them, so a single walk over the tree finds
// all of them.

extension LayoutEngine {
  /// The sources of some of the solver's constraints, without those of removed constraints.
  ///
  /// - Complexity: O(items + constraints of the tree).
  func sources(among wanted: Set<ConstraintID>) -> [ConstraintID: ConflictSource] {
    var found: [ConstraintID: ConflictSource] = [:]
    if wanted.isEmpty { return found }
    for entry in entries {
      if let view = entry.view {
        view.held.forEach { constraint in
          if let id = constraint.solverID, wanted.contains(id) { found[id] = .constraint(constraint) }
        }
        for which in ViewPlacement.allCases {
          if let id = entry.placementIDs[which], wanted.contains(id) { found[id] = .view(view, which) }
        }
        for bound in ContentBound.allCases {
          guard let id = entry.contentIDs[bound], wanted.contains(id) else { continue }
          let isHorizontal = bound.axis == .horizontal
          found[id] = .content(
            view, bound, dimension: isHorizontal ? entry.content.width : entry.content.height)
        }
      } else if let guide = entry.guide, guide.role != .scrollFrame {
        // The placement of a scroll view's frame guide explains nothing, because it repeats the frame.
        for which in GuidePlacement.allCases {
          if let id = entry.placementIDs[which], wanted.contains(id) { found[id] = .guide(guide, which) }
        }
      }
    }
    return found
  }

  /// The widths and heights that some of the solver's variables represent.
  ///
  /// - Complexity: O(items of the tree).
  func sources(among wanted: Set<Variable>) -> [Variable: ConflictSource] {
    var found: [Variable: ConflictSource] = [:]
    if wanted.isEmpty { return found }
    for entry in entries {
      guard let item = entry.node.item else { continue }
      let (width, height) = (Variable(index: entry.width), Variable(index: entry.height))
      if wanted.contains(width) { found[width] = .nonNegative(item, .width) }
      if wanted.contains(height) { found[height] = .nonNegative(item, .height) }
    }
    return found
  }
}

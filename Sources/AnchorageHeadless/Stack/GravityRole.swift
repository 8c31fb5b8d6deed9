import Anchorage

/// The role of a constraint of a ``LayoutGravityStackView``. A member has at most one constraint for each role.
///
/// The order of the cases is the order in which the constraints of a member are stated.
enum GravityRole: UInt8, CaseIterable {
  /// The first member begins where the stack does, or not before.
  case beginning = 1
  /// The first member begins where the stack does, if possible.
  case beginningFit
  /// The distance from the previous member.
  case gap
  /// The distance from the previous member is as small as possible.
  case gapFit
  /// The last member ends where the stack does, or not before.
  case end
  /// The last member does not reach beyond the end of the stack.
  case endBoundary
  /// The last member ends where the stack does, if possible.
  case endFit
  /// The views of the centre area are in the middle.
  case areaCentre
  /// The member is as long as the first.
  case equalLength
  /// The length of the member is in proportion to another member's.
  case proportion
  /// The gap before the member equals the first gap.
  case equalGap
  /// The centre of the member is as far from the previous centre as the first two centres are from each other.
  case equalCentering
  /// The attribute that all members share with the stack.
  case alignment
  /// The edge across the axis that baselines don't determine.
  case baselineEdge
  /// The member does not reach beyond the near edge of the stack.
  case nearBoundary
  /// The member does not reach beyond the far edge of the stack.
  case farBoundary
  /// The member touches the near edge of the stack, if possible.
  case nearFit
  /// The member touches the far edge of the stack, if possible.
  case farFit
  /// A stack without members is as short as possible.
  case fit
  /// A stack without members is as low as possible.
  case spanningFit
}

extension GravityRole {
  /// The identifier that AppKit gives such a constraint.
  func identifier(of attribute: LayoutAttribute) -> String {
    switch self {
    case .beginning, .end, .endBoundary, .nearBoundary, .farBoundary: "NSStackView.Edge.\(attribute.edgeWord)"
    case .beginningFit, .endFit, .nearFit, .farFit: "NSStackView.Edge.Min.\(attribute.edgeWord)"
    case .gap: "NSStackView.Stack.Min"
    case .gapFit: "NSStackView.Stack"
    case .areaCentre: "NSStackView.CenterGroup.Center"
    case .equalLength: "NSStackView.Distribution.EqualSizing"
    case .proportion: "NSStackView.Distribution.ProportionalSizing"
    case .equalGap: "NSStackView.Distribution.EqualSpacing"
    case .equalCentering: "NSStackView.Distribution.EqualCentering"
    case .alignment, .baselineEdge: "NSStackView.Align"
    case .fit, .spanningFit: "NSStackView.Fit"
    }
  }

  /// The effect of a constraint, in words. Where the constraint is clearer, it is named itself.
  func sentence(about constraint: LayoutConstraint) -> StackSentence {
    let view = constraint.firstItem?.displayName ?? "view"
    let other = constraint.secondItem?.displayName ?? "view"
    switch self {
    case .beginning:
      return constraint.relation == .equal
        ? .beginning(view) : .containment(constraint.firstAttribute, of: view)
    case .end: return .end(view)
    case .endBoundary, .nearBoundary, .farBoundary: return .containment(constraint.firstAttribute, of: view)
    case .gap, .gapFit:
      return .gap(constraint.constant, isMinimum: constraint.relation != .equal, between: other, view)
    case .equalLength: return .equalLength(constraint.firstAttribute.axis ?? .horizontal, view, other)
    case .equalGap: return StackSentence(aboutEqualGap: constraint) ?? .addition(constraint.description)
    case .alignment:
      if constraint.firstAttribute.isDimension { return .addition(constraint.description) }
      if constraint.firstAttribute.isBaseline { return .baselines(constraint.firstAttribute, view, other) }
      return .alignment(constraint.firstAttribute, of: view)
    case .beginningFit, .endFit, .areaCentre, .proportion, .equalCentering, .baselineEdge, .nearFit, .farFit,
      .fit, .spanningFit:
      return .addition(constraint.description)
    }
  }
}

extension LayoutAttribute {
  /// The word for an edge in an identifier of AppKit's.
  fileprivate var edgeWord: String {
    switch self {
    case .top: "Top"
    case .bottom: "Bottom"
    case .leading: "Leading"
    default: "Trailing"
    }
  }
}

import Anchorage

/// The role of a constraint of a stack view. A member has at most one constraint for each role.
///
/// The order of the cases is the order in which the constraints of a member are stated.
enum ArrangementRole: UInt8, CaseIterable {
  /// The member begins where the stack does.
  case beginning = 1
  /// The distance from the previous member.
  case gap
  /// The same distance if one of the two members is hidden, which needs a different constraint.
  case hiddenGap
  /// The member ends where the stack does.
  case end
  /// A hidden member has no length.
  case hiding
  /// The member is as long as the first.
  case equalLength
  /// The member has its share of the length of the stack.
  case proportion
  /// Text of several lines has an equal share of the stack.
  case textWidth
  /// The gap before the member equals the first gap.
  case equalGap
  /// The centre of the member is as far from the previous centre as the first two centres are from each other.
  case equalCentering
  /// The near edge across the axis.
  case near
  /// The far edge across the axis.
  case far
  /// The centre across the axis.
  case centre
  /// The baseline.
  case baseline
  /// The member does not reach beyond the near edge of the stack.
  case nearBoundary
  /// The member does not reach beyond the far edge of the stack.
  case farBoundary
  /// The members are as close as possible to the edge opposite to their baselines.
  case baselineEdge
  /// The member is as low as possible.
  case suppression
  /// The stack is as short as possible.
  case fit
  /// The members together are as low as possible.
  case spanningFit
  /// The stack is as low as possible.
  case spanningCanvasFit
}

extension ArrangementRole {
  /// The identifiers by role, shared by all constraints.
  private static let names = allCases.map { ConstraintName($0.identifier) }

  var name: ConstraintName { Self.names[Int(rawValue) - 1] }

  /// The identifier that UIKit gives such a constraint.
  private var identifier: String {
    switch self {
    case .beginning, .end: "UISV-canvas-connection"
    case .gap, .hiddenGap: "UISV-spacing"
    case .hiding: "UISV-hiding"
    case .equalLength: "UISV-fill-equally"
    case .proportion: "UISV-fill-proportionally"
    case .textWidth: "UISV-text-width-disambiguation"
    case .equalGap, .equalCentering: "UISV-distributing"
    case .near, .far, .centre, .baseline: "UISV-alignment"
    case .nearBoundary, .farBoundary: "UISV-spanning-boundary"
    case .suppression: "UISV-ambiguity-suppression"
    case .fit, .spanningCanvasFit: "UISV-canvas-fit"
    case .spanningFit, .baselineEdge: "UISV-spanning-fit"
    }
  }

  /// The effect of a constraint, in words. Optional ones, which never conflict, are named themselves.
  func sentence(about constraint: LayoutConstraint) -> StackSentence {
    let view = constraint.firstItem?.displayName ?? "view"
    let other = constraint.secondItem?.displayName ?? "view"
    switch self {
    case .beginning: return .beginning(view)
    case .end: return .end(view)
    case .gap, .hiddenGap:
      let isMinimum = constraint.relation != .equal
      if constraint.firstAttribute.isBaseline && constraint.secondAttribute.isBaseline {
        return .baselineGap(constraint.constant, isMinimum: isMinimum, between: other, view)
      }
      return .gap(constraint.constant, isMinimum: isMinimum, between: other, view)
    case .hiding: return .hiding(view)
    case .equalLength: return .equalLength(constraint.firstAttribute.axis ?? .horizontal, view, other)
    case .equalGap: return StackSentence(aboutEqualGap: constraint) ?? .addition(constraint.description)
    case .near, .far, .centre: return .alignment(constraint.firstAttribute, of: view)
    case .baseline: return .baselines(constraint.firstAttribute, view, other)
    case .nearBoundary, .farBoundary: return .containment(constraint.firstAttribute, of: view)
    case .proportion, .textWidth, .equalCentering, .baselineEdge, .suppression, .fit, .spanningFit,
      .spanningCanvasFit:
      return .addition(constraint.description)
    }
  }
}

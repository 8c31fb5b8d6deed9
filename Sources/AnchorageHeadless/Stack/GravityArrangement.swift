import Anchorage

/// The facts about a ``LayoutGravityStackView`` that the constraints of all its members share.
struct GravityArrangement {
  let along: LayoutAxis
  let across: LayoutAxis
  let distribution: LayoutGravityStackView.Distribution
  /// The attribute that the members share with the stack; `nil` if there is none.
  let alignment: LayoutAttribute?
  /// The insets at both ends of the axis, in reading order.
  let insets: (near: Double, far: Double)
  /// The insets across the axis, in reading order.
  let insetsAcross: (near: Double, far: Double)
  /// The insets as they were set.
  let edgeInsets: LayoutInsets
  /// The indices of the attached members, in order.
  let attached: [Int]
  /// The areas of the first and the last attached member; `nil` if there is none.
  let firstArea: LayoutGravityStackView.Gravity?
  let lastArea: LayoutGravityStackView.Gravity?
  /// The indices of the first and the last attached member in the centre area; `nil` if it is empty.
  let centre: (first: Int, last: Int)?
  /// The index of the first attached member with content, if content sizes matter.
  private(set) var leader: Int?
  /// The lengths of the members' content, if they matter; negative without content.
  private let lengths: [Double]
  /// The priorities that make the stack small, along the axis and across.
  let fit: LayoutPriority
  let fitAcross: LayoutPriority
  /// The priority of gaps inside an area.
  let gapFit: LayoutPriority
  let clippingResistance: LayoutPriority
  let clippingResistanceAcross: LayoutPriority

  init(
    of stack: LayoutGravityStackView, _ attached: [Int], _ lengths: [Double],
    _ surroundings: LayoutGravityStackView.Surroundings
  ) {
    let axis = stack.orientation
    let other = axis.crossed
    (along, across) = (axis, other)
    distribution = stack.distribution
    alignment = stack.alignment.axis == other ? stack.alignment : nil
    edgeInsets = stack.edgeInsets
    insets = edgeInsets.ends(of: axis, in: surroundings.direction)
    insetsAcross = edgeInsets.ends(of: other, in: surroundings.direction)
    self.attached = attached
    func area(_ index: Int) -> LayoutGravityStackView.Gravity { stack.members[index].area }
    firstArea = attached.first.map(area)
    lastArea = attached.last.map(area)
    let first = attached.first { area($0) == .center }
    centre = first.flatMap { first in attached.last { area($0) == .center }.map { (first, $0) } }
    self.lengths = lengths
    fit = stack.hugsAt[axis].below(atNesting: surroundings.nesting)
    fitAcross = stack.hugsAt[other].below(atNesting: surroundings.nesting)
    gapFit = max(.high, stack.hugsAt[axis])
    (clippingResistance, clippingResistanceAcross) = (
      stack.resistsClippingAt[axis], stack.resistsClippingAt[other]
    )
    leader = attached.first { length(of: $0) > 0 }
  }

  /// The length of the content of a member, if it matters; negative without content.
  func length(of index: Int) -> Double { index < lengths.count ? lengths[index] : -1 }

  /// The constant that moves an attribute across the axis from the edge of the stack to its inset.
  func inset(at attribute: LayoutAttribute) -> Double {
    switch attribute {
    case across.near: insetsAcross.near
    case across.far: -insetsAcross.far
    case .left: edgeInsets.leading
    case .right: -edgeInsets.trailing
    case across.dimension: -insetsAcross.near - insetsAcross.far
    default: 0
    }
  }
}

extension LayoutPriority {
  /// The priority of equal sizes and gaps: below a window's size and the compression resistance of content.
  /// Assumed.
  static let equalizing = LayoutPriority(300)

  /// The priority of constraints that make a stack small: just below its hugging, so content that hugs
  /// equally has precedence, and an inner stack over an outer one.
  fileprivate func below(atNesting nesting: Int) -> LayoutPriority {
    let steps = max(1, LayoutGravityStackView.greatestNesting - nesting)
    return LayoutPriority(rawValue - Float(steps) * rawValue.ulp)
  }
}

extension LayoutInsets {
  /// The insets at both ends of an axis in reading order, if leading is left and trailing is right.
  func ends(of axis: LayoutAxis, in direction: LayoutDirection) -> (near: Double, far: Double) {
    if axis == .vertical { return (top, bottom) }
    return direction == .rightToLeft ? (trailing, leading) : (leading, trailing)
  }
}

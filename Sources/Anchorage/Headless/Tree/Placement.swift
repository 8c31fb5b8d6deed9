/// One of the two equations that place a view along an axis.
///
/// It says `side == multiplier × superview's extent + constant`.
struct Placement {
  /// What an equation is about.
  enum Side {
    /// The distance from the superview's left or top edge.
    case near
    /// The width or the height.
    case extent
    /// The distance to the superview's right or bottom edge.
    case far
  }

  let side: Side
  var multiplier: Double = 0
  var constant: Double
}

extension Placement {
  /// The share that `part` has of a flexible `whole`: what the superview has `without` its fixed part.
  ///
  /// Nothing can be shared in a whole of zero, so the part keeps its size there.
  static func share(
    _ side: Side, _ part: Double, of whole: Double, without fixed: Double
  ) -> Placement {
    let multiplier = part / whole
    guard whole != 0, isAcceptable(multiplier), isAcceptable(multiplier * fixed) else {
      return Placement(side: side, constant: part)
    }
    return Placement(side: side, multiplier: multiplier, constant: -multiplier * fixed)
  }
}

extension LayoutView {
  /// The equations that place the view by its frame along an axis.
  final func placements(along axis: LayoutAxis) -> (Placement, Placement) {
    if let autoresizing { return autoresizing.placements(along: axis) }
    return (
      Placement(side: .near, constant: exactFrame.origin[axis]),
      Placement(side: .extent, constant: exactFrame.size[axis])
    )
  }

  /// One of the four equations that place the view by its frame: horizontal, vertical, and each again.
  final func placement(_ index: Int) -> (axis: LayoutAxis, placement: Placement) {
    let axis: LayoutAxis = index % 2 == 0 ? .horizontal : .vertical
    let pair = placements(along: axis)
    return (axis, index < 2 ? pair.0 : pair.1)
  }
}

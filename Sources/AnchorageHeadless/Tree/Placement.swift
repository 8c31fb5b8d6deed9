import Anchorage

/// One of the two equations that place a view along an axis.
///
/// It says `part == multiplier × superview's dimension + constant`, in terms of frames.
struct Placement {
  /// The left side of an equation.
  enum Part {
    /// The distance from the superview's left or top edge.
    case near
    /// The width or the height.
    case dimension
    /// The distance to the superview's right or bottom edge.
    case far
  }

  let part: Part
  var multiplier: Double = 0
  var constant: Double
}

extension Placement {
  /// The equation that gives a part its share of the superview's flexible length.
  ///
  /// - Parameters:
  ///   - number: The number that the part has in a superview of the size that the frame was set for.
  ///   - whole: The sum of all flexible parts in that superview. If it is zero, the part keeps its number.
  ///   - fixed: The rest of the superview's length, which is the same at any size.
  static func share(_ part: Part, _ number: Double, of whole: Double, without fixed: Double) -> Placement {
    let multiplier = number / whole
    guard whole != 0, isAcceptable(multiplier), isAcceptable(multiplier * fixed) else {
      return Placement(part: part, constant: number)
    }
    return Placement(part: part, multiplier: multiplier, constant: -multiplier * fixed)
  }
}

extension LayoutView {
  /// The equations that place the view by its frame along an axis.
  final func placements(along axis: LayoutAxis) -> (Placement, Placement) {
    if let autoresizing { return autoresizing.placements(along: axis) }
    return (
      Placement(part: .near, constant: exactFrame.origin[axis]),
      Placement(part: .dimension, constant: exactFrame.size[axis])
    )
  }
}

import Anchorage

/// A frame that follows its superview's size according to a mask.
///
/// It keeps the frame that was set, not the result of a pass, so the equations don't change when the
/// superview is resized, and rounding errors don't accumulate.
struct Autoresizing {
  let mask: LayoutAutoresizingMask
  /// The frame as it was set.
  let frame: LayoutRect
  /// The size of the superview when the frame was set.
  let container: LayoutSize
}

extension Autoresizing {
  /// The two equations of an axis, as UIKit and AppKit make them.
  ///
  /// An axis has three parts: the distance to the near edge, the dimension, and the distance to the far edge.
  /// Parts that are not flexible keep their numbers, and flexible ones share the rest in proportion. Two
  /// equations fix the third part.
  func placements(along axis: LayoutAxis) -> (Placement, Placement) {
    let origin = frame.origin[axis]
    let size = frame.size[axis]
    let rest = container[axis] - origin - size
    let fixedNear = Placement(part: .near, constant: origin)
    let fixedDimension = Placement(part: .dimension, constant: size)
    let fixedFar = Placement(part: .far, constant: rest)
    return switch mask.flexibleParts(along: axis) {
    case (false, false, _): (fixedNear, fixedDimension)
    case (true, false, false): (fixedFar, fixedDimension)
    case (false, true, false): (fixedNear, fixedFar)
    case (true, true, false): (fixedFar, .share(.dimension, size, of: origin + size, without: rest))
    case (true, false, true): (.share(.near, origin, of: origin + rest, without: size), fixedDimension)
    case (false, true, true): (fixedNear, .share(.dimension, size, of: size + rest, without: origin))
    case (true, true, true):
      (
        .share(.near, origin, of: container[axis], without: 0),
        .share(.dimension, size, of: container[axis], without: 0)
      )
    }
  }
}

extension LayoutAutoresizingMask {
  /// Which parts of an axis may change.
  fileprivate func flexibleParts(along axis: LayoutAxis) -> (near: Bool, dimension: Bool, far: Bool) {
    switch axis {
    case .horizontal:
      (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
    case .vertical:
      (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
  }
}

extension LayoutView {
  /// Makes a mask refer to the present frame and the superview's present size.
  final func restartAutoresizing(_ mask: LayoutAutoresizingMask) {
    if mask.isEmpty {
      autoresizing = nil
    } else {
      let container = superview?.exactFrame.size ?? .zero
      autoresizing = Autoresizing(mask: mask, frame: exactFrame, container: container)
    }
  }
}

/// One of the two equations that place a view along an axis.
///
/// It is `part == multiplier × superview's dimension + constant`, in terms of frames.
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
  ///   - number: The length of the part when the frame was set.
  ///   - whole: The sum of all flexible parts in that superview. If it is zero, the part keeps its number.
  ///   - fixed: The inflexible rest of the superview's length.
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

/// One of the four equations that place a view by its frame: two along each axis.
///
/// The autoresizing mask decides which number of the frame the first and the second are about. The solver
/// gets them in this order.
enum ViewPlacement: Int, CaseIterable {
  case firstHorizontal, firstVertical, secondHorizontal, secondVertical

  var axis: LayoutAxis {
    switch self {
    case .firstHorizontal, .secondHorizontal: .horizontal
    case .firstVertical, .secondVertical: .vertical
    }
  }
}

extension LayoutView {
  /// One of the equations that place the view by its frame.
  final func placement(_ which: ViewPlacement) -> Placement {
    let (first, second) = placements(along: which.axis)
    return switch which {
    case .firstHorizontal, .firstVertical: first
    case .secondHorizontal, .secondVertical: second
    }
  }
}

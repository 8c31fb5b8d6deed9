/// A frame that follows its superview's size by a mask.
///
/// It keeps the frame as it was set, and not as a pass left it, so that the equations stay the same ones
/// however often the superview changes.
struct Autoresizing {
  let mask: LayoutAutoresizingMask
  /// The frame as it was set.
  let frame: LayoutRect
  /// The size of the superview that the frame was set for.
  let container: LayoutSize
}

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

extension Autoresizing {
  /// The two equations of an axis, as UIKit and AppKit make them.
  func placements(along axis: LayoutAxis) -> (Placement, Placement) {
    let origin = frame.origin[axis]
    let size = frame.size[axis]
    let rest = container[axis] - origin - size
    let (near, extent, far) = mask.flexibleParts(along: axis)
    let nearIsFixed = Placement(side: .near, constant: origin)
    let extentIsFixed = Placement(side: .extent, constant: size)
    let farIsFixed = Placement(side: .far, constant: rest)
    return switch (near, extent, far) {
    case (false, false, _): (nearIsFixed, extentIsFixed)
    case (true, false, false): (farIsFixed, extentIsFixed)
    case (false, true, false): (nearIsFixed, farIsFixed)
    case (true, true, false): (farIsFixed, .share(.extent, size, of: origin + size, without: rest))
    case (true, false, true): (.share(.near, origin, of: origin + rest, without: size), extentIsFixed)
    case (false, true, true): (nearIsFixed, .share(.extent, size, of: size + rest, without: origin))
    case (true, true, true):
      (
        .share(.near, origin, of: container[axis], without: 0),
        .share(.extent, size, of: container[axis], without: 0)
      )
    }
  }
}

extension Placement {
  /// The share that `part` has of a flexible `whole`: what the superview has `without` its fixed part.
  ///
  /// Nothing can be shared in a whole of zero, so the part keeps its size there.
  fileprivate static func share(
    _ side: Side, _ part: Double, of whole: Double, without fixed: Double
  ) -> Placement {
    let multiplier = part / whole
    guard whole != 0, isAcceptable(multiplier), isAcceptable(multiplier * fixed) else {
      return Placement(side: side, constant: part)
    }
    return Placement(side: side, multiplier: multiplier, constant: -multiplier * fixed)
  }
}

extension LayoutAutoresizingMask {
  fileprivate func flexibleParts(along axis: LayoutAxis) -> (near: Bool, extent: Bool, far: Bool) {
    switch axis {
    case .horizontal:
      (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
    case .vertical:
      (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
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

  /// Lets a mask start from the view's present frame and its superview's present size.
  final func restartAutoresizing(_ mask: LayoutAutoresizingMask) {
    if mask.isEmpty {
      autoresizing = nil
    } else {
      let container = superview?.exactFrame.size ?? .zero
      autoresizing = Autoresizing(mask: mask, frame: exactFrame, container: container)
    }
  }
}

extension LayoutRect {
  /// The rectangle with those numbers replaced that differ from another's by rounding errors alone.
  func snapped(to other: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: snappedNumber(origin.x, to: other.origin.x), y: snappedNumber(origin.y, to: other.origin.y),
      width: snappedNumber(size.width, to: other.size.width),
      height: snappedNumber(size.height, to: other.size.height))
  }
}

private func snappedNumber(_ number: Double, to other: Double) -> Double {
  (number - other).magnitude <= 1e-9 * max(1, other.magnitude) ? other : number
}

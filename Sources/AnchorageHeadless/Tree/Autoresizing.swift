import Anchorage

/// A frame that follows its superview's size by a mask.
///
/// It keeps the frame as it was set, not as a pass left it, so that the equations stay the same however often
/// the superview is resized, and no rounding adds up.
struct Autoresizing {
  let mask: LayoutAutoresizingMask
  /// The frame as it was set.
  let frame: LayoutRect
  /// The size of the superview that the frame was set for.
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
  /// Makes the present frame and the superview's present size those that a mask refers to.
  final func restartAutoresizing(_ mask: LayoutAutoresizingMask) {
    if mask.isEmpty {
      autoresizing = nil
    } else {
      let container = superview?.exactFrame.size ?? .zero
      autoresizing = Autoresizing(mask: mask, frame: exactFrame, container: container)
    }
  }
}

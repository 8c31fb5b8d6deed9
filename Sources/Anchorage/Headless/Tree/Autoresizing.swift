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

import Anchorage
import Cassowary

extension LayoutView {
  /// Converts a point to the coordinates of another view of the tree.
  ///
  ///     card.frame = LayoutRect(x: 16, y: 40, width: 288, height: 120)
  ///     card.convert(LayoutPoint(x: 4, y: 4), to: root)  // (20, 44)
  ///     root.convert(LayoutPoint(x: 20, y: 44), to: card)  // (4, 4)
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates, in points.
  ///   - view: The view to convert to; `nil` for the root. A view of another tree is reported, and converted
  ///       as if the corners of both roots coincided.
  /// - Complexity: O(*n*), where *n* is the number of ancestors of both views.
  public final func convert(_ point: LayoutPoint, to view: LayoutView?) -> LayoutPoint {
    let (own, other) = (placeInRoot, view?.placeInRoot)
    if let view, let other, own.root !== other.root {
      record(LayoutMistake(noCommonAncestor(with: view), item: displayName))
    }
    let origin = other?.origin ?? .zero
    return LayoutPoint(x: point.x + own.origin.x - origin.x, y: point.y + own.origin.y - origin.y)
  }

  /// Converts a point from the coordinates of another view of the tree; see
  /// ``convert(_:to:)-(LayoutPoint,_)``.
  public final func convert(_ point: LayoutPoint, from view: LayoutView?) -> LayoutPoint {
    (view ?? root).convert(point, to: self)
  }

  /// Converts a rectangle to the coordinates of another view of the tree; see
  /// ``convert(_:to:)-(LayoutPoint,_)``.
  public final func convert(_ rect: LayoutRect, to view: LayoutView?) -> LayoutRect {
    LayoutRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of another view of the tree; see
  /// ``convert(_:to:)-(LayoutPoint,_)``.
  public final func convert(_ rect: LayoutRect, from view: LayoutView?) -> LayoutRect {
    (view ?? root).convert(rect, to: self)
  }

  /// The view's rectangle in the coordinates of the root; for the root itself, its bounds.
  ///
  ///     card.frame = LayoutRect(x: 16, y: 40, width: 288, height: 120)
  ///     badge.frame = LayoutRect(x: 8, y: 8, width: 24, height: 24)
  ///     card.addSubview(badge)
  ///     badge.frameInRoot  // (24, 48, 24, 24)
  public final var frameInRoot: LayoutRect { convert(bounds, to: nil) }

  /// The origin of the view's coordinates in those of the root.
  private var placeInRoot: (origin: LayoutPoint, root: LayoutView) {
    var origin = LayoutPoint.zero
    var view = self
    for superview in ancestors {
      let (corner, shown) = (view.frame.origin, view.bounds.origin)
      origin = LayoutPoint(x: origin.x + corner.x - shown.x, y: origin.y + corner.y - shown.y)
      view = superview
    }
    return (origin, view)
  }
}

// In a protocol extension, so a subclass may have a property called `center`, such as a subview.
extension LayoutItem where Self: LayoutView {
  /// The centre of the frame, in the superview's coordinates. Setting it moves the frame, as setting
  /// ``LayoutView/frame`` does.
  ///
  ///     card.center = LayoutPoint(x: 160, y: 100)
  public var center: LayoutPoint {
    get { LayoutPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      frame = LayoutRect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }
}

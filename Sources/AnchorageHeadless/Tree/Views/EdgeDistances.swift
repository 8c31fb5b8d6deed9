import Anchorage

/// Distances from the edges of a view inwards; unlike in ``LayoutInsets``, left is always left.
struct EdgeDistances: Equatable {
  var top: Double = 0
  var left: Double = 0
  var bottom: Double = 0
  var right: Double = 0
}

extension EdgeDistances {
  init(_ insets: LayoutInsets, in direction: LayoutDirection) {
    self.init(
      top: insets.top, left: insets.left(in: direction), bottom: insets.bottom,
      right: insets.right(in: direction))
  }

  static func + (a: EdgeDistances, b: EdgeDistances) -> EdgeDistances {
    EdgeDistances(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// How far the edges of a subview are inside those of its superview, without the solver's rounding errors:
  /// reports print these distances with all digits.
  init(of frame: LayoutRect, in size: LayoutSize) {
    self.init(
      top: withoutRoundingErrors(frame.minY), left: withoutRoundingErrors(frame.minX),
      bottom: withoutRoundingErrors(size.height - frame.maxY),
      right: withoutRoundingErrors(size.width - frame.maxX))
  }

  /// Whether the distances differ by more than rounding error.
  func differs(from other: EdgeDistances) -> Bool {
    !Tolerance.areSame(top, other.top) || !Tolerance.areSame(left, other.left)
      || !Tolerance.areSame(bottom, other.bottom) || !Tolerance.areSame(right, other.right)
  }
}

/// The nearest multiple of a billionth of a point.
private func withoutRoundingErrors(_ number: Double) -> Double {
  // Numbers this large have no such digits, and don't fit an integer.
  guard number.magnitude < 4e9 else { return number }
  return withoutFraction(number * 1e9 + (number < 0 ? -0.5 : 0.5)) / 1e9
}

// MARK: - Inheriting

extension EdgeDistances {
  /// How far the superview's safe area, given by these distances, reaches into a subview from each edge,
  /// however small the subview is, as in UIKit.
  ///
  /// - Parameter gap: How far the subview's edges are inside the superview's.
  func covering(behind gap: EdgeDistances) -> EdgeDistances {
    // From an edge outside the superview, at most the superview's own inset counts.
    func part(_ inset: Double, _ gap: Double) -> Double { max(0, min(inset, inset - gap)) }
    return EdgeDistances(
      top: part(top, gap.top), left: part(left, gap.left), bottom: part(bottom, gap.bottom),
      right: part(right, gap.right))
  }

  /// The distances limited to a size, so the remaining size isn't negative.
  func within(_ size: LayoutSize) -> EdgeDistances {
    let (top, bottom) = EdgeDistances.cut(top, bottom, to: size.height)
    let (left, right) = EdgeDistances.cut(left, right, to: size.width)
    return EdgeDistances(top: top, left: left, bottom: bottom, right: right)
  }

  private static func cut(_ near: Double, _ far: Double, to dimension: Double) -> (near: Double, far: Double)
  {
    let (near, far) = (min(near, dimension), min(far, dimension))
    // Both give up half of an overlap, whatever the direction.
    let twice = max(0, near + far - dimension)
    return (near - twice / 2, far - twice / 2)
  }

  /// How far the superview's margins, given by these distances, lie inside each edge of a subview.
  func missing(behind gap: EdgeDistances) -> EdgeDistances {
    EdgeDistances(
      top: top - gap.top, left: left - gap.left, bottom: bottom - gap.bottom, right: right - gap.right)
  }

  func union(_ other: EdgeDistances) -> EdgeDistances {
    EdgeDistances(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

import AnchorageHeadless

/// The mapping from points to the units of an SVG document.
struct SVGScale {
  /// The point that is drawn at the top left, inside the padding.
  let origin: LayoutPoint
  /// The number of units in a point.
  let factor: Double
  /// The size of the drawing, with padding.
  let size: LayoutSize

  /// The space around the drawing, for names beside the outermost items.
  static let padding = 20.0

  init(fitting area: LayoutRect, scale: Double?) {
    factor = scale ?? Self.factor(for: area.size)
    origin = area.origin
    size = LayoutSize(
      width: Self.bounded(area.width * factor) + 2 * Self.padding,
      height: Self.bounded(area.height * factor) + 2 * Self.padding)
  }

  /// Large enough to leave room for names, but not larger than a screen; 1 if that satisfies both.
  static func factor(for size: LayoutSize) -> Double {
    func units(_ width: Double, _ height: Double) -> Double {
      Swift.min(width / Swift.max(size.width, 1e-6), height / Swift.max(size.height, 1e-6))
    }
    return Swift.max(Swift.min(2, units(1000, 1400)), Swift.min(1, units(2000, 2000)))
  }

  /// A rectangle in units. Coordinates far outside are clamped to a range that renderers can handle.
  func rect(_ frame: LayoutRect) -> LayoutRect {
    let (left, top) = (x(frame.minX), y(frame.minY))
    return LayoutRect(x: left, y: top, width: x(frame.maxX) - left, height: y(frame.maxY) - top)
  }

  func x(_ x: Double) -> Double { Self.bounded((x - origin.x) * factor) + Self.padding }
  func y(_ y: Double) -> Double { Self.bounded((y - origin.y) * factor) + Self.padding }

  private static func bounded(_ number: Double) -> Double {
    number == number ? Swift.min(Swift.max(number, -1e5), 1e5) : 0
  }
}

import Anchorage
import Cassowary

/// The frames of a solved tree, computed from the solver's values without counting references.
struct SolvedFrames {
  let entries: UnsafeBufferPointer<EngineEntry>
  let values: UnsafeBufferPointer<Double>

  /// The value of a variable; the origin is zero.
  @inline(__always)
  func value(_ variable: Int32) -> Double {
    // Adding zero turns a negative zero into zero.
    variable < 0 ? 0 : values[Int(variable)] + 0
  }

  /// The frame of an item in the coordinates of its superview or owning view, before rounding.
  @inline(__always)
  func exactFrame(at index: Int) -> LayoutRect {
    let entry = entries[index]
    let parent = entries[Int(entry.parent)]
    let (own, outer) = (entry.alignment, parent.alignment)
    let frame = LayoutRect(
      x: value(entry.x) - own.leading - (value(parent.x) - outer.leading),
      y: value(entry.y) - own.top - (value(parent.y) - outer.top),
      width: value(entry.width) + own.leading + own.trailing,
      height: value(entry.height) + own.top + own.bottom)
    return frame.withoutNegativeSize
  }

  /// The frame of a plain item.
  @inline(__always)
  func exactFrame(of own: FrameSource) -> LayoutRect {
    let (first, outer) = (Int(own.variables), Int(own.outerVariables))
    var (x, y) = (values[first], values[first + 1])
    if outer >= 0 {
      x -= values[outer]
      y -= values[outer + 1]
    }
    let frame = LayoutRect(x: x + 0, y: y + 0, width: values[first + 2] + 0, height: values[first + 3] + 0)
    return frame.withoutNegativeSize
  }

  /// The frame of an item in the coordinates of its superview or owner, with its edges on pixels of the root.
  ///
  /// Edges are rounded in the root's coordinates, so coinciding edges stay together.
  func roundedFrame(at index: Int) -> LayoutRect {
    let (x, width) = roundedSegment(at: index, along: .horizontal)
    let (y, height) = roundedSegment(at: index, along: .vertical)
    return LayoutRect(x: x, y: y, width: width, height: height)
  }

  private func roundedSegment(at index: Int, along axis: LayoutAxis) -> (origin: Double, size: Double) {
    let entry = entries[index]
    let parent = entries[Int(entry.parent)]
    let (own, outer) = (entry.segment(along: axis), parent.segment(along: axis))
    let root = entries[0].segment(along: axis)
    let start = value(own.origin) - own.near + root.near
    let (low, high) = ordered(start, start + value(own.size) + own.near + own.far)
    let outerStart = value(outer.origin) - outer.near + root.near
    let (first, last) = (pixel(at: low, scale: entry.scale), pixel(at: high, scale: entry.scale))
    let size = (last - first) / entry.scale
    if parent.scale == entry.scale {
      return ((first - pixel(at: outerStart, scale: entry.scale)) / entry.scale, size)
    }
    let shownStart =
      parent.scale == 0 ? outerStart : pixel(at: outerStart, scale: parent.scale) / parent.scale
    return (first / entry.scale - shownStart, size)
  }
}

/// The two ends of a segment in order. If its length is negative, both are its middle.
///
/// The length is negative if insets are larger than their rectangle.
private func ordered(_ low: Double, _ high: Double) -> (low: Double, high: Double) {
  low <= high ? (low, high) : ((low + high) / 2, (low + high) / 2)
}

extension LayoutRect {
  @inline(__always)
  fileprivate var withoutNegativeSize: LayoutRect {
    size.width >= 0 && size.height >= 0 ? self : withEndsMeeting
  }

  private var withEndsMeeting: LayoutRect {
    let (left, right) = ordered(minX, maxX)
    let (top, bottom) = ordered(minY, maxY)
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

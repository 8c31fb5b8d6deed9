import Cassowary

/// The frames of a solved tree, computed from the solver's values: plain numbers, without counting
/// references.
struct SolvedFrames {
  let entries: UnsafeBufferPointer<EngineEntry>
  let values: UnsafeBufferPointer<Double>

  /// The value of a variable; the origin is zero.
  @inline(__always)
  private func value(_ variable: Int32) -> Double {
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
  func exactFrame(of own: ItemPlace) -> LayoutRect {
    let (first, outer) = (Int(own.variables), Int(own.outerVariables))
    var (x, y) = (values[first], values[first + 1])
    if outer >= 0 {
      x -= values[outer]
      y -= values[outer + 1]
    }
    let frame = LayoutRect(x: x + 0, y: y + 0, width: values[first + 2] + 0, height: values[first + 3] + 0)
    return frame.withoutNegativeSize
  }

  /// The frame of an item with its edges on pixels of the root, in the coordinates of its superview or owner.
  func roundedFrame(at index: Int) -> LayoutRect {
    let (x, width) = roundedExtent(at: index, along: .horizontal)
    let (y, height) = roundedExtent(at: index, along: .vertical)
    return LayoutRect(x: x, y: y, width: width, height: height)
  }

  private func roundedExtent(at index: Int, along axis: LayoutAxis) -> (origin: Double, size: Double) {
    let entry = entries[index]
    let parent = entries[Int(entry.parent)]
    let (own, outer) = (entry.extent(along: axis), parent.extent(along: axis))
    let root = entries[0].extent(along: axis)
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

/// What the frame of an item is computed from: of each entry the little that every pass reads.
struct ItemPlace: BitwiseCopyable {
  /// The item, to be used only while it is alive.
  let item: Unmanaged<HeadlessItem>
  /// The first of its solver's variables, if these are in a row: x, y, width and height.
  let variables: Int32
  /// That of its parent; negative for the root.
  let outerVariables: Int32
  /// Their places among the entries.
  let index, parent: Int32
  /// Whether it is a view, which is not rounded, neither it nor its parent has alignment insets, and the
  /// variables of both are in a row.
  private(set) var isPlain: Bool
  /// Whether it is plain, and nobody is to know that its frame changed.
  private(set) var isQuiet: Bool

  init(_ entry: EngineEntry, at index: Int, in parent: EngineEntry) {
    item = entry.item
    (variables, outerVariables) = (entry.x, parent.x)
    (self.index, self.parent) = (Int32(truncatingIfNeeded: index), entry.parent)
    isPlain =
      entry.isView && entry.scale == 0 && entry.alignment == .zero && parent.alignment == .zero
      && entry.hasVariablesInRow && (entry.parent == 0 || parent.hasVariablesInRow)
    isQuiet = isPlain && !entry.isSubclass && !parent.isSubclass
  }
}

extension EngineEntry {
  /// Whether the solver's variables of the item, which is not the root, follow each other.
  fileprivate var hasVariablesInRow: Bool { y == x + 1 && width == x + 2 && height == x + 3 }
}

extension ItemPlace {
  /// Whether the item is a view that is placed by its frame; it must be alive.
  @inline(__always)
  var isPlacedByFrame: Bool {
    item._withUnsafeGuaranteedRef { unsafeDowncast($0, to: LayoutView.self).translatesMask }
  }

  /// Makes a view that is placed by its frame not plain.
  mutating func noteMask() {
    if isPlain && isPlacedByFrame { (isPlain, isQuiet) = (false, false) }
  }
}

/// The two ends of an extent. One that is negative has none: its ends meet in the middle.
///
/// That happens where insets are larger than what they are taken from.
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

import Cassowary

extension LayoutEngine {
  /// The value of a variable; the origin is zero.
  func value(_ variable: Int32) -> Double {
    // Adding zero turns a negative zero into zero.
    variable < 0 ? 0 : solver.value(of: Variable(index: variable)) + 0
  }

  /// Sets the frames that changed, and notes whose `layoutSubviews()` is to be called for it.
  func setFrames() {
    for index in entries.indices {
      let entry = entries[index]
      guard entry.parent >= 0 else { continue }
      let parent = entries[Int(entry.parent)].view
      if let view = entry.view {
        let exact = exactFrame(of: view, entry)
        let frame = entry.scale == 0 ? exact : roundedFrame(of: entry)
        view.exactFrame = exact
        guard frame != view.storedFrame else { continue }
        if frame.size != view.storedFrame.size { view.pending.insert(.layout) }
        view.storedFrame = frame
        parent?.pending.insert(.layout)
      } else if let guide = entry.guide {
        let frame = entry.scale == 0 ? frame(of: entry) : roundedFrame(of: entry)
        guard frame != guide.layoutFrame else { continue }
        guide.layoutFrame = frame
        parent?.pending.insert(.layout)
      }
    }
  }

  /// The frame of a view before rounding.
  func exactFrame(of view: LayoutView, _ entry: EngineEntry) -> LayoutRect {
    guard view.translatesMask else { return frame(of: entry) }
    // A view that is placed by its frame has it already, free of the solver's errors.
    guard let autoresizing = view.autoresizing else { return view.exactFrame }
    return frame(of: entry).snapped(to: autoresizing.frame)
  }

  /// The frame of an item in the coordinates of its superview or owning view.
  private func frame(of entry: EngineEntry) -> LayoutRect {
    let parent = entries[Int(entry.parent)]
    let (own, outer) = (entry.alignment, parent.alignment)
    let frame = LayoutRect(
      x: value(entry.x) - own.leading - (value(parent.x) - outer.leading),
      y: value(entry.y) - own.top - (value(parent.y) - outer.top),
      width: value(entry.width) + own.leading + own.trailing,
      height: value(entry.height) + own.top + own.bottom)
    return frame.withoutNegativeSize
  }

  /// The frame of an item with its edges on pixels of the root, in the coordinates of its superview or owner.
  private func roundedFrame(of entry: EngineEntry) -> LayoutRect {
    let (x, width) = roundedExtent(of: entry, along: .horizontal)
    let (y, height) = roundedExtent(of: entry, along: .vertical)
    return LayoutRect(x: x, y: y, width: width, height: height)
  }

  private func roundedExtent(
    of entry: EngineEntry, along axis: LayoutAxis
  ) -> (origin: Double, size: Double) {
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

  /// The entry of an item, if the engine solved it.
  func entry(of item: HeadlessItem) -> EngineEntry? {
    let index = Int(item.node.entry)
    guard index >= 0, index < entries.count, entries[index].node === item.node else { return nil }
    return entries[index]
  }
}

/// The two ends of an extent. One that is negative has none: its ends meet in the middle.
///
/// That happens where insets are larger than what they are taken from.
private func ordered(_ low: Double, _ high: Double) -> (low: Double, high: Double) {
  low <= high ? (low, high) : ((low + high) / 2, (low + high) / 2)
}

extension LayoutRect {
  fileprivate var withoutNegativeSize: LayoutRect {
    if size.width >= 0 && size.height >= 0 { return self }
    let (left, right) = ordered(minX, maxX)
    let (top, bottom) = ordered(minY, maxY)
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

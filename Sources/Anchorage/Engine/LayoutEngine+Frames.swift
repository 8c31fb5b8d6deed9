import Cassowary

extension LayoutEngine {
  /// The value of a variable; the origin is zero.
  func value(_ variable: Int32) -> Double {
    // Adding zero turns a negative zero into zero.
    variable < 0 ? 0 : solver.value(of: Variable(index: variable)) + 0
  }

  /// Calls a body that must not change the entries.
  private func withSolvedFrames<Result>(_ body: (SolvedFrames) -> Result) -> Result {
    let values = solver.values
    return entries.withUnsafeBufferPointer { body(SolvedFrames(entries: $0, values: values)) }
  }

  /// Sets the frames that changed, and notes whose `layoutSubviews()` is to be called for it.
  func setFrames() {
    hasNewFrames = false
    newLayouts.reset(count: entries.count)
    // Not the first time: many a tree is laid out only once.
    if hasSetFrames && places.isEmpty { collectPlaces() }
    hasSetFrames = true
    // What is in the tree is alive.
    let isTreeKnown = !root.pending.contains(.tree)
    withSolvedFrames { frames in
      places.withUnsafeBufferPointer { places in
        var noted: Int32 = -1
        for index in 1..<max(1, frames.entries.count) {
          guard isTreeKnown || frames.entries[index].node.isAlive else { continue }
          let isPlain = index < places.count && places[index].isPlain
          let change = isPlain ? setPlainFrame(at: index, places, frames) : setFrame(at: index, frames)
          if change == .none { continue }
          let parent = isPlain ? places[index].parent : frames.entries[index].parent
          if change == .size { noteLayout(at: index, frames) }
          // Neighbours have the same parent.
          if noted != parent { noteLayout(at: Int(parent), frames) }
          noted = parent
        }
      }
    }
  }

  /// Lists what plain frames are computed from, as densely as can be.
  private func collectPlaces() {
    places.reserveCapacity(entries.count)
    for entry in entries {
      let outer = entry.parent < 0 ? .zero : entries[Int(entry.parent)].alignment
      let isPlain = entry.isView && entry.scale == 0 && entry.alignment == .zero && outer == .zero
      places.append(ItemPlace(entry, isPlain: isPlain))
    }
  }

  /// Notes that `layoutSubviews()` is to be called for a view, unless it is the one that does nothing.
  private func noteLayout(at index: Int, _ frames: SolvedFrames) {
    guard frames.entries[index].isSubclass else { return }
    hasNewFrames = true
    _ = frames.entries[index].withView { $0.pending.insert(.layout) }
    newLayouts.insert(index)
  }

  /// What is another one in a new frame.
  private enum FrameChange {
    case none, origin, size
  }

  /// Sets the frame of a plain view; that before rounding is the same one.
  @inline(__always)
  private func setPlainFrame(
    at index: Int, _ places: UnsafeBufferPointer<ItemPlace>, _ frames: SolvedFrames
  ) -> FrameChange {
    let place = places[index]
    let solved = frames.exactFrame(of: place, in: places[Int(place.parent)])
    return place.item._withUnsafeGuaranteedRef {
      let view = unsafeDowncast($0, to: LayoutView.self)
      let frame = view.translatesMask ? placedFrame(of: view, solved) : solved
      let old = view.storedFrame
      if frame == old { return .none }
      view.exactFrame = frame
      view.storedFrame = frame
      return frame.size == old.size ? .origin : .size
    }
  }

  /// Sets the frame of any item.
  private func setFrame(at index: Int, _ frames: SolvedFrames) -> FrameChange {
    let entry = frames.entries[index]
    guard entry.isView else { return setFrame(ofGuideAt: index, frames) ? .origin : .none }
    return entry.item._withUnsafeGuaranteedRef {
      let view = unsafeDowncast($0, to: LayoutView.self)
      let exact = exactFrame(of: view, at: index, frames)
      let frame = entry.scale == 0 ? exact : frames.roundedFrame(at: index)
      let old = view.storedFrame
      view.exactFrame = exact
      if frame == old { return .none }
      view.storedFrame = frame
      return frame.size == old.size ? .origin : .size
    }
  }

  /// Sets the frame of a guide; returns whether it is another one.
  private func setFrame(ofGuideAt index: Int, _ frames: SolvedFrames) -> Bool {
    let entry = frames.entries[index]
    guard let guide = entry.guide else { return false }
    let frame = entry.scale == 0 ? frames.exactFrame(at: index) : frames.roundedFrame(at: index)
    guard frame != guide.layoutFrame else { return false }
    guide.layoutFrame = frame
    return true
  }

  private func exactFrame(of view: LayoutView, at index: Int, _ frames: SolvedFrames) -> LayoutRect {
    let solved = frames.exactFrame(at: index)
    return view.translatesMask ? placedFrame(of: view, solved) : solved
  }

  /// The frame of a view that is placed by its frame: it has it already, free of the solver's errors.
  private func placedFrame(of view: LayoutView, _ solved: LayoutRect) -> LayoutRect {
    guard let autoresizing = view.autoresizing else { return view.exactFrame }
    return solved.snapped(to: autoresizing.frame)
  }

  /// The frame of a view before rounding.
  func exactFrame(of view: LayoutView, at index: Int) -> LayoutRect {
    withSolvedFrames { exactFrame(of: view, at: index, $0) }
  }

  /// The entry of an item, if the engine solved it.
  func entry(of item: HeadlessItem) -> EngineEntry? {
    entry(ofNode: item.node)
  }

  func entry(ofNode node: ItemNode) -> EngineEntry? {
    let index = Int(node.entry)
    guard index >= 0, index < entries.count, entries[index].node === node else { return nil }
    return entries[index]
  }
}

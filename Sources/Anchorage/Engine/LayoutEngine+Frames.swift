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
    withSolvedFrames { frames in
      // What is in the tree is alive.
      let isTreeKnown = !root.pending.contains(.tree)
      var noted: Int32 = -1
      for index in 1..<max(1, frames.entries.count) {
        let entry = frames.entries[index]
        guard isTreeKnown || entry.node.isAlive else { continue }
        let hasMoved =
          entry.isView
          ? entry.item._withUnsafeGuaranteedRef {
            setFrame(of: unsafeDowncast($0, to: LayoutView.self), at: index, frames)
          } : setFrame(ofGuideAt: index, frames)
        // Neighbours have the same parent.
        guard hasMoved, noted != entry.parent else { continue }
        noted = entry.parent
        noteLayout(of: frames.entries[Int(noted)])
      }
    }
  }

  /// Notes that `layoutSubviews()` is to be called for a view, unless it is the one that does nothing.
  private func noteLayout(of entry: EngineEntry) {
    guard entry.isSubclass else { return }
    hasNewFrames = true
    entry.view?.pending.insert(.layout)
  }

  /// Sets the frame of a view; returns whether it is another one.
  @inline(__always)
  private func setFrame(of view: LayoutView, at index: Int, _ frames: SolvedFrames) -> Bool {
    let entry = frames.entries[index]
    let exact = exactFrame(of: view, at: index, frames)
    let frame = entry.scale == 0 ? exact : frames.roundedFrame(at: index)
    view.exactFrame = exact
    guard frame != view.storedFrame else { return false }
    if frame.size != view.storedFrame.size && entry.isSubclass {
      view.pending.insert(.layout)
      hasNewFrames = true
    }
    view.storedFrame = frame
    return true
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
    guard view.translatesMask else { return frames.exactFrame(at: index) }
    // A view that is placed by its frame has it already, free of the solver's errors.
    guard let autoresizing = view.autoresizing else { return view.exactFrame }
    return frames.exactFrame(at: index).snapped(to: autoresizing.frame)
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

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
    let areOthersRight = followsRootAlone
    framedSolveCount = solver.wholeSolveCount
    // Not the first time: many a tree is laid out only once.
    if !hasSetFrames || root.pending.contains(.tree) {
      hasSetFrames = true
      setFramesOfEntries()
      return
    }
    if places.isEmpty { collectPlaces() }
    if areOthersRight { collectFollowers() }
    let places = areOthersRight ? followers : places
    withSolvedFrames { frames in
      newLayouts.withInserter { inserter in
        places.withUnsafeBufferPointer {
          setFrames(of: $0, areMasksKnown: areOthersRight, frames, notingIn: inserter)
        }
      }
    }
  }

  /// Whether nothing changed since frames were set but what follows the size of the root.
  private var followsRootAlone: Bool {
    framedSolveCount == solver.wholeSolveCount && solver.planNumber != nil
      && workInside.union(root.pendingInside).isDisjoint(with: .engine)
  }

  /// Lists what plain frames are computed from, as densely as can be.
  private func collectPlaces() {
    places.reserveCapacity(entries.count)
    for index in entries.indices.dropFirst() {
      places.append(ItemPlace(entries[index], at: index, in: entries[Int(entries[index].parent)]))
    }
  }

  /// Lists what may get another frame when the root gets another size, unless that is known.
  private func collectFollowers() {
    guard followersPlan != solver.planNumber else { return }
    followersPlan = solver.planNumber
    followers.removeAll(keepingCapacity: true)
    for var place in places where mayFollow(entries[Int(place.index)], in: entries[Int(place.parent)]) {
      // A mask does not change without constraints that come or go, and so another plan.
      place.noteMask()
      followers.append(place)
    }
  }

  private func mayFollow(_ entry: EngineEntry, in parent: EngineEntry) -> Bool {
    solver.follows(entry.x) || solver.follows(entry.y) || solver.follows(entry.width)
      || solver.follows(entry.height) || solver.follows(parent.x) || solver.follows(parent.y)
  }

  /// Sets the frames of all items, where nothing is known of them but the entries.
  private func setFramesOfEntries() {
    // What is in the tree is alive.
    let isTreeKnown = !root.pending.contains(.tree)
    withSolvedFrames { frames in
      newLayouts.withInserter { inserter in
        for index in frames.entries.indices.dropFirst() {
          guard isTreeKnown || frames.entries[index].node.isAlive else { continue }
          let change = setFrame(at: index, frames)
          if change == .none { continue }
          if change == .size { noteLayout(at: index, frames, inserter) }
          let parent = Int(frames.entries[index].parent)
          guard isTreeKnown || frames.entries[parent].node.isAlive else { continue }
          noteLayout(at: parent, frames, inserter)
        }
      }
    }
  }

  @inline(__always)
  private func setFrames(
    of places: UnsafeBufferPointer<ItemPlace>, areMasksKnown: Bool, _ frames: SolvedFrames,
    notingIn inserter: PlaceSet.Inserter
  ) {
    // Neighbours have the same parent.
    var noted: Int32 = -1
    for place in places {
      let isPlain = place.isPlain && (areMasksKnown || !place.isPlacedByFrame)
      if place.isQuiet && isPlain {
        place.item._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: LayoutView.self).storedFrame = frames.exactFrame(of: place)
        }
        continue
      }
      let change = isPlain ? setPlainFrame(of: place, frames) : setFrame(at: Int(place.index), frames)
      if change == .none { continue }
      if change == .size { noteLayout(at: Int(place.index), frames, inserter) }
      if noted != place.parent { noteLayout(at: Int(place.parent), frames, inserter) }
      noted = place.parent
    }
  }

  /// Notes that `layoutSubviews()` is to be called for a view, which is alive, unless it is the one that does
  /// nothing.
  @inline(__always)
  private func noteLayout(at index: Int, _ frames: SolvedFrames, _ inserter: PlaceSet.Inserter) {
    guard frames.entries[index].isSubclass else { return }
    hasNewFrames = true
    frames.entries[index].item._withUnsafeGuaranteedRef {
      _ = unsafeDowncast($0, to: LayoutView.self).pending.insert(.layout)
    }
    inserter.insert(index)
  }

  /// What is another one in a new frame.
  private enum FrameChange {
    case none, origin, size
  }

  /// Sets the frame of a plain view that constraints place; that before rounding is the same one.
  @inline(__always)
  private func setPlainFrame(of place: ItemPlace, _ frames: SolvedFrames) -> FrameChange {
    let frame = frames.exactFrame(of: place)
    return place.item._withUnsafeGuaranteedRef {
      let view = unsafeDowncast($0, to: LayoutView.self)
      let old = view.storedFrame
      if frame == old { return .none }
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
      let (old, exact) = (view.storedFrame, exactFrame(of: view, at: index, frames))
      var frame = exact
      if entry.scale == 0 {
        view.setExactFrame(exact)
      } else {
        frame = frames.roundedFrame(at: index)
        view.setRoundedFrame(frame, of: exact)
      }
      if frame == old { return .none }
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

import Cassowary

// Where the constraints leave a frame open, a layout would depend on the order in which they came.
// Constraints that are weaker than any priority bring the open numbers to zero, one after another in the
// order of the tree. They are stated about the numbers of frames and not about the solver's variables,
// because only the former depend on nothing but the tree and its constraints.

extension LayoutEngine {
  /// Solves, and breaks the ties among layouts that are equally good.
  func solveBreakingTies() {
    solver.solve()
    findFreeNumbers()
    if addTies() { solver.solve() }
  }

  /// Notes which numbers of the frames are open: other values satisfy all constraints as well.
  private func findFreeNumbers() {
    let wasAmbiguous = ambiguousItemCount > 0
    ambiguousItemCount = 0
    let isOpen = solver.isAnythingAmbiguous
    guard isOpen || wasAmbiguous else { return }
    for index in entries.indices.dropFirst() {
      var free: FrameNumbers = []
      for number in FrameNumbers.each where isOpen && mayBeFree(number, of: entries[index]) {
        form(number, of: entries[index])
        if solver.isAmbiguous(form.buffer) { free.insert(number) }
      }
      entries[index].free = free
      if !free.isEmpty { ambiguousItemCount += 1 }
    }
  }

  /// A quick check; `false` means that the number is not open.
  private func mayBeFree(_ number: FrameNumbers, of entry: EngineEntry) -> Bool {
    let parent = entries[Int(entry.parent)]
    return switch number {
    case .x: solver.mayBeAmbiguous(entry.x) || solver.mayBeAmbiguous(parent.x)
    case .y: solver.mayBeAmbiguous(entry.y) || solver.mayBeAmbiguous(parent.y)
    case .width: solver.mayBeAmbiguous(entry.width)
    default: solver.mayBeAmbiguous(entry.height)
    }
  }

  /// Asks for zeros where numbers are open; returns whether any are asked for that were not before.
  private func addTies() -> Bool {
    guard ambiguousItemCount > 0 else { return false }
    // All strengths stay below that of `moveElsewhere(_:)`, and each outweighs those of later numbers.
    var rank = Double(4 * entries.count)
    let unit = Strength.tieBreak.rawValue / (2 * rank)
    var isNew = false
    for index in entries.indices {
      for number in FrameNumbers.each {
        rank -= 1
        guard entries[index].free.contains(number), !entries[index].tied.contains(number) else { continue }
        form(number, of: entries[index])
        entries[index].tied.insert(number)
        _ = solver.addUnchecked(
          form.buffer, constant: form.constant, relation: .equal,
          strength: Strength(rawValue: unit * (rank + 1)))
        isNew = true
      }
    }
    return isNew
  }

  /// Forms a number of the frame of an item that is not the root.
  private func form(_ number: FrameNumbers, of entry: EngineEntry) {
    let parent = entries[Int(entry.parent)]
    form.clear()
    switch number {
    case .x:
      form.add(1, entry.x)
      form.add(-1, parent.x)
      form.constant = parent.alignment.leading - entry.alignment.leading
    case .y:
      form.add(1, entry.y)
      form.add(-1, parent.y)
      form.constant = parent.alignment.top - entry.alignment.top
    case .width:
      form.add(1, entry.width)
    default:
      form.add(1, entry.height)
    }
  }
}

// MARK: - Debugging

extension LayoutEngine {
  /// Solves for another value of an open number of an item; returns whether there is one. The next solve goes
  /// back.
  func moveElsewhere(_ entry: EngineEntry) -> Bool {
    for number in FrameNumbers.each where entry.free.contains(number) {
      form(number, of: entry)
      let present = form.value(of: value)
      for step in [100.0, -100] {
        form(number, of: entry)
        let id = solver.addUnchecked(
          form.buffer, constant: form.constant - present - step, relation: .equal, strength: .tieBreak)
        solver.solve()
        // The values stay until the next solve.
        try? solver.remove(id)
        if abs(form.value(of: value) - present) > 1e-6 { return true }
      }
    }
    return false
  }

  /// The constraints that decide the position and the dimension of a view along an axis.
  func constraints(affecting view: LayoutView, along axis: LayoutAxis) -> [LayoutConstraint] {
    guard isIdle, let entry = entry(of: view), entry.parent >= 0 else { return [] }
    var ids: Set<ConstraintID> = []
    for number in axis == .horizontal ? [FrameNumbers.x, .width] : [.y, .height] {
      form(number, of: entry)
      ids.formUnion(solver.constraints(behind: form.buffer))
    }
    var found: [LayoutConstraint] = []
    for entry in entries {
      entry.view?.held.forEach { constraint in
        if let id = constraint.solverID, ids.contains(id) { found.append(constraint) }
      }
    }
    return found
  }
}

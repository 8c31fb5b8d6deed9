import Cassowary

/// Numbers of an item's frame.
struct FrameNumbers: OptionSet {
  let rawValue: UInt8

  static let x = FrameNumbers(rawValue: 1)
  static let y = FrameNumbers(rawValue: 2)
  static let width = FrameNumbers(rawValue: 4)
  static let height = FrameNumbers(rawValue: 8)

  /// The numbers one by one, in the order in which they are settled.
  static let each: [FrameNumbers] = [.x, .y, .width, .height]

  var attributes: [LayoutAttribute] {
    var attributes: [LayoutAttribute] = []
    if contains(.x) { attributes.append(.left) }
    if contains(.y) { attributes.append(.top) }
    if contains(.width) { attributes.append(.width) }
    if contains(.height) { attributes.append(.height) }
    return attributes
  }
}

// What constraints leave open is settled by constraints weaker than any priority, which bring the frames'
// numbers to zero one after another. The numbers, unlike the solver's variables, depend on nothing but the
// tree and what its constraints ask for: not on the order in which they came, nor on what was there before.

extension LayoutEngine {
  /// Solves, and settles what the constraints leave open.
  func solveAndSettle() {
    solver.solve()
    findFreeNumbers()
    if breakTies() { solver.solve() }
  }

  /// Notes which numbers of the frames could be others, all constraints being as well satisfied.
  private func findFreeNumbers() {
    let wasAmbiguous = isAmbiguous
    isAmbiguous = false
    let isOpen = solver.isAnythingAmbiguous
    guard isOpen || wasAmbiguous else { return }
    for index in entries.indices.dropFirst() {
      var free: FrameNumbers = []
      for number in FrameNumbers.each where isOpen && mayBeFree(number, of: entries[index]) {
        form(number, of: entries[index])
        if solver.isAmbiguous(form.buffer) { free.insert(number) }
      }
      entries[index].free = free
      if !free.isEmpty { isAmbiguous = true }
    }
  }

  /// Whether a number could be free, as far as can be told at a glance.
  private func mayBeFree(_ number: FrameNumbers, of entry: EngineEntry) -> Bool {
    let parent = entries[Int(entry.parent)]
    return switch number {
    case .x: solver.mayBeAmbiguous(entry.x) || solver.mayBeAmbiguous(parent.x)
    case .y: solver.mayBeAmbiguous(entry.y) || solver.mayBeAmbiguous(parent.y)
    case .width: solver.mayBeAmbiguous(entry.width)
    default: solver.mayBeAmbiguous(entry.height)
    }
  }

  /// Asks for zeros where numbers are free; returns whether there was anything to ask for.
  private func breakTies() -> Bool {
    guard isAmbiguous else { return false }
    var rank = Double(4 * entries.count)
    // Below what another optimum is asked for with.
    let unit = Strength.tieBreak.rawValue / (2 * rank)
    var isNew = false
    for index in entries.indices {
      for number in FrameNumbers.each {
        rank -= 1
        guard entries[index].free.contains(number), !entries[index].settled.contains(number) else { continue }
        form(number, of: entries[index])
        entries[index].settled.insert(number)
        _ = solver.addUnchecked(
          form.buffer, constant: form.constant, relation: .equal,
          strength: Strength(rawValue: unit * (rank + 1)))
        isNew = true
        hasTies = true
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
  /// Sets the frames of another layout that is as good, or those of the usual one if the view moved before.
  func exerciseAmbiguity(of view: LayoutView) {
    guard !isRunning, let entry = entry(of: view), !entry.free.isEmpty else { return }
    isRunning = true
    // The solver has the usual layout, so a view that moved before goes back where another one moves.
    if movedNode === entry.node {
      movedNode = nil
    } else {
      movedNode = moveElsewhere(entry) ? entry.node : nil
    }
    setFrames()
    layOutSubviews()
    solver.solve()
    isRunning = false
  }

  /// Solves for another value of a free number of an item; the next solve goes back.
  private func moveElsewhere(_ entry: EngineEntry) -> Bool {
    for number in FrameNumbers.each where entry.free.contains(number) {
      form(number, of: entry)
      let present = form.value(of: value)
      for step in [100.0, -100] {
        form(number, of: entry)
        let id = solver.addUnchecked(
          form.buffer, constant: form.constant - present - step, relation: .equal, strength: .tieBreak)
        solver.solve()
        // Its values stay until the next solve.
        try? solver.remove(id)
        if abs(form.value(of: value) - present) > 1e-6 { return true }
      }
    }
    return false
  }

  /// The constraints behind the place and the extent of a view.
  func constraints(affecting view: LayoutView, along axis: LayoutAxis) -> [LayoutConstraint] {
    guard !isRunning, let entry = entry(of: view), entry.parent >= 0 else { return [] }
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

// MARK: - Reporting

extension LayoutEngine {
  /// The views that could be elsewhere.
  ///
  /// A guide that could be is harmless, and what a broken constraint leaves open is no news.
  func ambiguities() -> [LayoutAmbiguity] {
    guard isAmbiguous else { return [] }
    var found: [LayoutAmbiguity] = []
    for (index, entry) in entries.enumerated() where !entry.free.isEmpty {
      guard let view = entry.view, !conflicted.contains(Int32(truncatingIfNeeded: index)) else { continue }
      found.append(LayoutAmbiguity(item: view.displayName, attributes: entry.free.attributes))
    }
    return found
  }

  /// Whether an item could be elsewhere, as of the last pass.
  func isAmbiguous(_ item: HeadlessItem) -> Bool {
    entry(of: item).map { !$0.free.isEmpty } ?? false
  }
}

import Anchorage
import Cassowary

// Where the constraints leave a frame open, a layout would depend on the order in which they came.
// Constraints that are weaker than any priority bring the open numbers to zero, one after another in the
// order of the tree. They are stated about the numbers of frames and not about the solver's variables,
// because only the former depend on nothing but the tree and its constraints.
//
// The place of a view in its superview is a difference of two variables. If no constraint mentions that of the
// superview, its own place is open, too, and becomes zero whatever else does. Then the tie is stated about the next view
// further out that is mentioned, to the same effect: a nest of views without constraints would be one component
// otherwise, as large as the nest is deep.

extension LayoutEngine {
  /// Solves, and breaks the ties among layouts that are equally good.
  func solveBreakingTies() {
    solver.solve()
    if mendOuterTies() { solver.solve() }
    // Most resizes leave open what was open, and what was asked for then still is.
    if faceNumber == solver.faceNumber { return }
    findFreeNumbers()
    if addTies() { solver.solve() }
    // What is asked for beside the constraints leaves open what they do.
    faceNumber = solver.faceNumber
    tiesNumber = solver.presolveNumber
  }

  /// Notes which numbers of the frames are open: other values satisfy all constraints as well.
  private func findFreeNumbers() {
    let wasAmbiguous = ambiguousItemCount > 0
    ambiguousItemCount = 0
    let isOpen = solver.isAnythingAmbiguous
    guard isOpen || wasAmbiguous else { return }
    // Only a question leaves the size of the root open.
    for index in entries.indices.dropFirst(target == nil ? 1 : 0) {
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
    let parent = container(of: entry)
    return switch number {
    case .x: solver.mayBeAmbiguous(entry.x) || solver.mayBeAmbiguous(parent.x)
    case .y: solver.mayBeAmbiguous(entry.y) || solver.mayBeAmbiguous(parent.y)
    case .width: solver.mayBeAmbiguous(entry.width)
    default: solver.mayBeAmbiguous(entry.height)
    }
  }

  /// The entry of the superview or owning view; that of the root itself for the root, which has no place but a size.
  func container(of entry: EngineEntry) -> EngineEntry { entries[max(0, Int(entry.parent))] }

  /// Asks for zeros where numbers are open; returns whether any are asked for that were not before.
  ///
  /// A number that follows from earlier ones is as open as these, but closed by what is asked of them: the ends of a row
  /// of views need no zeros if their widths have some. Stated for each view, they would be sums of all before it.
  private func addTies() -> Bool {
    guard ambiguousItemCount > 0 else { return false }
    let isPresolvedAnew = solver.presolveNumber != tiesNumber
    guard
      entries.contains(where: { !$0.free.isSubset(of: isPresolvedAnew ? $0.tied : $0.tied.union($0.implied)) }
      )
    else { return false }
    let anchors = TieAnchors(entries, isMentioned: solver.mentionedVariables(above: .tieBreak))
    let determined = solver.makeDeterminedRoots()
    var hasNew = false
    for index in entries.indices.dropFirst(target == nil ? 1 : 0) {
      entries[index].implied = []
      for number in FrameNumbers.each where entries[index].free.union(entries[index].tied).contains(number) {
        form(number, of: entries[index])
        let isImplied = solver.note(form.buffer, in: determined)
        if entries[index].tied.contains(number) { continue }
        if isImplied {
          entries[index].implied.insert(number)
          continue
        }
        entries[index].tied.insert(number)
        hasTies = true
        hasNew = true
        let anchor = anchors.anchor(of: number, at: index)
        let id = addTie(number, at: index, from: anchor)
        if anchor != Int(entries[index].parent) {
          outerTies.append(OuterTie(id: id, entry: index, number: number, anchor: anchor))
        }
      }
    }
    return hasNew
  }

  /// Asks for a number of a frame to be zero, as if all items between it and the anchor were at zero, too.
  private func addTie(_ number: FrameNumbers, at index: Int, from anchor: Int) -> ConstraintID {
    // All strengths stay below that of `moveElsewhere(_:)`, and each outweighs those of later numbers.
    let (count, position) = (4 * entries.count, FrameNumbers.each.firstIndex(of: number) ?? 0)
    let unit = Strength.tieBreak.rawValue / Double(2 * count)
    form(number, of: entries[index], from: entries[max(0, anchor)])
    return solver.addUnchecked(
      form.buffer, constant: form.constant, relation: .equal,
      strength: Strength(rawValue: unit * Double(count - 4 * index - position)))
  }

  /// States ties about other anchors where constraints came or went since they were stated; returns whether any was.
  private func mendOuterTies() -> Bool {
    guard !outerTies.isEmpty, solver.presolveNumber != tiesNumber else { return false }
    let anchors = TieAnchors(entries, isMentioned: solver.mentionedVariables(above: .tieBreak))
    var hasChanged = false
    for position in outerTies.indices {
      let tie = outerTies[position]
      let anchor = anchors.anchor(of: tie.number, at: tie.entry)
      if anchor == tie.anchor { continue }
      replace(position, from: anchor)
      hasChanged = true
    }
    return hasChanged
  }

  private func replace(_ position: Int, from anchor: Int) {
    let tie = outerTies[position]
    try? solver.remove(tie.id)
    outerTies[position].id = addTie(tie.number, at: tie.entry, from: anchor)
    outerTies[position].anchor = anchor
  }

  /// Forms a number of the frame of an item.
  func form(_ number: FrameNumbers, of entry: EngineEntry) {
    form(number, of: entry, from: container(of: entry))
  }

  /// Forms a number of the frame that an item would have in another one.
  private func form(_ number: FrameNumbers, of entry: EngineEntry, from anchor: EngineEntry) {
    form.clear()
    switch number {
    case .x:
      form.add(1, entry.x)
      form.add(-1, anchor.x)
      form.constant = anchor.alignment.leading - entry.alignment.leading
    case .y:
      form.add(1, entry.y)
      form.add(-1, anchor.y)
      form.constant = anchor.alignment.top - entry.alignment.top
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
    // The items inside of the item move with it.
    for position in outerTies.indices {
      replace(position, from: Int(entries[outerTies[position].entry].parent))
    }
    outerTies.removeAll()
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
    let preference = preferenceOfTree
    var ids: Set<ConstraintID> = []
    for number in axis == .horizontal ? [FrameNumbers.x, .width] : [.y, .height] {
      form(number, of: entry)
      ids.formUnion(solver.derivation(of: form.buffer, preferring: preference)?.constraints ?? [])
    }
    var found: [LayoutConstraint] = []
    for entry in entries {
      entry.view?.held.forEach { constraint in
        if let id = constraint.solverID, ids.contains(id) { found.append(constraint) }
      }
    }
    return found
  }

  /// The order in which explanations prefer constraints.
  var preferenceOfTree: Preference {
    let variables = entries.flatMap { [$0.x, $0.y, $0.width, $0.height] }.filter { $0 >= 0 }
    return Preference(constraints: constraintsInTreeOrder, variables: variables.map { Variable(index: $0) })
  }

  /// The constraints of the last pass in the order of the tree: the order in which the solver got them depends on edits.
  ///
  /// Contents come last, as in conflicts: of a constraint and a content that say the same, the constraint counts.
  var constraintsInTreeOrder: [ConstraintID] {
    var ids: [ConstraintID] = []
    for entry in entries { ids += entry.placementIDs.all }
    for entry in entries {
      guard let view = entry.view else { continue }
      if entry.isSubclass { view.sortHeldConstraints() }
      view.held.forEach { if let id = $0.solverID { ids.append(id) } }
      ids += view.held.removed
    }
    for entry in entries { ids += entry.contentIDs.all }
    return ids
  }
}

/// From which items the places of all items can be stated where they are tied to zero.
///
/// Usually from their parents. But if a parent is tied, and no constraint mentions where it is, it will be exactly where
/// its own anchor is: no other tie that concerns it is as strong.
struct TieAnchors {
  private var horizontal: ContiguousArray<Int32> = []
  private var vertical: ContiguousArray<Int32> = []
  private let parents: ContiguousArray<Int32>

  /// - Parameter isMentioned: Of each variable, whether a constraint mentions it that is no tie.
  init(_ entries: ContiguousArray<EngineEntry>, isMentioned: [Bool]) {
    parents = ContiguousArray(entries.map { $0.parent })
    for entry in entries {
      var (x, y) = (entry.parent, entry.parent)
      if entry.parent > 0 {
        let parent = entries[Int(entry.parent)]
        let tied = parent.tied.union(parent.free)
        if tied.contains(.x) && !isMentioned[Int(parent.x)] { x = horizontal[Int(entry.parent)] }
        if tied.contains(.y) && !isMentioned[Int(parent.y)] { y = vertical[Int(entry.parent)] }
      }
      horizontal.append(x)
      vertical.append(y)
    }
  }

  /// The index of the item from which a number of an item is stated; that of the parent for a dimension.
  func anchor(of number: FrameNumbers, at index: Int) -> Int {
    switch number {
    case .x: Int(horizontal[index])
    case .y: Int(vertical[index])
    default: Int(parents[index])
    }
  }
}

/// A tie about the place of an item, stated from an item further out than its parent.
struct OuterTie {
  var id: ConstraintID
  /// The index of the item among the entries.
  let entry: Int
  /// Its x or its y.
  let number: FrameNumbers
  /// The index of the item further out.
  var anchor: Int
}

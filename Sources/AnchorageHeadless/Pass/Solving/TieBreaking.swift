import Anchorage
import Cassowary

/// The choice among layouts that satisfy the constraints equally well: the choice of Apple's engine.
///
/// It is made by additional constraints, weaker than any priority, each weaker than the previous:
///
/// 1. *Errors.* If constraints of a priority are missed, each is missed by as little as those
///     before it in ``OpenConstraints`` allow. Content sizes are there from the last view back: the first view gives way.
/// 2. *Lengths.* In the order of the tree, each width and height is as small as possible.
/// 3. *Slacks.* In the order of the tree, each inequality about positions is as tight as possible: an open position rests on its
///    bound.
/// 4. *Positions.* In the order of the tree, numbers that are still undetermined become zero in their
///     superviews.
///
/// The order of errors and slacks is that of ``OpenConstraints``. Without these ties, a layout would depend
/// on the order in which constraints were added. They are about constraints and numbers of frames rather than
/// the solver's variables, whose numbering depends on edits.
///
/// The place of a view in its superview is a difference of two variables. If no constraint mentions the place
/// of the superview, this place is open as well, and becomes zero in any case. Then the tie is stated
/// relative to the next mentioned view further out, its *anchor*, with the same effect; otherwise a nest of
/// views without constraints would be one component as large as the nest is deep.
///
/// Invariants, until everything is registered again:
/// - A number has a tie if and only if it is in the `tied` numbers of its entry.
/// - An open number has a tie, or is `implied` by numbers that have one.
/// - The solver repeats the constraints of `repetitions`, except removed ones, in this order.
struct TieBreaking {
  /// Whether any number has a tie.
  private(set) var hasTies = false
  /// The number of items with open numbers.
  private(set) var ambiguousItemCount = 0
  /// The ties whose anchors are further out than the parent.
  private var outerTies: ContiguousArray<OuterTie> = []
  /// The number of the presolve for which these anchors, and the implied numbers of the entries, are valid.
  private var presolveNumber: Int?
  /// The number of the solver's optimal face for which the open numbers of the entries are valid.
  private var faceNumber: Int?
  /// The constraints that the solver repeats, in order; some may have been removed.
  private var repetitions: [OpenConstraints.Repetition] = []
  /// The open constraints that follow from earlier ties, for the same presolve as the implied numbers.
  private var implied: Set<ConstraintID> = []
  /// The solver's handles of constraints, if the constraints don't store them: an engine for a single query
  /// leaves no notes.
  var handles: QueryHandles?
  /// The order of the items in which numbers are tied.
  private var order: ItemOrder?
  /// The view last moved by `exerciseAmbiguityInLayout()`, while its alternative layout is shown.
  private var movedNode: ItemNode?

  /// A tie about the place of an item, stated from an item further out than its parent.
  private struct OuterTie {
    var id: ConstraintID
    /// The index of the item among the entries.
    let entry: Int
    /// Its x or its y.
    let number: FrameNumbers
    /// The index of the item further out.
    var anchor: Int
  }

  /// Forgets all ties, because the solver forgot everything.
  mutating func removeAll() {
    hasTies = false
    outerTies.removeAll()
    repetitions.removeAll()
    implied.removeAll()
    order = nil
    (presolveNumber, faceNumber) = (nil, nil)
  }

  /// Whether the order of the ties is out of date because a stack rearranged its views.
  func areOutOfOrder(_ items: borrowing ItemListing) -> Bool { order.map { $0 != ItemOrder(items) } ?? false }

  /// Invalidates the open numbers, because the items were listed again.
  mutating func forgetOpenNumbers() { faceNumber = nil }

  /// Notes that constraints come in another order, and with them their ties.
  mutating func constraintsWereReordered() {
    if !repetitions.isEmpty { (presolveNumber, faceNumber) = (nil, nil) }
  }

  /// Solves, and breaks the ties among layouts that are equally good.
  mutating func solve(_ items: inout ItemListing, _ solver: Solver, isRootOpen: Bool) {
    solver.solve()
    if !outerTies.isEmpty && solver.presolveNumber != presolveNumber && restateOuterTies(items, solver) {
      solver.solve()
    }
    // A resize rarely changes which numbers are open: if the optimal face is the same, so are the ties.
    if faceNumber == solver.faceNumber { return }
    let indices = items.entries.indices.dropFirst(isRootOpen ? 0 : 1)
    findOpenNumbers(&items, indices, solver)
    if addTies(&items, indices, solver) { solver.solve() }
    // Ties are weaker than any constraint, so they don't change which numbers the constraints leave open.
    faceNumber = solver.faceNumber
    presolveNumber = solver.presolveNumber
  }

  /// Notes which numbers of the frames are open, which means that other values satisfy all constraints as
  /// well.
  private mutating func findOpenNumbers(
    _ items: inout ItemListing, _ indices: Range<Int>, _ solver: Solver
  ) {
    let wasAmbiguous = ambiguousItemCount > 0
    ambiguousItemCount = 0
    let isOpen = solver.isAnythingAmbiguous
    guard isOpen || wasAmbiguous else { return }
    var form = LinearForm(capacity: 2)
    for index in indices {
      var free: FrameNumbers = []
      for number in FrameNumbers.each where isOpen && mayBeOpen(number, at: index, items, solver) {
        form.write(number, of: items[index], from: items.container(ofItemAt: index))
        if solver.isAmbiguous(form.buffer) { free.insert(number) }
      }
      items[index].free = free
      if !free.isEmpty { ambiguousItemCount += 1 }
    }
  }

  /// A quick check; `false` means that the number is not open.
  private func mayBeOpen(
    _ number: FrameNumbers, at index: Int, _ items: borrowing ItemListing, _ solver: Solver
  ) -> Bool {
    let parent = max(0, Int(items[index].parent))
    return switch number {
    case .x: solver.mayBeAmbiguous(items[index].x) || solver.mayBeAmbiguous(items[parent].x)
    case .y: solver.mayBeAmbiguous(items[index].y) || solver.mayBeAmbiguous(items[parent].y)
    case .width: solver.mayBeAmbiguous(items[index].width)
    default: solver.mayBeAmbiguous(items[index].height)
    }
  }

  /// States ties for open constraints and numbers; returns whether any is new.
  ///
  /// A number that follows from earlier ties needs no tie: once the widths in a row are known, the places
  /// follow. Their ties would be long sums of all preceding widths.
  private mutating func addTies(
    _ items: inout ItemListing, _ indices: Range<Int>, _ solver: Solver
  ) -> Bool {
    guard ambiguousItemCount > 0 else { return false }
    let isPresolvedAnew = solver.presolveNumber != presolveNumber
    if isPresolvedAnew { implied.removeAll() }
    let order = order ?? ItemOrder(items)
    // A query sorted them before it took their handles.
    if handles == nil { items.sortHeldConstraints() }
    let open = OpenConstraints(items, in: order, handles: handles, solver)
    let areNumbersTied = items.entries.allSatisfy {
      $0.free.isSubset(of: isPresolvedAnew ? $0.tied : $0.tied.union($0.implied))
    }
    let known = implied
    if areNumbersTied && areRepeated((open.errors + open.slacks).filter { !known.contains($0.id) }, solver) {
      return false
    }
    let ties = NewTies(
      indices: order.indices(indices), order: order, determined: solver.makeDeterminedRoots(),
      anchors: TieAnchors(items.entries, isMentioned: solver.mentionedVariables(above: .tieBreak)))
    for index in indices { items[index].implied = [] }
    let errors = open.errors.filter { isTieNeeded($0, ties, solver) }
    let haveNewLengths = tie([.width, .height], by: ties, &items, solver)
    let slacks = open.slacks.filter { isTieNeeded($0, ties, solver) }
    let haveNewPlaces = tie([.x, .y], by: ties, &items, solver)
    if haveNewLengths || haveNewPlaces {
      hasTies = true
      self.order = order
    }
    if areRepeated(errors + slacks, solver) { return haveNewLengths || haveNewPlaces }
    state(errors, slacks, solver)
    return true
  }

  /// The facts that all new ties share.
  private struct NewTies {
    /// The items in the order of the tree.
    let indices: [Int]
    let order: ItemOrder
    /// The roots that the ties so far determine.
    let determined: DeterminedRoots
    let anchors: TieAnchors
  }

  /// Notes that a tie determines a constraint; returns false if this followed from earlier ties.
  private mutating func isTieNeeded(
    _ repetition: OpenConstraints.Repetition, _ ties: NewTies, _ solver: Solver
  ) -> Bool {
    // An inequality whose error is minimal may still have any slack.
    if repetition.relation != .equal { return true }
    if !solver.note(repetition.id, in: ties.determined) { return true }
    implied.insert(repetition.id)
    return false
  }

  /// States ties about numbers, in the order of the tree; returns whether any is new.
  private mutating func tie(
    _ numbers: [FrameNumbers], by ties: NewTies, _ items: inout ItemListing, _ solver: Solver
  ) -> Bool {
    var hasNew = false
    var form = LinearForm(capacity: 2)
    for index in ties.indices {
      for number in numbers where items[index].free.union(items[index].tied).contains(number) {
        form.write(number, of: items[index], from: items.container(ofItemAt: index))
        let isImplied = solver.note(form.buffer, in: ties.determined)
        if items[index].tied.contains(number) { continue }
        // Both errors of a content size are known by now, and so is the length.
        if isImplied || hasContent(number, items[index]) {
          items[index].implied.insert(number)
          continue
        }
        items[index].tied.insert(number)
        hasNew = true
        let anchor = ties.anchors.anchor(of: number, at: index)
        let id = addTie(number, at: index, from: anchor, in: ties.order, items, solver)
        if anchor != Int(items[index].parent) {
          outerTies.append(OuterTie(id: id, entry: index, number: number, anchor: anchor))
        }
      }
    }
    return hasNew
  }

  private func hasContent(_ number: FrameNumbers, _ entry: EngineEntry) -> Bool {
    switch number {
    case .width: entry.content.width >= 0
    case .height: entry.content.height >= 0
    default: false
    }
  }

  /// States that a number of a frame is zero, as if all items between it and the anchor were at zero, too.
  private func addTie(
    _ number: FrameNumbers, at index: Int, from anchor: Int, in order: ItemOrder,
    _ items: borrowing ItemListing, _ solver: Solver
  ) -> ConstraintID {
    var form = LinearForm(capacity: 2)
    form.write(number, of: items[index], from: items[max(0, anchor)])
    let isFirst = number == .x || number == .width
    let rank = 2 * order.place(ofItemAt: index) + (isFirst ? 0 : 1)
    let step: TieStep = number == .x || number == .y ? .positions : .lengths
    return solver.addUnchecked(
      form.buffer, constant: form.constant, relation: .equal,
      strength: step.strength(of: rank, among: 2 * items.entries.count))
  }

  // MARK: Constraints

  /// Whether the solver repeats constraints in an order, and no other one that makes a difference.
  private func areRepeated(_ wanted: [OpenConstraints.Repetition], _ solver: Solver) -> Bool {
    // What is determined anyway may be repeated, but not what a conflict has left out since.
    if repetitions.contains(where: { solver.isLeftOut($0.id) }) { return false }
    var next = 0
    for repetition in wanted {
      guard solver.isRepeated(repetition.id, as: repetition.relation) else { return false }
      while next < repetitions.count && repetitions[next] != repetition { next += 1 }
      if next == repetitions.count { return false }
    }
    return true
  }

  /// Makes the solver repeat exactly the given constraints.
  private mutating func state(
    _ errors: [OpenConstraints.Repetition], _ slacks: [OpenConstraints.Repetition], _ solver: Solver
  ) {
    for repetition in repetitions { solver.removeRepetitions(of: repetition.id) }
    for (step, constraints) in [(TieStep.errors, errors), (.slacks, slacks)] {
      for (rank, constraint) in constraints.enumerated() {
        solver.repeatConstraint(
          constraint.id, as: constraint.relation, strength: step.strength(of: rank, among: constraints.count))
      }
    }
    repetitions = errors + slacks
  }

  // MARK: Anchors

  /// Restates ties whose anchors changed because constraints were added or removed; returns whether there
  /// were any.
  private mutating func restateOuterTies(_ items: borrowing ItemListing, _ solver: Solver) -> Bool {
    let anchors = TieAnchors(items.entries, isMentioned: solver.mentionedVariables(above: .tieBreak))
    var hasChanged = false
    for position in outerTies.indices {
      let tie = outerTies[position]
      let anchor = anchors.anchor(of: tie.number, at: tie.entry)
      if anchor == tie.anchor { continue }
      restateOuterTie(at: position, from: anchor, items, solver)
      hasChanged = true
    }
    return hasChanged
  }

  private mutating func restateOuterTie(
    at position: Int, from anchor: Int, _ items: borrowing ItemListing, _ solver: Solver
  ) {
    let tie = outerTies[position]
    try? solver.remove(tie.id)
    outerTies[position].id = addTie(
      tie.number, at: tie.entry, from: anchor, in: order ?? ItemOrder(items), items, solver)
    outerTies[position].anchor = anchor
  }
}

// MARK: - Debugging

extension TieBreaking {
  /// Forgets which view shows an alternative layout, because a pass shows the usual one.
  mutating func forgetAlternative() { movedNode = nil }

  /// Solves for an alternative layout in which an ambiguous item has a different frame, or for the usual
  /// layout if that item moved last. The next solve returns to the usual layout.
  mutating func solveForAlternative(at index: Int, _ items: borrowing ItemListing, _ solver: Solver) {
    let node = items[index].node
    // The solver has the usual layout, so a view that moved before returns when another view moves.
    movedNode = movedNode !== node && moveElsewhere(index, items, solver) ? node : nil
  }

  /// Solves for another value of an open number of an item; returns whether there is one.
  private mutating func moveElsewhere(_ index: Int, _ items: borrowing ItemListing, _ solver: Solver) -> Bool
  {
    // Items inside the item move with it.
    for position in outerTies.indices {
      let parent = Int(items[outerTies[position].entry].parent)
      restateOuterTie(at: position, from: parent, items, solver)
    }
    outerTies.removeAll()
    var form = LinearForm(capacity: 2)
    for number in FrameNumbers.each where items[index].free.contains(number) {
      form.write(number, of: items[index], from: items.container(ofItemAt: index))
      let present = form.value(in: solver)
      for step in [100.0, -100] {
        let id = solver.addUnchecked(
          form.buffer, constant: form.constant - present - step, relation: .equal, strength: .tieBreak)
        solver.solve()
        // The values stay until the next solve.
        try? solver.remove(id)
        if abs(form.value(in: solver) - present) > 1e-6 { return true }
      }
    }
    return false
  }
}

extension TieBreaking: CustomDebugStringConvertible {
  var debugDescription: String {
    let outer = outerTies.map { "\($0.number.attributes[0]) of \($0.entry) from \($0.anchor)" }
    return "\(ambiguousItemCount) ambiguous items, ties: \(hasTies), from further out: \(outer), "
      + "repeated: \(repetitions.map { $0.id })"
  }
}

/// The steps in which ties are broken, each weaker than the previous.
private enum TieStep: Int, CaseIterable {
  case errors, lengths, slacks, positions

  /// The strength of a tie in the step; the first is the strongest. All are below the strength of an
  /// alternative layout.
  func strength(of rank: Int, among count: Int) -> Strength {
    let steps = Self.allCases.count
    let share = Double(steps - 1 - rawValue) + Double(count - rank) / Double(count + 1)
    return Strength(rawValue: Strength.tieBreak.rawValue * share / Double(steps))
  }
}

/// The items relative to which ties of positions to zero can be stated.
///
/// Usually these are the parents. But a tied parent whose position no constraint mentions coincides with its
/// own anchor, because no other tie about it is as strong.
private struct TieAnchors {
  private var horizontal: ContiguousArray<Int32> = []
  private var vertical: ContiguousArray<Int32> = []
  private let parents: ContiguousArray<Int32>

  /// - Parameter isMentioned: Whether a constraint other than a tie mentions each variable.
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

  /// The index of the item relative to which a number is stated; for a dimension, that of the parent.
  func anchor(of number: FrameNumbers, at index: Int) -> Int {
    switch number {
    case .x: Int(horizontal[index])
    case .y: Int(vertical[index])
    default: Int(parents[index])
    }
  }
}

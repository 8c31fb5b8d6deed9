/// Collects the constraints that are made while it runs; `batch` makes one.
///
///     func isInBatch() -> Bool { HeadlessBackend._runningBatch != nil }
///     isInBatch()  // false
///     batch { if isInBatch() { title.top == root.top + 8 } }.count  // 1
@_documentation(visibility: internal)
public final class _LayoutBatch<Backend: LayoutBackend>: @unchecked Sendable {
  // Unchecked, yet safe: a task begun inside a batch inherits the reference to the batch, but `isCollecting`
  // is true only on the task that began it, and no other task uses its other properties. That task can't end,
  // or be mistaken for another, while its batch runs. Exclusive access is not checked, because appending calls
  // nothing that could reach the batch: with the checks, layouts that are declared in batches take 2 to 4 % more
  // instructions to build. References are counted by hand, because an array of plain words needs no calls into
  // the standard library.
  @exclusivity(unchecked) @usableFromInline var collected: ContiguousArray<Unmanaged<Backend.Constraint>> = []
  /// The constraints made while the batch ran, in order; empty until it ends.
  @usableFromInline package internal(set) var constraints: [Backend.Constraint] = []
  /// The priority of constraints that are declared without a priority.
  @usableFromInline package let priority: LayoutPriority
  /// The identifier of constraints without an identifier.
  @usableFromInline package let identifier: String?
  /// The constraints that the batch declares again; `nil` if there are none.
  @usableFromInline package let earlier: EarlierConstraints<Backend>?
  /// The shortcut by which items find the batch.
  @usableFromInline package let shortcut = BatchShortcut<Backend>()
  @usableFromInline var isEnded = false

  #if hasFeature(Embedded)
  /// Whether the batch takes constraints that are made now.
  @inlinable package var isCollecting: Bool { !isEnded }

  @inlinable package init(
    priority: LayoutPriority = .required, identifier: String? = nil,
    declaringAgain earlier: [Backend.Constraint] = []
  ) {
    self.priority = priority
    self.identifier = identifier
    self.earlier = earlier.isEmpty ? nil : EarlierConstraints(earlier)
  }
  #else
  // Only compared with the current task.
  @usableFromInline let task: UnsafeCurrentTask?

  /// Whether the batch takes constraints that are made now: on its own task, and until it ends.
  @inlinable package var isCollecting: Bool { withUnsafeCurrentTask { $0 == task } && !isEnded }

  @inlinable package init(
    priority: LayoutPriority = .required, identifier: String? = nil,
    declaringAgain earlier: [Backend.Constraint] = []
  ) {
    self.priority = priority
    self.identifier = identifier
    self.earlier = earlier.isEmpty ? nil : EarlierConstraints(earlier)
    task = withUnsafeCurrentTask { $0 }
  }
  #endif

  /// Takes a constraint that was just made.
  @inlinable package func append(_ constraint: Backend.Constraint) {
    collected.append(.passRetained(constraint))
  }

  /// Whether a constraint was taken while the batch ran; quick for the last one.
  package func hasCollected(_ constraint: Backend.Constraint) -> Bool {
    let reference = Unmanaged.passUnretained(constraint).toOpaque()
    return collected.reversed().contains { $0.toOpaque() == reference }
  }

  /// Runs a block and takes the constraints it declares.
  @inlinable package func collect<Statements>(_ body: () -> Statements) {
    let outer = Backend.collectingBatch
    outer?.shortcut.running = nil
    shortcut.running = .passUnretained(self)
    collected.reserveCapacity(8)
    _ = Backend._run(self, body)
    shortcut.running = nil
    if let outer { outer.shortcut.running = .passUnretained(outer) }
    isEnded = true
    handOver()
  }

  @inlinable func handOver() {
    // Empty arrays share one storage, which two threads must not write to.
    if collected.isEmpty { return }
    constraints = Array(unsafeUninitializedCapacity: collected.count) { constraints, count in
      // An unmanaged reference lies in memory as the reference does.
      collected.withUnsafeBytes { UnsafeMutableRawBufferPointer(constraints).copyMemory(from: $0) }
      count = collected.count
    }
    collected = []
  }
}

/// A link from an item to the batch that collects its constraints; it doesn't keep the batch alive.
///
/// Looking up the batch of the current task takes longer than making a constraint, so only the first
/// constraint of an item does it; later ones use the shortcut without checking the task. Without it, a cell that another
/// one replaces in a batch takes 5 to 6 % more instructions. This is safe: the batch uses its items
/// again when it activates their constraints, so no other task may use them while it runs, and a later task
/// finds that the batch has ended.
@usableFromInline package final class BatchShortcut<Backend: LayoutBackend> {
  // Never dangles: set only while the batch runs.
  @exclusivity(unchecked) @usableFromInline var running: Unmanaged<_LayoutBatch<Backend>>?

  /// The batch while it is the innermost running batch; otherwise `nil`.
  // Another module would check its access to the stored property.
  @inlinable package var batch: Unmanaged<_LayoutBatch<Backend>>? { running }

  @inlinable package init() {}
}

// MARK: - Declaring again

/// The constraints of a group that is being declared again, until declarations take them.
///
/// A declaration takes the first constraint that relates the same anchors in the same way; the numbers and
/// the priority may differ. A class, because its owner, the batch, is shared. Exclusive access isn't checked
/// to the properties that every declaration changes, because nothing runs while one is being changed.
@usableFromInline package final class EarlierConstraints<Backend: LayoutBackend> {
  @usableFromInline let constraints: [Backend.Constraint]
  @exclusivity(unchecked) @usableFromInline var isTaken: [Bool]
  /// The index of the first constraint not yet taken; most layouts are declared again in the same order.
  @exclusivity(unchecked) @usableFromInline var position = 0
  /// The constraints that were replaced by new ones.
  package private(set) var replaced: [Backend.Constraint] = []
  /// Whether the constraints are indexed by key, which only a declaration in a different order needs.
  private var isIndexed = false
  /// For each key, the index of its first constraint that was not tried yet, or the number of constraints.
  private var firstIndices: [EquationKey: Int] = [:]
  /// For each constraint, the index of the next constraint with the same key.
  private var nextIndices: [Int] = []

  @usableFromInline package init(_ constraints: [Backend.Constraint]) {
    self.constraints = constraints
    isTaken = Array(repeating: false, count: constraints.count)
  }

  private func indexByKey() {
    isIndexed = true
    nextIndices = Array(repeating: constraints.count, count: constraints.count)
    firstIndices.reserveCapacity(constraints.count)
    for index in constraints.indices.reversed() {
      guard let equation = Backend._equation(of: constraints[index]) else { continue }
      if let next = firstIndices.updateValue(index, forKey: EquationKey(equation)) {
        nextIndices[index] = next
      }
    }
  }

  /// Takes the constraint that an equation declares again and gives it the numbers of the equation.
  ///
  /// An equation without meaning takes no constraint: it gets a new one, which reports the mistake.
  @usableFromInline package func take(for equation: LayoutEquation<Backend>) -> Backend.Constraint? {
    guard equation.hasAcceptableNumbers else { return nil }
    if !isIndexed { indexByKey() }
    let key = EquationKey(equation)
    guard let slot = firstIndices.index(forKey: key) else { return nil }
    while true {
      let index = firstIndices.values[slot]
      guard index < constraints.count else { return nil }
      firstIndices.values[slot] = nextIndices[index]
      let constraint = constraints[index]
      // The items of the constraint may be gone, with their addresses reused by others, and its relation may
      // have changed.
      guard !isTaken[index], let present = Backend._equation(of: constraint), EquationKey(present) == key
      else { continue }
      let updated = Backend._update(constraint, to: equation)
      isTaken[index] = updated === constraint
      if updated !== constraint { replaced.append(constraint) }
      return updated
    }
  }

  /// Takes the next constraint in order if it is the one declared again, which needs no equation.
  @inlinable package func takeNext(if isDeclaredAgain: (Backend.Constraint) -> Bool) -> Backend.Constraint? {
    while position < constraints.count && isTaken[position] { position += 1 }
    guard position < constraints.count, isDeclaredAgain(constraints[position]) else { return nil }
    isTaken[position] = true
    position += 1
    return constraints[position - 1]
  }

  /// Takes a constraint of the group without changing it; ignores all other constraints.
  package func keep(_ constraint: Backend.Constraint) {
    if let index = constraints.firstIndex(where: { $0 === constraint }) { isTaken[index] = true }
  }

  /// The constraints that were not declared again, in order.
  package var rest: [Backend.Constraint] {
    if position == constraints.count { return [] }
    return constraints.indices.filter { !isTaken[$0] }.map { constraints[$0] }
  }
}

/// The anchors and the relation, by which a constraint that is declared again is recognised.
///
/// A constraint with at most two anchors, as nearly every constraint, needs no array.
private struct EquationKey: Hashable {
  struct Anchor: Hashable {
    let item: ObjectIdentifier
    let attribute: LayoutAttribute
  }

  let first: ObjectIdentifier?
  let second: ObjectIdentifier?
  /// The attributes of both, the relation and how many anchors are on the left, in one number.
  let shape: Int
  /// The anchors of both sides except the first of each.
  let rest: [Anchor]

  init<Backend: LayoutBackend>(_ equation: LayoutEquation<Backend>) {
    let (left, right) = (equation.left, equation.right)
    first = left.first.map { ObjectIdentifier($0.item) }
    second = right.first.map { ObjectIdentifier($0.item) }
    let attributes =
      (left.first?.attribute ?? .notAnAttribute).rawValue
      + 16 * (right.first?.attribute ?? .notAnAttribute).rawValue
    shape = attributes + 256 * (equation.relation.rawValue + 1) + 1024 * left.termCount
    guard !left.others.isEmpty || !right.others.isEmpty else {
      rest = []
      return
    }
    rest = (left.others + right.others).map {
      Anchor(item: ObjectIdentifier($0.item), attribute: $0.attribute)
    }
  }
}

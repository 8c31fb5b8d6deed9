/// Collects the constraints that are made while it runs; `batch` makes one.
///
///     func isInBatch() -> Bool { HeadlessBackend._runningBatch != nil }
///     isInBatch()  // false
///     batch { if isInBatch() { title.top == root.top + 8 } }.count  // 1
@_documentation(visibility: internal)
public final class _LayoutBatch<Backend: LayoutBackend>: @unchecked Sendable {
  // Unchecked, yet safe: a task begun inside a batch inherits the reference to the batch, but `isCollecting`
  // is true only on the task that began it, and no other task uses its other properties. That task can't end,
  // or be mistaken for another, while its batch runs. Exclusive access is not checked, because appending
  // calls nothing that could reach the batch. References are counted by hand, because an array of plain words
  // needs no calls into the standard library.
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
    outer?.shortcut.batch = nil
    shortcut.batch = .passUnretained(self)
    collected.reserveCapacity(8)
    _ = Backend._run(self, body)
    shortcut.batch = nil
    if let outer { outer.shortcut.batch = .passUnretained(outer) }
    isEnded = true
    handOver()
  }

  @inlinable func handOver() {
    // Empty arrays share one storage, which two threads must not write to.
    if collected.isEmpty { return }
    constraints = Array(unsafeUninitializedCapacity: collected.count) { constraints, count in
      for constraint in collected {
        constraints.initializeElement(at: count, to: constraint.takeRetainedValue())
        count += 1
      }
    }
    collected = []
  }
}

/// A link from an item to the batch that collects its constraints; it doesn't keep the batch alive.
///
/// Looking up the batch of the current task takes longer than making a constraint, so only the first
/// constraint of an item does it; later ones use the shortcut without checking the task. This is safe: the
/// batch uses its items again when it activates their constraints, so no other task may use them while it
/// runs, and a later task finds that the batch has ended.
@usableFromInline package final class BatchShortcut<Backend: LayoutBackend> {
  // Never dangles: set only while the batch runs.
  /// The batch while it is the innermost running batch; otherwise `nil`.
  @exclusivity(unchecked) @usableFromInline package var batch: Unmanaged<_LayoutBatch<Backend>>?

  @inlinable package init() {}
}

/// Collects the constraints that are made while it runs; `batch` makes one.
///
///     func isInBatch() -> Bool { HeadlessBackend.runningBatch != nil }
///     isInBatch()  // false
///     batch { if isInBatch() { title.top == root.top + 8 } }.count  // 1
public final class LayoutBatch<Backend: LayoutBackend>: @unchecked Sendable {
  // Unchecked, yet safe: tasks begun inside a batch inherit the reference to it, but only the task that began
  // the batch finds it collecting, and nothing else of it is read or written by another one. That task cannot
  // end or be mistaken for another while its batch runs.
  var constraints: [Backend.Constraint] = []
  /// The priority of constraints that are declared without one.
  let priority: LayoutPriority
  /// The identifier of constraints that have none.
  let identifier: String?
  /// What is declared again instead of made.
  let earlier: EarlierConstraints<Backend>?
  private var isEnded = false

  #if hasFeature(Embedded)
  /// Whether the batch takes what is made now.
  var isCollecting: Bool { !isEnded }

  init(
    priority: LayoutPriority = .required, identifier: String? = nil,
    declaringAgain earlier: [Backend.Constraint] = []
  ) {
    self.priority = priority
    self.identifier = identifier
    self.earlier = earlier.isEmpty ? nil : EarlierConstraints(earlier)
  }
  #else
  // Only ever compared with the present task.
  private let task: UnsafeCurrentTask?

  /// Whether the batch takes what is made now: on its own task, and until it ends.
  var isCollecting: Bool { withUnsafeCurrentTask { $0 == task } && !isEnded }

  init(
    priority: LayoutPriority = .required, identifier: String? = nil,
    declaringAgain earlier: [Backend.Constraint] = []
  ) {
    self.priority = priority
    self.identifier = identifier
    self.earlier = earlier.isEmpty ? nil : EarlierConstraints(earlier)
    task = withUnsafeCurrentTask { $0 }
  }
  #endif

  /// Stops collecting.
  func end() {
    isEnded = true
  }
}

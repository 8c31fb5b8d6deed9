/// Collects the constraints made by the functions that a block calls.
///
/// A block without a constraint of its own does not tell its backend. This overload takes it for a headless
/// one; where there is UIKit or AppKit, an overload of theirs is preferred.
@_disfavoredOverload @discardableResult
public func batch(
  active: Bool = true, priority: LayoutPriority = .required, identifier: String? = nil,
  @ConstraintBuilder _ body: () -> ConstraintBuilder.Nothing
) -> ConstraintGroup<HeadlessBackend> {
  collect(active, priority, identifier, body)
}

extension HeadlessBackend {
  #if hasFeature(Embedded)
  // There is one thread and there are no tasks, so a plain static is as good as a task-local value.
  nonisolated(unsafe) private static var current: LayoutBatch<HeadlessBackend>?

  /// The innermost batch that runs on the present task.
  public static var runningBatch: LayoutBatch<HeadlessBackend>? { current }

  /// Runs `body` while `batch` collects.
  public static func run<Result>(_ batch: LayoutBatch<HeadlessBackend>, _ body: () -> Result) -> Result {
    let outer = current
    current = batch
    defer { current = outer }
    return body()
  }
  #else
  @TaskLocal private static var current: LayoutBatch<HeadlessBackend>?

  /// The innermost batch that runs on the present task.
  public static var runningBatch: LayoutBatch<HeadlessBackend>? {
    RunningBatches.mayExist ? current : nil
  }

  /// Runs `body` while `batch` collects.
  public static func run<Result>(_ batch: LayoutBatch<HeadlessBackend>, _ body: () -> Result) -> Result {
    RunningBatches.begin()
    defer { RunningBatches.end() }
    return $current.withValue(batch, operation: body)
  }
  #endif
}

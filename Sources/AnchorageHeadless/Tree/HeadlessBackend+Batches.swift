import Anchorage

#if !(canImport(UIKit) && !os(watchOS) || canImport(AppKit)) || ANCHORAGE_HEADLESS_ONLY
/// Collects the constraints made by the functions that a block calls.
///
/// A block without a relation of its own does not tell its backend. Here there is only one; where there is UIKit
/// or AppKit, the compiler asks for it.
@_documentation(visibility: internal)
@_disfavoredOverload @discardableResult
public func batch(
  active: Bool = true, priority: LayoutPriority = .required, identifier: String? = nil,
  @ConstraintBuilder _ body: () -> ConstraintBuilder.Nothing
) -> ConstraintGroup<HeadlessBackend> {
  collect(active, priority, identifier, body)
}
#endif

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

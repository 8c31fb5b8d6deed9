import Anchorage

#if (os(Linux) || os(Android) || os(Windows)) && !hasFeature(Embedded)
import Synchronization
#endif

#if !(canImport(UIKit) && !os(watchOS) || canImport(AppKit)) || ANCHORAGE_HEADLESS_ONLY
/// Collects the constraints made by the functions that a block calls.
///
/// A block without a relation of its own doesn't determine its backend. Here there is only one; with UIKit or
/// AppKit, the compiler asks for it.
@_documentation(visibility: internal)
@_disfavoredOverload @discardableResult
public func batch(
  active: Bool = true, priority: LayoutPriority = .required, identifier: String? = nil,
  @ConstraintBuilder _ body: () -> ConstraintBuilder._Nothing
) -> ConstraintGroup<HeadlessBackend> {
  collect(active: active, priority: priority, identifier: identifier, body)
}
#endif

extension HeadlessBackend {
  #if hasFeature(Embedded)
  // Safe: Embedded Swift programs for WebAssembly have one thread and no tasks, so nothing else can access
  // it.
  nonisolated(unsafe) private static var current: _LayoutBatch<HeadlessBackend>?

  /// The innermost batch that runs on the present task.
  public static var _runningBatch: _LayoutBatch<HeadlessBackend>? { current }

  /// Runs `body` while `batch` collects.
  public static func _run<Result>(_ batch: _LayoutBatch<HeadlessBackend>, _ body: () -> Result) -> Result {
    let outer = current
    current = batch
    defer { current = outer }
    return body()
  }
  #else
  @TaskLocal private static var current: _LayoutBatch<HeadlessBackend>?

  /// The innermost batch that runs on the present task.
  public static var _runningBatch: _LayoutBatch<HeadlessBackend>? {
    RunningBatches.mayExist ? current : nil
  }

  /// Runs `body` while `batch` collects.
  public static func _run<Result>(_ batch: _LayoutBatch<HeadlessBackend>, _ body: () -> Result) -> Result {
    RunningBatches.begin()
    defer { RunningBatches.end() }
    return $current.withValue(batch, operation: body)
  }
  #endif
}

/// The number of headless batches that run on any task.
///
/// Most constraints are made while no batch runs, and this count saves them reading a task-local value: a statement takes
/// 747 instructions instead of 931.
enum RunningBatches {
  #if (os(Linux) || os(Android) || os(Windows)) && !hasFeature(Embedded)
  private static let count = Atomic(0)

  // Relaxed, because a task only looks for batches that it began itself, and sees its own writes in order.
  static var mayExist: Bool { count.load(ordering: .relaxed) != 0 }
  static func begin() { count.add(1, ordering: .relaxed) }
  static func end() { count.subtract(1, ordering: .relaxed) }
  #else
  // `Atomic` needs newer Apple systems than Anchorage, and Embedded Swift uses a plain static variable, which
  // is fast to read.
  static var mayExist: Bool { true }
  static func begin() {}
  static func end() {}
  #endif
}

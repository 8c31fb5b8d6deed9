import Anchorage

#if (os(Linux) || os(Android) || os(Windows)) && !hasFeature(Embedded)
import Synchronization
#endif

/// How many headless batches run, on whatever task.
///
/// Reading a task-local value takes a sixth of the time that making a constraint takes. Most constraints are
/// made while no batch runs at all, so that this count spares them the reading.
enum RunningBatches {
  #if (os(Linux) || os(Android) || os(Windows)) && !hasFeature(Embedded)
  private static let count = Atomic(0)

  // Relaxed, because a task only looks for a batch that it began itself, and it sees its own writes in order.
  static var mayExist: Bool { count.load(ordering: .relaxed) != 0 }
  static func begin() { count.add(1, ordering: .relaxed) }
  static func end() { count.subtract(1, ordering: .relaxed) }
  #else
  // `Atomic` needs newer systems of Apple's than Anchorage does, and Embedded Swift has a plain static
  // instead of a task-local value, which is quick to read.
  static var mayExist: Bool { true }
  static func begin() {}
  static func end() {}
  #endif
}

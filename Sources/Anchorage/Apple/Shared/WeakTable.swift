#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A value for each of many objects, kept as long as the object.
@MainActor
struct WeakTable<Value> {
  private struct Entry {
    weak var object: NSObject?
    let value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextCleaning = 64

  /// The value of an object, if it has one.
  subscript(object: NSObject) -> Value? {
    get {
      // Another object may be where one was that is gone.
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.value
    }
    set {
      if entries.count >= nextCleaning {
        entries = entries.filter { $0.value.object != nil }
        nextCleaning = max(64, 2 * entries.count)
      }
      entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, value: $0) }
    }
  }
}
#endif

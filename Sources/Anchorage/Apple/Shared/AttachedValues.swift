#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

#if canImport(ObjectiveC)
import ObjectiveC

/// A value for each of many objects, which the Objective-C runtime frees together with the object.
@MainActor
final class AttachedValues<Value> {
  private final class Box {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// The value of an object, if it has one.
  subscript(object: NSObject) -> Value? {
    get { (objc_getAssociatedObject(object, key) as? Box)?.value }
    set {
      objc_setAssociatedObject(object, key, newValue.map { Box($0) }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// An address that no other values have.
  private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

#else

/// A value for each of many objects; values of released objects are dropped as more objects get values.
///
/// For tests without the Objective-C runtime, which every Apple platform has.
@MainActor
final class AttachedValues<Value> {
  private struct Entry {
    weak var object: NSObject?
    let value: Value
  }

  private static var leastCount: Int { 8 }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextCleaning = AttachedValues.leastCount

  /// The value of an object, if it has one.
  subscript(object: NSObject) -> Value? {
    get {
      // A new object may reuse the address of a released object.
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.value
    }
    set {
      if entries.count >= nextCleaning {
        entries = entries.filter { $0.value.object != nil }
        nextCleaning = max(AttachedValues.leastCount, 2 * entries.count)
      }
      entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, value: $0) }
    }
  }
}
#endif
#endif

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Values that the Objective-C runtime keeps with objects, with the real signatures.
import Foundation

public enum objc_AssociationPolicy: UInt {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared[ObjectIdentifier(object as AnyObject)]?[key]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared[ObjectIdentifier(object as AnyObject), default: [:]][key] = value
}

/// Frees what was kept with an object that is being deallocated, as the runtime does.
public func fakeDeallocation(of object: ObjectIdentifier) {
  AssociatedObjects.shared[object] = nil
}

/// How many values are kept with an object.
public func fakeAssociatedObjectCount(of object: AnyObject) -> Int {
  AssociatedObjects.shared[ObjectIdentifier(object)]?.count ?? 0
}

/// The values of all objects, which any thread may ask for.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  // Only read and changed while the lock is held.
  private var values: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]
  private let lock = NSRecursiveLock()

  subscript(object: ObjectIdentifier) -> [UnsafeRawPointer: Any]? {
    get { lock.withLock { values[object] } }
    set {
      // Freed values may free more, which must not find the table in the middle of a change.
      let old = lock.withLock { () -> [UnsafeRawPointer: Any]? in
        let old = values[object]
        values[object] = newValue
        return old
      }
      withExtendedLifetime(old) {}
    }
  }

  subscript(
    object: ObjectIdentifier, default empty: [UnsafeRawPointer: Any]
  ) -> [UnsafeRawPointer: Any] {
    get { self[object] ?? empty }
    set { self[object] = newValue }
  }
}

import Anchorage

/// An uncounted reference to an object that something else keeps alive.
///
/// A pass follows thousands of references, and counting each of them would take a large part of its time. A
/// comment at each stored reference says why the object is still alive when it is used. This type and
/// ``KeptReferences`` are the only ones of the headless rooms that count references by hand or not at all.
struct UncountedReference<Object: AnyObject>: BitwiseCopyable {
  private let reference: Unmanaged<Object>

  @inline(__always)
  init(_ object: Object) { reference = .passUnretained(object) }

  @inline(__always)
  init(_ reference: Unmanaged<Object>) { self.reference = reference }

  /// The object, as a counted reference.
  @inline(__always)
  var object: Object { reference.takeUnretainedValue() }

  /// Calls `body` with the object, which `body` must not release.
  @inline(__always)
  func with<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// Whether two references are to the same object, or both `nil`.
  @inline(__always)
  static func areSame(_ a: UncountedReference?, _ b: UncountedReference?) -> Bool {
    a?.reference.toOpaque() == b?.reference.toOpaque()
  }
}

extension UncountedReference where Object == HeadlessItem {
  // The casts are not checked, because the owner of the reference knows the type of the item.

  /// The item, which must be a view.
  @inline(__always)
  var view: LayoutView { unsafeDowncast(object, to: LayoutView.self) }

  /// The item, which must be a guide.
  @inline(__always)
  var guide: LayoutGuide { unsafeDowncast(object, to: LayoutGuide.self) }

  /// Calls `body` with the item, which must be a view and which `body` must not release.
  @inline(__always)
  func withView<Result>(_ body: (LayoutView) -> Result) -> Result {
    with { body(unsafeDowncast($0, to: LayoutView.self)) }
  }
}

extension [LayoutConstraint] {
  /// Calls `body` for every element without counting references; the array keeps its elements alive.
  @inline(__always)
  func forEachUncounted(_ body: (LayoutConstraint) -> Void) {
    withUnsafeBufferPointer { elements in
      // An array's elements and uncounted references have the same representation.
      elements.withMemoryRebound(to: Unmanaged<LayoutConstraint>.self) { references in
        for reference in references { reference._withUnsafeGuaranteedRef(body) }
      }
    }
  }
}

import Anchorage

/// An uncounted reference to an object that something else keeps alive.
///
/// A pass follows thousands of references. If `with` and `forEachUncounted` counted them, a resize of cells would take 69 %
/// more instructions, and building a layout 4 to 10 % more. A comment at each stored reference says why the object is still
/// alive when it is used. This type and ``KeptReferences`` are the only ones of the headless rooms that count references by
/// hand or not at all.
struct UncountedReference<Object: AnyObject>: BitwiseCopyable {
  private let reference: Unmanaged<Object>

  init(_ object: Object) { reference = .passUnretained(object) }

  init(_ reference: Unmanaged<Object>) { self.reference = reference }

  /// The object, as a counted reference.
  var object: Object { reference.takeUnretainedValue() }

  /// Calls `body` with the object, which `body` must not release.
  func with<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// Whether two references are to the same object, or both `nil`.
  static func areSame(_ a: UncountedReference?, _ b: UncountedReference?) -> Bool {
    a?.reference.toOpaque() == b?.reference.toOpaque()
  }
}

extension UncountedReference where Object == HeadlessItem {
  // The casts are not checked, because the owner of the reference knows the type of the item.

  /// The item, which must be a view.
  var view: LayoutView { unsafeDowncast(object, to: LayoutView.self) }

  /// The item, which must be a guide.
  var guide: LayoutGuide { unsafeDowncast(object, to: LayoutGuide.self) }

  /// Calls `body` with the item, which must be a view and which `body` must not release.
  func withView<Result>(_ body: (LayoutView) -> Result) -> Result {
    with { body(unsafeDowncast($0, to: LayoutView.self)) }
  }
}

extension [LayoutConstraint] {
  /// Calls `body` for every element without counting references; the array keeps its elements alive.
  func forEachUncounted(_ body: (LayoutConstraint) -> Void) {
    withUnsafeBufferPointer { elements in
      // An array's elements and uncounted references have the same representation.
      elements.withMemoryRebound(to: Unmanaged<LayoutConstraint>.self) { references in
        for reference in references { reference._withUnsafeGuaranteedRef(body) }
      }
    }
  }
}

/// A sequence of retained objects and holes. References are counted by hand.
///
/// It stores the active constraints and the listed views. An array would check for each of them whether its
/// storage is shared, and retain a new object twice: with an array, building cells takes 6 % more instructions.
struct KeptReferences<Object: AnyObject>: ~Copyable {
  private var slots = UnsafeMutableBufferPointer<Unmanaged<Object>?>(start: nil, count: 0)
  /// The number of objects and holes.
  private(set) var count = 0

  deinit {
    for index in 0..<count { slots[index]?.release() }
    slots.deallocate()
  }

  /// The object at an index, to be used while it is kept; `nil` for a hole.
  subscript(index: Int) -> UncountedReference<Object>? {
    slots[index].map { UncountedReference($0) }
  }

  /// Calls `body` for every object with its index; `body` must not add or remove objects.
  func forEach(_ body: (Int, Object) -> Void) {
    for index in 0..<count { slots[index]?._withUnsafeGuaranteedRef { body(index, $0) } }
  }

  mutating func append(_ object: Object) {
    if count == slots.count { grow() }
    slots.initializeElement(at: count, to: .passRetained(object))
    count += 1
  }

  /// Moves a range from another sequence, where it leaves holes.
  mutating func append(_ range: Range<Int>, of other: inout KeptReferences) {
    if count + range.count > slots.count { reserve(2 * (count + range.count)) }
    for index in range {
      slots.initializeElement(at: count, to: other.takeReference(at: index))
      count += 1
    }
  }

  /// Swaps the element at an index with an element of another sequence.
  mutating func exchange(_ index: Int, with position: Int, of other: inout KeptReferences) {
    swap(&slots[index], &other.slots[position])
  }

  /// Removes the holes after the last object.
  mutating func removeHolesAtEnd() {
    while count > 0 && slots[count - 1] == nil { count -= 1 }
  }

  /// The same objects and holes.
  func copy() -> KeptReferences {
    var copy = KeptReferences()
    copy.reserve(count)
    for index in 0..<count { copy.slots.initializeElement(at: index, to: slots[index]?.retain()) }
    copy.count = count
    return copy
  }

  private mutating func grow() {
    // Most views hold a few constraints or a few dozen.
    reserve(count < 32 ? max(8, 4 * count) : 2 * count)
  }

  /// Reserves room for this many objects and holes in total.
  mutating func reserve(_ total: Int) {
    if total <= slots.count { return }
    let larger = UnsafeMutableBufferPointer<Unmanaged<Object>?>.allocate(capacity: total)
    for index in 0..<count { larger.initializeElement(at: index, to: slots[index]) }
    slots.deallocate()
    slots = larger
  }

  /// Returns the object at an index and leaves a hole.
  mutating func take(at index: Int) -> Object? {
    takeReference(at: index)?.takeRetainedValue()
  }

  private mutating func takeReference(at index: Int) -> Unmanaged<Object>? {
    let taken = slots[index]
    slots[index] = nil
    return taken
  }

  /// Moves the object at an index to the end, and leaves a hole.
  mutating func moveToEnd(from index: Int) {
    if count == slots.count { grow() }
    slots.initializeElement(at: count, to: takeReference(at: index))
    count += 1
  }

  /// Removes all holes.
  mutating func closeHoles() {
    var kept = 0
    for index in 0..<count where slots[index] != nil {
      slots[kept] = slots[index]
      kept += 1
    }
    count = kept
  }
}

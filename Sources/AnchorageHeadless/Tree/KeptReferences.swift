import Anchorage

/// A row of objects that it keeps alive, and of holes. References are counted by hand.
///
/// Every active constraint and every listed view is in one. An array would check for each of them whether its
/// storage is shared, and would count a new object twice.
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

  /// Calls `body` for every object with its index; `body` must not add or remove any.
  @inline(__always)
  func forEach(_ body: (Int, Object) -> Void) {
    for index in 0..<count { slots[index]?._withUnsafeGuaranteedRef { body(index, $0) } }
  }

  @inline(__always)
  mutating func append(_ object: Object) {
    if count == slots.count { grow() }
    slots.initializeElement(at: count, to: .passRetained(object))
    count += 1
  }

  /// Takes over a range of another row, which is left with holes there.
  mutating func append(_ range: Range<Int>, of other: inout KeptReferences) {
    if count + range.count > slots.count { reserve(2 * (count + range.count)) }
    for index in range {
      slots.initializeElement(at: count, to: other.takeReference(at: index))
      count += 1
    }
  }

  /// Exchanges what is at an index with what another row has at another one.
  @inline(__always)
  mutating func exchange(_ index: Int, with position: Int, of other: inout KeptReferences) {
    swap(&slots[index], &other.slots[position])
  }

  /// Closes the holes behind the last object.
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

  @inline(never)
  private mutating func grow() {
    // Most views hold a few constraints, or dozens.
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

  /// Leaves a hole and returns the object that was there.
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

  /// Closes the holes.
  mutating func closeHoles() {
    var kept = 0
    for index in 0..<count where slots[index] != nil {
      slots[kept] = slots[index]
      kept += 1
    }
    count = kept
  }
}

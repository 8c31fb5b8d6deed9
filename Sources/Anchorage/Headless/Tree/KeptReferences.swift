/// Objects in a row, each kept alive by one reference that is counted by hand, and holes.
///
/// Every constraint and every view passes through one. An array would be asked for each of them whether it is
/// shared, and a new object would be counted twice.
struct KeptReferences<Object: AnyObject>: ~Copyable {
  private var slots = UnsafeMutableBufferPointer<Unmanaged<Object>?>(start: nil, count: 0)
  /// How many there are, holes included.
  private(set) var count = 0

  deinit {
    for index in 0..<count { slots[index]?.release() }
    slots.deallocate()
  }

  /// The object at a place, to be used while it is kept; nil for a hole.
  subscript(index: Int) -> Unmanaged<Object>? { slots[index] }

  @inline(__always)
  mutating func append(_ object: Object) {
    if count == slots.count { grow() }
    slots.initializeElement(at: count, to: .passRetained(object))
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    // Most views hold a few constraints, or dozens.
    reserve(count < 32 ? max(8, 4 * count) : 2 * count)
  }

  /// Makes room for so many objects.
  mutating func reserve(_ total: Int) {
    if total <= slots.count { return }
    let larger = UnsafeMutableBufferPointer<Unmanaged<Object>?>.allocate(capacity: total)
    for index in 0..<count { larger.initializeElement(at: index, to: slots[index]) }
    slots.deallocate()
    slots = larger
  }

  /// Leaves a hole, and hands over what was there with the reference to it.
  mutating func take(at index: Int) -> Unmanaged<Object>? {
    let taken = slots[index]
    slots[index] = nil
    return taken
  }

  /// Moves the object at a place to the end, and leaves a hole.
  mutating func moveToEnd(from index: Int) {
    if count == slots.count { grow() }
    slots.initializeElement(at: count, to: take(at: index))
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

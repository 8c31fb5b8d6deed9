/// A growable array of trivial elements without copy-on-write or exclusivity checks, for the solver's inner
/// loops.
///
/// An `Array` stored in a class was measured nine times slower in the elimination; this is one pointer.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 0) {
    // An empty buffer needs no memory, only an address where an element could be: a solver has dozens of
    // them.
    let nothing = UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment)
    base = capacity == 0 ? nothing ?? .allocate(capacity: 0) : .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit {
    deallocate()
  }

  /// Where the next element goes, as 32 bits, which is how elements refer to each other.
  var end: Int32 { Int32(truncatingIfNeeded: count) }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "Index \(index) is outside 0..<\(count)")
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count, "Index \(index) is outside 0..<\(count)")
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  /// The elements, valid until one is added.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count &+= 1
  }

  /// Appends `extra` elements that the closure writes, all of them.
  mutating func append(count extra: Int, _ write: (UnsafeMutablePointer<Element>) -> Void) {
    let newCount = count &+ extra
    if newCount > capacity { grow(to: newCount) }
    write(base + count)
    count = newCount
  }

  /// Appends `extra` copies of an element.
  mutating func append(repeating element: Element, count extra: Int) {
    if count + extra > capacity { grow(to: count + extra) }
    (base + count).update(repeating: element, count: extra)
    count += extra
  }

  /// Makes room for exactly `total` elements.
  mutating func reserve(_ total: Int) {
    if total > capacity { move(to: total) }
  }

  /// Drops every element from `newCount` on and keeps the storage.
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  mutating func removeAll() {
    count = 0
  }

  /// Drops the elements that a condition is true of; the others keep their order.
  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where !isUnwanted(base[index]) {
      base[kept] = base[index]
      kept += 1
    }
    count = kept
  }

  /// Makes the buffer hold `newCount` copies of an element.
  mutating func reset(to element: Element, count newCount: Int) {
    count = 0
    append(repeating: element, count: newCount)
  }

  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  // Not inlined, like `grow`: with both inlined, the code of the module is 53 kB larger, a tenth.
  @inline(never)
  private func deallocate() {
    if capacity > 0 { base.deallocate() }
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    precondition(needed <= Int32.max, "A solver of two billion terms")
    // Large buffers grow by half, because most of the last growth stays unused, and freed memory can be
    // reused.
    move(to: max(needed, capacity < 16384 ? capacity * 2 : capacity + capacity / 2, 8))
  }

  private mutating func move(to newCapacity: Int) {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    moved.update(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = moved
    capacity = newCapacity
  }
}

extension Buffer<Int32> {
  /// Puts the numbers into ascending order.
  func sort() {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort()
  }
}

extension Range<Int32> {
  /// The range of `count` indices from `start`, unchecked, because inner loops visit thousands of short
  /// ranges.
  init(_ first: Int32, count: Int32) {
    self.init(uncheckedBounds: (first, first &+ count))
  }
}

/// A double with an alignment of four bytes: together with an index it takes 12 bytes instead of 16.
///
/// Terms and cells use most of a solver's memory. The compiler combines the two halves into one load.
struct PackedDouble: BitwiseCopyable {
  private var low: UInt32
  private var high: UInt32

  init(_ value: Double) {
    low = UInt32(truncatingIfNeeded: value.bitPattern)
    high = UInt32(truncatingIfNeeded: value.bitPattern >> 32)
  }

  var value: Double { Double(bitPattern: UInt64(high) << 32 | UInt64(low)) }
}

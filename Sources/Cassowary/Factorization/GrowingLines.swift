/// Lines that grow and shrink independently of each other in one storage.
///
/// A line that outgrows its place moves to the end of the storage, with room for half as many elements again.
struct GrowingLines<Element: BitwiseCopyable>: ~Copyable {
  private var places = Buffer<LinePlace>()
  private var elements = Buffer<Element>()

  /// Makes the lines empty and keeps the memory.
  mutating func reset(count: Int) {
    places.reset(to: LinePlace(), count: count)
    elements.removeAll()
  }

  @inline(__always)
  func count(of line: Int32) -> Int32 { places[line].count }

  /// The elements of a line, as long as no line grows.
  @inline(__always)
  subscript(line: Int32) -> UnsafeMutableBufferPointer<Element> {
    let place = places[line]
    return UnsafeMutableBufferPointer(start: elements.base + Int(place.first), count: Int(place.count))
  }

  @inline(__always)
  mutating func append(_ element: Element, to line: Int32) {
    let place = places[line]
    if place.count == place.capacity { makeRoom(in: line, for: element) }
    elements[places[line].first + place.count] = element
    places[line].count = place.count + 1
  }

  /// Removes an element; the last one of the line takes its place.
  @inline(__always)
  mutating func remove(at index: Int, from line: Int32) {
    let last = places[line].count - 1
    elements[Int(places[line].first) + index] = elements[places[line].first + last]
    places[line].count = last
  }

  private mutating func makeRoom(in line: Int32, for element: Element) {
    let place = places[line]
    if place.capacity == 0 { places[line].first = elements.end }
    if places[line].first + place.capacity == elements.end {
      elements.append(element)
      places[line].capacity += 1
      return
    }
    let first = elements.end
    let capacity = place.count + place.count / 2 + 4
    elements.append(repeating: element, count: Int(capacity))
    for index in 0..<place.count { elements[first + index] = elements[place.first + index] }
    places[line].first = first
    places[line].capacity = capacity
  }
}

/// Where the elements of a line are.
struct LinePlace: BitwiseCopyable {
  var first: Int32 = 0
  var count: Int32 = 0
  var capacity: Int32 = 0
}

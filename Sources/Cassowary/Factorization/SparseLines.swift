/// A sparse matrix by rows or by columns: the cells of one line after those of the other.
struct SparseLines: ~Copyable {
  /// Where each line starts, and where the last one ends; empty if there is no line.
  private var starts = Buffer<Int32>()
  private(set) var cells = Buffer<LineCell>()

  var count: Int { max(0, starts.count - 1) }

  /// The cells of a line, valid until one is added.
  subscript(line: Int) -> UnsafeBufferPointer<LineCell> {
    let first = Int(starts[line])
    return UnsafeBufferPointer(start: cells.base + first, count: Int(starts[line + 1]) - first)
  }

  subscript(line: Int32) -> UnsafeBufferPointer<LineCell> { self[Int(line)] }

  /// The cells that were added since the last line ended.
  var openLine: UnsafeBufferPointer<LineCell> {
    UnsafeBufferPointer(rebasing: cells.elements[openStart...])
  }

  private var openStart: Int { starts.count == 0 ? 0 : Int(starts[starts.count - 1]) }

  /// Removes every line and keeps the memory.
  mutating func removeAll() {
    starts.removeAll()
    cells.removeAll()
  }

  mutating func reserve(lines: Int, cells cellCount: Int) {
    starts.reserve(lines + 1)
    cells.reserve(cellCount)
  }

  /// Adds a cell to the line that ``endLine()`` will end.
  mutating func append(_ value: Double, at position: Int32) {
    cells.append(LineCell(position: position, value: value))
  }

  mutating func endLine() {
    if starts.count == 0 { starts.append(0) }
    starts.append(cells.end)
  }

  /// Sorts the cells that were added since the last line ended by position, unless there are more than two.
  ///
  /// - Returns: Whether they are sorted.
  func sortShortOpenLine() -> Bool {
    let line = UnsafeMutableBufferPointer(start: cells.base + openStart, count: cells.count - openStart)
    if line.count == 2 && line[0].position > line[1].position { line.swapAt(0, 1) }
    if line.count <= 2 { return true }
    for index in 1..<line.count where line[index - 1].position > line[index].position { return false }
    return true
  }

  /// Multiplies the cells of a line by a factor.
  func multiply(_ line: Int, by factor: Double) {
    for index in starts[line]..<starts[line + 1] { cells[index].value *= factor }
  }

  /// Removes the cells that were added since the last line ended.
  mutating func removeOpenLine() {
    cells.truncate(to: openStart)
  }

  /// Changes the position of every cell to the one that an order gives it, counted from a first one.
  mutating func renumber(by order: borrowing Buffer<Int32>, from first: Int) {
    for index in 0..<cells.count { cells[index].position = order[cells[index].position] - Int32(first) }
  }

  /// Becomes the transpose of a matrix whose positions are below `count`.
  ///
  /// The cells of a line are in the order of the lines they come from: a counting sort.
  ///
  /// - Complexity: O(cells + lines of both).
  mutating func transpose(_ other: borrowing SparseLines, count: Int) {
    starts.reset(to: 0, count: count + 1)
    for cell in other.cells.elements { starts[cell.position + 1] += 1 }
    for line in 0..<count { starts[line + 1] += starts[line] }
    cells.reset(to: LineCell(position: 0, value: 0), count: other.cells.count)
    for line in 0..<other.count {
      for cell in other[line] {
        let place = starts[cell.position]
        starts[cell.position] = place + 1
        cells[place] = LineCell(position: Int32(line), value: cell.value)
      }
    }
    // By now each start has moved to the start of the next line.
    for line in stride(from: count, to: 0, by: -1) { starts[line] = starts[line - 1] }
    starts[0] = 0
  }
}

/// A coefficient in a line of a matrix; the line is a row or a column, and the position the other of the two.
struct LineCell: BitwiseCopyable {
  var position: Int32
  var value: Double
}

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

  func count(of line: Int32) -> Int32 { places[line].count }

  /// The elements of a line, as long as no line grows.
  subscript(line: Int32) -> UnsafeMutableBufferPointer<Element> {
    let place = places[line]
    return UnsafeMutableBufferPointer(start: elements.base + Int(place.first), count: Int(place.count))
  }

  mutating func append(_ element: Element, to line: Int32) {
    let place = places[line]
    if place.count == place.capacity { makeRoom(in: line, for: element) }
    elements[places[line].first + place.count] = element
    places[line].count = place.count + 1
  }

  /// Removes an element; the last one of the line takes its place.
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

/// A vector of mostly zeros: all of its numbers, and a list of the numbers that may not be zero.
///
/// Loops over the vector go through the list; a single number is found in one step.
struct SparseVector: ~Copyable {
  /// Every number of the vector, zero where it is not listed.
  private(set) var values = Buffer<Double>()
  /// The positions of the numbers that may not be zero, each once, in the order in which they were met.
  private(set) var positions = Buffer<Int32>()
  private var isListed = Buffer<Bool>()

  init() {}

  subscript(position: Int32) -> Double { values[position] }

  /// Makes all numbers zero.
  ///
  /// - Complexity: O(`count`) if the vector had another size, otherwise O(listed numbers).
  mutating func reset(count: Int) {
    if values.count == count {
      clear()
    } else {
      values.reset(to: 0, count: count)
      isListed.reset(to: false, count: count)
      positions.removeAll()
    }
  }

  /// Makes all numbers zero.
  ///
  /// - Complexity: O(listed numbers).
  mutating func clear() {
    for position in positions.elements {
      values[position] = 0
      isListed[position] = false
    }
    positions.removeAll()
  }

  /// Adds to one of the numbers, and lists it.
  mutating func add(_ number: Double, at position: Int32) {
    values[position] += number
    if isListed[position] { return }
    isListed[position] = true
    positions.append(position)
  }

  /// Sets a number that is not listed, and lists it.
  mutating func append(_ number: Double, at position: Int32) {
    assert(!isListed[position])
    values[position] = number
    isListed[position] = true
    positions.append(position)
  }
}

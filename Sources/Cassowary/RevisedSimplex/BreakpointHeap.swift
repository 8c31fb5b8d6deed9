/// The breakpoints of a move, the nearest first; among equally near ones the steepest, then the lowest
/// symbol.
struct BreakpointHeap: ~Copyable {
  private var elements = Buffer<Breakpoint>()

  var count: Int { elements.count }

  subscript(index: Int) -> Breakpoint { elements[index] }

  mutating func removeAll() {
    elements.removeAll()
  }

  mutating func insert(_ breakpoint: Breakpoint) {
    elements.append(breakpoint)
    var index = elements.count - 1
    while index > 0 && isBefore(index, (index - 1) / 2) {
      swap(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes the nearest breakpoint.
  mutating func removeFirst() {
    let last = elements.removeLast()
    if elements.count == 0 { return }
    elements[0] = last
    var index = 0
    while 2 * index + 1 < elements.count {
      var child = 2 * index + 1
      if child + 1 < elements.count && isBefore(child + 1, child) { child += 1 }
      if !isBefore(child, index) { return }
      swap(child, index)
      index = child
    }
  }

  private func swap(_ index: Int, _ other: Int) {
    let element = elements[index]
    elements[index] = elements[other]
    elements[other] = element
  }

  private func isBefore(_ index: Int, _ other: Int) -> Bool {
    let a = elements[index]
    let b = elements[other]
    if a.distance != b.distance { return a.distance < b.distance }
    if a.rate != b.rate { return a.rate > b.rate }
    return a.symbol < b.symbol
  }
}

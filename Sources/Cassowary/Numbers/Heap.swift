/// A binary heap: the least element is found at once, and adding or removing one takes O(log `count`).
struct Heap<Element: BitwiseCopyable & Comparable>: ~Copyable {
  private var elements = Buffer<Element>()

  var count: Int { elements.count }

  /// The least element, at index zero, or any other one.
  subscript(index: Int) -> Element { elements[index] }

  mutating func removeAll() {
    elements.removeAll()
  }

  /// Adds an element without ordering it; ``order()`` orders all of them.
  mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Orders elements that were appended, in O(`count`), in whatever order they are.
  ///
  /// (Floyd, *Algorithm 245: Treesort 3*, Communications of the ACM 7, 1964.)
  mutating func order() {
    for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
  }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0 && elements[index] < elements[(index - 1) / 2] {
      swap(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes the least element.
  mutating func removeFirst() {
    let last = elements.removeLast()
    if elements.count == 0 { return }
    elements[0] = last
    siftDown(0)
  }

  private func siftDown(_ first: Int) {
    var index = first
    while 2 * index + 1 < elements.count {
      var child = 2 * index + 1
      if child + 1 < elements.count && elements[child + 1] < elements[child] { child += 1 }
      if !(elements[child] < elements[index]) { return }
      swap(child, index)
      index = child
    }
  }

  private func swap(_ index: Int, _ other: Int) {
    let element = elements[index]
    elements[index] = elements[other]
    elements[other] = element
  }
}

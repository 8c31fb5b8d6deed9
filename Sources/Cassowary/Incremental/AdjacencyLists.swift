/// A list of numbers for each of the numbers 0, 1, 2, …
///
/// Nothing is ever taken out. Whoever reads a list skips what is no longer so.
struct AdjacencyLists: ~Copyable {
  /// Of each list, its last node; −1 for none.
  private var last = Buffer<Int32>()
  private var nodes = Buffer<AdjacencyNode>()

  mutating func reset(listCount: Int) {
    last.reset(to: -1, count: listCount)
    nodes.removeAll()
  }

  /// Makes room for more lists.
  mutating func extend(listCount: Int) {
    if listCount > last.count { last.append(repeating: -1, count: listCount - last.count) }
  }

  /// How many numbers all lists hold.
  var count: Int { nodes.count }

  @inline(__always)
  mutating func add(_ value: Int32, to list: Int32) {
    nodes.append(AdjacencyNode(value: value, previous: last[list]))
    last[list] = nodes.end - 1
  }

  /// Calls `body` for the numbers in a list, those added last first; `body` must not add any.
  @inline(__always)
  func forEach(in list: Int32, _ body: (Int32) -> Void) {
    if Int(list) >= last.count { return }
    // A node comes before those that were added later, so each round ends at an earlier one.
    var node = last[list]
    while node >= 0 {
      body(nodes[node].value)
      node = nodes[node].previous
    }
  }
}

/// A number in a list.
struct AdjacencyNode: BitwiseCopyable {
  var value: Int32
  /// The node that was added to the same list before; −1 for none.
  var previous: Int32
}

/// A list of numbers for each of the numbers 0, 1, 2, …
///
/// Some numbers in a list may be out of date. The reader of the list decides which, and they are removed.
struct AdjacencyLists: ~Copyable {
  /// For each list, its last node; −1 for none.
  private var last = Buffer<Int32>()
  private var nodes = Buffer<AdjacencyNode>()
  /// The first of the removed nodes, which are linked; −1 if there is none.
  private var free: Int32 = -1
  /// The number of numbers in all lists.
  private(set) var count = 0

  mutating func reset(listCount: Int) {
    last.reset(to: -1, count: listCount)
    nodes.removeAll()
    free = -1
    count = 0
  }

  /// Makes room for more lists.
  mutating func extend(listCount: Int) {
    if listCount > last.count { last.append(repeating: -1, count: listCount - last.count) }
  }

  @inline(__always)
  mutating func add(_ value: Int32, to list: Int32) {
    let node = AdjacencyNode(value: value, previous: last[list])
    count += 1
    if free >= 0 {
      last[list] = free
      free = nodes[free].previous
      nodes[last[list]] = node
    } else {
      nodes.append(node)
      last[list] = nodes.end - 1
    }
  }

  /// Calls `body` for the numbers in a list, the last added first, and removes the numbers for which it
  /// returns false.
  @inline(__always)
  mutating func filter(_ list: Int32, _ body: (Int32) -> Bool) {
    if Int(list) >= last.count { return }
    var (node, next) = (last[list], Int32(-1))
    var limit = RoundLimit(nodes.count + 1)
    while node >= 0 {
      limit.countRound(of: "the numbers in a list")
      let previous = nodes[node].previous
      if body(nodes[node].value) {
        next = node
      } else {
        if next < 0 { last[list] = previous } else { nodes[next].previous = previous }
        nodes[node].previous = free
        free = node
        count -= 1
      }
      node = previous
    }
  }
}

/// A number in a list.
struct AdjacencyNode: BitwiseCopyable {
  var value: Int32
  /// The node that was added to the same list before; −1 for none.
  var previous: Int32
}

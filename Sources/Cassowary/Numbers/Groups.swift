/// Indices in groups that grow together, by union-find; the lowest index of a group leads it.
struct Groups: ~Copyable {
  private var leaders = Buffer<Int32>()

  init(count: Int) {
    for index in 0..<Int32(count) { leaders.append(index) }
  }

  /// Makes a group of each of the members, which are below `count`; there is nothing else in it.
  ///
  /// - Complexity: O(members), however large `count` is.
  init(of members: borrowing Buffer<Int32>, below count: Int) {
    leaders.append(count: count) { leaders in
      for index in 0..<members.count { leaders[Int(members[index])] = members[index] }
    }
  }

  func leader(of index: Int32) -> Int32 {
    var current = index
    // The lowest index leads, so each round ends at a lower one.
    while leaders[current] < current {
      leaders[current] = leaders[leaders[current]]
      current = leaders[current]
    }
    return current
  }

  /// Joins the groups of two indices; returns the leader of both.
  @discardableResult
  func join(_ first: Int32, _ second: Int32) -> Int32 {
    let (a, b) = (leader(of: first), leader(of: second))
    if a < b {
      leaders[b] = a
      return a
    }
    leaders[a] = b
    return b
  }
}

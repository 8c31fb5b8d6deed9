extension FolderMap {
  /// Two rooms that use each other on purpose.
  struct NamedPair {
    var first: String
    var second: String
    /// Why there is no wall between them.
    var reason: String
  }

  /// A strongly connected set of rooms.
  struct Cycle {
    /// The shortest cycle, which ends with the room it starts from.
    var path: [String]
    var rooms: [String]
    /// Removing these arrows leaves no cycle, and no other choice has fewer reasons.
    var cuts: [Arrow]
  }

  /// The cycles that remain when each named pair counts as one room.
  func cycles(allowing pairs: [NamedPair] = []) -> [Cycle] {
    let groups = groups(joining: pairs)
    let reached = Dictionary(
      uniqueKeysWithValues: groups.indices.map { ($0, reachable(from: $0, in: groups)) })
    var seen: Set<Int> = []
    var cycles: [Cycle] = []
    for start in groups.indices where !seen.contains(start) && reached[start]?.contains(start) == true {
      let circle = groups.indices.filter {
        reached[start]?.contains($0) == true && reached[$0]?.contains(start) == true
      }
      seen.formUnion(circle)
      cycles.append(
        Cycle(
          path: shortestPath(in: circle.map { groups[$0] }), rooms: circle.flatMap { groups[$0] }.sorted(),
          cuts: cheapestCuts(circle.map { groups[$0] })))
    }
    return cycles
  }

  /// The pairs that do not use each other, so that naming them is wrong.
  func unneeded(_ pairs: [NamedPair]) -> [NamedPair] {
    pairs.filter { pair in
      arrows[Arrow(from: pair.first, to: pair.second)] == nil
        || arrows[Arrow(from: pair.second, to: pair.first)] == nil
    }
  }

  private func groups(joining pairs: [NamedPair]) -> [[String]] {
    var groups = rooms.map { [$0] }
    for pair in pairs {
      guard let first = groups.firstIndex(where: { $0.contains(pair.first) }),
        let second = groups.firstIndex(where: { $0.contains(pair.second) }), first != second
      else { continue }
      groups[first] += groups[second]
      groups.remove(at: second)
    }
    return groups
  }

  private func leads(_ group: [String], to other: [String]) -> Bool {
    group.contains { from in other.contains { arrows[Arrow(from: from, to: $0)] != nil } }
  }

  /// The groups that can be reached; contains the start only if it is on a cycle.
  private func reachable(from start: Int, in groups: [[String]]) -> Set<Int> {
    var reached: Set<Int> = []
    var stack = [start]
    while let next = stack.popLast() {
      for other in groups.indices where other != next && leads(groups[next], to: groups[other]) {
        if reached.insert(other).inserted { stack.append(other) }
      }
    }
    return reached
  }

  /// The shortest cycle through strongly connected groups; the rooms of a group are joined by `&`.
  private func shortestPath(in groups: [[String]]) -> [String] {
    var shortest: [Int] = []
    for start in groups.indices {
      var paths = [[start]]
      search: while !paths.isEmpty {
        let path = paths.removeFirst()
        if !shortest.isEmpty && path.count + 1 >= shortest.count { break }
        for next in groups.indices
        where next != path.last && leads(groups[path[path.count - 1]], to: groups[next]) {
          if next == start {
            shortest = path + [start]
            break search
          }
          if !path.contains(next) { paths.append(path + [next]) }
        }
      }
    }
    return shortest.map { groups[$0].joined(separator: " & ") }
  }

  /// Orders the groups from low to high so that the arrows upward have as few reasons as possible.
  ///
  /// This is dynamic programming over the sets of lower groups: O(2ⁿ n²) for n groups.
  private func cheapestCuts(_ groups: [[String]]) -> [Arrow] {
    let count = groups.count
    precondition(count <= 16, "\(count) rooms use each other")
    let upward = groups.map { low in groups.map { high in arrowsBetween(low, high) } }
    let costs = upward.map { $0.map { $0.reduce(0) { $0 + (arrows[$1]?.count ?? 0) } } }
    var best = Array(repeating: Int.max, count: 1 << count)
    var last = Array(repeating: 0, count: 1 << count)
    best[0] = 0
    for lower in best.indices {
      for next in 0..<count where lower & 1 << next == 0 {
        var cost = best[lower]
        for low in 0..<count where lower & 1 << low != 0 { cost += costs[low][next] }
        if cost < best[lower | 1 << next] {
          best[lower | 1 << next] = cost
          last[lower | 1 << next] = next
        }
      }
    }
    var cuts: [Arrow] = []
    var lower = best.count - 1
    while lower != 0 {
      let high = last[lower]
      lower &= ~(1 << high)
      for low in 0..<count where lower & 1 << low != 0 { cuts += upward[low][high] }
    }
    return cuts.sorted()
  }

  private func arrowsBetween(_ group: [String], _ other: [String]) -> [Arrow] {
    if group == other { return [] }
    return group.flatMap { from in other.map { Arrow(from: from, to: $0) } }.filter { arrows[$0] != nil }
  }
}

extension FolderMap {
  /// Each cycle, with all reasons of the arrows to remove; empty if there is no cycle.
  func report(on cycles: [Cycle]) -> String {
    cycles.map { cycle in
      let cuts = cycle.cuts.map { cut in
        let reasons = reasons(from: cut.from, to: cut.to).map { "    \($0)" }
        return (["  \(cut.from) -> \(cut.to)"] + reasons).joined(separator: "\n")
      }
      return """
        cycle: \(cycle.path.joined(separator: " -> ")), among \(cycle.rooms.joined(separator: ", "))
        fewest reasons to remove:
        \(cuts.joined(separator: "\n"))
        """
    }.joined(separator: "\n")
  }
}

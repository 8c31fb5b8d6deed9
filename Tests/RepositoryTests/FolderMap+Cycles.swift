extension FolderMap {
  /// Two rooms that use each other on purpose.
  struct NamedPair {
    var first: String
    var second: String
    /// Why a wall between them would say less than there is.
    var reason: String
  }

  /// Rooms each of which leads to all others.
  struct Cycle {
    /// The shortest way round, which ends where it begins.
    var path: [String]
    /// The rooms of all ways round.
    var rooms: [String]
    /// The arrows with the fewest reasons without which no way round is left.
    var cuts: [Arrow]
  }

  /// The cycles that are left where the rooms of named pairs count as one.
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

  /// The pairs that are no cycle any more, or never were.
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

  /// The groups that arrows between different groups lead to; the start only if a way leads back to it.
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

  /// The shortest way round through groups, named by the first rooms that have the arrows.
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
  /// By dynamic programming over the sets of the lower groups: O(2ⁿ n²) for the n groups of a circle.
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
  /// A cycle with all reasons of the arrows to cut; empty if there is none.
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

@testable import Anchorage

/// Random calls on a tree, which is compared with a new one again and again.
struct ModelRun {
  /// How often each run compares.
  static let comparisonCount = 20

  let way: ModelTree.Way
  private(set) var calls: [ModelCall] = []
  /// How many comparisons were of trees with conflicts, and how many of trees with ambiguous views.
  private(set) var conflictCount = 0
  private(set) var ambiguityCount = 0
  /// The differences that the last comparison found.
  private(set) var differences: [String] = []

  /// Makes random calls until the trees differ, or have been compared often enough.
  init(seed: Int) {
    var writer = CallWriter(seed: seed)
    way = writer.way()
    let tree = ModelTree(way)
    var comparisons = 0
    while differences.isEmpty && comparisons < ModelRun.comparisonCount {
      guard let call = writer.call(tree.model) else { continue }
      guard tree.perform(call) else { continue }
      calls.append(call)
      guard case .compare(let asked) = call else { continue }
      comparisons += 1
      differences = tree.differences(asking: asked)
      if tree.root.engine?.conflicts.isEmpty == false { conflictCount += 1 }
      if tree.root.engine?.ambiguousItemCount ?? 0 > 0 { ambiguityCount += 1 }
    }
  }

  /// Leaves out calls without which the trees differ, too, so that few are left to read.
  mutating func shrink() {
    var length = calls.count / 2
    while length > 0 {
      var first = 0
      while first < calls.count {
        var shorter = calls
        shorter.removeSubrange(first..<min(first + length, calls.count))
        let found = ModelRun.differences(shorter, way)
        if found.isEmpty {
          first += length
        } else {
          (calls, differences) = (shorter, found)
        }
      }
      length /= 2
    }
  }

  /// Makes calls until the trees differ; returns the differences.
  private static func differences(_ calls: [ModelCall], _ way: ModelTree.Way) -> [String] {
    let tree = ModelTree(way)
    for call in calls where tree.perform(call) {
      guard case .compare(let asked) = call else { continue }
      let found = tree.differences(asking: asked)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension ModelRun: CustomStringConvertible {
  var description: String {
    (["\(way)"] + calls.map { $0.description } + ["tree | new tree"] + differences).joined(separator: "\n")
  }
}

@testable import Anchorage
@testable import AnchorageHeadless

/// Random calls on a tree, which is compared with a new one again and again.
struct ModelRun {
  /// How often each run compares.
  static let comparisonCount = 20

  private(set) var way: ModelTree.Way
  private(set) var calls: [ModelCall] = []
  /// How many comparisons were of trees with conflicts, and how many of trees with ambiguous views.
  private(set) var conflictCount = 0
  private(set) var ambiguityCount = 0
  /// The differences that the last comparison found.
  private(set) var differences: [String] = []
  /// Whether calls are tried in child processes, so that one that traps ends no test.
  let isGuarded: Bool

  /// Makes random calls until the trees differ, or have been compared often enough.
  init(seed: Int, isGuarded: Bool = false) {
    self.isGuarded = isGuarded
    var writer = CallWriter(seed: seed)
    way = writer.way()
    let tree = ModelTree(way)
    var comparisons = 0
    while differences.isEmpty && comparisons < ModelRun.comparisonCount {
      guard let call = writer.call(tree.model) else { continue }
      if isGuarded, case .trap(let signal) = ChildProcess.run({ tree.followed(call) }) {
        calls.append(call)
        differences = ["the process ends with signal \(signal)"]
        return
      }
      guard tree.perform(call) else { continue }
      calls.append(call)
      guard case .compare(let scope) = call else { continue }
      comparisons += 1
      differences = tree.differences(in: scope)
      if tree.root.engine?.conflicts.isEmpty == false { conflictCount += 1 }
      if tree.root.engine?.ties.ambiguousItemCount ?? 0 > 0 { ambiguityCount += 1 }
    }
  }
}

extension ModelTree {
  /// Makes a call, and returns whether the trees are the same if it compares.
  fileprivate func followed(_ call: ModelCall) -> Bool {
    guard perform(call), case .compare(let scope) = call else { return true }
    return differences(in: scope).isEmpty
  }
}

// MARK: - Shrinking

extension ModelRun {
  /// The run without calls, and parts of calls, without which the trees differ, too, so that few are left to read.
  func shrunk() -> ModelRun {
    var run = self
    run.shrink()
    return run
  }

  private mutating func shrink() {
    var length = calls.count / 2
    while length > 0 {
      let count = calls.count
      leaveOut(length)
      // Calls that were needed may no longer be.
      if length > 1 || calls.count == count { length /= 2 }
    }
    simplify()
    if ModelRun.outcome(of: calls, ModelTree.Way(), isGuarded) != .same { way = ModelTree.Way() }
    guard case .differences(let found) = ModelRun.outcome(of: calls, way, isGuarded) else { return }
    differences = found
  }

  private mutating func leaveOut(_ length: Int) {
    var first = 0
    while first < calls.count {
      var shorter = calls
      shorter.removeSubrange(first..<min(first + length, calls.count))
      if !tryCalls(shorter) { first += length }
    }
  }

  private mutating func simplify() {
    var index = 0
    while index < calls.count {
      let isSimpler = calls[index].simpler.contains { call in
        var simpler = calls
        simpler[index] = call
        return tryCalls(simpler)
      }
      if !isSimpler { index += 1 }
    }
  }

  /// Takes other calls if the trees differ after them, too.
  private mutating func tryCalls(_ others: [ModelCall]) -> Bool {
    guard ModelRun.outcome(of: others, way, isGuarded) != .same else { return false }
    calls = others
    return true
  }

  private enum Outcome: Equatable {
    case same
    case differences([String])
    case trap
  }

  /// Makes calls until the trees differ.
  private static func outcome(of calls: [ModelCall], _ way: ModelTree.Way, _ isGuarded: Bool) -> Outcome {
    if isGuarded {
      let end = ChildProcess.run { differences(calls, way).isEmpty }
      if case .trap = end { return .trap }
    }
    let found = differences(calls, way)
    return found.isEmpty ? .same : .differences(found)
  }

  private static func differences(_ calls: [ModelCall], _ way: ModelTree.Way) -> [String] {
    let tree = ModelTree(way)
    for call in calls where tree.perform(call) {
      guard case .compare(let scope) = call else { continue }
      let found = tree.differences(in: scope)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension ModelRun: CustomStringConvertible {
  /// The calls as Swift, and the differences as comments.
  var description: String {
    var code = ModelCode(way)
    for call in calls { code.write(call) }
    return (code.lines + ["// tree | new tree"] + differences.map { "// \($0)" }).joined(separator: "\n")
  }
}

import Foundation
import Testing

@testable import Anchorage

/// Random calls on a tree, checked against a model: whatever happened to a tree, it is laid out and reported as
/// one that is built in one go.
struct ModelTests {
  /// The seeds of the runs, each of ``ModelRun/comparisonCount`` comparisons; `MODEL_SEEDS=1000..<11000` asks for
  /// others.
  static var seeds: Range<Int> {
    guard let text = ProcessInfo.processInfo.environment["MODEL_SEEDS"] else { return 0..<100 }
    let bounds = text.components(separatedBy: "..<").compactMap(Int.init)
    precondition(
      bounds.count == 2 && bounds[0] < bounds[1], "MODEL_SEEDS must be like 1000..<11000, not \(text)")
    return bounds[0]..<bounds[1]
  }

  @Test(arguments: seeds)
  func `a tree with a past looks like a new one and says the same`(seed: Int) {
    var run = ModelRun(seed: seed)
    if run.differences.isEmpty { return }
    run.shrink()
    Issue.record("seed \(seed)\n\(run)")
  }

  @Test func `many runs have conflicts or ambiguous views, and many have none`() {
    let runs = (0..<20).map { ModelRun(seed: $0) }
    let count = runs.count * ModelRun.comparisonCount
    let (conflicts, ambiguities) = (
      runs.reduce(0) { $0 + $1.conflictCount }, runs.reduce(0) { $0 + $1.ambiguityCount }
    )
    #expect((count / 10...count / 2).contains(conflicts))
    #expect((count / 4...count * 3 / 4).contains(ambiguities))
  }

  @Test func `a change that the model does not know of is found`() {
    let tree = ModelTree(ModelTree.Way())
    tree.perform(.add(1, TreePlan.Item(kind: .view, parent: 0)))
    tree.perform(.state(1, .edges(1, .equal, 0, inset: 8, excluding: [], .required)))
    #expect(tree.differences(asking: 1) == [])
    tree.root.constraints[0].constant = 9
    #expect(tree.differences(asking: nil).contains { $0.hasPrefix("v1: ") })
  }
}

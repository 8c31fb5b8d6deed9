import Foundation
import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Random calls on a tree, checked against a model: whatever happened to a tree, it is laid out and reported as
/// one that is built in one go.
struct ModelTests {
  /// The seeds of the runs, each of ``ModelRun/comparisonCount`` comparisons; `MODEL_SEEDS='1000..<51000'` asks
  /// for others.
  static var seeds: Range<Int> {
    guard let text = ProcessInfo.processInfo.environment["MODEL_SEEDS"] else { return randomCases(100) }
    let bounds = text.components(separatedBy: "..<").compactMap(Int.init)
    precondition(
      bounds.count == 2 && bounds[0] < bounds[1], "MODEL_SEEDS must be like 1000..<11000, not \(text)")
    return bounds[0]..<bounds[1]
  }

  /// Whether runs are made in child processes, to find the calls before a trap: `MODEL_TRAPS=1`, with the filter
  /// `no calls trap`, because a process must not be copied while other tests run.
  static var areRunsGuarded: Bool { ProcessInfo.processInfo.environment["MODEL_TRAPS"] != nil }

  @Test(.disabled(if: areRunsGuarded), arguments: seeds)
  func `a tree with a past looks like a new one and says the same`(seed: Int) {
    let run = ModelRun(seed: seed)
    if !run.differences.isEmpty { Issue.record("seed \(seed)\n\(run.shrunk())") }
  }

  @Test(.enabled(if: areRunsGuarded))
  func `no calls trap`() {
    for seed in ModelTests.seeds {
      if case .answer(true) = ChildProcess.run({ ModelRun(seed: seed).differences.isEmpty }) { continue }
      Issue.record("seed \(seed)\n\(ModelRun(seed: seed, isGuarded: true).shrunk())")
    }
  }

  @Test func `many runs have conflicts or ambiguous views, and many have none`() {
    let runs = (5..<10).map { ModelRun(seed: $0) }
    let count = runs.count * ModelRun.comparisonCount
    let (conflicts, ambiguities) = (
      runs.reduce(0) { $0 + $1.conflictCount }, runs.reduce(0) { $0 + $1.ambiguityCount }
    )
    #expect((count / 10...count * 3 / 4).contains(conflicts))
    #expect((count / 4...count * 19 / 20).contains(ambiguities))
  }

  @Test func `a change that the model does not know of is found`() {
    let tree = ModelTree(ModelTree.Way())
    tree.perform(.add(1, TreePlan.Item(kind: .view, parent: 0)))
    tree.perform(.state(1, .edges(1, .equal, 0, inset: 8, excluding: [], .required)))
    #expect(tree.differences(in: .answers(about: 1)) == [])
    tree.root.constraints[0].constant = 9
    #expect(tree.differences(in: .layout).contains { $0.hasPrefix("v1: ") })
  }

  @Test func `random calls are of every kind`() {
    var kinds: Set<String> = []
    for seed in 0..<40 {
      var (writer, model) = (CallWriter(seed: seed), TreeModel())
      for _ in 0..<300 {
        if let call = writer.call(model), model.apply(call) { kinds.insert(call.kind) }
      }
    }
    #expect(
      kinds.sorted().joined(separator: " ") == """
        add append arrange askForReports compare.answers compare.everything compare.layout constant \
        discard exerciseAmbiguity fit frame group intend.asked intend.layingOut intend.measured \
        intend.updating layOut makeSwitch merge move multiplier place priority relation release remove \
        removeAll replace resize select set.alignment set.alignmentInsets set.axis set.baselines \
        set.compression set.content set.direction set.displayScale set.distribution set.hugging \
        set.inset set.isFromBaselines set.isHidden set.isInsideMargins set.keepsOuterMargins \
        set.lineLimit set.margins set.marginsBeginInSafeArea set.offset set.preferredWidth set.safeArea \
        set.spacing set.text set.tileCount setActive space state stopArranging toggle update
        """)
  }

  @Test func `calls print as code for a test`() {
    var code = ModelCode(ModelTree.Way())
    var stack = TreePlan.Item(kind: .view, parent: 0)
    stack.stack = TreePlan.Stack(axis: .vertical, spacing: 4)
    code.write(.add(1, stack))
    code.write(.add(2, TreePlan.Item(kind: .view, parent: 1)))
    code.write(.arrange(2, in: 1, at: 0))
    let top = TreePlan.Rule(
      left: [.init(item: 1, attribute: .top)], right: [.init(item: 0, attribute: .top)], constant: 8)
    code.write(
      .group(1, [.rule(top), .size(1, .equal, LayoutSize(width: 9, height: 5), .low)], active: true))
    code.write(.intend(2, .layingOut, .set(2, .isHidden(true))))
    code.write(.compare(.layout))
    #expect(
      code.lines.joined(separator: "\n") == """
        let root = ContentView("root")
        root.frame.size = LayoutSize(width: 320, height: 240)
        let v1 = BusyStack(name: "v1")
        v1.axis = .vertical
        v1.spacing = 4
        v1.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(v1)
        let v2 = ContentView("v2")
        v2.translatesAutoresizingMaskIntoConstraints = false
        v1.addSubview(v2)
        v1.insertArrangedSubview(v2, at: 0)
        let group1 = batch(active: true) {
          v1.top == root.top + 8
          v1.size == LayoutSize(width: 9, height: 5) ~ .low
        }
        v2.intentions[.layingOut] = {
          v2.isHidden = true
        }
        v2.setNeedsLayout()
        root.layoutIfNeeded()
        """)
  }
}

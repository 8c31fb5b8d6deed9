import Cassowary
import Testing

/// Seeded systems, judged by ``ReferenceSolver``; together 10,000, each of them edited afterwards.
///
/// To look into a failure, run one seed: the message is the whole system.
@Suite("Random systems agree with the reference solver")
struct RandomSystemTests {
  private static let batches = 0..<50

  @Test(arguments: batches)
  func `small layouts agree with the reference`(batch: Int) throws {
    try judge(100, of: batch, edits: 2) { .layout(seed: $0, boxes: 1 + Int($0 % 3)) }
  }

  @Test(arguments: batches)
  func `wild systems agree with the reference`(batch: Int) throws {
    try judge(95, of: batch, edits: 3) { .wild(seed: $0, variables: 1 + Int($0 % 6)) }
  }

  @Test(arguments: batches)
  func `larger layouts agree with the reference`(batch: Int) throws {
    try judge(5, of: batch, edits: 2) { .layout(seed: $0, boxes: 4 + Int($0 % 5)) }
  }

  private func judge(
    _ count: Int, of batch: Int, edits: Int, making make: (UInt64) -> RandomSystem
  ) throws {
    for seed in UInt64(batch * count)..<UInt64((batch + 1) * count) {
      var live = try LiveSystem(make(seed))
      var history: [String] = []
      for round in 0...edits {
        if round > 0 { history += try live.edit(times: round) }
        let fresh = try LiveSystem(live.system)
        let complaints = Verdict(on: live).complaints + differences(of: live, from: fresh)
        guard complaints.isEmpty else {
          let text = (complaints + ["in"] + [live.system.description] + history.map { "  after \($0)" })
          Issue.record("\(text.joined(separator: "\n"))")
          break
        }
      }
    }
  }

  /// A solver with a past answers what a new one does: the same constraints broken, the same unique values.
  private func differences(of live: LiveSystem, from fresh: LiveSystem) -> [String] {
    var complaints: [String] = []
    let broken = live.solver.conflicts.map { live.entry(of: $0.broken) }
    let freshlyBroken = fresh.solver.conflicts.map { fresh.entry(of: $0.broken) }
    if broken != freshlyBroken { complaints.append("breaks \(broken), a new solver \(freshlyBroken)") }
    for (symbol, (value, expected)) in zip(live.values, fresh.values).enumerated() {
      guard let variable = fresh.variables[symbol], !fresh.solver.isAmbiguous(variable) else { continue }
      if abs(value - expected) > 1e-6 * max(1, abs(expected)) {
        complaints.append("v\(symbol) is \(value), in a new solver \(expected)")
      }
    }
    return complaints
  }
}

import Testing

@testable import Cassowary

/// The revised simplex against the tableaus: the same problems, the same answers.
@Suite struct RevisedSimplexTests {
  private static let batches = randomCases(20)

  // MARK: - Random systems

  @Test(arguments: batches)
  func `small layouts have the optimum of the tableaus`(batch: Int) throws {
    try judge(60, of: batch) { .layout(seed: $0, boxes: 1 + Int($0 % 3)) }
  }

  @Test(arguments: batches)
  func `larger layouts have the optimum of the tableaus`(batch: Int) throws {
    try judge(20, of: batch) { .layout(seed: $0, boxes: 4 + Int($0 % 9)) }
  }

  @Test(arguments: batches)
  func `wild systems have the optimum of the tableaus`(batch: Int) throws {
    try judge(60, of: batch) { .wild(seed: $0, variables: 1 + Int($0 % 9)) }
  }

  @Test(arguments: batches)
  func `systems without equalities have the optimum of the tableaus`(batch: Int) throws {
    try judge(30, of: batch) { .anchored(seed: $0, variables: 5 + Int($0 % 20)) }
  }

  @Test(arguments: batches)
  func `systems of few numbers have the optimum of the tableaus`(batch: Int) throws {
    try judge(40, of: batch) { .tied(seed: $0, variables: 1 + Int($0 % 7)) }
  }

  /// Solves each system, then resizes it a few times, which leaves the bases of the last size.
  private func judge(_ count: Int, of batch: Int, making make: (UInt64) -> RandomSystem) throws {
    for seed in UInt64(batch * count)..<UInt64((batch + 1) * count) {
      let episode = Episode(resizing: make(seed), rounds: 4)
      let complaints = try ShadowEpisode(episode).complaints()
      if !complaints.isEmpty {
        Issue.record("seed \(seed): \(complaints.joined(separator: "\n"))\nin \(episode)")
      }
    }
  }
}

/// An episode whose solves are repeated by the revised simplex.
private struct ShadowEpisode {
  let episode: Episode

  init(_ episode: Episode) {
    self.episode = episode
  }

  func complaints() throws -> [String] {
    var live = try LiveSystem(episode.initial, mostTableauColumns: .max)
    var shadow = Shadow(live.solver)
    var complaints = shadow.complaints()
    for round in episode.rounds where complaints.isEmpty {
      let before = live.solver.statistics
      try live.follow(round)
      let after = live.solver.statistics
      let isSame =
        before.rebuilds == after.rebuilds && before.edits == after.edits && before.replays == after.replays
      let onlyResizes = round.allSatisfy { if case .setParameter = $0 { true } else { false } }
      // A resize leaves the rows as they are, and the shadow goes on from its bases; anything else needs a new one.
      if !isSame || !onlyResizes { shadow = Shadow(live.solver) }
      complaints = shadow.complaints()
      if isSame && onlyResizes { complaints += Shadow(live.solver).complaints() }
    }
    return complaints
  }
}

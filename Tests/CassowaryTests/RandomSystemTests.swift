import Cassowary
import Testing

/// Seeded systems, each of them edited afterwards, judged by ``ReferenceSolver``; together 10,000.
///
/// A failure prints the smallest system and changes that show it.
@Suite("Random systems agree with the reference solver")
struct RandomSystemTests {
  private static let batches = 0..<50

  @Test(arguments: batches)
  func `small layouts agree with the reference`(batch: Int) throws {
    try judge(90, of: batch, rounds: 2) { .layout(seed: $0, boxes: 1 + Int($0 % 3)) }
  }

  @Test(arguments: batches)
  func `wild systems agree with the reference`(batch: Int) throws {
    try judge(90, of: batch, rounds: 3) { .wild(seed: $0, variables: 1 + Int($0 % 6)) }
  }

  @Test(arguments: batches)
  func `larger layouts agree with the reference`(batch: Int) throws {
    try judge(20, of: batch, rounds: 3) { .layout(seed: $0, boxes: 4 + Int($0 % 5)) }
  }

  private func judge(
    _ count: Int, of batch: Int, rounds: Int, making make: (UInt64) -> RandomSystem
  ) throws {
    for seed in UInt64(batch * count)..<UInt64((batch + 1) * count) {
      let episode = Episode(make(seed), rounds: rounds)
      guard try !episode.complaints().isEmpty else { continue }
      let shrunk = try episode.shrunk()
      Issue.record("\(try shrunk.complaints().joined(separator: "\n"))\nin \(shrunk)")
    }
  }
}

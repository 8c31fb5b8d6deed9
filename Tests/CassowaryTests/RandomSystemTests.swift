import Cassowary
import Testing

/// Seeded systems, each of them edited afterwards, judged by ``ReferenceSolver``; together 14,000.
///
/// A failure prints the smallest system and changes that show it.
@Suite("Random systems agree with the reference solver")
struct RandomSystemTests {
  private static let batches = randomCases(50)

  @Test(arguments: batches)
  func `small layouts agree with the reference`(batch: Int) throws {
    try judge(90, of: batch) { Episode(.layout(seed: $0, boxes: 1 + Int($0 % 3)), rounds: 2) }
  }

  @Test(arguments: batches)
  func `wild systems agree with the reference`(batch: Int) throws {
    try judge(90, of: batch) { Episode(.wild(seed: $0, variables: 1 + Int($0 % 6)), rounds: 3) }
  }

  @Test(arguments: batches)
  func `larger layouts agree with the reference`(batch: Int) throws {
    try judge(20, of: batch) { Episode(.layout(seed: $0, boxes: 4 + Int($0 % 5)), rounds: 3) }
  }

  @Test(arguments: batches)
  func `layouts that are resized again and again agree with the reference`(batch: Int) throws {
    try judge(20, of: batch) { Episode(resizing: .layout(seed: $0, boxes: 1 + Int($0 % 4)), rounds: 12) }
  }

  @Test(arguments: batches)
  func `wild systems whose parameters keep changing agree with the reference`(batch: Int) throws {
    try judge(20, of: batch) { Episode(resizing: .wild(seed: $0, variables: 1 + Int($0 % 6)), rounds: 12) }
  }

  @Test(arguments: batches)
  func `systems that are edited again and again look like new ones`(batch: Int) throws {
    try judge(10, of: batch) {
      Episode(anchored: .anchored(seed: $0, variables: 5 + Int($0 % 9)), rounds: 30)
    }
  }

  @Test(arguments: batches)
  func `systems of few numbers agree with the reference`(batch: Int) throws {
    try judge(20, of: batch) { Episode(tied: .tied(seed: $0, variables: 1 + Int($0 % 5)), rounds: 6) }
  }

  @Test(arguments: batches)
  func `systems without tableaus that are resized again and again agree with the reference`(batch: Int) throws
  {
    try judge(20, of: batch) { seed in
      var episode =
        switch seed % 4 {
        case 0: Episode(resizing: .layout(seed: seed, boxes: 1 + Int(seed % 5)), rounds: 12)
        case 1: Episode(resizing: .wild(seed: seed, variables: 1 + Int(seed % 6)), rounds: 12)
        case 2: Episode(resizing: .chained(seed: seed, items: 2 + Int(seed % 9)), rounds: 8)
        default: Episode(tied: .tied(seed: seed, variables: 1 + Int(seed % 5)), rounds: 6)
        }
      episode.mostTableauColumns = 0
      return episode
    }
  }

  private func judge(_ count: Int, of batch: Int, making make: (UInt64) -> Episode) throws {
    for seed in UInt64(batch * count)..<UInt64((batch + 1) * count) {
      let episode = make(seed)
      guard try !episode.complaints().isEmpty else { continue }
      let shrunk = try episode.shrunk()
      Issue.record("\(try shrunk.complaints().joined(separator: "\n"))\nin \(shrunk)")
    }
  }
}

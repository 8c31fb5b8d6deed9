import Foundation
import Testing

@testable import playground

/// Damaged logs are read without a trap, and what is kept does not grow with them.
@Suite struct LogNoiseTests {
  static let log =
    LogFrame.iOS(
      "<NSAutoresizingMaskLayoutConstraint:0x60000 h=--& v=-&- UIView:0x7f01.width == 20   (active)>",
      "<NSLayoutConstraint:0x60001 H:|-(>=12)-[UILabel:0x7f02'Hi'](LTR)   (active, names: '|':UIView:0x7f01 )>",
      "<NSLayoutConstraint:0x60002 'UISV-spacing' H:[UILabel:0x7f02'Hi']-(12@750)-|   (active, names: '|':UIView:0x7f01 )>",
      "<NSLayoutConstraint:0x60003 UILabel:0x7f02'Hi'.width == 0.5*UIView:0x7f01.width - 8,5   (active)>",
      "<SnapKit.LayoutConstraint:0x60004@Card.swift#88 a label....width >= 44.0   (active, names: a label...:0x7f03 )>",
      "<NSContentSizeLayoutConstraint:0x60005 V:[UILabel:0x7f02'Hi'(18)] Hug:250 CompressionResistance:1000   (active)>",
      breaking: 1)
    + LogFrame.macOS(
      "<NSLayoutConstraint:0x60001 NSView:0x1001.width == 1   (active)>",
      "<NSLayoutConstraint:0x60002 NSView:0x1001.width == 2e0   (active)>", breaking: 1)

  private static let words = [
    "<NSLayoutConstraint:0x1 ", ">", "'", "\"", "[", "]", "(", ")", "|", "-", "@", "==", "0x", "names: ",
    "'|':", "\n", ",",
    "1e999", "-0", "H:", "V:", "Unable to simultaneously satisfy constraints.", "by breaking constraint",
    ".width", "*",
    "\u{0}", "é", "0", "99999999999999999999", "(active", "NSSpace(", "UIView:0x7f01",
  ]

  /// 400 logs in the tests, or as many as `LOG_MUTATIONS` says.
  private static let count = ProcessInfo.processInfo.environment["LOG_MUTATIONS"].flatMap { Int($0) } ?? 400

  @Test(arguments: 0..<10)
  func `mutated logs are explained without a trap`(_ part: Int) {
    let bytes = Array(Self.log.utf8)
    for seed in stride(from: part, to: Self.count, by: 10) {
      var generator = SeededGenerator(seed: seed + 1)
      var mutated = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 0..<mutated.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: mutated[index] = UInt8.random(in: .min ... .max, using: &generator)
        case 1:
          mutated.removeSubrange(
            index..<min(mutated.count, index + Int.random(in: 1...40, using: &generator)))
        case 2:
          mutated.insert(
            contentsOf: Array((Self.words.randomElement(using: &generator) ?? "").utf8), at: index)
        default: mutated.insert(contentsOf: mutated[index...].prefix(60), at: index / 2)
        }
      }
      var explanation = LogExplanation(file: "noise.log")
      explanation.read(mutated)
      explanation.finish()
      // The second report is whole in most of them; in all, what is told has lines and names a place.
      let text = explanation.text
      #expect(text.isEmpty || text.hasPrefix("noise.log:") || text.hasPrefix("note: "))
    }
  }

  @Test(arguments: [0x3C, 0x0A, 0x22, 0x5B, 0x00, 0xFF, 0x28] as [UInt8])
  func `a long run of one byte is read without a trap`(_ byte: UInt8) {
    var explanation = LogExplanation(file: "noise.log")
    explanation.read([UInt8](repeating: byte, count: 200_000))
    explanation.finish()
    #expect(explanation.isEmpty)
  }

  @Test func `a constraint of a megabyte is counted`() {
    let name = String(repeating: "x", count: 1_000_000)
    #expect(
      explained("<NSLayoutConstraint:0x1 UIView:0x2'\(name)'.width == 8   (active)>\n", chunks: 60_000)
        == "note: 1 constraint could not be read")
  }

  @Test func `what is kept does not grow with the log`() {
    // Each report has other numbers, so that none is a repetition.
    var reader = ConstraintLogReader()
    var largest = 0
    for number in 0..<1000 {
      reader.read(
        Array(
          LogFrame.iOS(
            "<NSLayoutConstraint:0x60001 UIView:0x7f01.width == \(number)   (active)>",
            "<NSLayoutConstraint:0x60002 UIView:0x7f01.width == 2000   (active)>", breaking: 1
          ).utf8))
      largest = max(largest, reader.keptConstraintCount)
    }
    reader.finish()
    // Two constraints in each of the 100 reports that are kept, and in the one that is open.
    #expect(largest <= 202 && reader.logs.count == 100 && reader.omittedCount == 900)
  }
}

/// A small generator with a seed, so that every run reads the same noise.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

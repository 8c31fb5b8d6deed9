import AnchorageScenes
import Testing

/// A small generator with a seed, so that every run reads the same noise.
struct SeededGenerator: RandomNumberGenerator {
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

@Suite struct SceneNoiseTests {
  static let words = [
    "root", "view", "label", "guide", "in", "a", "b", "intrinsic", "frame", "lines", "hidden", "\"text\"",
    "\"", "8", "-", "0.5",
    "1e9", "...", ".topLeft", ".absolute", ".grid(columns: 2", ".equal", "==", "<=", ">=", "=", "~", ".", ",",
    ":", "(", ")", "[", "]", "+", "*", "/", "//", "// @id x",
    "leading",
    "width", "edges", "inset", "by", ".high", "superview", "scale", "mask", "flexibleWidth",
    "flexibleTopMargin",
    "preservesmargins", "hugging", ".horizontal", "LayoutInsets(", "horizontal:", "let", "batch", "{", "}",
    "---", "problems", "\n", "\n", "é", "\u{0}", "\t", "…",
  ]

  @Test(arguments: 0..<200)
  func `noise made of words reads without a trap and prints what it was read as`(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var text = "root 320 200\n"
    for _ in 0..<200 {
      text += Self.words.randomElement(using: &generator) ?? ""
      if Bool.random(using: &generator) { text += " " }
    }
    let document = Scene(parsing: text).document
    let printed = Scene(parsing: document.description)
    #expect(printed.document == document)
    #expect(printed.document.description == document.description)
  }

  @Test(arguments: 0..<50)
  func `random bytes read without a trap`(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<5000).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    #expect(!Scene(parsing: bytes).mistakes.isEmpty)
  }

  @Test(arguments: [0x80, 0x0A, 0x28, 0x61, 0x31, 0x22, 0x00, 0x2D, 0x2F] as [UInt8])
  func `a megabyte of one byte reads without a trap`(_ byte: UInt8) {
    let scene = Scene(parsing: [UInt8](repeating: byte, count: 1_000_000))
    #expect(!scene.mistakes.isEmpty)
    #expect(scene.mistakes.description.utf8.count < 20_000)
  }
}

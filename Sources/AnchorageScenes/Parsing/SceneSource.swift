/// The bytes of a scene, cut into lines.
///
/// Lines end at `\n` or `\r\n`. The bytes may be anything; each line is decoded where it is needed.
struct SceneSource: Sendable {
  /// The file's name, for messages.
  let file: String
  /// The whole text.
  let bytes: [UInt8]
  /// The bytes of each line, without its end.
  let lines: [Range<Int>]

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    var lines: [Range<Int>] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == 0x0A {
        let end = index > start && bytes[index - 1] == 0x0D ? index - 1 : index
        lines.append(start..<end)
        start = index + 1
      }
    }
    lines.append(start..<bytes.count)
    self.lines = lines
  }

  /// The text of a range, with what is not UTF-8 replaced.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The offset in the range of the first byte that is not UTF-8, or `nil` when all of it is.
  func firstInvalidByte(in range: Range<Int>) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let high = range.first(where: { bytes[$0] >= 0x80 }) else { return nil }
      var index = high
      for byte in String(decoding: bytes[high..<range.upperBound], as: UTF8.self).utf8 {
        guard index < range.upperBound, bytes[index] == byte else { return index - range.lowerBound }
        index += 1
      }
      return nil
    }
  }

  /// The line at a number from 1, or nothing past the end.
  func line(_ number: Int) -> Range<Int> {
    lines.indices.contains(number - 1) ? lines[number - 1] : bytes.count..<bytes.count
  }
}

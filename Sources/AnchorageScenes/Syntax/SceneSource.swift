/// The bytes of a scene, split into lines.
///
/// Lines end at `\n` or `\r\n`. The bytes need not be UTF-8; each line is checked and decoded when it is
/// read.
struct SceneSource: Sendable {
  /// The name of the file, for messages.
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
    // A plain loop over a buffer, because megabytes of noise must be read quickly in unoptimised builds, too.
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        if bytes[index] == 0x0A {
          let end = index > start && bytes[index - 1] == 0x0D ? index - 1 : index
          lines.append(start..<end)
          start = index + 1
        }
        index += 1
      }
    }
    lines.append(start..<bytes.count)
    self.lines = lines
  }

  /// The text of a range; bytes that are not UTF-8 become U+FFFD.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The offset in the range of the first byte that is not UTF-8, or `nil` if there is none.
  func firstInvalidByte(in range: Range<Int>) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      while index < range.upperBound {
        let byte = bytes[index]
        if byte < 0x80 {
          index += 1
          continue
        }
        // The length of the sequence and the range of its second byte, from table 3-7 of the Unicode
        // standard.
        var (length, low, high): (Int, UInt8, UInt8) = (0, 0x80, 0xBF)
        if byte >= 0xC2 && byte <= 0xDF { length = 2 }
        if byte >= 0xE0 && byte <= 0xEF { length = 3 }
        if byte >= 0xF0 && byte <= 0xF4 { length = 4 }
        if byte == 0xE0 { low = 0xA0 }
        if byte == 0xED { high = 0x9F }
        if byte == 0xF0 { low = 0x90 }
        if byte == 0xF4 { high = 0x8F }
        guard length > 0, index + length <= range.upperBound else { return index - range.lowerBound }
        var next = 1
        while next < length {
          let trail = bytes[index + next]
          if trail < low || trail > high { return index - range.lowerBound }
          (low, high) = (0x80, 0xBF)
          next += 1
        }
        index += length
      }
      return nil
    }
  }

  /// The bytes of a line, counted from 1; an empty range past the last line.
  func line(_ number: Int) -> Range<Int> {
    lines.indices.contains(number - 1) ? lines[number - 1] : bytes.count..<bytes.count
  }
}

extension SceneSource {
  /// The text of a range for a message: at most 40 characters, and no control characters.
  func clipped(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    let scalars = self.text(range.lowerBound..<Swift.min(range.upperBound, range.lowerBound + 160))
      .unicodeScalars
    for scalar in scalars.prefix(40) { text.append(scalar.value < 0x20 ? "\u{FFFD}" : scalar) }
    let isWhole = scalars.count <= 40 && range.count <= 160
    return String(text) + (isWhole ? "" : "…")
  }
}

/// A location in the text of a scene.
///
/// Locations are for messages. Syntax is compared without them: two documents are equal if they contain the
/// same declarations, statements and expectations, wherever these are written.
package struct SceneLocation: Sendable {
  /// The number of the line, counted from 1.
  package let line: Int
  /// The offset from the beginning of the line, in UTF-8 bytes.
  package let offset: Int

  /// Makes a location.
  package init(line: Int, offset: Int) {
    self.line = line
    self.offset = offset
  }
}

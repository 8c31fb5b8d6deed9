/// A change of the text of a scene: characters of one line, or of several, and the text in their place.
///
/// Columns and lengths count Unicode scalars; a line break counts as one, and as two where it is `\r\n`.
package struct SceneEdit: Hashable, Sendable {
  /// The number of the line in which the edit begins, counted from 1.
  package let line: Int
  /// The column in which it begins, counted from 1.
  package let column: Int
  /// The number of characters that are replaced; 0 for an insertion.
  package let length: Int
  /// The text in their place.
  package let replacement: String
  /// The bytes that are replaced.
  let range: Range<Int>

  init(_ range: Range<Int>, _ replacement: String, in source: SceneSource) {
    self.range = range
    self.replacement = replacement
    line = source.lineNumber(at: range.lowerBound)
    let start = source.line(line).lowerBound
    column = 1 + source.bytes[min(start, range.lowerBound)..<range.lowerBound].scalarCount
    length = source.bytes[range].scalarCount
  }
}

extension ArraySlice<UInt8> {
  /// The number of Unicode scalars in UTF-8.
  fileprivate var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }
}

extension SceneSource {
  /// The line of a byte, counted from 1; a line break belongs to the line that it ends.
  func lineNumber(at position: Int) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].lowerBound <= position { low = middle } else { high = middle - 1 }
    }
    return low + 1
  }

  /// The bytes of a line, including its line break.
  func wholeLine(_ number: Int) -> Range<Int> {
    line(number).lowerBound..<(number < lines.count ? lines[number].lowerBound : bytes.count)
  }

  /// The line break after a line; if the last line has none, the line break of the first.
  func lineBreak(after number: Int) -> String {
    let line = number < lines.count ? self.line(number) : self.line(1)
    return line.upperBound < bytes.count && bytes[line.upperBound] == 0x0D ? "\r\n" : "\n"
  }

  /// The spaces and tabs at the beginning of a line.
  func indentation(of number: Int) -> String {
    let line = line(number)
    let blanks = bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
    return text(blanks.startIndex..<blanks.endIndex)
  }

  /// The insertion of lines below a line, with its indentation.
  func insertion(of lines: [String], below number: Int) -> SceneEdit {
    let (lineBreak, margin) = (lineBreak(after: number), indentation(of: number))
    let isLast = number >= self.lines.count
    let text = lines.map { isLast ? lineBreak + margin + $0 : margin + $0 + lineBreak }.joined()
    let place = wholeLine(number).upperBound
    return SceneEdit(place..<place, text, in: self)
  }

  /// The bytes after edits that do not overlap.
  func applying(_ edits: [SceneEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.inOrder {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}

extension [SceneEdit] {
  /// The edits in the order of the text; edits at one place keep their order.
  var inOrder: [SceneEdit] {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map { $0.element }
  }

  /// Whether two edits replace the same bytes.
  var overlap: Bool {
    let sorted = inOrder
    return zip(sorted, sorted.dropFirst()).contains { $0.range.upperBound > $1.range.lowerBound }
  }
}

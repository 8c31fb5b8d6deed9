import Anchorage

/// Takes the lines of a text, piece by piece.
protocol LineBuilder {
  /// How many lines were ended.
  var count: Int { get }
  /// Adds spaces that are `width` units wide together.
  mutating func addSpaces(_ count: Int, width: Int64)
  /// Adds characters of the text, none of which was added before, that are `width` units wide together.
  mutating func addCharacters(from offset: Int, count: Int, width: Int64)
  mutating func endLine()
}

/// Counts the lines of a text, and the units of the widest.
struct LineCounter: LineBuilder {
  private(set) var count = 0
  private(set) var longest: Int64 = 0
  private var length: Int64 = 0
  /// The number of lines that count; 0 for all.
  let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func addSpaces(_ count: Int, width: Int64) { length += width }
  mutating func addCharacters(from offset: Int, count: Int, width: Int64) { length += width }

  mutating func endLine() {
    defer { length = 0 }
    if limit > 0 && count >= limit { return }
    longest = max(longest, length)
    count += 1
  }
}

/// Copies the lines out of a text.
struct LineCopier: LineBuilder {
  private(set) var lines: [String] = []
  /// Of each line, how many characters are before it.
  private(set) var starts: [Int] = []
  private var line = ""
  private var start: Int?
  /// The part of the text that was not copied yet.
  private var rest: Substring
  /// How many characters are before it.
  private var offset = 0

  init(_ text: String) { rest = text[...] }

  var count: Int { lines.count }

  mutating func addSpaces(_ count: Int, width: Int64) { line += String(repeating: " ", count: count) }

  mutating func addCharacters(from offset: Int, count: Int, width: Int64) {
    if start == nil { start = max(0, offset - line.count) }
    rest = rest.dropFirst(offset - self.offset)
    line += rest.prefix(count)
    rest = rest.dropFirst(count)
    self.offset = offset + count
  }

  mutating func endLine() {
    lines.append(line)
    starts.append(start ?? offset)
    line = ""
    start = nil
  }
}

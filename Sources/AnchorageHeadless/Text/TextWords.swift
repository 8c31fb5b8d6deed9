import Anchorage

/// The words of a text, found once, because they don't depend on the width at which the text wraps.
///
/// Only lengths are stored, in units of the font, or in characters if all have the same width. Measuring a
/// text in another width only compares numbers.
struct TextWords {
  /// A word with the spaces before it.
  struct Word: BitwiseCopyable {
    /// The width of the spaces before the word.
    var spaces: Int64
    var length: Int64
    /// The number of characters before the word in the text.
    var offset: Int32
    /// The number of its characters.
    var count: Int32
  }

  /// A part of the text between line feeds.
  struct Paragraph: BitwiseCopyable {
    var offset: Int32
    /// The number of its characters.
    var count: Int32 = 0
    var length: Int64 = 0
    /// The index of the first word after the paragraph.
    var endWord: Int32 = 0
  }

  private var words: ContiguousArray<Word> = []
  private var paragraphs: ContiguousArray<Paragraph> = []
  /// The width of a space, at least 1.
  private var space: Int64 = 1
  /// The width of each character of the text; empty if all are 1 wide.
  private var advances: ContiguousArray<UInt16> = []

  /// Finds the words of a text; empty text has no paragraph.
  init(_ text: String, _ metrics: LayoutTextMetrics) {
    var search = WordSearch()
    var text = text
    if let font = metrics.font {
      let missing = metrics.missingAdvance
      space = max(1, Int64(font.width(of: " ", missing: missing)))
      for character in text {
        let isSpace = character == " "
        let advance = isSpace ? UInt16(space) : font.width(of: character, missing: missing)
        advances.append(advance)
        search.add(isSpace: isSpace, isLineFeed: character.isNewline, advance: Int64(advance))
      }
    } else {
      let isASCII = text.withUTF8 { bytes in
        if bytes.contains(where: { $0 >= 0x80 }) { return false }
        // One byte is one character, except for the line break of two bytes.
        var previous: UInt8 = 0
        for byte in bytes {
          let isSecond = byte == 0x0A && previous == 0x0D
          if !isSecond { search.add(isSpace: byte == 0x20, isLineFeed: 0x0A...0x0D ~= byte, advance: 1) }
          previous = byte
        }
        return true
      }
      if !isASCII {
        var hasWide = false
        for character in text {
          let advance = LayoutTextMetrics.cells(of: character)
          hasWide = hasWide || advance > 1
          advances.append(advance)
          search.add(
            isSpace: character == " ", isLineFeed: character.isNewline, advance: Int64(advance))
        }
        if !hasWide { advances = [] }
      }
    }
    if !text.isEmpty { search.endParagraph() }
    (words, paragraphs) = (search.words, search.paragraphs)
  }
}

// MARK: - Wrapping

extension TextWords {
  /// Breaks the text into lines of at most `capacity` units.
  ///
  /// Lines break between words; the spaces at a break belong to no line. A word that is wider than a whole line breaks
  /// anywhere.
  ///
  /// - Parameters:
  ///   - limit: The number of lines after which no new paragraph begins; 0 for no limit.
  ///   - lines: Receives the lines.
  func wrap<Lines: LineBuilder>(capacity: Int64, limit: Int, into lines: inout Lines) {
    var first = 0
    for paragraph in paragraphs {
      let end = Int(paragraph.endWord)
      if capacity == Int64.max {
        lines.addCharacters(
          from: Int(paragraph.offset), count: Int(paragraph.count), width: paragraph.length)
      } else {
        wrap(words[first..<end], capacity: capacity, into: &lines)
      }
      lines.endLine()
      if limit > 0 && lines.count >= limit { return }
      first = end
    }
  }

  /// Breaks a paragraph into lines, and leaves the last line open.
  private func wrap<Lines: LineBuilder>(
    _ words: ContiguousArray<Word>.SubSequence, capacity: Int64, into lines: inout Lines
  ) {
    var length: Int64 = 0
    for word in words {
      var spaces = word.spaces
      var (offset, count, rest) = (Int(word.offset), Int(word.count), word.length)
      if length > 0 && length + spaces + rest > capacity {
        lines.endLine()
        (length, spaces) = (0, 0)
      }
      // Spaces before the first word may be longer than the line; spaces that don't fit are dropped.
      if spaces > 0 {
        let fitting = min(spaces, capacity - length) / space
        lines.addSpaces(Int(fitting), width: fitting * space)
        length += fitting * space
      }
      while length + rest > capacity && count > 0 {
        let part = beginning(of: offset..<offset + count, fitting: capacity - length, isFirst: length == 0)
        // A character that is wider than a whole line has its own line.
        if part.count == count { break }
        lines.addCharacters(from: offset, count: part.count, width: part.width)
        lines.endLine()
        offset += part.count
        count -= part.count
        rest -= part.width
        length = 0
      }
      if count > 0 { lines.addCharacters(from: offset, count: count, width: rest) }
      length += rest
    }
  }

  /// The longest beginning of a word that fits into some space, with its width.
  ///
  /// - Parameter isFirst: Whether the line is empty, and has to get a character however wide.
  private func beginning(
    of word: Range<Int>, fitting room: Int64, isFirst: Bool
  ) -> (count: Int, width: Int64) {
    if advances.isEmpty { return (Int(min(room, Int64(word.count))), min(room, Int64(word.count))) }
    var (count, width): (Int, Int64) = (0, 0)
    for index in word {
      let advance = Int64(advances[index])
      if width + advance > room && !(isFirst && count == 0) { break }
      count += 1
      width += advance
    }
    return (count, width)
  }
}

// MARK: - Finding words

/// A search for the words of a text, character by character.
private struct WordSearch {
  var words: ContiguousArray<TextWords.Word> = []
  var paragraphs: ContiguousArray<TextWords.Paragraph> = []
  private var offset: Int32 = 0
  private var paragraph = TextWords.Paragraph(offset: 0)
  /// The width of the spaces since the last word.
  private var spaces: Int64 = 0
  /// The length of the present word.
  private var length: Int64 = 0
  /// The number of its characters; 0 between words.
  private var count: Int32 = 0

  mutating func add(isSpace: Bool, isLineFeed: Bool, advance: Int64) {
    if isLineFeed {
      endParagraph()
    } else {
      if isSpace {
        endWord()
        spaces = spaces + advance
      } else {
        count += 1
        length = length + advance
      }
      paragraph.length = paragraph.length + advance
    }
    offset += 1
    if isLineFeed { paragraph.offset = offset }
  }

  private mutating func endWord() {
    if count == 0 { return }
    words.append(TextWords.Word(spaces: spaces, length: length, offset: offset - count, count: count))
    (spaces, length, count) = (0, 0, 0)
  }

  mutating func endParagraph() {
    endWord()
    spaces = 0
    paragraph.count = offset - paragraph.offset
    paragraph.endWord = Int32(truncatingIfNeeded: words.count)
    paragraphs.append(paragraph)
    paragraph.length = 0
  }
}

/// Receives the lines of a text, piece by piece.
protocol LineBuilder {
  /// The number of completed lines.
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
  /// The maximum number of lines; 0 for no limit.
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

/// Copies the lines of a text.
struct LineCopier: LineBuilder {
  private(set) var lines: [String] = []
  /// The number of characters before each line.
  private(set) var starts: [Int] = []
  private var line = ""
  private var start: Int?
  /// The part of the text that was not copied yet.
  private var rest: Substring
  /// The number of characters before the rest.
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

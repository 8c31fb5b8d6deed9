/// The words of a text, found once: they do not depend on the width at which the text wraps.
///
/// Only lengths are kept. Measuring a text in another width compares numbers, and looks at no character.
struct TextWords {
  /// A word with the spaces before it.
  struct Word: BitwiseCopyable {
    var spaces: Int32
    var length: Int32
    /// The number of characters before the word in the text.
    var offset: Int32
  }

  /// A part of the text between line feeds.
  struct Paragraph: BitwiseCopyable {
    var offset: Int32
    var length: Int32 = 0
    /// The index of the first word behind it.
    var endWord: Int32 = 0
  }

  private var words: ContiguousArray<Word> = []
  private var paragraphs: ContiguousArray<Paragraph> = []

  /// Finds the words of a text; empty text has no paragraph.
  init(_ text: String) {
    var search = WordSearch()
    var text = text
    let isASCII = text.withUTF8 { bytes in
      if bytes.contains(where: { $0 >= 0x80 }) { return false }
      // One byte is one character, but for the line feed of two bytes.
      var previous: UInt8 = 0
      for byte in bytes {
        let isSecond = byte == 0x0A && previous == 0x0D
        if !isSecond { search.add(isSpace: byte == 0x20, isLineFeed: 0x0A...0x0D ~= byte) }
        previous = byte
      }
      return true
    }
    if !isASCII {
      for character in text { search.add(isSpace: character == " ", isLineFeed: character.isNewline) }
    }
    if !text.isEmpty { search.endParagraph() }
    (words, paragraphs) = (search.words, search.paragraphs)
  }
}

// MARK: - Wrapping

extension TextWords {
  /// Breaks the text into lines of at most `capacity` characters.
  ///
  /// Lines break between words; the spaces at a break belong to no line. A word that is wider than a whole line breaks
  /// anywhere.
  ///
  /// - Parameters:
  ///   - capacity: At least one; the largest integer breaks at line feeds only.
  ///   - limit: The largest number of lines; 0 is no limit.
  ///   - lines: What takes the lines, piece by piece.
  func wrap<Lines: LineBuilder>(capacity: Int, limit: Int, into lines: inout Lines) {
    var first = 0
    for paragraph in paragraphs {
      let end = Int(paragraph.endWord)
      if capacity == Int.max {
        lines.addCharacters(from: Int(paragraph.offset), count: Int(paragraph.length))
      } else {
        wrap(words[first..<end], capacity: capacity, into: &lines)
      }
      lines.endLine()
      if limit > 0 && lines.count >= limit { return }
      first = end
    }
  }

  /// Breaks a paragraph into lines, of which the last one is left open.
  private func wrap<Lines: LineBuilder>(
    _ words: ContiguousArray<Word>.SubSequence, capacity: Int, into lines: inout Lines
  ) {
    var length = 0
    for word in words {
      var spaces = Int(word.spaces)
      var (offset, rest) = (Int(word.offset), Int(word.length))
      if length > 0 && length + spaces + rest > capacity {
        lines.endLine()
        (length, spaces) = (0, 0)
      }
      // Spaces before the first word may be longer than the line; those that do not fit are dropped.
      let fitting = min(spaces, capacity - length)
      lines.addSpaces(fitting)
      length += fitting
      while length + rest > capacity {
        lines.addCharacters(from: offset, count: capacity - length)
        lines.endLine()
        offset += capacity - length
        rest -= capacity - length
        length = 0
      }
      lines.addCharacters(from: offset, count: rest)
      length += rest
    }
  }
}

// MARK: - Finding words

/// A search for the words of a text, character by character.
private struct WordSearch {
  var words: ContiguousArray<TextWords.Word> = []
  var paragraphs: ContiguousArray<TextWords.Paragraph> = []
  private var offset: Int32 = 0
  private var paragraph = TextWords.Paragraph(offset: 0)
  /// The spaces since the last word.
  private var spaces: Int32 = 0
  /// The length of the present word; 0 between words.
  private var length: Int32 = 0

  @inline(__always)
  mutating func add(isSpace: Bool, isLineFeed: Bool) {
    if isLineFeed {
      endParagraph()
    } else if isSpace {
      endWord()
      spaces += 1
    } else {
      length += 1
    }
    offset += 1
    if isLineFeed { paragraph.offset = offset }
  }

  private mutating func endWord() {
    if length == 0 { return }
    words.append(TextWords.Word(spaces: spaces, length: length, offset: offset - length))
    (spaces, length) = (0, 0)
  }

  mutating func endParagraph() {
    endWord()
    spaces = 0
    paragraph.length = offset - paragraph.offset
    paragraph.endWord = Int32(truncatingIfNeeded: words.count)
    paragraphs.append(paragraph)
  }
}

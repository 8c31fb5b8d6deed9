import AnchorageScenes

/// A place in a line of a log where a part of a report begins.
struct LogMark {
  enum Kind: Equatable {
    /// The first line of a report, which ends in a colon for AppKit's.
    case beginning(isFromAppKit: Bool)
    /// A constraint, from `<`.
    case constraint
    /// The constraint that follows was broken.
    case breaking
    /// The advice after the report.
    case end
  }

  var kind: Kind
  var start: Int

  /// The bytes that every part of a report contains.
  fileprivate static let common = Array("onstraint".utf8)
}

extension LogMark {
  /// The marks of a line, in order.
  static func marks(in line: [UInt8]) -> [LogMark] {
    var marks: [LogMark] = []
    var start = 0
    while let index = line.firstIndex(of: common, from: start) {
      start = index + common.count
      if let mark = mark(in: line, at: index, after: start), mark.start >= marks.last?.start ?? 0 {
        if marks.last?.start != mark.start { marks.append(mark) }
      }
    }
    return marks
  }

  /// The mark of which the common part is at an index.
  private static func mark(in line: [UInt8], at index: Int, after end: Int) -> LogMark? {
    if line.has("simultaneously satisfy c", before: index) {
      let colon = end + 1 < line.count && line[end] == UInt8(ascii: "s") && line[end + 1] == UInt8(ascii: ":")
      return LogMark(kind: .beginning(isFromAppKit: colon), start: index)
    }
    if line.has("by breaking c", before: index) { return LogMark(kind: .breaking, start: index) }
    if line.has("UIViewAlertForUnsatisfiableC", before: index) || line.has("NSUserDefault NSC", before: index)
    {
      return LogMark(kind: .end, start: index)
    }
    guard end < line.count, line[end] == UInt8(ascii: ":"), index > 0, line[index - 1] == UInt8(ascii: "C")
    else {
      return nil
    }
    // Back over the name of the class.
    var start = index
    while start > 0, line[start - 1].isTypeByte { start -= 1 }
    guard start > 0, line[start - 1] == UInt8(ascii: "<") else { return nil }
    return LogMark(kind: .constraint, start: start - 1)
  }
}

extension UInt8 {
  fileprivate var isTypeByte: Bool {
    let folded = self | 0x20
    return folded >= UInt8(ascii: "a") && folded <= UInt8(ascii: "z") || isDigit || self == UInt8(ascii: "_")
      || self == UInt8(ascii: ".")
  }
}

extension [UInt8] {
  /// The index of the next line break.
  func firstIndexOfNewline(from start: Int) -> Int? {
    // A plain loop over a buffer, because unoptimised builds read megabytes, too.
    withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        if bytes[index] == 0x0A { return index }
        index += 1
      }
      return nil
    }
  }

  /// Whether a line can be part of a report: it has the word that every part has, begins a list, or seems damaged.
  func mayMatter(in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound, self[index] == 0x20 || self[index] == 0x09 { index += 1 }
    if index < range.upperBound {
      let byte = self[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "(") { return true }
    }
    return firstIndex(of: LogMark.common, from: range.lowerBound, to: range.upperBound) != nil
  }

  /// Where a word begins next.
  fileprivate func firstIndex(of word: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
    withUnsafeBufferPointer { bytes in
      word.withUnsafeBufferPointer { word in
        var index = start
        let last = (end ?? bytes.count) - word.count
        while index <= last {
          if bytes[index] == word[0] {
            var length = 1
            while length < word.count, bytes[index + length] == word[length] { length += 1 }
            if length == word.count { return index }
          }
          index += 1
        }
        return nil
      }
    }
  }

  fileprivate func has(_ text: String, before index: Int) -> Bool {
    let count = text.utf8.count
    return index >= count && self[(index - count)..<index].elementsEqual(text.utf8)
  }

  /// The name and the number of the process in front of a part of a report: `App[123` of `12:00:00 App[123:9] `.
  func processName(before end: Int) -> String {
    var index = end - 2
    while index >= 0 {
      if self[index] == UInt8(ascii: "["), self[index + 1].isDigit {
        var (start, stop) = (index, index + 1)
        while start > 0, self[start - 1] > 0x20 { start -= 1 }
        while stop < end, self[stop].isDigit { stop += 1 }
        return String(decoding: self[start..<stop], as: UTF8.self)
      }
      index -= 1
    }
    return ""
  }
}

/// Finds the tags of an XML file, before its parser sees it.
///
/// The parser does not say where an element begins, and goes on after mistakes. This scanner knows where every tag begins and
/// which elements are open, so it refuses files that are too deep, that declare a document type, or whose tags do not match.
/// It reads nothing inside the tags; that is the parser's.
struct MarkupScanner {
  /// An element whose end tag was not read yet.
  private struct Open {
    let name: Range<Int>
    let position: InterfacePosition
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: String
  private let limits: InterfaceLimits
  private var index = 0
  private var line = 1
  private var column = 1
  private var open: [Open] = []
  /// Where each start tag begins, in the order of the file.
  private(set) var starts: [InterfacePosition] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, limits: InterfaceLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
  }

  /// The positions of all start tags.
  static func starts(
    in bytes: [UInt8], file: String, limits: InterfaceLimits
  ) throws(InterfaceFileMistake) -> [InterfacePosition] {
    try bytes.withUnsafeBufferPointer { buffer throws(InterfaceFileMistake) in
      var scanner = MarkupScanner(buffer, file: file, limits: limits)
      try scanner.scan()
      return scanner.starts
    }
  }

  private var position: InterfacePosition { InterfacePosition(line: line, column: column) }

  private func mistake(_ kind: InterfaceFileMistake.Kind, at position: InterfacePosition)
    -> InterfaceFileMistake
  {
    InterfaceFileMistake(kind, file: file, at: position)
  }

  private func name(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func scan() throws(InterfaceFileMistake) {
    if starts(with: "\u{FEFF}") { index += 3 }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") {
        try scanMarkup()
      } else {
        if open.isEmpty, ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
          throw mistake(starts.isEmpty ? .notMarkup : .afterRoot, at: position)
        }
        step()
      }
    }
    if let open = open.last {
      throw mistake(.unclosed(name(open.name), line: open.position.line), at: position)
    }
    if starts.isEmpty { throw InterfaceFileMistake(.empty, file: file, at: nil) }
  }

  private mutating func scanMarkup() throws(InterfaceFileMistake) {
    if starts(with: "<!--") {
      try skip(to: "-->", "a comment")
    } else if starts(with: "<![CDATA[") {
      try skip(to: "]]>", "a CDATA section")
    } else if starts(with: "<?") {
      try scanInstruction()
    } else if starts(with: "<!") {
      throw mistake(.documentType, at: position)
    } else {
      try scanTag()
    }
  }

  private mutating func scanInstruction() throws(InterfaceFileMistake) {
    let (start, position) = (index, position)
    try skip(to: "?>", "a processing instruction")
    let words = name(start..<index).split(whereSeparator: { " \t\r\n=\"'".contains($0) })
    guard words.first == "<?xml", let word = words.firstIndex(of: "encoding"), word + 1 < words.count else {
      return
    }
    let encoding = String(words[word + 1])
    if !["utf-8", "utf8", "us-ascii"].contains(encoding.lowercased()) {
      throw mistake(.encoding(encoding), at: position)
    }
  }

  private mutating func scanTag() throws(InterfaceFileMistake) {
    let start = position
    let isEnd = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/")
    let first = index + (isEnd ? 2 : 1)
    var last = first
    while last < bytes.count, !MarkupScanner.endsName(bytes[last]) { last += 1 }
    guard first < bytes.count, MarkupScanner.beginsName(bytes[first]) else {
      throw first < bytes.count ? mistake(.strayMarkup, at: start) : mistake(.unfinished("a tag"), at: start)
    }
    let isEmpty = try skipTag(from: start)
    if index - first > limits.part { throw mistake(.tooLong("a tag", limit: limits.part), at: start) }
    if isEnd {
      guard let element = open.popLast() else { throw mistake(.strayEnd(of: name(first..<last)), at: start) }
      guard bytes[element.name].elementsEqual(bytes[first..<last]) else {
        throw mistake(
          .wrongEnd(of: name(first..<last), open: name(element.name), line: element.position.line), at: start)
      }
      return
    }
    if open.isEmpty && !starts.isEmpty { throw mistake(.afterRoot, at: start) }
    starts.append(start)
    if open.count >= limits.depth { throw mistake(.tooDeep(limit: limits.depth), at: start) }
    if !isEmpty { open.append(Open(name: first..<last, position: start)) }
  }

  /// Skips to the end of a tag, and returns whether it is that of an empty element.
  private mutating func skipTag(from start: InterfacePosition) throws(InterfaceFileMistake) -> Bool {
    var quote: UInt8?
    var wasSlash = false
    while index < bytes.count {
      let byte = bytes[index]
      step()
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return wasSlash
      }
      wasSlash = byte == UInt8(ascii: "/")
    }
    throw mistake(.unfinished("a tag"), at: start)
  }

  private mutating func skip(to end: StaticString, _ part: String) throws(InterfaceFileMistake) {
    let (start, first) = (position, index)
    while index < bytes.count, !starts(with: end) { step() }
    guard index < bytes.count else { throw mistake(.unfinished(part), at: start) }
    if index - first > limits.part { throw mistake(.tooLong(part, limit: limits.part), at: start) }
    for _ in 0..<end.utf8CodeUnitCount { step() }
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return bytes[index..<index + count].elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: count))
  }

  private mutating func step() {
    let byte = bytes[index]
    index += 1
    if byte == 0x0A {
      (line, column) = (line + 1, 1)
    } else if byte & 0xC0 != 0x80 {
      // The other bytes of a character do not count.
      column += 1
    }
  }

  /// Whether a name can begin with a byte. Of the characters outside of ASCII the parser knows more.
  private static func beginsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}

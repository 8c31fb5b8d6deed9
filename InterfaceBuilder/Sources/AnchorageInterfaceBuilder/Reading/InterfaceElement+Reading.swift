import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

extension InterfaceElement {
  /// Reads the root element of a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, in UTF-8.
  ///   - file: Its name, for mistakes.
  ///   - limits: How large it may be.
  /// - Throws: The first mistake, by its position.
  package init(
    reading bytes: [UInt8], file: String, limits: InterfaceLimits = InterfaceLimits()
  ) throws(InterfaceFileMistake) {
    guard bytes.count <= limits.bytes else {
      throw InterfaceFileMistake(.tooLarge(limit: limits.bytes), file: file, at: nil)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw InterfaceFileMistake(.encoding("UTF-16"), file: file, at: InterfacePosition(line: 1, column: 1))
    }
    let bytes = bytes.withLineFeeds
    let starts = try MarkupScanner.starts(in: bytes, file: file, limits: limits)
    if let position = InterfacePosition(ofFirstWrongByteIn: bytes) {
      // Foundation's parser on Linux traps at names that are not UTF-8.
      throw InterfaceFileMistake(.wrongByte, file: file, at: position)
    }
    let collector = ElementCollector(starts: starts)
    // In pieces: on Linux the parser refuses more than 10 MB at once.
    let parser = XMLParser(stream: InputStream(data: Data(bytes)))
    parser.shouldResolveExternalEntities = false
    parser.delegate = collector
    if !parser.parse() || parser.parserError != nil {
      collector.note(
        (parser.parserError as NSError?)?.code ?? 0,
        at: InterfacePosition(line: parser.lineNumber, column: parser.columnNumber))
    }
    if let (code, position) = collector.mistake {
      throw InterfaceFileMistake(.init(parserCode: code), file: file, at: position)
    }
    guard let root = collector.root else { throw InterfaceFileMistake(.empty, file: file, at: nil) }
    self = root
  }
}

extension [UInt8] {
  /// The text with a line feed in the place of every carriage return that has none behind it.
  ///
  /// XML ends a line at either; the scanner and the parser count line feeds.
  fileprivate var withLineFeeds: [UInt8] {
    guard contains(0x0D) else { return self }
    var bytes = self
    for index in indices where self[index] == 0x0D && (index + 1 == count || self[index + 1] != 0x0A) {
      bytes[index] = 0x0A
    }
    return bytes
  }
}

extension InterfacePosition {
  /// The position of the first byte that is not UTF-8; `nil` if all are.
  fileprivate init?(ofFirstWrongByteIn bytes: [UInt8]) {
    // Decoding puts other bytes in the place of wrong ones.
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    guard repaired != bytes else { return nil }
    let before = bytes[..<(zip(bytes, repaired).enumerated().first { $1.0 != $1.1 }?.offset ?? bytes.count)]
    let line = before[(before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)...]
    self.init(line: before.count { $0 == 0x0A } + 1, column: line.count { $0 & 0xC0 != 0x80 } + 1)
  }
}

extension InterfaceFileMistake.Kind {
  /// The mistake behind a number of the parser's, which is libxml2's.
  fileprivate init(parserCode: Int) {
    switch parserCode {
    case 9: self = .forbiddenCharacter
    case 23, 38, 68: self = .strayMarkup
    case 39, 41, 65: self = .brokenAttribute
    case 42: self = .repeatedAttribute
    case 26: self = .unknownEntity
    default: self = .malformed(code: parserCode)
    }
  }
}

/// Makes elements of what Foundation's parser tells.
///
/// A class, because the parser takes no other delegates.
final class ElementCollector: NSObject, XMLParserDelegate {
  private let starts: [InterfacePosition]
  private var open: [InterfaceElement] = []
  private var count = 0
  /// The outermost element, once it has ended.
  private(set) var root: InterfaceElement?
  /// The first mistake; the parser goes on after some.
  private(set) var mistake: (code: Int, position: InterfacePosition)?

  /// Creates a collector for a file whose elements begin at these positions.
  init(starts: [InterfacePosition]) {
    self.starts = starts
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let position = starts.indices.contains(count) ? starts[count] : InterfacePosition(line: 1, column: 1)
    count += 1
    open.append(InterfaceElement(name: name, attributes: attributes, position: position))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { append(text) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) { append(String(decoding: block, as: UTF8.self)) }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    note((error as NSError).code, at: InterfacePosition(line: parser.lineNumber, column: parser.columnNumber))
  }

  /// Keeps a mistake if it is the first.
  func note(_ code: Int, at position: InterfacePosition) {
    if mistake == nil { mistake = (code, position) }
  }

  private func append(_ text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }
}

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

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

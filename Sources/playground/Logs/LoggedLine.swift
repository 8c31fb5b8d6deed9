import AnchorageHeadless

/// The line of a logged constraint without what follows its body: the state, and the names of items.
struct LoggedLine {
  private let bytes: [UInt8]
  /// Where the body ends.
  private let end: Int
  private var objects: [String: FormatItem] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let last = bytes.count - 1
    guard let open = Self.stateStart(in: bytes) else {
      end = last
      return
    }
    // The space in front of the parenthesis belongs to neither.
    var end = open
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    self.end = end
    readNames(open..<last)
  }

  /// A reader of the body.
  var reader: FormatReader {
    let names = objects.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    return FormatReader(bytes, 0..<end, allowsDecimalComma: true, names: names.filter { $0 != "'|'" })
  }

  /// The object that a name represents; other items unchanged.
  func object(for item: FormatItem) -> FormatItem {
    switch item {
    case .superview: objects["'|'"] ?? item
    case .name(let name): objects[name] ?? item
    case .object: item
    }
  }

  /// The last parenthesis that opens a state: `(active, names: '|':UIView:0x7f )`.
  private static func stateStart(in bytes: [UInt8]) -> Int? {
    let words = ["(active", "(inactive", "(Names:", "(names:"].map { Array($0.utf8) }
    var index = bytes.count - 1
    while index > 0 {
      if bytes[index] == UInt8(ascii: "("), words.contains(where: { bytes[index...].starts(with: $0) }) {
        return index
      }
      index -= 1
    }
    return nil
  }

  private mutating func readNames(_ range: Range<Int>) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
    let list = text.utf8[text.utf8.index(after: colon)...].split(separator: UInt8(ascii: ","))
    for entry in list.prefix(100) {
      let parts = entry.split(separator: UInt8(ascii: ":")).map { Self.trimmed($0) }
      guard parts.count >= 2, !parts[0].isEmpty else { continue }
      let address = parts[parts.count - 1].prefix { $0 != " " && $0 != ")" }
      let type = parts.count > 2 ? parts[1] : ""
      let name = parts[0] == "'|'" ? "" : parts[0]
      objects[parts[0]] = .object(type: type, address: String(address), text: name)
    }
  }

  private static func trimmed(_ bytes: Substring.UTF8View.SubSequence) -> String {
    let start = bytes.firstIndex { $0 != 0x20 } ?? bytes.endIndex
    let end = bytes.lastIndex { $0 != 0x20 }.map { bytes.index(after: $0) } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

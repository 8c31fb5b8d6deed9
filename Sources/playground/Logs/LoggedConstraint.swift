import AnchorageHeadless

/// A constraint as UIKit and AppKit print it: `<NSLayoutConstraint:0x60 'gap' H:[UILabel:0x7f]-(8)-|   (active)>`.
///
/// SnapKit and Masonry print theirs almost alike, without the visual format.
struct LoggedConstraint: Hashable, Sendable {
  /// The class, such as `NSAutoresizingMaskLayoutConstraint`.
  var type: String
  var address: String
  /// The identifier; empty if it has none.
  var identifier = ""
  /// Where SnapKit says that it was written.
  var location: LayoutSourceLocation?
  /// The equations: two bounds for a content size, otherwise one equation as a rule. The superview is an
  /// object where the line names it.
  var equations: [FormatEquation] = []
  /// The item that `|` represents.
  var superview = FormatItem.superview
}

extension LoggedConstraint {
  /// Whether it represents the frame and the autoresizing mask of a view.
  var isMask: Bool { type.hasPrefix("NSAutoresizingMask") }
  /// Whether it represents the content size of a view.
  var isContentSize: Bool { type.hasPrefix("NSContentSize") }
}

extension LoggedConstraint {
  /// Reads a constraint from `<` to `>`; `nil` if it cannot be read.
  init?(_ bytes: [UInt8]) {
    guard bytes.first == UInt8(ascii: "<"), bytes.last == UInt8(ascii: ">") else { return nil }
    let line = LoggedLine(bytes)
    var reader = line.reader
    _ = reader.take("<")
    guard let (type, address) = reader.typeAndAddress(), type.hasSuffix("Constraint") else { return nil }
    self.type = type
    self.address = address
    if reader.take("@") { location = reader.fileAndLine() }
    reader.skipSpaces()
    // The flags of an autoresizing mask and the identifier come in either order.
    for _ in 0..<2 {
      reader.skipMaskFlags()
      if identifier.isEmpty, let text = reader.quotedIdentifier() { identifier = text }
    }
    guard let read = Self.body(&reader), reader.restCount == 0 else { return nil }
    superview = line.object(for: .superview)
    equations = read.map { equation in
      var equation = equation.mapItems { line.object(for: $0) }
      if equation.isMeasuredFromOrigin { equation.origin = superview }
      return equation
    }
  }

  private static func body(_ reader: inout FormatReader) -> [FormatEquation]? {
    var equations: [FormatEquation]
    if reader.starts(with: "H:") || reader.starts(with: "V:") {
      guard let format = try? VisualFormat(&reader, .log), let read = format.equations else { return nil }
      equations = read
    } else {
      guard let equation = FormatEquation(&reader) else { return nil }
      equations = [equation]
    }
    reader.skipSpaces()
    if let priority = reader.priority() {
      for index in equations.indices { equations[index].priority = priority }
    }
    reader.skipSpaces()
    if reader.take("Hug:") {
      guard let hugging = reader.number(), reader.take(" CompressionResistance:"),
        let resistance = reader.number(),
        let size = equations.first
      else { return nil }
      equations = [size.bound(.lessThanOrEqual, hugging), size.bound(.greaterThanOrEqual, resistance)]
      reader.skipSpaces()
    }
    return equations
  }
}

extension FormatReader {
  /// Reads `NSLayoutConstraint:0x60`.
  fileprivate mutating func typeAndAddress() -> (type: String, address: String)? {
    guard let type = typeName(), take(":"), let address = word() else { return nil }
    // Masonry counts the constraints of an array.
    if take("[") { _ = (number(), take("]")) }
    return (type, address)
  }

  /// Reads SnapKit's `CardView.swift#21`.
  fileprivate mutating func fileAndLine() -> LayoutSourceLocation? {
    let start = position
    skipBytes(where: { $0 != UInt8(ascii: "#") && $0 != 0x20 })
    let file = text(start..<position)
    guard take("#"), let line = number(), line >= 0, line < 1e9 else { return nil }
    return LayoutSourceLocation(fileID: file, line: Int(line))
  }

  /// Skips `h=--& v=&-- `.
  fileprivate mutating func skipMaskFlags() {
    for flags in ["h=", "v="] where take(flags) {
      skipBytes(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "&") })
      skipSpaces()
    }
  }

  /// Reads `'gap' `, a quoted text with a space behind it.
  fileprivate mutating func quotedIdentifier() -> String? {
    let text = quotedText(beforeItem: true)
    skipSpaces()
    return text
  }

  /// Reads `@250`, `priority:250`, or Masonry's `^250`.
  fileprivate mutating func priority() -> Double? {
    guard take("@") || take("priority:") || take("^") else { return nil }
    return number()
  }
}

extension FormatEquation {
  fileprivate func bound(_ relation: LayoutRelation, _ priority: Double) -> FormatEquation {
    var equation = self
    equation.relation = relation
    equation.priority = priority
    return equation
  }
}

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

import Anchorage

// A recursive descent through the grammar, one function a rule. It stops at the first violation of the
// grammar, with its position.

extension VisualFormat {
  /// Reads a format of an app's code to its end.
  init(_ format: String, _ names: Names) throws(FormatFailure) {
    let bytes = Array(format.utf8)
    var reader = FormatReader(bytes, 0..<bytes.count, allowsDecimalComma: false, names: [])
    guard !bytes.isEmpty else { throw reader.failure("the format is empty") }
    try self.init(&reader, names)
    guard reader.restCount > 0 else { return }
    throw reader.failure(
      reader.next == UInt8(ascii: " ")
        ? "a format has no spaces"
        : closing == nil ? "expected a connection, such as '-8-', or the end" : "nothing follows the last '|'"
    )
  }

  /// Reads a format up to the end of its last view or connection.
  package init(_ reader: inout FormatReader, _ names: Names) throws(FormatFailure) {
    try readAxis(&reader)
    if reader.take("|") {
      opening = try Self.connection(&reader, names)
      if reader.restCount == 0 || reader.next == UInt8(ascii: "|") {
        throw reader.failure("expected a view, such as '[name]', after the '|' and its space")
      }
    }
    views.append(try Self.view(&reader, names))
    // The rest may belong to the line of a log: a direction or a priority.
    while reader.restCount > 0, Self.startsConnection(reader) {
      let connection = try Self.connection(&reader, names)
      if reader.take("|") {
        closing = connection
        break
      }
      guard reader.next == UInt8(ascii: "[") else {
        throw reader.failure("expected a view, such as '[name]', or '|'")
      }
      connections.append(connection)
      views.append(try Self.view(&reader, names))
    }
    if case .anyNames = names { nameMetrics() }
    guard names.isOfLog else { return }
    if reader.take("(LTR)") { direction = .leftToRight }
    if reader.take("(RTL)") { direction = .rightToLeft }
  }

  /// Marks sizes whose names aren't views of the format as metrics.
  private mutating func nameMetrics() {
    let items = Set(views.map { $0.item })
    for view in views.indices {
      for size in views[view].sizes.indices {
        guard case .item(let item) = views[view].sizes[size].object, case .name(let name) = item,
          !items.contains(item)
        else { continue }
        views[view].sizes[size].object = .metric(name)
      }
    }
  }

  private mutating func readAxis(_ reader: inout FormatReader) throws(FormatFailure) {
    if reader.take("V:") {
      axis = .vertical
    } else if !reader.take("H:"), reader.next == UInt8(ascii: "V") || reader.next == UInt8(ascii: "H") {
      reader.skipBytes(where: { $0 == UInt8(ascii: "V") || $0 == UInt8(ascii: "H") })
      throw reader.failure("expected ':' after the orientation, 'H' or 'V'")
    }
  }

  private static func startsConnection(_ reader: FormatReader) -> Bool {
    reader.next == UInt8(ascii: "-") || reader.next == UInt8(ascii: "[") || reader.next == UInt8(ascii: "|")
  }

  private static func connection(
    _ reader: inout FormatReader, _ names: Names
  ) throws(FormatFailure) -> Connection {
    guard reader.take("-") else { return .flush }
    if reader.next == UInt8(ascii: "[") || reader.next == UInt8(ascii: "|") { return .standard }
    if reader.next == UInt8(ascii: "-") {
      throw reader.failure(
        "a negative space is in parentheses, as in '-(-8)-'; a '-' more than needed is left out")
    }
    var spaces: [Predicate]
    if reader.next == UInt8(ascii: "(") {
      spaces = try predicates(&reader, names, of: .space)
    } else {
      spaces = [try predicate(&reader, names, of: .space)]
    }
    guard reader.take("-") else { throw reader.failure("expected '-' after the space") }
    return .spaces(spaces)
  }

  private static func view(
    _ reader: inout FormatReader, _ names: Names
  ) throws(FormatFailure) -> View {
    guard reader.take("[") else { throw reader.failure("expected a view, such as '[name]'") }
    let item = try names.view(&reader)
    var sizes: [Predicate] = []
    if reader.next == UInt8(ascii: "(") { sizes = try predicates(&reader, names, of: .size) }
    guard reader.take("]") else {
      throw reader.failure(
        sizes.isEmpty
          ? "expected ']' or a size in parentheses after the view's name"
          : "expected ']' after the view's size")
    }
    return View(item: item, sizes: sizes)
  }

  /// Reads predicates in parentheses.
  private static func predicates(
    _ reader: inout FormatReader, _ names: Names, of kind: Predicate.Kind
  ) throws(FormatFailure) -> [Predicate] {
    _ = reader.take("(")
    var list = [try predicate(&reader, names, of: kind)]
    while reader.restCount > 0, !reader.starts(with: ")") {
      guard reader.take(",") else { break }
      list.append(try predicate(&reader, names, of: kind))
    }
    guard reader.take(")") else { throw reader.failure("expected ')' or ','") }
    return list
  }

  private static func predicate(
    _ reader: inout FormatReader, _ names: Names, of kind: Predicate.Kind
  ) throws(FormatFailure) -> Predicate {
    let relation = reader.relation() ?? .equal
    if let next = reader.next, [UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">")].contains(next) {
      throw reader.failure("expected a relation: '==', '>=' or '<='")
    }
    let object = try names.object(&reader, of: kind)
    guard reader.take("@") else { return Predicate(relation: relation, object: object) }
    let start = reader
    let priority = try names.object(&reader, of: .priority)
    if case .number(let number) = priority, !names.isOfLog, !LayoutPriority(Float(number)).isValid {
      throw start.failure("a priority is above 0, and 1000 at most")
    }
    return Predicate(relation: relation, object: object, priority: priority)
  }
}

extension VisualFormat.Predicate {
  /// The role of a number in a format.
  enum Kind {
    case space, size, priority
  }
}

extension FormatReader {
  /// A mistake at the next character.
  func failure(_ reason: String) -> FormatFailure { FormatFailure(offset: position, reason: reason) }
}

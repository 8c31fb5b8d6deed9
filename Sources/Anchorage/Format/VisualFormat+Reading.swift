// A recursive descent through the grammar, one function a rule.

extension VisualFormat {
  /// Reads a format up to the end of its last view or connection; `nil` if there is none.
  init?(_ reader: inout FormatReader) {
    if reader.take("V:") { axis = .vertical } else { _ = reader.take("H:") }
    if reader.take("|") {
      guard let connection = Self.connection(&reader) else { return nil }
      opening = connection
    }
    while reader.restCount > 0 {
      guard let view = Self.view(&reader) else { return nil }
      views.append(view)
      // What follows may belong to the line of a log: the direction, or a priority.
      if reader.restCount == 0 || !Self.startsConnection(reader) { break }
      guard let connection = Self.connection(&reader) else { return nil }
      if reader.take("|") {
        closing = connection
        break
      }
      connections.append(connection)
    }
    guard !views.isEmpty, connections.count == views.count - 1 else { return nil }
    if reader.take("(LTR)") { direction = .leftToRight }
    if reader.take("(RTL)") { direction = .rightToLeft }
  }

  private static func startsConnection(_ reader: FormatReader) -> Bool {
    reader.next == UInt8(ascii: "-") || reader.next == UInt8(ascii: "[") || reader.next == UInt8(ascii: "|")
  }

  private static func connection(_ reader: inout FormatReader) -> Connection? {
    guard reader.take("-") else { return .flush }
    if reader.next == UInt8(ascii: "[") || reader.next == UInt8(ascii: "|") { return .standard }
    if reader.next == UInt8(ascii: "(") {
      guard let list = predicates(&reader), reader.take("-") else { return nil }
      return .spaces(list)
    }
    guard let predicate = predicate(&reader), reader.take("-") else { return nil }
    return .spaces([predicate])
  }

  private static func view(_ reader: inout FormatReader) -> View? {
    guard reader.take("["), let item = reader.item() else { return nil }
    var sizes: [Predicate] = []
    if reader.next == UInt8(ascii: "(") {
      guard let list = predicates(&reader) else { return nil }
      sizes = list
    }
    return reader.take("]") ? View(item: item, sizes: sizes) : nil
  }

  /// Reads predicates in parentheses.
  private static func predicates(_ reader: inout FormatReader) -> [Predicate]? {
    guard reader.take("(") else { return nil }
    var list: [Predicate] = []
    while reader.restCount > 0 {
      guard let predicate = predicate(&reader) else { return nil }
      list.append(predicate)
      if reader.take(")") { return list }
      guard reader.take(",") else { return nil }
    }
    return nil
  }

  private static func predicate(_ reader: inout FormatReader) -> Predicate? {
    let relation = reader.relation() ?? .equal
    guard let object = self.object(&reader) else { return nil }
    guard reader.take("@") else { return Predicate(relation: relation, object: object) }
    guard let priority = self.object(&reader) else { return nil }
    return Predicate(relation: relation, object: object, priority: priority)
  }

  private static func object(_ reader: inout FormatReader) -> Object? {
    if let number = reader.number() ?? reader.namedSpace() { return .number(number) }
    return reader.item().map { .item($0) }
  }
}

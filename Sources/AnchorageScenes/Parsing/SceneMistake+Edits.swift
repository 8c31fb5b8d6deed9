import AnchorageHeadless

extension SceneMistake.Reason {
  /// The edits that correct the mistake; empty if it has no help, or if the help leaves a choice.
  func edits(at location: SceneLocation, in source: SceneSource) -> [SceneEdit] {
    let line = source.line(location.line)
    let place = LineEditor(source, location.line, min(line.lowerBound + location.offset, line.upperBound))
    return (edit(in: place).map { [$0] } ?? edits(in: place)) ?? []
  }

  private func edit(in place: LineEditor) -> SceneEdit? {
    switch self {
    case .unknownName(let word, let nearest?), .unknownParent(let word, let nearest?),
      .unknownMember(let word, _, let nearest?), .unknownMethod(let word, _, let nearest?),
      .unknownOption(let word, _, let nearest?), .unknownChoice(let word, _, let nearest?, _),
      .unknownKind(let word, let nearest?, _):
      return place.replacing(word, with: nearest)
    case .unknownLabel(let word, _, let nearest):
      return place.replacing(word, with: nearest)
    case .unknownKind(let word, nil, let line?):
      return place.replacing(word, with: String(line.prefix { $0 != " " }))
    case .unknownCase(let word, _, let nearest?, _):
      return place.replacing(".\(word)", with: ".\(nearest)") ?? place.replacing(word, with: nearest)
    case .unexpectedCharacter("#"): return place.replacing("#", with: "//")
    case .unexpectedCharacter("≤"): return place.replacing("≤", with: "<=")
    case .unexpectedCharacter("≥"): return place.replacing("≥", with: ">=")
    case .unexpectedCharacter("−"): return place.replacing("−", with: "-")
    case .unexpectedCharacter("–"): return place.replacing("–", with: "-")
    case .unexpectedCharacter("@"): return place.replacing("@", with: "~", isSpaced: true)
    case .unexpectedCharacter(";"): return place.splitting()
    case .wrongNumber(let number):
      return SceneMistake.Reason.correction(of: number).flatMap { place.replacing(number, with: $0) }
    case .wrongRange(let range) where range.hasSuffix("-"):
      return place.replacing(range, with: " ... -")
    case .wrongRelation(let relation):
      let right = ["=": "==", "===": "==", "<": "<=", "=<": "<=", ">": ">=", "=>": ">="][relation]
      return right.flatMap { place.replacing(relation, with: $0) }
    case .habit("'priority'", _): return place.replacing("priority", with: "~")
    case .colonInOption: return place.replacing(":", with: " ", isSpaced: true)
    case .strayNumbers(let numbers, let kind, _, _):
      return SceneMistake.Reason.option(for: numbers, kind).map { place.inserting($0.rawValue + " ") }
    case .swiftOnly("print"), .swiftOnly("import"), .layoutMethod: return place.removal
    case .indented(let line):
      let words = line.split(separator: " ")
      return words.count > 3 ? place.inserting(" in \(words[3])", afterToken: 1) : nil
    case .unrelated(_, _, let operation, let suggestion?): return place.completing(operation, suggestion)
    default: return nil
    }
  }

  private func edits(in place: LineEditor) -> [SceneEdit]? {
    switch self {
    case .unexpectedCharacter(let scalar) where "“”„«»".unicodeScalars.contains(scalar):
      return place.straightenedQuotes
    case .statementAsOption(_, _, let line): return place.movingOption(to: line)
    default: return nil
    }
  }
}

/// A location in a line, and the edits at it.
private struct LineEditor {
  private let source: SceneSource
  private let line: Int
  private let place: Int

  init(_ source: SceneSource, _ line: Int, _ place: Int) {
    self.source = source
    self.line = line
    self.place = place
  }

  private var end: Int { source.line(line).upperBound }

  /// The replacement of a word, if it is there.
  ///
  /// - Parameter isSpaced: Whether the new word needs a space on both sides.
  func replacing(_ word: String, with new: String, isSpaced: Bool = false) -> SceneEdit? {
    let range = place..<place + word.utf8.count
    guard range.upperBound <= end, source.bytes[range].elementsEqual(word.utf8) else { return nil }
    if !isSpaced { return SceneEdit(range, new, in: source) }
    let word = new == " " ? "" : new
    let isBlankBefore = place > 0 && source.bytes[place - 1] == 0x20
    let isBlankBehind = range.upperBound < end && source.bytes[range.upperBound] == 0x20
    let before = isBlankBefore || word.isEmpty ? "" : " "
    return SceneEdit(range, before + word + (isBlankBehind ? "" : " "), in: source)
  }

  func inserting(_ text: String) -> SceneEdit { SceneEdit(place..<place, text, in: source) }

  func inserting(_ text: String, afterToken index: Int) -> SceneEdit? {
    let tokens = source.tokens(in: line).tokens
    guard tokens.indices.contains(index) else { return nil }
    return SceneEdit(tokens[index].end..<tokens[index].end, text, in: source)
  }

  var removal: SceneEdit? { source.removal(of: line) }

  /// Replaces a semicolon with a line break, or removes it at the end of the line.
  func splitting() -> SceneEdit? {
    var next = place + 1
    while next < end, source.bytes[next] == 0x20 || source.bytes[next] == 0x09 { next += 1 }
    if next >= end || source.bytes[next..<end].starts(with: "//".utf8) {
      return SceneEdit(place..<place + 1, "", in: source)
    }
    return SceneEdit(
      place..<next, source.lineBreak(after: line) + source.indentation(of: line), in: source)
  }

  /// Appends the anchor to an item at the end of a relation: `a.leading == root` is about `root.leading`.
  func completing(_ operation: SceneOperator, _ suggestion: String) -> SceneEdit? {
    let tokens = source.tokens(in: line).tokens
    guard let index = tokens.firstIndex(where: { $0.start == place && $0.kind == .binary(operation) }),
      index == tokens.count - 2, let name = tokens.last, name.kind == .name
    else { return nil }
    let item = source.text(name.start..<name.end)
    guard suggestion.hasPrefix(item + ".") else { return nil }
    return SceneEdit(name.end..<name.end, String(suggestion.dropFirst(item.count)), in: source)
  }

  /// Replaces a pair of quotation marks with straight ones.
  var straightenedQuotes: [SceneEdit]? {
    let marks = ["“", "”", "„", "«", "»"]
    func mark(at index: Int) -> String? {
      marks.first { source.bytes[index..<end].starts(with: $0.utf8) }
    }
    guard let first = mark(at: place) else { return nil }
    var index = place + first.utf8.count
    while index < end {
      if let last = mark(at: index) {
        return [(place, first), (index, last)].map { start, mark in
          SceneEdit(start..<start + mark.utf8.count, "\"", in: source)
        }
      }
      if source.bytes[index] == UInt8(ascii: "\"") { return nil }
      index += 1
    }
    return nil
  }

  /// Moves an anchor and a number after a declaration to a line of their own, as a statement.
  func movingOption(to statement: String) -> [SceneEdit]? {
    let tokens = source.tokens(in: line).tokens
    guard let first = tokens.firstIndex(where: { $0.start == place }), first > 0,
      let number = tokens[first...].first(where: { $0.kind == .number })
    else { return nil }
    return [
      SceneEdit(tokens[first - 1].end..<number.end, "", in: source),
      source.insertion(of: [statement], below: line),
    ]
  }
}

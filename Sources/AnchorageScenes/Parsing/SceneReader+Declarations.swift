extension SceneReader {
  /// The kind of item that the line declares, or `nil` if the line is a statement.
  var declares: SceneDeclaration.Kind? {
    guard token.kind == .name, let kind = SceneDeclaration.Kind(rawValue: text) else { return nil }
    switch following {
    case .dot, .binary(.equal), .binary(.lessThanOrEqual), .binary(.greaterThanOrEqual), .binary(.plus),
      .binary(.times), .binary(.divided), .binary(.priority):
      return nil
    case .binary(.minus): return kind == .root ? kind : nil
    default: return kind
    }
  }

  /// Reads a declaration into `partial`, which keeps the parts read before a mistake is thrown.
  mutating func declaration(into partial: inout PartialDeclaration) throws(SceneFailure) {
    if partial.kind == .root {
      partial.name = SceneName("root", at: location)
      try advance()
      partial.options.append(try option(.rootSize, of: .root, at: location))
    } else {
      try advance()
      guard token.kind == .name else {
        throw failure(.expected("a name for the \(partial.kind.rawValue)", found: found))
      }
      guard text != "in", text != "root" else { throw failure(.reservedName(text)) }
      partial.name = SceneName(text, at: location)
      try advance()
      if isName("in") {
        try advance()
        partial.parent = try expectName("the name of the parent")
      }
    }
    if partial.kind == .label {
      guard token.kind == .text else { throw failure(.labelWithoutText) }
      partial.text = try labelText()
    }
    while token.kind != .end { try option(into: &partial) }
  }

  private mutating func option(into partial: inout PartialDeclaration) throws(SceneFailure) {
    guard token.kind == .name else { throw failure(.unexpected(found)) }
    let word = text
    guard let keyword = SceneOption.Keyword(rawValue: word), keyword != .rootSize else {
      let nearest = nearestWord(to: word, in: SceneOption.Keyword.words(for: partial.kind))
      throw failure(.unknownOption(word, partial.kind, nearest: nearest))
    }
    guard keyword.applies(to: partial.kind) else { throw failure(.inapplicableOption(keyword, partial.kind)) }
    let isDirection = keyword == .ltr || keyword == .rtl
    // The alignment of what a stack arranges is a word, that of its own rectangle four numbers.
    let isWord =
      keyword == .distribution || keyword == .alignment && partial.kind == .stack && following == .name
    let isRepeated = partial.options.contains {
      $0.keyword == keyword && ($0.word != nil) == isWord
        || isDirection && ($0.keyword == .ltr || $0.keyword == .rtl)
    }
    if isRepeated { throw failure(.repeatedOption(keyword)) }
    let location = location
    try advance()
    partial.options.append(
      isWord
        ? SceneOption(keyword, word: try choice(of: keyword, for: partial.kind), at: location)
        : try option(keyword, of: partial.kind, at: location))
  }

  /// Reads the word behind a keyword.
  private mutating func choice(
    of keyword: SceneOption.Keyword, for kind: SceneDeclaration.Kind
  ) throws(SceneFailure) -> String {
    guard token.kind == .name else { throw failure(.missingOptionValue(keyword, found: found)) }
    let (word, choices) = (text, keyword.choices(for: kind))
    guard choices.contains(word) else {
      throw failure(.unknownChoice(word, keyword, nearest: nearestWord(to: word, in: choices)))
    }
    try advance()
    return word
  }

  /// Reads the values of an option.
  private mutating func option(
    _ keyword: SceneOption.Keyword, of kind: SceneDeclaration.Kind, at location: SceneLocation
  ) throws(SceneFailure) -> SceneOption {
    var values: [Double?] = []
    for _ in 0..<keyword.count {
      let valueLocation = self.location
      if let number = try takeNumber() {
        try check(number, of: keyword, at: valueLocation)
        values.append(number)
      } else if keyword == .intrinsic, try take(.binary(.minus)) {
        values.append(nil)
      } else {
        throw failure(.missingOptionValue(keyword, found: found))
      }
    }
    return SceneOption(keyword, values, at: location)
  }

  private func check(
    _ number: Double, of keyword: SceneOption.Keyword, at location: SceneLocation
  ) throws(SceneFailure) {
    guard number.magnitude <= SceneNumber.largest else {
      throw SceneFailure(.numberTooLarge(number.sceneText), at: location)
    }
    if number < 0, [.rootSize, .intrinsic, .size].contains(keyword) {
      throw SceneFailure(.negativeOptionValue(keyword, number.sceneText), at: location)
    }
    if keyword == .lines, number < 0 || !number.isWhole {
      throw SceneFailure(.wrongLineCount(number.sceneText), at: location)
    }
  }

  /// Reads the text of a label, which is in quotes.
  private mutating func labelText() throws(SceneFailure) -> String {
    var scalars = Array(text.unicodeScalars.dropFirst().dropLast())[...]
    var result = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      let escape = scalars.popFirst() ?? "\\"
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "\"", "\\": result.append(escape)
      case "u":
        guard let scalar = Self.unicodeEscape(&scalars) else { throw failure(.wrongEscape("\\u")) }
        result.append(scalar)
      default: throw failure(.wrongEscape("\\\(Character(escape))"))
      }
    }
    try advance()
    return String(result)
  }

  /// Reads the rest of an escape `\u{1F600}`.
  private static func unicodeEscape(_ scalars: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
    guard scalars.popFirst() == "{" else { return nil }
    var digits = ""
    while let scalar = scalars.popFirst(), scalar != "}" {
      digits.unicodeScalars.append(scalar)
      guard digits.utf8.count <= 8 else { return nil }
    }
    return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
  }
}

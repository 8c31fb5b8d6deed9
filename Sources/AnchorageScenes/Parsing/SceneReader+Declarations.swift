extension SceneReader {
  /// The kind of item that the line declares, or `nil` if the line is a statement.
  var declares: SceneDeclaration.Kind? {
    guard token.kind == .name, let kind = SceneDeclaration.Kind(rawValue: text) else { return nil }
    switch following {
    case .dot, .binary(.equal), .binary(.lessThanOrEqual), .binary(.greaterThanOrEqual), .binary(.plus),
      .binary(.times), .binary(.divided), .binary(.priority), .binary(.range), .binary(.assignment):
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
      guard !["in", "root", "superview"].contains(text) else { throw failure(.reservedName(text)) }
      partial.name = SceneName(text, at: location)
      try advance()
      if isName("in") {
        try advance()
        partial.parent = try expectName("the name of the parent")
      }
    }
    if partial.kind == .label {
      guard token.kind == .text else { throw failure(.labelWithoutText) }
      partial.text = try quotedText()
    }
    while token.kind != .end { try option(into: &partial) }
    if let mask = partial.options.first(where: { $0.keyword == .mask }),
      !partial.options.contains(where: { $0.keyword == .frame })
    {
      throw SceneFailure(.maskWithoutFrame, at: mask.location)
    }
  }

  private mutating func option(into partial: inout PartialDeclaration) throws(SceneFailure) {
    if partial.options.isEmpty, token.kind == .comma, let name = partial.name {
      let kind = partial.kind.rawValue
      let next = following == .name ? nameBehind : "NAME"
      throw failure(
        .habit(found, instead: "write a line for each: '\(kind) \(name.text)' and '\(kind) \(next)'"))
    }
    guard token.kind == .name else { throw strayValues(of: partial) }
    let word = text
    if let line = statement(of: word, for: partial) {
      throw failure(.statementAsOption(word, partial.kind, line: line))
    }
    guard let keyword = SceneOption.Keyword(rawValue: word), keyword != .rootSize else {
      // The word after a mask may be one more word of the mask.
      let words =
        partial.options.last?.keyword == .mask ? SceneOption.Keyword.mask.choices(for: partial.kind) : []
      let nearest = nearestWord(to: word, in: SceneOption.Keyword.words(for: partial.kind) + words)
      throw failure(.unknownOption(word, partial.kind, nearest: nearest))
    }
    guard keyword.applies(to: partial.kind) else { throw failure(.inapplicableOption(keyword, partial.kind)) }
    let isAppKit = partial.options.contains { $0.keyword == .appkit }
    if partial.kind == .stack, keyword != .gravity, !keyword.applies(toAppKit: isAppKit) {
      throw failure(.optionOfOtherStack(keyword, needsAppKit: !isAppKit))
    }
    // The allowed words of other options depend on it.
    if keyword == .appkit, !isAppKit, !partial.options.isEmpty { throw failure(.lateOption(keyword)) }
    let isDirection = keyword == .ltr || keyword == .rtl
    // The alignment of a stack's arranged views is a word, that of its own rectangle four numbers.
    let isWord =
      keyword == .distribution || keyword == .mask || keyword == .gravity
      || keyword == .alignment && partial.kind == .stack && following == .name
    let isRepeated = partial.options.contains {
      $0.keyword == keyword && $0.words.isEmpty != isWord
        || isDirection && ($0.keyword == .ltr || $0.keyword == .rtl)
    }
    if isRepeated { throw failure(.repeatedOption(keyword)) }
    let location = location
    try advance()
    if token.kind == .colon || token.kind == .binary(.assignment) {
      throw failure(colon(in: keyword, isWord: isWord))
    }
    partial.options.append(
      isWord
        ? SceneOption(keyword, words: try choices(of: keyword, for: partial.kind, isAppKit), at: location)
        : try option(keyword, of: partial.kind, at: location))
  }

  /// The mistake of a colon, or of `=`, between a keyword and its value.
  private func colon(in keyword: SceneOption.Keyword, isWord: Bool) -> SceneMistake.Reason {
    var ahead = self
    var values: [String] = []
    while (try? ahead.advance()) != nil, values.count < max(1, keyword.count) {
      guard ahead.token.kind == .number || ahead.token.kind == .name && isWord else { break }
      values.append(ahead.text)
    }
    guard !values.isEmpty, token.kind == .colon else {
      return .missingOptionValue(keyword, found: found)
    }
    return .colonInOption(keyword, value: values.joined(separator: " "))
  }

  /// The token after the next one, as written.
  private var nameBehind: String {
    var ahead = self
    return (try? ahead.advance()) == nil ? "" : ahead.text
  }

  /// The statement that an anchor and a number after a declaration mean, as in `view a height 44`.
  private func statement(of word: String, for partial: PartialDeclaration) -> String? {
    guard let name = partial.name?.text, partial.kind != .root else { return nil }
    var ahead = self
    guard (try? ahead.advance()) != nil else { return nil }
    if [.colon, .binary(.assignment), .binary(.equal)].contains(ahead.token.kind) {
      guard (try? ahead.advance()) != nil else { return nil }
    }
    let edges = ["leading", "trailing", "left", "right", "top", "bottom"]
    guard edges.contains(word) || word == "width" || word == "height",
      let number = try? ahead.takeNumber()
    else { return nil }
    if !edges.contains(word) { return "\(name).\(word) == \(number.sceneText)" }
    let isFar = ["trailing", "right", "bottom"].contains(word)
    let parent = partial.parent?.text ?? "root"
    return "\(name).\(word) == \(parent).\(word) \(isFar ? "-" : "+") \(number.sceneText)"
  }

  /// The mistake of numbers without a keyword, as in `view a 100 40`.
  private func strayValues(of partial: PartialDeclaration) -> SceneFailure {
    var ahead = self
    var numbers: [Double] = []
    while let number = try? ahead.takeNumber() { numbers.append(number) }
    guard let name = partial.name, !numbers.isEmpty else { return failure(.unexpected(found)) }
    return failure(.strayNumbers(numbers, partial.kind, name: name.text, found: found))
  }

  /// Reads the words after a keyword: one, or several for a mask.
  private mutating func choices(
    of keyword: SceneOption.Keyword, for kind: SceneDeclaration.Kind, _ isAppKit: Bool
  ) throws(SceneFailure) -> [String] {
    var words = [try choice(of: keyword, among: keyword.choices(for: kind, isAppKit: isAppKit))]
    while keyword == .mask, token.kind == .name, keyword.choices(for: kind).contains(text) {
      guard !words.contains(text) else { throw failure(.repeatedWord(text)) }
      words.append(try choice(of: keyword, among: keyword.choices(for: kind)))
    }
    return words
  }

  /// Reads a word after a keyword.
  private mutating func choice(
    of keyword: SceneOption.Keyword, among choices: [String]
  ) throws(SceneFailure) -> String {
    guard token.kind == .name else { throw failure(.missingOptionValue(keyword, found: found)) }
    let word = text
    guard choices.contains(word) else {
      throw failure(
        .unknownChoice(word, keyword, nearest: nearestWord(to: word, in: choices), choices: choices))
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
    if keyword == .scale, number <= 0 {
      throw SceneFailure(.optionNotPositive(keyword, number.sceneText), at: location)
    }
    if keyword == .lines, number < 0 || !number.isWhole {
      throw SceneFailure(.wrongLineCount(number.sceneText), at: location)
    }
  }

  /// Reads a text in quotes.
  mutating func quotedText() throws(SceneFailure) -> String {
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

/// The part of a declaration that could be read.
///
/// A declaration with a mistake still declares its name, so that lines that use the name are not mistakes as
/// well.
struct PartialDeclaration {
  var kind: SceneDeclaration.Kind
  var name: SceneName?
  var parent: SceneName?
  var text = ""
  var options: [SceneOption] = []

  /// The declaration, or `nil` before its name is read.
  var declaration: SceneDeclaration? {
    name.map { SceneDeclaration(kind, name: $0, parent: parent, text: text, options: options) }
  }
}

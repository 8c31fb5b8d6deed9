/// Reads one line with one token of lookahead, within limits that bound time and recursion.
struct SceneReader {
  private var lexer: SceneLexer
  /// The next token.
  private(set) var token: SceneToken
  /// The number of open parentheses and brackets.
  var depth = 0
  /// The number of operators, properties and calls read in the statement so far.
  var operations = 0

  /// The greatest number of open parentheses and brackets; reading recurses for each.
  static let depthLimit = 64
  /// The greatest number of operators, properties and calls in a statement; the tree can be as deep.
  static let operationLimit = 256
  /// The greatest number of elements in an array.
  static let elementLimit = 10_000

  init(_ source: SceneSource, line: Int) throws(SceneFailure) {
    lexer = SceneLexer(source, line: line)
    token = try lexer.next()
  }

  var location: SceneLocation { lexer.location(token.start) }

  /// The characters of the next token.
  var text: String { lexer.source.text(token.start..<token.end) }

  /// The kind of the token after the next one; `.end` if that token is malformed.
  var following: SceneToken.Kind {
    var ahead = lexer
    return (try? ahead.next().kind) ?? .end
  }

  /// Whether the next token is a given name.
  func isName(_ name: String) -> Bool { token.kind == .name && text == name }

  /// Reads the next token.
  mutating func advance() throws(SceneFailure) {
    token = try lexer.next()
  }

  /// Skips the next token if it is of a kind, and returns whether it is.
  mutating func take(_ kind: SceneToken.Kind) throws(SceneFailure) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  /// Skips a token of a kind; any other token is a mistake.
  mutating func expect(_ kind: SceneToken.Kind, _ words: String) throws(SceneFailure) {
    guard try take(kind) else { throw failure(.expected(words, found: found)) }
  }

  /// Reads a name.
  mutating func expectName(_ words: String) throws(SceneFailure) -> SceneName {
    guard token.kind == .name else { throw failure(.expected(words, found: found)) }
    let name = SceneName(text, at: location)
    try advance()
    return name
  }

  /// Reads a number, with a minus sign directly before it or without; returns `nil` if there is none.
  mutating func takeNumber() throws(SceneFailure) -> Double? {
    let isNegative = token.kind == .binary(.minus)
    if isNegative {
      let end = token.end
      var ahead = self
      guard (try? ahead.advance()) != nil, ahead.token.kind == .number, ahead.token.start == end else {
        return nil
      }
      self = ahead
    }
    guard token.kind == .number else { return nil }
    let magnitude = try number()
    return isNegative ? -magnitude : magnitude
  }

  /// Reads the next token, which is a number.
  mutating func number() throws(SceneFailure) -> Double {
    guard let value = DecimalNumber(lexer.source.bytes[token.start..<token.end])?.value else {
      throw failure(.wrongNumber(clipped))
    }
    guard value.isFinite else { throw failure(.numberTooLarge(clipped)) }
    try advance()
    return value
  }

  /// Reports a token after the end of the statement or declaration.
  func expectEnd() throws(SceneFailure) {
    if isName("priority") || isName("at") || isName("with") {
      throw failure(.habit(found, instead: "write the priority after '~', for example '~ .high' or '~ 750'"))
    }
    guard token.kind == .end else { throw failure(.unexpected(found)) }
  }

  /// The next token, for a message.
  var found: String { token.kind == .end ? "the end of the line" : "'\(clipped)'" }

  private var clipped: String { lexer.source.clipped(token.start..<token.end) }

  /// A mistake at the next token.
  func failure(_ reason: SceneMistake.Reason) -> SceneFailure {
    SceneFailure(reason, at: location)
  }

  /// The name in a comment `// @id NAME`; `nil` before the end of the line is reached.
  var identifier: String? {
    guard let start = lexer.commentStart else { return nil }
    let words = lexer.source.text(start + 2..<lexer.lineEnd).split(separator: " ", maxSplits: 2)
    return words.count > 1 && words[0] == "@id" ? String(words[1]) : nil
  }

  /// The comment without its slashes; `nil` before the end of the line is reached.
  var comment: String? {
    lexer.commentStart.map { lexer.source.text($0 + 2..<lexer.lineEnd) }
  }
}

extension SceneReader {
  /// Reports a first word that begins neither a declaration nor a statement of the DSL, such as Swift's `let`.
  func checkFirstWord() throws(SceneFailure) {
    guard token.kind == .name else { return }
    let (word, next) = (text, following)
    let isBeforeWord = next == .name || next == .text
    if SceneStatement.functionsOfSwift.contains(word), next == .leftParenthesis || next == .end {
      throw failure(.swiftOnly(word))
    }
    if Self.swiftWords.contains(word), next == .name {
      throw failure(.swiftOnly(assignsBatch ? "batch" : word))
    }
    let kinds = SceneDeclaration.Kind.allCases.map { $0.rawValue }
    let nearest = nearestWord(to: word, in: kinds)
    if isBeforeWord || next == .number && nearest != nil {
      throw failure(.unknownKind(word, nearest: nearest, line: lineOfUnknownKind))
    }
  }

  /// The beginning of the line with a kind that exists: a label if it has a text, otherwise a view.
  private var lineOfUnknownKind: String? {
    guard let name = nameOfUnknownKind else { return nil }
    var ahead = self
    while (try? ahead.advance()) != nil, ahead.token.kind != .end {
      if ahead.token.kind == .text { return "label \(name.text) \(ahead.text)" }
    }
    return "view \(name.text)"
  }

  /// The name after the first word, which is not a kind of item.
  var nameOfUnknownKind: SceneName? {
    var ahead = self
    guard token.kind == .name, following == .name, (try? ahead.advance()) != nil else { return nil }
    return ["in", "root", "superview"].contains(ahead.text) ? nil : try? ahead.expectName("")
  }

  /// Reads the name and the parent of a declaration of an unknown kind.
  mutating func unknownDeclaration() -> SceneDeclaration? {
    guard let name = nameOfUnknownKind, (try? advance()) != nil, (try? advance()) != nil else { return nil }
    var parent: SceneName?
    if isName("in"), (try? advance()) != nil { parent = try? expectName("") }
    return SceneDeclaration(.view, name: name, parent: parent)
  }

  /// The words that begin a line of Swift, but not a line of a scene.
  private static let swiftWords = ["let", "var", "if", "for", "while", "guard", "switch", "func", "import"]

  /// Whether the line is `let NAME = batch…`.
  private var assignsBatch: Bool {
    var ahead = self
    do throws(SceneFailure) {
      try ahead.advance()
      try ahead.advance()
      return try ahead.take(.binary(.assignment)) && ahead.isName("batch")
    } catch {
      return false
    }
  }
}

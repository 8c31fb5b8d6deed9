/// Reads one line: a window of one word on a lexer, and the limits that keep every line harmless.
struct SceneReader {
  private var lexer: SceneLexer
  /// The word to be read next.
  private(set) var token: SceneToken
  /// The number of parentheses and brackets around the word.
  var depth = 0
  /// The number of operators and properties read in the statement.
  var operations = 0

  /// Nesting beyond this is a mistake, not a deep recursion.
  static let depthLimit = 64
  /// So are more operators in a statement, which make the tree as deep.
  static let operationLimit = 256
  /// So are more elements in an array.
  static let elementLimit = 10_000

  init(_ source: SceneSource, line: Int) throws(SceneFailure) {
    lexer = SceneLexer(source, line: line)
    token = try lexer.next()
  }

  var location: SceneLocation { lexer.location(token.start) }

  /// The characters of the word.
  var text: String { lexer.source.text(token.start..<token.end) }

  /// The word after the next one, or the end when there is something wrong with it.
  var following: SceneToken.Kind {
    var ahead = lexer
    return (try? ahead.next().kind) ?? .end
  }

  /// Whether the next word is a certain name.
  func isName(_ name: String) -> Bool { token.kind == .name && text == name }

  /// Goes on to the next word.
  mutating func advance() throws(SceneFailure) {
    token = try lexer.next()
  }

  /// Takes the next word if it is of a kind.
  mutating func take(_ kind: SceneToken.Kind) throws(SceneFailure) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  /// Takes a word of a kind, or reports what stands there instead.
  mutating func expect(_ kind: SceneToken.Kind, _ words: String) throws(SceneFailure) {
    guard try take(kind) else { throw failure(.expected(words, found: found)) }
  }

  /// Takes a name.
  mutating func expectName(_ words: String) throws(SceneFailure) -> SceneName {
    guard token.kind == .name else { throw failure(.expected(words, found: found)) }
    let name = SceneName(text, at: location)
    try advance()
    return name
  }

  /// Takes a number, which a minus sign may stand right before.
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

  /// Takes the number that the next word is.
  mutating func number() throws(SceneFailure) -> Double {
    guard let value = DecimalNumber(lexer.source.bytes[token.start..<token.end])?.value else {
      throw failure(.wrongNumber(clipped))
    }
    guard value.isFinite else { throw failure(.numberTooLarge(clipped)) }
    try advance()
    return value
  }

  /// Reports a word where the line should end.
  func expectEnd() throws(SceneFailure) {
    guard token.kind == .end else { throw failure(.unexpected(found)) }
  }

  /// The next word, for a message.
  var found: String { token.kind == .end ? "the end of the line" : "'\(clipped)'" }

  private var clipped: String { lexer.source.clipped(token.start..<token.end) }

  /// A mistake at the next word.
  func failure(_ reason: SceneMistake.Reason) -> SceneFailure {
    SceneFailure(reason, at: location)
  }

  /// The name in a comment `// @id NAME`, once the end of the line is reached.
  var identifier: String? {
    guard let start = lexer.commentStart else { return nil }
    let words = lexer.source.text(start + 2..<lexer.lineEnd).split(separator: " ", maxSplits: 2)
    return words.count > 1 && words[0] == "@id" ? String(words[1]) : nil
  }

  /// The comment of the line without its slashes, once the end of the line is reached.
  var comment: String? {
    lexer.commentStart.map { lexer.source.text($0 + 2..<lexer.lineEnd) }
  }
}

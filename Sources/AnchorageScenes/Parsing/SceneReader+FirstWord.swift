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

  /// The beginning of a line that says the same with a kind that there is: a label if it has a text, and otherwise a view.
  private var lineOfUnknownKind: String? {
    guard let name = nameOfUnknownKind else { return nil }
    var ahead = self
    while (try? ahead.advance()) != nil, ahead.token.kind != .end {
      if ahead.token.kind == .text { return "label \(name.text) \(ahead.text)" }
    }
    return "view \(name.text)"
  }

  /// The name behind the first word, which is no kind of item.
  var nameOfUnknownKind: SceneName? {
    var ahead = self
    guard token.kind == .name, following == .name, (try? ahead.advance()) != nil else { return nil }
    return ["in", "root", "superview"].contains(ahead.text) ? nil : try? ahead.expectName("")
  }

  /// Reads what can be known of a declaration of an unknown kind: its name and its parent.
  mutating func unknownDeclaration() -> SceneDeclaration? {
    guard let name = nameOfUnknownKind, (try? advance()) != nil, (try? advance()) != nil else { return nil }
    var parent: SceneName?
    if isName("in"), (try? advance()) != nil { parent = try? expectName("") }
    return SceneDeclaration(.view, name: name, parent: parent)
  }

  /// The words that begin a line of Swift and no line of a scene.
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

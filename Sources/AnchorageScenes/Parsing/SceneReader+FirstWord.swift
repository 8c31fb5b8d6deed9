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
      throw failure(.unknownKind(word, nearest: nearest))
    }
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

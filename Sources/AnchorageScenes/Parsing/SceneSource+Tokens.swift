extension SceneSource {
  /// The tokens of a line, up to a character that begins none, and where its comment begins.
  func tokens(in line: Int) -> (tokens: [SceneToken], comment: Int?) {
    var lexer = SceneLexer(self, line: line)
    var tokens: [SceneToken] = []
    while let token = try? lexer.next(), token.kind != .end { tokens.append(token) }
    return (tokens, lexer.commentStart)
  }

  /// The removal of the code of a line, or of the whole line unless it has a comment that is not an identifier.
  func removal(of number: Int) -> SceneEdit {
    let (tokens, comment) = tokens(in: number)
    if let comment, let first = tokens.first,
      !text(comment + 2..<line(number).upperBound).trimmed.hasPrefix("@id ")
    {
      return SceneEdit(first.start..<comment, "", in: self)
    }
    return SceneEdit(wholeLine(number), "", in: self)
  }
}

extension SceneMistakes {
  /// Adds a mistake with the edits that correct it.
  mutating func note(
    _ reason: @autoclosure () -> SceneMistake.Reason, at location: SceneLocation, in source: SceneSource
  ) {
    add(reason(), at: location, in: source) { $0.edits(at: location, in: source) }
  }
}

/// Stored properties that only the files of one room may touch; other rooms call functions.
struct Wall: CustomStringConvertible {
  var type: String
  var room: String
  var properties: [String]

  var description: String { "\(properties.joined(separator: ", ")) of \(type) from outside of \(room)" }

  /// Each touch from another room: after a variable of the type, or inside of an extension of the type.
  func touches(in sources: [SourceFile]) -> [String] {
    let variables = Set(sources.flatMap { variableNames(in: $0.tokens) })
    return sources.filter { $0.room != room }.flatMap { source in
      outerTouches(in: source, of: variables) + innerTouches(in: source)
    }
  }

  /// The names of variables and parameters that are declared with the type.
  private func variableNames(in tokens: [SwiftToken]) -> [String] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == type else { return nil }
      var before = index - 1
      while ["borrowing", "consuming", "inout"].contains(tokens.text(before)) { before -= 1 }
      let isVariable =
        tokens.text(before) == ":" && tokens[before].touchesPrevious
        || tokens.text(before) == "=" && tokens.text(index + 1) == "("
      return isVariable && tokens[before - 1].isWord ? tokens[before - 1].text : nil
    }
  }

  private func outerTouches(in source: SourceFile, of variables: Set<String>) -> [String] {
    let tokens = source.tokens
    return tokens.indices.compactMap { index in
      guard variables.contains(tokens[index].text), tokens.text(index + 1) == ".",
        properties.contains(tokens.text(index + 2)), tokens.text(index + 3) != "("
      else { return nil }
      return "\(source.name):\(tokens[index].line): \(tokens[index].text).\(tokens.text(index + 2))"
    }
  }

  private func innerTouches(in source: SourceFile) -> [String] {
    source.facts.uses.compactMap { use in
      guard use.base == .none, use.owners.contains(type), properties.contains(use.name) else { return nil }
      return "\(source.name):\(use.line): \(use.name)"
    }
  }
}

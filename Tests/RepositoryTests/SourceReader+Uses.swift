extension SourceReader {
  /// Notes a name without a `.` before it, unless it is a label or is hidden.
  mutating func use(_ name: String, at position: Int) {
    let token = tokens[position]
    if token.isWord && token.touchesNext && tokens.text(position + 1) == ":" { return }
    if isHidden(name) { return }
    facts.uses.append(
      .init(name: name, line: token.line, owners: pendingOwners, isStored: isVariable && directOwner != nil))
    if token.isCapitalized && tokens.text(position + 1) == "(" { useInitializer(of: name, at: position + 1) }
  }

  /// Notes the initializer that `Type(a, b: c)` calls.
  private mutating func useInitializer(of type: String, at open: Int) {
    let labels = tokens.parts(from: open, to: tokens.closing(open)).map { part in
      tokens.text(part.lowerBound + 1) == ":" && tokens[part.lowerBound].touchesNext
        ? tokens.text(part.lowerBound) + ":" : "_:"
    }
    facts.uses.append(
      .init(
        name: "init(\(labels.joined()))", line: tokens[open].line, owners: pendingOwners, base: .name(type)))
  }

  /// Notes a name that follows a `.`.
  mutating func useMember(_ token: SwiftToken) {
    let before = index >= 2 ? tokens[index - 2] : nil
    var base = SourceFacts.Use.Base.expression
    if let before, before.isWord, tokens[index - 1].touchesPrevious {
      if before.text == "self" || before.text == "Self" {
        base = .none
      } else if text(-3) == "." && text(-4) != "self" {
        base = .member(before.text)
      } else if isHidden(before.text) {
        let type = scopes.reversed().lazy.compactMap { $0.locals[before.text] }.first ?? ""
        base = type.isEmpty ? .expression : .name(type)
      } else {
        base = .name(before.text)
      }
    }
    facts.uses.append(.init(name: token.text, line: token.line, owners: pendingOwners, base: base))
  }

  /// The enclosing types, including the type whose head is being read.
  private var pendingOwners: [String] {
    if case .type(let name, _)? = pending?.kind { [name] + owners } else { owners }
  }

  /// Whether a parameter, a local variable or a generic parameter has the name.
  private func isHidden(_ name: String) -> Bool {
    if pending?.generics.contains(name) == true { return true }
    var seesLocals = true
    for scope in scopes.reversed() {
      if scope.generics.contains(name) { return true }
      if seesLocals && scope.locals[name] != nil { return true }
      if case .type = scope.kind { seesLocals = false }
    }
    return false
  }
}

extension SourceReader {
  mutating func declare(
    _ kind: SourceFacts.Declaration.Kind, _ name: String, line: Int, type: String? = nil
  ) {
    facts.declarations.append(
      .init(kind: kind, name: name, owner: directOwner, line: line, isPrivate: isPrivate, type: type))
    isPrivate = false
    isVariable = kind == .member
  }

  mutating func expectBody(_ kind: Scope.Kind, generics: Set<String> = [], locals: [String: String] = [:]) {
    pending = Scope(kind: kind, generics: generics, locals: locals)
    pendingDepth = depth
  }

  /// The names of the generic parameters in the angle brackets at an index, empty if there are none.
  private func genericParameters(at open: Int) -> Set<String> {
    guard tokens.text(open) == "<" else { return [] }
    let parts = tokens.parts(from: open, to: tokens.closingAngle(open))
    return Set(
      parts.compactMap { part in
        part.map { tokens.text($0) }.first { $0 != "each" && $0 != "let" }
      })
  }

  mutating func readType(isEnum: Bool) {
    let name = text(1)
    if scopes.contains(where: { $0.kind == .function || $0.kind == .block }) {
      // A type inside of a function is visible there only.
      scopes[scopes.count - 1].hide([name])
      return
    }
    declare(.type, name, line: tokens[index].line)
    let full = (directOwner.map { $0 + "." } ?? "") + name
    let generics = genericParameters(at: index + 2)
    facts.generics[full, default: []].formUnion(generics)
    index += 1
    readSupertypes(of: full, from: generics.isEmpty ? index + 1 : tokens.closingAngle(index + 1) + 1)
    expectBody(.type(full, isEnum: isEnum), generics: generics)
  }

  mutating func readExtension() {
    var full = text(1)
    facts.uses.append(.init(name: full, line: tokens[index].line, owners: [], isExtension: true))
    index += 1
    while text(1) == "." {
      full += "." + text(2)
      index += 2
    }
    readSupertypes(of: full, from: index + 1)
    expectBody(.type(full, isEnum: false))
  }

  private mutating func readSupertypes(of name: String, from start: Int) {
    guard tokens.text(start) == ":" else { return }
    var next = start + 1
    while next < tokens.count, tokens.text(next) != "{", tokens.text(next) != "where" {
      if tokens[next].isCapitalized { facts.supertypes[name, default: []].append(tokens.text(next)) }
      next += 1
    }
  }

  mutating func readAlias() {
    let name = text(1)
    if scopes.contains(where: { $0.kind == .function || $0.kind == .block }) {
      scopes[scopes.count - 1].hide([name])
    } else {
      let isGlobal = directOwner == nil
      let equals = text(2) == "<" ? tokens.closingAngle(index + 2) + 1 : index + 2
      let isNamed = tokens.text(equals) == "=" && tokens[equals + 1].isCapitalized
      let target = isNamed ? tokens.text(equals + 1) : nil
      declare(.type, name, line: tokens[index].line, type: target)
      if isGlobal { facts.generics[name, default: []].formUnion(genericParameters(at: index + 2)) }
      pending = Scope(kind: .block, generics: genericParameters(at: index + 2))
      pendingDepth = -1
    }
    index += 1
  }

  mutating func readFunction() {
    let name = text(1)
    let line = tokens[index].line
    let isOperator = !tokens[index + 1].isWord
    if isDeclaring {
      if !isOperator { declare(.member, name, line: line) }
    } else {
      scopes[scopes.count - 1].hide([name])
    }
    isVariable = false
    index += 1
    if isOperator { use(name, at: index) }
    readSignature(from: index + 1)
  }

  mutating func readInitializer() {
    let isInitializer = text(0) == "init"
    isVariable = false
    let line = tokens[index].line
    var open = index + 1
    while open < tokens.count && tokens.text(open) != "(" {
      open = tokens.text(open) == "<" ? tokens.closingAngle(open) + 1 : open + 1
    }
    if isInitializer {
      let labels = tokens.parts(from: open, to: tokens.closing(open)).map { tokens.text($0.lowerBound) + ":" }
      declare(.initializer, "init(\(labels.joined()))", line: line)
    }
    readSignature(from: index + 1)
  }

  /// Notes the parameters of a function; the main loop reads the names in their types.
  private mutating func readSignature(from start: Int) {
    var open = start
    if ["?", "!"].contains(tokens.text(open)) { open += 1 }
    let generics = genericParameters(at: open)
    if !generics.isEmpty { open = tokens.closingAngle(open) + 1 }
    var locals: [String: String] = [:]
    for part in tokens.parts(from: open, to: tokens.closing(open)) {
      guard let colon = part.first(where: { tokens.text($0) == ":" }), colon > part.lowerBound else {
        continue
      }
      locals[tokens.text(colon - 1)] = writtenType(after: colon - 1) ?? ""
    }
    expectBody(.function, generics: generics, locals: locals)
  }

  mutating func readVariables() {
    let keyword = index
    let isMember = isDeclaring
    var names: [Int] = []
    var next = index + 1
    if tokens.text(next) == "(" || tokens.text(next) == "." || !isMember && tokens.text(next + 1) == "." {
      // A pattern: `let (a, b)`, `let .one(a)`, `let Type.one(a)`.
      while tokens.text(next) == "." || tokens.indices.contains(next) && tokens[next].isWord { next += 1 }
      if tokens.text(next) == "(" {
        let end = tokens.closing(next)
        names = (next..<end).filter { tokens[$0].isWord && tokens.text($0 + 1) != ":" }
      }
    } else {
      names = [next]
      while tokens.text(next + 1) == ",", tokens[next + 2].isWord, isMember || tokens.text(next + 3) == ":" {
        next += 2
        names.append(next)
      }
    }
    let wasPrivate = isPrivate
    for name in names {
      isPrivate = wasPrivate
      if isMember {
        declare(.member, tokens.text(name), line: tokens[name].line, type: writtenType(after: name))
      } else {
        scopes[scopes.count - 1].locals[tokens.text(name)] = writtenType(after: name) ?? ""
      }
    }
    isPrivate = false
    if isMember { expectBody(.function) } else { pending = nil }
    // The main loop goes on after the name, with the type and the value.
    index = names.count == 1 && names[0] == keyword + 1 ? keyword + 1 : keyword
    if names.count > 1 && tokens.text(keyword + 1) != "(" && isMember { index = names[names.count - 1] }
  }

  /// The type in `name: Type` or `name = Type(`.
  private func writtenType(after name: Int) -> String? {
    var next = name + 2
    while ["borrowing", "consuming", "inout", "unowned", "(", "unsafe"].contains(tokens.text(next)) {
      next += 1
    }
    guard tokens.indices.contains(next), tokens[next].isCapitalized else { return nil }
    if tokens.text(name + 1) == ":" && !["<", "."].contains(tokens.text(next + 1)) {
      return tokens.text(next)
    }
    return tokens.text(name + 1) == "=" && tokens.text(next + 1) == "(" ? tokens.text(next) : nil
  }

  mutating func readLoop() {
    var next = index + 1
    while next < tokens.count, tokens.text(next) != "in", tokens.text(next) != "{" {
      if tokens[next].isWord && tokens.text(next - 1) != "." {
        scopes[scopes.count - 1].hide([tokens.text(next)])
      }
      next += 1
    }
  }

  mutating func readCases() {
    var next = index + 1
    while tokens.indices.contains(next), tokens[next].isWord {
      declare(.member, tokens.text(next), line: tokens[next].line)
      var after = next + 1
      if tokens.text(after) == "(" { after = tokens.closing(after) + 1 }
      if tokens.text(after) == "=" { after += 2 }
      guard tokens.text(after) == "," else { break }
      next = after + 1
    }
  }
}

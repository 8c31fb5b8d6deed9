/// Reads the declarations and the used names of one file, guided by brackets and keywords.
///
/// It leaves out names that refer to a parameter, a local variable or a generic parameter. ``ModuleNames``
/// resolves the others, because it knows all files of the module.
struct SourceReader {
  /// A pair of braces, or the declaration whose braces are still to come.
  struct Scope {
    enum Kind: Equatable {
      case type(String, isEnum: Bool)
      case function
      case block
    }

    var kind: Kind
    var generics: Set<String> = []
    /// The types of parameters and local variables; empty where no type is written.
    var locals: [String: String] = [:]

    mutating func hide(_ names: Set<String>) {
      for name in names { locals[name] = "" }
    }
  }

  let tokens: [SwiftToken]
  var index = 0
  var scopes: [Scope] = []
  /// The declaration whose body starts with the next `{` at the same depth of brackets.
  var pending: Scope?
  var pendingDepth = 0
  var depth = 0
  var isPrivate = false
  /// Whether the last declaration was a variable or a case.
  var isVariable = false
  var facts = SourceFacts()
  /// How many scopes there were at each `#if`.
  var conditions: [Int] = []

  private init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
  }

  static func facts(of tokens: [SwiftToken]) -> SourceFacts {
    var reader = SourceReader(tokens)
    while reader.index < tokens.count { reader.step() }
    reader.facts.strayBraces += reader.scopes.count
    return reader.facts
  }

  /// The enclosing types, innermost first.
  var owners: [String] {
    scopes.reversed().compactMap { if case .type(let name, _) = $0.kind { name } else { nil } }
  }

  /// The enclosing type, `nil` inside of a function.
  var directOwner: String? {
    if case .type(let name, _)? = scopes.last?.kind { name } else { nil }
  }

  var isDeclaring: Bool { scopes.isEmpty || directOwner != nil }

  func text(_ offset: Int) -> String { tokens.text(index + offset) }

  private mutating func step() {
    let token = tokens[index]
    switch token.text {
    case "(", "[": depth += 1
    case ")", "]": depth -= 1
    case "{": open()
    case "}":
      if scopes.popLast() == nil { facts.strayBraces += 1 }
      pending = nil
      isPrivate = false
    case "#if": conditions.append(scopes.count)
    case "#else", "#elseif":
      if let count = conditions.last, scopes.count > count { scopes.removeLast(scopes.count - count) }
    case "#endif": _ = conditions.popLast()
    case "@" where text(1) == "specialized" || text(1) == "_specialize":
      // This asks for another copy of the machine code; the source means the same without it.
      index = tokens.closing(index + 2)
    case _ where token.isWord: readWord(token)
    case _ where token.kind == .mark && !token.touchesNext && !token.touchesPrevious:
      use(token.text, at: index)
    default: break
    }
    index += 1
  }

  private mutating func open() {
    if var scope = pending, depth == pendingDepth {
      pending = nil
      if scope.kind != .function { isPrivate = false }
      scope.hide(closureParameters())
      scopes.append(scope)
    } else {
      var scope = Scope(kind: .block)
      scope.hide(closureParameters())
      scopes.append(scope)
    }
  }

  /// The names between `{` and `in`, empty if the brace does not open a closure with parameters.
  private func closureParameters() -> Set<String> {
    var names: Set<String> = []
    var next = index + 1
    if tokens.text(next) == "[" { next = tokens.closing(next) + 1 }
    let isList = tokens.text(next) == "("
    let end = isList ? tokens.closing(next) : next
    if isList {
      for part in tokens.parts(from: next, to: end) { names.insert(tokens.text(part.lowerBound)) }
      next = end + 1
    } else {
      while next < tokens.count, tokens[next].isWord, tokens.text(next) != "in" {
        names.insert(tokens.text(next))
        next += tokens.text(next + 1) == "," ? 2 : 1
      }
    }
    // The type of what a closure returns or throws may stand before `in`.
    let limit = min(next + 8, tokens.count)
    while next < limit, tokens.text(next) != "in" {
      if ["{", "}", "=", "("].contains(tokens.text(next)) || !isList { return [] }
      next += 1
    }
    return tokens.text(next) == "in" ? names : []
  }

  private mutating func readWord(_ token: SwiftToken) {
    if text(-1) == "." && token.touchesPrevious {
      useMember(token)
      return
    }
    switch token.text {
    case "private", "fileprivate":
      if text(1) != "(" { isPrivate = true }
    case "import":
      // `import enum Module.Name` declares nothing.
      while tokens.indices.contains(index + 1), tokens[index + 1].line == token.line { index += 1 }
    case "struct", "enum", "protocol", "actor": readType(isEnum: token.text == "enum")
    case "class" where tokens.indices.contains(index + 1) && tokens[index + 1].isCapitalized:
      readType(isEnum: false)
    case "extension": readExtension()
    case "typealias", "associatedtype": readAlias()
    case "func": readFunction()
    case "init" where directOwner != nil, "subscript" where directOwner != nil: readInitializer()
    case "var", "let": readVariables()
    case "for" where !isDeclaring: readLoop()
    case "case" where isEnumCase: readCases()
    case "operator":
      declare(.infixOperator, text(1), line: token.line)
      index += 1
    case "precedencegroup":
      declare(.precedenceGroup, text(1), line: token.line)
      index += 1
    default: use(token.text, at: index)
    }
  }

  private var isEnumCase: Bool {
    if case .type(_, isEnum: true)? = scopes.last?.kind { true } else { false }
  }
}

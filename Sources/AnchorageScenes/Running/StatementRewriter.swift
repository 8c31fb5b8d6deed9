import AnchorageHeadless

/// Texts by which a person might rewrite a statement of a scene. Only running them shows which are right.
struct StatementRewriter {
  private let statement: SceneStatement
  private let source: SceneSource
  private let tokens: [SceneToken]

  init(_ statement: SceneStatement, _ source: SceneSource, _ line: Int) {
    self.statement = statement
    self.source = source
    tokens = source.tokens(in: line).tokens
  }

  private var start: Int { tokens.first?.start ?? 0 }
  private var end: Int { tokens.last?.end ?? 0 }

  /// The replacement of the statement by another text, without the tokens that both share at the beginning or the end.
  func replacement(with text: String) -> SceneEdit {
    let new = SceneSource(Array(text.utf8), file: "")
    let (old, others) = (tokens, new.tokens(in: 1).tokens)
    let words = (old.map { source.text($0.start..<$0.end) }, others.map { new.text($0.start..<$0.end) })
    let head = zip(words.0, words.1).prefix { $0 == $1 }.count
    let tail = zip(words.0.dropFirst(head).reversed(), words.1.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    // A pure removal or insertion includes the spaces before it.
    let isReplaced = head < old.count - tail && head < others.count - tail
    func range(_ tokens: [SceneToken]) -> Range<Int> {
      let rest = tokens.count - tail
      if head == 0 && !isReplaced { return tokens[0].start..<tokens[rest].start }
      return (isReplaced ? tokens[head].start : tokens[head - 1].end)..<tokens[rest - 1].end
    }
    return SceneEdit(range(old), new.text(range(others)), in: source)
  }
}

// MARK: - Whole statements

extension StatementRewriter {
  /// Texts that may make the constraints of the statement, with some replaced by new ones.
  func wholes(making new: [String], isAll: Bool) -> [String] {
    guard let first = new.first else { return [] }
    var texts: [String] = []
    let sample = SceneSource(Array(first.utf8), file: "")
    let parts = sample.tokens(in: 1).tokens
    if isAll {
      if let tilde = parts.lastIndex(where: { $0.kind == .binary(.priority) }) {
        texts += prioritised(sample.text(parts[tilde].end..<sample.bytes.count).trimmed).map { [$0] } ?? []
      }
      if new.count == 1, case .binary = statement.expression.kind, !isComposite { texts.append(first) }
    }
    for (index, token) in tokens.enumerated() where token.kind == .number {
      texts += flipped(index).map { [$0] } ?? []
      for part in parts where part.kind == .number {
        texts.append(replacing(token.start..<token.end, sample.text(part.start..<part.end)))
      }
    }
    if isAll && new.count == 1 { texts.append(first) }
    return texts
  }

  /// Whether a text would be lost in the form that its one constraint has.
  private var isComposite: Bool {
    tokens.contains { $0.kind == .leftParenthesis || $0.kind == .leftBracket || $0.kind == .text }
  }

  private func replacing(_ range: Range<Int>, _ text: String) -> String {
    source.text(start..<range.lowerBound) + text + source.text(range.upperBound..<end)
  }

  /// The statement with another priority for all its constraints.
  private func prioritised(_ priority: String) -> String? {
    guard case .binary(_, let relation, _) = statement.expression.kind, relation.isRelation else {
      return nil
    }
    guard let tilde = tokens.lastIndex(where: { $0.kind == .binary(.priority) }) else {
      return source.text(start..<end) + " ~ " + priority
    }
    guard tilde + 1 < tokens.count else { return nil }
    let last = tokens[tilde...].firstIndex { token in
      if case .binary(let operation) = token.kind { operation.isRelation } else { false }
    }
    return replacing(tokens[tilde + 1].start..<tokens[(last ?? tokens.count) - 1].end, priority)
  }

  /// The statement with the opposite sign of a number.
  private func flipped(_ index: Int) -> String? {
    let number = tokens[index].start
    guard index > 0, case .binary(let operation) = tokens[index - 1].kind,
      operation == .plus || operation == .minus
    else { return replacing(number..<number, "-") }
    let sign = tokens[index - 1]
    var isBinary = false
    if index > 1 {
      switch tokens[index - 2].kind {
      case .name, .number, .rightParenthesis, .rightBracket: isBinary = true
      default: break
      }
    }
    if isBinary { return replacing(sign.start..<sign.end, operation == .plus ? "-" : "+") }
    return replacing(sign.start..<number, "")
  }
}

// MARK: - Parts of statements

extension StatementRewriter {
  /// Texts that may make the constraints of the statement except some.
  func parts(without constraints: [String]) -> [String] {
    guard case .binary(let left, let relation, _) = statement.expression.kind, relation.isRelation else {
      return []
    }
    let anchors = constraints.map { $0.prefix { $0 != " " }.split(separator: ".").map { String($0) } }
    var texts: [String] = []
    if case .member(_, let name) = left.kind, anchors.allSatisfy({ $0.count > 1 }) {
      let place = source.line(name.location.line).lowerBound + name.location.offset + name.text.utf8.count
      let edges = anchors.map { ".\($0[$0.count - 1])" }.joined(separator: ", ")
      texts.append(replacing(place..<place, ".excluding(\(edges))"))
    }
    // Without `c`, `[a, b, c].height == 40` is `[a, b].height == 40`.
    let items = Set(anchors.compactMap { $0.first })
    if case .member(let base, _) = left.kind, case .array(let elements) = base.kind,
      let open = tokens.first, open.kind == .leftBracket,
      let close = tokens.first(where: { $0.kind == .rightBracket })
    {
      let kept = elements.map { $0.description }.filter { !items.contains($0) }
      if !kept.isEmpty {
        let list = kept.joined(separator: ", ")
        texts.append(replacing(open.start..<close.end, kept.count == 1 ? list : "[\(list)]"))
      }
    }
    return texts
  }
}

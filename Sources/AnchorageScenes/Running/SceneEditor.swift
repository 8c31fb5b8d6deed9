import AnchorageHeadless

/// Finds the edits of a scene's text that apply a help.
///
/// A help names the constraints to change, and a statement may make several. So statements are rewritten as a person would,
/// and a new text counts only if it makes exactly the constraints that the help names: it is read, and run with the items of
/// a second tree.
package struct SceneEditor {
  private let scene: Scene
  private let builder: SceneBuilder
  private var source: SceneSource { scene.source }
  var file: String { scene.file }

  /// The maximum number of constraints for which a statement is written out one by one.
  private static let largestListing = 12

  /// Makes the editor of a scene without mistakes.
  package init(_ scene: Scene) {
    self.scene = scene
    builder = SceneBuilder(scene)
  }

  /// The edits that apply a help; `nil` if they are not certain.
  package func edits(for help: LayoutHelp) -> [SceneEdit]? {
    var result: [SceneEdit] = []
    var changes: [Int: [LayoutEdit]] = [:]
    for edit in help.edits {
      switch edit.kind {
      case .addition:
        guard let code = edit.code, let addition = addition(of: code) else { return nil }
        result.append(addition)
      case .assignment:
        guard let code = edit.code, let edits = assignment(code) else { return nil }
        result += edits
      case .removal, .constant, .priority, .replacement:
        guard let location = edit.location, location.fileID == scene.file else { return nil }
        changes[location.line, default: []].append(edit)
      }
    }
    for line in changes.keys.sorted() {
      guard let edits = rewriting(line, changes[line] ?? []) else { return nil }
      result += edits
    }
    return result.isEmpty || result.overlap ? nil : result.inOrder
  }
}

// MARK: - Statements that are there

extension SceneEditor {
  private func rewriting(_ line: Int, _ changes: [LayoutEdit]) -> [SceneEdit]? {
    guard let statement = scene.document.statements.first(where: { $0.location.line == line }),
      var rest = constraints(of: statement)
    else { return nil }
    let count = rest.count
    for change in changes {
      guard let old = change.constraint, let index = rest.firstIndex(of: old) else { return nil }
      rest.remove(at: index)
    }
    let new = changes.compactMap { $0.code }
    if rest.isEmpty && new.isEmpty { return [source.removal(of: line)] }
    let rewriter = StatementRewriter(statement, source, line)
    let all = (rest + new).sorted()
    for text in rewriter.wholes(making: new, isAll: changes.count == count) where makes(text, all) {
      return [rewriter.replacement(with: text)]
    }
    // What stays, with the rest on lines of its own.
    guard new.allSatisfy({ makes($0, [$0]) }) else { return nil }
    for text in rewriter.parts(without: changes.compactMap { $0.constraint }) where makes(text, rest.sorted())
    {
      return [rewriter.replacement(with: text)]
        + (new.isEmpty ? [] : [source.insertion(of: new, below: line)])
    }
    guard all.count <= Self.largestListing else { return nil }
    var listed = constraints(of: statement) ?? []
    for change in changes {
      guard let index = listed.firstIndex(where: { $0 == change.constraint }) else { return nil }
      if let code = change.code { listed[index] = code } else { listed.remove(at: index) }
    }
    guard let first = listed.first, listed.allSatisfy({ makes($0, [$0]) }) else { return nil }
    let others = Array(listed.dropFirst())
    return [rewriter.replacement(with: first)]
      + (others.isEmpty ? [] : [source.insertion(of: others, below: line)])
  }

  /// Whether a statement makes exactly these constraints, which are sorted.
  private func makes(_ text: String, _ constraints: [String]) -> Bool {
    statement(text).flatMap { self.constraints(of: $0) }?.sorted() == constraints
  }

  /// Reads a statement; `nil` if the text is not a statement.
  private func statement(_ text: String) -> SceneStatement? {
    guard var reader = try? SceneReader(SceneSource(Array(text.utf8), file: ""), line: 1),
      reader.declares == nil
    else { return nil }
    return try? reader.statement()
  }

  /// The constraints that a statement makes; `nil` if it cannot be run.
  private func constraints(of statement: SceneStatement) -> [String]? {
    let evaluator = SceneEvaluator(items: builder.items, names: names, statement: statement)
    var failure: SceneFailure?
    let group: ConstraintGroup<HeadlessBackend> = batch(active: false) { failure = evaluator.failure }
    return failure == nil ? group.map { $0.description } : nil
  }

  private var names: [String] { scene.document.declarations.map { $0.name.text } }
}

// MARK: - New lines, and declarations

extension SceneEditor {
  /// A new line below the last one about the same item.
  private func addition(of code: String) -> SceneEdit? {
    guard let new = statement(code), let made = constraints(of: new) else { return nil }
    if made.isEmpty, new.expression.isRelation { return nil }
    let name = new.expression.subject
    let line = scene.document.lines.last { $0.subject == name } ?? scene.document.lines.last
    return line.map { source.insertion(of: [code], below: $0.line) }
  }

  /// The edits for an assignment: of a priority, which is a statement, or of a frame, which is an option of a declaration.
  private func assignment(_ code: String) -> [SceneEdit]? {
    guard let new = statement(code), case .binary(let target, .assignment, let value) = new.expression.kind
    else { return nil }
    let path = target.description.split(separator: ".").map { String($0) }
    if path.count == 4, path[0] == "root", path[1] == "frame" {
      return rootSize(path[3] == "width" ? 0 : 1, value.description).map { [$0] }
    }
    if path.count == 2, path[1] == "translatesAutoresizingMaskIntoConstraints" {
      return removalOfFrame(of: path[0])
    }
    guard let last = lastStatement(setting: path) else { return addition(of: code).map { [$0] } }
    if case .binary(target, .assignment, _) = last.expression.kind {
      return [StatementRewriter(last, source, last.location.line).replacement(with: code)]
    }
    return [source.insertion(of: [code], below: last.location.line)]
  }

  /// The last statement that sets a priority of an item, by itself or with others, so that no earlier one counts:
  /// `[a, b].setContentHuggingPriority(251, for: .horizontal)` for `a.hugging.horizontal`.
  private func lastStatement(setting path: [String]) -> SceneStatement? {
    guard path.count > 1 else { return nil }
    let methods = [
      "hugging": "setContentHuggingPriority",
      "compressionResistance": "setContentCompressionResistancePriority",
    ]
    return scene.document.statements.last {
      guard !$0.expression.isRelation, $0.expression.mentions(path[0]) else { return false }
      let words = Set($0.expression.description.split { !$0.isLetter }.map { String($0) })
      // Without an axis it sets both.
      let isOfAxis =
        words.contains(path[path.count - 1]) || words.isDisjoint(with: ["horizontal", "vertical"])
      return isOfAxis && (words.contains(path[1]) || words.contains(methods[path[1]] ?? path[1]))
    }
  }

  private func rootSize(_ index: Int, _ number: String) -> SceneEdit? {
    guard let root = scene.document.declarations.first(where: { $0.kind == .root }) else { return nil }
    let numbers = source.tokens(in: root.name.location.line).tokens.filter { $0.kind == .number }
    guard numbers.indices.contains(index) else { return nil }
    return SceneEdit(numbers[index].start..<numbers[index].end, number, in: source)
  }

  private func removalOfFrame(of name: String) -> [SceneEdit]? {
    guard let declaration = scene.document.declarations.first(where: { $0.name.text == name }) else {
      return nil
    }
    let line = declaration.name.location.line
    let tokens = source.tokens(in: line).tokens
    let starts = declaration.options.map { source.line(line).lowerBound + $0.location.offset }
    var edits: [SceneEdit] = []
    for (index, option) in declaration.options.enumerated() where [.frame, .mask].contains(option.keyword) {
      let end = index + 1 < starts.count ? starts[index + 1] : Int.max
      guard let before = tokens.last(where: { $0.end <= starts[index] }),
        let last = tokens.last(where: { $0.start < end })
      else { return nil }
      edits.append(SceneEdit(before.end..<last.end, "", in: source))
    }
    return edits.isEmpty ? nil : edits
  }
}

extension SceneLine {
  /// The name that the line declares, or that its statement is about.
  fileprivate var subject: String? {
    switch self {
    case .declaration(let declaration): declaration.name.text
    case .statement(let statement): statement.expression.subject
    }
  }
}

extension SceneExpression {
  fileprivate var isRelation: Bool {
    if case .binary(_, let operation, _) = kind { return operation.isRelation }
    return false
  }

  fileprivate func mentions(_ item: String) -> Bool {
    switch kind {
    case .name(let name): name == item
    case .member(let base, _), .call(let base, _), .negation(let base): base.mentions(item)
    case .binary(let left, _, let right): left.mentions(item) || right.mentions(item)
    case .array(let elements): elements.contains { $0.mentions(item) }
    case .number, .implicitMember, .format: false
    }
  }

  /// The first name in the expression.
  fileprivate var subject: String? {
    switch kind {
    case .name(let name): name
    case .member(let base, _), .call(let base, _), .negation(let base), .binary(let base, _, _): base.subject
    case .array(let elements): elements.first?.subject
    case .number, .implicitMember, .format: nil
    }
  }
}

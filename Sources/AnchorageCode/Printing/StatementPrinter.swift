import Anchorage
import AnchorageHeadless

/// Prints the constraints of a tree as statements in a batch, behind what stack views and contents need.
struct StatementPrinter {
  private let tree: CodeTree
  /// The backend that a batch of declarations alone has to name.
  private let backend: String

  init(_ tree: CodeTree, backend: String = "HeadlessBackend") { (self.tree, self.backend) = (tree, backend) }

  var text: String {
    var writer = CodeWriter()
    writer.remarks(tree.remarks)
    let settings = tree.settings(.anchorage, isHeadless: backend == "HeadlessBackend")
    for line in settings { writer.line(line) }
    if writer.lines.count > tree.remarks.count, !tree.statements.isEmpty { writer.blank() }
    writer.batch(of: tree, backend: backend)
    return writer.lines.isEmpty ? "// no constraints\n" : writer.text
  }
}

extension CodeWriter {
  /// Adds comments about what is left out.
  mutating func remarks(_ remarks: [String]) {
    for remark in remarks { line("// \(StringLiteral.comment(remark))") }
  }

  /// Adds the statements of a tree in a batch; none without constraints.
  mutating func batch(of tree: CodeTree, backend: String) {
    let statements = tree.statements
    guard !statements.isEmpty else { return }
    // Constraints of the platforms have at most two anchors, or two distances.
    func isTold(_ equation: CodeEquation) -> Bool {
      backend == "HeadlessBackend" || equation.sum == nil || AnchorPrinter(tree).constraint(equation) != nil
    }
    // A batch of declarations and comments alone does not say whose constraints it makes.
    let isOfNames = tree.equations.allSatisfy { $0.identifier != nil || !isTold($0) }
    block("batch\(isOfNames ? "(of: \(backend).self)" : "")") { writer in
      var locals = UniqueNames(
        without: NamingRules.viewClass.reserved.union(tree.language.names.values).union([
          tree.language.root.name
        ]))
      var earlier: (view: String, count: Int)?
      let groups = statements.grouped
      for group in groups {
        // Several statements about a view stand together.
        if let earlier, earlier.count > 1 || group.count > 1 { writer.blank() }
        for statement in group {
          if let sum = statement.equations.first, let text = sum.sum, !isTold(sum) {
            writer.line("// not translated: \(StringLiteral.comment(text))")
          } else {
            writer.statement(statement, tree.language, &locals)
          }
        }
        earlier = (group[0].subjects[0].view, group.count)
      }
    }
  }

  /// Adds a statement, which a constraint with an identifier follows.
  private mutating func statement(
    _ statement: CodeStatement, _ language: CodeLanguage, _ locals: inout UniqueNames
  ) {
    guard let identifier = statement.equations.first?.identifier else {
      return self.statement(statement.text(language))
    }
    let words = CodeWords(identifier).lowerCamelCase
    let name = locals.unique(words.isEmpty ? "constraint" : words)
    line("let \(name) = \(statement.text(language))")
    assign(identifier, to: "\(name).identifier")
  }
}

extension [CodeStatement] {
  /// The statements in runs about one view each.
  fileprivate var grouped: [[CodeStatement]] {
    var groups: [[CodeStatement]] = []
    for statement in self {
      if let last = groups.last, last[0].subjects[0].view == statement.subjects[0].view {
        groups[groups.count - 1].append(statement)
      } else {
        groups.append([statement])
      }
    }
    return groups
  }
}

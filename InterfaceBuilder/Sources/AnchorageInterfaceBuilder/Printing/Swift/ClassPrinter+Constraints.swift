@_spi(Printing) import AnchorageCode
import AnchorageHeadless

extension ClassPrinter {
  /// The views that a frame places though code relates them, and those that no statement takes from their frames.
  var placedAgain: [(view: InterfaceView, isPlaced: Bool)] {
    let statements = StatementFinder.statements(
      of: forms.common + forms.forms.flatMap(\.equations), language, inOrder: hasConflict)
    var related: Set<String> = []
    for statement in statements {
      // The first view of an aligned row is where it was.
      for item in statement.subjects.dropFirst(statement.keepsFirst ? 1 : 0) where item.area == nil {
        related.insert(item.view)
      }
    }
    let all = style == .headless ? [tree.root] + views : views
    return all.compactMap { view in
      guard let made = made[view.id], !isMadeByUIKit(view), !isArranged(view) else { return nil }
      let isPlaced = made.translatesAutoresizingMaskIntoConstraints
      // Nothing places a root but its frame.
      if view.id == tree.root.id, !isPlaced { return nil }
      return isPlaced == related.contains(view.id) ? (view, isPlaced) : nil
    }
  }

  func isArranged(_ view: InterfaceView) -> Bool {
    guard let parent = language.parents[view.id] else { return false }
    return made[parent]?.isStack ?? false
  }

  func printConstraints(_ writer: inout CodeWriter) {
    let again = placedAgain
    guard !forms.common.isEmpty || !forms.forms.isEmpty || !again.isEmpty else { return }
    writer.blank()
    writer.block("private func constrain()") { writer in
      if !forms.common.isEmpty {
        writer.block("batch\(arguments(of: forms.common))") { writer in
          printStatements(of: forms.common, &writer)
        }
      }
      if let form = forms.forms.first { writer.line(selecting(style == .uiKit ? "form" : ".\(form.name)")) }
      for (view, isPlaced) in again {
        writer.line("\(member("translatesAutoresizingMaskIntoConstraints", of: view)) = \(isPlaced)")
      }
    }
  }

  /// The arguments of a batch.
  ///
  /// A batch of declarations alone does not say whose constraints it makes, so it names the backend.
  func arguments(of equations: [CodeEquation], _ others: [String] = []) -> String {
    let backend = style == .uiKit ? "UIKitBackend" : "HeadlessBackend"
    let isOfNames = !equations.isEmpty && !equations.contains { $0.isNameless }
    let arguments = (isOfNames ? ["of: \(backend).self"] : []) + others
    return arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
  }

  /// Prints the statements of a batch, of a layout for size classes if it has a name.
  func printStatements(
    of equations: [CodeEquation], in form: String? = nil, _ writer: inout CodeWriter
  ) {
    var locals = UniqueNames(
      without: ReservedNames.all.union(names.views.values).union(names.constraints.values))
    for statement in StatementFinder.statements(of: equations, language, inOrder: hasConflict) {
      let text = statement.text(language)
      for space in statement.standardSpaces {
        writer.line("// \(CodeLanguage.number(space)) is the standard space.")
      }
      guard let equation = statement.equations.first, !equation.isNameless else {
        writer.statement(text)
        continue
      }
      let words = equation.identifier.map { CodeWords($0).lowerCamelCase } ?? ""
      let name = equation.property ?? locals.unique(words.isEmpty ? "constraint" : words)
      if "let \(name) = \(text)".count + writer.indentation <= CodeWriter.width {
        writer.line("let \(name) = \(text)")
      } else {
        writer.line("let \(name) =")
        writer.line("  \(text)")
      }
      if let identifier = equation.identifier { writer.assign(identifier, to: "\(name).identifier") }
      guard let property = equation.property else { continue }
      if let form, let list = outletsByForm[property] {
        writer.line("self.\(list)[.\(form)] = \(name)")
      } else {
        writer.line("self.\(property) = \(name)")
      }
    }
  }
}

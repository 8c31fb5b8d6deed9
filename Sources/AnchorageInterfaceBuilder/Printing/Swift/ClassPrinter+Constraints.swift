import Anchorage

extension ClassPrinter {
  /// The views that a frame places though code relates them, and those that no statement takes from their frames.
  var placedAgain: [(view: InterfaceView, isPlaced: Bool)] {
    let statements = StatementFinder.statements(of: forms.common + forms.forms.flatMap(\.equations), language)
    var related: Set<String> = []
    for statement in statements {
      // The first view of an aligned row is where it was.
      let isKept = statement.property.hasPrefix("align(") || statement.property.hasPrefix("match(")
      for item in statement.subjects.dropFirst(isKept ? 1 : 0) where item.area == nil {
        related.insert(item.view)
      }
    }
    let all = style == .headless ? [tree.root] + views : views
    return all.compactMap { view in
      guard let made = layout.views[view.id], !isMadeByUIKit(view), !isArranged(view) else { return nil }
      let isPlaced = made.translatesAutoresizingMaskIntoConstraints
      // Nothing places a root but its frame.
      if view.id == tree.root.id, !isPlaced { return nil }
      return isPlaced == related.contains(view.id) ? (view, isPlaced) : nil
    }
  }

  func isArranged(_ view: InterfaceView) -> Bool {
    guard let parent = language.parents[view.id] else { return false }
    return layout.views[parent] is LayoutStackView
  }

  func printConstraints(_ writer: inout CodeWriter) {
    let again = placedAgain
    guard !forms.common.isEmpty || !forms.forms.isEmpty || !again.isEmpty else { return }
    writer.blank()
    writer.block("private func constrain()") { writer in
      if !forms.common.isEmpty {
        writer.block("batch") { writer in printStatements(of: forms.common, &writer) }
      }
      if let form = forms.forms.first {
        writer.line(style == .uiKit ? "forms.selection = form" : "forms.selection = .\(form.name)")
      }
      for (view, isPlaced) in again {
        writer.line("\(member("translatesAutoresizingMaskIntoConstraints", of: view)) = \(isPlaced)")
      }
    }
  }

  func printStatements(of equations: [CodeEquation], _ writer: inout CodeWriter) {
    var locals = UniqueNames(
      without: ReservedNames.all.union(names.views.values).union(names.constraints.values))
    for statement in StatementFinder.statements(of: equations, language) {
      let text = statement.text(language)
      guard let equation = statement.equations.first, !equation.isNameless else {
        printStatement(text, &writer)
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
      if let property = equation.property { writer.line("self.\(property) = \(name)") }
    }
  }

  /// A statement that is too long for a line breaks before its operator.
  private func printStatement(_ text: String, _ writer: inout CodeWriter) {
    for sign in [" == ", " <= ", " >= "] where text.count + writer.indentation > CodeWriter.width {
      guard let start = text.start(ofText: sign) else { continue }
      writer.line(String(text[..<start]))
      writer.line(" " + text[start...])
      return
    }
    writer.line(text)
  }

  // MARK: Size classes

  /// The switch between layouts for size classes.
  func printForms(_ writer: inout CodeWriter) {
    guard let standard = forms.forms.first else { return }
    writer.blank()
    writer.line("/// The layouts for size classes.")
    writer.block("enum Form") { writer in
      writer.line("case \(forms.forms.map(\.name).joined(separator: ", "))")
    }
    writer.blank()
    writer.line("private lazy var forms = ConstraintSwitch([")
    for (index, form) in forms.forms.enumerated() {
      var inner = CodeWriter(depth: writer.depth + 1)
      inner.block("\(index == 0 ? "Form" : "").\(form.name): batch(active: false)", end: "},") { inner in
        printStatements(of: form.equations, &inner)
      }
      for line in inner.lines { writer.raw(line) }
    }
    writer.line("])")
    writer.blank()
    switch style {
    case .uiKit:
      printSelection(standard, &writer)
    case .headless:
      writer.line("/// The layout; it does not follow the size.")
      writer.block("var form = Form.\(standard.name)") { writer in
        writer.line("didSet { forms.selection = form }")
      }
    }
  }

  private func printSelection(_ standard: SizeClassForms.Form, _ writer: inout CodeWriter) {
    writer.block("private var form: Form") { writer in
      writer.block("switch (traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass)") {
        writer in
        // The switch has to have all cases, of which only some name their classes.
        writer.dedent()
        for form in forms.forms.dropFirst() {
          writer.line("case \(form.patterns.joined(separator: ", ")): .\(form.name)")
        }
        writer.line("default: .\(standard.name)")
        writer.indent()
      }
    }
    writer.blank()
    writer.block("override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)") {
      writer in
      writer.line("super.traitCollectionDidChange(previousTraitCollection)")
      writer.line("forms.selection = form")
    }
  }
}

extension String {
  /// Where a text begins in the string, or `nil` if it is not there.
  func start(ofText text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}

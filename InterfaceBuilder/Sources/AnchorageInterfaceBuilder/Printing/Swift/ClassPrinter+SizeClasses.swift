@_spi(Printing) import AnchorageCode
import AnchorageHeadless

extension ClassPrinter {
  /// The statement that turns the switch between layouts for size classes, and all that goes with it.
  func selecting(_ form: String) -> String {
    forms.hasChanges ? "adopt(\(form))" : "forms.selection = \(form)"
  }

  /// The switch between layouts for size classes.
  func printForms(_ writer: inout CodeWriter) {
    guard let standard = forms.forms.first else { return }
    writer.blank()
    writer.line("/// The layouts for size classes.")
    writer.block("enum Form") { writer in
      writer.line("case \(forms.forms.map(\.name).joined(separator: ", "))")
    }
    writer.blank()
    if forms.hasEquations { printSwitch(&writer) }
    switch style {
    case .uiKit:
      printSelection(standard, &writer)
    case .headless:
      writer.line("/// The layout; it does not follow the size.")
      writer.block("var form = Form.\(standard.name)") { writer in
        writer.line("didSet { \(selecting("form")) }")
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
      writer.line(selecting("form"))
    }
  }

  private func printSwitch(_ writer: inout CodeWriter) {
    writer.line("private lazy var forms = ConstraintSwitch([")
    for (index, form) in forms.forms.enumerated() {
      var inner = CodeWriter(depth: writer.depth + 1)
      let arguments = arguments(of: form.equations, ["active: false"])
      inner.block("\(index == 0 ? "Form" : "").\(form.name): batch\(arguments)", end: "},") { inner in
        printStatements(of: form.equations, in: form.name, &inner)
      }
      for line in inner.lines { writer.raw(line) }
    }
    writer.line("])")
    writer.blank()
  }

  /// Prints the method that adds and takes out views, sets properties, and turns the switch.
  func printAdoption(_ writer: inout CodeWriter) {
    guard forms.hasChanges else { return }
    writer.blank()
    writer.line("/// Adds and takes out views, sets properties and selects constraints for size classes.")
    writer.block("private func adopt(_ form: Form)") { writer in
      writer.block("switch form") { writer in
        writer.dedent()
        let changes = forms.forms.map { self.changes(for: $0, depth: writer.depth + 1) }
        for (index, lines) in changes.enumerated() where changes.firstIndex(of: lines) == index {
          let names = zip(forms.forms, changes).filter { $0.1 == lines }.map { ".\($0.0.name)" }
          writer.line("case \(names.joined(separator: ", ")):")
          for line in lines { writer.raw(line) }
        }
        writer.indent()
      }
      if forms.hasEquations { writer.line("forms.selection = form") }
    }
  }

  private func changes(for form: SizeClassForms.Form, depth: Int) -> [String] {
    var writer = CodeWriter(depth: depth)
    for view in [tree.root] + views
    where subviews(of: view).contains(where: { forms.varyingViews.contains($0.id) }) {
      printSubviews(of: view, in: form, &writer)
    }
    for setting in ViewSetting.all(of: form.layout) where forms.varyingSettings.contains(setting.key) {
      guard let view = tree.views.first(where: { $0.id == setting.key.view }) else { continue }
      writer.line("\(member(setting.key.property, of: view)) = \(setting.value)")
    }
    if writer.lines.isEmpty { writer.line("break") }
    return writer.lines
  }

  private func printSubviews(
    of view: InterfaceView, in form: SizeClassForms.Form, _ writer: inout CodeWriter
  ) {
    let installed = Set(view.subviews(in: form.layout.traits).map(\.id))
    let arranged = if case .stack = view.kind { "Arranged" } else { "" }
    // Each view goes where it stands among those that are there.
    var index = 0
    for subview in subviews(of: view) {
      let isInstalled = installed.contains(subview.id)
      if forms.varyingViews.contains(subview.id) {
        if isInstalled {
          writer.line(
            "\(member("insert\(arranged)Subview", of: view))(\(name(of: subview)), at: \(index))")
          printCustomSpacing(of: view, after: subview, &writer)
        } else {
          writer.line("\(name(of: subview)).removeFromSuperview()")
        }
      }
      if isInstalled { index += 1 }
    }
  }
}

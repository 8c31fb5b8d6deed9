@_spi(Printing) import AnchorageCode
import AnchorageHeadless

/// Prints a tree as a class.
struct ClassPrinter {
  let tree: InterfaceTree
  let document: InterfaceDocument
  let style: InterfaceCode.Style
  let className: String
  let layout: InterfaceLayout
  let names: CodeNames
  let language: CodeLanguage
  let forms: SizeClassForms
  /// Whether required constraints conflict in one of the forms.
  let hasConflict: Bool
  /// The views that are installed for some size classes, but for the root.
  let views: [InterfaceView]
  /// The headless views by object identifiers.
  let made: [String: LayoutView]
  /// How the views look; headless ones look like nothing.
  let looks: [ViewLook]
  /// The sizes of contents by object identifiers.
  let contents: [String: InterfaceContent]
  /// The views whose baselines constraints line up.
  let withBaselines: Set<String>
  /// The names of the constraints by layout, by the names of outlets that are another constraint in each.
  let outletsByForm: [String: String]

  init(_ tree: InterfaceTree, in document: InterfaceDocument, _ style: InterfaceCode.Style, className: String)
  {
    (self.tree, self.document, self.style, self.className) = (tree, document, style, className)
    layout = tree.layout(in: document)
    names = CodeNames(of: tree)
    // The statements stand in a batch in a method of the class.
    language = CodeLanguage(tree, names: names.views, rootName: "self", width: CodeWriter.width - 6)
    forms = SizeClassForms(layout, of: document, style, names)
    hasConflict = forms.layouts.contains { $0.hasConflict }
    made = forms.layouts.reduce(into: [:]) { made, layout in made.merge(layout.views) { first, _ in first } }
    contents = Dictionary(
      forms.layouts.flatMap { $0.contents.map { ($0.id, $0) } }
    ) { first, _ in first }
    let made = self.made
    views = tree.views.dropFirst().filter { made[$0.id] != nil }
    let ids = Set(tree.views.flatMap { [$0.id] + $0.guides.map(\.id) + $0.constraints.map(\.id) })
    let given = names.views
    looks = (style == .uiKit ? [tree.root] + views : []).map {
      ViewLook(of: $0, name: given[$0.id] ?? "self", names: given, ids: ids)
    }
    let anchors = (forms.common + forms.forms.flatMap(\.equations)).flatMap {
      [$0.first, $0.second ?? $0.first]
    }
    outletsByForm = ClassPrinter.outletsByForm(forms, names)
    withBaselines = Set(
      anchors.filter { $0.attribute == .firstBaseline || $0.attribute == .lastBaseline }.map(\.item.view))
  }

  func print() -> InterfaceCode {
    let omissions = (forms.omissions + viewOmissions()).sorted { $0.position.line < $1.position.line }
    var writer = CodeWriter()
    for omission in omissions {
      writer.line(
        "// not translated: \(StringLiteral.comment(omission.sentence)) (line \(omission.position.line))")
    }
    if !omissions.isEmpty { writer.blank() }
    writer.line("/// \(StringLiteral.comment(summary)).")
    writer.block("final class \(className): \(rootClass)") { writer in
      printProperties(&writer)
      printInitializers(&writer)
      printConfiguration(&writer)
      printHierarchy(&writer)
      printConstraints(&writer)
      printAdoption(&writer)
      if style == .headless { printSizedClasses(&writer) }
    }
    var given = names.views
    given[tree.root.id] = "self"
    let details = style == .uiKit ? looks.compactMap(\.omission) : []
    return InterfaceCode(
      imports: style == .uiKit ? ["Anchorage", "UIKit"] : ["AnchorageHeadless"], body: writer.text,
      omissions: (omissions + details).sorted { $0.position < $1.position }, className: className,
      names: given)
  }

  private var summary: String {
    let file = document.file.split(separator: "/").last.map(String.init) ?? document.file
    let rest = document.toolkit == .cocoa ? ", with headless views: code for AppKit is not printed" : ""
    return "The layout of '\(tree.root.id)' in \(file)\(rest)"
  }

  /// The superclass.
  var rootClass: String {
    switch style {
    case .uiKit: ViewClass(uiKit: tree.root).name
    case .headless: headlessClass(of: tree.root)
    }
  }

  /// The name of a view in code.
  func name(of view: InterfaceView) -> String { names.views[view.id] ?? "self" }

  /// A property of a view: `title.text`, or `text` of the class itself.
  func member(_ member: String, of view: InterfaceView) -> String {
    view.id == tree.root.id ? member : "\(name(of: view)).\(member)"
  }

  /// The subviews that code has: those that some size class installs.
  func subviews(of view: InterfaceView) -> [InterfaceView] { view.subviews.filter { made[$0.id] != nil } }

  /// Whether UIKit makes the view: the content view of a cell or of a visual effect.
  func isMadeByUIKit(_ view: InterfaceView) -> Bool {
    guard style == .uiKit, view.kind == .contentView, let parent = language.parents[view.id] else {
      return false
    }
    let kind = tree.views.first { $0.id == parent }?.kind
    return kind == .tableCell || kind == .collectionCell || kind == .visualEffect
  }

  // MARK: Parts

  private func printProperties(_ writer: inout CodeWriter) {
    for view in views {
      guard !isMadeByUIKit(view) else {
        let parent = language.parents[view.id].flatMap { names.views[$0] }
        let made = parent.map { "\($0).contentView" } ?? "contentView"
        if made != name(of: view) { writer.line("var \(name(of: view)): UIView { \(made) }") }
        continue
      }
      switch style {
      case .uiKit: writer.line("let \(name(of: view)) = \(ViewClass(uiKit: view).creation)")
      case .headless: writer.line("let \(name(of: view)) = \(headlessCreation(of: view))")
      }
    }
    let type = style == .uiKit ? "NSLayoutConstraint" : "LayoutConstraint"
    var printed: Set<String> = []
    for equation in forms.common + forms.forms.flatMap(\.equations) {
      guard let property = equation.property, printed.insert(property).inserted else { continue }
      if let list = outletsByForm[property] {
        writer.line("private var \(list): [Form: \(type)] = [:]")
        writer.line("var \(property): \(type)? { forms.selection.flatMap { \(list)[$0] } }")
      } else {
        writer.line("private(set) var \(property): \(type)?")
      }
    }
    printForms(&writer)
  }

  private static func outletsByForm(_ forms: SizeClassForms, _ names: CodeNames) -> [String: String] {
    var unique = UniqueNames(
      without: ReservedNames.all.union(names.views.values).union(names.constraints.values))
    var lists: [String: String] = [:]
    var earlier: Set<String> = []
    for property in forms.forms.flatMap({ $0.equations.compactMap(\.property) })
    where !earlier.insert(property).inserted && lists[property] == nil {
      lists[property] = unique.unique("\(property)ByForm")
    }
    return lists
  }

  private func printInitializers(_ writer: inout CodeWriter) {
    writer.blank()
    let calls = ["configure()", "assemble()", "constrain()"].filter { call in
      switch call {
      case "configure()": hasConfiguration
      case "assemble()": !views.isEmpty
      default: !forms.common.isEmpty || !forms.forms.isEmpty || !placedAgain.isEmpty
      }
    }
    switch style {
    case .uiKit:
      let base = ViewClass(uiKit: tree.root)
      writer.block("override init(\(base.parameters))") { writer in
        let frame = rootFrame
        let isResized = base.arguments == "frame: frame" && frame != nil
        writer.line("super.init(\(isResized ? "frame: \(frame ?? "")" : base.arguments))")
        if let frame, !isResized { writer.line("self.frame = \(frame)") }
        for call in calls { writer.line(call) }
        // The subviews have been resized from their places in the file.
        if isResized { writer.line("self.frame = frame") }
      }
      writer.blank()
      writer.line("required init?(coder: NSCoder) { nil }")
    case .headless:
      let size = tree.root.frame?.size ?? .zero
      writer.block("init()") { writer in
        writer.line(
          "super.init(name: \"\(className)\", frame: LayoutRect(x: 0, y: 0, width: \(CodeLanguage.number(size.width)),"
            + " height: \(CodeLanguage.number(size.height))))")
        for call in calls { writer.line(call) }
      }
    }
  }

  /// The saved frame of the root, if subviews resize with it.
  private var rootFrame: String? {
    guard resizes(tree.root), let size = tree.root.frame?.size else { return nil }
    return
      "CGRect(x: 0, y: 0, width: \(CodeLanguage.number(size.width)), height: \(CodeLanguage.number(size.height)))"
  }

  private func printHierarchy(_ writer: inout CodeWriter) {
    guard !views.isEmpty else { return }
    writer.blank()
    writer.block("private func assemble()") { writer in
      for view in [tree.root] + views {
        let subviews = subviews(of: view).filter { !forms.varyingViews.contains($0.id) && !isMadeByUIKit($0) }
        guard !subviews.isEmpty else { continue }
        printAdding(subviews, to: view, &writer)
        for subview in self.subviews(of: view) where !forms.varyingViews.contains(subview.id) {
          printCustomSpacing(of: view, after: subview, &writer)
        }
      }
    }
  }

  /// Adds subviews to a view, and to the areas of a stack view of AppKit.
  private func printAdding(_ subviews: [InterfaceView], to view: InterfaceView, _ writer: inout CodeWriter) {
    var areas: [String: LayoutGravityStackView.Gravity] = [:]
    var call = "addSubview"
    if case .stack(let stack) = view.kind {
      call = "addArrangedSubview"
      areas = stack.appKit?.areas ?? [:]
    }
    let others = subviews.filter { areas[$0.id] == nil }
    if !others.isEmpty { writer.loop(over: others.map(name)) { "\(member(call, of: view))(\($0))" } }
    for subview in subviews {
      guard let area = areas[subview.id] else { continue }
      writer.line("\(member("addView", of: view))(\(name(of: subview)), in: .\(area))")
    }
  }

  func printCustomSpacing(
    of view: InterfaceView, after subview: InterfaceView, _ writer: inout CodeWriter
  ) {
    guard case .stack(let stack) = view.kind else { return }
    if let spacing = stack.customSpacing[subview.id] {
      writer.line(
        "\(member("setCustomSpacing", of: view))(\(CodeLanguage.number(spacing)), after: \(name(of: subview)))"
      )
    }
    if let priority = stack.appKit?.visibility[subview.id] {
      let number = CodeLanguage.number(Double(priority))
      writer.line("\(member("setVisibilityPriority", of: view))(\(number), for: \(name(of: subview)))")
    }
  }
}

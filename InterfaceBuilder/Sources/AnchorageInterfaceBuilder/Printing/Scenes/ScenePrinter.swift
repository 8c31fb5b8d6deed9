@_spi(Printing) import AnchorageCode
import AnchorageHeadless

/// Prints a tree as a scene.
struct ScenePrinter {
  private let tree: InterfaceTree
  private let document: InterfaceDocument
  private let layout: InterfaceLayout
  private let language: CodeLanguage
  private var equations: [CodeEquation]
  private let contents: [String: InterfaceContent]
  private let models: [String: InterfaceView]
  private var omissions: [InterfaceCode.Omission]

  init(_ tree: InterfaceTree, in document: InterfaceDocument) {
    self.tree = tree
    self.document = document
    layout = tree.layout(in: document)
    contents = Dictionary(layout.contents.map { ($0.id, $0) }) { first, _ in first }
    models = Dictionary(tree.views.map { ($0.id, $0) }) { first, _ in first }
    let names = CodeNames(of: tree)
    language = CodeLanguage(tree, names: names.views, rootName: "root", width: 110)
    var reader = EquationReader(layout, .headless, names)
    equations = reader.read()
    omissions = reader.omissions
  }

  func print() -> InterfaceCode {
    var printer = self
    return printer.code()
  }

  private mutating func code() -> InterfaceCode {
    let views = tree.root.installed(in: layout.traits)
    let installed = Set(views.map(\.id))
    for view in tree.views where !installed.contains(view.id) {
      omit("'\(name(of: view))' is not installed for the size class of the document's device", view)
    }
    let declarations = views.map { declaration(of: $0) }
    var statements: [String] = []
    for view in views { statements += priorities(of: view) }
    for statement in StatementFinder.statements(of: equations, language, inOrder: layout.hasConflict) {
      for space in statement.standardSpaces {
        statements.append("// \(CodeLanguage.number(space)) is the standard space.")
      }
      let identifier = statement.equations.first?.identifier.map(SceneWords.identifier)
      statements.append(statement.text(language) + (identifier.map { " // @id \($0)" } ?? ""))
    }
    omissions.sort { $0.position.line < $1.position.line }
    let file = document.file.split(separator: "/").last.map(String.init) ?? document.file
    var lines = ["// \(StringLiteral.comment("'\(tree.root.id)' in \(file)"))"]
    lines += omissions.map {
      "// not translated: \(StringLiteral.comment($0.sentence)) (line \($0.position.line))"
    }
    lines += declarations
    if !statements.isEmpty { lines += [""] + statements }
    var names = language.names
    names[tree.root.id] = "root"
    return InterfaceCode(
      imports: [], body: lines.joined(separator: "\n") + "\n", omissions: omissions, className: nil,
      names: names)
  }

  private mutating func omit(_ sentence: String, _ view: InterfaceView) {
    omissions.append(InterfaceCode.Omission(position: view.position, sentence: sentence))
  }

  private func name(of view: InterfaceView) -> String {
    view.id == tree.root.id ? "root" : language.names[view.id] ?? "view"
  }

  // MARK: Declarations

  private mutating func declaration(of view: InterfaceView) -> String {
    guard let made = layout.views[view.id] else { return "// \(name(of: view))" }
    var words: [String] = []
    let isRoot = view.id == tree.root.id
    let parent = language.parents[view.id]
    let place = parent == nil || parent == tree.root.id ? "" : " in \(language.names[parent ?? ""] ?? "root")"
    if isRoot {
      let size = view.frame?.size ?? .zero
      words.append("root \(CodeLanguage.number(size.width)) \(CodeLanguage.number(size.height))")
      if case .plain = view.kind {
      } else if made.isStack || made is LayoutScrollView {
        omit("the root is a plain view in a scene, and not <\(view.elementName)>", view)
      }
    } else {
      switch view.kind {
      case .label(let text):
        words.append("label \(name(of: view))\(place) \(StringLiteral.line(text.text))")
        words.append("lines \(text.numberOfLines)")
      case .stack: words.append("stack \(name(of: view))\(place)")
      case .scroll: words.append("scroll \(name(of: view))\(place)")
      default: words.append("view \(name(of: view))\(place)")
      }
    }
    words += contentWords(of: view, made)
    if !isRoot { words += stackWords(made, view) }
    words += geometryWords(of: view, made)
    if let area = area(of: view) { words.append("gravity \(area)") }
    if let spacing = spacing(after: view) { words.append("after \(CodeLanguage.number(spacing))") }
    return words.joined(separator: " ")
  }

  private mutating func contentWords(of view: InterfaceView, _ made: LayoutView) -> [String] {
    guard let content = contents[view.id] else { return [] }
    if made.isStack || made is LayoutScrollView {
      omit("the content size of '\(name(of: view))' is a placeholder", view)
      return []
    }
    let none = LayoutView.noIntrinsicMetric
    let sides = [content.size.width, content.size.height].map { $0 == none ? "-" : CodeLanguage.number($0) }
    var words = ["intrinsic \(sides[0]) \(sides[1])"]
    let (first, last) = (made.firstBaselineOffsetFromTop, made.baselineOffsetFromBottom)
    if first != 0 || last != 0 {
      words.append("baseline \(CodeLanguage.measure(first)) \(CodeLanguage.measure(last))")
    }
    return words
  }

  /// The words of a stack view.
  private mutating func stackWords(_ made: LayoutView, _ view: InterfaceView) -> [String] {
    guard let stack = CodeStack(made) else { return [] }
    if stack.isAppKit, !stack.remarks.isEmpty {
      omit("the priorities of '\(name(of: view))' are the standard ones", view)
    }
    return SceneWords.words(of: stack)
  }

  /// The area of a view in a stack view of AppKit, unless it is the leading one.
  private func area(of view: InterfaceView) -> LayoutGravityStackView.Gravity? {
    guard let parent = language.parents[view.id], case .stack(let stack) = models[parent]?.kind else {
      return nil
    }
    return stack.appKit?.areas[view.id]
  }

  private func spacing(after view: InterfaceView) -> Double? {
    guard let parent = language.parents[view.id], let model = models[parent],
      case .stack(let stack) = model.kind
    else { return nil }
    return stack.customSpacing[view.id]
  }

  // MARK: Geometry

  private mutating func geometryWords(of view: InterfaceView, _ made: LayoutView) -> [String] {
    var words: [String] = []
    let isRoot = view.id == tree.root.id
    let safeArea = isRoot ? ClassPrinter.safeArea(ofRoot: made, layout) : made.safeAreaInsets
    let margins = self.margins(of: view, made, safeArea)
    if margins != LayoutInsets(8) { words.append("margins \(SceneWords.text(of: margins))") }
    if safeArea != .zero { words.append("safearea \(SceneWords.text(of: safeArea))") }
    if made.alignmentRectInsets != .zero {
      words.append("alignment \(SceneWords.text(of: made.alignmentRectInsets))")
    }
    if made.isHidden { words.append("hidden") }
    guard !isRoot else { return words }
    let isArranged = made.superview?.isStack ?? false
    if hasFrame(view) {
      let frame = view.frame ?? .zero
      let values = [frame.minX, frame.minY, frame.width, frame.height].map(CodeLanguage.number)
      words.append("frame \(values.joined(separator: " "))")
      // A scene has no mask without a superview of known size, not even one that moves nothing.
      if !isFixed(made) {
        let mask = ViewSettings.names(of: made.autoresizingMask).map { String($0.dropFirst()) }
        words.append("mask \(mask.joined(separator: " "))")
      }
    } else if made.translatesAutoresizingMaskIntoConstraints, !isArranged {
      addMask(of: view, made)
    }
    if made.preservesSuperviewLayoutMargins { words.append("preservesmargins") }
    return words
  }

  /// Whether a scene places the view by its frame: a mask needs a superview of known size.
  private func hasFrame(_ view: InterfaceView) -> Bool {
    guard let made = layout.views[view.id], let superview = made.superview else { return true }
    guard made.translatesAutoresizingMaskIntoConstraints, !superview.isStack else {
      return false
    }
    guard !isFixed(made), let parent = language.parents[view.id] else { return true }
    return models[parent].map(hasFrame) ?? false
  }

  /// Whether the mask of a view leaves its frame as it is, whatever the size of the superview.
  private func isFixed(_ made: LayoutView) -> Bool {
    made.autoresizingMask.isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin])
  }

  /// Says the mask of a view as constraints.
  private mutating func addMask(of view: InterfaceView, _ made: LayoutView) {
    guard let parent = language.parents[view.id], let outer = layout.views[parent],
      let size = layout.savedFrames[parent]?.size
    else { return }
    // Equations relate alignment rectangles.
    let around = LayoutRect(origin: LayoutPoint(x: 0, y: 0), size: size).inset(by: outer.alignmentRectInsets)
    var frame = (view.frame ?? .zero).inset(by: made.alignmentRectInsets)
    frame.origin.x -= around.minX
    frame.origin.y -= around.minY
    // The edges of a scroll view would be those of its content, and a mask follows the size of the scroll view itself.
    let scrolls = outer is LayoutScrollView
    let superview = CodeItem(parent, scrolls ? .frameLayoutGuide : nil)
    if scrolls { omit("'\(name(of: view))' scrolls with the content around it", view) }
    let mask = MaskEquations(view.id, in: superview, frame, around.size, made.autoresizingMask)
    if !mask.isExact {
      omit("'\(name(of: view))' resizes with its superview in proportion to its distances", view)
    }
    for var equation in mask.equations {
      equation.id = tree.constraints.count + equations.count
      equations.append(equation)
    }
  }

  /// The margins without the part that the safe area covers, which scenes add to those of every view.
  private mutating func margins(
    of view: InterfaceView, _ made: LayoutView, _ safeArea: LayoutInsets
  ) -> LayoutInsets {
    guard !made.insetsLayoutMarginsFromSafeArea else { return made.layoutMargins }
    let covered = made.superview == nil ? safeArea : inheritedSafeArea(of: view.id)
    var margins = made.layoutMargins
    for edge in InterfaceInset.Edge.allCases where covered[edge] != 0 {
      margins[edge] -= covered[edge]
      if margins[edge] < 0 {
        margins[edge] = 0
        omit("the \(edge.rawValue) margin of '\(name(of: view))' does not follow the safe area", view)
      }
    }
    return margins
  }

  /// The safe area of the root, as far as it reaches into the saved frame of a view.
  private func inheritedSafeArea(of id: String) -> LayoutInsets {
    guard let frame = layout.savedFrames[id], let root = layout.savedFrames[tree.root.id] else {
      return .zero
    }
    let insets = ClassPrinter.safeArea(ofRoot: layout.root, layout)
    return LayoutInsets(
      top: max(0, insets.top - frame.minY), leading: max(0, insets.leading - frame.minX),
      bottom: max(0, insets.bottom - (root.maxY - frame.maxY)),
      trailing: max(0, insets.trailing - (root.maxX - frame.maxX)))
  }

  private func priorities(of view: InterfaceView) -> [String] {
    guard let made = layout.views[view.id] else { return [] }
    return ViewSettings.priorities(hugging: made.hugging, compressionResistance: made.compressionResistance)
      .map { "\(name(of: view)).\($0.property) = \($0.value)" }
  }
}

extension InterfaceTree {
  /// The tree as a scene, with the sizes that texts and controls were saved with.
  ///
  /// The text is read and laid out by `AnchorageScenes`, and by `playground`.
  ///
  /// - Parameter document: The document of the tree.
  public func scene(in document: InterfaceDocument) -> InterfaceCode {
    ScenePrinter(self, in: document).print()
  }
}

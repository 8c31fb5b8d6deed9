import Anchorage
import AnchorageHeadless

/// Prints a tree as a scene: a declaration for each item, the statements, and the frames of the last pass.
struct TreeScenePrinter {
  private let tree: CodeTree
  private var remarks: [String]
  /// Whether anything covers views of the tree.
  private let coversSafeArea: Bool

  init(_ tree: CodeTree) {
    self.tree = tree
    coversSafeArea = tree.views.contains { $0.view.safeAreaInsets != .zero }
    remarks = tree.remarks
  }

  var text: String {
    var printer = self
    return printer.print()
  }

  private mutating func print() -> String {
    var guides = tree.guides[...]
    var declarations: [String] = []
    for (index, view) in tree.views.enumerated() {
      declarations.append(declaration(of: view))
      while let guide = guides.first, guide.owner == index {
        let place = index == 0 ? "" : " in \(view.name)"
        declarations.append("guide \(guide.name)\(place)")
        guides.removeFirst()
      }
    }
    var statements: [String] = []
    for view in tree.views {
      statements += ViewSettings(view).priorities(.scene).map { "\(view.name).\($0)" }
    }
    for statement in tree.statements {
      let identifier = statement.equations.first?.identifier.map(SceneWords.identifier) ?? ""
      statements.append(statement.text(tree.language) + (identifier.isEmpty ? "" : " // @id \(identifier)"))
    }
    var lines = remarks.map { "// \(StringLiteral.comment($0))" } + declarations
    if !statements.isEmpty { lines += [""] + statements }
    let root = tree.views[0].view
    if root.wasLaidOut { lines += ["---", frames(of: root)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func frames(of root: LayoutView) -> String {
    var names: [ObjectIdentifier: String] = [:]
    for view in tree.views { names[ObjectIdentifier(view.view)] = view.name }
    for guide in tree.guides { names[ObjectIdentifier(guide.guide)] = guide.name }
    return root.layoutDescription { names[ObjectIdentifier($0)] ?? $0.name }
  }
}

// MARK: - Declarations

extension TreeScenePrinter {
  private mutating func declaration(of view: CodeTree.View) -> String {
    let made = view.view
    var words: [String] = []
    if view.parent == nil {
      let size = made.frame.size
      words = ["root \(CodeLanguage.number(size.width)) \(CodeLanguage.number(size.height))"]
      if view.original.stack != nil || made.hasScrollGuides {
        remarks.append("the root is a plain view in a scene, and not \(view.original.typeName)")
      }
    } else {
      words = [kind(of: view)]
    }
    words += contentWords(of: view)
    if view.parent != nil { words += kindWords(of: view) }
    words += geometryWords(of: made)
    if view.parent != nil { words += placeWords(of: view) }
    return words.joined(separator: " ")
  }

  private func kind(of view: CodeTree.View) -> String {
    let place = view.parent.flatMap { $0 == 0 ? nil : " in \(tree.views[$0].name)" } ?? ""
    let name = view.name + place
    if let label = view.view as? LayoutLabel { return "label \(name) \(StringLiteral.line(label.text))" }
    if view.original.stack != nil { return "stack \(name)" }
    return view.view.hasScrollGuides ? "scroll \(name)" : "view \(name)"
  }

  /// The words of stack views, scroll views and labels.
  private mutating func kindWords(of view: CodeTree.View) -> [String] {
    if let stack = view.original.stack {
      remarks += stack.remarks.map { "not translated: \($0) '\(view.name)'" }
      return SceneWords.words(of: stack)
    }
    if let scroll = view.view as? LayoutScrollView {
      var words: [String] = []
      if scroll.contentInset != .zero { words.append("insets \(SceneWords.text(of: scroll.contentInset))") }
      let offset = scroll.contentOffset
      if offset != .zero {
        words.append("offset \(CodeLanguage.number(offset.x)) \(CodeLanguage.number(offset.y))")
      }
      return words
    }
    guard let label = view.view as? LayoutLabel else { return [] }
    var words: [String] = label.numberOfLines == 0 ? [] : ["lines \(max(0, label.numberOfLines))"]
    let metrics = label.metrics
    if metrics != LayoutTextMetrics() {
      if metrics == .fixedPitch(size: metrics.lineHeight) {
        words.append("size \(CodeLanguage.number(metrics.lineHeight))")
      } else if let size = metrics.sansSerifSize {
        words.append("sans" + (size == 17 ? "" : " size \(CodeLanguage.number(size))"))
      } else {
        remarks.append("not translated: the font of '\(view.name)'")
      }
    }
    if label.preferredMaxLayoutWidth > 0 {
      remarks.append("not translated: the preferredMaxLayoutWidth of '\(view.name)'")
    }
    if label.lineBreakMode == .byTruncatingTail { words.append("truncates") }
    return words
  }

  /// The size and the baselines of content that is not a label's text.
  private mutating func contentWords(of view: CodeTree.View) -> [String] {
    let content = CodeContent(view)
    guard !content.isEmpty else { return [] }
    if view.original.stack != nil || view.view.hasScrollGuides {
      remarks.append("not translated: the content size of '\(view.name)'")
      return []
    }
    if content.dependsOnWidth {
      remarks.append("the height of '\(view.name)' is that of its natural width")
    }
    var words: [String] = []
    if let size = content.size {
      let sides = [size.width, size.height].map { $0 < 0 ? "-" : CodeLanguage.number($0) }
      words.append("intrinsic \(sides[0]) \(sides[1])")
    }
    if let (first, last) = content.baselines {
      words.append("baseline \(CodeLanguage.number(first)) \(CodeLanguage.number(last))")
    }
    return words
  }

  private mutating func geometryWords(of made: LayoutView) -> [String] {
    var words: [String] = []
    if made.layoutMargins != LayoutInsets(8) {
      words.append("margins \(SceneWords.text(of: made.layoutMargins))")
    }
    if made.safeAreaInsets != .zero { words.append("safearea \(SceneWords.text(of: made.safeAreaInsets))") }
    if made.alignmentRectInsets != .zero {
      words.append("alignment \(SceneWords.text(of: made.alignmentRectInsets))")
    }
    if let width = made.readableWidth { words.append("readablewidth \(CodeLanguage.number(width))") }
    if made.isHidden { words.append("hidden") }
    if let direction = made.layoutDirection { words.append(direction == .rightToLeft ? "rtl" : "ltr") }
    if let scale = made.displayScale {
      if made === tree.views[0].view {
        words.append("scale \(CodeLanguage.number(scale))")
      } else {
        remarks.append("not translated: a display scale inside of the tree")
      }
    }
    if !made.insetsLayoutMarginsFromSafeArea, coversSafeArea {
      remarks.append("not translated: margins that do not begin in the safe area")
    }
    return words
  }

  /// How the superview, or its frame, places a view.
  private mutating func placeWords(of view: CodeTree.View) -> [String] {
    let made = view.view
    var words: [String] = []
    if made.preservesSuperviewLayoutMargins { words.append("preservesmargins") }
    let parent = view.parent.map { tree.views[$0] }
    if let stack = parent?.original.stack {
      if !view.isArranged {
        words.append("floating")
      } else {
        if let space = stack.customSpacing[ObjectIdentifier(made)] {
          words.append("after \(CodeLanguage.number(space))")
        }
        if let area = stack.arranged.first(where: { $0.view === made })?.area, area != "leading" {
          words.append("gravity \(area)")
        }
        return words
      }
    }
    guard made.translatesAutoresizingMaskIntoConstraints else { return words }
    let frame = made.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    words.append("frame \(numbers.map(CodeLanguage.number).joined(separator: " "))")
    let mask = ViewSettings.names(of: made.autoresizingMask).map { String($0.dropFirst()) }
    guard !mask.isEmpty, let parent else { return words }
    // A mask needs a superview of known size.
    if parent.parent == nil || parent.view.translatesAutoresizingMaskIntoConstraints {
      words.append("mask \(mask.joined(separator: " "))")
    } else if !made.autoresizingMask.isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin]) {
      // The others move nothing.
      remarks.append("not translated: the autoresizing mask of '\(view.name)', whose superview has no frame")
    }
    return words
  }
}

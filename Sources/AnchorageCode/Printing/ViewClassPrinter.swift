import Anchorage
import AnchorageHeadless

/// The views that a printed class makes.
package enum ViewClassStyle: Hashable, Sendable, CaseIterable {
  /// Views of UIKit, with constraints of Anchorage.
  case uiKit
  /// Headless views.
  case headless
  /// Views of UIKit, with constraints of `NSLayoutAnchor`.
  case anchors
}

/// Prints a tree as a view class that makes the same views and constraints.
package struct ViewClassPrinter {
  private let tree: CodeTree
  private let name: String
  private let style: ViewClassStyle
  /// The contents of views, by index; those of labels are texts.
  private let contents: [CodeContent]
  /// The directions that views have from themselves or from views around them, by index: UIKit's views do not inherit them.
  private let directions: [LayoutDirection?]

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - root: The view that the class is printed for.
  ///   - name: A text of which the name of the class is made.
  ///   - style: The views that the class makes.
  package init(_ root: LayoutView, named name: String, _ style: ViewClassStyle) {
    tree = CodeTree(root, .viewClass, width: CodeWriter.width - 6)
    contents = tree.views.map { CodeContent($0) }
    var directions: [LayoutDirection?] = []
    for view in tree.views {
      directions.append(view.view.layoutDirection ?? view.parent.flatMap { directions[$0] })
    }
    self.directions = directions
    let words = CodeWords(name, limit: (12, 60)).upperCamelCase
    let type = words.isEmpty || words.hasPrefix("UI") || words.hasPrefix("NS") ? "Screen\(words)" : words
    var className = type.hasSuffix("View") ? type : type + "View"
    while ReservedNames.types.contains(className) { className += "View" }
    self.name = className
    self.style = style
  }

  private var isHeadless: Bool { style == .headless }

  /// The file.
  package var text: String {
    var writer = CodeWriter()
    if style == .uiKit { writer.line("import Anchorage") }
    writer.line("import \(isHeadless ? "AnchorageHeadless" : "UIKit")")
    writer.blank()
    writer.remarks(tree.remarks)
    if tree.views[0].original.stack != nil || tree.views[0].view.hasScrollGuides {
      let type = StringLiteral.comment(tree.views[0].original.typeName)
      writer.line("// The class is a plain view, and not \(type).")
    }
    writer.block("final class \(name): \(isHeadless ? "LayoutView" : "UIView")") { writer in
      printProperties(&writer)
      printInitializer(&writer)
      printMethod("configure", configuration, &writer)
      printMethod("assemble", hierarchy, &writer)
      printMethod("constrain", constraints, &writer)
    }
    for base in sizedBases { printSizedClass(base, &writer) }
    return writer.text
  }

  private func printMethod(_ name: String, _ body: CodeWriter, _ writer: inout CodeWriter) {
    guard !body.lines.isEmpty else { return }
    writer.blank()
    writer.block("private func \(name)()") { writer in
      for line in body.lines { writer.raw(line) }
    }
  }
}

// MARK: - Properties

extension ViewClassPrinter {
  private func printProperties(_ writer: inout CodeWriter) {
    var guides = tree.guides[...]
    for (index, view) in tree.views.enumerated() {
      if index > 0 { writer.line("let \(view.name) = \(creation(of: view, contents[index]))") }
      while let guide = guides.first, guide.owner == index {
        let type =
          isHeadless
          ? "LayoutGuide(name: \(StringLiteral.line(guide.guide.name)))" : "UILayoutGuide()"
        writer.line("let \(guide.name) = \(type)")
        guides.removeFirst()
      }
    }
    if tree.views.count > 1 || !tree.guides.isEmpty { writer.blank() }
  }

  /// The class of a view, without its content.
  private func base(of view: CodeTree.View) -> String {
    if let stack = view.original.stack {
      return isHeadless ? stack.isAppKit ? "LayoutGravityStackView" : "LayoutStackView" : "UIStackView"
    }
    if view.view is LayoutLabel { return isHeadless ? "LayoutLabel" : "UILabel" }
    if view.view.hasScrollGuides { return isHeadless ? "LayoutScrollView" : "UIScrollView" }
    return isHeadless ? "LayoutView" : "UIView"
  }

  private func sizedBase(of view: CodeTree.View, _ content: CodeContent) -> String? {
    // Classes for a platform have no baselines.
    let isPlain = isHeadless ? content.isEmpty : content.size == nil
    return isPlain || view.original.stack != nil || view.view.hasScrollGuides ? nil : base(of: view)
  }

  /// The classes of which a view has content of a given size.
  private var sizedBases: [String] {
    var bases: [String] = []
    for (view, content) in zip(tree.views, contents).dropFirst() {
      guard let base = sizedBase(of: view, content), !bases.contains(base) else { continue }
      bases.append(base)
    }
    return bases.sorted()
  }

  private static func sizedName(_ base: String) -> String {
    "Sized" + (base.hasPrefix("Layout") ? base.dropFirst(6) : base.dropFirst(2))
  }

  private func creation(of view: CodeTree.View, _ content: CodeContent) -> String {
    var arguments: [String] = []
    if isHeadless { arguments.append("name: \(StringLiteral.line(view.view.name))") }
    guard let base = sizedBase(of: view, content) else {
      return "\(base(of: view))(\(arguments.joined(separator: ", ")))"
    }
    if let size = content.size {
      if size.width >= 0 { arguments.append("width: \(CodeLanguage.number(size.width))") }
      if size.height >= 0 { arguments.append("height: \(CodeLanguage.number(size.height))") }
    }
    if isHeadless, let (first, last) = content.baselines {
      arguments.append("baselines: (\(CodeLanguage.number(first)), \(CodeLanguage.number(last)))")
    }
    return "\(ViewClassPrinter.sizedName(base))(\(arguments.joined(separator: ", ")))"
  }

  /// Prints a class of views with content of a given size.
  private func printSizedClass(_ base: String, _ writer: inout CodeWriter) {
    writer.blank()
    writer.line("/// A \(base) with content of a given size.")
    if isHeadless {
      SizedClass.write(base, named: ViewClassPrinter.sizedName(base), &writer)
      return
    }
    let metric = "UIView.noIntrinsicMetric"
    writer.block("final class \(ViewClassPrinter.sizedName(base)): \(base)") { writer in
      writer.line("private let content: CGSize")
      writer.blank()
      writer.block("init(width: CGFloat = \(metric), height: CGFloat = \(metric))") { writer in
        writer.line("content = CGSize(width: width, height: height)")
        writer.line("super.init(frame: .zero)")
      }
      writer.blank()
      writer.line("required init?(coder: NSCoder) { nil }")
      writer.blank()
      writer.line("override var intrinsicContentSize: CGSize { content }")
    }
  }

  private func printInitializer(_ writer: inout CodeWriter) {
    let calls = [
      ("configure", configuration), ("assemble", hierarchy), ("constrain", constraints),
    ].filter { !$0.1.lines.isEmpty }.map { "\($0.0)()" }
    let root = tree.views[0].view
    let size = root.frame.size
    let rect =
      "x: 0, y: 0, width: \(CodeLanguage.number(size.width)), height: \(CodeLanguage.number(size.height))"
    if isHeadless {
      writer.block("init()") { writer in
        writer.line("super.init(name: \(StringLiteral.line(root.name)), frame: LayoutRect(\(rect)))")
        for call in calls { writer.line(call) }
      }
      return
    }
    let isResized = tree.views.contains { $0.parent == 0 && hasMask($0) }
    writer.block("override init(frame: CGRect)") { writer in
      writer.line("super.init(frame: \(isResized ? "CGRect(\(rect))" : "frame"))")
      for call in calls { writer.line(call) }
      // Masks count from the size in which the subviews have their frames.
      if isResized { writer.line("self.frame = frame") }
    }
    writer.blank()
    writer.line("required init?(coder: NSCoder) { nil }")
  }
}

// MARK: - Methods

extension ViewClassPrinter {
  private func member(_ property: String, of view: CodeTree.View) -> String {
    view.parent == nil ? property : "\(view.name).\(property)"
  }

  private var configuration: CodeWriter {
    var writer = CodeWriter(depth: 2)
    for (index, view) in tree.views.enumerated() {
      func set(_ line: String) { writer.line(member(line, of: view)) }
      if let label = view.view as? LayoutLabel { configure(label, of: view, &writer) }
      // The class itself is a plain view.
      if let stack = view.original.stack, index > 0 { arrange(view, stack, &writer) }
      ViewSettings(view).priorities(style == .anchors ? .anchors : .anchorage).forEach(set)
      configureScrolling(of: view, &writer)
      (isHeadless ? headlessGeometry(of: view.view) : platformGeometry(of: view.view, directions[index]))
        .forEach(set)
      if view.view.isHidden { set("isHidden = true") }
      if index > 0, !view.isArranged, view.view.translatesAutoresizingMaskIntoConstraints {
        set("frame = \(isHeadless ? "LayoutRect" : "CGRect")(\(ViewClassPrinter.numbers(view.view.frame)))")
      }
      for part in isHeadless ? [] : unprinted(view, contents[index]) {
        writer.line("// not translated: \(part) of '\(StringLiteral.comment(view.name))'")
      }
      if contents[index].dependsOnWidth {
        writer.line("// The height of '\(StringLiteral.comment(view.name))' is that of its natural width.")
      }
      if index == 0, !contents[0].isEmpty {
        writer.line("// not translated: the content size of the root")
      }
    }
    return writer
  }

  private func arrange(_ view: CodeTree.View, _ stack: CodeStack, _ writer: inout CodeWriter) {
    if isHeadless || !stack.isAppKit {
      let settings = ViewSettings(view)
      for line in settings.arrangement + settings.insets(isHeadless: isHeadless) {
        writer.line("\(view.name).\(line)")
      }
      return
    }
    writer.line("// not translated: '\(StringLiteral.comment(view.name))' is a stack view of AppKit")
    if stack.isVertical { writer.line("\(view.name).axis = .vertical") }
    writer.line("\(view.name).spacing = \(CodeLanguage.number(stack.spacing))")
  }

  private func configure(_ label: LayoutLabel, of view: CodeTree.View, _ writer: inout CodeWriter) {
    if !label.text.isEmpty { writer.assign(label.text, to: member("text", of: view)) }
    if label.numberOfLines != 1 {
      writer.line("\(member("numberOfLines", of: view)) = \(label.numberOfLines)")
    }
    if label.preferredMaxLayoutWidth > 0 {
      let width = CodeLanguage.number(label.preferredMaxLayoutWidth)
      writer.line("\(member("preferredMaxLayoutWidth", of: view)) = \(width)")
    }
    if label.lineBreakMode == .byTruncatingTail {
      writer.line("\(member("lineBreakMode", of: view)) = .byTruncatingTail")
    }
    let metrics = label.metrics
    guard isHeadless, metrics != LayoutTextMetrics() else { return }
    if metrics == .fixedPitch(size: metrics.lineHeight) {
      let size = CodeLanguage.number(metrics.lineHeight)
      writer.line("\(member("metrics", of: view)) = .fixedPitch(size: \(size))")
    } else if metrics.font == nil {
      writer.line("\(member("metrics", of: view)) = LayoutTextMetrics(")
      writer.line(
        "  characterWidth: \(CodeLanguage.number(metrics.characterWidth)), lineHeight: \(CodeLanguage.number(metrics.lineHeight)),"
      )
      writer.line("  baseline: \(CodeLanguage.number(metrics.baseline)))")
    } else if let size = metrics.sansSerifSize {
      let size = CodeLanguage.number(size)
      writer.line("\(member("metrics", of: view)) = LayoutTextMetrics(font: .sansSerif, size: \(size))")
    } else {
      writer.line("// not translated: the font of '\(StringLiteral.comment(view.name))'")
    }
  }

  private func configureScrolling(of view: CodeTree.View, _ writer: inout CodeWriter) {
    guard let scroll = view.view as? LayoutScrollView, view.parent != nil else { return }
    if scroll.contentInset != .zero {
      let insets = scroll.contentInset
      let code =
        isHeadless
        ? ViewClassPrinter.insets(insets)
        : "UIEdgeInsets(top: \(CodeLanguage.number(insets.top)), left: \(CodeLanguage.number(insets.leading)),"
          + " bottom: \(CodeLanguage.number(insets.bottom)), right: \(CodeLanguage.number(insets.trailing)))"
      writer.line("\(view.name).contentInset = \(code)")
    }
    // Where a person has scrolled to is no part of a screen.
    let offset = scroll.contentOffset
    if isHeadless, offset != .zero {
      let (x, y) = (CodeLanguage.number(offset.x), CodeLanguage.number(offset.y))
      writer.line("\(view.name).contentOffset = LayoutPoint(x: \(x), y: \(y))")
    }
  }

  private func headlessGeometry(of view: LayoutView) -> [String] {
    var lines: [String] = []
    for (property, insets, standard) in [
      ("layoutMargins", view.layoutMargins, LayoutInsets(8)), ("safeAreaInsets", view.safeAreaInsets, .zero),
      ("alignmentRectInsets", view.alignmentRectInsets, .zero),
    ] where insets != standard {
      lines.append("\(property) = \(ViewClassPrinter.insets(insets))")
    }
    if let width = view.readableWidth { lines.append("readableWidth = \(CodeLanguage.number(width))") }
    if let scale = view.displayScale { lines.append("displayScale = \(CodeLanguage.number(scale))") }
    if let direction = view.layoutDirection { lines.append("layoutDirection = .\(direction)") }
    return lines + margins(of: view)
  }

  private func platformGeometry(of view: LayoutView, _ direction: LayoutDirection?) -> [String] {
    var lines: [String] = []
    if view.layoutMargins != LayoutInsets(8) {
      let parts = ViewClassPrinter.parts(of: view.layoutMargins).joined(separator: ", ")
      lines.append("directionalLayoutMargins = NSDirectionalEdgeInsets(\(parts))")
    }
    if let direction {
      let word = direction == .rightToLeft ? "forceRightToLeft" : "forceLeftToRight"
      lines.append("semanticContentAttribute = .\(word)")
    }
    return lines + margins(of: view)
  }

  /// The properties that a view of a platform gets from elsewhere, or that it does not have.
  private func unprinted(_ view: CodeTree.View, _ content: CodeContent) -> [String] {
    let made = view.view
    var found: [String] = []
    if content.baselines != nil { found.append("the baselines") }
    if made.alignmentRectInsets != .zero { found.append("the alignment insets") }
    if made.safeAreaInsets != .zero, view.parent != nil { found.append("the safe area insets") }
    if made.readableWidth != nil { found.append("the readable width") }
    if made.displayScale != nil { found.append("the display scale") }
    if let label = made as? LayoutLabel, label.metrics != LayoutTextMetrics() { found.append("the font") }
    return found
  }

  private func margins(of view: LayoutView) -> [String] {
    var lines: [String] = []
    if view.preservesSuperviewLayoutMargins { lines.append("preservesSuperviewLayoutMargins = true") }
    if !view.insetsLayoutMarginsFromSafeArea { lines.append("insetsLayoutMarginsFromSafeArea = false") }
    return lines
  }

  private var hierarchy: CodeWriter {
    var writer = CodeWriter(depth: 2)
    var subviews: [[CodeTree.View]] = tree.views.map { _ in [] }
    for view in tree.views { if let parent = view.parent { subviews[parent].append(view) } }
    var guides: [Int: [CodeTree.Guide]] = [:]
    for guide in tree.guides { guides[guide.owner, default: []].append(guide) }
    for (index, view) in tree.views.enumerated() {
      add(subviews[index], to: view, &writer)
      let names = (guides[index] ?? []).map { $0.name }
      writer.loop(over: names) { "\(member("addLayoutGuide", of: view))(\($0))" }
    }
    // A mask begins with the frames that a view and its superview have now.
    for view in tree.views where hasMask(view) {
      let parts = ViewSettings.names(of: view.view.autoresizingMask)
      let mask = parts.count == 1 ? parts[0] : "[\(parts.joined(separator: ", "))]"
      writer.line("\(view.name).autoresizingMask = \(mask)")
    }
    return writer
  }

  /// Whether a view is placed by a frame that follows its superview.
  private func hasMask(_ view: CodeTree.View) -> Bool {
    view.parent != nil && !view.isArranged && view.view.translatesAutoresizingMaskIntoConstraints
      && !ViewSettings.names(of: view.view.autoresizingMask).isEmpty
  }

  private func add(_ subviews: [CodeTree.View], to view: CodeTree.View, _ writer: inout CodeWriter) {
    // The class itself is a plain view, whatever the root was.
    let stack = view.parent == nil ? nil : view.original.stack
    let areas = Dictionary(
      firstOf: (stack?.arranged ?? []).map { (ObjectIdentifier($0.view), $0.area ?? "leading") })
    // Neighbours that are added alike share a loop.
    var (method, end): (String, String) = ("", "")
    var names: [String] = []
    func flush() {
      writer.loop(over: names) { "\(member(method, of: view))(\($0)\(end))" }
      names = []
    }
    for subview in subviews {
      let area = isHeadless ? areas[ObjectIdentifier(subview.view)] ?? "leading" : "leading"
      let isPlain = area == "leading"
      let call =
        stack == nil || !subview.isArranged
        ? ("addSubview", "") : isPlain ? ("addArrangedSubview", "") : ("addView", ", in: .\(area)")
      if (method, end) != call { flush() }
      (method, end) = call
      names.append(subview.name)
    }
    flush()
    if stack != nil { for line in tree.customSpacing(of: view) { writer.line("\(view.name).\(line)") } }
  }

  private var constraints: CodeWriter {
    var writer = CodeWriter(depth: 2)
    if style == .anchors {
      let placed = tree.views.dropFirst().filter {
        !$0.isArranged && !$0.view.translatesAutoresizingMaskIntoConstraints
      }
      writer.loop(over: placed.map { $0.name }, calling: "translatesAutoresizingMaskIntoConstraints = false")
      writer.blank()
      AnchorPrinter(tree).write(to: &writer)
      return writer
    }
    writer.batch(of: tree, backend: isHeadless ? "HeadlessBackend" : "UIKitBackend")
    for isPlaced in [true, false] {
      let views = tree.placedAgain.filter { $0.isPlaced == isPlaced }
      writer.loop(
        over: views.map { $0.view.name }, calling: "translatesAutoresizingMaskIntoConstraints = \(isPlaced)")
    }
    return writer
  }

  // MARK: Numbers

  private static func insets(_ insets: LayoutInsets) -> String {
    InsetsCode.text(
      [.top: insets.top, .leading: insets.leading, .bottom: insets.bottom, .trailing: insets.trailing],
      allowsNumber: false) ?? ".zero"
  }

  private static func parts(of insets: LayoutInsets) -> [String] {
    let values = [insets.top, insets.leading, insets.bottom, insets.trailing]
    return zip(["top", "leading", "bottom", "trailing"], values).map { "\($0): \(CodeLanguage.number($1))" }
  }

  private static func numbers(_ rect: LayoutRect) -> String {
    let values = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return zip(["x", "y", "width", "height"], values).map { "\($0): \(CodeLanguage.number($1))" }
      .joined(separator: ", ")
  }
}

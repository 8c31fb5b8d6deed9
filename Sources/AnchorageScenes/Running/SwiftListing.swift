import AnchorageHeadless

/// A scene as Swift code that makes the same tree and the same constraints.
package struct SwiftListing {
  /// The code.
  package let text: String

  /// Writes the code for a scene that runs without mistakes.
  package init(_ run: SceneRun) {
    let document = run.scene.document
    let names = document.declarations.map { $0.name.text }
    var sections: [[String]] = [["import AnchorageHeadless"]]
    if document.declarations.contains(where: { Self.hasContent($0) }) { sections.append(Self.contentView) }
    sections.append(document.declarations.flatMap { Self.lines(for: $0) })
    sections.append(Self.hierarchy(of: document.declarations))
    let loose = Self.viewsWithoutFrame(in: run)
    if !loose.isEmpty {
      let views = loose.joined(separator: ", ")
      let view = Self.loopVariable(for: document.declarations)
      sections.append([
        "for \(view) in [\(views)] { \(view).translatesAutoresizingMaskIntoConstraints = false }"
      ])
    }
    let formats = document.statements.compactMap { Self.declaration(ofFormat: $0) }
    let statements = document.statements.filter { Self.declaration(ofFormat: $0) == nil }
    if !statements.isEmpty {
      let batch = names.contains("batch") ? "Anchorage.batch" : "batch"
      sections.append(["\(batch) {"] + statements.map { "  \($0.inSwift(items: Set(names)))" } + ["}"])
    }
    sections.append(formats)
    let print = names.contains("print") ? "Swift.print" : "print"
    sections.append(["root.layoutIfNeeded()", "\(print)(root.layoutDescription)"])
    text = sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// The call for a line of the visual format language, which can throw, unlike a batch; `nil` for other
  /// statements.
  private static func declaration(ofFormat statement: SceneStatement) -> String? {
    guard case .format(let format) = statement.expression.kind else { return nil }
    let names = (try? VisualFormat.viewNames(in: format)) ?? []
    let views = names.map { "\($0.sceneLiteral): \(SwiftName($0).text)" }.joined(separator: ", ")
    return "try LayoutConstraint.constraints(visualFormat: \(format.sceneLiteral), views: [\(views)])"
  }

  // MARK: - Items

  /// Whether an item has an intrinsic size or baselines, which need a subclass.
  private static func hasContent(_ declaration: SceneDeclaration) -> Bool {
    (declaration.kind == .view || declaration.kind == .root)
      && (declaration.values(of: .intrinsic) != nil || declaration.values(of: .baseline) != nil)
  }

  private static let contentView = [
    "/// A view with a natural size and baselines, as a control has.",
    "final class ContentView: LayoutView {",
    "  var content = LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)",
    "  var firstBaseline, lastBaseline: Double?",
    "  override var intrinsicContentSize: LayoutSize { content }",
    "  override var firstBaselineOffsetFromTop: Double { firstBaseline ?? super.firstBaselineOffsetFromTop }",
    "  override var baselineOffsetFromBottom: Double { lastBaseline ?? super.baselineOffsetFromBottom }",
    "}",
  ]

  private static func lines(for declaration: SceneDeclaration) -> [String] {
    let name = declaration.swiftName
    var arguments = ["name: \(declaration.name.text.sceneLiteral)"]
    if declaration.kind == .label { arguments.append("text: \(declaration.text.sceneLiteral)") }
    if let size = declaration.values(of: .rootSize) { arguments.append("frame: \(rect([0, 0] + size))") }
    if let frame = declaration.values(of: .frame) { arguments.append("frame: \(rect(frame))") }
    let type =
      switch declaration.kind {
      case .root, .view: hasContent(declaration) ? "ContentView" : "LayoutView"
      case .label: "LayoutLabel"
      case .stack: declaration.isAppKit ? "LayoutGravityStackView" : "LayoutStackView"
      case .scroll: "LayoutScrollView"
      case .guide: "LayoutGuide"
      }
    var lines = ["let \(name) = \(type)(\(arguments.joined(separator: ", ")))"]
    // A label in a scene has as many lines as it needs; in Swift, the default is one.
    if declaration.kind == .label, declaration.values(of: .lines) == nil {
      lines.append("\(name).numberOfLines = 0")
    }
    return lines
      + declaration.options.flatMap { option in
        if declaration.kind == .label, option.keyword == .intrinsic || option.keyword == .baseline {
          return ["// \(name): '\(option)' takes a subclass of LayoutLabel"]
        }
        return properties(option, of: declaration).map { "\(name).\($0)" }
      }
  }

  /// The assignments for an option; none if other lines have the same effect.
  private static func properties(_ option: SceneOption, of declaration: SceneDeclaration) -> [String] {
    let number = (option.values.first ?? nil)?.sceneText ?? "0"
    switch option.keyword {
    case .rootSize, .frame, .after, .gravity, .floating, .appkit: return []
    case .intrinsic: return ["content = \(size(option.values))"]
    case .baseline:
      return zip(["firstBaseline", "lastBaseline"], option.values).compactMap { name, value in
        value.map { "\(name) = \($0.sceneText)" }
      }
    case .margins: return ["layoutMargins = \(insets(option.values))"]
    case .safearea: return ["safeAreaInsets = \(insets(option.values))"]
    case .alignment where option.words.isEmpty: return ["alignmentRectInsets = \(insets(option.values))"]
    case .insets where declaration.kind == .stack: return ["edgeInsets = \(insets(option.values))"]
    case .insets: return ["contentInset = \(insets(option.values))"]
    case .offset:
      let values = option.values.map { ($0 ?? 0).sceneText }
      return ["contentOffset = LayoutPoint(x: \(values[0]), y: \(values[1]))"]
    case .lines: return ["numberOfLines = \(number)"]
    case .size: return ["metrics = .fixedPitch(size: \(number))"]
    case .truncates: return ["lineBreakMode = .byTruncatingTail"]
    case .vertical: return [declaration.isAppKit ? "orientation = .vertical" : "axis = .vertical"]
    case .spacing: return ["spacing = \(number)"]
    case .distribution: return ["distribution = .\(option.words[0])"]
    case .alignment where declaration.isAppKit: return ["alignment = .\(option.words[0])"]
    case .alignment:
      let names = ["top": "leading", "bottom": "trailing"]
      return ["alignment = .\(names[option.words[0]] ?? option.words[0])"]
    case .marginsrelative: return ["isLayoutMarginsRelativeArrangement = true"]
    case .baselinerelative: return ["isBaselineRelativeArrangement = true"]
    case .hidden: return ["isHidden = true"]
    case .ltr: return ["layoutDirection = .leftToRight"]
    case .rtl: return ["layoutDirection = .rightToLeft"]
    case .mask: return ["autoresizingMask = [\(option.words.map { ".\($0)" }.joined(separator: ", "))]"]
    case .preservesmargins: return ["preservesSuperviewLayoutMargins = true"]
    case .readablewidth: return ["readableWidth = \(number)"]
    case .scale: return ["displayScale = \(number)"]
    }
  }

  private static func rect(_ values: [Double?]) -> String {
    let numbers = values.map { ($0 ?? 0).sceneText }
    return "LayoutRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
  }

  private static func size(_ values: [Double?]) -> String {
    let numbers = values.map { $0?.sceneText ?? "LayoutView.noIntrinsicMetric" }
    return "LayoutSize(width: \(numbers[0]), height: \(numbers[1]))"
  }

  private static func insets(_ values: [Double?]) -> String {
    let numbers = values.map { ($0 ?? 0).sceneText }
    return
      "LayoutInsets(top: \(numbers[0]), leading: \(numbers[1]), bottom: \(numbers[2]), trailing: \(numbers[3]))"
  }

  // MARK: - The tree

  /// The lines that put items into their parents, in order of declaration; neighbours in the same parent share one.
  private static func hierarchy(of declarations: [SceneDeclaration]) -> [String] {
    let stacks = declarations.filter { $0.kind == .stack }.map { $0.name.text }
    var lines: [String] = []
    var (call, area) = ("", "")
    var names: [String] = []
    let view = loopVariable(for: declarations)
    func flush() {
      guard let first = names.first else { return }
      lines.append(
        names.count == 1
          ? "\(call)(\(first)\(area))"
          : "for \(view) in [\(names.joined(separator: ", "))] { \(call)(\(view)\(area)) }")
      names = []
    }
    for declaration in declarations where declaration.kind != .root {
      let parent = declaration.parent?.text ?? "root"
      let isArranged = stacks.contains(parent) && declaration.values(of: .floating) == nil
      let gravity = isArranged ? declaration.words(of: .gravity)?.first : nil
      let method =
        declaration.kind == .guide
        ? "addLayoutGuide"
        : gravity != nil ? "addView" : isArranged ? "addArrangedSubview" : "addSubview"
      let receiver = SwiftName(parent).text
      let newArea = gravity.map { ", in: .\($0)" } ?? ""
      if call != "\(receiver).\(method)" || area != newArea { flush() }
      (call, area) = ("\(receiver).\(method)", newArea)
      names.append(declaration.swiftName)
      if let after = declaration.values(of: .after)?[0] {
        flush()
        lines.append("\(receiver).setCustomSpacing(\(after.sceneText), after: \(declaration.swiftName))")
      }
    }
    flush()
    return lines
  }

  /// A name for the variable of a loop, which no item has.
  private static func loopVariable(for declarations: [SceneDeclaration]) -> String {
    var name = "view"
    while declarations.contains(where: { $0.name.text == name }) { name += "_" }
    return name
  }

  /// The views without a frame that aren't the subject of a constraint, which would turn their mask off.
  private static func viewsWithoutFrame(in run: SceneRun) -> [String] {
    var subjects: [String] = []
    run.root.forEachItem { item, _ in
      guard let view = item as? LayoutView else { return }
      for constraint in view.constraints {
        if let first = constraint.firstItem { subjects.append(first.name) }
      }
    }
    let declarations = run.scene.document.declarations
    let stacks = declarations.filter { $0.kind == .stack }.map { $0.name.text }
    return declarations.filter { declaration in
      let isArranged =
        declaration.values(of: .floating) == nil && stacks.contains(declaration.parent?.text ?? "root")
      return declaration.kind != .root && declaration.kind != .guide && !isArranged
        && declaration.values(of: .frame) == nil && !subjects.contains(declaration.name.text)
    }.map { $0.swiftName }
  }
}

extension SceneDeclaration {
  /// The name of the variable that has the item.
  fileprivate var swiftName: String { SwiftName(name.text).text }
}

extension SceneStatement {
  /// The statement with the names of items as Swift has them.
  fileprivate func inSwift(items: Set<String>) -> SceneStatement {
    SceneStatement(expression.inSwift(items), identifier: identifier)
  }
}

extension SceneExpression {
  fileprivate func inSwift(_ items: Set<String>) -> SceneExpression {
    let kind: Kind =
      switch kind {
      case .number, .implicitMember, .format: kind
      case .name(let name): .name(items.contains(name) ? SwiftName(name).text : name)
      case .array(let elements): .array(elements.map { $0.inSwift(items) })
      case .member(let base, let name): .member(base.inSwift(items), name)
      case .call(let callee, let arguments):
        .call(
          callee.isName ? callee : callee.inSwift(items),
          arguments.map { SceneArgument(label: $0.label, value: $0.value.inSwift(items)) })
      case .negation(let operand): .negation(operand.inSwift(items))
      case .binary(let left, let operation, let right):
        .binary(left.inSwift(items), operation, right.inSwift(items))
      }
    return SceneExpression(kind, at: location)
  }

  /// Whether the expression is a name alone, which is a type or a function if it is called.
  private var isName: Bool {
    if case .name = kind { return true }
    return false
  }
}

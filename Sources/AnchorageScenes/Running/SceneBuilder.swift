import AnchorageHeadless

/// Makes the views and the constraints of a scene, and collects the mistakes in it.
struct SceneBuilder {
  let scene: Scene
  let root: LayoutView
  private(set) var mistakes: SceneMistakes
  /// The items by name.
  private(set) var items: [String: HeadlessItem] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    mistakes = scene.mistakes
    root = SceneView(name: "root")
    let declarations = scene.document.declarations
    items["root"] = root
    for declaration in declarations where declaration.kind != .root {
      items[declaration.name.text] = Self.item(declaration)
    }
    for declaration in declarations { attach(declaration) }
    for declaration in declarations { mask(declaration) }
    run()
  }

  private static func item(_ declaration: SceneDeclaration) -> HeadlessItem {
    let name = declaration.name.text
    switch declaration.kind {
    case .guide: return LayoutGuide(name: name)
    case .label:
      let label = SceneLabel(name: name, text: declaration.text)
      label.numberOfLines = declaration.values(of: .lines)?[0].map { Int($0) } ?? 0
      label.content = SceneContent(declaration)
      return label
    case .stack:
      return declaration.isAppKit ? LayoutGravityStackView(name: name) : LayoutStackView(name: name)
    case .scroll: return LayoutScrollView(name: name)
    case .view, .root:
      let view = SceneView(name: name)
      view.content = SceneContent(declaration)
      return view
    }
  }

  private mutating func attach(_ declaration: SceneDeclaration) {
    let item = items[declaration.name.text]
    if let view = item as? LayoutView { configure(view, declaration) }
    guard declaration.kind != .root else { return }
    let parent = parent(of: declaration)
    if let view = item as? LayoutView { add(view, to: parent, declaration) }
    if let guide = item as? LayoutGuide { parent.addLayoutGuide(guide) }
  }

  /// Adds a view to its parent, which arranges it if it is a stack.
  private mutating func add(_ view: LayoutView, to parent: LayoutView, _ declaration: SceneDeclaration) {
    if let stack = parent as? LayoutGravityStackView {
      add(view, to: stack, declaration)
      return
    }
    guard let stack = parent as? LayoutStackView else {
      parent.addSubview(view)
      for option in declaration.options where [.after, .gravity, .floating].contains(option.keyword) {
        add(.optionOutsideStack(option.keyword), at: option.location)
      }
      return
    }
    for option in declaration.options where option.keyword == .gravity {
      add(.optionOfOtherStack(.gravity, needsAppKit: true), at: option.location)
    }
    if declaration.values(of: .floating) != nil {
      stack.addSubview(view)
    } else {
      stack.addArrangedSubview(view)
      if let values = declaration.values(of: .after) { stack.setCustomSpacing(values[0] ?? 0, after: view) }
    }
  }

  private func add(_ view: LayoutView, to stack: LayoutGravityStackView, _ declaration: SceneDeclaration) {
    if declaration.values(of: .floating) != nil {
      stack.addSubview(view)
      return
    }
    stack.addView(view, in: LayoutGravityStackView.Gravity(declaration.words(of: .gravity)?.first))
    if let values = declaration.values(of: .after) { stack.setCustomSpacing(values[0] ?? 0, after: view) }
  }

  /// The parent of a declared item; the root, after reporting a mistake, if the named parent is not possible.
  private mutating func parent(of declaration: SceneDeclaration) -> LayoutView {
    guard let name = declaration.parent else { return root }
    guard let item = items[name.text] else {
      let views = scene.document.declarations.filter { $0.kind != .guide }.map { $0.name.text }
      add(.unknownParent(name.text, nearest: nearestWord(to: name.text, in: views)), at: name.location)
      return root
    }
    guard let view = item as? LayoutView else {
      add(.guideAsParent(name.text), at: name.location)
      return root
    }
    if let child = items[declaration.name.text] as? LayoutView, child.isAncestor(of: view) {
      add(.cycle(child.name, parent: view.name), at: name.location)
      return root
    }
    return view
  }

  private func configure(_ view: LayoutView, _ declaration: SceneDeclaration) {
    // As in a storyboard, constraints decide the frame of a view unless the option `frame` is given.
    view.translatesAutoresizingMaskIntoConstraints = false
    for option in declaration.options {
      let values = option.values.map { $0 ?? 0 }
      switch option.keyword {
      case .rootSize: view.frame = LayoutRect(x: 0, y: 0, width: values[0], height: values[1])
      case .frame:
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = LayoutRect(x: values[0], y: values[1], width: values[2], height: values[3])
      case .margins: view.layoutMargins = LayoutInsets(values)
      case .safearea: view.safeAreaInsets = LayoutInsets(values)
      case .alignment where option.words.isEmpty: view.alignmentRectInsets = LayoutInsets(values)
      case .hidden: view.isHidden = true
      case .ltr: view.layoutDirection = .leftToRight
      case .rtl: view.layoutDirection = .rightToLeft
      case .insets:
        (view as? LayoutScrollView)?.contentInset = LayoutInsets(values)
        (view as? LayoutGravityStackView)?.edgeInsets = LayoutInsets(values)
      case .offset: (view as? LayoutScrollView)?.contentOffset = LayoutPoint(x: values[0], y: values[1])
      case .size, .sans: (view as? LayoutLabel)?.metrics = declaration.metrics
      case .truncates: (view as? LayoutLabel)?.lineBreakMode = .byTruncatingTail
      case .preservesmargins: view.preservesSuperviewLayoutMargins = true
      case .scale: view.displayScale = values[0]
      case .readablewidth: view.readableWidth = values[0]
      case .intrinsic, .baseline, .lines, .after, .gravity, .floating, .mask, .appkit: break
      case .alignment, .vertical, .spacing, .distribution, .marginsrelative, .baselinerelative:
        (view as? LayoutStackView)?.configure(option)
        (view as? LayoutGravityStackView)?.configure(option)
      }
    }
    if declaration.kind == .root {
      (view as? SceneView)?.content = SceneContent(declaration)
    }
  }

  /// Sets the autoresizing mask of a view, which refers to the present size of its superview.
  private mutating func mask(_ declaration: SceneDeclaration) {
    guard let option = declaration.options.first(where: { $0.keyword == .mask }),
      let view = items[declaration.name.text] as? LayoutView, let superview = view.superview
    else { return }
    guard superview === root || superview.translatesAutoresizingMaskIntoConstraints else {
      add(.maskInUnknownSize(view.name, superview: superview.name), at: option.location)
      return
    }
    view.autoresizingMask = LayoutAutoresizingMask(option.words)
  }

  /// Runs the statements and activates all their constraints in one call.
  private mutating func run() {
    let names = scene.document.declarations.map { $0.name.text }
    var made: [LayoutConstraint] = []
    for statement in scene.document.statements {
      var failure: SceneFailure?
      let group: ConstraintGroup<HeadlessBackend> = batch(active: false) {
        failure = SceneEvaluator(items: items, names: names, statement: statement).failure
      }
      if let failure {
        add(failure.reason, at: failure.location)
        continue
      }
      if group.isEmpty, case .binary(_, let operation, _) = statement.expression.kind, operation.isRelation {
        let reason = unequalCounts() ?? .nothingInCommon
        add(reason, at: statement.expression.location)
      }
      for constraint in group {
        constraint.location = LayoutSourceLocation(fileID: scene.file, line: statement.location.line)
        constraint.identifier = statement.identifier
        made.append(constraint)
      }
    }
    LayoutConstraint.activate(made)
    collectRefusals(of: made.filter { !$0.isActive })
  }

  /// The mistake of a relation between lists of different lengths, if it was the last to be recorded.
  private func unequalCounts() -> SceneMistake.Reason? {
    let names = scene.document.declarations.map { $0.name.text }
    let mistakes = names.compactMap { items[$0] }.flatMap { $0.takeMistakes() }
    guard let mistake = mistakes.last, case .unequalCounts = mistake.reason else { return nil }
    return .misuse(mistake)
  }

  /// Reports the constraints that Anchorage refused, with its own messages.
  private mutating func collectRefusals(of constraints: [LayoutConstraint]) {
    guard !constraints.isEmpty else { return }
    root.layoutIfNeeded()
    var refusals: [LayoutMistake] = []
    for case .misuse(let mistake) in root.diagnostics { refusals.append(mistake) }
    for constraint in constraints {
      guard let line = constraint.location?.line,
        let index = refusals.firstIndex(where: { $0.constraint == constraint.description })
      else { continue }
      add(.misuse(refusals.remove(at: index)), at: SceneLocation(line: line, offset: 0))
    }
  }

  private mutating func add(_ reason: @autoclosure () -> SceneMistake.Reason, at location: SceneLocation) {
    mistakes.note(reason(), at: location, in: scene.source)
  }
}

extension SceneEvaluator {
  /// The mistake in the statement, found by running it; `nil` if it has none.
  var failure: SceneFailure? {
    do throws(SceneFailure) {
      try run()
      return nil
    } catch {
      return error
    }
  }
}

extension LayoutInsets {
  /// Makes insets from the values of an option: top, left, bottom, right.
  fileprivate init(_ values: [Double]) {
    self.init(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }
}

extension LayoutAutoresizingMask {
  /// Makes a mask from the words of the option.
  fileprivate init(_ words: [String]) {
    self = []
    for word in words {
      switch word {
      case "flexibleLeftMargin": insert(.flexibleLeftMargin)
      case "flexibleWidth": insert(.flexibleWidth)
      case "flexibleRightMargin": insert(.flexibleRightMargin)
      case "flexibleTopMargin": insert(.flexibleTopMargin)
      case "flexibleHeight": insert(.flexibleHeight)
      default: insert(.flexibleBottomMargin)
      }
    }
  }
}

extension LayoutStackView {
  /// Applies an option of a stack.
  fileprivate func configure(_ option: SceneOption) {
    switch option.keyword {
    case .vertical: axis = .vertical
    case .spacing: spacing = option.values[0] ?? 0
    case .marginsrelative: isLayoutMarginsRelativeArrangement = true
    case .baselinerelative: isBaselineRelativeArrangement = true
    case .distribution:
      distribution =
        switch option.words.first {
        case "fillEqually": .fillEqually
        case "fillProportionally": .fillProportionally
        case "equalSpacing": .equalSpacing
        case "equalCentering": .equalCentering
        default: .fill
        }
    default:
      alignment =
        switch option.words.first {
        case "leading", "top": .leading
        case "trailing", "bottom": .trailing
        case "center": .center
        case "firstBaseline": .firstBaseline
        case "lastBaseline": .lastBaseline
        default: .fill
        }
    }
  }
}

extension LayoutGravityStackView {
  /// Applies an option of a stack.
  fileprivate func configure(_ option: SceneOption) {
    let word = option.words.first
    switch option.keyword {
    case .vertical: orientation = .vertical
    case .spacing: spacing = option.values[0] ?? 0
    case .distribution:
      distribution =
        switch word {
        case "fill": .fill
        case "fillEqually": .fillEqually
        case "fillProportionally": .fillProportionally
        case "equalSpacing": .equalSpacing
        case "equalCentering": .equalCentering
        default: .gravityAreas
        }
    case .alignment:
      alignment = LayoutAttribute.allCases.first { $0.description == word } ?? .notAnAttribute
    default: break
    }
  }
}

extension LayoutGravityStackView.Gravity {
  /// The area of a name; the leading one without a name.
  fileprivate init(_ word: String?) {
    switch word {
    case "center": self = .center
    case "trailing", "bottom": self = .trailing
    default: self = .leading
    }
  }
}

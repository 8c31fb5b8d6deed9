@_spi(Printing) import AnchorageCode
import AnchorageHeadless

extension ClassPrinter {
  /// Whether any view needs a line.
  var hasConfiguration: Bool { !configuration.lines.isEmpty }

  func printConfiguration(_ writer: inout CodeWriter) {
    let lines = configuration.lines
    guard !lines.isEmpty else { return }
    writer.blank()
    writer.block("private func configure()") { writer in
      for line in lines { writer.raw(line) }
    }
  }

  /// The lines that give views their contents and their places.
  private var configuration: CodeWriter {
    // In a method of the class.
    var writer = CodeWriter(depth: 2)
    let looks = Dictionary(self.looks.map { ($0.view.id, $0) }) { first, _ in first }
    func statements(of view: InterfaceView) -> [RepeatedLines.Line] {
      (looks[view.id]?.statements ?? []).map { RepeatedLines.Line($0.text, $0.owner) }
    }
    func priorities(of view: InterfaceView) -> [RepeatedLines.Line] {
      self.priorities(of: view).map { RepeatedLines.Line("\($0.property) = \($0.value)") }
    }
    var repeated = RepeatedLines()
    for view in [tree.root] + views {
      for line in statements(of: view) + priorities(of: view) { repeated.add(line, of: name(of: view)) }
    }
    func write(_ lines: [RepeatedLines.Line], of view: InterfaceView, _ writer: inout CodeWriter) {
      for (index, line) in lines.enumerated() where !repeated.isLoop(line) {
        if lines.firstIndex(of: line) == index { writer.line(member(line.statement, of: view)) }
      }
    }
    for view in [tree.root] + views {
      switch style {
      case .uiKit:
        if let omission = looks[view.id]?.omission { writer.comment(on: omission) }
        configureContent(of: view, &writer)
        write(statements(of: view), of: view, &writer)
      case .headless: configureText(of: view, &writer)
      }
      configureSettings(of: view, &writer)
      if case .stack(let stack) = view.kind { configure(stack, of: view, &writer) }
      write(priorities(of: view), of: view, &writer)
      switch style {
      case .uiKit: configureMargins(of: view, &writer)
      case .headless: configureGeometry(of: view, &writer)
      }
      configureFrame(of: view, &writer)
    }
    repeated.print(&writer)
    return writer
  }

  private func configureText(of view: InterfaceView, _ writer: inout CodeWriter) {
    guard case .label(let text) = view.kind else { return }
    if !text.text.isEmpty { writer.assign(text.text, to: member("text", of: view)) }
    if text.numberOfLines != 1 { writer.line("\(member("numberOfLines", of: view)) = \(text.numberOfLines)") }
  }

  // MARK: Layout

  /// Prints what is hidden, and how stack views arrange, unless size classes decide that.
  private func configureSettings(of view: InterfaceView, _ writer: inout CodeWriter) {
    guard let layout = forms.layouts.first(where: { $0.views[view.id] != nil }) else { return }
    for setting in ViewSetting.all(of: view, in: layout)
    where !setting.isStandard && !forms.varyingSettings.contains(setting.key) {
      writer.line("\(member(setting.key.property, of: view)) = \(setting.value)")
    }
  }

  private func configure(_ stack: InterfaceStack, of view: InterfaceView, _ writer: inout CodeWriter) {
    if let appKit = stack.appKit {
      configure(appKit, of: view, &writer)
      return
    }
    if stack.isBaselineRelative { writer.line("\(member("isBaselineRelativeArrangement", of: view)) = true") }
    if stack.isMarginsRelative {
      writer.line("\(member("isLayoutMarginsRelativeArrangement", of: view)) = true")
    }
  }

  private func configure(
    _ stack: InterfaceGravityStack, of view: InterfaceView, _ writer: inout CodeWriter
  ) {
    guard let made = made[view.id] as? LayoutGravityStackView else { return }
    if made.edgeInsets != .zero {
      let insets = ClassPrinter.parts(of: made.edgeInsets).joined(separator: ", ")
      writer.line("\(member("edgeInsets", of: view)) = LayoutInsets(\(insets))")
    }
    for (method, priorities, standard) in [
      ("setHuggingPriority", stack.hugging, LayoutPriority.low),
      ("setClippingResistancePriority", stack.clippingResistance, .required),
    ] {
      for axis in [LayoutAxis.horizontal, .vertical] where priorities[axis] != standard {
        let name = axis == .horizontal ? ".horizontal" : ".vertical"
        writer.line("\(member(method, of: view))(\(priorities[axis]), for: \(name))")
      }
    }
  }

  /// The priorities of a view that are not those of every view.
  private func priorities(of view: InterfaceView) -> [(property: String, value: String)] {
    let made = made[view.id]
    let (hugging, compression) =
      style == .headless
      ? (made?.hugging ?? view.hugging, made?.compressionResistance ?? view.compressionResistance)
      : (view.hugging, view.compressionResistance)
    return ViewSettings.priorities(hugging: hugging, compressionResistance: compression)
  }

  private func configureMargins(of view: InterfaceView, _ writer: inout CodeWriter) {
    switch view.margins {
    case .plain(let top, let left, let bottom, let right):
      let values = [
        "top: \(CodeLanguage.number(top))", "left: \(CodeLanguage.number(left))",
        "bottom: \(CodeLanguage.number(bottom))", "right: \(CodeLanguage.number(right))",
      ]
      writer.line("\(member("layoutMargins", of: view)) = UIEdgeInsets(\(values.joined(separator: ", ")))")
    case .directional(let insets):
      writer.line("\(member("directionalLayoutMargins", of: view)) = NSDirectionalEdgeInsets(")
      writer.line("  \(ClassPrinter.parts(of: insets).joined(separator: ", ")))")
    case nil: break
    }
    if view.preservesSuperviewLayoutMargins {
      writer.line("\(member("preservesSuperviewLayoutMargins", of: view)) = true")
    }
    if !view.insetsLayoutMarginsFromSafeArea {
      writer.line("\(member("insetsLayoutMarginsFromSafeArea", of: view)) = false")
    }
  }

  static func parts(of insets: LayoutInsets) -> [String] {
    [
      "top: \(CodeLanguage.number(insets.top))", "leading: \(CodeLanguage.number(insets.leading))",
      "bottom: \(CodeLanguage.number(insets.bottom))", "trailing: \(CodeLanguage.number(insets.trailing))",
    ]
  }

  /// The margins, safe area and alignment rectangle that a headless view has from the file or the saved frames.
  private func configureGeometry(of view: InterfaceView, _ writer: inout CodeWriter) {
    guard let made = made[view.id] else { return }
    let safeArea =
      made.superview == nil ? ClassPrinter.safeArea(ofRoot: made, layout) : made.safeAreaInsets
    for (property, insets, standard) in [
      ("layoutMargins", made.layoutMargins, LayoutInsets(8)), ("safeAreaInsets", safeArea, .zero),
      ("alignmentRectInsets", made.alignmentRectInsets, .zero),
    ] where insets != standard {
      let values: [LayoutAttribute: Double] = [
        .top: insets.top, .leading: insets.leading, .bottom: insets.bottom, .trailing: insets.trailing,
      ]
      let text = InsetsCode.text(values, allowsNumber: false) ?? ".zero"
      writer.line("\(member(property, of: view)) = \(text)")
    }
    if made.preservesSuperviewLayoutMargins {
      writer.line("\(member("preservesSuperviewLayoutMargins", of: view)) = true")
    }
    if !made.insetsLayoutMarginsFromSafeArea {
      writer.line("\(member("insetsLayoutMarginsFromSafeArea", of: view)) = false")
    }
  }

  /// The safe area of the root, which ends where the guides of a controller begin.
  static func safeArea(ofRoot made: LayoutView, _ layout: InterfaceLayout) -> LayoutInsets {
    var insets = made.safeAreaInsets
    for inset in layout.insets where inset.view == layout.tree.root.id {
      if inset.area == .controllerTop { insets.top = max(0, inset.distance) }
      if inset.area == .controllerBottom { insets.bottom = max(0, inset.distance) }
    }
    return insets
  }

  /// Whether the frame of a view matters: it is placed by its frame, or has subviews that resize with it.
  private func needsFrame(_ view: InterfaceView) -> Bool {
    if resizes(view) { return true }
    return !isMadeByUIKit(view) && !isArranged(view)
      && made[view.id]?.translatesAutoresizingMaskIntoConstraints ?? false
  }

  /// Whether subviews resize with a view, so that it has to have its saved size when they are added.
  func resizes(_ view: InterfaceView) -> Bool {
    subviews(of: view).contains { subview in
      guard let made = made[subview.id], made.translatesAutoresizingMaskIntoConstraints,
        !isMadeByUIKit(subview)
      else { return false }
      return !made.autoresizingMask.isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin])
    }
  }

  private func configureFrame(of view: InterfaceView, _ writer: inout CodeWriter) {
    guard view.id != tree.root.id, needsFrame(view), let made = made[view.id] else { return }
    let type = style == .uiKit ? "CGRect" : "LayoutRect"
    let frame = view.frame ?? .zero
    let values = [
      "x: \(CodeLanguage.number(frame.minX))", "y: \(CodeLanguage.number(frame.minY))",
      "width: \(CodeLanguage.number(frame.width))", "height: \(CodeLanguage.number(frame.height))",
    ]
    writer.line("\(member("frame", of: view)) = \(type)(\(values.joined(separator: ", ")))")
    let parts = ViewSettings.names(of: made.autoresizingMask)
    if parts.isEmpty || !made.translatesAutoresizingMaskIntoConstraints { return }
    let mask = parts.count == 1 ? parts[0] : "[\(parts.joined(separator: ", "))]"
    writer.line("\(member("autoresizingMask", of: view)) = \(mask)")
  }
}

/// A property of a view that size classes can change beside constraints: `row.axis = .vertical`.
struct ViewSetting: Hashable {
  /// A property of a view.
  struct Key: Hashable {
    /// The object identifier of the view.
    let view: String
    let property: String
  }

  let key: Key
  /// The value in code.
  let value: String
  /// Whether views have the value without being told.
  let isStandard: Bool

  private init(_ view: String, _ property: String, _ value: String, standard: String) {
    key = Key(view: view, property: property)
    self.value = value
    isStandard = value == standard
  }
}

extension ViewSetting {
  /// The settings of all views of a layout.
  static func all(of layout: InterfaceLayout) -> [ViewSetting] {
    layout.tree.root.installed(in: layout.traits).flatMap { all(of: $0, in: layout) }
  }

  /// The settings of a view in a layout.
  static func all(of view: InterfaceView, in layout: InterfaceLayout) -> [ViewSetting] {
    var settings: [ViewSetting] = []
    if let stack = layout.views[view.id] as? LayoutStackView {
      let alignment = CodeStack.name(of: stack.alignment, stack.axis == .vertical)
      settings = [
        ViewSetting(
          view.id, "axis", stack.axis == .vertical ? ".vertical" : ".horizontal", standard: ".horizontal"),
        ViewSetting(view.id, "distribution", ".\(stack.distribution)", standard: ".fill"),
        ViewSetting(view.id, "alignment", ".\(alignment)", standard: ".fill"),
        ViewSetting(view.id, "spacing", CodeLanguage.number(stack.spacing), standard: "0"),
      ]
    }
    if let stack = layout.views[view.id] as? LayoutGravityStackView {
      let orientation = stack.orientation == .vertical ? ".vertical" : ".horizontal"
      let standard = stack.orientation == .vertical ? ".centerX" : ".centerY"
      settings = [
        ViewSetting(view.id, "orientation", orientation, standard: ".horizontal"),
        ViewSetting(view.id, "distribution", ".\(stack.distribution)", standard: ".gravityAreas"),
        ViewSetting(view.id, "alignment", ".\(stack.alignment)", standard: standard),
        ViewSetting(view.id, "spacing", CodeLanguage.number(stack.spacing), standard: "8"),
      ]
    }
    // Not as in the file: a hidden view of AppKit may keep its room in a stack view, so that it is not hidden here.
    let isHidden = layout.views[view.id]?.isHidden ?? false
    settings.append(ViewSetting(view.id, "isHidden", "\(isHidden)", standard: "false"))
    return settings
  }
}

import AnchorageHeadless

/// Makes headless views, guides and constraints of a tree.
struct LayoutBuilder {
  let tree: InterfaceTree
  let document: InterfaceDocument
  let traits: InterfaceTraits
  let measuresTexts: Bool
  /// The installed constraints.
  let installed: [InterfaceConstraint]
  /// The constraints that the saved frames come from: those of the document's device, whatever traits are asked for.
  let savedConstraints: [InterfaceConstraint]
  let geometry: SavedGeometry
  /// The identifiers of the views that stack views arrange.
  let arrangedIDs: Set<String>
  /// The views that stay where they were saved, because of the view around them.
  let placedBySuperviews: Set<String>
  /// The hidden views that keep their room in stack views.
  let keepingRoom: Set<String>
  /// The guides of all views.
  let guides: [String: InterfaceGuide]
  let measured: MeasuredInsets
  /// The distances of baselines from their edges, as far as equations and the saved frames say them.
  var baselines: [SavedEquation.Side: Double] = [:]

  /// Constants that replace those of the file, by the identifiers of constraints.
  var heldConstants: [String: Double] = [:]

  var views: [String: LayoutView] = [:]
  var ids: [String] = []
  /// The guides that the views do not make themselves.
  var ownGuides: [String: LayoutGuide] = [:]
  var constraints: [String: LayoutConstraint] = [:]
  var contents: [InterfaceContent] = []
  var insets: [InterfaceInset] = []
  /// The margins of the views so far, with the safe area and the margins of superviews in them.
  var wholeMargins: [String: LayoutInsets] = [:]
  var notes: [InterfaceNote] = []

  init(_ tree: InterfaceTree, of document: InterfaceDocument, traits: InterfaceTraits, measuresTexts: Bool) {
    (self.tree, self.document, self.traits, self.measuresTexts) = (tree, document, traits, measuresTexts)
    let views = tree.root.installed(in: traits)
    arrangedIDs = Set(
      views.flatMap { view in
        if case .stack = view.kind { view.subviews.map(\.id) } else { [String]() }
      })
    placedBySuperviews = LayoutBuilder.placedBySuperviews(views)
    keepingRoom = LayoutBuilder.keepingRoom(views)
    installed = views.flatMap { $0.constraints(in: traits) }
    let savedTraits = document.traits
    savedConstraints = tree.root.installed(in: savedTraits).flatMap { $0.constraints(in: savedTraits) }
    geometry = SavedGeometry(of: tree.root, savedConstraints, in: savedTraits)
    guides = Dictionary(tree.views.flatMap(\.guides).map { ($0.id, $0) }) { first, _ in first }
    var measured = MeasuredInsets(of: savedConstraints, in: savedTraits, guides: guides, geometry)
    measured.noteAreas(of: installed, guides)
    self.measured = measured
    insets = geometry.measuredInsets
    measureBaselines()
    if document.toolkit == .cocoa { findBaselines(of: views) }
  }

  mutating func build() -> InterfaceLayout {
    let root = makeViews(of: tree.root, in: nil)
    let installedViews = tree.root.installed(in: traits)
    for view in installedViews { setMargins(of: view) }
    for constraint in installed { addConstraint(constraint) }
    for view in installedViews { placeByFrame(view) }
    return InterfaceLayout(
      root: root, views: views, ids: ids, constraints: constraints, contents: contents, insets: insets,
      savedFrames: geometry.frames.filter { views[$0.key] != nil }, geometry: geometry, notes: notes,
      tree: tree, traits: traits)
  }

  // MARK: Views

  private mutating func makeViews(of model: InterfaceView, in superview: LayoutView?) -> LayoutView {
    let view = makeView(for: model)
    views[model.id] = view
    ids.append(model.id)
    view.hugging = model.hugging
    view.compressionResistance = model.compressionResistance
    if contents.last?.id == model.id, contents.last?.source == .emptyArrangedView {
      // The drawn size gives way to every constraint of the document.
      (view.hugging, view.compressionResistance) = (.init(1), .init(1))
    }
    view.isHidden = model.isHidden(in: traits) && !keepingRoom.contains(model.id)
    view.alignmentRectInsets = geometry.alignmentInsets[model.id] ?? .zero
    if var frame = model.frame {
      if superview == nil { frame.origin = LayoutPoint(x: 0, y: 0) }
      view.frame = frame
    }
    view.autoresizingMask = placedBySuperviews.contains(model.id) ? [] : model.autoresizingMask ?? []
    if let superview { superview.addSubview(view) }
    for subview in model.subviews(in: traits) { _ = makeViews(of: subview, in: view) }
    if case .stack(let values) = model.kind { arrange(model, values, view) }
    return view
  }

  /// Has a stack view arrange its subviews.
  private func arrange(_ model: InterfaceView, _ values: InterfaceStack, _ view: LayoutView) {
    for arranged in view.subviews {
      (view as? LayoutStackView)?.addArrangedSubview(arranged)
      (view as? LayoutGravityStackView)?.addView(
        arranged, in: values.appKit?.areas[arranged.name] ?? .leading)
    }
    for subview in model.subviews {
      guard let made = views[subview.id] else { continue }
      if let spacing = values.customSpacing[subview.id] {
        (view as? LayoutStackView)?.setCustomSpacing(spacing, after: made)
        (view as? LayoutGravityStackView)?.setCustomSpacing(spacing, after: made)
      }
      if let priority = values.appKit?.visibility[subview.id] {
        (view as? LayoutGravityStackView)?.setVisibilityPriority(.init(rawValue: priority), for: made)
      }
    }
  }

  private mutating func makeView(for model: InterfaceView) -> LayoutView {
    switch model.kind {
    case .stack(let values): return makeStack(model, values)
    case .scroll:
      let view = InterfaceScrollView(name: model.id)
      if let content = noteContent(of: model) { view.content = content }
      return view
    case .label(let text): return makeLabel(model, text)
    default:
      let view = InterfaceContentView(name: model.id)
      if let content = noteContent(of: model) {
        view.content = content
        view.baselines = noteBaselines(of: model, height: content.height)
      }
      return view
    }
  }

  /// The size of a view's content, which becomes part of the list.
  private mutating func noteContent(of model: InterfaceView) -> LayoutSize? {
    guard let content = content(of: model) else { return nil }
    contents.append(content)
    return content.size
  }

  private mutating func noteBaselines(of model: InterfaceView, height: Double) -> (
    first: Double, last: Double
  ) {
    let baselines = baselines(of: model, height: height)
    if baselines.isMeasured { contents[contents.count - 1].hasMeasuredBaseline = true }
    return (baselines.first, baselines.last)
  }

  private mutating func makeStack(_ model: InterfaceView, _ values: InterfaceStack) -> LayoutView {
    if let appKit = values.appKit { return makeStack(model, values, appKit) }
    let stack = InterfaceStackView(name: model.id)
    if let content = noteContent(of: model) { stack.content = content }
    let varied = model.variations
    stack.axis =
      varied.value(of: "axis", in: traits).map { $0 == "vertical" ? .vertical : .horizontal } ?? values.axis
    stack.distribution =
      varied.value(of: "distribution", in: traits).flatMap { InterfaceStack.distributions[$0] }
      ?? values.distribution
    stack.alignment =
      varied.value(of: "alignment", in: traits).flatMap { InterfaceStack.alignments[$0] } ?? values.alignment
    stack.spacing = varied.value(of: "spacing", in: traits).flatMap(Double.init) ?? values.spacing
    stack.isBaselineRelativeArrangement = values.isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = values.isMarginsRelative
    return stack
  }

  private mutating func makeStack(
    _ model: InterfaceView, _ values: InterfaceStack, _ appKit: InterfaceGravityStack
  ) -> LayoutView {
    let stack = InterfaceGravityStackView(name: model.id)
    if let content = noteContent(of: model) { stack.content = content }
    stack.orientation = values.axis
    stack.distribution = appKit.distribution
    if let alignment = appKit.alignment { stack.alignment = alignment }
    stack.spacing = values.spacing
    stack.edgeInsets = values.isMarginsRelative ? model.margins?.insets ?? .zero : .zero
    for axis in [LayoutAxis.horizontal, .vertical] {
      stack.setHuggingPriority(appKit.hugging[axis], for: axis)
      stack.setClippingResistancePriority(appKit.clippingResistance[axis], for: axis)
    }
    return stack
  }

  private mutating func makeLabel(_ model: InterfaceView, _ text: InterfaceText) -> LayoutView {
    if measuresTexts {
      let label = LayoutLabel(name: model.id, text: text.text)
      label.numberOfLines = text.numberOfLines
      label.preferredMaxLayoutWidth = text.preferredMaxLayoutWidth ?? 0
      label.metrics = LayoutTextMetrics(font: .sansSerif, size: text.font?.points ?? 17)
      contents.append(InterfaceContent(id: model.id, size: label.intrinsicContentSize, source: .metrics))
      return label
    }
    let label = InterfaceLabel(name: model.id, text: text.text)
    label.numberOfLines = text.numberOfLines
    label.metrics = LayoutTextMetrics(font: .sansSerif, size: text.font?.points ?? 17)
    if let content = noteContent(of: model) {
      label.content = content
      label.baselines = noteBaselines(of: model, height: content.height)
    }
    return label
  }

  /// Lets frames and masks place the views that the file does not place by constraints.
  private func placeByFrame(_ model: InterfaceView) {
    guard let view = views[model.id], let superview = view.superview else { return }
    let isArranged = superview.arranged.contains { $0 === view }
    let isPlaced =
      model.translatesAutoresizingMask || model.hasFixedFrame || placedBySuperviews.contains(model.id)
    // A constraint about a view takes it from its frame; these are placed by both.
    view.translatesAutoresizingMaskIntoConstraints = isPlaced && !isArranged
  }
}

// Views of AppKit.

extension LayoutBuilder {
  /// Finds where the baselines are that equations line up.
  mutating func findBaselines(of views: [InterfaceView]) {
    let models = Dictionary(views.map { ($0.id, $0) }) { first, _ in first }
    let geometry = geometry
    let builder = self
    let found = SavedBaselines(of: views, savedConstraints, geometry, in: document.traits) { side in
      guard let model = models[side.id], let rect = geometry.alignmentRect(of: side.id) else { return nil }
      let found = builder.baselines(of: model, height: rect.height)
      return side.attribute == .firstBaseline ? found.first : found.last
    }
    baselines.merge(found.distances) { $1 }
  }

  /// The views that the view around them places by rules of its own, so that they stay where they were saved.
  static func placedBySuperviews(_ views: [InterfaceView]) -> Set<String> {
    Set(
      views.flatMap { view -> [String] in
        guard case .appKit(let kind) = view.kind, kind.placesSubviews else { return [] }
        return view.subviews.map(\.id)
      })
  }

  /// The hidden views that keep their room in stack views.
  static func keepingRoom(_ views: [InterfaceView]) -> Set<String> {
    Set(
      views.flatMap { view -> [String] in
        guard case .stack(let stack) = view.kind, stack.keepsHiddenViews else { return [] }
        return view.subviews.map(\.id)
      })
  }
}

@_spi(Printing) import AnchorageCode
import AnchorageHeadless

/// Reads the constraints of a tree as equations between items that code can name.
struct EquationReader {
  private let tree: InterfaceTree
  private let layout: InterfaceLayout
  private let style: InterfaceCode.Style
  private let names: CodeNames
  private let guides: [String: InterfaceGuide]
  private let ids: Set<String>
  private let language: CodeLanguage
  private(set) var omissions: [InterfaceCode.Omission] = []

  init(_ layout: InterfaceLayout, _ style: InterfaceCode.Style, _ names: CodeNames) {
    (self.layout, self.style, self.names, tree) = (layout, style, names, layout.tree)
    guides = Dictionary(tree.views.flatMap(\.guides).map { ($0.id, $0) }) { first, _ in first }
    ids = Set(tree.views.map(\.id))
    language = CodeLanguage(tree, names: names.views, rootName: "self", width: 0)
  }

  /// The equations of the constraints that are installed.
  mutating func read() -> [CodeEquation] {
    let places = Dictionary(tree.constraints.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var equations: [CodeEquation] = []
    for model in tree.root.installed(in: layout.traits).flatMap({ $0.constraints(in: layout.traits) }) {
      guard let place = places[model.id], var equation = equation(of: model) else { continue }
      equation.id = place
      equations.append(equation)
    }
    return equations
  }

  private mutating func omit(_ model: InterfaceConstraint, _ reason: String) {
    omissions.append(
      InterfaceCode.Omission(
        position: model.position, sentence: "\(EquationReader.plainText(of: model)): \(reason)"))
  }

  /// The constraint on one line, of characters that a comment can have.
  private static func plainText(of model: InterfaceConstraint) -> String {
    String(model.description.unicodeScalars.filter { 0x20..<0x7F ~= $0.value }.prefix(90).map(Character.init))
  }

  private mutating func equation(of model: InterfaceConstraint) -> CodeEquation? {
    // A constraint goes with its views.
    guard model.sides.allSatisfy(isThere) else {
      if !model.sides.allSatisfy(isInTree) { omit(model, "it names an object that is not in this tree") }
      return nil
    }
    guard !model.isPlaceholder || style == .headless else {
      omit(model, "a placeholder, which is removed when the app runs")
      return nil
    }
    guard let made = layout.constraints[model.id] else {
      omit(model, "it does not relate what can be related")
      return nil
    }
    guard let first = anchor(model.first, made.firstItem) else {
      omit(model, "the guide has no such anchor")
      return nil
    }
    var second: CodeEquation.Anchor?
    if let side = model.second {
      second = anchor(side, made.secondItem)
      if second == nil {
        omit(model, "the guide has no such anchor")
        return nil
      }
    }
    let constant = style == .headless ? made.constant : written(model, made)
    let equation = CodeEquation(
      first: first, relation: model.relation, second: second,
      multiplier: second == nil ? 1 : model.multiplier,
      writtenMultiplier: model.writtenMultiplier, constant: constant,
      priority: model.priority(in: layout.traits),
      identifier: model.identifier, property: names.constraints[model.id],
      isStandardSpace: model.isSymbolic && !model.hasConstant)
    if second?.item == first.item, second?.attribute == first.attribute {
      omit(model, "both sides are the same")
      return nil
    }
    return language.ordered(equation)
  }

  private func written(_ model: InterfaceConstraint, _ made: LayoutConstraint) -> Double {
    model.isSymbolic && !model.hasConstant ? made.constant : model.constant(in: layout.traits)
  }

  private func isThere(_ side: InterfaceConstraint.Side) -> Bool {
    switch side.item {
    case .view(let id): layout.views[id] != nil
    case .guide(let id): guides[id].map { layout.views[$0.owner] != nil } ?? false
    case .missing: false
    }
  }

  private func isInTree(_ side: InterfaceConstraint.Side) -> Bool {
    switch side.item {
    case .view(let id): ids.contains(id)
    case .guide(let id): guides[id] != nil
    case .missing: false
    }
  }

  // MARK: Items

  private func anchor(_ side: InterfaceConstraint.Side, _ made: HeadlessItem?) -> CodeEquation.Anchor? {
    switch side.item {
    case .missing: return nil
    case .view(let id):
      // The margins of a small view are edges that are moved in, when it is laid out headlessly.
      let isMoved = style == .headless && made is LayoutView
      let area: CodeItem.Area? = side.isMargin && !isMoved ? .margins : nil
      return CodeEquation.Anchor(item: CodeItem(id, area), attribute: side.attribute)
    case .guide(let id):
      guard let guide = guides[id] else { return nil }
      return anchor(side.attribute, of: guide)
    }
  }

  private func anchor(_ attribute: LayoutAttribute, of guide: InterfaceGuide) -> CodeEquation.Anchor? {
    let area: CodeItem.Area
    switch guide.kind {
    case .safeArea: area = .safeArea
    case .margins: area = .margins
    case .readableContent: area = .readableContent
    case .contentLayout: area = .contentLayoutGuide
    case .frameLayout: area = .frameLayoutGuide
    case .controllerTop: return edge(attribute, of: guide, inner: .bottom, outer: .top)
    case .controllerBottom: return edge(attribute, of: guide, inner: .top, outer: .bottom)
    case .keyboard:
      // Headless views have no keyboard: it is away.
      if style == .headless { return edge(attribute, of: guide, inner: .top, outer: .bottom) }
      area = .keyboard
    }
    return CodeEquation.Anchor(item: CodeItem(guide.owner, area), attribute: attribute)
  }

  /// The edge of a guide between the safe area and the edge of a view.
  private func edge(
    _ attribute: LayoutAttribute, of guide: InterfaceGuide, inner: LayoutAttribute, outer: LayoutAttribute
  ) -> CodeEquation.Anchor? {
    switch attribute {
    case inner:
      // The safe area begins where the guide at the top ends.
      CodeEquation.Anchor(item: CodeItem(guide.owner, .safeArea), attribute: outer)
    case outer, .leading, .trailing, .left, .right, .centerX, .width:
      CodeEquation.Anchor(item: CodeItem(guide.owner), attribute: attribute)
    default: nil
    }
  }
}

import AnchorageHeadless

/// Reads the constraints of a tree as equations between items that code can name.
///
/// Sides are put in the order in which a person writes them: the inner view before the outer, the later before
/// the earlier.
struct EquationReader {
  private let tree: InterfaceTree
  private let layout: InterfaceLayout
  private let style: InterfaceCode.Style
  private let names: CodeNames
  private let guides: [String: InterfaceGuide]
  private let depths: [String: Int]
  private let order: [String: Int]
  private(set) var omissions: [InterfaceCode.Omission] = []

  init(_ layout: InterfaceLayout, _ style: InterfaceCode.Style, _ names: CodeNames) {
    (self.layout, self.style, self.names, tree) = (layout, style, names, layout.tree)
    guides = Dictionary(tree.views.flatMap(\.guides).map { ($0.id, $0) }) { first, _ in first }
    var depths: [String: Int] = [:]
    func note(_ view: InterfaceView, _ depth: Int) {
      depths[view.id] = depth
      for subview in view.subviews { note(subview, depth + 1) }
    }
    note(tree.root, 0)
    self.depths = depths
    order = Dictionary(tree.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// The equations of the constraints that are installed.
  mutating func read() -> [CodeEquation] {
    let places = Dictionary(tree.constraints.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var used: Set<Int> = []
    var equations: [CodeEquation] = []
    for model in tree.root.installed(in: layout.traits).flatMap({ $0.constraints(in: layout.traits) }) {
      // Of constraints with one identifier only the first takes part in the layout.
      guard let place = places[model.id], used.insert(place).inserted, var equation = equation(of: model)
      else {
        continue
      }
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
    return ordered(equation)
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
    case .view(let id): depths[id] != nil
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

  // MARK: The order of sides

  private func ordered(_ equation: CodeEquation) -> CodeEquation {
    guard let second = equation.second, equation.multiplier == 1, second.item != equation.first.item else {
      return equation
    }
    let flipped = equation.flipped()
    let (depth, other) = (depth(of: equation.first.item), depth(of: second.item))
    let isOuter = isInside(second.item, equation.first.item)
    let isInner = isInside(equation.first.item, second.item)
    if isOuter != isInner { return isOuter ? flipped : equation }
    if depth != other { return depth < other ? flipped : equation }
    let (start, end) = (equation.first.attribute, second.attribute)
    if EquationReader.isStart(start), EquationReader.isEnd(end) { return equation }
    if EquationReader.isEnd(start), EquationReader.isStart(end) { return flipped }
    guard start == end else { return equation }
    let isEarlier = (order[equation.first.item.view] ?? 0) < (order[second.item.view] ?? 0)
    return isEarlier ? flipped : equation
  }

  /// Whether something begins at the edge: it follows what ends before it.
  private static func isStart(_ attribute: LayoutAttribute) -> Bool {
    attribute == .leading || attribute == .left || attribute == .top
  }

  private static func isEnd(_ attribute: LayoutAttribute) -> Bool {
    attribute == .trailing || attribute == .right || attribute == .bottom
  }

  /// Whether an item is inside the view of another; a guide is outside of the views beside it.
  private func isInside(_ item: CodeItem, _ other: CodeItem) -> Bool {
    if item.view == other.view { return item.area == nil && other.area != nil }
    guard let view = layout.views[item.view], let outer = layout.views[other.view] else { return false }
    return outer.isAncestor(of: view)
  }

  private func depth(of item: CodeItem) -> Int { (depths[item.view] ?? 0) * 2 + (item.area == nil ? 0 : 1) }
}

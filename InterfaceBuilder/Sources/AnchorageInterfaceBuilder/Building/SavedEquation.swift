import AnchorageHeadless

/// A required equation or inequality between edges, centres or lengths of views, of a constraint or a stack view.
struct SavedEquation {
  /// An attribute of a view.
  struct Side: Hashable {
    let id: String
    let attribute: LayoutAttribute
  }

  /// The object identifier of the constraint or of the stack view.
  let id: String
  let first: Side
  let relation: LayoutRelation
  /// `nil` for an equation about a width or a height alone.
  let second: Side?
  let multiplier: Double
  let constant: Double

  /// Reads a constraint; `nil` if it is not required, or is about a guide, a margin or a baseline.
  init?(_ constraint: InterfaceConstraint, in traits: InterfaceTraits) {
    guard constraint.priority(in: traits) == .required, constraint.hasConstant || !constraint.isSymbolic,
      let first = Side(constraint.first)
    else { return nil }
    var second: Side?
    if let side = constraint.second {
      second = Side(side)
      if second == nil { return nil }
    }
    self.init(
      id: constraint.id, first: first, relation: constraint.relation, second: second,
      multiplier: constraint.multiplier, constant: constraint.constant(in: traits))
  }

  private init(
    id: String, first: Side, relation: LayoutRelation, second: Side?, multiplier: Double, constant: Double
  ) {
    (self.id, self.first, self.relation, self.second) = (id, first, relation, second)
    (self.multiplier, self.constant) = (multiplier, constant)
  }

  /// The equations by which a stack view lines up its views.
  static func equations(ofStack view: InterfaceView, in traits: InterfaceTraits) -> [SavedEquation] {
    // Views in areas may be anywhere between them.
    guard case .stack(let stack) = view.kind, stack.appKit?.distribution != .gravityAreas else { return [] }
    let isRow = stack.axis == .horizontal
    let (near, far): (LayoutAttribute, LayoutAttribute) = isRow ? (.leading, .trailing) : (.top, .bottom)
    let insets = stack.isMarginsRelative ? view.margins?.insets ?? .zero : .zero
    let visible = view.subviews(in: traits).filter { stack.keepsHiddenViews || !$0.isHidden(in: traits) }
    var equations: [SavedEquation] = []
    func add(_ first: Side, _ second: Side, _ constant: Double) {
      equations.append(
        SavedEquation(
          id: view.id, first: first, relation: .equal, second: second, multiplier: 1, constant: constant))
    }
    if stack.distribution == .fill || stack.distribution == .fillEqually {
      for (index, next) in visible.enumerated().dropFirst() {
        let last = visible[index - 1].id
        add(
          Side(id: next.id, attribute: near), Side(id: last, attribute: far),
          stack.customSpacing[last] ?? stack.spacing)
      }
    }
    if let first = visible.first, let last = visible.last {
      let (before, after) = isRow ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
      add(Side(id: first.id, attribute: near), Side(id: view.id, attribute: near), before)
      add(Side(id: last.id, attribute: far), Side(id: view.id, attribute: far), -after)
    }
    return equations
  }

  /// The sides that there are.
  var sides: [Side] { [first] + (second.map { [$0] } ?? []) }
}

extension SavedEquation.Side {
  /// The side of a constraint; `nil` for guides, margins and baselines.
  fileprivate init?(_ side: InterfaceConstraint.Side) {
    guard case .view(let id) = side.item, !side.isMargin else { return nil }
    if [.firstBaseline, .lastBaseline, .notAnAttribute].contains(side.attribute) { return nil }
    self.init(id: id, attribute: side.attribute)
  }
}

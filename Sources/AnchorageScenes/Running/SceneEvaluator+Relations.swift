import Anchorage

extension SceneEvaluator {
  private typealias Expression<Kind: LayoutKind> = SceneValue.Expression<Kind>
  private typealias List<Kind: LayoutKind> = SceneValue.List<Kind>

  /// Makes the constraints of a relation; false when Swift has no such relation.
  static func relate(_ left: SceneValue, _ relation: SceneOperator, _ right: SceneValue) -> Bool {
    switch (left, right) {
    case (.x(let a), .x(let b)): relate(a, relation, b)
    case (.y(let a), .y(let b)): relate(a, relation, b)
    case (.dimension(let a), .dimension(let b)): relate(a, relation, b)
    case (.dimension(let a), .number(let b)): relate(a, relation, b)
    case (.number(let a), .dimension(let b)): relate(a, relation, b)
    case (.edges(let a), .edges(let b)): relate(a, relation, b)
    case (.dimension(let a), .range(let b)) where relation == .equal: a == b
    case (.point(let a), .point(let b)): relate(a, relation, b)
    case (.size(let a), .size(let b)): relate(a, relation, b)
    case (.size(let a), .layoutSize(let b)): relate(a, relation, b)
    case (.size(let a), .number(let b)): relate(a, relation, LayoutSize(width: b, height: b))
    default: return relateLists(left, relation, right)
    }
    return true
  }

  private static func relateLists(_ left: SceneValue, _ relation: SceneOperator, _ right: SceneValue) -> Bool
  {
    switch (left, right) {
    case (.xs(let a), .x(let b)): relate(a, relation, b)
    case (.x(let a), .xs(let b)): relate(a, relation, b)
    case (.ys(let a), .y(let b)): relate(a, relation, b)
    case (.y(let a), .ys(let b)): relate(a, relation, b)
    case (.dimensions(let a), .dimension(let b)): relate(a, relation, b)
    case (.dimension(let a), .dimensions(let b)): relate(a, relation, b)
    case (.dimensions(let a), .number(let b)): relate(a, relation, b)
    case (.dimensions(let a), .range(let b)) where relation == .equal: a == b
    case (.edgesList(let a), .edges(let b)): relate(a, relation, b)
    case (.edges(let a), .edgesList(let b)): relate(a, relation, b)
    case (.sizes(let a), .size(let b)): relate(a, relation, b)
    case (.size(let a), .sizes(let b)): relate(a, relation, b)
    case (.sizes(let a), .layoutSize(let b)): relate(a, relation, b)
    case (.sizes(let a), .number(let b)): relate(a, relation, LayoutSize(width: b, height: b))
    case (.points(let a), .point(let b)): relate(a, relation, b)
    case (.point(let a), .points(let b)): relate(a, relation, b)
    default: return false
    }
    return true
  }

  /// Why two values cannot be related.
  static func reason(
    _ left: SceneValue, _ relation: SceneOperator, _ right: SceneValue, in expressions: [SceneExpression]
  ) -> SceneMistake.Reason {
    for (place, number, expression) in [(left, right, expressions[0]), (right, left, expressions[1])] {
      guard number.isNumber else { continue }
      switch place {
      case .x, .xs: return .numberOnPlace(expression.description, example: "root.leading")
      case .y, .ys: return .numberOnPlace(expression.description, example: "root.top")
      default: break
      }
    }
    switch (left, right) {
    case (.point, .layoutPoint), (.layoutPoint, .point): return .coordinatesWithoutOrigin
    case (.dimension, .range), (.dimensions, .range): return .rangeAndInequality(relation)
    default: break
    }
    var suggestion: String?
    if case .item = right, case .member(_, let name) = expressions[0].kind {
      suggestion = "\(expressions[1]).\(name.text)"
    }
    return .unrelated(left.kindName, right.kindName, relation, suggestion: suggestion)
  }
}

// MARK: - One function for each pair of kinds that Swift relates

extension SceneEvaluator {
  private static func relate<Kind>(_ a: Expression<Kind>, _ relation: SceneOperator, _ b: Expression<Kind>) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(_ a: Expression<LayoutDimension>, _ relation: SceneOperator, _ b: Double) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(_ a: Double, _ relation: SceneOperator, _ b: Expression<LayoutDimension>) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(
    _ a: EdgeAnchors<HeadlessBackend>, _ relation: SceneOperator, _ b: EdgeAnchors<HeadlessBackend>
  ) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(
    _ a: PointAnchors<HeadlessBackend>, _ relation: SceneOperator, _ b: PointAnchors<HeadlessBackend>
  ) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(
    _ a: SizeAnchors<HeadlessBackend>, _ relation: SceneOperator, _ b: SizeAnchors<HeadlessBackend>
  ) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(_ a: SizeAnchors<HeadlessBackend>, _ relation: SceneOperator, _ b: LayoutSize) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate<Kind>(_ a: List<Kind>, _ relation: SceneOperator, _ b: Expression<Kind>) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate<Kind>(_ a: Expression<Kind>, _ relation: SceneOperator, _ b: List<Kind>) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(_ a: List<LayoutDimension>, _ relation: SceneOperator, _ b: Double) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(
    _ a: EdgeAnchorList<HeadlessBackend>, _ relation: SceneOperator, _ b: EdgeAnchors<HeadlessBackend>
  ) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(
    _ a: EdgeAnchors<HeadlessBackend>, _ relation: SceneOperator, _ b: EdgeAnchorList<HeadlessBackend>
  ) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(
    _ a: SizeAnchorList<HeadlessBackend>, _ relation: SceneOperator, _ b: SizeAnchors<HeadlessBackend>
  ) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(
    _ a: SizeAnchors<HeadlessBackend>, _ relation: SceneOperator, _ b: SizeAnchorList<HeadlessBackend>
  ) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(
    _ a: SizeAnchorList<HeadlessBackend>, _ relation: SceneOperator, _ b: LayoutSize
  ) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(
    _ a: PointAnchorList<HeadlessBackend>, _ relation: SceneOperator, _ b: PointAnchors<HeadlessBackend>
  ) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }

  private static func relate(
    _ a: PointAnchors<HeadlessBackend>, _ relation: SceneOperator, _ b: PointAnchorList<HeadlessBackend>
  ) {
    switch relation {
    case .lessThanOrEqual: a <= b
    case .greaterThanOrEqual: a >= b
    default: a == b
    }
  }
}

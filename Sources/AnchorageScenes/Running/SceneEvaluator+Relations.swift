import AnchorageHeadless

extension SceneEvaluator {
  /// Makes the constraints of a relation; returns `false` if Swift has no such relation.
  static func relate(_ left: SceneValue, _ relation: SceneOperator, _ right: SceneValue) -> Bool {
    switch (left, right) {
    case (.x(let a), .x(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.y(let a), .y(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.dimension(let a), .dimension(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.dimension(let a), .number(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.number(let a), .dimension(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.edges(let a), .edges(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.dimension(let a), .range(let b)) where relation == .equal: a == b
    case (.point(let a), .point(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.size(let a), .size(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.size(let a), .layoutSize(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.size, .number(let b)):
      return relate(left, relation, .layoutSize(LayoutSize(width: b, height: b)))
    default: return relateLists(left, relation, right)
    }
    return true
  }

  private static func relateLists(_ left: SceneValue, _ relation: SceneOperator, _ right: SceneValue) -> Bool
  {
    switch (left, right) {
    case (.xs(let a), .x(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.x(let a), .xs(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.xs(let a), .xs(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.ys(let a), .y(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.y(let a), .ys(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.ys(let a), .ys(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.dimensions(let a), .dimension(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.dimension(let a), .dimensions(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.dimensions(let a), .dimensions(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.dimensions(let a), .number(let b)): relate(relation, { a == b }, { a <= b }, { a >= b })
    case (.dimensions(let a), .range(let b)) where relation == .equal: a == b
    default: return false
    }
    return true
  }

  /// Runs the statement for one of the three relations.
  private static func relate(
    _ relation: SceneOperator, _ equal: () -> Void, _ lessThanOrEqual: () -> Void,
    _ greaterThanOrEqual: () -> Void
  ) {
    switch relation {
    case .lessThanOrEqual: lessThanOrEqual()
    case .greaterThanOrEqual: greaterThanOrEqual()
    default: equal()
    }
  }

  /// The reason why two values cannot be related.
  static func reason(
    _ left: SceneValue, _ relation: SceneOperator, _ right: SceneValue, in expressions: [SceneExpression]
  ) -> SceneMistake.Reason {
    for (place, number, expression) in [(left, right, expressions[0]), (right, left, expressions[1])] {
      guard number.isNumber else { continue }
      switch place {
      case .x, .xs:
        // Left and right do not go with leading.
        let isAbsolute = ["left", "right"].contains(expression.leftmostAnchor)
        let name = isAbsolute ? "left" : "leading"
        return .numberOnPlace(expression.description, example: "root.\(name)")
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

extension VisualFormat {
  /// The standard space between views.
  private static let standardSpace = 8.0
  /// The standard space to the superview, in AppKit; UIKit has the margins instead.
  private static let standardSpaceToSuperview = 20.0

  /// What the format says, in its order; `nil` if a number is only named.
  package var equations: [FormatEquation]? {
    var equations: [FormatEquation] = []
    for (index, view) in views.enumerated() {
      let connection = index == 0 ? opening : connections[index - 1]
      if let connection {
        let standard = index == 0 ? Self.standardSpaceToSuperview : Self.standardSpace
        for space in connection.predicates(standard: standard) {
          let first = FormatEquation.Anchor(item: view.item, attribute: near)
          let second =
            index == 0
            ? FormatEquation.Anchor(item: .superview, attribute: near)
            : FormatEquation.Anchor(item: views[index - 1].item, attribute: far)
          guard let equation = equation(first, space, second, isForward: true) else { return nil }
          equations.append(equation)
        }
      }
      for size in view.sizes {
        guard let equation = equation(of: size, of: view) else { return nil }
        equations.append(equation)
      }
    }
    guard let closing, let last = views.last else { return equations }
    for space in closing.predicates(standard: Self.standardSpaceToSuperview) {
      let first = FormatEquation.Anchor(item: last.item, attribute: far)
      let second = FormatEquation.Anchor(item: .superview, attribute: far)
      guard let equation = equation(first, space, second, isForward: false) else { return nil }
      equations.append(equation)
    }
    return equations
  }

  /// The edge of a view at which the format begins.
  private var near: LayoutAttribute {
    if axis == .vertical { return .top }
    return direction == .leadingToTrailing ? .leading : direction == .leftToRight ? .left : .right
  }

  /// The edge of a view at which the format ends.
  private var far: LayoutAttribute {
    if axis == .vertical { return .bottom }
    return direction == .leadingToTrailing ? .trailing : direction == .leftToRight ? .right : .left
  }

  /// The first anchor lies behind the second by a space, in the direction of the format, or before it.
  private func equation(
    _ first: FormatEquation.Anchor, _ space: Predicate, _ second: FormatEquation.Anchor, isForward: Bool
  ) -> FormatEquation? {
    guard case .number(let distance) = space.object, let priority = priority(of: space) else { return nil }
    let isPositive = isForward == (axis == .vertical || direction != .rightToLeft)
    return FormatEquation(
      first: first, relation: isPositive ? space.relation : space.relation.reversed, second: second,
      constant: isPositive ? distance : -distance, priority: priority)
  }

  private func equation(of size: Predicate, of view: View) -> FormatEquation? {
    guard let priority = priority(of: size) else { return nil }
    let attribute: LayoutAttribute = axis == .vertical ? .height : .width
    let first = FormatEquation.Anchor(item: view.item, attribute: attribute)
    var equation = FormatEquation(first: first, relation: size.relation, priority: priority)
    switch size.object {
    case .number(let number): equation.constant = number
    case .item(let item): equation.second = FormatEquation.Anchor(item: item, attribute: attribute)
    }
    return equation
  }

  private func priority(of predicate: Predicate) -> Double? {
    guard let priority = predicate.priority else { return 1000 }
    if case .number(let number) = priority { return number }
    return nil
  }
}

extension VisualFormat.Connection {
  fileprivate func predicates(standard: Double) -> [VisualFormat.Predicate] {
    switch self {
    case .flush: [VisualFormat.Predicate(relation: .equal, object: .number(0))]
    case .standard: [VisualFormat.Predicate(relation: .equal, object: .number(standard))]
    case .spaces(let predicates): predicates
    }
  }
}

import Anchorage

extension VisualFormat {
  /// The anchor of the superview to which a standard space leads.
  enum StandardEdge {
    /// A number of points inside the edge, as in AppKit and in logs.
    case inset(Double)
    /// The margin, as in UIKit.
    case margin
  }

  /// The standard space between views.
  private static let standardSpace = 8.0

  /// The equations of the format, in its order; `nil` if a number is only named.
  package var equations: [FormatEquation]? {
    var equations: [FormatEquation] = []
    for statement in statements(standardEdge: .inset(20)) {
      guard let equation = statement.equation else { return nil }
      equations.append(equation)
    }
    return equations
  }

  /// The statements of the format: for each view, the connection before it and its sizes; then the connection
  /// after the last view.
  func statements(standardEdge: StandardEdge) -> [FormatStatement] {
    var statements: [FormatStatement] = []
    for (index, view) in views.enumerated() {
      if index > 0 {
        let previous = FormatEquation.Anchor(item: views[index - 1].item, attribute: farInside)
        let own = FormatEquation.Anchor(item: view.item, attribute: nearInside)
        for space in connections[index - 1].predicates(standard: Self.standardSpace) {
          statements.append(statement(own, space, previous, isForward: true))
        }
      } else if let opening {
        append(opening, of: view, at: near, isForward: true, standardEdge, to: &statements)
      }
      for size in view.sizes { statements.append(statement(of: size, of: view)) }
    }
    if let closing, let last = views.last {
      append(closing, of: last, at: far, isForward: false, standardEdge, to: &statements)
    }
    return statements
  }

  /// Appends the statements of a connection between a view and its superview.
  private func append(
    _ connection: Connection, of view: View, at edge: LayoutAttribute, isForward: Bool,
    _ standardEdge: StandardEdge, to statements: inout [FormatStatement]
  ) {
    let own = FormatEquation.Anchor(item: view.item, attribute: edge)
    var superview = FormatEquation.Anchor(item: .superview, attribute: edge)
    var standard = 0.0
    switch standardEdge {
    case .inset(let points): standard = points
    case .margin: if case .standard = connection { superview.isMargin = true }
    }
    for space in connection.predicates(standard: standard) {
      statements.append(statement(own, space, superview, isForward: isForward))
    }
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

  private var nearInside: LayoutAttribute { spansBaselines ? .firstBaseline : near }
  private var farInside: LayoutAttribute { spansBaselines ? .lastBaseline : far }

  /// The first anchor is a space after the second, or before it, in the direction of the format.
  private func statement(
    _ first: FormatEquation.Anchor, _ space: Predicate, _ second: FormatEquation.Anchor, isForward: Bool
  ) -> FormatStatement {
    let isPositive = isForward == (axis == .vertical || direction != .rightToLeft)
    return FormatStatement(
      first: first, relation: isPositive ? space.relation : space.relation.reversed, second: second,
      number: space.object, isNegative: !isPositive, priority: space.priority)
  }

  private func statement(of size: Predicate, of view: View) -> FormatStatement {
    let first = FormatEquation.Anchor(item: view.item, attribute: axis.dimension)
    if case .item(let item) = size.object {
      let second = FormatEquation.Anchor(item: item, attribute: axis.dimension)
      return FormatStatement(
        first: first, relation: size.relation, second: second, number: .number(0), isNegative: false,
        priority: size.priority)
    }
    return FormatStatement(
      first: first, relation: size.relation, second: nil, number: size.object, isNegative: false,
      priority: size.priority)
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

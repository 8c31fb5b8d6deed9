/// An expression of the DSL as a tree: `b.leading + 8 ~ .high`.
package struct SceneExpression: Sendable {
  /// The form of the expression, with its parts.
  package let kind: Kind
  /// The location of the operator or the name, at which messages point.
  package let location: SceneLocation

  /// Makes an expression.
  package init(_ kind: Kind, at location: SceneLocation) {
    self.kind = kind
    self.location = location
  }

  /// The forms of expressions. Parentheses are not kept; printing adds the parentheses that are needed.
  package indirect enum Kind: Equatable, Sendable {
    /// A number: `8`.
    case number(Double)
    /// The name of an item, a type or a function: `avatar`.
    case name(String)
    /// A member of the type that the context requires: `.high`.
    case implicitMember(String)
    /// An array: `[a, b]`.
    case array([SceneExpression])
    /// A property: `a.leading`.
    case member(SceneExpression, SceneName)
    /// A call: `a.edges.inset(by: 16)`.
    case call(SceneExpression, [SceneArgument])
    /// An expression with a minus sign before it: `-a.width`.
    case negation(SceneExpression)
    /// A line of Apple's visual format language, which is a statement: `"H:|-[a]-[b]-|"`.
    case format(String)
    /// Two expressions with an operator between them: `a.width + 8`.
    case binary(SceneExpression, SceneOperator, SceneExpression)
  }

  /// The location of the first part of the expression; a parenthesis before it is not kept.
  package var start: SceneLocation {
    var expression = self
    while true {
      switch expression.kind {
      case .binary(let left, _, _): expression = left
      case .member(let base, _): expression = base
      case .call(let base, _): expression = base
      default: return expression.location
      }
    }
  }
}

extension SceneExpression {
  /// The anchor with which a sum begins: `left` of `a.left + 8`; `nil` if something else begins it.
  var leftmostAnchor: String? {
    var expression = self
    while case .binary(let left, _, _) = expression.kind { expression = left }
    guard case .member(_, let name) = expression.kind else { return nil }
    return name.text
  }

  /// The name with which a sum begins: `high` of `high - 1`; `nil` if something else begins it.
  var leftmostName: SceneName? {
    var expression = self
    while case .binary(let left, _, _) = expression.kind { expression = left }
    guard case .name(let name) = expression.kind else { return nil }
    return SceneName(name, at: expression.location)
  }
}

extension SceneExpression: Equatable {
  /// Compares the forms; locations are ignored.
  package static func == (left: SceneExpression, right: SceneExpression) -> Bool {
    left.kind == right.kind
  }
}

/// An argument of a call with its label, if any: `by: 16`.
package struct SceneArgument: Equatable, Sendable {
  /// The label, or `nil` if there is none.
  package let label: SceneName?
  /// The value.
  package let value: SceneExpression

  /// Makes an argument.
  package init(label: SceneName?, value: SceneExpression) {
    self.label = label
    self.value = value
  }
}

/// An operator of the DSL; the raw value is its spelling.
package enum SceneOperator: String, Sendable, CaseIterable {
  case assignment = "="
  case equal = "=="
  case lessThanOrEqual = "<="
  case greaterThanOrEqual = ">="
  case priority = "~"
  case range = "..."
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"

  /// The precedence; an operator with a greater one binds tighter.
  var precedence: Int {
    switch self {
    case .assignment: -1
    case .equal, .lessThanOrEqual, .greaterThanOrEqual: 0
    case .priority: 1
    case .range: 2
    case .plus, .minus: 3
    case .times, .divided: 4
    }
  }

  /// Whether the operator is `==`, `<=` or `>=`.
  var isRelation: Bool { precedence == 0 }
}

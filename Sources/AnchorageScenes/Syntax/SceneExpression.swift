/// A piece of the DSL as syntax: `b.leading + 8 ~ .high`.
package struct SceneExpression: Sendable {
  /// What the expression is.
  package let kind: Kind
  /// Where to point when something is wrong with it: its operator, or its name.
  package let location: SceneLocation

  /// Makes an expression.
  package init(_ kind: Kind, at location: SceneLocation) {
    self.kind = kind
    self.location = location
  }

  /// The forms of expressions. Parentheses are not kept; the printer writes those that are needed.
  package indirect enum Kind: Equatable, Sendable {
    /// A number: `8`.
    case number(Double)
    /// The name of an item, a type or a function: `avatar`.
    case name(String)
    /// A name that its context completes: `.high`.
    case implicitMember(String)
    /// A list: `[a, b]`.
    case array([SceneExpression])
    /// A property: `a.leading`.
    case member(SceneExpression, SceneName)
    /// A call: `a.edges.inset(by: 16)`.
    case call(SceneExpression, [SceneArgument])
    /// A minus sign before an expression.
    case negation(SceneExpression)
    /// Two expressions with an operator between them.
    case binary(SceneExpression, SceneOperator, SceneExpression)
  }

  /// Where the text of the expression begins, as far as its parts tell.
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

extension SceneExpression: Equatable {
  /// Compares what is written; places do not count.
  package static func == (left: SceneExpression, right: SceneExpression) -> Bool {
    left.kind == right.kind
  }
}

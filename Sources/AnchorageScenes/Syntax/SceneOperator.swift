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

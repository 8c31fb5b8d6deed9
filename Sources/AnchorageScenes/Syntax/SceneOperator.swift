/// An operator of the DSL; the raw value is what is written.
package enum SceneOperator: String, Sendable, CaseIterable {
  case equal = "=="
  case lessThanOrEqual = "<="
  case greaterThanOrEqual = ">="
  case priority = "~"
  case range = "..."
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"

  /// How tightly the operator binds; more binds tighter.
  var precedence: Int {
    switch self {
    case .equal, .lessThanOrEqual, .greaterThanOrEqual: 0
    case .priority: 1
    case .range: 2
    case .plus, .minus: 3
    case .times, .divided: 4
    }
  }

  /// Whether the operator is one of the three relations.
  var isRelation: Bool { precedence == 0 }
}

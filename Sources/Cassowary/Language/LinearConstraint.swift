/// A relation between two linear expressions, as a value: nothing holds until a ``Solver`` adds it.
///
/// Relations between variables, expressions and numbers make one; the right side is moved to the left:
///
///     y >= x + 8              // y - x - 8 >= 0
///     (x == 100).strength(.weak)
public struct LinearConstraint: Hashable, Sendable {
  /// The left side; the right side is zero.
  public var expression: LinearExpression
  /// How the expression compares with zero.
  public var relation: Relation
  /// The strength of the constraint.
  public var strength: Strength

  /// Creates `expression relation 0`.
  public init(_ expression: LinearExpression, _ relation: Relation, strength: Strength = .required) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }

  /// Returns the same constraint at another strength.
  public func strength(_ strength: Strength) -> LinearConstraint {
    LinearConstraint(expression, relation, strength: strength)
  }
}

// MARK: - Relations

extension LinearExpression {
  /// Both sides are the same.
  public static func == (a: LinearExpression, b: LinearExpression) -> LinearConstraint {
    LinearConstraint(a - b, .equal)
  }

  /// The left side is at most the right side.
  public static func <= (a: LinearExpression, b: LinearExpression) -> LinearConstraint {
    LinearConstraint(a - b, .lessThanOrEqual)
  }

  /// The left side is at least the right side.
  public static func >= (a: LinearExpression, b: LinearExpression) -> LinearConstraint {
    LinearConstraint(a - b, .greaterThanOrEqual)
  }

  /// Both sides are the same.
  public static func == (a: LinearExpression, b: Variable) -> LinearConstraint {
    a == LinearExpression(b)
  }

  /// The left side is at most the right side.
  public static func <= (a: LinearExpression, b: Variable) -> LinearConstraint {
    a <= LinearExpression(b)
  }

  /// The left side is at least the right side.
  public static func >= (a: LinearExpression, b: Variable) -> LinearConstraint {
    a >= LinearExpression(b)
  }

  /// Both sides are the same.
  public static func == (a: LinearExpression, b: Double) -> LinearConstraint {
    LinearConstraint(a - b, .equal)
  }

  /// The left side is at most the right side.
  public static func <= (a: LinearExpression, b: Double) -> LinearConstraint {
    LinearConstraint(a - b, .lessThanOrEqual)
  }

  /// The left side is at least the right side.
  public static func >= (a: LinearExpression, b: Double) -> LinearConstraint {
    LinearConstraint(a - b, .greaterThanOrEqual)
  }
}

extension Variable {
  /// Both sides are the same.
  public static func == (a: Variable, b: LinearExpression) -> LinearConstraint {
    LinearExpression(a) == b
  }

  /// The left side is at most the right side.
  public static func <= (a: Variable, b: LinearExpression) -> LinearConstraint {
    LinearExpression(a) <= b
  }

  /// The left side is at least the right side.
  public static func >= (a: Variable, b: LinearExpression) -> LinearConstraint {
    LinearExpression(a) >= b
  }

  /// Both sides are the same.
  public static func == (a: Variable, b: Variable) -> LinearConstraint {
    LinearExpression(a) == LinearExpression(b)
  }

  /// The left side is at most the right side.
  public static func <= (a: Variable, b: Variable) -> LinearConstraint {
    LinearExpression(a) <= LinearExpression(b)
  }

  /// The left side is at least the right side.
  public static func >= (a: Variable, b: Variable) -> LinearConstraint {
    LinearExpression(a) >= LinearExpression(b)
  }

  /// Both sides are the same.
  public static func == (a: Variable, b: Double) -> LinearConstraint {
    LinearExpression(a) == b
  }

  /// The left side is at most the right side.
  public static func <= (a: Variable, b: Double) -> LinearConstraint {
    LinearExpression(a) <= b
  }

  /// The left side is at least the right side.
  public static func >= (a: Variable, b: Double) -> LinearConstraint {
    LinearExpression(a) >= b
  }
}

/// How the two sides of a constraint compare.
///
///     let limit = x <= 320
///     limit.relation                      // <=
///     limit.relation.reversed             // >=
///     limit.relation == .lessThanOrEqual  // true
///
/// The raw values are those of Auto Layout's relations.
public enum Relation: Int, Hashable, Sendable, BitwiseCopyable {
  /// The left side is at most the right side.
  case lessThanOrEqual = -1
  /// Both sides are the same.
  case equal = 0
  /// The left side is at least the right side.
  case greaterThanOrEqual = 1

  /// The relation that holds after both sides were negated or swapped.
  @inlinable public var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Relation: CustomStringConvertible {
  /// The operator: `==`, `<=` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Variable: CustomStringConvertible {
  /// The variable's slot: `x3`.
  public var description: String { "x\(index)" }
}

extension Term: CustomStringConvertible {
  /// The term as code: `2 * x3`.
  public var description: String {
    coefficient == 0 ? "0 * \(variable)" : LinearExpression(terms: [self]).description
  }
}

extension LinearExpression: CustomStringConvertible {
  /// The expression as code: `2 * x0 - x1 + 8`.
  public var description: String {
    var sum = SumText()
    for term in terms { sum.add(term.coefficient, term.variable.description) }
    sum.add(constant)
    return sum.description
  }
}

extension Strength: CustomStringConvertible {
  /// The number: `750`.
  public var description: String { rawValue.text }
}

extension LinearConstraint: CustomStringConvertible {
  /// The constraint as code, with a strength below required behind a tilde: `x0 - 100 == 0 ~ 250`.
  public var description: String {
    "\(expression) \(relation) 0" + (strength == .required ? "" : " ~ \(strength)")
  }
}

// The relations. Each makes a constraint, which is active unless a batch is running.

extension LayoutExpression {
  /// Constrains the two sides to be the same.
  @discardableResult
  @inlinable public static func == (a: Self, b: Self) -> Backend.Constraint {
    Backend.relate(a.sum, .equal, b.sum, priority: b.priority ?? a.priority)
  }

  /// Constrains the first side to be at most the second.
  @discardableResult
  @inlinable public static func <= (a: Self, b: Self) -> Backend.Constraint {
    Backend.relate(a.sum, .lessThanOrEqual, b.sum, priority: b.priority ?? a.priority)
  }

  /// Constrains the first side to be at least the second.
  @discardableResult
  @inlinable public static func >= (a: Self, b: Self) -> Backend.Constraint {
    Backend.relate(a.sum, .greaterThanOrEqual, b.sum, priority: b.priority ?? a.priority)
  }
}

// Of places too, whose comparison with a number is refused; see `LayoutMisuse`.
extension LayoutExpression where Kind.BesideNumber: LayoutVerdict {
  /// Constrains the two sides to be the same.
  @discardableResult
  @inlinable public static func == (a: Self, number: Double) -> Backend.Constraint {
    Backend.relate(a.sum, .equal, LayoutSum(constant: number), priority: a.priority)
  }

  /// Constrains the two sides to be the same.
  @discardableResult
  @inlinable public static func == (number: Double, a: Self) -> Backend.Constraint {
    Backend.relate(LayoutSum(constant: number), .equal, a.sum, priority: a.priority)
  }

  /// Constrains the first side to be at most the second.
  @discardableResult
  @inlinable public static func <= (a: Self, number: Double) -> Backend.Constraint {
    Backend.relate(a.sum, .lessThanOrEqual, LayoutSum(constant: number), priority: a.priority)
  }

  /// Constrains the first side to be at most the second.
  @discardableResult
  @inlinable public static func <= (number: Double, a: Self) -> Backend.Constraint {
    Backend.relate(LayoutSum(constant: number), .lessThanOrEqual, a.sum, priority: a.priority)
  }

  /// Constrains the first side to be at least the second.
  @discardableResult
  @inlinable public static func >= (a: Self, number: Double) -> Backend.Constraint {
    Backend.relate(a.sum, .greaterThanOrEqual, LayoutSum(constant: number), priority: a.priority)
  }

  /// Constrains the first side to be at least the second.
  @discardableResult
  @inlinable public static func >= (number: Double, a: Self) -> Backend.Constraint {
    Backend.relate(LayoutSum(constant: number), .greaterThanOrEqual, a.sum, priority: a.priority)
  }
}

// The arithmetic of anchors and expressions. Every operator is a static member of a concrete type with
// `Double` scalars: generic scalars or protocol extensions would make the type checker slow.

precedencegroup LayoutPriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: RangeFormationPrecedence
}

/// Gives an expression a priority: binds tighter than `==` and looser than `+` and `...`.
infix operator ~ : LayoutPriorityPrecedence

// MARK: - With numbers

extension LayoutExpression {
  /// Returns the place or extent moved by a number.
  @inlinable public static func + (a: Self, number: Double) -> LayoutExpression<Kind, Backend> {
    a.adding(number)
  }

  /// Returns the place or extent moved by a number.
  @inlinable public static func + (number: Double, a: Self) -> LayoutExpression<Kind, Backend> {
    a.adding(number)
  }

  /// Returns the place or extent moved back by a number.
  @inlinable public static func - (a: Self, number: Double) -> LayoutExpression<Kind, Backend> {
    a.adding(-number)
  }

  /// Returns the negated place or extent moved by a number.
  @inlinable public static func - (number: Double, a: Self) -> LayoutExpression<Kind, Backend> {
    a.multiplied(by: -1).adding(number)
  }

  /// Returns a multiple.
  @inlinable public static func * (a: Self, number: Double) -> LayoutExpression<Kind, Backend> {
    a.multiplied(by: number)
  }

  /// Returns a multiple.
  @inlinable public static func * (number: Double, a: Self) -> LayoutExpression<Kind, Backend> {
    a.multiplied(by: number)
  }

  /// Returns a fraction.
  @inlinable public static func / (a: Self, number: Double) -> LayoutExpression<Kind, Backend> {
    a.divided(by: number)
  }

  /// Returns the negative.
  @inlinable public static prefix func - (a: Self) -> LayoutExpression<Kind, Backend> {
    a.multiplied(by: -1)
  }
}

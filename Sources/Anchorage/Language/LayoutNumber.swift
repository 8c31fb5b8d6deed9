/// A number with a priority that a width, height or size is compared with: `44 ~ .high`.
///
///     view.width == 44 ~ .high
///     icon.size <= 24 ~ .low
///
/// The type belongs to no backend, so that one overload of `~` serves them all. If the type depended on the
/// backend, the compiler would try every visible `==`, over a hundred with Foundation, with each backend.
@_documentation(visibility: internal)
public struct _LayoutNumber: Hashable, Sendable {
  /// The number.
  public var value: Double
  /// The priority of the constraint.
  public var priority: LayoutPriority

  /// Creates a number with a priority.
  @inlinable public init(_ value: Double, priority: LayoutPriority) {
    self.value = value
    self.priority = priority
  }
}

extension LayoutExpression {
  @inlinable package init(_ number: _LayoutNumber) {
    self.init(_LayoutSum(constant: number.value), priority: number.priority)
  }
}

extension SizeAnchors {
  /// The number for both dimensions.
  init(_ number: _LayoutNumber) {
    self = SizeAnchors(.numbers, constant: LayoutSize(width: number.value, height: number.value))
      .withPriority(number.priority)
  }
}

// MARK: - Relations

// Declared for every kind, so that comparing an edge with a number is refused in our words; see
// `_No`.
extension LayoutExpression where Kind._BesideNumber: _LayoutVerdict {
  /// Constrains the two sides to be the same.
  @discardableResult
  @inlinable public static func == (a: Self, number: _LayoutNumber) -> Backend.Constraint {
    a == LayoutExpression(number)
  }

  /// Constrains the two sides to be the same.
  @discardableResult
  @inlinable public static func == (number: _LayoutNumber, a: Self) -> Backend.Constraint {
    LayoutExpression(number) == a
  }

  /// Constrains the first side to be at most the second.
  @discardableResult
  @inlinable public static func <= (a: Self, number: _LayoutNumber) -> Backend.Constraint {
    a <= LayoutExpression(number)
  }

  /// Constrains the first side to be at most the second.
  @discardableResult
  @inlinable public static func <= (number: _LayoutNumber, a: Self) -> Backend.Constraint {
    LayoutExpression(number) <= a
  }

  /// Constrains the first side to be at least the second.
  @discardableResult
  @inlinable public static func >= (a: Self, number: _LayoutNumber) -> Backend.Constraint {
    a >= LayoutExpression(number)
  }

  /// Constrains the first side to be at least the second.
  @discardableResult
  @inlinable public static func >= (number: _LayoutNumber, a: Self) -> Backend.Constraint {
    LayoutExpression(number) >= a
  }
}

extension SizeAnchors {
  /// Constrains both dimensions to be the number: `icon.size == 24 ~ .high`.
  @discardableResult
  public static func == (a: SizeAnchors, number: _LayoutNumber) -> ConstraintGroup<Backend> {
    a == SizeAnchors(number)
  }

  /// Constrains both dimensions to be at most the number.
  @discardableResult
  public static func <= (a: SizeAnchors, number: _LayoutNumber) -> ConstraintGroup<Backend> {
    a <= SizeAnchors(number)
  }

  /// Constrains both dimensions to be at least the number.
  @discardableResult
  public static func >= (a: SizeAnchors, number: _LayoutNumber) -> ConstraintGroup<Backend> {
    a >= SizeAnchors(number)
  }
}

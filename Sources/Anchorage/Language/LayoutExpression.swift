/// A sum of anchors and a number, with a priority: `multiplier × anchor + constant ~ priority`.
///
/// Operators make expressions, and the algebra is exact:
///
///     (view.width + 10) / 2                // view.width * 0.5 + 5
///     10 - view.width                      // view.width * -1 + 10
///     badge.leading - title.trailing       // a distance, which is a dimension
///     title.leading + icon.width * 0.5     // a place again
///
/// `~` sets the priority of the constraint that the expression ends up in; the right side's wins.
public struct LayoutExpression<Kind: LayoutKind, Backend: LayoutBackend> {
  /// The anchors, their multipliers and the constant.
  public var sum: LayoutSum<Backend>
  /// The priority, if one was given.
  public var priority: LayoutPriority?

  @inlinable init(_ sum: LayoutSum<Backend>, priority: LayoutPriority? = nil) {
    self.sum = sum
    self.priority = priority
  }

  // Made anew from the parts, not changed in place: what is inlined then dissolves, and no reference is
  // counted.

  @inlinable func adding(_ number: Double) -> LayoutExpression {
    LayoutExpression(sum.withConstant(sum.constant + number), priority: priority)
  }

  @inlinable func multiplied(by number: Double) -> LayoutExpression {
    LayoutExpression(sum.mapped { $0 * number }, priority: priority)
  }

  @inlinable func divided(by number: Double) -> LayoutExpression {
    LayoutExpression(sum.mapped { $0 / number }, priority: priority)
  }

  @inlinable func adding<Other, Result>(
    _ other: LayoutExpression<Other, Backend>, times factor: Double
  ) -> LayoutExpression<Result, Backend> {
    LayoutExpression<Result, Backend>(
      sum.adding(other.sum, times: factor), priority: other.priority ?? priority)
  }
}

// MARK: - Anchors

/// One attribute of one item: what constraints relate.
///
/// Anchors are made by their items and used at once:
///
///     title.leading == icon.trailing + 8
///
/// `Kind` keeps places along x, places along y and extents apart; `Backend` keeps items of different worlds
/// apart. An anchor is an expression of one term: with a type of its own, every operator would need two to
/// four times the overloads, and the compiler would try them all.
public typealias LayoutAnchor<Kind: LayoutKind, Backend: LayoutBackend> = LayoutExpression<Kind, Backend>

extension LayoutAnchor {
  /// Creates an anchor; `attribute` must be of the kind.
  @inlinable init(_ item: Backend.Item, _ attribute: LayoutAttribute) {
    self.init(LayoutSum(LayoutTerm(1, item, attribute)))
  }

  /// The item the anchor belongs to, the first one of an expression.
  public var item: Backend.Item? { sum.first?.item }

  /// The part of the item, the first one of an expression.
  public var attribute: LayoutAttribute? { sum.first?.attribute }
}

// MARK: - Arithmetic with numbers

// Every operator is a static member of a concrete type with `Double` scalars: generic scalars or protocol
// extensions would make the type checker slow.
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

// MARK: - Relations

// Each makes a constraint, which is active unless a batch is running.
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
extension LayoutExpression where Kind.BesideNumber: _LayoutVerdict {
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

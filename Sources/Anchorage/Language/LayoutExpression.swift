/// A sum of anchors and a number, with a priority: `multiplier × anchor + constant ~ priority`.
///
/// Operators make expressions, and the algebra is exact:
///
///     (view.width + 10) / 2                // view.width * 0.5 + 5
///     10 - view.width                      // view.width * -1 + 10
///     badge.leading - title.trailing       // a distance, which is a dimension
///     title.leading + icon.width * 0.5     // a coordinate again
///
/// `~` sets the priority of the constraint; if both sides have one, the right side counts.
public struct LayoutExpression<Kind: LayoutKind, Backend: LayoutBackend> {
  /// The anchors, their multipliers and the constant.
  public var sum: _LayoutSum<Backend>
  /// The priority; `nil` if none was given.
  public var priority: LayoutPriority?

  @inlinable package init(_ sum: _LayoutSum<Backend>, priority: LayoutPriority? = nil) {
    self.sum = sum
    self.priority = priority
  }

  // Each makes a new expression instead of changing a copy: once inlined, the optimizer splits the structs
  // and counts no references.

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

/// A side of a relation, which `~` can give a priority.
///
///     card.edges == root.edges.inset(by: 16).withPriority(.high)
///     card.edges == root.edges.inset(by: 16) ~ .high               // the same
///
/// Anchors, expressions and composites conform, of one item and of arrays.
@_documentation(visibility: internal)
public protocol _LayoutPrioritizable {
  /// The backend of the items.
  associatedtype Backend: LayoutBackend

  /// Returns the same side with a priority.
  func withPriority(_ priority: LayoutPriority) -> Self
}

extension LayoutExpression: _LayoutPrioritizable {
  /// Returns the expression with a priority.
  @inlinable public func withPriority(_ priority: LayoutPriority) -> LayoutExpression {
    LayoutExpression(sum, priority: priority)
  }
}

// MARK: - Anchors

/// An attribute of an item, such as `title.leading`, to be related to another anchor.
///
/// Anchors are made by their items and used at once:
///
///     title.leading == icon.trailing + 8
///
/// `Kind` distinguishes coordinates along x, coordinates along y and dimensions; `Backend` distinguishes
/// headless items from platform items. An anchor is an expression of one term: with a type of its own, every
/// operator would need two to four times the overloads, and the compiler would try them all.
public typealias LayoutAnchor<Kind: LayoutKind, Backend: LayoutBackend> = LayoutExpression<Kind, Backend>

extension LayoutAnchor {
  /// Creates an anchor; `attribute` must be of the kind.
  @inlinable package init(_ item: Backend.Item, _ attribute: LayoutAttribute) {
    self.init(_LayoutSum(_LayoutTerm(1, item, attribute)))
  }

  /// The item of the anchor, or of the first anchor of an expression.
  public var item: Backend.Item? { sum.first?.item }

  /// The attribute of the anchor, or of the first anchor of an expression.
  public var attribute: LayoutAttribute? { sum.first?.attribute }
}

// MARK: - Arithmetic with numbers

// Every operator is a static member of a concrete type with `Double` scalars: generic scalars or protocol
// extensions would make the type checker slow.
extension LayoutExpression {
  /// Returns the sum of an anchor and a number.
  @inlinable public static func + (a: Self, number: Double) -> LayoutExpression<Kind, Backend> {
    a.adding(number)
  }

  /// Returns the sum of an anchor and a number.
  @inlinable public static func + (number: Double, a: Self) -> LayoutExpression<Kind, Backend> {
    a.adding(number)
  }

  /// Returns an anchor minus a number.
  @inlinable public static func - (a: Self, number: Double) -> LayoutExpression<Kind, Backend> {
    a.adding(-number)
  }

  /// Returns a number minus an anchor.
  @inlinable public static func - (number: Double, a: Self) -> LayoutExpression<Kind, Backend> {
    a.multiplied(by: -1).adding(number)
  }

  /// Returns an anchor times a number.
  @inlinable public static func * (a: Self, number: Double) -> LayoutExpression<Kind, Backend> {
    a.multiplied(by: number)
  }

  /// Returns an anchor times a number.
  @inlinable public static func * (number: Double, a: Self) -> LayoutExpression<Kind, Backend> {
    a.multiplied(by: number)
  }

  /// Returns an anchor divided by a number.
  @inlinable public static func / (a: Self, number: Double) -> LayoutExpression<Kind, Backend> {
    a.divided(by: number)
  }

  /// Returns the negative of an anchor.
  @inlinable public static prefix func - (a: Self) -> LayoutExpression<Kind, Backend> {
    a.multiplied(by: -1)
  }
}

// MARK: - Relations

// Each makes a constraint, which is active unless a batch is running.
//
// The compiler tries overloads in the order of the files. These come before those of lists, which are in a
// folder further down the alphabet: the other way round, `view.width >= 100 ~ .high - 1` takes four times as
// long.
extension LayoutExpression {
  /// Constrains the two sides to be the same.
  @discardableResult
  @inlinable public static func == (a: Self, b: Self) -> Backend.Constraint {
    Backend._install(a.sum, .equal, b.sum, priority: b.priority ?? a.priority)
  }

  /// Constrains the first side to be at most the second.
  @discardableResult
  @inlinable public static func <= (a: Self, b: Self) -> Backend.Constraint {
    Backend._install(a.sum, .lessThanOrEqual, b.sum, priority: b.priority ?? a.priority)
  }

  /// Constrains the first side to be at least the second.
  @discardableResult
  @inlinable public static func >= (a: Self, b: Self) -> Backend.Constraint {
    Backend._install(a.sum, .greaterThanOrEqual, b.sum, priority: b.priority ?? a.priority)
  }
}

// Declared for every kind, so that comparing an edge with a number is refused in our words; see
// `_No`.
extension LayoutExpression where Kind._BesideNumber: _LayoutVerdict {
  /// Constrains the two sides to be the same.
  @discardableResult
  @inlinable public static func == (a: Self, number: Double) -> Backend.Constraint {
    Backend._install(a.sum, .equal, _LayoutSum(constant: number), priority: a.priority)
  }

  /// Constrains the two sides to be the same.
  @discardableResult
  @inlinable public static func == (number: Double, a: Self) -> Backend.Constraint {
    Backend._install(_LayoutSum(constant: number), .equal, a.sum, priority: a.priority)
  }

  /// Constrains the first side to be at most the second.
  @discardableResult
  @inlinable public static func <= (a: Self, number: Double) -> Backend.Constraint {
    Backend._install(a.sum, .lessThanOrEqual, _LayoutSum(constant: number), priority: a.priority)
  }

  /// Constrains the first side to be at most the second.
  @discardableResult
  @inlinable public static func <= (number: Double, a: Self) -> Backend.Constraint {
    Backend._install(_LayoutSum(constant: number), .lessThanOrEqual, a.sum, priority: a.priority)
  }

  /// Constrains the first side to be at least the second.
  @discardableResult
  @inlinable public static func >= (a: Self, number: Double) -> Backend.Constraint {
    Backend._install(a.sum, .greaterThanOrEqual, _LayoutSum(constant: number), priority: a.priority)
  }

  /// Constrains the first side to be at least the second.
  @discardableResult
  @inlinable public static func >= (number: Double, a: Self) -> Backend.Constraint {
    Backend._install(_LayoutSum(constant: number), .greaterThanOrEqual, a.sum, priority: a.priority)
  }
}

// Sums and differences of anchors. The difference of two coordinates of one axis is a dimension, a coordinate
// plus or minus a dimension is a coordinate, and dimensions can be added. Every backend can express
// distances, but only some can express sums.

extension LayoutExpression where Kind: LayoutPlace {
  /// Returns the distance from the second anchor to the first.
  @inlinable public static func - (
    a: Self, b: Self
  ) -> LayoutExpression<LayoutDimension, Backend> {
    a.adding(b, times: -1)
  }

  /// Returns the sum of an anchor and a dimension.
  @inlinable public static func + (
    a: Self, b: LayoutExpression<LayoutDimension, Backend>
  ) -> LayoutExpression<Kind, Backend> where Backend._Sums: _LayoutVerdict {
    a.adding(b, times: 1)
  }

  /// Returns an anchor minus a dimension.
  @inlinable public static func - (
    a: Self, b: LayoutExpression<LayoutDimension, Backend>
  ) -> LayoutExpression<Kind, Backend> where Backend._Sums: _LayoutVerdict {
    a.adding(b, times: -1)
  }

  /// Returns the sum of an anchor and a dimension.
  @inlinable public static func + (
    a: LayoutExpression<LayoutDimension, Backend>, b: Self
  ) -> LayoutExpression<Kind, Backend> where Backend._Sums: _LayoutVerdict {
    a.adding(b, times: 1)
  }
}

extension LayoutExpression where Kind == LayoutDimension {
  /// Returns the sum of two dimensions.
  @inlinable public static func + (
    a: Self, b: Self
  ) -> LayoutExpression<LayoutDimension, Backend> where Backend._Sums: _LayoutVerdict {
    a.adding(b, times: 1)
  }

  /// Returns the difference of two dimensions.
  @inlinable public static func - (
    a: Self, b: Self
  ) -> LayoutExpression<LayoutDimension, Backend> where Backend._Sums: _LayoutVerdict {
    a.adding(b, times: -1)
  }
}

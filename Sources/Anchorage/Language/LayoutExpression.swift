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

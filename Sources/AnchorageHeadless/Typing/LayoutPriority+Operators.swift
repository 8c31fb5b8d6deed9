import Anchorage

// For the same numbers as in `Anchorage/Typing`: because its result has no type parameters, the compiler
// tries it right after `>=`.
extension LayoutPriority {
  /// Gives a priority to a number that is a side of a relation between headless items.
  @_disfavoredOverload
  @inlinable public static func ~ (
    number: Double, priority: LayoutPriority
  ) -> LayoutExpression<LayoutDimension, HeadlessBackend> {
    LayoutExpression(_LayoutNumber(number, priority: priority))
  }
}

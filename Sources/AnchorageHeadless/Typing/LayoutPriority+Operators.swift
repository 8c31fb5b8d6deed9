import Anchorage

// For the same numbers as in the room of this name in `Anchorage`: with a result without type parameters, the compiler
// finds it next after `>=`.
extension LayoutPriority {
  /// Gives a priority to a number that is a side of a relation of headless items.
  @_disfavoredOverload
  @inlinable public static func ~ (
    number: Double, priority: LayoutPriority
  ) -> LayoutExpression<LayoutDimension, HeadlessBackend> {
    LayoutExpression(_LayoutNumber(number, priority: priority))
  }
}

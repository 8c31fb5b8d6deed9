/// A quantity with a cost that has a breakpoint at zero.
///
/// A basic symbol is a row of the tableau, `constant + Σ cell × parametric symbol`. A parametric symbol is
/// zero and owns a column. Where a component has no tableau, its symbols have a level, a source and a kind
/// only, and ``BasisSymbol`` has the rest.
struct Symbol: BitwiseCopyable {
  var constant: Affine
  /// The constant for the present parameters; zero while parametric.
  var value = 0.0
  var firstCell: Int32 = 0
  var cellCount: Int32 = 0
  var cellCapacity: Int32 = 0
  /// The column inside the component while parametric, −1 while basic.
  var column: Int32 = -1
  /// 0 is required; larger is less important.
  var level: Int32
  /// The constraint, `~variable` of a non-negative variable, or the external variable itself.
  var source: Int32
  var kind: SymbolKind
  /// The sign that a basic symbol counts as having; a symbol that is zero may count as either.
  var isNegative = false

  var isBasic: Bool { column < 0 }
  var cells: Range<Int32> { Range(firstCell, count: cellCount) }

  /// The derivative of the cost by the value.
  var slope: Double {
    switch kind {
    case .inequality: isNegative ? -1 : 0
    case .equality, .external: isNegative ? -1 : 1
    case .intermediate: 0
    }
  }

  /// How much the slope grows at zero.
  var slopeJump: Double {
    switch kind {
    case .inequality: 1
    case .equality, .external: 2
    case .intermediate: 0
    }
  }

  /// The cost of moving away from zero, per unit.
  func costOfLeavingZero(upwards: Bool) -> Double {
    kind == .intermediate || kind == .inequality && upwards ? 0 : 1
  }
}

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

/// A coefficient of a row; cells of a row are sorted by column and never zero.
struct Cell: BitwiseCopyable {
  var column: Int32
  private var packed: PackedDouble

  @inline(__always)
  init(column: Int32, value: Double) {
    self.column = column
    packed = PackedDouble(value)
  }

  @inline(__always)
  var value: Double {
    get { packed.value }
    set { packed = PackedDouble(newValue) }
  }
}

/// A range of symbols that share columns: first the rows, sorted by level, then the externals, sorted by variable.
struct Component: BitwiseCopyable {
  var firstSymbol: Int32
  var rowCount: Int32
  var firstColumn: Int32
  var columnCount: Int32
  /// Whether the optimum of the constraints may leave some direction open; false is certain.
  var hasAlternatives = false
  /// Whether the optimum was found by bringing externals near to zero, one after the other.
  var isDecidedByOrder = false
  /// Whether a certificate of uniqueness was found for ``Simplex/certificateParameters``.
  var hasCertificate = false
  /// Whether its rows are about to move into other components.
  var isDissolved = false
  /// Whether its values were computed since its last change; parameters may have changed since then.
  var isCurrent = false
  /// Where ``Simplex/revised`` has it; −1 if it has a tableau.
  var revised: Int32 = -1
  /// Whether the basis was optimal when the component was last optimised.
  var isOptimal = false
  /// Whether its values are those of its basis, rather than those of a critical region that the parameters have entered.
  var isOfBasis = false

  var isTableau: Bool { revised < 0 }
  var rows: Range<Int32> { Range(firstSymbol, count: rowCount) }
  var externals: Range<Int32> { Range(firstSymbol &+ rowCount, count: columnCount) }
  var allSymbols: Range<Int32> { Range(firstSymbol, count: rowCount &+ columnCount) }

  static let empty = Component(firstSymbol: 0, rowCount: 0, firstColumn: 0, columnCount: 0)
}

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

  var isTableau: Bool { revised < 0 }
  var rows: Range<Int32> { Range(firstSymbol, count: rowCount) }
  var externals: Range<Int32> { Range(firstSymbol &+ rowCount, count: columnCount) }
  var allSymbols: Range<Int32> { Range(firstSymbol, count: rowCount &+ columnCount) }

  static let empty = Component(firstSymbol: 0, rowCount: 0, firstColumn: 0, columnCount: 0)
}

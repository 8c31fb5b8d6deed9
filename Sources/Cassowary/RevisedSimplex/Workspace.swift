/// The vectors of one step.
final class Workspace {
  /// How the externals move with the parametric symbol that enters, by column.
  @exclusivity(unchecked) var direction = SparseVector()
  /// The speed of the fastest external in ``direction``.
  var fastest = 0.0
  /// How basic symbols move with it, by symbol.
  @exclusivity(unchecked) var rates = SparseVector()
  /// The sum of the magnitudes that went into each rate.
  @exclusivity(unchecked) var rateMagnitudes = Buffer<Double>()
  /// The parameter with which ``rates`` say how basic symbols move; 0 for none.
  var parameterOfRates: UInt8 = 0
  /// The row of the symbol that leaves, in terms of the parametric symbols, by position.
  @exclusivity(unchecked) var tableauRow = SparseVector()
  /// How the reduced costs change with the symbols that a move passes.
  @exclusivity(unchecked) var costChange = SparseVector()
  /// A right side of equations with Bᵀ, by column; clear between solutions.
  @exclusivity(unchecked) var columnSide = SparseVector()
  /// A right side of equations with B, by position; clear between solutions.
  @exclusivity(unchecked) var positionSide = SparseVector()
  @exclusivity(unchecked) var breakpoints = Heap<Breakpoint>()
  /// The symbols whose breakpoints the present move passes.
  @exclusivity(unchecked) var passed = Buffer<Int32>()

  func reset(externalCount: Int, symbolCount: Int) {
    direction.reset(count: externalCount)
    rates.reset(count: symbolCount)
    rateMagnitudes.reset(to: 0, count: symbolCount)
    tableauRow.reset(count: externalCount)
    costChange.reset(count: externalCount)
    columnSide.reset(count: externalCount)
    positionSide.reset(count: externalCount)
  }

  func addRate(_ part: Double, of symbol: Int32) {
    rates.add(part, at: symbol)
    rateMagnitudes[symbol] += abs(part)
  }

  func clearRates() {
    parameterOfRates = 0
    for symbol in rates.positions.elements { rateMagnitudes[symbol] = 0 }
    rates.clear()
  }

  /// Sets rates to zero that are only rounding errors relative to the fastest external.
  func removeNoiseFromDirection() {
    fastest = 0
    for column in direction.positions.elements { fastest = max(fastest, abs(direction[column])) }
    for column in direction.positions.elements where abs(direction[column]) <= FactorTolerance.noise * fastest
    {
      direction.add(-direction[column], at: column)
    }
  }

  /// Sets numbers of ``tableauRow`` to zero that are only rounding errors relative to the largest; returns that.
  @discardableResult
  func removeNoiseFromTableauRow() -> Double {
    var largest = 0.0
    for position in tableauRow.positions.elements { largest = max(largest, abs(tableauRow[position])) }
    for position in tableauRow.positions.elements
    where abs(tableauRow[position]) <= FactorTolerance.zeroEntry * largest {
      tableauRow.add(-tableauRow[position], at: position)
    }
    return largest
  }
}

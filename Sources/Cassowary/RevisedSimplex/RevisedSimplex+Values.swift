extension RevisedSimplex {
  /// Factors the basis matrix, and computes all values from it for the present parameters.
  ///
  /// - Parameter level: The level whose symbols, and those of stronger ones, keep their signs where they are
  ///   zero.
  func refactor(keepingSignsThrough level: Int32) {
    if !factor() {
      failure = .singular
      return
    }
    computeValues(keepingSignsThrough: level)
  }

  /// Factors the basis matrix.
  ///
  /// A basis that rounding errors made singular is repaired: rows without a pivot are replaced by externals.
  private func factor() -> Bool {
    for _ in 0..<5 {
      if renewFactors() { return true }
      if !repairBasis() { return false }
    }
    return false
  }

  /// Factors the basis matrix; returns false if it is singular.
  func renewFactors() -> Bool {
    factorization.removeAll()
    for position in 0..<externalCount {
      forEachCell(of: parametric[position]) { factorization.addCell($0.value, column: $0.position) }
      factorization.endRow()
    }
    return factorization.factor()
  }

  private func repairBasis() -> Bool {
    var isChanged = false
    for index in 0..<factorization.unpivotedRows.count {
      let external = rowCount + factorization.unpivotedColumns[index]
      if isDefinition(parametric[factorization.unpivotedRows[index]]) { return false }
      if !symbols[external].isBasic { continue }
      setParametric(external, at: factorization.unpivotedRows[index])
      setOpen(.both, at: factorization.unpivotedRows[index])
      isChanged = true
    }
    return isChanged
  }

  /// Computes the values of all symbols from the factors.
  ///
  /// - Parameter level: Symbols of this level and of stronger ones count as on the sides on which they were, unless they are
  ///     far on the other; without a level, all of them do, however far.
  func computeValues(keepingSignsThrough level: Int32?) {
    drift.areWeakRowsStale = false
    drift.haveValuesMoved = false
    drift.shifts.removeAll()
    drift.moveCount = 0
    solveForExternals()
    for column in 0..<externalCount where symbols[rowCount + column].isBasic {
      let value = work.direction[column]
      if !(value * matrix.columnFactors[column]).isFinite { failure = .overflow }
      setValue(value, of: rowCount + column, magnitude: abs(value), keepingSignsThrough: level)
    }
    for row in 0..<rowCount where symbols[row].isBasic {
      let constant = constants[row]
      var value = constant.value(parameters)
      var magnitude = constant.magnitude(parameters)
      for cell in matrix.rows[row] {
        let part = cell.value * work.direction[cell.position]
        value += part
        magnitude += abs(part)
      }
      setValue(value, of: row, magnitude: magnitude, keepingSignsThrough: level)
    }
    work.direction.clear()
  }

  /// Lets all rows before one follow the moves from now on, and gives those that did not follow the values that the moves
  /// have led to.
  ///
  /// - Complexity: O(cells of these rows).
  func updateValues(rowsBefore end: Int32) {
    if drift.areWeakRowsStale {
      for row in drift.followedEnd..<max(end, drift.followedEnd) where symbols[row].isBasic { catchUp(row) }
    }
    drift.followedEnd = max(end, drift.followedEnd)
    if drift.followedEnd == rowCount { drift.areWeakRowsStale = false }
  }

  private func catchUp(_ row: Int32) {
    let constant = constants[row]
    var value = constant.value(parameters)
    var magnitude = constant.magnitude(parameters)
    for cell in matrix.rows[row] {
      let external = symbols[rowCount + cell.position]
      if !external.isBasic { continue }
      value += cell.value * external.value
      magnitude += abs(cell.value) * external.magnitude
    }
    setValue(value, of: row, magnitude: magnitude, keepingSignsThrough: -1)
  }

  /// Solves `B x = −constants` into ``Workspace/direction``.
  private func solveForExternals() {
    for position in 0..<externalCount where parametric[position] < rowCount {
      work.positionSide.add(-constants[parametric[position]].value(parameters), at: position)
    }
    factorization.solve(&work.positionSide, into: &work.direction)
    // One step of iterative refinement. Where no coefficient had to be scaled, it would gain no digits.
    if !matrix.isScaled { return }
    for position in 0..<externalCount {
      let symbol = parametric[position]
      var rest = symbol < rowCount ? -constants[symbol].value(parameters) : -work.direction[symbol - rowCount]
      if symbol < rowCount {
        for cell in matrix.rows[symbol] {
          rest -= cell.value * work.direction[cell.position]
        }
      }
      if rest != 0 { work.positionSide.add(rest, at: position) }
    }
    factorization.solve(&work.positionSide, into: &work.columnSide)
    for index in 0..<work.columnSide.positions.count {
      let column = work.columnSide.positions[index]
      work.direction.add(work.columnSide[column], at: column)
    }
    work.columnSide.clear()
  }

  func setValue(
    _ value: Double, of symbol: Int32, magnitude: Double, keepingSignsThrough level: Int32?
  ) {
    if !magnitude.isFinite { failure = .overflow }
    symbols[symbol].magnitude = magnitude
    let rounding = symbols[symbol].rounding
    symbols[symbol].value = abs(value) <= rounding ? 0 : value
    guard let level else { return }
    // A symbol that keeps its sign may be zero up to rounding errors; this far from zero it is not.
    let isFar = abs(value) > 10_000 * rounding
    if abs(value) > rounding && (symbols[symbol].level > level || isFar) {
      symbols[symbol].isNegative = value < 0
    }
  }

  /// Computes how everything moves with the symbol of a position.
  func computeDirection(of position: Int32, isUpwards: Bool) {
    work.positionSide.add(isUpwards ? 1 : -1, at: position)
    factorization.solve(&work.positionSide, into: &work.direction)
    work.removeNoiseFromDirection()
    computeRates()
  }

  /// Computes how fast basic symbols move when the externals do as ``Workspace/direction`` says; of the rows, those that follow.
  func computeRates() {
    work.clearRates()
    addRatesOfDirection()
  }

  /// Adds how fast basic symbols move with ``Workspace/direction`` to ``Workspace/rates``, and sets rates to zero that are
  /// only rounding errors.
  func addRatesOfDirection() {
    for index in 0..<work.direction.positions.count {
      let column = work.direction.positions[index]
      let speed = work.direction[column]
      if speed == 0 { continue }
      if symbols[rowCount + column].isBasic { work.addRate(speed, of: rowCount + column) }
      for cell in matrix.columns[column] {
        if cell.position >= drift.followedEnd { break }
        if symbols[cell.position].isBasic { work.addRate(cell.value * speed, of: cell.position) }
      }
    }
    for index in 0..<work.rates.positions.count {
      let symbol = work.rates.positions[index]
      let rate = work.rates[symbol]
      if abs(rate) <= FactorTolerance.zeroEntry * work.rateMagnitudes[symbol] {
        work.rates.add(-rate, at: symbol)
      }
    }
  }

  /// Adds a multiple of the row of a symbol to ``Workspace/columnSide``.
  func addRow(of symbol: Int32, times factor: Double) {
    forEachCell(of: symbol) { work.columnSide.add(factor * $0.value, at: $0.position) }
  }

  /// Calls `body` for the cells of the row of a symbol; that of an external has one.
  @inline(__always)
  func forEachCell(of symbol: Int32, _ body: (_ cell: LineCell) -> Void) {
    if symbol >= rowCount {
      body(LineCell(position: symbol - rowCount, value: 1))
    } else {
      for cell in matrix.rows[symbol] { body(cell) }
    }
  }

  /// Computes what a multiple of a symbol is in parametric symbols, into ``Workspace/tableauRow``.
  func computeTableauRow(of symbol: Int32, times factor: Double = 1) {
    addRow(of: symbol, times: factor)
    factorization.solveTransposed(&work.columnSide, into: &work.tableauRow)
  }

  func setOpen(_ open: OpenDirections, at position: Int32) {
    directions.set(open, at: position)
    if open.isEmpty && directions.fixed.isKnown { markFixed(position) }
  }

  /// Notes that the symbol of a position cannot change.
  func markFixed(_ position: Int32) {
    let symbol = parametric[position]
    if symbol < rowCount {
      directions.fixed.markFixed(symbol, matrix)
    } else {
      directions.fixed.note(symbol - rowCount, matrix)
    }
  }
}

/// How far the values are from those that fresh factors would give.
final class Drift {
  /// Whether the factors and the values are those of the basis to begin with, at the present parameters.
  var hasFactorsOfCrash = false
  /// Whether there were moves since all values were computed from the factors.
  var haveValuesMoved = false
  /// How many symbols the primal exchanged, by pivots and bound flips.
  var exchanges = 0
  /// The end of the rows that follow each move: those of the present level and of stronger ones. No other row can stop a
  /// move.
  var followedEnd: Int32 = 0
  /// Whether there were moves that the other rows did not follow.
  var areWeakRowsStale = false
  /// By how much constants changed since the optimum was found.
  @exclusivity(unchecked) var shifts = Buffer<RowWeight>()
  /// How often the values were moved along with constants since all were computed from the factors.
  var moveCount = 0
}

// What a change of constants or parameters moves. All other values, signs and bounds of regions stay, and are not looked at.

extension RevisedSimplex {
  /// How often values are moved before the rounding errors that have added up are removed.
  static let mostMoves = 20

  /// Adds a number to the constant of a row.
  func shift(_ row: Int32, by difference: Double) {
    let change = difference * matrix.rowFactors[row]
    constants[row].constant += change
    if optimum.isKnown { drift.shifts.append(RowWeight(row: row, weight: change)) }
    drift.hasFactorsOfCrash = false
  }

  /// Moves the values along with the constants that changed since the optimum was found.
  ///
  /// Afterwards, ``DualState/crossed`` has the symbols with other signs than at the optimum.
  ///
  /// - Parameter old: The parameters of the optimum.
  /// - Returns: False, with the values as they were, if some move so far that their old digits would be lost.
  /// - Complexity: O(rows with parameters + cells of the externals that move), and a solution of a system with the basis;
  ///     O(what moves) if the last ``criticalRegion(along:)`` was of this basis and parameter.
  func moveConstants(from old: ParameterValues) -> Bool {
    var distance = 1.0
    if let moved = distanceAlongRates(from: old) {
      distance = moved
    } else {
      appendShifts(first: parameters.first - old.first, second: parameters.second - old.second)
      // This is also true of what is no number.
      for shift in drift.shifts.elements where !(abs(shift.weight) <= Tolerance.farthestMove) {
        return false
      }
      computeRatesOfShifts()
    }
    for symbol in work.rates.positions.elements
    where !(abs(distance * work.rates[symbol]) <= Tolerance.farthestMove) { return false }
    drift.shifts.removeAll()
    drift.haveValuesMoved = true
    dual.crossed.removeAll()
    for symbol in work.rates.positions.elements where work.rates[symbol] != 0 {
      symbols[symbol].move(by: distance * work.rates[symbol])
      if !symbols[symbol].magnitude.isFinite { failure = .overflow }
      if sign(symbol) != optimum.signs[symbol] { dual.crossed.append(symbol) }
    }
    return true
  }

  /// How far the only parameter that changed has moved, if ``Workspace/rates`` are those of this parameter.
  private func distanceAlongRates(from old: ParameterValues) -> Double? {
    if drift.shifts.count > 0 { return nil }
    let (first, second) = (parameters.first - old.first, parameters.second - old.second)
    switch work.parameterOfRates {
    case 1 where second == 0: return first
    case 2 where first == 0: return second
    default: return nil
    }
  }

  /// The values of a parameter for which the basis stays optimal, and the same symbols are zero, as in
  /// ``Simplex/criticalRegion(_:along:)``. Afterwards, ``Workspace/rates`` are those at which symbols follow the parameter.
  ///
  /// - Complexity: As for ``moveConstants(from:)``.
  func criticalRegion(along parameter: UInt8) -> ClosedInterval {
    drift.shifts.removeAll()
    if work.parameterOfRates != parameter {
      appendShifts(first: parameter == 1 ? 1 : 0, second: parameter == 2 ? 1 : 0)
      computeRatesOfShifts()
      drift.shifts.removeAll()
      work.parameterOfRates = parameter
    }
    let number = parameter == 1 ? parameters.first : parameters.second
    var region = ClosedInterval()
    for symbol in work.rates.positions.elements where symbols[symbol].kind != .intermediate {
      let slope = work.rates[symbol]
      if abs(slope) <= FactorTolerance.noise { continue }
      region.restrict(to: symbols[symbol], constant: symbols[symbol].value - slope * number, slope)
      if region.isEmpty { return .empty }
    }
    return region
  }

  /// An external as a function of the parameter of the last ``criticalRegion(along:)``, for as long as the basis stays
  /// optimal.
  func value(ofExternal column: Int32, along parameter: UInt8) -> Affine {
    let value = value(ofExternal: column)
    let rate = work.rates[rowCount + column] * matrix.columnFactors[column]
    if rate == 0 { return Affine(constant: value) }
    let part = rate * (parameter == 1 ? parameters.first : parameters.second)
    let constant = Tolerance.isZero(value - part, magnitude: abs(value) + abs(part)) ? 0 : value - part
    return Affine(constant: constant, first: parameter == 1 ? rate : 0, second: parameter == 2 ? rate : 0)
  }

  /// Adds the shifts of the rows that depend on parameters, when those grow by some numbers.
  private func appendShifts(first: Double, second: Double) {
    if first == 0 && second == 0 { return }
    for row in constants.withParameters.elements {
      let change = constants[row].first * first + constants[row].second * second
      if change != 0 { drift.shifts.append(RowWeight(row: row, weight: change)) }
    }
  }

  /// Computes how far everything moves with the shifts.
  private func computeRatesOfShifts() {
    work.clearRates()
    for shift in drift.shifts.elements {
      if symbols[shift.row].isBasic {
        work.addRate(shift.weight, of: shift.row)
      } else {
        work.positionSide.add(-shift.weight, at: symbols[shift.row].position)
      }
    }
    factorization.solve(&work.positionSide, into: &work.direction)
    work.removeNoiseFromDirection()
    addRatesOfDirection()
    work.direction.clear()
  }
}

extension ClosedInterval {
  /// Leaves out the numbers for which a basic symbol would have another sign, or for which one that is zero
  /// would not be.
  fileprivate mutating func restrict(to symbol: BasisSymbol, constant: Double, _ slope: Double) {
    if symbol.value == 0 {
      restrict(toNonNegative: symbol.rounding + constant, slope)
      restrict(toNonNegative: symbol.rounding - constant, -slope)
      return
    }
    // Farther on, a required row would be violated by more than rounding error.
    if symbol.isNegative && symbol.level == 0 {
      self = .empty
      return
    }
    let sign: Double = symbol.isNegative ? -1 : 1
    // Near the end of a region an open direction could look closed, and would then be treated as closed in
    // the whole region; so the region ends a hundred tolerances or more short of the breakpoint.
    let rounding = max(100 * Tolerance.violation, 100 * symbol.rounding)
    restrict(toNonNegative: sign * constant - rounding, sign * slope)
  }
}

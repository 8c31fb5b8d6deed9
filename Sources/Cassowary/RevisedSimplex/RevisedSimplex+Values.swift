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
    factorings += 1
    factorization.removeAll()
    for position in 0..<externalCount {
      let symbol = parametric[position]
      if symbol >= rowCount {
        factorization.addCell(1, column: symbol - rowCount)
      } else {
        for cell in matrix.rows[symbol] {
          factorization.addCell(cell.value, column: cell.position)
        }
      }
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
      setOpen(0b11, at: factorization.unpivotedRows[index])
      isChanged = true
    }
    return isChanged
  }

  /// Computes the values of all symbols from the factors.
  func computeValues(keepingSignsThrough level: Int32) {
    isBehind = false
    haveValuesMoved = false
    shifts.removeAll()
    moveCount = 0
    solveForExternals()
    for column in 0..<externalCount where symbols[rowCount + column].isBasic {
      let value = direction[column]
      if !(value * matrix.columnFactors[column]).isFinite { failure = .overflow }
      setValue(value, of: rowCount + column, magnitude: abs(value), keepingSignsThrough: level)
    }
    for row in 0..<rowCount where symbols[row].isBasic {
      let constant = constants[row]
      var value = constant.value(parameters)
      var magnitude = constant.magnitude(parameters)
      for cell in matrix.rows[row] {
        let part = cell.value * direction[cell.position]
        value += part
        magnitude += abs(part)
      }
      setValue(value, of: row, magnitude: magnitude, keepingSignsThrough: level)
    }
    direction.clear()
  }

  /// Lets all rows before one follow the moves from now on, and gives those that did not follow the values that the moves
  /// have led to.
  ///
  /// - Complexity: O(cells of these rows).
  func follow(rowsBefore end: Int32) {
    if isBehind {
      for row in followedEnd..<max(end, followedEnd) where symbols[row].isBasic { catchUp(row) }
    }
    followedEnd = max(end, followedEnd)
    if followedEnd == rowCount { isBehind = false }
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

  /// Solves `B x = −constants` into ``direction``.
  private func solveForExternals() {
    direction.clear()
    for position in 0..<externalCount where parametric[position] < rowCount {
      positionSide.add(-constants[parametric[position]].value(parameters), at: position)
    }
    factorization.solve(&positionSide, into: &direction)
    // One step of iterative refinement. Where no coefficient had to be scaled, it would gain no digits.
    if !matrix.isScaled { return }
    for position in 0..<externalCount {
      let symbol = parametric[position]
      var rest = symbol < rowCount ? -constants[symbol].value(parameters) : -direction[symbol - rowCount]
      if symbol < rowCount {
        for cell in matrix.rows[symbol] {
          rest -= cell.value * direction[cell.position]
        }
      }
      if rest != 0 { positionSide.add(rest, at: position) }
    }
    factorization.solve(&positionSide, into: &columnSide)
    for index in 0..<columnSide.positions.count {
      let column = columnSide.positions[index]
      direction.add(columnSide[column], at: column)
    }
    columnSide.clear()
  }

  func setValue(
    _ value: Double, of symbol: Int32, magnitude: Double, keepingSignsThrough level: Int32
  ) {
    if !magnitude.isFinite { failure = .overflow }
    symbols[symbol].magnitude = magnitude
    let rounding = symbols[symbol].rounding
    symbols[symbol].value = abs(value) <= rounding ? 0 : value
    // A symbol that keeps its sign may be zero up to rounding errors; this far from zero it is not.
    let isFar = abs(value) > 10_000 * rounding
    if abs(value) > rounding && (symbols[symbol].level > level || isFar) {
      symbols[symbol].isNegative = value < 0
    }
  }

  /// Computes how everything moves with the symbol of a position.
  func computeDirection(of position: Int32, isUpwards: Bool) {
    direction.clear()
    positionSide.add(isUpwards ? 1 : -1, at: position)
    factorization.solve(&positionSide, into: &direction)
    removeNoise()
    computeRates()
  }

  /// Sets rates to zero that are only rounding errors relative to the fastest external.
  func removeNoise() {
    fastest = 0
    for index in 0..<direction.positions.count {
      fastest = max(fastest, abs(direction[direction.positions[index]]))
    }
    for index in 0..<direction.positions.count {
      let column = direction.positions[index]
      if abs(direction[column]) <= RevisedSimplex.noise * fastest {
        direction.add(-direction[column], at: column)
      }
    }
  }

  /// Computes how fast basic symbols move when the externals do as ``direction`` says; of the rows, those that follow.
  func computeRates() {
    clearRates()
    addRatesOfDirection()
  }

  /// Adds how fast basic symbols move with ``direction`` to ``rates``, and sets those to zero that are only rounding errors.
  func addRatesOfDirection() {
    for index in 0..<direction.positions.count {
      let column = direction.positions[index]
      let speed = direction[column]
      if speed == 0 { continue }
      if symbols[rowCount + column].isBasic { addRate(speed, of: rowCount + column) }
      for cell in matrix.columns[column] {
        if cell.position >= followedEnd { break }
        if symbols[cell.position].isBasic { addRate(cell.value * speed, of: cell.position) }
      }
    }
    for index in 0..<rates.positions.count {
      let symbol = rates.positions[index]
      let rate = rates[symbol]
      if abs(rate) <= 10 * RevisedSimplex.relative * rateMagnitudes[symbol] { rates.add(-rate, at: symbol) }
    }
  }

  func addRate(_ part: Double, of symbol: Int32) {
    rates.add(part, at: symbol)
    rateMagnitudes[symbol] += abs(part)
  }

  func clearRates() {
    parameterOfRates = 0
    for index in 0..<rates.positions.count { rateMagnitudes[rates.positions[index]] = 0 }
    rates.clear()
  }

  /// Adds a multiple of the row of a symbol to ``columnSide``.
  func addRow(of symbol: Int32, times factor: Double) {
    if symbol >= rowCount {
      columnSide.add(factor, at: symbol - rowCount)
      return
    }
    for cell in matrix.rows[symbol] {
      columnSide.add(factor * cell.value, at: cell.position)
    }
  }

  func setOpen(_ directions: UInt8, at position: Int32) {
    openCount += (directions != 0 ? 1 : 0) - (open[position] != 0 ? 1 : 0)
    open[position] = directions
    if directions == 0 && still.isKnown { noteClosed(position) }
  }

  /// Notes that the symbol of a position cannot change.
  func noteClosed(_ position: Int32) {
    let symbol = parametric[position]
    if symbol < rowCount { still.noteFixed(symbol, matrix) } else { still.note(symbol - rowCount, matrix) }
  }
}

// What a change of constants or parameters moves. All other values, signs and bounds of regions stay, and are not looked at.

extension RevisedSimplex {
  /// How far a value is moved whose rounding error may stay behind.
  private static let farthestMove = 1e5
  /// How often values are moved before the rounding errors that have added up are removed.
  static let mostMoves = 20

  /// Adds a number to the constant of a row.
  func shift(_ row: Int32, by difference: Double) {
    let change = difference * matrix.rowFactors[row]
    constants[row].constant += change
    if isOptimal { shifts.append(RowWeight(row: row, weight: change)) }
    isBegun = false
  }

  /// Moves the values along with the constants that changed since the optimum was found.
  ///
  /// - Parameter old: The parameters of the optimum.
  /// - Returns: Whether every symbol keeps its sign, or stays zero; `nil`, with the values as they were, if some move so
  ///     far that their old digits would be lost.
  /// - Complexity: O(rows with parameters + cells of the externals that move), and a solution of a system with the basis;
  ///     O(what moves) if the last ``criticalRegion(along:)`` was of this basis and parameter.
  func moveConstants(from old: ParameterValues) -> Bool? {
    var distance = 1.0
    if let moved = distanceAlongRates(from: old) {
      distance = moved
    } else {
      appendShifts(first: parameters.first - old.first, second: parameters.second - old.second)
      // This is also true of what is no number.
      for shift in shifts.elements where !(abs(shift.weight) <= RevisedSimplex.farthestMove) { return nil }
      computeRatesOfShifts()
    }
    for symbol in rates.positions.elements
    where !(abs(distance * rates[symbol]) <= RevisedSimplex.farthestMove) { return nil }
    shifts.removeAll()
    haveValuesMoved = true
    var areSame = true
    for symbol in rates.positions.elements where rates[symbol] != 0 {
      let change = distance * rates[symbol]
      let value = symbols[symbol].value + change
      let magnitude = max(symbols[symbol].magnitude, abs(value), abs(change))
      if !magnitude.isFinite { failure = .overflow }
      symbols[symbol].magnitude = magnitude
      symbols[symbol].value = abs(value) <= symbols[symbol].rounding ? 0 : value
      if sign(Int(symbol)) != signs[symbol] { areSame = false }
    }
    return areSame
  }

  /// How far the only parameter that changed has moved, if ``rates`` are those of this parameter.
  private func distanceAlongRates(from old: ParameterValues) -> Double? {
    if shifts.count > 0 { return nil }
    let (first, second) = (parameters.first - old.first, parameters.second - old.second)
    switch parameterOfRates {
    case 1 where second == 0: return first
    case 2 where first == 0: return second
    default: return nil
    }
  }

  /// The values of a parameter for which the basis stays optimal and as degenerate as it is, as in
  /// ``Simplex/criticalRegion(_:along:)``. Afterwards, ``rates`` are those at which symbols follow the parameter.
  ///
  /// - Complexity: As for ``moveConstants(from:)``.
  func criticalRegion(along parameter: UInt8) -> ClosedInterval {
    shifts.removeAll()
    if parameterOfRates != parameter {
      appendShifts(first: parameter == 1 ? 1 : 0, second: parameter == 2 ? 1 : 0)
      computeRatesOfShifts()
      shifts.removeAll()
      parameterOfRates = parameter
    }
    let number = parameter == 1 ? parameters.first : parameters.second
    var region = ClosedInterval()
    for symbol in rates.positions.elements where symbols[symbol].kind != .intermediate {
      let slope = rates[symbol]
      if abs(slope) <= RevisedSimplex.noise { continue }
      region.restrict(to: symbols[symbol], constant: symbols[symbol].value - slope * number, slope)
      if region.isEmpty { return .empty }
    }
    return region
  }

  /// An external as a function of the parameter of the last ``criticalRegion(along:)``, for as long as the basis stays
  /// optimal.
  func value(ofExternal column: Int32, along parameter: UInt8) -> Affine {
    let value = value(ofExternal: column)
    let rate = rates[rowCount + column] * matrix.columnFactors[column]
    if rate == 0 { return Affine(constant: value) }
    let part = rate * (parameter == 1 ? parameters.first : parameters.second)
    let constant = Tolerance.isZero(value - part, magnitude: abs(value) + abs(part)) ? 0 : value - part
    return Affine(constant: constant, first: parameter == 1 ? rate : 0, second: parameter == 2 ? rate : 0)
  }

  /// Adds the shifts of the rows that depend on parameters, when those grow by some numbers.
  private func appendShifts(first: Double, second: Double) {
    if first == 0 && second == 0 { return }
    for row in rowsWithParameters.elements {
      let change = constants[row].first * first + constants[row].second * second
      if change != 0 { shifts.append(RowWeight(row: row, weight: change)) }
    }
  }

  /// Computes how far everything moves with the shifts.
  private func computeRatesOfShifts() {
    clearRates()
    for shift in shifts.elements {
      if symbols[shift.row].isBasic {
        addRate(shift.weight, of: shift.row)
      } else {
        positionSide.add(-shift.weight, at: symbols[shift.row].position)
      }
    }
    direction.clear()
    factorization.solve(&positionSide, into: &direction)
    removeNoise()
    addRatesOfDirection()
    direction.clear()
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
    // the whole region; so the region ends a few tolerances short of the breakpoint.
    let rounding = max(100 * Tolerance.violation, 100 * symbol.rounding)
    restrict(toNonNegative: sign * constant - rounding, sign * slope)
  }
}

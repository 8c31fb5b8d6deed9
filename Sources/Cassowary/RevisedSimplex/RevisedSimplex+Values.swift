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
      if factorization.factor() { return true }
      if !repairBasis() { return false }
    }
    return false
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

  @inline(__always)
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

  @inline(__always)
  func addRate(_ part: Double, of symbol: Int32) {
    rates.add(part, at: symbol)
    rateMagnitudes[symbol] += abs(part)
  }

  func clearRates() {
    for index in 0..<rates.positions.count { rateMagnitudes[rates.positions[index]] = 0 }
    rates.clear()
  }

  /// Adds a multiple of the row of a symbol to ``columnSide``.
  @inline(__always)
  func addRow(of symbol: Int32, times factor: Double) {
    if symbol >= rowCount {
      columnSide.add(factor, at: symbol - rowCount)
      return
    }
    for cell in matrix.rows[symbol] {
      columnSide.add(factor * cell.value, at: cell.position)
    }
  }

  @inline(__always)
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

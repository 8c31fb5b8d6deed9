// What a change of constants or parameters moves. All other values, signs and bounds of regions stay, and are not looked at.

extension RevisedSimplex {
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
  /// - Returns: Whether every symbol keeps its sign, or stays zero.
  /// - Complexity: O(rows with parameters + cells of the externals that move), and a solution of a system with the basis.
  func moveConstants(from old: ParameterValues) -> Bool {
    appendShifts(first: parameters.first - old.first, second: parameters.second - old.second)
    computeRatesOfShifts()
    shifts.removeAll()
    haveValuesMoved = true
    var areSame = true
    for symbol in rates.positions.elements where rates[symbol] != 0 {
      let value = symbols[symbol].value + rates[symbol]
      let magnitude = max(symbols[symbol].magnitude, abs(value), abs(rates[symbol]))
      setValue(value, of: symbol, magnitude: magnitude, keepingSignsThrough: .max)
      if sign(Int(symbol)) != signs[symbol] { areSame = false }
    }
    return areSame
  }

  /// The values of a parameter for which the basis stays optimal and as degenerate as it is, as in
  /// ``Simplex/criticalRegion(_:along:)``. Afterwards, ``rates`` are those at which symbols follow the parameter.
  ///
  /// - Complexity: As for ``moveConstants(from:)``.
  func criticalRegion(along parameter: UInt8) -> ClosedInterval {
    shifts.removeAll()
    appendShifts(first: parameter == 1 ? 1 : 0, second: parameter == 2 ? 1 : 0)
    computeRatesOfShifts()
    shifts.removeAll()
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

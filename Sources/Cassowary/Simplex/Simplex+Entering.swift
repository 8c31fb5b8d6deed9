extension Simplex {
  /// Finds a direction whose first non-zero derivative, from the most important level down, is negative.
  ///
  /// Inside the level the steepest direction wins, ties by column; under Bland's rule the lowest symbol wins.
  func findEntering(_ component: inout Component, isBland: Bool, isProbing: Bool) -> Entering? {
    let columnCount = Int(component.columnCount)
    scratch.open.reset(to: 0b11, count: columnCount)
    scratch.gradient.reset(to: 0, count: columnCount)
    scratch.magnitude.reset(to: 0, count: columnCount)
    var best: Entering?
    var row = component.rows.lowerBound
    var isTieBreaking = false
    while row < component.rows.upperBound {
      let level = symbols[row].level
      if level > lastConstraintLevel {
        if isProbing { break }
        isTieBreaking = true
      }
      var isConcerned = false
      while row < component.rows.upperBound && symbols[row].level == level {
        isConcerned = addGradient(of: row) || isConcerned
        row += 1
      }
      // Many levels cost nothing in any direction.
      if !isConcerned { continue }
      let openCount = chooseEntering(
        component, level: level, lastBlocking: row - 1, isBland: isBland, into: &best)
      if best != nil { return best }
      if openCount == 0 {
        component.hasAlternatives = isTieBreaking
        component.isDecidedByOrder = false
        return nil
      }
      clearGradient(columnCount)
    }
    component.hasAlternatives = true
    component.isDecidedByOrder = true
    if isProbing {
      addProbeGradient(component)
      _ = chooseEntering(component, level: .max, lastBlocking: row - 1, isBland: isBland, into: &best)
      return best
    }
    for external in component.externals {
      _ = addGradient(of: external)
      let openCount = chooseEntering(
        component, level: symbols[external].level, lastBlocking: external, isBland: isBland, into: &best)
      if best != nil || openCount == 0 { return best }
      clearGradient(columnCount)
    }
    return nil
  }

  private func clearGradient(_ columnCount: Int) {
    for column in 0..<columnCount {
      scratch.gradient[column] = 0
      scratch.magnitude[column] = 0
    }
  }

  /// Adds the derivatives of a symbol's cost; returns false if all of them are zero.
  @inline(__always)
  private func addGradient(of symbol: Int32) -> Bool {
    if !symbols[symbol].isBasic { return true }
    let slope = symbols[symbol].slope
    if slope == 0 { return false }
    addGradient(of: symbol, factor: slope)
    return true
  }

  private func addGradient(of symbol: Int32, factor: Double) {
    let row = symbols[symbol]
    for index in row.cells {
      let cell = cells[index]
      scratch.gradient[cell.column] += factor * cell.value
      scratch.magnitude[cell.column] += abs(factor * cell.value)
    }
  }

  /// The gradient of the negated form: minimising it maximises the form.
  private func addProbeGradient(_ component: Component) {
    clearGradient(Int(component.columnCount))
    for (position, external) in component.externals.enumerated() {
      let factor = scratch.probe[position]
      if factor == 0 { continue }
      if symbols[external].isBasic {
        addGradient(of: external, factor: -factor)
      } else {
        scratch.gradient[symbols[external].column] -= factor
        scratch.magnitude[symbols[external].column] += abs(factor)
      }
    }
  }

  /// Closes the directions that have a cost at a level, and chooses the best of those that reduce its cost.
  ///
  /// - Returns: How many directions are still free of cost.
  private func chooseEntering(
    _ component: Component, level: Int32, lastBlocking: Int32, isBland: Bool, into best: inout Entering?
  ) -> Int {
    var openCount = 0
    var bestSymbol = Int32.max
    for column in 0..<component.columnCount {
      let open = scratch.open[column]
      if open == 0 { continue }
      let symbol = columns[component.firstColumn + column]
      let isOwnLevel = symbols[symbol].level == level
      var left: UInt8 = 0
      for bit in UInt8(0)..<2 where open & (1 << bit) != 0 {
        let isUpwards = bit == 0
        let own = isOwnLevel ? symbols[symbol].costOfLeavingZero(upwards: isUpwards) : 0
        let derivative = (isUpwards ? scratch.gradient[column] : -scratch.gradient[column]) + own
        if Tolerance.isZero(derivative, magnitude: scratch.magnitude[column] + own) {
          left |= 1 << bit
          openCount += 1
        } else if derivative < 0 {
          let isBetter =
            isBland ? symbol < bestSymbol : derivative < (best?.derivative ?? 0)
          if isBetter {
            bestSymbol = symbol
            best = Entering(
              column: column, isUpwards: isUpwards, lastBlocking: lastBlocking, level: level,
              derivative: derivative)
          }
        }
      }
      scratch.open[column] = left
    }
    return openCount
  }
}

/// A direction that improves the first level it changes.
struct Entering {
  var column: Int32
  var isUpwards: Bool
  /// The last symbol whose breakpoints can stop the move: those of less important levels come after it.
  var lastBlocking: Int32
  /// The level improved.
  var level: Int32
  /// Its derivative along the direction; negative.
  var derivative: Double
}

extension Simplex {
  /// A direction that improves the first level it changes.
  struct Entering {
    var column: Int32
    var isUpwards: Bool
    /// The least important level a kink must have to stop the move, as a position among the symbols.
    var lastBlocking: Int32
    /// The level improved.
    var level: Int32
    /// Its derivative along the direction; negative.
    var derivative: Double
  }

  /// Brings a component to its optimum, unless it is there already.
  mutating func settle(_ index: Int) {
    let component = components[index]
    if !updateValues(component) && component.isOptimal { return }
    // As most contents have the size they want to have, there is as a rule nothing to search for.
    if findPins(component, lasting: true) {
      components[index].hasAlternatives = false
      components[index].isDecidedByOrder = false
      components[index].isOptimal = true
    } else {
      optimize(index)
    }
  }

  /// Brings a component to its optimum, starting from whatever basis it has.
  ///
  /// - Parameter isProbing: Whether the linear form ``Scratch/probe`` of the externals is maximised below all
  ///   constraints, instead of bringing every external as near to zero as the ones before it allow.
  /// - Returns: Whether anything moved by more than rounding.
  @discardableResult
  mutating func optimize(_ index: Int, isProbing: Bool = false) -> Bool {
    var component = components[index]
    updateValues(component)
    let symbolCount = Int(component.rowCount + component.columnCount)
    var stalled = 0
    var moved = false
    // Bland's rule is finite; the bound only keeps rounding from turning a tie into an endless loop.
    var budget = 200 + 50 * symbolCount
    while budget > 0 {
      budget -= 1
      let isBland = stalled > 8 + symbolCount / 4
      guard let entering = findEntering(&component, isBland: isBland, isProbing: isProbing) else { break }
      guard let leaving = findLeaving(component, entering, isBland: isBland) else {
        // Only a probe is unbounded: every cost is bounded below by zero.
        moved = true
        scratch.ray = entering
        break
      }
      if leaving.distance > Tolerance.violation { moved = true }
      stalled = leaving.distance > 0 ? 0 : stalled + 1
      let symbol = columns[component.firstColumn + entering.column]
      pivot(component, entering: entering.column, leaving: leaving.symbol)
      symbols[symbol].isNegative = !entering.isUpwards
      updateValues(component)
    }
    component.isOptimal = true
    component.isKnownToBePinned = false
    components[index] = component
    return moved
  }

  /// Evaluates the rows for the present parameters and notes the side each symbol is on.
  ///
  /// Returns whether a symbol changed sides: if none did, the basis is as good as it was.
  @discardableResult
  mutating func updateValues(_ component: Component) -> Bool {
    var changed = false
    for index in component.allSymbols where symbols[index].isBasic {
      let constant = symbols[index].constant
      var value = constant.value(parameters)
      if Tolerance.isZero(value, magnitude: constant.magnitude(parameters)) {
        value = 0
      } else if symbols[index].isNegative != (value < 0) {
        symbols[index].isNegative = value < 0
        changed = true
      }
      symbols[index].value = value
    }
    return changed
  }
}

// MARK: - Entering

extension Simplex {
  /// Finds a direction whose first non-zero derivative, from the most important level down, is negative.
  ///
  /// Inside the level the steepest direction wins, ties by column; under Bland's rule the lowest symbol wins.
  private mutating func findEntering(
    _ component: inout Component, isBland: Bool, isProbing: Bool
  ) -> Entering? {
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
      // Many levels are content whichever way anything moves.
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

  /// Adds what a symbol's cost says about the directions; returns false if that is nothing.
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

  /// The gradient of minus the probed form, so that minimising it maximises the form.
  private mutating func addProbeGradient(_ component: Component) {
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

  /// Closes the directions that cost something at a level and picks the best of those that gain.
  ///
  /// Returns how many directions cost nothing so far.
  private mutating func chooseEntering(
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

// MARK: - Leaving

extension Simplex {
  /// Finds the kink at which a direction stops paying.
  ///
  /// Kinks of less important levels are passed: their symbols merely change sides. Kinks of the improved
  /// level are passed while the derivative stays negative; those of more important levels always stop the
  /// move.
  private mutating func findLeaving(_ component: Component, _ entering: Entering, isBland: Bool) -> Kink? {
    collectKinks(component, entering, isBland: isBland)
    guard var nearest = nearestKink(isBland: isBland) else { return nil }
    var derivative = entering.derivative
    while !isBland {
      let symbol = symbols[nearest.symbol]
      if symbol.level < entering.level { break }
      let jump = nearest.rate * symbol.kink
      derivative += jump
      if derivative >= -Tolerance.relative * max(1, jump) { break }
      removeKink(of: nearest.symbol)
      guard let next = nearestKink(isBland: false) else { return nearest }
      nearest = next
    }
    return nearest
  }

  private mutating func collectKinks(_ component: Component, _ entering: Entering, isBland: Bool) {
    scratch.kinks.removeAll()
    let last = isBland ? component.allSymbols.upperBound - 1 : entering.lastBlocking
    if last < component.firstSymbol { return }
    for index in component.firstSymbol...last where symbols[index].isBasic {
      let coefficient = coefficient(index, column: entering.column)
      if coefficient == 0 { continue }
      let rate = entering.isUpwards ? coefficient : -coefficient
      let symbol = symbols[index]
      if symbol.isNegative == (rate > 0) {
        scratch.kinks.append(Kink(distance: abs(symbol.value / rate), rate: abs(rate), symbol: index))
      }
    }
  }

  /// The nearest kink; among equally near ones the steepest, or under Bland's rule the lowest symbol.
  private func nearestKink(isBland: Bool) -> Kink? {
    var best: Kink?
    for position in 0..<scratch.kinks.count {
      let kink = scratch.kinks[position]
      guard let chosen = best else {
        best = kink
        continue
      }
      let difference = kink.distance - chosen.distance
      if Tolerance.isZero(difference, magnitude: kink.distance + chosen.distance) {
        // Kinks stand in the order of the symbols, so under Bland's rule the first of equals stays.
        if !isBland && kink.rate > chosen.rate { best = kink }
      } else if difference < 0 {
        best = kink
      }
    }
    return best
  }

  private mutating func removeKink(of symbol: Int32) {
    for position in 0..<scratch.kinks.count where scratch.kinks[position].symbol == symbol {
      // The order of the kinks is the order of the symbols, which ties depend on.
      for next in position..<(scratch.kinks.count - 1) { scratch.kinks[next] = scratch.kinks[next + 1] }
      scratch.kinks.truncate(to: scratch.kinks.count - 1)
      return
    }
  }
}

extension Simplex {
  /// Whether a component certainly cannot move, though the sides of rows that are zero say it can.
  ///
  /// That is where most labels are: at the size of their content, which they neither want to leave nor
  /// exceed. Rows that are zero and mention one column cost what they cost in either direction; of the others
  /// a bound is known, from the side they are on. So the cost of a move is at least that of its parts, column
  /// by column, and if each of these has a cost then so has every combination.
  ///
  /// Once found it is known until the parameters or the component change.
  mutating func isPinned(_ index: Int32) -> Bool {
    if pinParameters != parameters {
      pinParameters = parameters
      for index in 0..<components.count { components[index].isKnownToBePinned = false }
    }
    if !components[index].isKnownToBePinned {
      components[index].isKnownToBePinned = findPins(components[index], lasting: false)
    }
    return components[index].isKnownToBePinned
  }

  /// Whether the values of a component are its only optimum because every part of a move would cost something.
  ///
  /// - Parameter lasting: Whether that has to hold for as long as no symbol changes sides, whatever becomes of the
  ///   parameters: then what is zero only for these counts as on the side it is on.
  mutating func findPins(_ component: Component, lasting: Bool) -> Bool {
    let columnCount = Int(component.columnCount)
    scratch.open.reset(to: 0b11, count: columnCount)
    scratch.gradient.reset(to: 0, count: columnCount)
    scratch.descent.reset(to: 0, count: columnCount)
    scratch.magnitude.reset(to: 0, count: columnCount)
    var openCount = 2 * columnCount
    var row = component.rows.lowerBound
    while row < component.rows.upperBound && symbols[row].level <= lastConstraintLevel {
      let level = symbols[row].level
      var isConcerned = false
      while row < component.rows.upperBound && symbols[row].level == level {
        isConcerned = addCosts(of: row, lasting: lasting) || isConcerned
        row += 1
      }
      if !isConcerned { continue }
      for column in 0..<columnCount {
        for bit in UInt8(0)..<2 where scratch.open[column] & (1 << bit) != 0 {
          let cost = bit == 0 ? scratch.gradient[column] : scratch.descent[column]
          if Tolerance.isZero(cost, magnitude: scratch.magnitude[column]) { continue }
          if cost < 0 { return false }
          scratch.open[column] &= ~(1 << bit)
          openCount -= 1
        }
        scratch.gradient[column] = 0
        scratch.descent[column] = 0
        scratch.magnitude[column] = 0
      }
      if openCount == 0 { return true }
    }
    return false
  }

  /// Adds what a row costs at least, per unit that each column moves up, and down; returns false if nothing.
  @inline(__always)
  private func addCosts(of row: Int32, lasting: Bool) -> Bool {
    let symbol = symbols[row]
    if !symbol.isBasic {
      addCosts(of: symbol, along: symbol.column, rate: 1)
    } else if symbol.value == 0 && symbol.cellCount == 1 && !(lasting && symbol.constant.parameters != 0) {
      let cell = cells[symbol.firstCell]
      addCosts(of: symbol, along: cell.column, rate: cell.value)
    } else if symbol.slope != 0 {
      for index in symbol.cells {
        let cost = symbol.slope * cells[index].value
        scratch.gradient[cells[index].column] += cost
        scratch.descent[cells[index].column] -= cost
        scratch.magnitude[cells[index].column] += abs(cost)
      }
    } else {
      return false
    }
    return true
  }

  /// Adds what a symbol that is zero costs.
  @inline(__always)
  private func addCosts(of symbol: Symbol, along column: Int32, rate: Double) {
    let up = abs(rate) * symbol.costOfLeavingZero(upwards: rate > 0)
    let down = abs(rate) * symbol.costOfLeavingZero(upwards: rate < 0)
    scratch.gradient[column] += up
    scratch.descent[column] += down
    scratch.magnitude[column] += max(up, down)
  }

  /// Goes as far as ``Scratch/probe`` can grow without a loss to any constraint.
  ///
  /// - Returns: How each external changed, or changes for ever; nothing if the form cannot grow.
  mutating func probe(_ index: Int) -> [Double]? {
    let externals = components[index].externals
    updateValues(components[index])
    var change = externals.map { symbols[$0].isBasic ? -symbols[$0].value : 0 }
    scratch.ray = nil
    guard optimize(index, isProbing: true) else { return nil }
    if let ray = scratch.ray {
      let entering = columns[components[index].firstColumn + ray.column]
      return externals.map { external in
        let rate =
          external == entering ? 1 : symbols[external].isBasic ? coefficient(external, column: ray.column) : 0
        return ray.isUpwards ? rate : -rate
      }
    }
    for (position, external) in externals.enumerated() where symbols[external].isBasic {
      change[position] += symbols[external].value
    }
    return change
  }
}

extension Simplex {
  /// Whether a component with one column cannot move, though the sides of rows that are zero say it can.
  ///
  /// That is where most labels are: at the size of their content, which they neither want to leave nor exceed. With
  /// more columns a combination of them may be free all the same.
  func isPinned(_ index: Int32) -> Bool {
    let component = components[index]
    if component.columnCount != 1 { return false }
    return isCostly(component, isUpwards: true) && isCostly(component, isUpwards: false)
  }

  /// Whether the only column of a component cannot move in a direction without a loss.
  private func isCostly(_ component: Component, isUpwards: Bool) -> Bool {
    let parametric = columns[component.firstColumn]
    var row = component.rows.lowerBound
    while row < component.rows.upperBound && symbols[row].level <= lastConstraintLevel {
      let level = symbols[row].level
      var derivative = 0.0
      var magnitude = 0.0
      while row < component.rows.upperBound && symbols[row].level == level {
        let cost = cost(of: row, parametric, isUpwards: isUpwards)
        derivative += cost
        magnitude += abs(cost)
        row += 1
      }
      if !Tolerance.isZero(derivative, magnitude: magnitude) { return derivative > 0 }
    }
    return false
  }

  /// How much more a row costs, per unit that the only column moves.
  private func cost(of row: Int32, _ parametric: Int32, isUpwards: Bool) -> Double {
    let symbol = symbols[row]
    if row == parametric { return symbol.costOfLeavingZero(upwards: isUpwards) }
    if !symbol.isBasic { return 0 }
    let coefficient = coefficient(row, column: 0)
    let rate = isUpwards ? coefficient : -coefficient
    if symbol.value != 0 { return symbol.slope * rate }
    return abs(rate) * symbol.costOfLeavingZero(upwards: rate > 0)
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

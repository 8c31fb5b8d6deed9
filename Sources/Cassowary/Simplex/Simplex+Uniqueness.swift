extension Simplex {
  /// Whether a certificate shows that a component has one optimum, where the signs of zero rows alone do not show it.
  ///
  /// Most labels are in such a component: they have the size of their content, which they want neither to leave nor
  /// to exceed. A row that is zero and mentions one column has a known cost in either direction; the cost of any
  /// other row is bounded from below by its sign. So the cost of a move is at least the sum of the costs of its parts,
  /// column by column, and if each of these is positive then so is the cost of every combination.
  ///
  /// A certificate is kept until the parameters or the component change.
  func hasUniquenessCertificate(_ index: Int32) -> Bool {
    if revised(of: index) != nil {
      let movement = movement(of: index)
      // It may have got a tableau just now.
      if revised(of: index) != nil { return movement == nil }
    }
    if certificateParameters != parameters {
      certificateParameters = parameters
      for index in 0..<components.count { components[index].hasCertificate = false }
    }
    if !components[index].hasCertificate {
      components[index].hasCertificate = findCertificate(of: components[index], isLasting: false)
    }
    return components[index].hasCertificate
  }

  /// Whether the optimum rests on the order of the variables that elimination left free.
  func isDecidedByOrder(_ system: System) -> Bool {
    var isMentioned = Buffer<Bool>()
    for index in 0..<components.end where components[index].isDecidedByOrder {
      let component = components[index]
      if component.rowCount > 0 && hasUniquenessCertificate(index) { continue }
      // A variable that no constraint mentions is zero in any order.
      if isMentioned.count == 0 { isMentioned = system.mentionedVariables() }
      let external = symbols[component.externals.lowerBound].source
      if component.columnCount > 1 || isMentioned[external] { return true }
    }
    return false
  }

  /// Whether the values of a component are certainly its only optimum, because every part of a move has a cost.
  ///
  /// - Parameter isLasting: Whether that has to hold for as long as no symbol changes its sign, whatever the
  ///   parameters are: then a symbol that is zero only at the present ones counts with the sign it has.
  func findCertificate(of component: Component, isLasting: Bool) -> Bool {
    countOpenDirections(of: component, isLasting: isLasting) == 0
  }

  /// How the externals of a component move along its optimal face if every column does that can; `nil` if that
  /// is not known, or if not all of them can at once.
  ///
  /// The amounts are numbers without a pattern, so that no sum of them is zero by chance.
  ///
  /// - Complexity: O(cells).
  func movementOfAllColumns(of index: Int32) -> [Double]? {
    let component = components[index]
    guard let openCount = countOpenDirections(of: component, isLasting: false), openCount > 0 else {
      return nil
    }
    scratch.gradient.reset(to: 0, count: Int(component.columnCount))
    for column in 0..<component.columnCount where !scratch.open[column].isEmpty {
      let amount = 1 + scatter(columns[component.firstColumn + column] - component.firstSymbol)
      scratch.gradient[column] = scratch.open[column] == .down ? -amount : amount
    }
    // A symbol of one cell had its exact costs counted when the directions were closed.
    for row in component.rows where isAtBreakpoint(symbols[row]) && symbols[row].cellCount > 1 {
      let rate = rate(of: symbols[row])
      if rate != 0 && symbols[row].isNegative != (rate < 0) { return nil }
    }
    return component.externals.map { rate(of: symbols[$0]) }
  }

  /// Whether a symbol has its breakpoint here, at the level of a constraint.
  private func isAtBreakpoint(_ symbol: Symbol) -> Bool {
    symbol.isBasic && symbol.value == 0 && symbol.level <= lastConstraintLevel
  }

  /// How fast a symbol moves if each column moves as fast as ``Scratch/gradient`` says.
  private func rate(of symbol: Symbol) -> Double {
    if !symbol.isBasic { return scratch.gradient[symbol.column] }
    var (rate, magnitude) = (0.0, 0.0)
    for index in symbol.cells {
      let share = cells[index].value * scratch.gradient[cells[index].column]
      rate += share
      magnitude += abs(share)
    }
    return abs(rate) <= Tolerance.relative * magnitude ? 0 : rate
  }

  /// Closes the directions of columns that have a cost, and counts those that are left in ``Scratch/open``.
  ///
  /// - Returns: `nil` if a cost is negative, which it may only seem to be where a symbol at zero counts as being on one side.
  private func countOpenDirections(of component: Component, isLasting: Bool) -> Int? {
    let columnCount = Int(component.columnCount)
    scratch.open.reset(to: .both, count: columnCount)
    scratch.gradient.reset(to: 0, count: columnCount)
    scratch.descent.reset(to: 0, count: columnCount)
    scratch.magnitude.reset(to: 0, count: columnCount)
    var openCount = 2 * columnCount
    var row = component.rows.lowerBound
    while row < component.rows.upperBound && symbols[row].level <= lastConstraintLevel {
      let level = symbols[row].level
      var isConcerned = false
      while row < component.rows.upperBound && symbols[row].level == level {
        isConcerned = addCosts(of: row, isLasting: isLasting) || isConcerned
        row += 1
      }
      if !isConcerned { continue }
      for column in 0..<columnCount {
        var open = scratch.open[column]
        for isUpwards in [true, false] where open.contains(.one(isUpwards: isUpwards)) {
          let cost = isUpwards ? scratch.gradient[column] : scratch.descent[column]
          if Tolerance.isZero(cost, magnitude: scratch.magnitude[column]) { continue }
          if cost < 0 { return nil }
          open.remove(.one(isUpwards: isUpwards))
          openCount -= 1
        }
        scratch.open[column] = open
        scratch.gradient[column] = 0
        scratch.descent[column] = 0
        scratch.magnitude[column] = 0
      }
      if openCount == 0 { return 0 }
    }
    return openCount
  }

  /// Adds the least cost of a row per unit that each column moves up, and down; returns false if there is none.
  @inline(__always)
  private func addCosts(of row: Int32, isLasting: Bool) -> Bool {
    let symbol = symbols[row]
    if !symbol.isBasic {
      addCosts(of: symbol, along: symbol.column, rate: 1)
    } else if symbol.value == 0 && symbol.cellCount == 1 && !(isLasting && symbol.constant.parameters != 0) {
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

  /// Adds the cost of a symbol that is zero.
  @inline(__always)
  private func addCosts(of symbol: Symbol, along column: Int32, rate: Double) {
    let up = abs(rate) * symbol.costOfLeavingZero(upwards: rate > 0)
    let down = abs(rate) * symbol.costOfLeavingZero(upwards: rate < 0)
    scratch.gradient[column] += up
    scratch.descent[column] += down
    scratch.magnitude[column] += max(up, down)
  }
}

extension Simplex {
  /// How the externals of a component change if a linear form of them grows as far as it can at no cost.
  ///
  /// - Parameters:
  ///   - index: The component; the search happens in a copy.
  ///   - form: The form's coefficients, one for each external.
  ///   - sign: 1 to let the form grow, −1 to let it shrink.
  ///   - pivots: Where the pivots of the search are counted.
  /// - Returns: How each external changed, or how fast it changes if the form is unbounded; `nil` if the form cannot
  ///   grow.
  func probe(
    _ index: Int32, along form: borrowing Buffer<Double>, sign: Double, countingIn pivots: inout Int
  ) -> [Double]? {
    let probe = copy(index)
    probe.scratch.probe.reset(to: 0, count: form.count)
    for column in 0..<form.count { probe.scratch.probe[column] = sign * form[column] }
    let change = probe.followProbe()
    pivots += probe.pivots
    return change
  }

  private func followProbe() -> [Double]? {
    let component = components[0]
    updateValues(component)
    var change = component.externals.map { symbols[$0].isBasic ? -symbols[$0].value : 0 }
    scratch.ray = nil
    guard optimize(0, isProbing: true) else { return nil }
    if let ray = scratch.ray {
      let entering = columns[component.firstColumn + ray.column]
      return component.externals.map { external in
        let rate =
          external == entering ? 1 : symbols[external].isBasic ? coefficient(external, column: ray.column) : 0
        return ray.isUpwards ? rate : -rate
      }
    }
    for (position, external) in component.externals.enumerated() where symbols[external].isBasic {
      change[position] += symbols[external].value
    }
    return change
  }
}

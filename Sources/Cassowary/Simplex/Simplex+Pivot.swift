extension Simplex {
  /// Finds a direction whose first non-zero derivative, from the most important level down, is negative.
  ///
  /// Inside the level the steepest direction wins, ties by column; under Bland's rule the lowest symbol wins.
  func findEntering(_ component: inout Component, isBland: Bool, isProbing: Bool) -> Entering? {
    let columnCount = Int(component.columnCount)
    scratch.open.reset(to: .both, count: columnCount)
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
      if open.isEmpty { continue }
      let symbol = columns[component.firstColumn + column]
      let isOwnLevel = symbols[symbol].level == level
      var left: OpenDirections = []
      for isUpwards in [true, false] where open.contains(.one(isUpwards: isUpwards)) {
        let own = isOwnLevel ? symbols[symbol].costOfLeavingZero(upwards: isUpwards) : 0
        let derivative = (isUpwards ? scratch.gradient[column] : -scratch.gradient[column]) + own
        if Tolerance.isZero(derivative, magnitude: scratch.magnitude[column] + own) {
          left.insert(.one(isUpwards: isUpwards))
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

extension Simplex {
  /// Finds the breakpoint at which a direction stops reducing the cost.
  ///
  /// Breakpoints of less important levels are passed: their symbols merely change sign. Breakpoints of the improved
  /// level are passed while the derivative stays negative, which is the long step of Fourer's piecewise-linear
  /// simplex. Breakpoints of more important levels always stop the move.
  func findLeaving(_ component: Component, _ entering: Entering, isBland: Bool) -> Breakpoint? {
    collectBreakpoints(component, entering, isBland: isBland)
    guard var nearest = nearestBreakpoint(isBland: isBland) else { return nil }
    var derivative = entering.derivative
    var limit = RoundLimit(scratch.breakpoints.count)
    while !isBland {
      limit.countRound(of: "passing breakpoints")
      let symbol = symbols[nearest.symbol]
      if symbol.level < entering.level { break }
      let jump = nearest.rate * symbol.slopeJump
      derivative += jump
      if derivative >= -Tolerance.relative * max(1, jump) { break }
      removeBreakpoint(of: nearest.symbol)
      guard let next = nearestBreakpoint(isBland: false) else { return nearest }
      nearest = next
    }
    return nearest
  }

  private func collectBreakpoints(_ component: Component, _ entering: Entering, isBland: Bool) {
    scratch.breakpoints.removeAll()
    let last = isBland ? component.allSymbols.upperBound - 1 : entering.lastBlocking
    if last < component.firstSymbol { return }
    for index in component.firstSymbol...last where symbols[index].isBasic {
      let coefficient = coefficient(index, column: entering.column)
      if coefficient == 0 { continue }
      let rate = entering.isUpwards ? coefficient : -coefficient
      let symbol = symbols[index]
      if symbol.isNegative == (rate > 0) && symbol.kind != .intermediate {
        scratch.breakpoints.append(
          Breakpoint(distance: abs(symbol.value / rate), rate: abs(rate), symbol: index))
      }
    }
  }

  /// The nearest breakpoint; among equally near ones the steepest, or under Bland's rule the lowest symbol.
  private func nearestBreakpoint(isBland: Bool) -> Breakpoint? {
    var best: Breakpoint?
    for position in 0..<scratch.breakpoints.count {
      let breakpoint = scratch.breakpoints[position]
      guard let chosen = best else {
        best = breakpoint
        continue
      }
      let difference = breakpoint.distance - chosen.distance
      if Tolerance.isZero(difference, magnitude: breakpoint.distance + chosen.distance) {
        // Breakpoints are in the order of the symbols, so under Bland's rule the first of equals stays.
        if !isBland && breakpoint.rate > chosen.rate { best = breakpoint }
      } else if difference < 0 {
        best = breakpoint
      }
    }
    return best
  }

  private func removeBreakpoint(of symbol: Int32) {
    for position in 0..<scratch.breakpoints.count where scratch.breakpoints[position].symbol == symbol {
      // The breakpoints must stay in the order of the symbols: ties depend on it.
      for next in position..<(scratch.breakpoints.count - 1) {
        scratch.breakpoints[next] = scratch.breakpoints[next + 1]
      }
      scratch.breakpoints.truncate(to: scratch.breakpoints.count - 1)
      return
    }
  }
}

extension Simplex {
  /// The coefficient of a basic symbol in a column, found by bisection.
  @inline(__always)
  func coefficient(_ symbol: Int32, column: Int32) -> Double {
    let row = symbols[symbol]
    var low = row.firstCell
    var high = row.firstCell + row.cellCount
    while low < high {
      let middle = (low + high) / 2
      let found = cells[middle].column
      if found == column { return cells[middle].value }
      if found < column { low = middle + 1 } else { high = middle }
    }
    return 0
  }

  /// Replaces the cells of a row with the merged ones, moving the row to the end when it outgrew its place.
  func storeMergedCells(in symbol: Int32) {
    let count = scratch.merged.end
    if count > symbols[symbol].cellCapacity {
      let capacity = count + count / 2 + 2
      symbols[symbol].firstCell = cells.end
      symbols[symbol].cellCapacity = capacity
      cells.append(repeating: Cell(column: 0, value: 0), count: Int(capacity))
    }
    symbols[symbol].cellCount = count
    let first = symbols[symbol].firstCell
    for index in 0..<count { cells[first + index] = scratch.merged[index] }
  }

  /// Merges `row + factor × other` without one column into the scratch cells.
  ///
  /// - Complexity: O(cells of both rows).
  func merge(_ row: Symbol, without column: Int32, plus factor: Double, times other: Symbol) {
    scratch.merged.removeAll()
    var a = row.firstCell
    let aEnd = a + row.cellCount
    var b = other.firstCell
    let bEnd = b + other.cellCount
    while a < aEnd || b < bEnd {
      let left = a < aEnd ? cells[a].column : Int32.max
      let right = b < bEnd ? cells[b].column : Int32.max
      if left == column && left != right {
        a += 1
      } else if left < right {
        scratch.merged.append(cells[a])
        a += 1
      } else if right < left {
        scratch.merged.append(Cell(column: right, value: factor * cells[b].value))
        b += 1
      } else {
        let mine = left == column ? 0 : cells[a].value
        let theirs = factor * cells[b].value
        let sum = mine + theirs
        if abs(sum) > Tolerance.relative * (abs(mine) + abs(theirs)) {
          scratch.merged.append(Cell(column: left, value: sum))
        }
        a += 1
        b += 1
      }
    }
  }

  /// Exchanges the parametric symbol of a column with a basic one.
  ///
  /// The basic symbol's row is solved for the entering one, `e = (l − constant − Σ others) / pivot`, and
  /// substituted into every other row of the component (Badros, Borning & Stuckey §2.4).
  ///
  /// - Complexity: O(cells of the rows that mention the column).
  func pivot(_ component: Component, entering column: Int32, leaving: Int32) {
    pivots += 1
    let entering = columns[component.firstColumn + column]
    let pivot = coefficient(leaving, column: column)
    var row = symbols[leaving]
    for index in row.cells {
      cells[index].value = cells[index].column == column ? 1 / pivot : -cells[index].value / pivot
    }
    row.constant = row.constant * (-1 / pivot)
    symbols[entering].constant = row.constant
    symbols[entering].firstCell = row.firstCell
    symbols[entering].cellCount = row.cellCount
    symbols[entering].cellCapacity = row.cellCapacity
    symbols[entering].column = -1
    symbols[leaving].column = column
    symbols[leaving].cellCount = 0
    symbols[leaving].cellCapacity = 0
    symbols[leaving].value = 0
    columns[component.firstColumn + column] = leaving
    for index in component.allSymbols where symbols[index].isBasic && index != entering {
      let factor = coefficient(index, column: column)
      if factor == 0 { continue }
      merge(symbols[index], without: column, plus: factor, times: symbols[entering])
      storeMergedCells(in: index)
      symbols[index].constant += symbols[entering].constant * factor
    }
  }
}

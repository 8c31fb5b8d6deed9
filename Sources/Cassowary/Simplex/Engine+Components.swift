extension Engine {
  /// Splits the rows that have no symbol yet into connected components and gives each a tableau.
  ///
  /// Rows of a component are sorted by level, then in the order the constraints were added; its columns stand
  /// for its free roots in the order the variables were made.
  ///
  /// - Complexity: O(rows + terms), plus sorting the cells of each row.
  mutating func buildComponents() {
    simplex.lastConstraintLevel = rows.levelCount(above: Strength.tieBreak.rawValue)
    let first = simplex.components.count
    // As a rule, equalities alone say where everything is.
    if elimination.steps.count == system.unknownCount { return }
    numberComponents(connectRoots())
    placeSymbols(sortedRows(), ofComponentsFrom: first)
    statistics.components += simplex.components.count - first
  }

  /// Takes all rows out of the simplex.
  mutating func removeComponents() {
    simplex.removeAll()
    componentOf.reset(to: -1, count: system.variables.count)
    for index in 0..<rows.rows.count { rows.rows[index].symbol = -1 }
  }

  /// Joins the free roots that share a row; returns the union-find forest over variables.
  private mutating func connectRoots() -> Buffer<Int32> {
    var groups = Buffer<Int32>(capacity: system.variables.count)
    for variable in 0..<system.variables.end { groups.append(variable) }
    for index in 0..<rows.rows.count
    where rows.rows[index].symbol < 0 && rows.rows[index].cellCount > 1 {
      let row = rows.rows[index]
      let first = find(rows.cells[row.firstCell].variable, in: groups)
      for cell in Range(row.firstCell + 1, count: row.cellCount - 1) {
        let other = find(rows.cells[cell].variable, in: groups)
        let joined = find(first, in: groups)
        // The lowest variable leads, so that nothing depends on the order of the rows.
        if other < joined { groups[joined] = other } else { groups[other] = joined }
      }
    }
    return groups
  }

  private func find(_ variable: Int32, in groups: borrowing Buffer<Int32>) -> Int32 {
    var current = variable
    while groups[current] != current {
      groups[current] = groups[groups[current]]
      current = groups[current]
    }
    return current
  }

  /// Gives each free root a component, and each component its place among the symbols and columns.
  private mutating func numberComponents(_ groups: consuming Buffer<Int32>) {
    let firstNew = simplex.components.count
    var symbol = simplex.symbols.end
    var column = simplex.columns.end
    // Free roots are numbered in the order of the variables; the leader of a group comes first.
    for variable in 0..<system.variables.end where componentOf[variable] < 0 {
      if !system.variables[variable].isAlive { continue }
      if !elimination.isRoot(variable) || !elimination.isFree(variable) { continue }
      let leader = find(variable, in: groups)
      if leader == variable {
        componentOf[variable] = simplex.components.end
        simplex.components.append(Component(firstSymbol: 0, rowCount: 0, firstColumn: 0, columnCount: 0))
      } else {
        componentOf[variable] = componentOf[leader]
      }
      simplex.components[componentOf[variable]].columnCount += 1
    }
    for index in 0..<rows.rows.count where rows.rows[index].symbol < 0 {
      simplex.components[componentOf[rows.cells[rows.rows[index].firstCell].variable]].rowCount += 1
    }
    for index in firstNew..<simplex.components.count {
      simplex.components[index].firstSymbol = symbol
      simplex.components[index].firstColumn = column
      symbol += simplex.components[index].rowCount + simplex.components[index].columnCount
      column += simplex.components[index].columnCount
    }
  }

  /// Rows without a symbol by level, then by order.
  private struct SortedRows: ~Copyable {
    var rows = Buffer<Int32>()
    /// Of each level, where its rows end.
    var ends = Buffer<Int32>()

    @inline(__always)
    func forEach(_ body: (_ row: Int32, _ level: Int32) -> Void) {
      var position: Int32 = 0
      for level in 0..<ends.end {
        while position < ends[level] {
          body(rows[position], level)
          position += 1
        }
      }
    }
  }

  private mutating func sortedRows() -> SortedRows {
    var sorted = SortedRows()
    // Where the next row of each level goes: to begin with, where the level begins.
    sorted.ends.reset(to: 0, count: rows.strengths.count + 2)
    for index in 0..<rows.rows.count where rows.rows[index].symbol < 0 {
      let level = rows.level(of: system.strength(of: rows.rows[index].source))
      rows.rows[index].symbol = ~level
      sorted.ends[level + 1] += 1
    }
    for level in 1..<sorted.ends.count { sorted.ends[level] += sorted.ends[level - 1] }
    sorted.rows.reset(to: 0, count: Int(sorted.ends[sorted.ends.count - 1]))
    for index in 0..<rows.rows.count where rows.rows[index].symbol < 0 {
      let level = ~rows.rows[index].symbol
      sorted.rows[sorted.ends[level]] = Int32(index)
      sorted.ends[level] += 1
    }
    return sorted
  }

  private mutating func placeSymbols(_ sorted: consuming SortedRows, ofComponentsFrom first: Int) {
    var externalCount = 0
    for index in first..<simplex.components.count {
      externalCount += Int(simplex.components[index].columnCount)
    }
    simplex.symbols.append(
      repeating: Symbol(constant: .zero, level: 0, source: 0, kind: .external),
      count: sorted.rows.count + externalCount)
    simplex.columns.append(repeating: 0, count: externalCount)
    // With some room for pivots; once there are any, edits had better not copy them all for a few more.
    if simplex.cells.count == 0 { simplex.cells.reserve(rows.cells.count + rows.cells.count / 4) }
    var columnOf = Buffer<Int32>()
    columnOf.reset(to: -1, count: system.variables.count)
    var filled = Buffer<Int32>()
    filled.reset(to: 0, count: simplex.components.count - first)
    for variable in 0..<system.variables.end where componentOf[variable] >= first {
      let component = simplex.components[componentOf[variable]]
      let place = Int(componentOf[variable]) - first
      let column = filled[place]
      filled[place] += 1
      columnOf[variable] = column
      let symbol = component.firstSymbol + component.rowCount + column
      simplex.symbols[symbol].column = column
      simplex.symbols[symbol].source = variable
      simplex.symbols[symbol].level = rows.strengths.end + 1 + column
      simplex.columns[component.firstColumn + column] = symbol
    }
    numberRows(sorted, ofComponentsFrom: first, columnOf)
    sorted.forEach { index, level in
      let row = rows.rows[index]
      if simplex.symbols[row.symbol].isBasic { place(row, level, columnOf) }
    }
  }

  /// Gives every row its symbol, and every component a basis to begin with.
  ///
  /// A root begins as what the strongest optional row that is about it alone wants it to be, or else as zero. That
  /// takes no search, because each of these rows is solved by itself, and as a rule it is close to the optimum:
  /// contents have their natural sizes. Linear programming calls it a crash basis.
  private mutating func numberRows(
    _ sorted: borrowing SortedRows, ofComponentsFrom first: Int, _ columnOf: borrowing Buffer<Int32>
  ) {
    var filled = Buffer<Int32>()
    filled.reset(to: 0, count: simplex.components.count - first)
    sorted.forEach { index, level in
      let row = rows.rows[index]
      let root = rows.cells[row.firstCell]
      let place = Int(componentOf[root.variable]) - first
      let component = simplex.components[componentOf[root.variable]]
      let symbol = component.firstSymbol + filled[place]
      filled[place] += 1
      rows.rows[index].symbol = symbol
      if level == 0 || row.cellCount > 1 || !isGoodStart(row, root.coefficient) { return }
      let external = component.firstSymbol + component.rowCount + columnOf[root.variable]
      if !simplex.symbols[external].isBasic { exchange(external, with: symbol, row, level, in: component) }
    }
  }

  /// How far from zero a root may begin: what comes back from farther away is not quite what it would have been.
  private static let farthestStart = 5000.0

  /// Whether a root can begin as what a row wants it to be without a loss of digits.
  @inline(__always)
  private func isGoodStart(_ row: Row, _ coefficient: Double) -> Bool {
    let magnitude = abs(coefficient)
    // The coefficients of other rows are divided by it too, and must not become next to nothing.
    return magnitude >= Elimination.smallestPivot && magnitude * Elimination.smallestPivot <= 1
      && row.constant.magnitude(parameters) <= Engine.farthestStart * magnitude
  }

  /// Solves a row of one root for the root.
  @inline(__always)
  private mutating func exchange(
    _ external: Int32, with symbol: Int32, _ row: Row, _ level: Int32, in component: Component
  ) {
    let column = simplex.symbols[external].column
    let factor = 1 / rows.cells[row.firstCell].coefficient
    simplex.symbols[external].constant = row.constant * -factor
    simplex.symbols[external].firstCell = simplex.cells.end
    simplex.symbols[external].cellCount = 1
    simplex.symbols[external].cellCapacity = 1
    simplex.symbols[external].column = -1
    simplex.cells.append(Cell(column: column, value: factor))
    simplex.symbols[symbol] = Symbol(
      constant: row.constant, column: column, level: level, source: row.source,
      kind: system.kind(of: row.source))
    simplex.columns[component.firstColumn + column] = symbol
  }

  /// Puts a row into the tableau, with the roots that begin as something as what they are.
  @inline(__always)
  private mutating func place(_ row: Row, _ level: Int32, _ columnOf: borrowing Buffer<Int32>) {
    let component = simplex.components[componentOf[rows.cells[row.firstCell].variable]]
    let first = simplex.cells.end
    var constant = row.constant
    for index in row.cells {
      let term = rows.cells[index]
      let column = columnOf[term.variable]
      let root = simplex.symbols[component.firstSymbol + component.rowCount + column]
      if root.isBasic {
        constant += root.constant * term.coefficient
        simplex.cells.append(
          Cell(column: column, value: term.coefficient * simplex.cells[root.firstCell].value))
      } else {
        simplex.cells.append(Cell(column: column, value: term.coefficient))
      }
    }
    var placed = UnsafeMutableBufferPointer(start: simplex.cells.base + Int(first), count: Int(row.cellCount))
    // Most have one cell or two, and calling a sort takes longer than ordering these.
    if placed.count == 2 && placed[0].column > placed[1].column { placed.swapAt(0, 1) }
    if placed.count > 2 { placed.sort { $0.column < $1.column } }
    simplex.symbols[row.symbol] = Symbol(
      constant: constant, firstCell: first, cellCount: row.cellCount, cellCapacity: row.cellCount,
      level: level, source: row.source, kind: system.kind(of: row.source))
  }
}

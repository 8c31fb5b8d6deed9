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
    let groups = connectRoots()
    let layout = numberComponents(groups)
    placeSymbols(layout, ofComponentsFrom: first)
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
    for variable in 0..<Int32(system.variables.count) { groups.append(variable) }
    for index in 0..<rows.rows.count
    where rows.rows[index].symbol < 0 && rows.rows[index].cellCount > 1 {
      let row = rows.rows[index]
      let first = find(rows.cells[row.firstCell].variable, in: groups)
      for cell in (row.firstCell + 1)..<(row.firstCell + row.cellCount) {
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

  /// How many rows and columns each component has, and where they begin.
  private struct ComponentLayout: ~Copyable {
    /// Rows without a symbol by level, then by order.
    var sortedRows = Buffer<Int32>()
    /// Of each of these, its level.
    var levels = Buffer<Int32>()
  }

  private mutating func numberComponents(_ groups: borrowing Buffer<Int32>) -> ComponentLayout {
    var layout = ComponentLayout()
    let firstNew = simplex.components.count
    var symbol = Int32(simplex.symbols.count)
    var column = Int32(simplex.columns.count)
    // Free roots are numbered in the order of the variables; the leader of a group comes first.
    for variable in 0..<Int32(system.variables.count) where componentOf[variable] < 0 {
      if !system.variables[variable].isAlive { continue }
      if !elimination.isRoot(variable) || !elimination.isFree(variable) { continue }
      let leader = find(variable, in: groups)
      if leader == variable {
        componentOf[variable] = Int32(simplex.components.count)
        simplex.components.append(Component(firstSymbol: 0, rowCount: 0, firstColumn: 0, columnCount: 0))
      } else {
        componentOf[variable] = componentOf[leader]
      }
      simplex.components[componentOf[variable]].columnCount += 1
    }
    for index in 0..<rows.rows.count where rows.rows[index].symbol < 0 {
      simplex.components[componentOf[rows.cells[rows.rows[index].firstCell].variable]].rowCount += 1
    }
    sortRowsByLevel(into: &layout)
    for index in firstNew..<simplex.components.count {
      simplex.components[index].firstSymbol = symbol
      simplex.components[index].firstColumn = column
      symbol += simplex.components[index].rowCount + simplex.components[index].columnCount
      column += simplex.components[index].columnCount
    }
    return layout
  }

  private func sortRowsByLevel(into layout: inout ComponentLayout) {
    var next = Buffer<Int32>()
    next.reset(to: 0, count: rows.strengths.count + 2)
    var unsorted = Buffer<(row: Int32, level: Int32)>()
    for index in 0..<Int32(rows.rows.count) where rows.rows[index].symbol < 0 {
      let level = rows.level(of: system.strength(of: rows.rows[index].source))
      unsorted.append((index, level))
      next[level + 1] += 1
    }
    for level in 1..<next.count { next[level] += next[level - 1] }
    layout.sortedRows.reset(to: 0, count: unsorted.count)
    layout.levels.reset(to: 0, count: unsorted.count)
    for index in 0..<unsorted.count {
      let (row, level) = unsorted[index]
      layout.sortedRows[next[level]] = row
      layout.levels[next[level]] = level
      next[level] += 1
    }
  }

  private mutating func placeSymbols(_ layout: borrowing ComponentLayout, ofComponentsFrom first: Int) {
    var externalCount = 0
    for index in first..<simplex.components.count {
      externalCount += Int(simplex.components[index].columnCount)
    }
    simplex.symbols.append(
      repeating: Symbol(constant: .zero, level: 0, source: 0, kind: .external),
      count: layout.sortedRows.count + externalCount)
    simplex.columns.append(repeating: 0, count: externalCount)
    // With some room for pivots; once there are any, edits had better not copy them all for a few more.
    if simplex.cells.count == 0 { simplex.cells.reserve(rows.cells.count + rows.cells.count / 4) }
    var columnOf = Buffer<Int32>()
    columnOf.reset(to: -1, count: system.variables.count)
    var filled = Buffer<Int32>()
    filled.reset(to: 0, count: simplex.components.count - first)
    for variable in 0..<Int32(system.variables.count) where componentOf[variable] >= first {
      let component = simplex.components[componentOf[variable]]
      let place = Int(componentOf[variable]) - first
      let column = filled[place]
      filled[place] += 1
      columnOf[variable] = column
      let symbol = component.firstSymbol + component.rowCount + column
      simplex.symbols[symbol].column = column
      simplex.symbols[symbol].source = variable
      simplex.symbols[symbol].level = Int32(rows.strengths.count) + 1 + column
      simplex.columns[component.firstColumn + column] = symbol
    }
    let wishes = firstWishes(layout)
    filled.reset(to: 0, count: simplex.components.count - first)
    for position in 0..<layout.sortedRows.count {
      let index = layout.sortedRows[position]
      let variable = rows.cells[rows.rows[index].firstCell].variable
      let component = simplex.components[componentOf[variable]]
      let symbol = component.firstSymbol + filled[Int(componentOf[variable]) - first]
      filled[Int(componentOf[variable]) - first] += 1
      rows.rows[index].symbol = symbol
      place(rows.rows[index], level: layout.levels[position], at: symbol, columnOf, wishes)
      if wishes[variable] == index { grantWish(rows.rows[index], symbol, columnOf[variable], in: component) }
    }
  }

  /// Of each free root, the strongest optional row that is about it alone; −1 for none.
  ///
  /// A component begins where these rows are zero, instead of its roots. That is a basis which needs no search, as
  /// every root is solved for by itself, and as a rule it is close to the optimum: contents have their natural
  /// sizes. Linear programming calls this a crash basis.
  private func firstWishes(_ layout: borrowing ComponentLayout) -> Buffer<Int32> {
    var wishes = Buffer<Int32>()
    wishes.reset(to: -1, count: system.variables.count)
    for position in 0..<layout.sortedRows.count where layout.levels[position] > 0 {
      let row = rows.rows[layout.sortedRows[position]]
      if row.cellCount > 1 { continue }
      let cell = rows.cells[row.firstCell]
      if wishes[cell.variable] >= 0 || abs(cell.coefficient) < Elimination.smallestPivot { continue }
      wishes[cell.variable] = layout.sortedRows[position]
    }
    return wishes
  }

  /// Puts a row into the tableau, with every root that a wish is granted for as what it is by that.
  @inline(__always)
  private mutating func place(
    _ row: Row, level: Int32, at symbol: Int32, _ columnOf: borrowing Buffer<Int32>,
    _ wishes: borrowing Buffer<Int32>
  ) {
    let first = Int32(simplex.cells.count)
    var constant = row.constant
    for index in row.firstCell..<(row.firstCell + row.cellCount) {
      let term = rows.cells[index]
      var factor = term.coefficient
      if wishes[term.variable] >= 0 {
        let wish = rows.rows[wishes[term.variable]]
        factor /= rows.cells[wish.firstCell].coefficient
        constant += wish.constant * -factor
      }
      simplex.cells.append(Cell(column: columnOf[term.variable], value: factor))
    }
    var placed = UnsafeMutableBufferPointer(start: simplex.cells.base + Int(first), count: Int(row.cellCount))
    // Most have one cell or two, and calling a sort takes longer than ordering these.
    if placed.count == 2 && placed[0].column > placed[1].column { placed.swapAt(0, 1) }
    if placed.count > 2 { placed.sort { $0.column < $1.column } }
    simplex.symbols[symbol] = Symbol(
      constant: constant, firstCell: first, cellCount: row.cellCount, cellCapacity: row.cellCount,
      level: level, source: row.source, kind: system.kind(of: row.source))
  }

  /// Exchanges a row of one root, which was just placed, with the root.
  @inline(__always)
  private func grantWish(_ row: Row, _ symbol: Int32, _ column: Int32, in component: Component) {
    let external = component.firstSymbol + component.rowCount + column
    let factor = 1 / rows.cells[row.firstCell].coefficient
    simplex.symbols[external].constant = row.constant * -factor
    simplex.symbols[external].firstCell = simplex.symbols[symbol].firstCell
    simplex.symbols[external].cellCount = 1
    simplex.symbols[external].cellCapacity = 1
    simplex.symbols[external].column = -1
    simplex.cells[simplex.symbols[symbol].firstCell].value = factor
    simplex.symbols[symbol].cellCount = 0
    simplex.symbols[symbol].cellCapacity = 0
    simplex.symbols[symbol].column = column
    simplex.columns[component.firstColumn + column] = symbol
  }
}

// From rows to components: rows that share a free root form a component.

extension Simplex {
  /// Makes components of all rows, as ``insert(_:_:of:at:)`` does.
  func insert(_ presolve: Presolve, of system: System, at present: ParameterValues) {
    lastConstraintLevel = presolve.rows.levelCount(above: Strength.tieBreak.rawValue)
    // Usually equalities alone determine every variable. Then all that is left are rows about intermediates, if any.
    if presolve.isComplete(system) && !presolve.elimination.hasIntermediates { return }
    insert(RowsToPlace(allOf: presolve, system), presolve, of: system, at: present)
  }

  /// Makes a component of each connected part of rows that have no symbol yet, with a basis to begin with.
  ///
  /// Rows of a component are sorted by level, then in the order the constraints were added; its columns stand
  /// for its free roots in the order the variables were made.
  ///
  /// - Parameter present: The parameters for which the first basis should be close to the optimum.
  /// - Complexity: O(rows + terms), plus sorting the cells of each row.
  func insert(
    _ unplaced: borrowing RowsToPlace, _ presolve: Presolve, of system: System,
    at present: ParameterValues
  ) {
    lastConstraintLevel = presolve.rows.levelCount(above: Strength.tieBreak.rawValue)
    let first = components.count
    if unplaced.roots.count == 0 { return }
    numberComponents(
      connectRoots(unplaced, presolve.rows, variableCount: system.variables.count), unplaced, presolve.rows)
    let sorted = sortedRows(unplaced, presolve.rows, system)
    let columnOf = makeExternals(
      unplaced, ofComponentsFrom: first, presolve.rows, variableCount: system.variables.count)
    if presolve.elimination.hasIntermediates { noteIntermediates(unplaced, presolve.elimination, columnOf) }
    chooseRevised(from: first)
    let placed = placeRows(sorted, ofComponentsFrom: first, presolve.rows, columnOf, system, present)
    for index in first..<components.count {
      if insertRevised(index, placed, presolve.rows, columnOf, system, present) { continue }
      for symbol in components[index].rows where symbols[symbol].isBasic {
        insert(presolve.rows.rows[placed[symbol]], symbols[symbol].level, presolve.rows, columnOf, system)
      }
    }
    builtCount += components.count - first
  }

  /// Joins the free roots that share a row.
  private func connectRoots(
    _ unplaced: borrowing RowsToPlace, _ rows: RowTable, variableCount: Int
  ) -> Groups {
    let groups = Groups(of: unplaced.roots, below: variableCount)
    for index in 0..<unplaced.rows.count where rows.rows[unplaced.rows[index]].cellCount > 1 {
      let row = rows.rows[unplaced.rows[index]]
      var leader = rows.cells[row.firstCell].variable
      for cell in Range(row.firstCell + 1, count: row.cellCount - 1) {
        leader = groups.join(leader, rows.cells[cell].variable)
      }
    }
    return groups
  }

  /// Gives each free root a component, and each component its ranges of symbols and columns.
  private func numberComponents(
    _ groups: borrowing Groups, _ unplaced: borrowing RowsToPlace, _ rows: RowTable
  ) {
    let firstNew = components.count
    var symbol = symbols.end
    var column = columns.end
    // Free roots are numbered in the order of the variables; the leader of a group comes first.
    for index in 0..<unplaced.roots.count {
      let variable = unplaced.roots[index]
      let leader = groups.leader(of: variable)
      if leader == variable {
        componentOf[variable] = components.end
        components.append(.empty)
      } else {
        componentOf[variable] = componentOf[leader]
      }
      components[componentOf[variable]].columnCount += 1
    }
    for index in 0..<unplaced.rows.count {
      let root = rows.cells[rows.rows[unplaced.rows[index]].firstCell].variable
      components[componentOf[root]].rowCount += 1
    }
    for index in firstNew..<components.count {
      components[index].firstSymbol = symbol
      components[index].firstColumn = column
      symbol += components[index].rowCount + components[index].columnCount
      column += components[index].columnCount
    }
  }

  private func sortedRows(
    _ unplaced: borrowing RowsToPlace, _ rows: RowTable, _ system: System
  ) -> RowsByLevel {
    var sorted = RowsByLevel()
    // First how many rows each level has, then where the next row of each level goes, at last where it ends.
    sorted.ends.reset(to: 0, count: rows.strengths.count + 2)
    for index in 0..<unplaced.rows.count {
      let row = unplaced.rows[index]
      let level = rows.level(of: system.strength(of: rows.rows[row].source))
      rows.rows[row].symbol = ~level
      sorted.ends[level + 1] += 1
    }
    for level in 1..<sorted.ends.count { sorted.ends[level] += sorted.ends[level - 1] }
    sorted.rows.reset(to: 0, count: Int(sorted.ends[sorted.ends.count - 1]))
    for index in 0..<unplaced.rows.count {
      let row = unplaced.rows[index]
      let level = ~rows.rows[row].symbol
      sorted.rows[sorted.ends[level]] = row
      sorted.ends[level] += 1
    }
    return sorted
  }

  /// Makes the symbols of new components, and the externals among them parametric.
  ///
  /// - Returns: For each variable that is an external of a new component, its column.
  private func makeExternals(
    _ unplaced: borrowing RowsToPlace, ofComponentsFrom first: Int, _ rows: RowTable,
    variableCount: Int
  ) -> Buffer<Int32> {
    symbols.append(
      repeating: Symbol(constant: .zero, level: 0, source: 0, kind: .external),
      count: unplaced.rows.count + unplaced.roots.count)
    columns.append(repeating: 0, count: unplaced.roots.count)
    // Some room for pivots; later edits grow the buffer as needed instead of copying it all for a few cells.
    if cells.count == 0 { cells.reserve(rows.cells.count + rows.cells.count / 4) }
    var columnOf = Buffer<Int32>()
    // Only the columns of the roots are ever read.
    columnOf.append(count: variableCount) { _ in }
    var filled = Buffer<Int32>()
    filled.reset(to: 0, count: components.count - first)
    for index in 0..<unplaced.roots.count {
      let variable = unplaced.roots[index]
      let component = components[componentOf[variable]]
      let position = Int(componentOf[variable]) - first
      let column = filled[position]
      filled[position] += 1
      columnOf[variable] = column
      let symbol = component.firstSymbol + component.rowCount + column
      symbols[symbol].column = column
      symbols[symbol].source = variable
      symbols[symbol].level = rows.strengths.end + 1 + column
      columns[component.firstColumn + column] = symbol
    }
    return columnOf
  }

  /// Makes intermediates of the externals that required rows define.
  private func noteIntermediates(
    _ unplaced: borrowing RowsToPlace, _ elimination: Elimination,
    _ columnOf: borrowing Buffer<Int32>
  ) {
    for index in 0..<unplaced.roots.count where !elimination.isFree(unplaced.roots[index]) {
      let variable = unplaced.roots[index]
      let component = components[componentOf[variable]]
      symbols[component.firstSymbol + component.rowCount + columnOf[variable]].kind = .intermediate
    }
  }

  /// Makes a row basic; roots that are basic already are replaced by their rows.
  @inline(__always)
  private func insert(
    _ row: Row, _ level: Int32, _ rows: RowTable, _ columnOf: borrowing Buffer<Int32>,
    _ system: System
  ) {
    let component = components[componentOf[rows.cells[row.firstCell].variable]]
    let first = cells.end
    var constant = row.constant
    for index in row.cells {
      let term = rows.cells[index]
      let column = columnOf[term.variable]
      let root = symbols[component.firstSymbol + component.rowCount + column]
      if root.isBasic {
        // Its row has one cell, in the column it had: see `exchange` in Simplex+CrashBasis.swift.
        constant += root.constant * term.coefficient
        cells.append(Cell(column: column, value: term.coefficient * cells[root.firstCell].value))
      } else {
        cells.append(Cell(column: column, value: term.coefficient))
      }
    }
    var inserted = UnsafeMutableBufferPointer(start: cells.base + Int(first), count: Int(row.cellCount))
    // Most rows have one cell or two, and calling a sort takes longer than ordering these.
    if inserted.count == 2 && inserted[0].column > inserted[1].column { inserted.swapAt(0, 1) }
    if inserted.count > 2 { inserted.sort { $0.column < $1.column } }
    symbols[row.symbol] = Symbol(
      constant: constant, firstCell: first, cellCount: row.cellCount, cellCapacity: row.cellCount,
      level: level, source: row.source, kind: system.kind(of: row.source))
  }
}

extension System {
  /// How strongly the source of a row asks to hold in the present solution.
  @inline(__always)
  func strength(of source: Int32) -> Double {
    source < 0 ? Strength.required.rawValue : constraints[source].presentStrength
  }

  /// Whether the source of a row asks for zero, or for no less.
  @inline(__always)
  func kind(of source: Int32) -> SymbolKind {
    source >= 0 && constraints[source].relation == .equal ? .equality : .inequality
  }
}

/// Rows without a symbol and free roots without a component, which are about to be made into components.
struct RowsToPlace: ~Copyable {
  /// Rows of the table, in its order.
  var rows = Buffer<Int32>()
  /// The free roots, all that the rows mention among them, in the order of the variables.
  var roots = Buffer<Int32>()
}

extension RowsToPlace {
  /// Every row and every external.
  init(allOf presolve: Presolve, _ system: System) {
    rows.reserve(presolve.rows.rows.count)
    for index in 0..<presolve.rows.rows.end where !presolve.rows.rows[index].isRemoved { rows.append(index) }
    for variable in 0..<system.variables.end
    where system.variables[variable].isAlive && presolve.isExternal(variable) {
      roots.append(variable)
    }
  }
}

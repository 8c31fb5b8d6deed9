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

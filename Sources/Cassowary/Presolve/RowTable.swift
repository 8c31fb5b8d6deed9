/// The rows on their way from presolve to the simplex.
///
/// Exclusive access to its buffers is not checked; ``Elimination`` says what the checks would cost.
final class RowTable {
  @exclusivity(unchecked) var rows = Buffer<Row>()
  @exclusivity(unchecked) private(set) var cells = Buffer<RootTerm>()
  /// For each constraint, its row or −1.
  @exclusivity(unchecked) private var rowOf = Buffer<Int32>()
  /// For each non-negative variable, the row of its bound or −1.
  @exclusivity(unchecked) private var boundOf = Buffer<Int32>()
  /// For each free root, the rows of the tightest constant bounds that non-negative variables put on it; −1 for
  /// none.
  @exclusivity(unchecked) private var lowerBounds = Buffer<Int32>()
  @exclusivity(unchecked) private var upperBounds = Buffer<Int32>()
  /// The strengths of the optional rows, strongest first.
  @exclusivity(unchecked) private(set) var strengths = Buffer<Double>()
  private var lastNoted = 0.0
  /// Whether a required inequality became neither a row nor a check because it holds whatever the parameters are.
  var hasUncheckedConstraints = false
  /// The definitions that were substituted to make a row or a check.
  @exclusivity(unchecked) private(set) var substitutions = Buffer<Substitution>()
  /// The number of removed rows, of which only the places are left.
  private var removedCount = 0
  /// The numbers of rows made and of their terms, for statistics.
  private(set) var rowCount = 0
  private(set) var termCount = 0

  func reset(variableCount: Int, constraintCount: Int) {
    rows.removeAll()
    rowOf.reset(to: -1, count: constraintCount)
    boundOf.reset(to: -1, count: variableCount)
    removedCount = 0
    cells.removeAll()
    lowerBounds.reset(to: -1, count: variableCount)
    upperBounds.reset(to: -1, count: variableCount)
    strengths.removeAll()
    lastNoted = 0
    hasUncheckedConstraints = false
    substitutions.removeAll()
  }

  func reserve(_ count: Int) {
    rows.reserve(count)
    cells.reserve(count + count / 4)
  }

  /// Makes room for new variables and constraints.
  func extend(variableCount: Int, constraintCount: Int) {
    rowOf.append(repeating: -1, count: constraintCount - rowOf.count)
    boundOf.append(repeating: -1, count: variableCount - boundOf.count)
    lowerBounds.append(repeating: -1, count: variableCount - lowerBounds.count)
    upperBounds.append(repeating: -1, count: variableCount - upperBounds.count)
  }

  func resetStatistics() {
    rowCount = 0
    termCount = 0
  }

  /// The row of a constraint, or of the bound of a variable; −1 for none.
  func row(of source: Int32) -> Int32 {
    source < 0 ? boundOf[~source] : rowOf[source]
  }

  /// The intermediate that the row of a definition defines.
  func definedVariable(of row: Row) -> Int32 {
    cells[row.firstCell + row.cellCount - 1].variable
  }

  private func setRow(_ row: Int32, of source: Int32) {
    if source < 0 { boundOf[~source] = row } else { rowOf[source] = row }
  }
}

// MARK: - Adding

extension RowTable {
  func addCell(_ coefficient: Double, _ variable: Int32) {
    cells.append(RootTerm(coefficient: coefficient, variable: variable))
  }

  func addCells(_ entries: borrowing Buffer<RootEntry>, times sign: Double) {
    cells.append(count: entries.count) { memory in
      for index in 0..<entries.count {
        memory[index] = RootTerm(
          coefficient: entries[index].coefficient * sign, variable: entries[index].variable)
      }
    }
  }

  /// Makes a row of the cells that were added last.
  func addRow(of source: Int32, constant: Affine, cellCount: Int32, _ strength: Double) {
    if strength < Strength.required.rawValue { note(strength) }
    setRow(rows.end, of: source)
    rowCount += 1
    termCount += Int(cellCount)
    rows.append(
      Row(constant: constant, firstCell: cells.end - cellCount, cellCount: cellCount, source: source))
  }

  /// Makes a row of `coefficient × root + constant ≥ 0`, or tightens the row that bounds the root already.
  func addBound(of variable: Int32, coefficient: Double, on root: Int32, _ constant: Double) {
    let isLower = coefficient > 0
    let known = isLower ? lowerBounds[root] : upperBounds[root]
    guard known >= 0 else {
      if isLower { lowerBounds[root] = rows.end } else { upperBounds[root] = rows.end }
      addCell(coefficient, root)
      addRow(
        of: ~variable, constant: Affine(constant: constant), cellCount: 1, Strength.required.rawValue)
      return
    }
    let row = rows[known]
    let bound = -row.constant.constant / cells[row.firstCell].coefficient
    let new = -constant / coefficient
    if isLower ? new > bound : new < bound {
      setRow(-1, of: row.source)
      setRow(known, of: ~variable)
      rows[known].source = ~variable
      rows[known].constant = Affine(constant: constant)
      cells[row.firstCell].coefficient = coefficient
    }
  }

  func addSubstitutions(of variables: borrowing Buffer<Int32>, for source: Int32) {
    substitutions.append(count: variables.count) { memory in
      for index in 0..<variables.count {
        memory[index] = Substitution(user: source, definition: variables[index])
      }
    }
  }

  /// Inserts a strength into the sorted strengths.
  private func note(_ strength: Double) {
    if strength == lastNoted { return }
    lastNoted = strength
    var low = 0
    var high = strengths.count
    while low < high {
      let middle = (low + high) / 2
      if strengths[middle] == strength { return }
      if strengths[middle] > strength { low = middle + 1 } else { high = middle }
    }
    strengths.append(strength)
    var index = strengths.count - 1
    while index > low {
      strengths[index] = strengths[index - 1]
      index -= 1
    }
    strengths[low] = strength
  }
}

// MARK: - Levels

extension RowTable {
  /// The number of optional levels stronger than a strength, which is also the last of their numbers.
  func levelCount(above strength: Double) -> Int32 {
    var count = strengths.count
    while count > 0 && strengths[count - 1] <= strength { count -= 1 }
    return Int32(count)
  }

  /// The level of a strength: 0 is required, 1 the strongest optional one.
  func level(of strength: Double) -> Int32 {
    if strength >= Strength.required.rawValue { return 0 }
    var low = 0
    var high = strengths.count
    while low < high {
      let middle = (low + high) / 2
      if strengths[middle] > strength { low = middle + 1 } else { high = middle }
    }
    return Int32(low + 1)
  }
}

// MARK: - Changing

extension RowTable {
  /// Adds a number to the constant of a row.
  func shift(_ row: Int32, by difference: Double) {
    rows[row].constant.constant += difference
  }

  /// Whether the row that bounds a free root constrains it at least as tightly as a linked variable would.
  func isBounded(_ link: Link) -> Bool {
    let known = link.factor > 0 ? lowerBounds[link.parent] : upperBounds[link.parent]
    if known < 0 { return false }
    let row = rows[known]
    let bound = -row.constant.constant / cells[row.firstCell].coefficient
    let own = -link.constant.constant / link.factor
    let rounding = Tolerance.relative * max(1, abs(bound))
    return link.factor > 0 ? own <= bound + rounding : own >= bound - rounding
  }

  /// Forgets the rows that bound a root.
  func removeBounds(of root: Int32) {
    lowerBounds[root] = -1
    upperBounds[root] = -1
  }

  /// Removes the row of a source, if there is one; the others stay where they are.
  ///
  /// - Returns: The first free root of the row.
  func removeRow(of source: Int32) -> Int32? {
    let row = row(of: source)
    if row < 0 { return nil }
    setRow(-1, of: source)
    removedCount += 1
    rows[row].cellCount = 0
    return cells[rows[row].firstCell].variable
  }

  /// Removes the substitutions of some sources.
  func removeSubstitutions(where isUnwanted: (_ source: Int32) -> Bool) {
    substitutions.removeAll { isUnwanted($0.user) }
  }

  /// Whether more rows were removed than not.
  var isMostlyRemoved: Bool { removedCount > 64 && 2 * removedCount > rows.count }

  /// Closes the gaps that removed rows left.
  func closeGaps() {
    var kept: Int32 = 0
    var keptCells: Int32 = 0
    for index in 0..<rows.end where !rows[index].isRemoved {
      var row = rows[index]
      let root = cells[row.firstCell].variable
      setRow(kept, of: row.source)
      if row.source < 0 {
        if lowerBounds[root] == index { lowerBounds[root] = kept }
        if upperBounds[root] == index { upperBounds[root] = kept }
      }
      for cell in row.cells { cells[keptCells + cell - row.firstCell] = cells[cell] }
      row.firstCell = keptCells
      keptCells += row.cellCount
      rows[kept] = row
      kept += 1
    }
    rows.truncate(to: Int(kept))
    cells.truncate(to: Int(keptCells))
    removedCount = 0
  }
}

/// `Σ cells + constant`, to be zero or at least zero.
struct Row: BitwiseCopyable {
  var constant: Affine
  var firstCell: Int32
  var cellCount: Int32
  /// The constraint, or `~variable` for a variable that must not be negative.
  var source: Int32
  /// The row's symbol in the simplex; negative before it has one, `~level` while rows are sorted.
  var symbol: Int32 = -1

  /// Whether it was removed; only its place is left.
  var isRemoved: Bool { cellCount == 0 }
  var cells: Range<Int32> { Range(firstCell, count: cellCount) }
}

/// A record that a definition was substituted while something was reduced to free roots.
struct Substitution: BitwiseCopyable {
  /// The user of the definition: the variable that was eliminated then, or the source of a row or a check.
  var user: Int32
  /// The variable whose definition was substituted.
  var definition: Int32
}

/// Constraints as they were stated, as rows of a ``RevisedSimplex``: nothing is eliminated.
///
/// A row is a constraint, with the sign that makes it non-negative if it holds, or the bound of a
/// non-negative variable. So the multipliers of rows are also those of constraints.
///
/// Exclusive access to its buffers is not checked: with the checks, building a chain of conflicts takes 3 % more
/// instructions.
final class StatedRows {
  let simplex = RevisedSimplex()
  /// For each row, the constraint, or `~variable` for a variable that must not be negative.
  @exclusivity(unchecked) private(set) var sources = Buffer<Int32>()
  /// For each row, its constant.
  @exclusivity(unchecked) private(set) var constants = Buffer<Affine>()
  /// For each column, its variable; sorted.
  private(set) var variables: [Int32]
  @exclusivity(unchecked) private var row = SparseVector()

  /// - Parameter variables: The variables of the rows, sorted; none of them a parameter.
  init(about variables: [Int32]) {
    self.variables = variables
    row.reset(count: variables.count)
  }

  /// Removes the rows, keeps the memory, and begins with other variables.
  func reset(about variables: [Int32]) {
    simplex.removeAll()
    sources.removeAll()
    constants.removeAll()
    self.variables = variables
    row.reset(count: variables.count)
  }

  /// Makes room for the rows that are about to be added, each at a level of its own.
  func reserve(rows rowCount: Int, cells: Int) {
    simplex.reserve(rows: rowCount, externals: variables.count, cells: cells, levels: rowCount)
    sources.reserve(rowCount)
    constants.reserve(rowCount)
  }

  /// The column of a variable, by bisection; −1 if the rows are not about it.
  func column(of variable: Int32) -> Int32 {
    var (low, high) = (0, variables.count)
    // Mostly they are consecutive.
    let guess = high == 0 ? -1 : Int(variable) - Int(variables[0])
    if guess >= 0 && guess < high && variables[guess] == variable { return Int32(guess) }
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low < variables.count && variables[low] == variable ? Int32(low) : -1
  }

  func addBound(of variable: Int32, level: Int32, kind: SymbolKind = .inequality) {
    row.add(1, at: column(of: variable))
    addRow(of: ~variable, level: level, kind: kind, Affine.zero)
  }

  /// Adds the bounds of the variables that must not be negative.
  ///
  /// - Parameter level: The level of a bound, by its position among them.
  func addBounds(_ system: System, level: (Int32) -> Int32) {
    for variable in variables where system.variables[variable].isNonNegative {
      addBound(of: variable, level: level(sources.end))
    }
  }

  /// Adds a constraint. Variables that the rows are not about count as zero.
  ///
  /// - Parameter kind: The kind of the row, if it differs from the constraint's.
  func addConstraint(_ slot: Int32, _ system: System, level: Int32, kind: SymbolKind? = nil) {
    let record = system.constraints[slot]
    let sign: Double = record.relation == .lessThanOrEqual ? -1 : 1
    for index in record.terms {
      let term = system.terms[index]
      let variable = term.variable.index
      let column = system.isUnknown(variable) ? column(of: variable) : -1
      if column >= 0 { row.add(sign * term.coefficient, at: column) }
    }
    let ownKind: SymbolKind = record.relation == .equal ? .equality : .inequality
    addRow(of: slot, level: level, kind: kind ?? ownKind, system.knownPart(of: slot) * sign)
  }

  /// Adds a form that should be zero and isn't a constraint.
  func addForm(_ terms: [Term], level: Int32) {
    for cell in terms.withUnsafeBufferPointer({ columns(of: $0) }) { row.add(cell.value, at: cell.position) }
    addRow(of: StatedRows.form, level: level, kind: .equality, Affine.zero)
  }

  /// The source of a row that ``addForm(_:level:)`` made.
  private static let form = Int32.max

  /// Makes a row of the cells in ``row``. There may be none: a constraint on parameters, or one whose terms
  /// cancel out.
  private func addRow(of source: Int32, level: Int32, kind: SymbolKind, _ constant: Affine) {
    for index in 0..<row.positions.count {
      let column = row.positions[index]
      if abs(row[column]) <= Tolerance.smallestCoefficient { continue }
      simplex.addCell(row[column], column: column)
    }
    row.clear()
    sources.append(source)
    constants.append(constant)
    simplex.addRow(level: level, kind: kind, constant: constant)
  }

  /// Completes the rows; see ``RevisedSimplex/finish(externalCount:at:isInOrder:)``.
  func finish(at parameters: ParameterValues, isInOrder: Bool = false) {
    simplex.finish(externalCount: Int32(variables.count), at: parameters, isInOrder: isInOrder)
  }

  /// Completes rows that have to hold in order, and gives them no basis yet.
  func finishInOrder(at parameters: ParameterValues) {
    simplex.finishRows(externalCount: Int32(variables.count), at: parameters, isInOrder: true)
  }

  /// The part of `Σ terms` that is about the variables of the rows, by column.
  func columns(of terms: UnsafeBufferPointer<Term>) -> [LineCell] {
    var cells: [LineCell] = []
    for term in terms {
      let column = column(of: term.variable.index)
      if column >= 0 { cells.append(LineCell(position: column, value: term.coefficient)) }
    }
    return cells
  }
}

extension System {
  /// The variables that aren't parameters.
  var unknowns: [Int32] { (0..<variables.end).filter { isUnknown($0) } }
}

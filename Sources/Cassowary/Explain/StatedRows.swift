/// Constraints as they were stated, as rows of a ``RevisedSimplex``: nothing is eliminated.
///
/// A row is a constraint, turned so that it should not be negative, or the bound of a non-negative variable.
/// So the multipliers of rows are those of constraints.
struct StatedRows: ~Copyable {
  var simplex = RevisedSimplex()
  /// Of each row, the constraint, or `~variable` for a variable that must not be negative.
  private(set) var sources = Buffer<Int32>()
  /// Of each row, its constant.
  private(set) var constants = Buffer<Affine>()
  /// Of each variable, its column; −1 if it is not among them.
  private(set) var columnOf = Buffer<Int32>()
  /// Of each column, its variable.
  private(set) var variables = Buffer<Int32>()
  private var row = SparseVector()

  /// Numbers the variables that the rows are about.
  init(_ system: borrowing System, where isIncluded: (_ variable: Int32) -> Bool = { _ in true }) {
    columnOf.reset(to: -1, count: system.variables.count)
    for variable in 0..<system.variables.end where system.isUnknown(variable) && isIncluded(variable) {
      columnOf[variable] = variables.end
      variables.append(variable)
    }
    row.reset(count: variables.count)
  }

  mutating func addBound(of variable: Int32, level: Int32, kind: SymbolKind = .inequality) {
    row.add(1, at: columnOf[variable])
    addRow(of: ~variable, level: level, kind: kind, Affine.zero)
  }

  /// Adds a constraint, unless it mentions a variable that the rows are not about.
  ///
  /// - Parameter kind: Not what the constraint is, but what the row should be, if that differs.
  mutating func addConstraint(
    _ slot: Int32, _ system: borrowing System, level: Int32, kind: SymbolKind? = nil
  ) {
    let record = system.constraints[slot]
    let sign: Double = record.relation == .lessThanOrEqual ? -1 : 1
    for index in record.terms {
      let term = system.terms[index]
      let variable = term.variable.index
      if system.isUnknown(variable) {
        if columnOf[variable] < 0 { return row.clear() }
        row.add(sign * term.coefficient, at: columnOf[variable])
      }
    }
    let ownKind: SymbolKind = record.relation == .equal ? .equality : .inequality
    addRow(of: slot, level: level, kind: kind ?? ownKind, system.knownPart(of: slot) * sign)
  }

  /// Makes a row of the cells in ``row``. There may be none: a constraint on parameters, or one whose terms
  /// cancel out.
  private mutating func addRow(of source: Int32, level: Int32, kind: SymbolKind, _ constant: Affine) {
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
  mutating func finish(at parameters: ParameterValues, isInOrder: Bool = false) {
    simplex.finish(externalCount: variables.end, at: parameters, isInOrder: isInOrder)
  }

  /// The part of `Σ terms` that is about the variables of the rows, by column.
  func columns(of terms: UnsafeBufferPointer<Term>) -> [LineCell] {
    var cells: [LineCell] = []
    for term in terms where columnOf[term.variable.index] >= 0 {
      cells.append(LineCell(position: columnOf[term.variable.index], value: term.coefficient))
    }
    return cells
  }
}

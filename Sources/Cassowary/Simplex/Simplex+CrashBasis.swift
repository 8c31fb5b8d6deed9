extension Simplex {
  /// Gives every row its symbol, and every component with a tableau a basis to begin with.
  ///
  /// A root begins with the value that its strongest optional row of one cell asks for, or else at zero. That takes no
  /// search, because each of these rows is solved separately, and it is usually close to the optimum:
  /// contents have their natural sizes. Linear programming calls it a crash basis (Bixby, *Implementing the
  /// simplex method: the initial basis*, ORSA Journal on Computing 4, 1992).
  ///
  /// - Returns: The row of each symbol.
  func placeRows(
    _ sorted: borrowing RowsByLevel, ofComponentsFrom first: Int, _ rows: RowTable,
    _ columnOf: borrowing Buffer<Int32>, _ system: System, _ present: ParameterValues
  ) -> RowOfSymbol {
    let placed = RowOfSymbol(
      from: components[first].firstSymbol, count: symbols.end - components[first].firstSymbol)
    var filled = Buffer<Int32>()
    filled.reset(to: 0, count: components.count - first)
    sorted.forEach { index, level in
      let row = rows.rows[index]
      let root = rows.cells[row.firstCell]
      let position = Int(componentOf[root.variable]) - first
      let component = components[componentOf[root.variable]]
      let symbol = component.firstSymbol + filled[position]
      filled[position] += 1
      rows.rows[index].symbol = symbol
      symbols[symbol].level = level
      placed[symbol] = index
      if !component.isTableau || level == 0 || row.cellCount > 1
        || !isGoodStart(row, root.coefficient, present)
      {
        return
      }
      let external = component.firstSymbol + component.rowCount + columnOf[root.variable]
      if symbols[external].isBasic { return }
      exchange(external, with: symbol, row, level, in: component, root.coefficient, system)
    }
    return placed
  }

  /// How far from zero a root may begin: starting farther out loses digits on the way back.
  ///
  /// Doubles carry 16 digits; a sum with 5000 in it keeps 12 behind the point, which the tolerance needs.
  private static let farthestStart = 5000.0

  /// Whether a root can begin with the value that a row asks for without a loss of digits.
  @inline(__always)
  private func isGoodStart(_ row: Row, _ coefficient: Double, _ present: ParameterValues) -> Bool {
    let magnitude = abs(coefficient)
    // The coefficients of other rows are divided by this one, too, and must not become negligible.
    return magnitude >= Tolerance.smallestPivot && magnitude * Tolerance.smallestPivot <= 1
      && row.constant.magnitude(present) <= Simplex.farthestStart * magnitude
  }

  /// Solves a row of one cell for its root: the root becomes basic, the row's symbol parametric.
  @inline(__always)
  private func exchange(
    _ external: Int32, with symbol: Int32, _ row: Row, _ level: Int32, in component: Component,
    _ coefficient: Double, _ system: System
  ) {
    let column = symbols[external].column
    let factor = 1 / coefficient
    symbols[external].constant = row.constant * -factor
    symbols[external].firstCell = cells.end
    symbols[external].cellCount = 1
    symbols[external].cellCapacity = 1
    symbols[external].column = -1
    cells.append(Cell(column: column, value: factor))
    symbols[symbol] = Symbol(
      constant: row.constant, column: column, level: level, source: row.source,
      kind: system.kind(of: row.source))
    columns[component.firstColumn + column] = symbol
  }
}

/// Rows without a symbol by level, then by order.
struct RowsByLevel: ~Copyable {
  var rows = Buffer<Int32>()
  /// For each level, the end of its rows.
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

/// For each new symbol that belongs to a row, that row.
struct RowOfSymbol: ~Copyable {
  private var rows = Buffer<Int32>()
  private let firstSymbol: Int32

  init(from firstSymbol: Int32, count: Int32) {
    self.firstSymbol = firstSymbol
    // Only the places of rows are ever read.
    rows.append(count: Int(count)) { _ in }
  }

  @inline(__always)
  subscript(symbol: Int32) -> Int32 {
    get { rows[symbol - firstSymbol] }
    nonmutating set { rows[symbol - firstSymbol] = newValue }
  }
}

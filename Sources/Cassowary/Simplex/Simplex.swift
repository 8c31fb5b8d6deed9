/// What presolve leaves over, solved to strict lexicographic optimality: one small tableau per component.
///
/// A *symbol* is a quantity with a cost that has a kink at zero: the error of a soft equality (costs its
/// magnitude), the slack of an inequality (costs when negative), or an external variable (costs its magnitude
/// at a level of its own below all others, which makes every optimum unique). In Cassowary's terms the
/// positive and the negative part of an error are one symbol here; which part is basic is its `side`.
///
/// Required inequalities are level 0 and elastic: there are no artificial variables, and an infeasible
/// component is one whose level 0 cost stays positive. Levels are strictly ordered; errors inside one add up.
///
/// The steps follow Badros, Borning & Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm*
/// (ACM TOCHI 2001) §2; the treatment of kinks is the piecewise-linear simplex of Fourer (Math. Programming
/// 33, 1985).
struct Simplex: ~Copyable {
  var symbols = Buffer<Symbol>()
  /// Of each column of each component: the index of the parametric symbol it stands for.
  var columns = Buffer<Int32>()
  var cells = Buffer<Cell>()
  var components = Buffer<Component>()
  var parameters = ParameterValues()
  /// The levels after this one only choose among optima; see ``Strength/tieBreak``.
  var lastConstraintLevel = Int32.max
  var pivots = 0
  /// The parameters for which components are known to be pinned.
  var pinParameters = ParameterValues()
  /// How many symbols belong to no component any more.
  private var garbage = 0
  var scratch = Scratch()
}

/// A basic symbol is a row, `constant + Σ cell × parametric symbol`; a parametric one is zero and owns a
/// column.
struct Symbol: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// Costs |value|.
    case equality
    /// Costs max(0, −value).
    case inequality
    /// A free variable of the presolved system; costs |value| at a level below all constraints.
    case external
  }

  var constant: Affine
  /// The constant for the present parameters; zero while parametric.
  var value = 0.0
  var firstCell: Int32 = 0
  var cellCount: Int32 = 0
  var cellCapacity: Int32 = 0
  /// The column inside the component while parametric, −1 while basic.
  var column: Int32 = -1
  /// 0 is required; larger is less important.
  var level: Int32
  /// The constraint, `~variable` of a non-negative variable, or the external variable itself.
  var source: Int32
  var kind: Kind
  /// Which side of the kink a basic symbol is on.
  var isNegative = false

  var isBasic: Bool { column < 0 }
  var cells: Range<Int32> { Range(firstCell, count: cellCount) }

  /// The derivative of the cost by the value.
  var slope: Double {
    switch kind {
    case .inequality: isNegative ? -1 : 0
    case .equality, .external: isNegative ? -1 : 1
    }
  }

  /// How much the slope jumps at the kink.
  var kink: Double { kind == .inequality ? 1 : 2 }

  /// The cost of moving away from zero, per unit.
  func costOfLeavingZero(upwards: Bool) -> Double {
    kind == .inequality && upwards ? 0 : 1
  }
}

/// A coefficient of a row; cells of a row are sorted by column and never zero.
struct Cell: BitwiseCopyable {
  var column: Int32
  private var packed: PackedDouble

  @inline(__always)
  init(column: Int32, value: Double) {
    self.column = column
    packed = PackedDouble(value)
  }

  @inline(__always)
  var value: Double {
    get { packed.value }
    set { packed = PackedDouble(newValue) }
  }
}

/// A range of symbols that share columns: first the rows, sorted by level, then the externals.
struct Component: BitwiseCopyable {
  var firstSymbol: Int32
  var rowCount: Int32
  var firstColumn: Int32
  var columnCount: Int32
  /// Whether the optimum of the constraints leaves some direction open.
  var hasAlternatives = false
  /// Whether the optimum was found by bringing externals near to zero, one after the other.
  var isDecidedByOrder = false
  /// Whether it certainly cannot move at ``Simplex/pinParameters``.
  var isKnownToBePinned = false
  /// Whether its rows are about to go into other components.
  var isDissolved = false
  /// Whether nothing changed since its values were computed, but maybe the parameters.
  var isCurrent = false
  /// Whether the basis was optimal when it was last left.
  var isOptimal = false

  var rows: Range<Int32> { Range(firstSymbol, count: rowCount) }
  var externals: Range<Int32> { Range(firstSymbol &+ rowCount, count: columnCount) }
  var allSymbols: Range<Int32> { Range(firstSymbol, count: rowCount &+ columnCount) }
}

/// Storage that one optimisation at a time uses, kept to save allocations.
struct Scratch: ~Copyable {
  var gradient = Buffer<Double>()
  /// The derivatives the other way, where they are not just the negative ones.
  var descent = Buffer<Double>()
  var magnitude = Buffer<Double>()
  /// Bit 0: moving up is still free of cost; bit 1: moving down is.
  var open = Buffer<UInt8>()
  /// A linear form of a component's externals.
  var probe = Buffer<Double>()
  /// The direction in which a probe can go on without end.
  var ray: Simplex.Entering?
  var merged = Buffer<Cell>()
  var kinks = Buffer<Kink>()
}

/// Where a basic symbol meets zero while a parametric one moves.
struct Kink: BitwiseCopyable {
  var distance: Double
  /// How fast the symbol moves, per unit of the parametric one; positive.
  var rate: Double
  var symbol: Int32
}

// MARK: - Rows

extension Simplex {
  mutating func removeAll() {
    symbols.removeAll()
    columns.removeAll()
    cells.removeAll()
    components.removeAll()
    garbage = 0
  }

  /// Whether there are more symbols of components that were dissolved than others.
  var isMostlyGarbage: Bool { garbage > 64 && garbage > symbols.count / 2 }

  /// Leaves nothing of the dissolved components but the places they had.
  mutating func emptyDissolved() {
    for index in 0..<components.count where components[index].isDissolved {
      garbage += components[index].allSymbols.count
      components[index] = Component(
        firstSymbol: components[index].firstSymbol, rowCount: 0, firstColumn: components[index].firstColumn,
        columnCount: 0, isCurrent: true, isOptimal: true)
    }
  }

  /// The coefficient of a basic symbol in a column, found by bisection.
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
  mutating func storeMergedCells(in symbol: Int32) {
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
  mutating func merge(_ row: Symbol, without column: Int32, plus factor: Double, times other: Symbol) {
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
  mutating func pivot(_ component: Component, entering column: Int32, leaving: Int32) {
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

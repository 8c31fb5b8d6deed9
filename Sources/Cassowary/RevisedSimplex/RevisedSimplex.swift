/// The simplex for large components: the steps of ``Simplex`` on a factorised basis instead of a tableau.
///
/// A tableau of a chain of n views has n² / 2 cells, and each pivot changes most of them. Here nothing is
/// kept but the rows as presolve made them, which never change, and which of the symbols are parametric.
/// There are always as many of those as externals, and each has a *position*; the *basis matrix* B has their
/// rows, an external counting as a row of its own. Whatever the steps need to know is a solution of a system
/// with B, whose factors are sparse (see ``LUFactorization``):
///
///     values of the externals                  B x = −constants of the parametric rows
///     how x moves with a parametric symbol     B x = unit vector of its position
///     reduced costs of a level                 Bᵀ d = Σ slope × row over the basic rows of the level
///     what a row is in parametric symbols      Bᵀ y = row
///
/// This is the revised simplex of linear programming (Dantzig & Orchard-Hays, *The product form for the
/// inverse in the simplex method*, 1954; with factors, Bartels & Golub 1969). Levels are optimised one after
/// the other, strongest first. A direction that costs something at the optimum of a level is *closed*: no
/// optimum of the weaker levels may use it, and because weaker levels enter open directions only, which cost
/// nothing, the reduced costs of a level that is done never change. So only one vector of reduced costs
/// exists at a time, and when no direction is open everything is decided.
///
///     symbols      [ rows, sorted by level | externals, sorted by variable ]
///     positions    0, 1, 2, … as many as externals
///
/// Exclusive access to what it stores is not checked: with the checks, other content in a calendar takes 70 % more
/// instructions.
final class RevisedSimplex {
  @exclusivity(unchecked) var matrix = CoefficientMatrix()
  @exclusivity(unchecked) var symbols = Buffer<BasisSymbol>()
  /// For each row, its constant, scaled as the row is.
  @exclusivity(unchecked) var constants = Buffer<Affine>()
  /// The rows whose constants depend on parameters.
  @exclusivity(unchecked) var rowsWithParameters = Buffer<Int32>()
  /// By how much constants changed since the optimum was found.
  @exclusivity(unchecked) var shifts = Buffer<RowWeight>()
  /// How often the values were moved along with constants since all were computed from the factors.
  var moveCount = 0
  @exclusivity(unchecked) var levels = Buffer<Level>()
  var externalCount: Int32 = 0
  var rowCount: Int32 = 0
  /// The rows that have to stay parametric: required equalities, unless rows have to hold in order.
  @exclusivity(unchecked) var definitions = Buffer<DefinitionRow>()
  @exclusivity(unchecked) var parallel = ParallelRows()
  var parameters = ParameterValues()

  /// For each position, its parametric symbol.
  @exclusivity(unchecked) var parametric = Buffer<Int32>()
  /// For each position, bit 0: moving up is still free of cost; bit 1: moving down is.
  @exclusivity(unchecked) var open = Buffer<UInt8>()
  /// What the directions of each position cost, where ``areCostsKnown``.
  @exclusivity(unchecked) var costs = Buffer<DirectionCosts>()
  /// Whether every direction was closed at a level, and what it costs there is known.
  var areCostsKnown = false
  /// Whether a direction was closed that could not be followed.
  var wasMoveGivenUp = false
  /// No direction has a cost at a level after this one, while ``restoreFeasibility()`` runs.
  var weakestCost: Int32 = 0
  /// How many symbols the steps of ``restoreFeasibility()`` have moved.
  var dualWork = 0
  /// How often ``restoreFeasibility()`` will not be tried, because primal pivots seemed better.
  var dualPause = 0
  @exclusivity(unchecked) var violations = Buffer<Int32>()
  @exclusivity(unchecked) var dualCandidates = Heap<DualCandidate>()
  @exclusivity(unchecked) var flips = Buffer<BoundFlip>()
  /// How many moves there were, pivots and bound flips.
  var moves = 0
  /// How many positions have an open direction.
  var openCount: Int32 = 0
  let factorization = LUFactorization()
  /// Whether the factors and the values are those of the basis to begin with, at the present parameters.
  var isBegun = false
  /// The end of the rows that follow each move: those of the present level and of stronger ones. No other row can stop a
  /// move.
  var followedEnd: Int32 = 0
  /// Whether there were moves that the other rows did not follow.
  var isBehind = false
  /// Whether there were moves since all values were computed from the factors.
  var haveValuesMoved = false
  /// The externals that no open direction moves; known only while ties are broken.
  @exclusivity(unchecked) var still = StillExternals()
  /// How many reduced costs were looked at since ties are broken.
  var tieWork = 0

  /// The reduced costs of the present level, by position.
  @exclusivity(unchecked) var reducedCosts = SparseVector()
  /// The sum of the slopes that they were computed from.
  var slopeSum = 0.0
  /// The rows of the present level whose costs are not in ``reducedCosts``.
  @exclusivity(unchecked) var exactKinks = ExactKinks()
  /// The moves that may enter next, without another look at all of them.
  @exclusivity(unchecked) var candidates = Heap<Candidate>()
  /// How the externals move with the parametric symbol that enters, by column.
  @exclusivity(unchecked) var direction = SparseVector()
  /// The speed of the fastest external in ``direction``.
  var fastest = 0.0
  /// How basic symbols move with it, by symbol.
  @exclusivity(unchecked) var rates = SparseVector()
  /// The parameter with which ``rates`` say how basic symbols move; 0 for none.
  var parameterOfRates: UInt8 = 0
  /// The sum of the magnitudes that went into each rate.
  @exclusivity(unchecked) var rateMagnitudes = Buffer<Double>()
  /// The row of the symbol that leaves, in terms of the parametric symbols, by position.
  @exclusivity(unchecked) var tableauRow = SparseVector()
  /// How the reduced costs change with the symbols that a move passes.
  @exclusivity(unchecked) var costChange = SparseVector()
  /// A right side of equations with Bᵀ, by column; clear between solutions.
  @exclusivity(unchecked) var columnSide = SparseVector()
  /// A right side of equations with B, by position; clear between solutions.
  @exclusivity(unchecked) var positionSide = SparseVector()
  @exclusivity(unchecked) var breakpoints = Heap<Breakpoint>()
  /// The symbols whose breakpoints the present move passes.
  @exclusivity(unchecked) var passed = Buffer<Int32>()

  /// For each symbol, its sign at the optimum, while ``isOptimal``.
  @exclusivity(unchecked) var signs = Buffer<Int8>()
  /// Whether the basis is optimal as long as the symbols have the signs noted.
  var isOptimal = false
  /// Rows that are parametric at an optimum that is known already; empty if none is known.
  @exclusivity(unchecked) var tightRows = Buffer<Int32>()
  /// Whether the rows have to hold one after another; see ``leaveOutConflicts(_:isSwapped:)``.
  var isInOrder = false
  /// A derivative this small beside its parts counts as zero.
  var negligible = 10 * RevisedSimplex.relative
  /// The levels after this one only choose among optima; see ``Strength/tieBreak``.
  var lastConstraintLevel = Int32.max
  /// Whether the optimum of the constraints may leave some direction open; false is certain.
  var hasAlternatives = false
  /// Whether the optimum was found by bringing externals near to zero, one after the other.
  var isDecidedByOrder = false
  /// How many pivots and factorisations there were, for statistics.
  var pivots = 0
  /// Whether an optimum was found since the rows came. If not, the basis is the one to begin with.
  var hasBeenOptimal = false
  /// After so many pivots, it gives up.
  var pivotLimit = Int.max
  var factorings = 0
  var failure: Failure?

  /// Why no optimum was found.
  enum Failure: Error {
    /// A number is infinite or not a number.
    case overflow
    /// No basis close to the present one has factors.
    case singular
    /// Rounding errors kept it from an end.
    case endless
    /// It took more pivots than it may.
    case tooManyPivots
  }

  enum Outcome: Equatable {
    case optimal
    /// The required rows do not hold together.
    case infeasible
    case failed(Failure)
  }

  /// Rounding errors relative to the numbers that a sum was made of: doubles carry 16 digits, and the factors
  /// of a few thousand rows lose three.
  static let relative = 1e-12
  /// The rounding errors of one solution of a system, relative to its largest number.
  static let noise = 1e-13
  /// The largest value that counts as zero whatever it was made of, in points.
  static let leastDigit = Tolerance.relative
  /// An external that moves more slowly with positions that move by about a unit is still.
  static let leastRate = 1e-9
  /// How many symbols dual steps may move before primal pivots take over, as a multiple of all symbols.
  static let mostDualWork = 8
  /// How long dual steps are not tried again where primal pivots seemed better.
  static let longestDualPause = 8
}

// MARK: - Making

extension RevisedSimplex {
  /// Makes room for the rows and the externals that are about to be added.
  func reserve(rows: Int, externals: Int, cells: Int, levels levelCount: Int = 0) {
    matrix.reserve(rows: rows, cells: cells)
    symbols.reserve(rows + externals)
    constants.reserve(rows)
    levels.reserve(levelCount)
  }

  /// Removes the rows and keeps the memory.
  func removeAll() {
    matrix.removeAll()
    symbols.removeAll()
    constants.removeAll()
    rowsWithParameters.removeAll()
    levels.removeAll()
    definitions.removeAll()
    tightRows.removeAll()
    (isOptimal, isBegun, hasBeenOptimal) = (false, false, false)
    failure = nil
  }

  /// Adds a cell to the row that ``addRow(level:kind:constant:)`` will make.
  func addCell(_ coefficient: Double, column: Int32) {
    matrix.addCell(coefficient, column: column)
  }

  /// Makes a row of the cells that were added last. Rows come sorted by level.
  func addRow(level: Int32, kind: SymbolKind, constant: Affine) {
    matrix.endRow()
    let row = symbols.end
    if levels.count > 0 && levels[levels.count - 1].number == level {
      levels[levels.count - 1].end = row + 1
    } else {
      levels.append(Level(number: level, first: row, end: row + 1))
    }
    symbols.append(BasisSymbol(weight: 1, level: level, kind: kind))
    constants.append(constant)
  }

  /// Notes that the row that was added last defines an external.
  func noteDefinition(of column: Int32) {
    definitions.append(DefinitionRow(row: symbols.end - 1, column: column))
  }

  /// Completes a component whose rows have all been added, and gives it a basis to begin with.
  ///
  /// - Parameters:
  ///   - parameters: The parameters for which the first basis should be close to the optimum.
  ///   - isInOrder: Whether the rows have to hold one after another.
  func finish(externalCount: Int32, at parameters: ParameterValues, isInOrder: Bool = false) {
    finishRows(externalCount: externalCount, at: parameters, isInOrder: isInOrder)
    finishBasis()
  }

  /// Completes the rows, which have all been added. Rows in order may need no basis; see ``leaveOutByBounds(_:isSwapped:)``.
  func finishRows(externalCount: Int32, at parameters: ParameterValues, isInOrder: Bool) {
    self.isInOrder = isInOrder
    self.externalCount = externalCount
    rowCount = symbols.end
    self.parameters = parameters
    matrix.finish(columnCount: Int(externalCount))
    for row in 0..<rowCount {
      // Required rows have to hold, whatever their errors add up to: as they are scaled, none of them is negligible
      // beside another.
      if symbols[row].level > 0 || isInOrder { symbols[row].weight = 1 / matrix.rowFactors[row] }
      constants[row] = constants[row] * matrix.rowFactors[row]
      if constants[row].parameters != 0 { rowsWithParameters.append(row) }
    }
  }

  /// Gives a component whose rows are complete a basis to begin with.
  func finishBasis() {
    parallel.classify(matrix, columnCount: Int(externalCount))
    for column in 0..<externalCount {
      symbols.append(
        BasisSymbol(weight: matrix.columnFactors[column], level: BasisSymbol.noLevel, kind: .external))
    }
    for definition in definitions.elements { symbols[rowCount + definition.column].kind = .intermediate }
    reserveVectors()
    makeFirstBasis()
  }

  /// Goes back to the basis to begin with.
  func makeFirstBasis() {
    removeBasis()
    for column in 0..<externalCount { appendParametric(rowCount + column) }
    open.reset(to: 0b11, count: Int(externalCount))
    openCount = externalCount
    makeCrashBasis()
  }

  private func removeBasis() {
    parameterOfRates = 0
    for symbol in 0..<symbols.count {
      symbols[symbol].position = -1
      symbols[symbol].isNegative = false
    }
    parametric.removeAll()
    parallel.forgetParametric()
  }

  private func appendParametric(_ symbol: Int32) {
    parallel.parametricPosition[parallel.classOf[symbol]] = parametric.end
    symbols[symbol].position = parametric.end
    symbols[symbol].value = 0
    parametric.append(symbol)
  }

  /// Goes back to the basis to begin with where no optimum is known.
  func forgetTightRows() {
    tightRows.removeAll()
    (isBegun, hasBeenOptimal) = (false, false)
    makeFirstBasis()
  }

  private func reserveVectors() {
    let width = Int(externalCount)
    if !isInOrder { costs.reset(to: DirectionCosts(), count: width) }
    areCostsKnown = false
    reducedCosts.reset(count: width)
    direction.reset(count: width)
    rates.reset(count: symbols.count)
    rateMagnitudes.reset(to: 0, count: symbols.count)
    tableauRow.reset(count: width)
    costChange.reset(count: width)
    columnSide.reset(count: width)
    positionSide.reset(count: width)
    exactKinks.reset(externalCount: width, symbolCount: symbols.count)
  }

  /// Makes a symbol the parametric one of a position, in place of the one that is.
  func setParametric(_ symbol: Int32, at position: Int32) {
    isBegun = false
    parameterOfRates = 0
    let old = parametric[position]
    let oldClass = parallel.classOf[old]
    if parallel.parametricPosition[oldClass] == position { parallel.parametricPosition[oldClass] = -1 }
    symbols[old].position = -1
    parametric[position] = symbol
    symbols[symbol].position = position
    symbols[symbol].value = 0
    parallel.parametricPosition[parallel.classOf[symbol]] = position
  }
}

// MARK: - Asking

extension RevisedSimplex {
  /// Whether a symbol is a row that defines an external.
  func isDefinition(_ symbol: Int32) -> Bool {
    definitions.count > 0 && symbol < rowCount && symbols[symbol].level == 0
      && symbols[symbol].kind == .equality
  }

  func isParametric(row: Int32) -> Bool { !symbols[row].isBasic }

  /// The constant of a row, as it was added.
  func constant(ofRow row: Int32) -> Affine {
    constants[row] * (1 / matrix.rowFactors[row])
  }

  /// Calls `body` for each cell of a row, as it was added, sorted by column.
  func forEachCell(ofRow row: Int32, _ body: (_ column: Int32, _ coefficient: Double) -> Void) {
    for cell in matrix.rows[row] {
      body(cell.position, cell.value / (matrix.rowFactors[row] * matrix.columnFactors[cell.position]))
    }
  }

  /// The value of an external.
  func value(ofExternal column: Int32) -> Double {
    symbols[rowCount + column].value * matrix.columnFactors[column]
  }

  /// Whether a required row is violated by more than rounding error.
  func isViolated(_ row: Int32) -> Bool {
    let symbol = symbols[row]
    if !symbol.isBasic { return false }
    let violation = symbol.kind == .equality ? abs(symbol.value) : -symbol.value
    return violation > 0 && violation > 100 * symbol.rounding
  }

  /// Whether all required rows hold.
  var isFeasible: Bool {
    guard let required = levels.elements.first, required.number == 0 else { return true }
    for row in required.symbols where isViolated(row) { return false }
    return true
  }
}

extension RevisedSimplex {
  /// A symbol, its row in terms of the externals as it was added, and its value:
  ///
  ///     s1 == -x1 + p - 16 is -96
  ///     e2 == x1 - 400 is parametric
  ///     x1 is 400
  ///
  /// - Parameter name: Names a symbol.
  func text(of symbol: Int32, name: (_ symbol: Int32) -> String) -> String {
    var text = name(symbol)
    if symbol < rowCount {
      var sum = SumText()
      forEachCell(ofRow: symbol) { sum.add($1, name(rowCount + $0)) }
      constant(ofRow: symbol).add(to: &sum)
      text += " == \(sum.description)"
    }
    if !symbols[symbol].isBasic { return text + " is parametric" }
    let scale = symbol < rowCount ? 1 / matrix.rowFactors[symbol] : matrix.columnFactors[symbol - rowCount]
    return text + " is \((symbols[symbol].value * scale).text)"
  }
}

/// A symbol of the revised simplex: the error or the slack of a row, or an external.
///
/// Unlike a ``Symbol`` it has no cells: its expression in the parametric symbols is computed when it is
/// needed.
struct BasisSymbol: BitwiseCopyable {
  /// Scaled as its row or column is; zero while parametric.
  var value = 0.0
  /// The largest number that went into the value; rounding errors are relative to it.
  var magnitude = 1.0
  /// The cost of a unit of the value: 1 divided by the factor of its row, or the factor of its column; 1 for
  /// a required row.
  var weight: Double
  /// 0 is required; larger is less important. Externals have a level only while they are settled, and a row
  /// that was left out has none.
  var level: Int32
  /// The position among the parametric symbols, −1 while basic.
  var position: Int32 = -1
  var kind: SymbolKind
  /// The sign that a basic symbol counts as having; a symbol that is zero may count as either.
  var isNegative = false
  /// Whether it is in ``RevisedSimplex/violations``.
  var isQueued = false

  static let noLevel = Int32.max

  var isBasic: Bool { position < 0 }

  /// The derivative of the cost by the value.
  var slope: Double {
    if isNegative { return -weight }
    return kind == .inequality ? 0 : weight
  }

  /// How much the slope grows at zero.
  var slopeJump: Double { kind == .inequality ? weight : 2 * weight }

  /// The cost of moving away from zero, per unit.
  func costOfLeavingZero(upwards: Bool) -> Double {
    kind == .inequality && upwards ? 0 : weight
  }

  /// The largest value that counts as zero.
  var rounding: Double { max(RevisedSimplex.leastDigit / weight, RevisedSimplex.relative * magnitude) }
}

/// The kind of a symbol, which decides its cost.
enum SymbolKind: UInt8, BitwiseCopyable {
  /// Costs |value|.
  case equality
  /// Costs max(0, −value).
  case inequality
  /// A free variable of the presolved system; costs |value| at a level below all constraints.
  case external
  /// A variable that a required row defines; costs nothing.
  case intermediate
}

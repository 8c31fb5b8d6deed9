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
/// Exclusive access to what it and its parts store is not checked: with the checks, other content in a
/// calendar takes 70 % more instructions.
///
/// Functions of pricing and of signs are inlined: without that, a resize that changes the basis takes 5 % more.
final class RevisedSimplex {
  @exclusivity(unchecked) var matrix = CoefficientMatrix()
  @exclusivity(unchecked) var symbols = Buffer<BasisSymbol>()
  @exclusivity(unchecked) var constants = RowConstants()
  @exclusivity(unchecked) var levels = Buffer<Level>()
  @exclusivity(unchecked) var parallel = ParallelRows()
  var parameters = ParameterValues()
  var rules = Rules()

  /// For each position, its parametric symbol.
  @exclusivity(unchecked) var parametric = Buffer<Int32>()
  let factorization = LUFactorization()
  let directions = Directions()
  let pricing = Pricing()
  let dual = DualState()
  let drift = Drift()
  let optimum = Optimum()
  let work = Workspace()
  /// Why no optimum can be found; `nil` while nothing went wrong.
  var failure: Failure?

  /// Why no optimum was found.
  enum Failure: Error, Equatable {
    /// A number is infinite or not a number.
    case overflow
    /// No basis close to the present one has factors.
    case singular
    /// Rounding errors kept it from an end.
    case endless
    /// It took more pivots than it may.
    case tooManyPivots
    /// A move would reduce the cost of a level, and none was allowed.
    case move(level: Int32)
  }

  enum Outcome: Equatable {
    case optimal
    /// The required rows do not hold together.
    case infeasible
    case failed(Failure)
  }

  /// The most ``DualState/work`` before primal pivots take over, as a multiple of all symbols.
  static let mostDualWork = 8
  /// How many changes primal pivots are left to, once they have seemed better than dual steps.
  static let dualPause = 8
}

/// What rows mean, and when a search for their optimum ends.
struct Rules {
  /// Whether the rows have to hold one after another; see ``RevisedSimplex/leaveOutConflicts(_:isSwapped:)``.
  var isInOrder = false
  /// A derivative this small beside its parts counts as zero.
  var derivativeTolerance = 10 * FactorTolerance.relative
  /// The levels after this one only choose among optima; see ``Strength/tieBreak``.
  var lastConstraintLevel = Int32.max
  /// After so many pivots, the simplex gives up.
  var pivotLimit = Int.max
  /// Whether the simplex may move anything, or only finds out what directions cost.
  var mayMove = true
}

/// The constants of the rows, scaled as the rows are.
struct RowConstants: ~Copyable {
  private var values = Buffer<Affine>()
  /// The rows whose constants depend on parameters.
  private(set) var withParameters = Buffer<Int32>()

  /// How many rows there are.
  var end: Int32 { values.end }

  subscript(row: Int32) -> Affine {
    get { values[row] }
    nonmutating _modify { yield &values[row] }
  }

  mutating func reserve(_ count: Int) { values.reserve(count) }

  mutating func append(_ constant: Affine) { values.append(constant) }

  mutating func removeAll() {
    values.removeAll()
    withParameters.removeAll()
  }

  /// Scales the constant of a row, which is complete.
  mutating func scale(_ row: Int32, by factor: Double) {
    values[row] = values[row] * factor
    if values[row].parameters != 0 { withParameters.append(row) }
  }
}

/// What is known about the optimum, and what it took.
final class Optimum {
  /// For each symbol, its sign at the optimum, while it ``isKnown``; dual steps keep them up to date.
  @exclusivity(unchecked) var signs = Buffer<Int8>()
  /// Whether the basis is optimal as long as the symbols have these signs.
  var isKnown = false
  /// Whether the last optimisation found the basis optimal as it was, with the same symbols at zero.
  var wasKept = false
  /// Whether an optimum was found since the rows came. If not, the basis is the one to begin with.
  var wasFound = false
  /// Rows that are parametric at an optimum that is known beforehand; empty if none is.
  @exclusivity(unchecked) var tightRows = Buffer<Int32>()
  /// False if the optimum of the constraints is certainly one point.
  var hasAlternatives = false
  /// Whether the optimum was found by bringing externals near to zero, one after the other.
  var isDecidedByOrder = false
  /// How many pivots there were since the simplex was made, of which ``Rules/pivotLimit`` is the most.
  var pivots = 0
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
    levels.removeAll()
    optimum.tightRows.removeAll()
    (optimum.isKnown, drift.hasFactorsOfCrash, optimum.wasFound) = (false, false, false)
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
  func markDefinition(of column: Int32) {
    matrix.markDefinition(of: column)
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
    rules.isInOrder = isInOrder
    self.parameters = parameters
    matrix.finish(columnCount: Int(externalCount))
    for row in 0..<rowCount {
      // Required rows have to hold, whatever their errors add up to: as they are scaled, none of them is negligible
      // beside another.
      if symbols[row].level > 0 || rules.isInOrder { symbols[row].weight = 1 / matrix.rowFactors[row] }
      constants.scale(row, by: matrix.rowFactors[row])
    }
  }

  /// Gives a component whose rows are complete a basis to begin with.
  func finishBasis() {
    parallel.classify(matrix, columnCount: Int(externalCount))
    for column in 0..<externalCount {
      symbols.append(
        BasisSymbol(weight: matrix.columnFactors[column], level: BasisSymbol.noLevel, kind: .external))
    }
    for definition in matrix.definitions.elements {
      symbols[rowCount + definition.column].kind = .intermediate
    }
    let width = Int(externalCount)
    directions.reset(count: width, haveCosts: !rules.isInOrder)
    pricing.reset(externalCount: width, symbolCount: symbols.count)
    work.reset(externalCount: width, symbolCount: symbols.count)
    makeFirstBasis()
  }

  /// Goes back to the basis to begin with.
  func makeFirstBasis() {
    optimum.isKnown = false
    removeBasis()
    for column in 0..<externalCount { appendParametric(rowCount + column) }
    directions.openAll()
    makeCrashBasis()
  }

  private func removeBasis() {
    work.parameterOfRates = 0
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
    optimum.tightRows.removeAll()
    (drift.hasFactorsOfCrash, optimum.wasFound) = (false, false)
    makeFirstBasis()
  }

  /// Makes a symbol the parametric one of a position, in place of the one that is.
  func setParametric(_ symbol: Int32, at position: Int32) {
    drift.hasFactorsOfCrash = false
    work.parameterOfRates = 0
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
  var rowCount: Int32 { constants.end }

  var externalCount: Int32 { matrix.columnFactors.end }

  /// Whether a symbol is a row that defines an external.
  func isDefinition(_ symbol: Int32) -> Bool {
    matrix.definitions.count > 0 && symbol < rowCount && symbols[symbol].level == 0
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
    return (symbol.kind == .equality || symbol.value < 0) && symbol.isFarFromZero
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
  /// How large the numbers are that went into the value; rounding errors are relative to it.
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
  /// Whether it is in ``DualState/violations``.
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

  /// Moves a basic symbol. What is only rounding error of the numbers it is made of counts as zero.
  mutating func move(by change: Double) {
    value += change
    magnitude = max(magnitude, abs(value), abs(change))
    if abs(value) <= rounding { value = 0 }
  }

  /// Whether it has another sign than it counts as having.
  var isOnWrongSide: Bool { value != 0 && isNegative != (value < 0) }

  /// Whether the value is too large to be a rounding error, however many of these have added up.
  var isFarFromZero: Bool { abs(value) > 100 * rounding }

  /// The largest value that counts as zero.
  var rounding: Double { max(FactorTolerance.leastDigit / weight, FactorTolerance.relative * magnitude) }
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

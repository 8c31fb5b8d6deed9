/// The elimination that finds a basis to begin with.
///
/// Each equality that is taken eliminates one external, which is the position that its symbol gets; so the
/// basis matrix is a permuted triangle, and never singular. Only coefficients matter here, not constants.
private struct CrashElimination: ~Copyable {
  /// For each external, another one that it is a multiple of; itself if there is none, −1 if it is fixed.
  private var parents = Buffer<Int32>()
  /// For each external, by how much it is that multiple.
  private var factors = Buffer<Double>()
  /// Whether an external is a sum of others, which then may not depend on it.
  private var isDefined = Buffer<Bool>()
  /// Whether an external is a term of such a sum.
  private var isUsed = Buffer<Bool>()
  /// Whether a bound at zero could hold an external.
  private var isBounded = Buffer<Bool>()
  private var sum = SparseVector()
  private var path = Buffer<Int32>()

  init(externalCount: Int) {
    parents.append(count: externalCount) { parents in
      for column in 0..<externalCount { parents[column] = Int32(column) }
    }
    factors.reset(to: 1, count: externalCount)
    isDefined.reset(to: false, count: externalCount)
    isUsed.reset(to: false, count: externalCount)
    isBounded.reset(to: false, count: externalCount)
    sum.reset(count: externalCount)
  }

  /// Notes that a bound at zero could hold an external, which is therefore eliminated after others.
  mutating func markBounded(of column: Int32) { isBounded[column] = true }

  /// The external that a row eliminates; −1 if there is none that keeps the basis a triangle.
  mutating func eliminate(_ row: Int32, _ matrix: borrowing CoefficientMatrix) -> Int32 {
    // Most rows have one cell, and need no sum.
    if matrix.rows[row].count == 1 { return fix(matrix.rows[row][0]) }
    reduce(row, matrix)
    let chosen = chooseExternal()
    if chosen >= 0 { record(chosen) }
    sum.clear()
    return chosen
  }

  /// Makes an external the sum that a row says.
  func define(_ definition: DefinitionRow, _ matrix: borrowing CoefficientMatrix) {
    isDefined[definition.column] = true
    for cell in matrix.rows[definition.row] where cell.position != definition.column {
      isUsed[cell.position] = true
    }
  }

  /// Fixes the only external of a row, or the one that it is a multiple of; returns that.
  private mutating func fix(_ cell: LineCell) -> Int32 {
    let root = find(cell.position)
    if root < 0 || isDefined[root] { return -1 }
    if abs(cell.value * (root == cell.position ? 1 : factors[cell.position])) < Tolerance.smallestCoefficient
    {
      return -1
    }
    parents[root] = -1
    factors[root] = 0
    return root
  }

  private mutating func reduce(_ row: Int32, _ matrix: borrowing CoefficientMatrix) {
    for cell in matrix.rows[row] {
      let root = find(cell.position)
      if root < 0 { continue }
      sum.add(cell.value * (root == cell.position ? 1 : factors[cell.position]), at: root)
    }
    for index in 0..<sum.positions.count {
      let column = sum.positions[index]
      if abs(sum[column]) < Tolerance.smallestCoefficient { sum.add(-sum[column], at: column) }
    }
  }

  private func chooseExternal() -> Int32 {
    var largest = 0.0
    var count = 0
    var hasDefined = false
    for index in 0..<sum.positions.count where sum[sum.positions[index]] != 0 {
      largest = max(largest, abs(sum[sum.positions[index]]))
      count += 1
      if isDefined[sum.positions[index]] { hasDefined = true }
    }
    var best: Int32 = -1
    for index in 0..<sum.positions.count {
      let column = sum.positions[index]
      if sum[column] == 0 || isDefined[column] { continue }
      if abs(sum[column]) < Tolerance.smallestPivot * largest { continue }
      if isUsed[column] && (count > 2 || hasDefined) { continue }
      if best < 0 || isBetter(column, than: best) { best = column }
    }
    return best
  }

  private func isBetter(_ column: Int32, than best: Int32) -> Bool {
    if isUsed[column] != isUsed[best] { return isUsed[best] }
    if isBounded[column] != isBounded[best] { return isBounded[best] }
    return column > best
  }

  private mutating func record(_ chosen: Int32) {
    var others = 0
    var other: Int32 = -1
    for index in 0..<sum.positions.count {
      let column = sum.positions[index]
      if column == chosen || sum[column] == 0 { continue }
      others += 1
      other = column
    }
    switch others {
    case 0:
      parents[chosen] = -1
      factors[chosen] = 0
    case 1:
      parents[chosen] = other
      factors[chosen] = -sum[other] / sum[chosen]
      if isUsed[chosen] { isUsed[other] = true }
    default:
      isDefined[chosen] = true
      for index in 0..<sum.positions.count {
        let column = sum.positions[index]
        if column != chosen && sum[column] != 0 { isUsed[column] = true }
      }
    }
  }

  /// The external at the end of a chain of multiples; −1 if it is fixed.
  private mutating func find(_ column: Int32) -> Int32 {
    path.removeAll()
    var root = column
    var limit = RoundLimit(parents.count)
    while root >= 0 && parents[root] != root {
      limit.countRound(of: "following multiples of externals")
      path.append(root)
      root = parents[root]
    }
    // Each external on the way becomes a direct multiple of the root.
    for index in stride(from: path.count - 2, through: 0, by: -1) {
      let external = path[index]
      factors[external] = root < 0 ? 0 : factors[external] * factors[path[index + 1]]
      parents[external] = root
    }
    return root
  }
}

extension RevisedSimplex {
  /// Makes a basis that takes no search and is usually close to the optimum.
  ///
  /// Presolve has eliminated the required equalities, unless the rows are constraints as they were stated. Rows that define
  /// externals are parametric from the start; then:
  ///
  /// 1. ``Optimum/tightRows`` are eliminated. If they decide everything, they are the basis.
  /// 2. Equalities, and optional rows about one external, are eliminated as if they were required, the strongest first. If
  ///    nothing contradicts them, the optimum needs no pivot.
  /// 3. Bounds at zero replace externals that nothing has eliminated, which avoids pivots of length zero.
  /// 4. Where inequalities alone do not hold, and few of them, dual steps can begin. Otherwise required ones that do not hold
  ///    take externals that no other row of the basis mentions.
  ///
  /// (Crash basis: Bixby, *Implementing the simplex method: the initial basis*, 1992.)
  func makeCrashBasis() {
    var elimination = CrashElimination(externalCount: Int(externalCount))
    if rules.isInOrder {
      makeCrashBasisInOrder(&elimination)
      return
    }
    for definition in matrix.definitions.elements {
      elimination.define(definition, matrix)
      setParametric(definition.row, at: definition.column)
    }
    takeTightRows(&elimination)
    if completeTightBasis() { return }
    for index in 0..<levels.count {
      for row in levels[index].symbols where matrix.onlyColumn(row) < 0 && symbols[row].kind == .equality {
        take(row, &elimination)
      }
      for row in levels[index].symbols
      where matrix.onlyColumn(row) >= 0 && (levels[index].number > 0 || symbols[row].kind == .equality) {
        take(row, &elimination)
      }
    }
    guard let required = levels.elements.first, required.number == 0 else { return }
    for row in required.symbols where isBoundAtZero(row) { takeBound(row) }
    factorCrashBasis()
    if failure != nil || findCostsOfCrashBasis() { return }
    takeViolatedRows(required.symbols)
  }

  /// Makes the rows parametric that are parametric at a known optimum, which makes the basis optimal or
  /// nearly so.
  ///
  /// First those about one external: sums get shorter, and more of them can be eliminated.
  private func takeTightRows(_ elimination: inout CrashElimination) {
    for row in optimum.tightRows.elements where matrix.onlyColumn(row) >= 0 { take(row, &elimination) }
    for kind in [SymbolKind.equality, .inequality] {
      for row in optimum.tightRows.elements where matrix.onlyColumn(row) < 0 && symbols[row].kind == kind {
        take(row, &elimination)
      }
    }
  }

  /// Completes the basis of the known optimum, if there is a tight row for each external.
  ///
  /// Rows that the elimination could not take get the positions that are left, in any order: factors do not need a
  /// triangle.
  private func completeTightBasis() -> Bool {
    if optimum.tightRows.count != Int(externalCount) { return false }
    var position: Int32 = 0
    for row in optimum.tightRows.elements where symbols[row].isBasic {
      while parametric[position] < rowCount { position += 1 }
      setParametric(row, at: position)
    }
    return true
  }

  /// Makes a basis for rows that have to hold in order: all equalities are eliminated first, as presolve
  /// does.
  ///
  /// Distances come first. Otherwise an end that is a position plus a size would be such a sum already, and what says how far
  /// the next position is from it could eliminate neither. Of the bounds of an external, the tightest holds it.
  ///
  /// Where a position plus a size is given, the position is eliminated and the size is zero, its bound, which violates
  /// nothing. The other way round, a position of zero with a size that reaches from there would violate much.
  private func makeCrashBasisInOrder(_ elimination: inout CrashElimination) {
    for row in 0..<rowCount where isBoundAtZero(row) { elimination.markBounded(of: matrix.onlyColumn(row)) }
    for row in 0..<rowCount where symbols[row].kind == .equality && matrix.rows[row].count == 2 {
      take(row, &elimination)
    }
    for row in 0..<rowCount where symbols[row].kind == .equality { take(row, &elimination) }
    for row in 0..<rowCount where isBoundAtZero(row) { takeBound(row) }
    for row in 0..<rowCount where symbols[row].kind == .inequality && matrix.onlyColumn(row) >= 0 {
      takeTighterBound(row)
    }
    factorCrashBasis()
    if failure == nil { takeViolatedRows(0..<rowCount) }
  }

  /// Whether a row bounds one external by zero.
  private func isBoundAtZero(_ row: Int32) -> Bool {
    constants[row].value(parameters) == 0 && matrix.onlyColumn(row) >= 0
  }

  /// Gives a bound the position of its external, if nothing else has it.
  private func takeBound(_ row: Int32) {
    let column = matrix.onlyColumn(row)
    if parametric[column] == rowCount + column { setParametric(row, at: column) }
  }

  /// Gives an inequality the position of its external, if a bound that does not satisfy it has that.
  private func takeTighterBound(_ row: Int32) {
    let column = matrix.onlyColumn(row)
    let holder = parametric[column]
    guard holder < rowCount, symbols[holder].kind == .inequality, matrix.onlyColumn(holder) == column else {
      return
    }
    let bound = -constants[holder].value(parameters) / parallel.factors[holder]
    if constants[row].value(parameters) + parallel.factors[row] * bound < -FactorTolerance.leastDigit {
      setParametric(row, at: column)
    }
  }

  private func take(_ row: Int32, _ elimination: inout CrashElimination) {
    if !symbols[row].isBasic { return }
    let column = elimination.eliminate(row, matrix)
    if column >= 0 { setParametric(row, at: column) }
  }

  /// Finds what directions cost at the basis to begin with, where it would be optimal but for a few inequalities that don't
  /// hold.
  ///
  /// Each dual step brings one of these back, whatever the levels are; the primal optimises every level.
  ///
  /// - Returns: Whether all costs are known, so that dual steps can begin.
  private func findCostsOfCrashBasis() -> Bool {
    var violated: Int32 = 0
    for row in 0..<rowCount where symbols[row].isBasic {
      if symbols[row].kind == .inequality {
        if symbols[row].value < 0 { violated += 1 }
      } else if symbols[row].value != 0 || parallel.parametricPosition[parallel.classOf[row]] < 0 {
        return false
      }
    }
    if violated == 0 || violated > max(externalCount / 4, levels.end) { return false }
    for row in 0..<rowCount where symbols[row].kind == .inequality { symbols[row].isNegative = false }
    openAllDirections()
    for level in levels.elements where directions.openCount > 0 {
      // Nothing costs anything yet, so only rows that are zero count.
      if computeReducedCosts(level) {
        closeDirections(level, weight: weight(of: level))
      } else {
        for symbol in level.symbols where !symbols[symbol].isBasic { closeOwnCosts(of: symbol) }
      }
    }
    directions.areCostsKnown = directions.openCount == 0
    if !directions.areCostsKnown { takeSigns() }
    return directions.areCostsKnown
  }

  private func factorCrashBasis() {
    refactor(keepingSignsThrough: -1)
    drift.hasFactorsOfCrash = failure == nil
  }

  /// Gives each required row that does not hold an external that no other parametric row mentions, in place of what held
  /// it: a bound, an optional row about it alone, or a weaker row.
  ///
  /// The basis stays a permuted triangle, and only that external moves. Where things are placed behind one another,
  /// row after row, each one ends up after the last earlier one.
  private func takeViolatedRows(_ rows: Range<Int32>) {
    // For each external, how many parametric rows mention it, except the row at its own position.
    var mentions = Buffer<Int32>()
    mentions.reset(to: 0, count: Int(externalCount))
    for position in 0..<externalCount { count(1, mentionsAt: position, in: mentions) }
    for row in rows where symbols[row].isBasic {
      var value = constants[row].value(parameters)
      for cell in matrix.rows[row] { value += cell.value * symbols[rowCount + cell.position].value }
      if !(value < -FactorTolerance.leastDigit) { continue }
      guard let cell = cellThatGives(row, value, mentions) else { continue }
      count(-1, mentionsAt: cell.position, in: mentions)
      setParametric(row, at: cell.position)
      count(1, mentionsAt: cell.position, in: mentions)
      symbols[rowCount + cell.position].value -= value / cell.value
    }
  }

  /// The cell of a row whose external can make the row hold; of several the one that gives up least.
  private func cellThatGives(
    _ row: Int32, _ value: Double, _ mentions: borrowing Buffer<Int32>
  ) -> LineCell? {
    var best: LineCell?
    var bestRank: Int32 = 0
    for cell in matrix.rows[row] where mentions[cell.position] == 0 {
      if abs(cell.value) < Tolerance.smallestPivot { continue }
      let rank = rank(ofHolderAt: cell.position, movedBy: -value / cell.value)
      if rank < bestRank || isOutsideBounds(cell.position, movedBy: -value / cell.value) { continue }
      (best, bestRank) = (cell, rank)
    }
    return best
  }

  /// The rank of what holds an external: the higher, the less is lost by giving it up; negative if it can't
  /// be given up.
  private func rank(ofHolderAt column: Int32, movedBy distance: Double) -> Int32 {
    let holder = parametric[column]
    if holder >= rowCount { return .max }
    // An optional row about several externals is worth more than one of them.
    if !isRequired(holder) { return matrix.onlyColumn(holder) == column ? symbols[holder].level : -1 }
    for cell in matrix.rows[holder] where cell.position == column {
      return symbols[holder].kind == .inequality && cell.value * distance >= 0 ? .max : -1
    }
    return -1
  }

  /// Whether a required row about an external alone would not hold.
  private func isOutsideBounds(_ column: Int32, movedBy distance: Double) -> Bool {
    let moved = symbols[rowCount + column].value + distance
    for row in parallel.rows(of: column) where isRequiredInequality(row) {
      let value = constants[row].value(parameters) + parallel.factors[row] * moved
      if value < -FactorTolerance.leastDigit { return true }
    }
    return false
  }

  private func count(_ change: Int32, mentionsAt position: Int32, in mentions: borrowing Buffer<Int32>) {
    let symbol = parametric[position]
    if symbol >= rowCount { return }
    for cell in matrix.rows[symbol] where cell.position != position { mentions[cell.position] += change }
  }

  private func isRequired(_ row: Int32) -> Bool { rules.isInOrder || symbols[row].level == 0 }

  private func isRequiredInequality(_ row: Int32) -> Bool {
    row < rowCount && isRequired(row) && symbols[row].kind == .inequality
  }
}

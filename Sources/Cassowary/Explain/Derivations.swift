/// Bounds and values of variables, as constraints give them one after another, and constraints that contradict them.
///
/// Each line is a constraint: its terms are numbered by the lines that their bounds follow from, which come before it. So a
/// thousand constraints that contradict up to a thousand others each take a thousand lines, and not half a million members,
/// until they are requested.
///
///     0  c0  x >= 20
///     1  c1  y >= x + 8       −1 × line 0
///     2  c2  y <= 10          −1 × line 1
///
/// Exclusive access to its buffers is not checked: with the checks, building a chain of conflicts takes 6 % more
/// instructions.
final class Derivations {
  @exclusivity(unchecked) private var lines = SparseLines()
  /// For each line, its constraint, or `~variable` for a variable that must not be negative.
  @exclusivity(unchecked) private var sources = Buffer<Int32>()
  /// For each line, the place of its row among the rows that had to hold in order.
  @exclusivity(unchecked) private var places = Buffer<Int32>()
  /// For each line, the coefficient of the variable that it is about, or its weight if it is left out.
  @exclusivity(unchecked) private var pivots = Buffer<Double>()
  /// Of the variable of each line, its coefficient in a sum; clear between sums.
  @exclusivity(unchecked) private var sum = SparseVector()
  /// The sum of the magnitudes that went into it.
  @exclusivity(unchecked) private var magnitudes = SparseVector()

  func removeAll() {
    lines.removeAll()
    sources.removeAll()
    places.removeAll()
    pivots.removeAll()
  }

  /// Adds what follows from rows, and the rows left out because of that.
  ///
  /// - Returns: The lines of the rows left out.
  func append(_ leftOut: [LeftOutRow], of rows: StatedRows, _ bounds: ExternalBounds) -> [Int32] {
    // For each column, the lines of its bounds; that of its value is both.
    var lower = Buffer<Int32>()
    var upper = Buffer<Int32>()
    lower.reset(to: -1, count: rows.variables.count)
    upper.reset(to: -1, count: rows.variables.count)
    var result: [Int32] = []
    for step in bounds.steps.elements {
      let weight = step.column < 0 ? leftOut[result.count].weight : 1
      var pivot = weight
      rows.simplex.forEachCell(ofRow: step.row) { column, coefficient in
        if column == step.column {
          pivot = coefficient
        } else {
          lines.append(coefficient * weight, at: step.kind == .upper ? upper[column] : lower[column])
        }
      }
      let line = endLine(step.row, of: rows, pivot)
      if step.column < 0 {
        result.append(line)
      } else {
        if step.kind != .upper { lower[step.column] = line }
        if step.kind != .lower { upper[step.column] = line }
      }
    }
    return result
  }

  private func endLine(_ row: Int32, of rows: StatedRows, _ pivot: Double) -> Int32 {
    lines.endLine()
    sources.append(rows.sources[row])
    places.append(row)
    pivots.append(pivot)
    return pivots.end - 1
  }

  /// The members of the contradiction of a line, itself first, and the others in the order in which they had to hold.
  ///
  /// - Complexity: O(m log m) for m members, and O(lines of its group).
  func evidence(of line: Int32) -> [Evidence] {
    sum.reset(count: lines.count)
    magnitudes.reset(count: lines.count)
    add(line, times: 1)
    var members: [(place: Int32, evidence: Evidence)] = []
    var visitedCount = 0
    var other = line
    while visitedCount < magnitudes.positions.count && other > 0 {
      other -= 1
      if magnitudes[other] == 0 { continue }
      visitedCount += 1
      let weight = -sum[other] / pivots[other]
      // Lines that cancel out aren't members.
      if abs(sum[other]) <= AnswerTolerance.coefficient * max(1, magnitudes[other]) { continue }
      members.append((places[other], Evidence(source: sources[other], weight: weight)))
      add(other, times: weight)
    }
    members.sort { $0.place < $1.place }
    return [Evidence(source: sources[line], weight: pivots[line])] + members.map { $0.evidence }
  }

  private func add(_ line: Int32, times factor: Double) {
    for cell in lines[line] {
      sum.add(cell.value * factor, at: cell.position)
      magnitudes.add(abs(cell.value * factor), at: cell.position)
    }
  }

  /// Calls `body` for the sources of some lines, and of all that these follow from, whether they cancel out or not.
  ///
  /// - Complexity: O(cells of all lines).
  func forEachSource(of chosen: some Sequence<Int32>, _ body: (Int32) -> Void) {
    var isReached = Buffer<Bool>()
    isReached.reset(to: false, count: lines.count)
    for line in chosen { isReached[line] = true }
    for line in stride(from: lines.count - 1, through: 0, by: -1) where isReached[line] {
      body(sources[line])
      for cell in lines[line] { isReached[cell.position] = true }
    }
  }
}

import Anchorage

/// The numbers of a conflict as a sum that does not add up.
///
/// A smallest set of conflicting constraints has one combination, up to scale, in which all anchors cancel out and the
/// numbers don't: the certificate of Farkas' lemma.
package struct ConflictSum: Hashable, Sendable {
  /// A number, with its share of the combination.
  package struct Part: Hashable, Sendable {
    /// The index of the constraint among the members of the conflict, or a greater one for a dimension of the root.
    package var member: Int
    /// The factor that most parts have is 1, so that their numbers are in the sentence as they are.
    var factor: Double
    /// The number as the constraint has it.
    var number: Double
    var relation: LayoutRelation
    /// The dimension that is the number, if the constraint says nothing else.
    var anchor: String?
  }

  package var parts: [Part]

  /// By how much the constraints miss each other.
  package var gap: Double { parts.reduce(0) { $0 + $1.factor * $1.number } }
}

// MARK: - Finding

extension ConflictSum {
  /// A constraint as a sum: `Σ terms relation number`.
  struct Row {
    /// The coefficients by variable, in no order.
    var terms: [(variable: Int32, coefficient: Double)]
    var part: Part
  }

  /// - Returns: `nil` if the rows aren't a minimal set.
  /// - Complexity: O(*n*³) for *n* rows.
  init?(_ rows: [Row]) {
    guard var factors = Self.dependency(of: rows) else { return nil }
    let largest = factors.reduce(0) { max($0, $1.magnitude) }
    let total = zip(rows, factors).reduce(0) { $0 + $1.0.part.number * $1.1 }
    // Of `a >= b`, at least zero may be taken; of `a <= b`, at most.
    for index in factors.indices { factors[index] /= total < 0 ? -largest : largest }
    for (row, factor) in zip(rows, factors) {
      if row.part.relation == .greaterThanOrEqual, factor < -Tolerance.sum { return nil }
      if row.part.relation == .lessThanOrEqual, factor > Tolerance.sum { return nil }
    }
    let common = Self.mostFrequent(factors.map { $0.magnitude }.filter { $0 > Tolerance.sum })
    parts = rows.map { $0.part }
    for index in parts.indices { parts[index].factor = factors[index] / common }
    if gap <= Tolerance.sum { return nil }
  }

  /// The factors for which the rows add up to a number alone; `nil` unless there is one choice.
  private static func dependency(of rows: [Row]) -> [Double]? {
    let variables = Set(rows.flatMap { $0.terms.map { $0.variable } }).sorted()
    // One equation for each variable, and the factors as unknowns.
    var matrix = variables.map { variable in
      rows.map { row in row.terms.reduce(0.0) { $1.variable == variable ? $0 + $1.coefficient : $0 } }
    }
    var pivots: [(row: Int, column: Int)] = []
    for column in rows.indices {
      let candidates = pivots.count..<matrix.count
      guard let best = candidates.max(by: { matrix[$0][column].magnitude < matrix[$1][column].magnitude }),
        matrix[best][column].magnitude > Tolerance.sum
      else { continue }
      let row = pivots.count
      matrix.swapAt(best, row)
      let pivot = matrix[row][column]
      for other in matrix.indices where other != row && matrix[other][column] != 0 {
        let factor = matrix[other][column] / pivot
        for index in rows.indices { matrix[other][index] -= factor * matrix[row][index] }
      }
      pivots.append((row, column))
    }
    guard pivots.count == rows.count - 1 else { return nil }
    guard let free = rows.indices.first(where: { column in !pivots.contains { $0.column == column } }) else {
      return nil
    }
    var factors = [Double](repeating: 0, count: rows.count)
    factors[free] = 1
    for pivot in pivots { factors[pivot.column] = -matrix[pivot.row][free] / matrix[pivot.row][pivot.column] }
    return factors
  }

  private static func mostFrequent(_ numbers: [Double]) -> Double {
    var best = (number: 1.0, count: 0)
    for number in numbers {
      let count = numbers.filter { ($0 - number).magnitude < Tolerance.sum }.count
      if count > best.count { best = (number, count) }
    }
    return best.number
  }
}

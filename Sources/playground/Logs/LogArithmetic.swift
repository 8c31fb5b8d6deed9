import AnchorageHeadless
import AnchorageScenes

/// Why constraints cannot hold together, as a sum: `16 + 300 + 16 = 332, but 'card.width' is 320`.
///
/// A smallest set of conflicting constraints has one combination, up to scale, in which all anchors cancel
/// out and the numbers don't: the certificate of Farkas' lemma. It is found by elimination here, not taken
/// from the solver, so that the sentence checks the set.
struct LogArithmetic {
  /// `Σ coefficient * variable relation constant`.
  struct Row {
    /// The coefficients by variable, in no order.
    var terms: [(variable: Int, coefficient: Double)]
    var relation: LayoutRelation
    var constant: Double
    /// The anchor if there is only one, with the coefficient 1.
    var anchor: String?
  }

  private let rows: [Row]
  /// The factor of each row. With them, the anchors cancel out and the constants add up to more than zero.
  private let factors: [Double]

  /// The smallest number that is not a rounding error.
  private static let tolerance = 1e-7

  /// - Returns: `nil` if the rows aren't a minimal set.
  init?(_ rows: [Row]) {
    guard var factors = Self.dependency(of: rows) else { return nil }
    let largest = factors.reduce(0) { max($0, $1.magnitude) }
    let total = zip(rows, factors).reduce(0) { $0 + $1.0.constant * $1.1 }
    // Of `a >= b`, at least zero may be taken; of `a <= b`, at most.
    let isReversed = total < 0
    for index in factors.indices { factors[index] /= isReversed ? -largest : largest }
    for (row, factor) in zip(rows, factors) {
      if row.relation == .greaterThanOrEqual, factor < -Self.tolerance { return nil }
      if row.relation == .lessThanOrEqual, factor > Self.tolerance { return nil }
    }
    // The factor that most rows have is 1, so that their numbers stand in the sentence as they are.
    let common = Self.mostFrequent(factors.map { $0.magnitude }.filter { $0 > Self.tolerance })
    self.factors = factors.map { $0 / common }
    self.rows = rows
    guard gap > Self.tolerance else { return nil }
  }

  /// By how much the constraints miss each other.
  var gap: Double { zip(rows, factors).reduce(0) { $0 + $1.0.constant * $1.1 } }

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
        matrix[best][column].magnitude > tolerance
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
      let count = numbers.filter { ($0 - number).magnitude < tolerance }.count
      if count > best.count { best = (number, count) }
    }
    return best.number
  }
}

// MARK: - The sentence

extension LogArithmetic {
  /// One side of the sentence.
  private struct Side {
    var addends: [String] = []
    var total = 0.0
    var isBound = false
    /// The anchor that is equal to the total.
    var anchor: String?

    /// Whether there is one number or none, and it has no name.
    var isPlain: Bool { anchor == nil && (addends.isEmpty || addends == [shown(total)]) }

    func number(bound: String) -> String { (isBound ? bound : "") + shown(total) }

    func text(bound: String) -> String {
      if let anchor { return "'\(anchor)' is \(number(bound: bound + " "))" }
      if isPlain { return number(bound: bound + " ") }
      return "\(addends.joined(separator: " + ")) = \(shown(total))\(isBound ? " " + bound : "")"
    }
  }

  /// The sentence, without a full stop.
  var text: String {
    var (more, less) = (Side(), Side())
    var hasFreeBound = false
    for (row, factor) in zip(rows, factors) {
      let amount = row.constant * factor
      let isZero = amount.magnitude < Self.tolerance
      if isZero, row.relation != .equal { hasFreeBound = true }
      if isZero { continue }
      var side = amount > 0 ? more : less
      let scale = factor.magnitude
      let isWhole = (scale - 1).magnitude < Self.tolerance
      side.addends.append(
        isWhole ? shown(row.constant.magnitude) : "\(shown(scale)) * \(shown(row.constant.magnitude))")
      side.total += amount.magnitude
      if row.relation != .equal { side.isBound = true }
      side.anchor = isWhole && side.addends.count == 1 ? row.anchor : nil
      if amount > 0 { more = side } else { less = side }
    }
    if less.addends.isEmpty { less.anchor = zeroAnchor }
    // A bound that adds nothing, such as that sizes are not negative, makes the greater side greater still.
    if hasFreeBound, !less.isBound { more.isBound = true }
    return sentence(more, less)
  }

  /// The dimension that is zero, which no number of the sum says.
  private var zeroAnchor: String? {
    let row = zip(rows, factors).first {
      $0.0.anchor != nil && $0.0.constant == 0 && $0.0.relation != .greaterThanOrEqual
    }
    return row?.0.anchor
  }

  private func sentence(_ more: Side, _ less: Side) -> String {
    let isOneAnchor = more.anchor != nil && more.anchor == less.anchor
    if isOneAnchor || more.isPlain && less.isPlain {
      let what = more.anchor.map { "'\($0)'" } ?? "one distance"
      guard more.isBound || less.isBound else {
        return "\(what) cannot be both \(shown(less.total)) and \(shown(more.total))"
      }
      return "\(what) cannot be \(more.number(bound: "at least ")) and \(less.number(bound: "at most "))"
    }
    // The longer sum comes first, and a sum before a name.
    let isTurned =
      less.addends.count > more.addends.count
      || more.anchor != nil && less.anchor == nil && !less.addends.isEmpty
    let (moreText, lessText) = (more.text(bound: "at least"), less.text(bound: "at most"))
    return isTurned ? "\(lessText), but \(moreText)" : "\(moreText), but \(lessText)"
  }
}

/// A number for a sentence, rounded to four digits after the point.
private func shown(_ number: Double) -> String {
  guard number.magnitude < 1e12 else { return number.sceneText }
  let rounded = Double(Int64(number * 10_000 + (number < 0 ? -0.5 : 0.5))) / 10_000
  return rounded.sceneText
}

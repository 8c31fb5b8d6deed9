/// The bounds or values of single externals that follow from rows that hold, taken one after another.
///
/// A row that all values within these bounds violate contradicts the rows that they follow from. So a contradiction is often
/// found without a search: in a row of a thousand icons that is too narrow, no row has to be optimised.
/// (Brearley, Mitra & Williams, *Analysis of mathematical programming problems prior to applying the simplex algorithm*,
/// 1975.)
///
///     x >= 20           bounds x from below
///     y >= x + 8        bounds y from below
///     y <= 10           is violated by at least 18
///
/// Here all three rows make the contradiction, and without any of them the others could hold: nothing in it is needless.
/// That is so because each row, and each external, takes part in a contradiction once. Three rules see to it:
///
/// - A bound follows from bounds of the same side and from values; bounds of two sides are never combined.
/// - A bound from which others follow is not replaced.
/// - Once an external that has such a bound gets a value, no bounds are used any more.
///
/// The sides of some externals can be swapped for that. Where icons line up from the far edge, their sizes are bounded from
/// below and their places from above, and one follows from the other:
///
///     w >= 0            bounds w from below
///     x == 100 − w      bounds x from above
///
/// Exclusive access to its buffers is not checked: with the checks, building a chain of conflicts takes 30 % more
/// instructions.
final class ExternalBounds {
  /// The derivations, in order.
  @exclusivity(unchecked) private(set) var steps = Buffer<BoundStep>()
  @exclusivity(unchecked) private var lower = BoundSide()
  @exclusivity(unchecked) private var upper = BoundSide()
  @exclusivity(unchecked) private var hasValue = Buffer<Bool>()
  /// For each row, how many of its externals have no value.
  @exclusivity(unchecked) private var openCounts = Buffer<Int32>()
  @exclusivity(unchecked) private var isHeld = Buffer<Bool>()
  /// For each external, whether its bounds are swapped: the stored lower bound is the upper bound and vice
  /// versa.
  @exclusivity(unchecked) private var isSwapped = Buffer<Bool>()
  private var areSidesSwapped = false
  private var areBoundsUsed = true
  /// The externals whose bounds have yet to be passed on to other rows.
  @exclusivity(unchecked) private var pending = Buffer<BoundStep>()

  /// A longer row gives values alone, or it would be looked at once for each of its externals.
  private static let mostCells = 8

  /// How many rows were left out.
  private(set) var leftOutCount = 0

  /// Begins with rows, none of which is held yet.
  ///
  /// - Parameter isSwapped: Whether the sides are swapped of externals that are bounded to begin with, as sizes are.
  func reset(_ rows: RevisedSimplex, isSwapped: Bool) {
    let externalCount = rows.matrix.columns.count
    leftOutCount = 0
    areSidesSwapped = isSwapped
    self.isSwapped.reset(to: false, count: externalCount)
    if isSwapped { swapSides(rows) }
    steps.removeAll()
    steps.reserve(externalCount)
    lower.reset(count: externalCount)
    upper.reset(count: externalCount)
    hasValue.reset(to: false, count: externalCount)
    isHeld.reset(to: false, count: rows.matrix.rows.count)
    openCounts.removeAll()
    for row in 0..<rows.matrix.rows.count { openCounts.append(Int32(rows.matrix.rows[row].count)) }
    areBoundsUsed = true
  }

  /// Swaps the sides of the externals that the first of their rows bounds.
  private func swapSides(_ rows: RevisedSimplex) {
    for column in 0..<isSwapped.end {
      guard let first = rows.matrix.columns[column].first else { continue }
      let isBound =
        rows.matrix.rows[first.position].count == 1 && rows.symbols[first.position].kind == .inequality
      isSwapped[column] = isBound
    }
  }

  /// Notes that a row holds from now on, and its consequences.
  ///
  /// - Complexity: O(cells of all rows), for all rows together.
  func hold(_ row: Int32, _ rows: RevisedSimplex) {
    isHeld[row] = true
    look(at: row, rows)
    while pending.count > 0 {
      let step = pending.removeLast()
      for cell in rows.matrix.columns[step.column] {
        if step.kind == .value { openCounts[cell.position] -= 1 }
        if isHeld[cell.position] { look(at: cell.position, rows) }
      }
    }
  }

  /// The weight that turns a row into a negative number within the bounds, and that number; `nil` if there may be none.
  ///
  /// The row counts as left out from then on.
  func contradiction(of row: Int32, _ rows: RevisedSimplex) -> (weight: Double, sum: Affine)? {
    if let found = contradiction(of: row, times: 1, rows) { return found }
    return rows.symbols[row].kind == .equality ? contradiction(of: row, times: -1, rows) : nil
  }

  private func contradiction(
    of row: Int32, times sign: Double, _ rows: RevisedSimplex
  ) -> (weight: Double, sum: Affine)? {
    var kind = BoundStep.Kind.lower
    var found = activity(of: row, times: sign, kind, rows)
    if found.freeCount != 0 {
      kind = .upper
      found = activity(of: row, times: sign, kind, rows)
    }
    if found.freeCount != 0 || found.value >= -Tolerance.violation * max(1, found.magnitude) { return nil }
    markUse(by: row, kind, besides: -1, rows)
    steps.append(BoundStep(row: row, column: -1, kind: kind))
    leftOutCount += 1
    return (sign, sum(of: row, times: sign, kind, rows).affine)
  }

  /// A point within the bounds, as far as there are any, on the side where what lines up has its bounds.
  func point(at column: Int32) -> BoundValue {
    (areSidesSwapped ? !upper.isKnown[column] : lower.isKnown[column])
      ? lower.values[column] : upper.values[column]
  }

  private func look(at row: Int32, _ rows: RevisedSimplex) {
    if openCounts[row] == 0 { return }
    let isEquality = rows.symbols[row].kind == .equality
    if isEquality && openCounts[row] == 1 { return evaluate(row, rows) }
    if !areBoundsUsed || rows.matrix.rows[row].count > ExternalBounds.mostCells { return }
    bound(by: row, times: 1, .lower, rows)
    bound(by: row, times: 1, .upper, rows)
    if !isEquality { return }
    bound(by: row, times: -1, .lower, rows)
    bound(by: row, times: -1, .upper, rows)
  }

  /// Gives the last external of an equality its value.
  private func evaluate(_ row: Int32, _ rows: RevisedSimplex) {
    var value = BoundValue(rows.constants[row], at: rows.parameters)
    var last: LineCell?
    for cell in rows.matrix.rows[row] {
      if hasValue[cell.position] {
        value.add(lower.values[cell.position], times: cell.value)
      } else {
        last = cell
      }
    }
    // Another row may just have set a bound that this row doesn't have yet.
    guard let last, abs(last.value) >= Tolerance.smallestBoundPivot else { return }
    value.multiply(by: -1 / last.value)
    if lower.isUsed[last.position] || upper.isUsed[last.position] { areBoundsUsed = false }
    hasValue[last.position] = true
    lower.set(value, at: last.position)
    upper.set(value, at: last.position)
    note(BoundStep(row: row, column: last.position, kind: .value), isNews: true)
  }

  /// Bounds the only external that counts the other way by the bounds of the others.
  private func bound(by row: Int32, times sign: Double, _ kind: BoundStep.Kind, _ rows: RevisedSimplex) {
    let found = activity(of: row, times: sign, kind, rows)
    if found.freeCount != 1 || abs(found.coefficient) < Tolerance.smallestBoundPivot { return }
    let column = found.column
    let isKnown = isKnown(column, kind)
    if isKnown {
      // Rows that could use the first one have done so by now.
      let value = -found.value / found.coefficient
      if !found.isOfValues || !isTighter(value, kind, at: column) { return }
    }
    markUse(by: row, kind, besides: column, rows)
    var bound = sum(of: row, times: sign, kind, rows)
    bound.multiply(by: -1 / found.coefficient)
    if kind == .lower { lower.set(bound, at: column) } else { upper.set(bound, at: column) }
    note(BoundStep(row: row, column: column, kind: kind), isNews: !isKnown)
  }

  private func isKnown(_ column: Int32, _ kind: BoundStep.Kind) -> Bool {
    kind == .lower ? lower.isKnown[column] : upper.isKnown[column]
  }

  /// Whether a bound may replace the one that an external has.
  private func isTighter(_ value: Double, _ kind: BoundStep.Kind, at column: Int32) -> Bool {
    let (isUsed, present) =
      kind == .lower
      ? (lower.isUsed[column], lower.values[column].value)
      : (upper.isUsed[column], upper.values[column].value)
    return !isUsed && (isFromBelow(kind, at: column) ? value > present : value < present)
  }

  private func isFromBelow(_ kind: BoundStep.Kind, at column: Int32) -> Bool {
    (kind == .lower) != isSwapped[column]
  }

  private func note(_ step: BoundStep, isNews: Bool) {
    steps.append(step)
    if isNews { pending.append(step) }
  }

  /// How large a row can be, times a sign, where externals are within their bounds of one side.
  private func activity(
    of row: Int32, times sign: Double, _ kind: BoundStep.Kind, _ rows: RevisedSimplex
  ) -> BoundActivity {
    let constant = rows.constants[row]
    var activity = BoundActivity(
      value: sign * constant.value(rows.parameters), magnitude: constant.magnitude(rows.parameters))
    for cell in rows.matrix.rows[row] {
      let coefficient = cell.value * sign
      if hasValue[cell.position] {
        activity.add(lower.values[cell.position], times: coefficient)
      } else if (coefficient > 0) == isFromBelow(kind, at: cell.position) {
        activity.freeCount += 1
        (activity.column, activity.coefficient) = (cell.position, coefficient)
        if activity.freeCount > 1 { return activity }
      } else if areBoundsUsed && isKnown(cell.position, kind) {
        activity.add(
          kind == .lower ? lower.values[cell.position] : upper.values[cell.position], times: coefficient)
        activity.isOfValues = false
      } else {
        activity.freeCount = 2
        return activity
      }
    }
    return activity
  }

  /// The sum that ``activity(of:times:_:_:)`` computes.
  private func sum(
    of row: Int32, times sign: Double, _ kind: BoundStep.Kind, _ rows: RevisedSimplex
  ) -> BoundValue {
    var sum = BoundValue(rows.constants[row], at: rows.parameters)
    sum.multiply(by: sign)
    for cell in rows.matrix.rows[row] {
      let coefficient = cell.value * sign
      if hasValue[cell.position] {
        sum.add(lower.values[cell.position], times: coefficient)
      } else if (coefficient > 0) != isFromBelow(kind, at: cell.position) {
        sum.add(
          kind == .lower ? lower.values[cell.position] : upper.values[cell.position], times: coefficient)
      }
    }
    return sum
  }

  /// Notes that something follows from the bounds of a row's externals that have no value.
  private func markUse(by row: Int32, _ side: BoundStep.Kind, besides column: Int32, _ rows: RevisedSimplex) {
    for cell in rows.matrix.rows[row] where !hasValue[cell.position] && cell.position != column {
      if side == .lower { lower.markUse(of: cell.position) } else { upper.markUse(of: cell.position) }
    }
  }
}

/// A bound of an external, or its value.
struct BoundValue: BitwiseCopyable {
  /// The bound as a function of the parameters.
  private(set) var affine: Affine
  /// The bound at the present parameters.
  private(set) var value: Double
  /// The sum of the magnitudes that went into it there; rounding errors are relative to it.
  private(set) var magnitude: Double

  static let zero = BoundValue(.zero, at: ParameterValues())

  init(_ constant: Affine, at parameters: ParameterValues) {
    affine = constant
    value = constant.value(parameters)
    magnitude = constant.magnitude(parameters)
  }

  mutating func add(_ other: BoundValue, times factor: Double) {
    affine += other.affine * factor
    value += other.value * factor
    magnitude += other.magnitude * abs(factor)
  }

  mutating func multiply(by factor: Double) {
    affine = affine * factor
    value *= factor
    magnitude *= abs(factor)
  }
}

/// How large a row can be, times a sign, where externals are within their bounds of one side.
struct BoundActivity {
  /// The sum of all parts that are bounded from above.
  private(set) var value: Double
  /// The sum of the magnitudes that went into it.
  private(set) var magnitude: Double
  /// The coefficient of an external that the side does not bound, because it counts the other way.
  var coefficient = 0.0
  /// That external; −1 for none.
  var column: Int32 = -1
  /// How many there are of them; 2 for more, or where another one has no bound.
  var freeCount: Int8 = 0
  /// Whether all others have a value, and no bound went into the sum.
  var isOfValues = true

  init(value: Double, magnitude: Double) {
    self.value = value
    self.magnitude = magnitude
  }

  mutating func add(_ bound: BoundValue, times factor: Double) {
    value += bound.value * factor
    magnitude += bound.magnitude * abs(factor)
  }
}

/// The lower bounds of externals, or the upper ones. A value counts as both.
struct BoundSide: ~Copyable {
  private(set) var values = Buffer<BoundValue>()
  private(set) var isKnown = Buffer<Bool>()
  /// Whether anything follows from the bound.
  private(set) var isUsed = Buffer<Bool>()

  mutating func reset(count: Int) {
    values.reset(to: .zero, count: count)
    isKnown.reset(to: false, count: count)
    isUsed.reset(to: false, count: count)
  }

  func set(_ value: BoundValue, at column: Int32) {
    values[column] = value
    isKnown[column] = true
  }

  func markUse(of column: Int32) { isUsed[column] = true }
}

/// A bound or a value that follows from a row; or, where bounds contradict a row, that it is left out.
struct BoundStep: BitwiseCopyable {
  var row: Int32
  /// The external; −1 where the row is left out.
  var column: Int32
  /// Which bound follows, or of which side the bounds are that contradict the row.
  var kind: Kind

  enum Kind: UInt8, BitwiseCopyable {
    case lower, upper
    case value
  }
}

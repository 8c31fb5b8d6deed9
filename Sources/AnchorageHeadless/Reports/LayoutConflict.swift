import Anchorage

/// Required constraints that cannot hold together.
///
///     card.width == 100
///     card.width == 200
///     root.layoutIfNeeded()
///     for case .conflict(let conflict) in root.diagnostics {
///       conflict.members.map { $0.text }          // ["card.width == 100", "card.width == 200"]
///       conflict.members[conflict.broken].text    // "card.width == 200"
///       conflict.members[conflict.broken].origin  // .code
///     }
public struct LayoutConflict: Hashable, Sendable {
  /// Why a constraint is there.
  public enum Origin: Hashable, Sendable {
    /// It was declared in code.
    case code
    /// The view is placed by its frame.
    case frame
    /// The view's margins or safe area.
    case margins
    /// Where the content area or the frame of a scroll view is.
    case scrolling
    /// The view's content size, which it hugs along an axis.
    case hugging(LayoutAxis)
    /// The view's content size, at which it resists compression along an axis.
    case compressionResistance(LayoutAxis)
    /// A width or height is never negative.
    case nonNegative
    /// A stack view made it. Its text is a sentence, and no constraint.
    case stack
  }

  /// A constraint of the conflict.
  public struct Member: Hashable, Sendable {
    /// The constraint as DSL text, or what a stack view does as a sentence.
    public var text: String
    /// Where it was written; `nil` if that is unknown.
    public var location: LayoutSourceLocation?
    /// Why it is there.
    public var origin: Origin
  }

  /// What conflicts that are one report have in common.
  enum Cause: Hashable, Sendable {
    /// The statement that the broken constraint is of.
    case statement(LayoutSourceLocation, LayoutAxis?)
    /// A stack view hides a view, as the sentence says.
    case hiding(String)
    /// The constraints, one of which was written again: without the line of the one that gave way, which comes first. The place
    /// of its item in the tree tells items of one name apart.
    case repetition([Member], item: Int32)
  }

  /// The width or the height of the root.
  public struct RootExtent: Hashable, Sendable {
    /// The anchor: `root.width`.
    public var anchor: String
    /// The number.
    public var value: Double
  }

  /// The axis; `nil` if both axes take part.
  public var axis: LayoutAxis?
  /// The smallest set of constraints that cannot hold together, or the first of them if they are more than 50.
  public var members: [Member]
  /// How many constraints of the set are not among ``members``.
  public var omittedCount: Int
  /// The index in ``members`` of the constraint that was left out.
  public var broken: Int
  /// The item that the broken constraint is about.
  public var item: String
  /// The names of the items in ``members``, in order of appearance.
  public var items: [String]
  /// The dimensions of the root that take part.
  public var rootSize: [RootExtent]
  /// The names of the items that constraints place, or size, one after the other in a circle; empty if there is no circle.
  ///
  ///     b.top == a.bottom + 8
  ///     a.top == b.bottom + 8
  ///     root.layoutIfNeeded()
  ///     for case .conflict(let conflict) in root.diagnostics { conflict.circle }  // ["a", "b"]
  public var circle: [String] = []
  /// Other constraints that give way for the same reason: those of the same statement, the same constraint written again, or
  /// all that keep a hidden view of a stack from being gone. One report is about all of them.
  ///
  ///     batch { [a, b, c].width == 100 }
  ///     batch { [a, b, c].width == 120 }
  ///     root.layoutIfNeeded()
  ///     root.diagnostics[0].broken  // ["a.width == 120", "b.width == 120", "c.width == 120"]
  public internal(set) var alike: [Member] = []
  /// Conflicts that share one of these are one report; empty for a conflict of its own.
  var causes: [Cause] = []
  /// The numbers as a sum; `nil` if they are not known, or those of frames take part that no constraint shows.
  package var numbers: ConflictSum?
  /// A change that fixes it; `nil` if none is known.
  public internal(set) var help: LayoutHelp?
  /// The smallest changes of numbers that fix it, where the help is that something gives way: of equal numbers evenly, and of
  /// one number. Both were tried. Empty where no number can change so little and keep its meaning.
  ///
  ///     a.leading == photo.leading + 8
  ///     a.trailing == photo.trailing - 8
  ///     photo.width == 108
  ///     a.width == 100
  ///     root.layoutIfNeeded()
  ///     for case .conflict(let conflict) in root.diagnostics {
  ///       conflict.smallestChanges.map { $0.code }
  ///       // [["a.leading == photo.leading + 4", "a.trailing == photo.trailing - 4"], ["a.width == 92"]]
  ///     }
  public internal(set) var smallestChanges: [LayoutHelp] = []
  /// Whether the text says how to see the lines of constraints. One report of a layout does.
  var saysHowToSeeLines = false
}

extension LayoutConflict {
  /// Why the constraints cannot hold together, as a sum; `nil` where they are no equation along one axis that is easily
  /// checked, or lead in a circle.
  ///
  ///     card.edges == root.edges.inset(by: 16)  // root is 320 wide
  ///     card.width == 400
  ///     root.layoutIfNeeded()
  ///     for case .conflict(let conflict) in root.diagnostics {
  ///       conflict.sum  // "16 + 16 + 400 = 432, but 'root.width' is 320"
  ///     }
  public var sum: String? { axis == nil || !circle.isEmpty ? nil : numbers?.equation }
}

// MARK: - The sum of the numbers

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

/// The directions in which parametric symbols may move: two for each position.
///
/// A direction is *open* while moving along it costs nothing at the levels that were optimised, and *closed* otherwise. Those
/// of a row that defines an external are closed from the start. A direction that rounding errors keep from being followed is
/// closed, too.
final class Directions {
  /// The open ones of each position.
  @exclusivity(unchecked) var open = Buffer<OpenDirections>()
  /// How many positions have an open direction.
  var openCount: Int32 = 0
  /// The costs of each position's directions, valid at an optimum where ``areCostsKnown``, and during dual steps from it.
  @exclusivity(unchecked) var costs = Buffer<DirectionCosts>()
  /// Whether every direction's cost is known, as at an optimum that dual steps may start from.
  var areCostsKnown = false
  /// Whether a direction is closed only because rounding errors kept it from being followed, so that its cost is not known.
  var wasMoveGivenUp = false
  /// The externals that no open direction moves; known only while ties are broken.
  @exclusivity(unchecked) var fixed = FixedExternals()

  /// - Parameter haveCosts: Whether costs of directions will be noted.
  func reset(count: Int, haveCosts: Bool) {
    open.reset(to: .both, count: count)
    openCount = Int32(count)
    if haveCosts { costs.reset(to: DirectionCosts(), count: count) }
    areCostsKnown = false
  }

  /// The weakest level at which a direction costs something.
  var weakestCost: Int32 { costs.elements.reduce(0) { max($0, $1.up.level, $1.down.level) } }

  func set(_ directions: OpenDirections, at position: Int32) {
    openCount += (directions.isEmpty ? 0 : 1) - (open[position].isEmpty ? 0 : 1)
    open[position] = directions
  }

  func openAll() {
    for position in 0..<open.count { open[position] = .both }
    openCount = open.end
  }
}

/// Which of the two directions of a position are open.
struct OpenDirections: OptionSet, BitwiseCopyable {
  var rawValue: UInt8

  static var up: OpenDirections { OpenDirections(rawValue: 0b01) }
  static var down: OpenDirections { OpenDirections(rawValue: 0b10) }
  static var both: OpenDirections { OpenDirections(rawValue: 0b11) }

  static func one(isUpwards: Bool) -> OpenDirections { isUpwards ? up : down }
}

/// The strongest term of what it costs to move a position one way, per unit of its symbol.
///
/// A unit of a stronger level costs more than any number of units of weaker ones. An amount of zero says that
/// the direction costs nothing up to this level; its cost at weaker levels is unknown.
struct DirectionCost: BitwiseCopyable, Comparable {
  var level: Int32
  var amount: Double

  static func < (a: DirectionCost, b: DirectionCost) -> Bool {
    a.level != b.level ? a.level > b.level : a.amount < b.amount
  }

  func times(_ factor: Double) -> DirectionCost { DirectionCost(level: level, amount: amount * factor) }

  func adding(_ other: DirectionCost) -> DirectionCost {
    if level != other.level { return level < other.level ? self : other }
    return DirectionCost(level: level, amount: amount + other.amount)
  }

  /// The difference, which must not be negative; `nil` if it is, or may be rounding error.
  func subtracting(_ other: DirectionCost) -> DirectionCost? {
    if level < other.level { return self }
    if level > other.level { return other.amount == 0 ? other : nil }
    let difference = amount - other.amount
    let size = max(1, amount)
    if difference > FactorTolerance.doubtfulCost * size {
      return DirectionCost(level: level, amount: difference)
    }
    return abs(difference) > FactorTolerance.relative * size ? nil : DirectionCost(level: level, amount: 0)
  }
}

/// The costs of the two directions of a position.
struct DirectionCosts: BitwiseCopyable {
  var up = DirectionCost(level: .max, amount: 0)
  var down = DirectionCost(level: .max, amount: 0)

  subscript(isUpwards: Bool) -> DirectionCost {
    get { isUpwards ? up : down }
    set { if isUpwards { up = newValue } else { down = newValue } }
  }
}

/// The basic rows of a level that are zero and move with one parametric symbol alone.
///
/// Such a row has a breakpoint at its present value. Its cost is not linear there, but since it depends on
/// one position only, what it costs to move that position up, and down, is known exactly. So these rows are
/// left out of the reduced costs and counted by position. Without them every move that begins at such a row
/// would be of length zero.
struct ExactKinks: ~Copyable {
  /// For each position, the cost of its rows per unit upwards and downwards.
  private(set) var up = Buffer<Double>()
  private(set) var down = Buffer<Double>()
  /// For each row, whether it is among them.
  private(set) var isCounted = Buffer<Bool>()
  /// The positions of the rows that were counted, in the order of ``rows``; one may be there several times.
  private(set) var positions = Buffer<Int32>()
  /// The rows that were counted, including those that have moved since then.
  private(set) var rows = Buffer<Int32>()

  mutating func reset(externalCount: Int, symbolCount: Int) {
    up.reset(to: 0, count: externalCount)
    down.reset(to: 0, count: externalCount)
    isCounted.reset(to: false, count: symbolCount)
    positions.removeAll()
    rows.removeAll()
  }

  var isEmpty: Bool { rows.count == 0 }

  mutating func removeAll() {
    for index in 0..<positions.count {
      up[positions[index]] = 0
      down[positions[index]] = 0
    }
    for index in 0..<rows.count { isCounted[rows[index]] = false }
    positions.removeAll()
    rows.removeAll()
  }

  /// Counts a row that moves at a rate with the symbol of a position.
  mutating func insert(_ row: Int32, _ symbol: BasisSymbol, at position: Int32, rate: Double) {
    up[position] += abs(rate) * symbol.costOfLeavingZero(upwards: rate > 0)
    down[position] += abs(rate) * symbol.costOfLeavingZero(upwards: rate < 0)
    isCounted[row] = true
    positions.append(position)
    rows.append(row)
  }

  /// No longer counts a row that is about to move.
  func remove(_ row: Int32) {
    isCounted[row] = false
  }

  /// Forgets the costs of a position, whose rows were all removed.
  func removeCosts(at position: Int32) {
    up[position] = 0
    down[position] = 0
  }
}

/// Classes of symbols that are multiples of each other, ignoring constants: they move together.
///
/// For each class at most one symbol is parametric, because two would make the basis singular. If there is
/// one, the others move with it alone, and so the cost of one that is zero is known exactly, in either
/// direction.
///
///     x >= 50          one class, of the external x
///     x == 20 ~ 250
///     y - x >= 8       another class
///     2 y - 2 x == 30 ~ 500
struct ParallelRows: ~Copyable {
  /// For each symbol, its class. The first classes are those of the externals.
  private(set) var classOf = Buffer<Int32>()
  /// For each symbol, its first coefficient: symbols of a class are to each other as these are.
  private(set) var factors = Buffer<Double>()
  /// For each class, the position of its parametric symbol; −1 for none.
  var parametricPosition = Buffer<Int32>()
  private var starts = Buffer<Int32>()
  private var members = Buffer<Int32>()

  /// The rows of a class.
  func rows(of group: Int32) -> UnsafeBufferPointer<Int32> {
    UnsafeBufferPointer(rebasing: members.elements[Int(starts[group])..<Int(starts[group &+ 1])])
  }

  /// How fast one symbol moves when another one of its class does.
  func ratio(_ symbol: Int32, to other: Int32) -> Double { factors[symbol] / factors[other] }

  /// 1 or −1 if one symbol moves as fast as another one of its class does, in the same direction or the opposite one;
  /// otherwise 0.
  func orientation(of symbol: Int32, to other: Int32) -> Double {
    if classOf[symbol] != classOf[other] || abs(factors[symbol]) != abs(factors[other]) { return 0 }
    return factors[symbol] == factors[other] ? 1 : -1
  }

  /// Finds the classes of the rows of a matrix, and of an external for each of its columns.
  ///
  /// - Complexity: O(cells) on average, with a hash table of rows.
  mutating func classify(_ matrix: borrowing CoefficientMatrix, columnCount: Int) {
    let rowCount = matrix.rows.count
    classOf.reset(to: -1, count: rowCount + columnCount)
    factors.reset(to: 1, count: rowCount + columnCount)
    for column in 0..<columnCount { classOf[rowCount + column] = Int32(column) }
    let leaders = RowSet(expecting: rowCount)
    var count = Int32(columnCount)
    for row in 0..<Int32(rowCount) {
      let cells = matrix.rows[row]
      if cells.isEmpty {
        classOf[row] = count
        count += 1
        continue
      }
      factors[row] = cells[0].value
      if cells.count == 1 {
        classOf[row] = cells[0].position
        continue
      }
      let leader = leaders.insert(row, matrix)
      if leader == row {
        classOf[row] = count
        count += 1
      } else {
        classOf[row] = classOf[leader]
      }
    }
    parametricPosition.reset(to: -1, count: Int(count))
    listMembers(rowCount, classCount: Int(count))
  }

  /// Forgets which symbols are parametric.
  mutating func forgetParametric() {
    parametricPosition.reset(to: -1, count: parametricPosition.count)
  }

  private mutating func listMembers(_ rowCount: Int, classCount: Int) {
    // First how many rows each class has, then where its next row goes, at last where it ends and the next one begins.
    starts.reset(to: 0, count: classCount + 2)
    for row in 0..<rowCount { starts[classOf[row] + 2] += 1 }
    for group in 1..<starts.count { starts[group] += starts[group - 1] }
    members.reset(to: 0, count: rowCount)
    for row in 0..<rowCount {
      let place = starts[classOf[row] + 1]
      members[place] = Int32(row)
      starts[classOf[row] + 1] = place + 1
    }
  }
}

/// A hash set of rows, equal if they are multiples of each other.
private struct RowSet: ~Copyable {
  private var slots = Buffer<Int32>()
  private let mask: Int

  init(expecting count: Int) {
    var size = 8
    while size < 2 * count { size *= 2 }
    mask = size - 1
    slots.reset(to: -1, count: size)
  }

  /// The row of the set that is a multiple of a row; the row itself, which is added, if there is none.
  func insert(_ row: Int32, _ matrix: borrowing CoefficientMatrix) -> Int32 {
    var slot = Int(truncatingIfNeeded: hash(row, matrix)) & mask
    // At most half of the slots are taken.
    var limit = RoundLimit(slots.count)
    while slots[slot] >= 0 {
      limit.countRound(of: "looking for a parallel row")
      if isParallel(row, slots[slot], matrix) { return slots[slot] }
      slot = (slot + 1) & mask
    }
    slots[slot] = row
    return row
  }

  private func hash(_ row: Int32, _ matrix: borrowing CoefficientMatrix) -> UInt64 {
    let cells = matrix.rows[row]
    let unit = cells[0].value
    var hash: UInt64 = 0
    for cell in cells {
      // Ratios that differ only by rounding should have one hash, so only the leading digits count.
      let digits = UInt64(bitPattern: Int64(Float(cell.value / unit).bitPattern &+ 8) >> 4)
      hash = (hash ^ UInt64(UInt32(bitPattern: cell.position)) ^ digits << 32) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return hash
  }

  private func isParallel(_ row: Int32, _ other: Int32, _ matrix: borrowing CoefficientMatrix) -> Bool {
    let mine = matrix.rows[row]
    let theirs = matrix.rows[other]
    if mine.count != theirs.count { return false }
    let factor = mine[0].value / theirs[0].value
    for (cell, twin) in zip(mine, theirs) {
      if cell.position != twin.position { return false }
      // Rows that differ by more than rounding meet somewhere, if only far away.
      if abs(cell.value - factor * twin.value) > 4 * Double.ulpOfOne * abs(cell.value) { return false }
    }
    return true
  }
}

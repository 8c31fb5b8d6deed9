/// The rows of the active matrix by the number of their cells, as doubly linked lists.
struct CountBuckets: ~Copyable {
  /// For each count, the first row; −1 for none.
  private var heads = Buffer<Int32>()
  private var next = Buffer<Int32>()
  private var previous = Buffer<Int32>()
  /// For each row, the count it is listed under; 0 if it is in no list.
  private var counts = Buffer<Int32>()
  /// No row has fewer cells.
  private(set) var lowest: Int32 = 1

  mutating func reset(rowCount: Int, largestCount: Int) {
    heads.reset(to: -1, count: largestCount + 1)
    next.reset(to: -1, count: rowCount)
    previous.reset(to: -1, count: rowCount)
    counts.reset(to: 0, count: rowCount)
    lowest = Int32(largestCount) + 1
  }

  /// One more than the largest count that a row can have.
  var limit: Int32 { heads.end }

  /// The first row with a number of cells; −1 for none.
  func first(withCount count: Int32) -> Int32 { heads[count] }

  /// The next row with as many cells; −1 for none.
  func next(after row: Int32) -> Int32 { next[row] }

  /// Lists a row under its new count; rows without cells are not listed.
  mutating func move(_ row: Int32, toCount count: Int32) {
    if counts[row] == count { return }
    remove(row)
    if count == 0 { return }
    let head = heads[count]
    next[row] = head
    previous[row] = -1
    if head >= 0 { previous[head] = row }
    heads[count] = row
    counts[row] = count
    lowest = min(lowest, count)
  }

  /// Takes a row out of its list.
  mutating func remove(_ row: Int32) {
    let count = counts[row]
    if count == 0 { return }
    counts[row] = 0
    if previous[row] >= 0 { next[previous[row]] = next[row] } else { heads[count] = next[row] }
    if next[row] >= 0 { previous[next[row]] = previous[row] }
  }

  /// Skips the lists below the first one that has a row.
  mutating func skipEmptyCounts() {
    for count in lowest..<max(lowest, limit) {
      lowest = count
      if heads[count] >= 0 { return }
    }
  }
}

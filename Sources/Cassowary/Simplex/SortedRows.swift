/// Rows without a symbol by level, then by order.
struct SortedRows: ~Copyable {
  var rows = Buffer<Int32>()
  /// For each level, the end of its rows.
  var ends = Buffer<Int32>()

  @inline(__always)
  func forEach(_ body: (_ row: Int32, _ level: Int32) -> Void) {
    var position: Int32 = 0
    for level in 0..<ends.end {
      while position < ends[level] {
        body(rows[position], level)
        position += 1
      }
    }
  }
}

/// `Σ cells + constant`, to be zero or at least zero.
struct Row: BitwiseCopyable {
  var constant: Affine
  var firstCell: Int32
  var cellCount: Int32
  /// The constraint, or `~variable` for a variable that must not be negative.
  var source: Int32
  /// The row's symbol in the simplex; negative before it has one, `~level` while rows are sorted.
  var symbol: Int32 = -1

  /// Whether it was removed; only its place is left.
  var isRemoved: Bool { cellCount == 0 }
  var cells: Range<Int32> { Range(firstCell, count: cellCount) }
}

/// A coefficient of a row; cells of a row are sorted by column and never zero.
struct Cell: BitwiseCopyable {
  var column: Int32
  private var packed: PackedDouble

  @inline(__always)
  init(column: Int32, value: Double) {
    self.column = column
    packed = PackedDouble(value)
  }

  @inline(__always)
  var value: Double {
    get { packed.value }
    set { packed = PackedDouble(newValue) }
  }
}

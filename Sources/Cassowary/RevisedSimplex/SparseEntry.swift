/// A number of a sparse row or column, and where it stands in it.
struct SparseEntry: BitwiseCopyable {
  var position: Int32
  private var packed: PackedDouble

  @inline(__always)
  init(position: Int32, value: Double) {
    self.position = position
    packed = PackedDouble(value)
  }

  @inline(__always)
  var value: Double {
    get { packed.value }
    set { packed = PackedDouble(newValue) }
  }
}

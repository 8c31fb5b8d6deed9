/// A coefficient times a root.
struct RootTerm: BitwiseCopyable {
  private var packed: PackedDouble
  var variable: Int32

  @inline(__always)
  init(coefficient: Double, variable: Int32) {
    packed = PackedDouble(coefficient)
    self.variable = variable
  }

  @inline(__always)
  var coefficient: Double {
    get { packed.value }
    set { packed = PackedDouble(newValue) }
  }
}

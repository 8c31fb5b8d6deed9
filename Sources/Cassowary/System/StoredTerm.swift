/// A term as a system stores it, in 12 bytes.
struct StoredTerm: BitwiseCopyable {
  private var packed: PackedDouble
  let variable: Variable

  @inline(__always)
  init(_ term: Term) {
    packed = PackedDouble(term.coefficient)
    variable = term.variable
  }

  @inline(__always)
  var coefficient: Double { packed.value }
  var term: Term { Term(coefficient, variable) }
}

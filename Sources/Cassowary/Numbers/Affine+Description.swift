extension Affine: CustomStringConvertible {
  /// The parameters are `p` and `q`: `p - 16`.
  var description: String {
    var sum = SumText()
    add(to: &sum)
    return sum.description
  }

  func add(to sum: inout SumText) {
    sum.add(first, "p")
    sum.add(second, "q")
    sum.add(constant)
  }
}

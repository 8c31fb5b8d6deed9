/// A member of a contradiction: a constraint, or `~variable` for a variable that must not be negative, and
/// its weight.
struct Evidence: BitwiseCopyable {
  var source: Int32
  var weight: Double
}

extension [Evidence] {
  /// The weighted sum of constraints that is a contradiction: `c1 + 2 * (x3 >= 0)`.
  var text: String {
    var sum = SumText()
    for member in self {
      let name = System.name(of: member.source)
      sum.add(member.weight, member.source < 0 ? "(\(name))" : name)
    }
    return sum.description
  }
}

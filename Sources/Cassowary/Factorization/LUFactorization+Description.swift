extension LUFactorization {
  /// The steps that solve B x = b, without the updates:
  ///
  ///     single rows
  ///       x0 == b0 / 2
  ///     bump
  ///       c1 == b1 - x0
  ///       c2 == b2 - c1
  ///       x2 == c2 / -2
  ///       x1 == c1 - x2
  ///     single columns
  ///       x3 == (b3 - x1) / 4
  ///
  /// A right side is named after its row, `b2`, and `c2` once the lower factor of the bump is solved.
  var description: String {
    let lower = bump.map { "c\(order.rows[$0]) == \(lowerSum(of: $0))" }
    let upper = bump.reversed().map { solution(of: $0, upperSum(of: $0)) }
    return listing("single rows", (0..<bump.lowerBound).map { solution(of: $0, sum(of: $0)) })
      + listing("bump", lower + upper)
      + listing("single columns", (bump.upperBound..<count).map { solution(of: $0, sum(of: $0)) })
  }

  private func solution(of pivot: Int, _ sum: String) -> String {
    let value = order.values[pivot]
    let quotient = sum.contains(" ") ? "(\(sum)) / \(value.text)" : "\(sum) / \(value.text)"
    return "x\(order.columns[pivot]) == \(value == 1 ? sum : quotient)"
  }

  /// The right side of a pivot's row without the columns of earlier blocks.
  private func sum(of pivot: Int) -> String {
    var sum = SumText()
    addSum(of: pivot, to: &sum)
    return sum.description
  }

  private func addSum(of pivot: Int, to sum: inout SumText) {
    sum.add(1, "b\(order.rows[pivot])")
    for cell in rows[pivot] { sum.add(-cell.value, "x\(order.columns[cell.position])") }
  }

  private func lowerSum(of pivot: Int) -> String {
    var sum = SumText()
    addSum(of: pivot, to: &sum)
    for cell in lowerRows[pivot - bump.lowerBound] {
      sum.add(-cell.value, "c\(order.rows[bump.lowerBound + Int(cell.position)])")
    }
    return sum.description
  }

  private func upperSum(of pivot: Int) -> String {
    var sum = SumText()
    sum.add(1, "c\(order.rows[pivot])")
    for cell in active.upper[pivot - bump.lowerBound] {
      sum.add(-cell.value, "x\(order.columns[bump.lowerBound + Int(cell.position)])")
    }
    return sum.description
  }
}

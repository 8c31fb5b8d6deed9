extension RevisedSimplex {
  /// A symbol, its row in terms of the externals as it was added, and its value:
  ///
  ///     s1 == -x1 + p - 16 is -96
  ///     e2 == x1 - 400 is parametric
  ///     x1 is 400
  ///
  /// - Parameter name: Names a symbol.
  func text(of symbol: Int32, name: (_ symbol: Int32) -> String) -> String {
    var text = name(symbol)
    if symbol < rowCount {
      var sum = SumText()
      forEachCell(ofRow: symbol) { sum.add($1, name(rowCount + $0)) }
      constant(ofRow: symbol).add(to: &sum)
      text += " == \(sum.description)"
    }
    if !symbols[symbol].isBasic { return text + " is parametric" }
    let scale = symbol < rowCount ? 1 / matrix.rowFactors[symbol] : matrix.columnFactors[symbol - rowCount]
    return text + " is \((symbols[symbol].value * scale).text)"
  }
}

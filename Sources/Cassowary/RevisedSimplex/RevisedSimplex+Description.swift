extension RevisedSimplex {
  /// The basis and the values, for a debugger:
  ///
  ///     level 0  row 0  x0 - x1 - 8  is 12
  ///     level 1  row 1  x0 - 20  is parametric
  var description: String {
    var text = ""
    for symbol in 0..<symbols.end {
      let value = symbols[symbol].isBasic ? "\(symbols[symbol].value.text)" : "parametric"
      if symbol >= rowCount {
        text += "x\(symbol - rowCount) is \(value)\n"
        continue
      }
      var sum = SumText()
      for index in matrix.row(symbol) { sum.add(matrix.rows[index].value, "x\(matrix.rows[index].position)") }
      constants[symbol].add(to: &sum)
      text += "level \(symbols[symbol].level)  \(sum.description) is \(value)\n"
    }
    return text
  }
}

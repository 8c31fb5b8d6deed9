extension Simplex {
  /// The tableaus, one for each component:
  ///
  ///     component 0, optimal
  ///       level 0  s1 == -e2 + p - 416 is -96
  ///       level 1  e2 is parametric
  ///       level 2  x1 == e2 + 400 is 400
  ///
  /// A symbol is named after its source: `e2` is the error of the soft equality c2, `s1` the slack of the inequality
  /// c1, `b3` the slack of `x3 >= 0`, and `x1` an external.
  var description: String {
    var text = ""
    for index in 0..<components.count where components[index].columnCount > 0 {
      text += description(of: Int32(index))
    }
    return text
  }

  func description(of index: Int32) -> String {
    if let revised = revised(of: index) {
      return "component \(index), factorised\n" + revised.simplex.description
    }
    var lines: [String] = []
    for symbol in components[index].allSymbols {
      lines.append("level \(symbols[symbol].level)  \(text(of: symbol, in: components[index]))")
    }
    return listing("component \(index)\(components[index].isOptimal ? ", optimal" : "")", lines)
  }

  private func text(of symbol: Int32, in component: Component) -> String {
    let row = symbols[symbol]
    if !row.isBasic { return "\(row.name) is parametric" }
    var sum = SumText()
    for cell in row.cells {
      sum.add(cells[cell].value, symbols[columns[component.firstColumn + cells[cell].column]].name)
    }
    row.constant.add(to: &sum)
    return "\(row.name) == \(sum.description) is \(row.value.text)"
  }
}

extension Symbol {
  fileprivate var name: String {
    switch kind {
    case .external: "x\(source)"
    case .equality: "e\(source)"
    case .inequality: source < 0 ? "b\(~source)" : "s\(source)"
    }
  }
}

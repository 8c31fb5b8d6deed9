extension Simplex {
  /// The components, each as its tableau:
  ///
  ///     component 0, optimal
  ///       level 0  s1 == -e2 + p - 416 is -96
  ///       level 1  e2 is parametric
  ///       level 2  x1 == e2 + 400 is 400
  ///
  /// or, if it has none, as its rows and their values:
  ///
  ///     component 0, factorised, optimal
  ///       level 0  s1 == -x1 + p - 16 is -96
  ///       level 1  e2 == x1 - 400 is parametric
  ///       level 2  x1 is 400
  ///
  /// A symbol is named after its source: `e2` is the error of the soft equality c2, `s1` the slack of the
  /// inequality c1, `b3` the slack of `x3 >= 0`, and `x1` an external.
  var description: String {
    var text = ""
    for index in 0..<components.count where components[index].columnCount > 0 {
      text += description(of: Int32(index))
    }
    return text
  }

  func description(of index: Int32) -> String {
    let component = components[index]
    var title = "component \(index)"
    var lines: [String] = []
    if let revised = revised(of: index) {
      title += ", factorised"
      for symbol in component.allSymbols {
        let text = revised.simplex.text(of: symbol - component.firstSymbol) {
          symbols[component.firstSymbol + $0].name
        }
        lines.append("level \(symbols[symbol].level)  \(text)")
      }
    } else {
      for symbol in component.allSymbols {
        lines.append("level \(symbols[symbol].level)  \(text(of: symbol, in: component))")
      }
    }
    return listing(component.isOptimal ? title + ", optimal" : title, lines)
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
    case .external, .intermediate: "x\(source)"
    case .equality: "e\(source)"
    case .inequality: source < 0 ? "b\(~source)" : "s\(source)"
    }
  }
}

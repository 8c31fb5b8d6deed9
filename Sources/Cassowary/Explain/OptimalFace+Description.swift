extension OptimalFace {
  /// The directions found so far, each as the sum of externals that moves along it:
  ///
  ///     directions of component 0
  ///       x0 - x1
  func description(_ simplex: Simplex) -> String {
    var text = ""
    for component in 0..<count.end {
      var lines: [String] = []
      for direction in 0..<count[component] { lines.append(description(of: direction, component, simplex)) }
      text += listing("directions of component \(component)", lines)
    }
    return text
  }

  private func description(of direction: Int32, _ component: Int32, _ simplex: Simplex) -> String {
    var sum = SumText()
    var next = first[component] + direction * simplex.externalCount(of: component)
    simplex.forEachVariable(of: component) { variable in
      sum.add(directions[next], "x\(variable)")
      next += 1
    }
    return sum.description
  }
}

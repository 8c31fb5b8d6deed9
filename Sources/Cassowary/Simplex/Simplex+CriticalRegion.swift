extension Simplex {
  /// The values of a parameter for which the basis of a component stays optimal and as degenerate as it is: symbols
  /// that are zero stay zero, and no other symbol becomes zero.
  ///
  /// This is the critical region of parametric programming (Gal & Nedoma, *Multiparametric Linear Programming*,
  /// Management Science 18, 1972). The other parameter matters where the component depends on both.
  func criticalRegion(_ index: Int32, along parameter: UInt8, otherwise other: Double = 0) -> ClosedInterval {
    if let revised = revised(of: index) {
      return revised.criticalRegion(along: parameter, otherwise: other)
    }
    var region = ClosedInterval()
    for index in components[index].allSymbols where symbols[index].isBasic {
      let symbol = symbols[index]
      let (number, slope) = symbol.constant.line(along: parameter, otherwise: other)
      if slope == 0 { continue }
      if symbol.value == 0 {
        // A slope that is only rounding error leaves the region as it is.
        region.restrict(toNonNegative: Tolerance.relative + number, slope)
        region.restrict(toNonNegative: Tolerance.relative - number, -slope)
        continue
      }
      // Farther on, a required row would be violated by more than rounding error.
      if symbol.isNegative && symbol.level == 0 { return .empty }
      let sign: Double = symbol.isNegative ? -1 : 1
      let constant = sign * number
      // Near the end of a region an open direction could look closed, and would then be treated as closed in the
      // whole region; so the region ends a few tolerances short of the breakpoint.
      let rounding = max(100 * Tolerance.violation, 4 * Tolerance.relative * abs(constant))
      region.restrict(toNonNegative: constant - rounding, sign * slope)
    }
    return region
  }

  /// Whether the optimum of a component may leave a direction open; false is certain.
  func mayHaveAlternatives(_ index: Int32) -> Bool {
    components[index].hasAlternatives
  }

  /// Whether the optimum of a component was found by way of the order of its externals.
  func isDecidedByOrder(_ index: Int32) -> Bool {
    components[index].isDecidedByOrder
  }

  /// Takes over the known facts about the optimum in the critical region that the parameters have entered.
  ///
  /// - Parameter isBasisCurrent: Whether the basis is at the optimum of this region, too.
  func enterRegion(
    of index: Int32, hasAlternatives: Bool, isDecidedByOrder: Bool, isBasisCurrent: Bool
  ) {
    components[index].hasAlternatives = hasAlternatives
    components[index].isDecidedByOrder = isDecidedByOrder
    if !isBasisCurrent { components[index].isOptimal = false }
  }
}

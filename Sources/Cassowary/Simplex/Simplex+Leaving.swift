extension Simplex {
  /// Finds the breakpoint at which a direction stops reducing the cost.
  ///
  /// Breakpoints of less important levels are passed: their symbols merely change sign. Breakpoints of the improved
  /// level are passed while the derivative stays negative, which is the long step of Fourer's piecewise-linear
  /// simplex. Breakpoints of more important levels always stop the move.
  func findLeaving(_ component: Component, _ entering: Entering, isBland: Bool) -> Breakpoint? {
    collectBreakpoints(component, entering, isBland: isBland)
    guard var nearest = nearestBreakpoint(isBland: isBland) else { return nil }
    var derivative = entering.derivative
    var limit = RoundLimit(scratch.breakpoints.count)
    while !isBland {
      limit.countRound(of: "passing breakpoints")
      let symbol = symbols[nearest.symbol]
      if symbol.level < entering.level { break }
      let jump = nearest.rate * symbol.slopeJump
      derivative += jump
      if derivative >= -Tolerance.relative * max(1, jump) { break }
      removeBreakpoint(of: nearest.symbol)
      guard let next = nearestBreakpoint(isBland: false) else { return nearest }
      nearest = next
    }
    return nearest
  }

  private func collectBreakpoints(_ component: Component, _ entering: Entering, isBland: Bool) {
    scratch.breakpoints.removeAll()
    let last = isBland ? component.allSymbols.upperBound - 1 : entering.lastBlocking
    if last < component.firstSymbol { return }
    for index in component.firstSymbol...last where symbols[index].isBasic {
      let coefficient = coefficient(index, column: entering.column)
      if coefficient == 0 { continue }
      let rate = entering.isUpwards ? coefficient : -coefficient
      let symbol = symbols[index]
      if symbol.isNegative == (rate > 0) && symbol.kind != .intermediate {
        scratch.breakpoints.append(
          Breakpoint(distance: abs(symbol.value / rate), rate: abs(rate), symbol: index))
      }
    }
  }

  /// The nearest breakpoint; among equally near ones the steepest, or under Bland's rule the lowest symbol.
  private func nearestBreakpoint(isBland: Bool) -> Breakpoint? {
    var best: Breakpoint?
    for position in 0..<scratch.breakpoints.count {
      let breakpoint = scratch.breakpoints[position]
      guard let chosen = best else {
        best = breakpoint
        continue
      }
      let difference = breakpoint.distance - chosen.distance
      if Tolerance.isZero(difference, magnitude: breakpoint.distance + chosen.distance) {
        // Breakpoints are in the order of the symbols, so under Bland's rule the first of equals stays.
        if !isBland && breakpoint.rate > chosen.rate { best = breakpoint }
      } else if difference < 0 {
        best = breakpoint
      }
    }
    return best
  }

  private func removeBreakpoint(of symbol: Int32) {
    for position in 0..<scratch.breakpoints.count where scratch.breakpoints[position].symbol == symbol {
      // The breakpoints must stay in the order of the symbols: ties depend on it.
      for next in position..<(scratch.breakpoints.count - 1) {
        scratch.breakpoints[next] = scratch.breakpoints[next + 1]
      }
      scratch.breakpoints.truncate(to: scratch.breakpoints.count - 1)
      return
    }
  }
}

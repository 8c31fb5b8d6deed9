extension RevisedSimplex {
  /// Finds the breakpoint at which a move stops reducing the cost, as in
  /// ``Simplex/findLeaving(_:_:isBland:)``.
  ///
  /// The symbols of the breakpoints before it go to ``passed``.
  ///
  /// - Returns: `nil` if there is no breakpoint, which only rounding errors can cause: every cost is bounded
  ///   below by zero.
  func findLeaving(_ move: Move, _ run: LevelRun) -> Stop? {
    collectBreakpoints(run.level)
    passed.removeAll()
    if run.isBland { return firstBreakpoint(move) }
    var derivative = move.derivative
    var last: Breakpoint?
    while breakpoints.count > 0 {
      let nearest = breakpoints[0]
      last = nearest
      let symbol = symbols[nearest.symbol]
      if symbol.level < run.level.number { break }
      let jump = nearest.rate * symbol.slopeJump
      if derivative + jump >= -RevisedSimplex.relative * max(run.weight, jump) { break }
      derivative += jump
      breakpoints.removeFirst()
      passed.append(nearest.symbol)
    }
    guard let last else { return nil }
    if breakpoints.count == 0 {
      // The sum of all jumps ends the descent up to rounding errors, so the last one does.
      passed.truncate(to: passed.count - 1)
      derivative -= last.rate * symbols[last.symbol].slopeJump
      return Stop(symbol: last.symbol, distance: last.distance, derivative: derivative)
    }
    let chosen = steepestBreakpoint(near: last, derivative, run)
    return Stop(symbol: chosen.symbol, distance: chosen.distance, derivative: derivative)
  }

  private func collectBreakpoints(_ level: Level) {
    breakpoints.removeAll()
    for index in 0..<rates.positions.count {
      let moving = rates.positions[index]
      let symbol = symbols[moving]
      if symbol.level > level.number { continue }
      let rate = rates[moving]
      if rate == 0 { continue }
      // An earlier equality must keep holding. Where rows are not in order, closed directions see to that.
      let isHeld = isInOrder && symbol.level < level.number && symbol.kind == .equality
      if symbol.isNegative != (rate > 0) && !isHeld { continue }
      breakpoints.insert(
        Breakpoint(distance: abs(symbol.value / rate), rate: abs(rate), symbol: moving))
    }
  }

  /// The steepest of the breakpoints that stop a move where the nearest one does, up to rounding errors.
  ///
  /// The pivot is its rate, and a small pivot makes the next basis nearly singular. (Harris, *Pivot selection
  /// methods of the Devex LP code*, 1973.)
  private func steepestBreakpoint(
    near nearest: Breakpoint, _ derivative: Double, _ run: LevelRun
  ) -> Breakpoint {
    var best = nearest
    for index in 0..<breakpoints.count {
      let other = breakpoints[index]
      let symbol = symbols[other.symbol]
      if other.rate <= best.rate { continue }
      if (other.distance - nearest.distance) * nearest.rate > symbols[nearest.symbol].rounding { continue }
      let stops =
        symbol.level < run.level.number
        || derivative + other.rate * symbol.slopeJump >= -RevisedSimplex.relative * run.weight
      if stops { best = other }
    }
    return best
  }

  /// Under Bland's rule, the nearest breakpoint, and among equals that of the lowest symbol.
  private func firstBreakpoint(_ move: Move) -> Stop? {
    if breakpoints.count == 0 { return nil }
    var best = breakpoints[0]
    let rounding = Tolerance.relative * max(1, best.distance)
    for index in 0..<breakpoints.count {
      let other = breakpoints[index]
      if other.distance - breakpoints[0].distance <= rounding && other.symbol < best.symbol { best = other }
    }
    return Stop(symbol: best.symbol, distance: best.distance, derivative: move.derivative)
  }
}

/// Where a move ends.
struct Stop {
  /// The symbol that becomes parametric.
  var symbol: Int32
  var distance: Double
  /// The derivative of the level's cost just before the stop.
  var derivative: Double
}

/// A point at which a basic symbol reaches zero while a parametric one moves.
struct Breakpoint: BitwiseCopyable, Comparable {
  var distance: Double
  /// How fast the symbol moves, per unit of the parametric one; positive.
  var rate: Double
  var symbol: Int32

  /// The nearest comes first; of equally near ones the steepest, then the lowest symbol.
  @inline(__always)
  static func < (a: Breakpoint, b: Breakpoint) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if a.rate != b.rate { return a.rate > b.rate }
    return a.symbol < b.symbol
  }
}

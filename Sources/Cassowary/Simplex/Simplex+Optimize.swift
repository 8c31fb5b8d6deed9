extension Simplex {
  /// Brings every component to its optimum, except components whose values are current.
  func optimize(at parameters: ParameterValues) {
    let isMoved = hasStaleValues || self.parameters != parameters
    self.parameters = parameters
    hasStaleValues = false
    optimized.removeAll()
    changed.removeAll()
    for index in 0..<components.end {
      if components[index].isCurrent && !isMoved { continue }
      if !reoptimize(index) { changed.append(index) }
      components[index].isCurrent = true
      optimized.append(index)
    }
  }

  /// Brings a component to its optimum, unless it is there already.
  ///
  /// - Returns: Whether what it leaves open is what it left open: the basis is the same, and so are the sides of all symbols, and,
  ///   unless the optimum is one point, which are zero.
  @discardableResult
  func reoptimize(_ index: Int32) -> Bool {
    let isSame = reoptimizeRevised(index)
    let wasOfBasis = components[index].isOfBasis
    components[index].isOfBasis = true
    if let isSame { return isSame && wasOfBasis }
    let component = components[index], before = pivots
    // An optimum that is one point leaves nothing open, whichever symbols are zero.
    let change = updateValues(component, watchingZeros: component.hasAlternatives)
    if change != .sides && component.isOptimal { return change == .none && wasOfBasis }
    // Most contents have the size that they ask for, and a certificate is cheaper than a search.
    if findCertificate(of: component, isLasting: true) {
      components[index].hasAlternatives = false
      components[index].isDecidedByOrder = false
      components[index].isOptimal = true
    } else {
      optimize(Int(index))
    }
    let isAsOpen = components[index].hasAlternatives == component.hasAlternatives
    return change == .none && pivots == before && wasOfBasis && isAsOpen
  }

  /// Brings a component to its optimum, starting from whatever basis it has.
  ///
  /// - Parameter isProbing: Whether the linear form ``Scratch/probe`` of the externals is maximised below all
  ///   constraints, instead of bringing every external as near to zero as the ones before it allow.
  /// - Returns: Whether anything moved by more than rounding.
  @discardableResult
  func optimize(_ index: Int, isProbing: Bool = false) -> Bool {
    var component = components[index]
    updateValues(component)
    let symbolCount = Int(component.rowCount + component.columnCount)
    var stalled = 0
    var moved = false
    // Bland's rule is finite (Bland, *New finite pivoting rules for the simplex method*, 1977); the bound only keeps
    // rounding from turning a tie into an endless loop: the basis then counts as optimal.
    var budget = 200 + 50 * symbolCount
    scratch.ray = nil
    while budget > 0, scratch.ray == nil {
      budget -= 1
      let isBland = stalled > 8 + symbolCount / 4
      guard let distance = improve(&component, isBland: isBland, isProbing: isProbing) else { break }
      if distance > Tolerance.violation { moved = true }
      stalled = distance > 0 ? 0 : stalled + 1
    }
    component.isOptimal = true
    component.hasCertificate = false
    components[index] = component
    return moved
  }

  /// Moves along one direction that reduces the cost, up to the breakpoint at which it stops doing so.
  ///
  /// - Returns: How far it moved, infinitely far if the probe is unbounded; `nil` if the basis is optimal.
  func improve(_ component: inout Component, isBland: Bool, isProbing: Bool) -> Double? {
    guard let entering = findEntering(&component, isBland: isBland, isProbing: isProbing) else { return nil }
    guard let leaving = findLeaving(component, entering, isBland: isBland) else {
      // Only a probe is unbounded: every cost is bounded below by zero.
      scratch.ray = entering
      return .infinity
    }
    let symbol = columns[component.firstColumn + entering.column]
    pivot(component, entering: entering.column, leaving: leaving.symbol)
    symbols[symbol].isNegative = !entering.isUpwards
    updateValues(component)
    return leaving.distance
  }

  /// Evaluates the rows for the present parameters and notes the sign of each symbol.
  ///
  /// - Parameter watchingZeros: Whether to tell if only zeros changed.
  /// - Returns: What became of their sides: if none changed, a basis that was optimal still is.
  @discardableResult
  func updateValues(_ component: Component, watchingZeros: Bool = false) -> SignChange {
    var change = SignChange.none
    for index in component.allSymbols where symbols[index].isBasic {
      let constant = symbols[index].constant
      var value = constant.value(parameters)
      if Tolerance.isZero(value, magnitude: constant.magnitude(parameters)) {
        value = 0
      } else if symbols[index].isNegative != (value < 0) {
        symbols[index].isNegative = value < 0
        change = .sides
      }
      if watchingZeros && change == .none && (value == 0) != (symbols[index].value == 0) { change = .zeros }
      symbols[index].value = value
    }
    return change
  }

  /// How symbols lie after other values than before.
  enum SignChange {
    case none
    /// All are on their sides, but some are zero that were not, or the other way round.
    case zeros
    case sides
  }
}

extension Simplex {
  /// Whether a required row is violated by more than rounding error.
  func isViolated(_ symbol: Int32) -> Bool {
    let row = symbols[symbol]
    if !row.isBasic { return false }
    let violation = row.kind == .equality ? abs(row.value) : -row.value
    return violation > Tolerance.violation(magnitude: row.constant.magnitude(parameters))
  }

  /// Whether required rows of any component that the last ``optimize(at:)`` optimised do not hold.
  var isAnyInfeasible: Bool {
    for index in 0..<optimized.count where !isFeasible(optimized[index]) { return true }
    return false
  }

  /// Whether the required rows of a component hold. They come first, because rows are sorted by level.
  func isFeasible(_ index: Int32) -> Bool {
    if let revised = revised(of: index) { return revised.outcome != .infeasible }
    for symbol in components[index].rows {
      if symbols[symbol].level > 0 { return true }
      if isViolated(symbol) { return false }
    }
    return true
  }
}

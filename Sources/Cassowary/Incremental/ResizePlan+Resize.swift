// A resize changes nothing but parameters: rows, components and links stay, and so does every value that does not
// depend on the parameter.

extension ResizePlan {
  /// Solves for other parameters where everything else is as it was solved before.
  ///
  /// - Returns: False if that is not enough, because constraints conflict.
  /// - Complexity: O(variables and definitions that move, moving components), plus an optimisation of each component
  ///   that was never solved in this range of its parameter.
  func resize(
    _ values: borrowing Buffer<Double>, to parameters: ParameterValues, _ system: System,
    _ presolve: Presolve, _ simplex: Simplex, _ face: OptimalFace, _ report: ConflictReport
  ) -> Bool {
    if !isMade { make(system, presolve, simplex) }
    if !areChecksMet(presolve, system, report, at: parameters) { return false }
    let old = simplex.parameters
    simplex.move(to: parameters)
    if !common.contain(parameters) && !changeRegions(values, from: old, to: parameters, simplex, face) {
      return false
    }
    moveExternals(values, at: parameters)
    moveVariables(values, presolve.elimination, at: parameters)
    return true
  }

  /// Whether all checks hold but for those whose constraints are left out.
  private func areChecksMet(
    _ presolve: Presolve, _ system: System, _ report: ConflictReport, at parameters: ParameterValues
  ) -> Bool {
    if feasible.contain(parameters) && !hasOtherChecks && report.isEmpty { return true }
    if report.leaveOutChecks(presolve, system, at: parameters) { return true }
    for index in 0..<presolve.checks.count where presolve.checks[index].isViolated(at: parameters) {
      if !system.isLeftOut(presolve.checks[index]) { return false }
    }
    return true
  }

  /// Assigns new values to the externals that depend on a parameter.
  private func moveExternals(_ values: borrowing Buffer<Double>, at parameters: ParameterValues) {
    evaluateExternals(externalsFollowingFirst, values, at: parameters.first)
    evaluateExternals(externalsFollowingSecond, values, at: parameters.second)
  }

  private func evaluateExternals(
    _ externals: borrowing Buffer<FollowingVariable>, _ values: borrowing Buffer<Double>,
    at parameter: Double
  ) {
    let (values, externals, count) = (values.base, externals.base, externals.count)
    for index in 0..<count {
      let (constant, moved) = (externals[index].constant, externals[index].slope * parameter)
      let value = constant + moved
      let isZero = Tolerance.isZero(value, magnitude: abs(constant) + abs(moved))
      values[Int(externals[index].variable)] = isZero ? 0 : value
    }
  }

  /// Assigns new values to every variable, definition and link that depends on a parameter.
  private func moveVariables(
    _ values: borrowing Buffer<Double>, _ elimination: Elimination, at parameters: ParameterValues
  ) {
    if parameters.first != evaluated.first { evaluate(followingFirst, values, at: parameters.first) }
    if parameters.second != evaluated.second { evaluate(followingSecond, values, at: parameters.second) }
    evaluated = parameters
    for index in 0..<definitions.count { elimination.evaluate(definitions[index], values, at: parameters) }
    elimination.evaluate(linked: linked, values, at: parameters)
  }

  private func evaluate(
    _ known: borrowing Buffer<FollowingVariable>, _ values: borrowing Buffer<Double>, at parameter: Double
  ) {
    let (values, known, count) = (values.base, known.base, known.count)
    for index in 0..<count {
      values[Int(known[index].variable)] = known[index].constant + known[index].slope * parameter
    }
  }
}

// MARK: - Critical regions

extension ResizePlan {
  /// Finds the regions for new parameters; returns false if required rows conflict.
  private func changeRegions(
    _ values: borrowing Buffer<Double>, from old: ParameterValues, to parameters: ParameterValues,
    _ simplex: Simplex, _ face: OptimalFace
  ) -> Bool {
    var ranges = ParameterRanges()
    externalsFollowingFirst.removeAll()
    externalsFollowingSecond.removeAll()
    let components = components.base
    for index in 0..<self.components.count {
      let parameter = components[index].parameter
      let number = parameter == 1 ? parameters.first : parameters.second
      if components[index].regionCount == 0 && parameter != 0 {
        enterPresentRegion(ofMoving: index, at: parameter == 1 ? old.first : old.second, simplex)
      }
      if !components[index].range.contains(number)
        && !changeRegion(ofMoving: index, at: number, values, simplex, face)
      {
        return false
      }
      if parameter == 2 {
        ranges.second.restrict(to: components[index].range)
        appendMoving(of: index, to: &externalsFollowingSecond)
      } else {
        ranges.first.restrict(to: components[index].range)
        appendMoving(of: index, to: &externalsFollowingFirst)
      }
    }
    common = ranges
    return true
  }

  /// Appends the externals of a component that move in its present region.
  @inline(__always)
  private func appendMoving(of index: Int, to externals: inout Buffer<FollowingVariable>) {
    let region = Int(components[index].region)
    let first = regionExternals.base + firstExternal(ofMoving: index, region: region)
    let count = Int(regions[firstRegion(ofMoving: index) + region].movingCount)
    for offset in 0..<count { externals.append(first[offset]) }
  }

  /// Notes the region of the optimum where a component still is, if it has come there without a resize.
  ///
  /// Most first resizes stay in the region of the first layout, and many others come back to it.
  private func enterPresentRegion(ofMoving index: Int, at number: Double, _ simplex: Simplex) {
    if !simplex.isAtOptimum(components[index].component) { return }
    let region = addRegion(ofMoving: index, at: number, simplex)
    if components[index].regionCount == 0 { return }
    components[index].region = Int32(region)
    components[index].range = regions[firstRegion(ofMoving: index) + region].range
  }

  /// Finds the region for a parameter, or makes it; returns false if required rows conflict.
  private func changeRegion(
    ofMoving index: Int, at number: Double, _ values: borrowing Buffer<Double>, _ simplex: Simplex,
    _ face: OptimalFace
  ) -> Bool {
    let moving = components[index]
    let firstRegion = firstRegion(ofMoving: index)
    // A question may have been asked since the component entered its present region.
    if !moving.range.isEmpty && face.isKnownToBePoint(moving.component) {
      regions[firstRegion + Int(moving.region)].isUnique = true
    }
    var region = 0
    while region < moving.regionCount && !regions[firstRegion + region].range.contains(number) { region += 1 }
    let isKnown = region < moving.regionCount
    var isSame = false
    if !isKnown {
      isSame = simplex.reoptimize(moving.component)
      if !simplex.isFeasible(moving.component) { return false }
      region = addRegion(ofMoving: index, at: number, simplex)
    }
    let found = regions[firstRegion + region]
    simplex.enterRegion(
      of: moving.component, hasAlternatives: found.hasAlternatives, isDecidedByOrder: found.isDecidedByOrder,
      isBasisCurrent: !isKnown)
    if !isSame { face.forget(moving.component, isPoint: found.isUnique || !found.hasAlternatives) }
    let external = firstExternal(ofMoving: index, region: region)
    for offset in Int(found.movingCount)..<Int(moving.externalCount) {
      let still = regionExternals[external + offset]
      values[still.variable] = still.constant
    }
    // At a point that the region excludes because it is about to end, the optimum may be less free than inside.
    components[index].range = found.range.contains(number) ? found.range : .empty
    components[index].region = Int32(region)
    return true
  }

  /// Keeps the optimum that the basis of a moving component gives, instead of the oldest region if need be.
  private func addRegion(ofMoving index: Int, at number: Double, _ simplex: Simplex) -> Int {
    let moving = components[index]
    let most = Int32(ResizePlan.mostRegions)
    let region = moving.regionCount < most ? moving.regionCount : moving.oldest
    let range: ClosedInterval =
      moving.parameter == 0 ? .empty : simplex.criticalRegion(moving.component, along: moving.parameter)
    // A region that holds for the present parameters only need not be found again.
    if range.contains(number) {
      components[index].regionCount = min(moving.regionCount + 1, most)
      components[index].oldest = (region + 1) % most
    }
    // Externals that move from the front, the others from the back.
    let first = firstExternal(ofMoving: index, region: Int(region))
    var (nextMoving, still) = (first, first + Int(moving.externalCount))
    simplex.forEachExternal(of: moving.component, along: moving.parameter) { variable, value in
      let slope = moving.parameter == 1 ? value.first : moving.parameter == 2 ? value.second : 0
      if slope != 0 {
        regionExternals[nextMoving] = FollowingVariable(
          constant: value.constant, slope: slope, variable: variable)
        nextMoving += 1
      } else {
        still -= 1
        regionExternals[still] = FollowingVariable(
          constant: value.roundedValue(simplex.parameters), variable: variable)
      }
    }
    regions[firstRegion(ofMoving: index) + Int(region)] = CriticalRegion(
      range: range, hasAlternatives: simplex.mayHaveAlternatives(moving.component),
      isDecidedByOrder: simplex.isDecidedByOrder(moving.component),
      movingCount: Int32(nextMoving - first))
    return Int(region)
  }
}

// A resize changes nothing but parameters: rows, components and links stay, and so does whatever does not
// depend on what changed.

extension Engine {
  /// Solves for other parameters where everything else is as it was solved before.
  ///
  /// - Returns: False where that is not enough: no plan is due yet, or constraints conflict.
  /// - Complexity: O(variables and definitions that move, moving components), plus an optimisation of each
  ///   component that was never solved in this range of its parameter.
  mutating func resize() -> Bool {
    if !plan.isDue {
      plan.isDue = true
      return false
    }
    if !plan.isMade { makePlan() }
    if !areChecksMet() { return false }
    simplex.parameters = parameters
    areValuesCurrent = false
    if !moveComponents() { return false }
    statistics.pivots = simplex.pivots
    moveVariables()
    return true
  }

  private func areChecksMet() -> Bool {
    let isSafe = plan.safeFirst.contains(parameters.first) && plan.safeSecond.contains(parameters.second)
    if isSafe && !plan.hasOtherChecks { return true }
    for index in 0..<checks.count where isViolated(checks[index]) { return false }
    return true
  }

  /// Gives the known variables, the definitions and the links that move their values.
  private mutating func moveVariables() {
    let (values, parameters) = (values.base, parameters)
    if parameters.first != plan.evaluated.first {
      evaluate(plan.followingFirst, at: parameters.first)
    }
    if parameters.second != plan.evaluated.second {
      evaluate(plan.followingSecond, at: parameters.second)
    }
    plan.evaluated = parameters
    for index in 0..<plan.definitions.count { evaluate(plan.definitions[index]) }
    let links = elimination.links.base
    for index in 0..<plan.linked.count {
      let variable = Int(plan.linked[index])
      values[variable] = links[variable].value(variable, values, parameters)
    }
  }

  private func evaluate(_ known: borrowing Buffer<KnownVariable>, at parameter: Double) {
    let (values, known, count) = (values.base, known.base, known.count)
    for index in 0..<count {
      values[Int(known[index].variable)] = known[index].constant + known[index].slope * parameter
    }
  }
}

// MARK: - Components

extension Engine {
  /// Gives the externals that move their values; returns false if required rows conflict.
  private mutating func moveComponents() -> Bool {
    if !plan.isSteady(at: parameters) && !changePieces() { return false }
    let (values, externals) = (values.base, plan.externals.base)
    for index in 0..<plan.externals.count {
      values[Int(externals[index].variable)] = externals[index].value.roundedValue(parameters)
    }
    return true
  }

  /// Finds the pieces for the present parameters; returns false if required rows conflict.
  private mutating func changePieces() -> Bool {
    var (first, second) = (ClosedInterval(), ClosedInterval())
    plan.externals.removeAll()
    let components = plan.components.base
    for index in 0..<plan.components.count {
      let parameter = components[index].parameter
      let number = parameter == 1 ? parameters.first : parameters.second
      if !components[index].range.contains(number) && !changePiece(ofMoving: index, at: number) {
        return false
      }
      if parameter == 2 {
        second.restrict(to: components[index].range)
      } else {
        first.restrict(to: components[index].range)
      }
      let piece = plan.firstPiece(ofMoving: index) + Int(components[index].piece)
      let external = plan.firstExternal(ofMoving: index, piece: Int(components[index].piece))
      for offset in 0..<Int(plan.pieces[piece].movingCount) {
        plan.externals.append(plan.pieceExternals[external + offset])
      }
    }
    (plan.steadyFirst, plan.steadySecond) = (first, second)
    return true
  }

  /// Finds the piece for a parameter, or makes it; returns false if required rows conflict.
  private mutating func changePiece(ofMoving index: Int, at number: Double) -> Bool {
    let moving = plan.components[index]
    let firstPiece = plan.firstPiece(ofMoving: index)
    var piece = 0
    while piece < moving.pieceCount && !plan.pieces[firstPiece + piece].range.contains(number) { piece += 1 }
    let isKnown = piece < moving.pieceCount
    if !isKnown {
      if !optimize(moving.component) { return false }
      piece = addPiece(ofMoving: index, at: number)
    }
    let found = plan.pieces[firstPiece + piece]
    take(found, for: moving.component, isKnown: isKnown)
    let external = plan.firstExternal(ofMoving: index, piece: piece)
    for offset in Int(found.movingCount)..<Int(moving.externalCount) {
      let still = plan.pieceExternals[external + offset]
      values[still.variable] = still.value.roundedValue(parameters)
    }
    // Where it is about to end, the optimum may be less free than in all of the piece.
    plan.components[index].range = found.range.contains(number) ? found.range : .nothing
    plan.components[index].piece = Int32(piece)
    return true
  }

  /// Takes over from a piece what is known of the freedom of its component.
  private mutating func take(_ piece: Piece, for component: Int32, isKnown: Bool) {
    simplex.components[component].hasAlternatives = piece.hasAlternatives
    // The tableau is left where it was.
    if isKnown { simplex.components[component].isOptimal = false }
    freedom.forget(component, isUnique: piece.isUnique)
    if piece.hasAlternatives && !piece.isUnique { isUnique = false }
  }

  /// Brings a component to its optimum; returns whether its required rows hold.
  private mutating func optimize(_ index: Int32) -> Bool {
    simplex.settle(Int(index))
    return simplex.isFeasible(Int(index))
  }

  /// Keeps what the tableau of a moving component says, instead of the oldest piece if need be.
  private mutating func addPiece(ofMoving index: Int, at number: Double) -> Int {
    let moving = plan.components[index]
    let component = simplex.components[moving.component]
    let most = Int32(ResizePlan.mostPieces)
    let place = moving.pieceCount < most ? moving.pieceCount : moving.oldest
    let range: ClosedInterval =
      moving.parameter == 0 ? .nothing : simplex.criticalRegion(component, along: moving.parameter)
    // One that holds for nothing but the present parameters need not be found again.
    if range.contains(number) {
      plan.components[index].pieceCount = min(moving.pieceCount + 1, most)
      plan.components[index].oldest = (place + 1) % most
    }
    // Those that move from the front, the others from the back.
    let first = plan.firstExternal(ofMoving: index, piece: Int(place))
    var (nextMoving, still) = (first, first + Int(moving.externalCount))
    for external in component.externals {
      let symbol = simplex.symbols[external]
      let found = MovingExternal(
        value: symbol.isBasic ? symbol.constant : .zero, variable: symbol.source)
      if found.moves {
        plan.pieceExternals[nextMoving] = found
        nextMoving += 1
      } else {
        still -= 1
        plan.pieceExternals[still] = found
      }
    }
    plan.pieces[plan.firstPiece(ofMoving: index) + Int(place)] = Piece(
      range: range, hasAlternatives: component.hasAlternatives, movingCount: Int32(nextMoving - first))
    return Int(place)
  }

  /// Makes the tableau of a component that of the present parameters; for the values pieces were enough.
  mutating func refreshTableau(_ component: Int32) {
    if plan.isMade { _ = optimize(component) }
  }

  /// Notes that the present optimum of a component is its only one.
  mutating func noteUniqueness(of component: Int32) {
    let index = plan.isMade ? Int(plan.movingOf[component]) : -1
    if index < 0 { return }
    // One without a piece is solved anew each time.
    let (range, place) = (plan.components[index].range, Int(plan.components[index].piece))
    if range.isEmpty { return }
    plan.pieces[plan.firstPiece(ofMoving: index) + place].isUnique = true
  }
}

extension Simplex {
  /// Where the basis of a component stays optimal and as degenerate as it is: what is zero stays so, and
  /// nothing else becomes it.
  func criticalRegion(_ component: Component, along parameter: UInt8) -> ClosedInterval {
    var region = ClosedInterval()
    for index in component.allSymbols where symbols[index].isBasic {
      let symbol = symbols[index]
      let slope = parameter == 1 ? symbol.constant.first : symbol.constant.second
      if slope == 0 { continue }
      if symbol.value == 0 {
        // So a slope that is nothing but rounding leaves the region as it is.
        region.restrict(toNonNegative: Tolerance.relative + symbol.constant.constant, slope)
        region.restrict(toNonNegative: Tolerance.relative - symbol.constant.constant, -slope)
        continue
      }
      // Farther on, a required row would be violated by more than rounding.
      if symbol.isNegative && symbol.level == 0 { return .nothing }
      let sign: Double = symbol.isNegative ? -1 : 1
      let constant = sign * symbol.constant.constant
      // Where it is zero the slope's part is as large as the constant. Nearer to its end than by a few times what
      // counts as a move, what is open might be taken for settled, and then for all of the region.
      let rounding = max(100 * Tolerance.violation, 4 * Tolerance.relative * abs(constant))
      region.restrict(toNonNegative: constant - rounding, sign * slope)
    }
    return region
  }
}

// MARK: - Making the plan

extension Engine {
  private mutating func makePlan() {
    plan.isMade = true
    plan.number += 1
    plan.moves.reset(to: false, count: system.variables.count)
    planComponents()
    planDefinitions()
    planLinks()
    planChecks()
    plan.evaluated = .unknown
    plan.steadyFirst = .nothing
  }

  private mutating func planComponents() {
    plan.components.removeAll()
    plan.movingOf.reset(to: -1, count: simplex.components.count)
    var parameters = Buffer<UInt8>()
    parameters.reset(to: 0, count: simplex.components.count)
    for index in 0..<rows.rows.count {
      let row = rows.rows[index]
      parameters[componentOf[rows.cells[row.firstCell].variable]] |= row.constant.parameters
    }
    var externalCount: Int32 = 0
    for index in 0..<simplex.components.end where parameters[index] != 0 {
      let component = simplex.components[index]
      plan.movingOf[index] = plan.components.end
      plan.components.append(
        MovingComponent(
          component: index, parameter: parameters[index] == 3 ? 0 : parameters[index],
          firstExternal: externalCount, externalCount: component.columnCount))
      externalCount += component.columnCount
      for external in component.externals { plan.moves[simplex.symbols[external].source] = true }
    }
    let external = MovingExternal(value: .zero, variable: 0)
    plan.pieces.reset(to: Piece(), count: ResizePlan.mostPieces * plan.components.count)
    plan.pieceExternals.reset(to: external, count: ResizePlan.mostPieces * Int(externalCount))
  }

  private mutating func planDefinitions() {
    plan.definitions.removeAll()
    var order = Buffer<Definition>(capacity: elimination.definitions.count)
    elimination.forEachDefinition { order.append($0) }
    for index in 0..<order.count where isMoving(order[index]) {
      plan.moves[order[index].variable] = true
      plan.definitions.append(order[index])
    }
  }

  private func isMoving(_ definition: Definition) -> Bool {
    if definition.constant.parameters != 0 { return true }
    for term in definition.terms {
      if isMoving(elimination.definitionTerms[term].variable) { return true }
    }
    return false
  }

  private func isMoving(_ variable: Int32) -> Bool {
    let link = elimination.links[variable]
    return link.constant.parameters != 0 || link.parent >= 0 && plan.moves[link.parent]
  }

  private mutating func planLinks() {
    plan.followingFirst.removeAll()
    plan.followingSecond.removeAll()
    plan.linked.removeAll()
    for variable in 0..<elimination.links.end
    where !elimination.isRoot(variable) && isMoving(variable) {
      plan.moves[variable] = true
      let link = elimination.links[variable]
      let (constant, parameters) = (link.constant, link.parent < 0 ? link.constant.parameters : 3)
      switch parameters {
      case 1:
        plan.followingFirst.append(
          KnownVariable(constant: constant.constant, slope: constant.first, variable: variable))
      case 2:
        plan.followingSecond.append(
          KnownVariable(constant: constant.constant, slope: constant.second, variable: variable))
      default: plan.linked.append(variable)
      }
    }
  }

  private mutating func planChecks() {
    plan.safeFirst = ClosedInterval()
    plan.safeSecond = ClosedInterval()
    plan.hasOtherChecks = false
    for index in 0..<checks.count {
      let constant = checks[index].constant
      let parameters = constant.parameters
      if parameters == 0 { continue }
      if checks[index].isEquality || parameters == 3 {
        plan.hasOtherChecks = true
      } else if parameters == 1 {
        plan.safeFirst.restrict(toNonNegative: constant.constant, constant.first)
      } else {
        plan.safeSecond.restrict(toNonNegative: constant.constant, constant.second)
      }
    }
  }
}

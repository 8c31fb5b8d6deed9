// Finding the values that move, once for many resizes.

extension ResizePlan {
  func make(_ system: System, _ presolve: Presolve, _ simplex: Simplex) {
    noteMade()
    moves.reset(to: false, count: system.variables.count)
    planComponents(presolve.rows, simplex)
    planDefinitions(presolve.elimination)
    planLinks(presolve.elimination)
    planChecks(presolve)
    evaluated = .unknown
    commonFirst = .empty
  }

  private func planComponents(_ rows: RowTable, _ simplex: Simplex) {
    components.removeAll()
    var parameters = Buffer<UInt8>()
    parameters.reset(to: 0, count: simplex.componentCount)
    for index in 0..<rows.rows.count where !rows.rows[index].isRemoved {
      let row = rows.rows[index]
      parameters[simplex.component(of: rows.cells[row.firstCell].variable)] |= row.constant.parameters
    }
    var externalCount: Int32 = 0
    for index in 0..<Int32(simplex.componentCount) where parameters[index] != 0 {
      let count = simplex.externalCount(of: index)
      components.append(
        MovingComponent(
          component: index, parameter: parameters[index] == 3 ? 0 : parameters[index],
          firstExternal: externalCount, externalCount: count))
      externalCount += count
      simplex.forEachVariable(of: index) { moves[$0] = true }
    }
    let external = MovingExternal(value: .zero, variable: 0)
    regions.reset(to: CriticalRegion(), count: ResizePlan.mostRegions * components.count)
    regionExternals.reset(to: external, count: ResizePlan.mostRegions * Int(externalCount))
  }

  private func planDefinitions(_ elimination: Elimination) {
    definitions.removeAll()
    elimination.forEachDefinition { definition in
      if !isMoving(definition, elimination) { return }
      moves[definition.variable] = true
      definitions.append(definition)
    }
  }

  private func isMoving(_ definition: Definition, _ elimination: Elimination) -> Bool {
    if definition.constant.parameters != 0 { return true }
    for term in elimination.terms(of: definition) {
      if isMoving(elimination.link(of: term.variable)) { return true }
    }
    return false
  }

  private func isMoving(_ link: Link) -> Bool {
    link.constant.parameters != 0 || link.parent >= 0 && moves[link.parent]
  }

  private func planLinks(_ elimination: Elimination) {
    followingFirst.removeAll()
    followingSecond.removeAll()
    linked.removeAll()
    for variable in 0..<Int32(elimination.variableCount) where !elimination.isRoot(variable) {
      let link = elimination.link(of: variable)
      if !isMoving(link) { continue }
      moves[variable] = true
      let (constant, parameters) = (link.constant, link.isKnown ? link.constant.parameters : 3)
      switch parameters {
      case 1:
        followingFirst.append(
          KnownVariable(constant: constant.constant, slope: constant.first, variable: variable))
      case 2:
        followingSecond.append(
          KnownVariable(constant: constant.constant, slope: constant.second, variable: variable))
      default: linked.append(variable)
      }
    }
  }

  private func planChecks(_ presolve: Presolve) {
    feasibleFirst = ClosedInterval()
    feasibleSecond = ClosedInterval()
    hasOtherChecks = false
    for index in 0..<presolve.checks.count {
      let check = presolve.checks[index]
      let parameters = check.constant.parameters
      if parameters == 0 { continue }
      if check.isEquality || parameters == 3 {
        hasOtherChecks = true
      } else if parameters == 1 {
        feasibleFirst.restrict(toNonNegative: check.constant.constant, check.constant.first)
      } else {
        feasibleSecond.restrict(toNonNegative: check.constant.constant, check.constant.second)
      }
    }
  }
}

extension Pipeline {
  /// Traps if the state violates an invariant that the stages rely on.
  ///
  /// Compiled to an empty function unless the package trait `InternalChecks` is on.
  func checkInvariants() {
    #if InternalChecks
    edits.checkInvariants(system)
    if stage.rawValue < Stage.constants.rawValue { return }
    presolve.checkInvariants()
    simplex.checkInvariants()
    for variable in 0..<system.variables.end where system.variables[variable].isAlive {
      let isExternal = simplex.component(of: variable) >= 0
      invariant(
        "externals are the free roots and the intermediates", isExternal == presolve.isExternal(variable),
        "x\(variable)")
    }
    if stage != .solved { return }
    plan.checkInvariants(presolve.elimination)
    // Coefficients that are far apart need more digits than a double has: then only the structure is checked.
    if spreadOfCoefficients() < 1e6 { checkSolution() }
    #endif
  }

  #if InternalChecks
  private func checkSolution() {
    for position in 0..<system.order.count {
      let slot = system.order[position]
      let record = system.constraints[slot]
      if !record.isAlive || record.isBroken || !record.isRequired { continue }
      invariant("a required constraint that is not left out holds", isMet(record), "c\(slot)")
    }
    for variable in 0..<system.variables.end where system.variables[variable].isAlive {
      let isMet = !system.variables[variable].isNonNegative || values[variable] >= -Tolerance.violation * 1e4
      invariant("a non-negative variable is not negative", isMet, "x\(variable)")
    }
  }

  private func isMet(_ record: ConstraintRecord) -> Bool {
    var value = record.constant
    var magnitude = max(1, abs(value))
    for index in record.terms {
      let part = system.terms[index].coefficient * values[system.terms[index].variable.index]
      value += part
      magnitude += abs(part)
    }
    let error =
      switch record.relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    return error <= Tolerance.violation * 100 * magnitude
  }

  /// The ratio of the largest coefficient of the system to its smallest.
  private func spreadOfCoefficients() -> Double {
    var smallest = 1.0
    var largest = 1.0
    for position in 0..<system.order.count {
      for index in system.constraints[system.order[position]].terms {
        let magnitude = abs(system.terms[index].coefficient)
        smallest = min(smallest, magnitude)
        largest = max(largest, magnitude)
      }
    }
    return largest / smallest
  }
  #endif
}

#if InternalChecks
extension EditLog {
  func checkInvariants(_ system: System) {
    for index in 0..<constraints.count {
      let slot = constraints[index]
      invariant("a constraint in the log is dirty", system.constraints[slot].isDirty, "c\(slot)")
    }
    var dirtyCount = 0
    for slot in 0..<system.constraints.count where system.constraints[slot].isDirty { dirtyCount += 1 }
    invariant("a dirty constraint is in the log", dirtyCount == constraints.count, "\(dirtyCount)")
  }
}

extension ResizePlan {
  func checkInvariants(_ elimination: Elimination) {
    if !isMade { return }
    for index in 0..<components.count {
      let moving = components[index]
      let kept = max(1, moving.regionCount)
      invariant(
        "a present region is one of those kept", moving.range.isEmpty || moving.region < kept, "\(index)")
    }
    for variable in 0..<Int32(elimination.variableCount) {
      let root = elimination.root(of: variable)
      let follows = root < 0 || !moves[root] || moves[variable]
      invariant("a variable moves if its root does", follows, "x\(variable)")
    }
  }
}

/// Traps with the sentence that does not hold, and where.
///
/// Each invariant of the module is one such sentence. `HowTheSolverWorks.md` lists them all, and a test compares the
/// lists.
func invariant(_ sentence: StaticString, _ holds: Bool, _ location: @autoclosure () -> String = "") {
  precondition(holds, "Invariant: \(sentence) \(location())")
}
#endif

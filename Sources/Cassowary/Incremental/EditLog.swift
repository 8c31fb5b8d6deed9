/// The changes since the last presolve, and the part of the work that they make necessary.
///
/// Constraints that come, go or change leave most of presolve's result as it was: variables that were eliminated
/// without them, rows over the same free variables, the optima of components. Only steps that rest on them are undone
/// and done again.
struct EditLog: ~Copyable {
  /// The constraints; each of them is marked as dirty.
  private(set) var constraints = Buffer<Int32>()
  private(set) var variables = Buffer<Int32>()
  /// Whether anything that was presolved went or changed.
  var hasRemovals = false
}

// MARK: - Noting

extension EditLog {
  /// Notes that a constraint came, went or changed.
  @inline(__always)
  mutating func note(_ slot: Int32, isNew: Bool, in system: borrowing System) {
    markDirty(slot, in: system)
    if !isNew { hasRemovals = true }
  }

  /// Notes that a variable came or went.
  @inline(__always)
  mutating func note(variable: Int32) {
    variables.append(variable)
  }

  private mutating func markDirty(_ slot: Int32, in system: borrowing System) {
    if system.constraints[slot].isDirty { return }
    system.constraints[slot].isDirty = true
    constraints.append(slot)
  }

  /// Forgets the changes, because they have been presolved.
  mutating func forget(in system: borrowing System) {
    for index in 0..<constraints.count { system.constraints[constraints[index]].isDirty = false }
    removeAll()
  }

  mutating func removeAll() {
    constraints.removeAll()
    variables.removeAll()
    hasRemovals = false
  }
}

// MARK: - Presolving again

extension EditLog {
  /// Presolves the part of the system that the changes affect.
  ///
  /// - Parameter isOrderDecisive: Whether the optimum is known to rest on the order of elimination.
  /// - Returns: How the elimination came about now; `nil` if a rebuild is better, because that part is most of the
  ///   system or the result would depend on the order of the edits.
  /// - Complexity: O(variables + constraints) with little for each, and the cost of a rebuild of the part.
  mutating func apply(
    to system: inout System, _ presolve: inout Presolve, _ simplex: inout Simplex,
    at parameters: ParameterValues, isOrderDecisive: Bool
  ) -> Lineage? {
    let hasChoices = hasRemovals || presolve.elimination.hasDeferred
    if hasChoices && isOrderDecisive { return nil }
    let changeCount = constraints.count
    var scope = EditScope(presolve.elimination, variableCount: system.variables.count)
    if hasRemovals && !undo(&system, &presolve, &scope) { return nil }
    if !admitVariables(system, &presolve, &scope) { return nil }
    let stepCount = Int32(presolve.elimination.stepCount)
    eliminateDirty(from: changeCount, system, &presolve)
    for index in stepCount..<Int32(presolve.elimination.stepCount) {
      scope.isMoved[presolve.elimination.step(index).variable] = true
    }
    presolve.elimination.shortenPaths()
    scope.follow(presolve.elimination)
    findRows(system, presolve, &scope)
    removeRows(system, &presolve, &simplex, scope)
    addRows(system, &presolve, &simplex, scope)
    simplex.insert(presolve, of: system, at: parameters)
    forget(in: system)
    return hasChoices ? .editedWithChoices : .edited
  }

  /// Undoes the eliminations that rest on dirty constraints; returns false if that would undo more than half.
  private mutating func undo(
    _ system: inout System, _ presolve: inout Presolve, _ scope: inout EditScope
  ) -> Bool {
    var isMarked = Buffer<Bool>()
    let stepCount = presolve.elimination.stepCount
    isMarked.reset(to: false, count: stepCount)
    for index in 0..<stepCount {
      isMarked[index] = system.constraints[presolve.elimination.step(index).constraint].isDirty
    }
    presolve.elimination.markDependents(among: isMarked, system)
    var count = 0
    for index in 0..<stepCount where isMarked[index] {
      let step = presolve.elimination.step(index)
      markDirty(step.constraint, in: system)
      scope.isMoved[step.variable] = true
      count += 1
    }
    if count > 32 && count * 2 > stepCount { return false }
    presolve.elimination.removeSteps(where: isMarked)
    presolve.removeLeftOver { markDirty($0, in: system) }
    system.compact()
    return true
  }

  /// Eliminates with the dirty equalities: first those that were undone, in their former order, then the changed ones.
  private func eliminateDirty(from firstUndone: Int, _ system: borrowing System, _ presolve: inout Presolve) {
    var slots = Buffer<Int32>()
    for index in firstUndone..<constraints.count { slots.append(constraints[index]) }
    for index in 0..<firstUndone { slots.append(constraints[index]) }
    presolve.eliminateEqualities(slots.elements, of: system)
  }

  /// Makes the elimination know new variables and forget removed ones; returns false if a variable that should now be
  /// kept is eliminated already.
  private func admitVariables(
    _ system: borrowing System, _ presolve: inout Presolve, _ scope: inout EditScope
  ) -> Bool {
    for index in 0..<variables.count {
      let variable = variables[index]
      scope.isMoved[variable] = true
      if variable < presolve.elimination.variableCount {
        presolve.elimination.begin(variable, system.variables[variable])
      }
    }
    presolve.elimination.extend(to: system.variables)
    for index in 0..<constraints.count {
      let record = system.constraints[constraints[index]]
      if !record.isAlive || !record.keepsVariable { continue }
      let variable = system.terms[record.firstTerm].variable.index
      if presolve.elimination.step(of: variable) >= 0 { return false }
      presolve.elimination.keep(variable)
    }
    return true
  }
}

// MARK: - Rows

extension EditLog {
  /// Marks the constraints whose rows and checks have to be made again.
  private mutating func findRows(
    _ system: borrowing System, _ presolve: borrowing Presolve, _ scope: inout EditScope
  ) {
    for index in 0..<presolve.rows.substitutions.count {
      let substitution = presolve.rows.substitutions[index]
      if !scope.isChanged(definition: substitution.definition) { continue }
      if substitution.user >= 0 {
        markDirty(substitution.user, in: system)
      } else {
        scope.isBoundDirty[~substitution.user] = true
      }
    }
    for position in 0..<system.order.count {
      let slot = system.order[position]
      let record = system.constraints[slot]
      if record.isEliminating || record.isDirty { continue }
      for term in record.terms where scope.isMoved[system.terms[term].variable.index] {
        markDirty(slot, in: system)
        break
      }
    }
  }

  /// Drops the rows and checks that have to be made again, and dissolves the components they were in.
  private func removeRows(
    _ system: borrowing System, _ presolve: inout Presolve, _ simplex: inout Simplex,
    _ scope: borrowing EditScope
  ) {
    presolve.rows.extend(variableCount: system.variables.count, constraintCount: system.constraints.count)
    simplex.extend(variableCount: system.variables.count)
    for variable in 0..<system.variables.end {
      if scope.isMoved[variable] { simplex.dissolveComponent(of: variable) }
      if scope.isRootDirty[variable] { presolve.rows.removeBounds(of: variable) }
    }
    let (constraints, isBoundDirty) = (system.constraints.elements, scope.isBoundDirty.elements)
    func isDirty(_ source: Int32) -> Bool {
      source >= 0 ? constraints[Int(source)].isDirty : isBoundDirty[Int(~source)]
    }
    presolve.rows.remove(where: isDirty) { simplex.dissolveComponent(of: $0) }
    presolve.removeChecks { !$0.isEquality && isDirty($0.source) }
  }

  /// Makes the dirty rows and checks, and takes the components that they touch out of the simplex.
  private func addRows(
    _ system: borrowing System, _ presolve: inout Presolve, _ simplex: inout Simplex,
    _ scope: borrowing EditScope
  ) {
    let first = presolve.rows.rows.count
    let strengthCount = presolve.rows.strengths.count
    for variable in 0..<system.variables.end where scope.isBoundDirty[variable] {
      presolve.collectBound(of: variable, in: system)
    }
    for index in 0..<constraints.count where system.constraints[constraints[index]].isAlive {
      presolve.collectRow(of: constraints[index], in: system)
    }
    for index in first..<presolve.rows.rows.count {
      let row = presolve.rows.rows[index]
      for cell in row.cells { simplex.dissolveComponent(of: presolve.rows.cells[cell].variable) }
    }
    // Levels are numbered by strengths, so a new strength renumbers all of them.
    if presolve.rows.strengths.count != strengthCount || simplex.isMostlyGarbage {
      simplex.removeAll(presolve.rows, variableCount: system.variables.count)
    } else {
      simplex.removeDissolved(presolve.rows)
    }
  }
}

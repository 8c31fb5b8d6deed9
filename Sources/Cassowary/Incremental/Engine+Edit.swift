// Constraints that come, go or change leave most of what presolve did as it was: what was eliminated without
// them, rows over the same free variables, the optima of components. So only what rests on them is taken back
// and done again.

/// What came, went or changed since the last presolve.
struct Changes: ~Copyable {
  /// The constraints; each of them is marked as due.
  var constraints = Buffer<Int32>()
  var variables = Buffer<Int32>()
  /// Whether something that was presolved went or changed.
  var hasRemovals = false

  mutating func removeAll() {
    constraints.removeAll()
    variables.removeAll()
    hasRemovals = false
  }
}

// MARK: - Noting

extension Engine {
  /// Notes that a constraint came, went or is another one now.
  @inline(__always)
  mutating func noteChange(of slot: Int32, isNew: Bool = false) {
    if stage == .rebuild { return }
    invalidate(.edit)
    markDue(slot)
    if !isNew { changes.hasRemovals = true }
  }

  /// Notes that a variable came or went.
  @inline(__always)
  mutating func noteChange(ofVariable index: Int32) {
    if stage == .rebuild { return }
    invalidate(.edit)
    changes.variables.append(index)
  }

  mutating func removeConstraint(_ slot: Int32) {
    system.removeConstraint(slot)
    noteChange(of: slot)
  }

  /// Removes variables and the constraints that mention them.
  ///
  /// - Complexity: O(terms of all constraints).
  mutating func removeVariables(_ variables: [Variable]) {
    for variable in variables { system.variables[variable.index].isAlive = false }
    for slot in 0..<system.constraints.end
    where system.constraints[slot].isAlive && system.mentionsWhatIsGone(slot) {
      removeConstraint(slot)
    }
    for variable in variables {
      if system.variables[variable.index].parameter > 0 { invalidate(.rebuild) }
      system.removeVariable(variable.index)
      noteChange(ofVariable: variable.index)
    }
    changes.hasRemovals = true
  }

  private mutating func markDue(_ slot: Int32) {
    if system.constraints[slot].isDue { return }
    system.constraints[slot].isDue = true
    changes.constraints.append(slot)
  }

  /// Forgets what changed, because it has been presolved.
  mutating func forgetChanges() {
    for index in 0..<changes.constraints.count {
      system.constraints[changes.constraints[index]].isDue = false
    }
    changes.removeAll()
  }
}

// MARK: - Presolving again

extension Engine {
  /// Presolves what the changes since the last time have to do with.
  ///
  /// - Returns: False where that is most of the system, or the result would depend on the order of the edits,
  ///   so that a rebuild is better.
  /// - Complexity: O(variables + constraints) with little for each, and what a rebuild of the part takes.
  mutating func edit() -> Bool {
    let dependsOnHistory = changes.hasRemovals || elimination.hasDeferred
    if dependsOnHistory && isOrderDecisive { return false }
    let changeCount = changes.constraints.count
    var scope = Scope(elimination, variableCount: system.variables.count)
    if changes.hasRemovals && !takeBack(&scope) { return false }
    if !admitVariables(&scope) { return false }
    let stepCount = elimination.steps.count
    eliminateDue(from: changeCount)
    for index in stepCount..<elimination.steps.count {
      scope.isMoved[elimination.steps[index].variable] = true
    }
    elimination.shortenPaths()
    scope.follow(elimination)
    findRows(&scope)
    removeRows(scope)
    addRows(scope)
    buildComponents()
    forgetChanges()
    isEdited = true
    hasHistory = hasHistory || dependsOnHistory
    statistics.edits += 1
    return true
  }

  /// Takes back what was eliminated with constraints that are due; returns false if that is most of it.
  private mutating func takeBack(_ scope: inout Scope) -> Bool {
    var isMarked = Buffer<Bool>()
    isMarked.reset(to: false, count: elimination.steps.count)
    for index in 0..<elimination.steps.count {
      isMarked[index] = system.constraints[elimination.steps[index].constraint].isDue
    }
    elimination.markDependents(among: isMarked, system)
    var count = 0
    for index in 0..<elimination.steps.count where isMarked[index] {
      markDue(elimination.steps[index].constraint)
      scope.isMoved[elimination.steps[index].variable] = true
      count += 1
    }
    if count > 32 && count * 2 > elimination.steps.count { return false }
    elimination.undo(isMarked)
    for index in 0..<elimination.leftOver.count { markDue(elimination.leftOver[index]) }
    elimination.leftOver.removeAll()
    checks.removeAll { $0.isEquality }
    system.compact()
    return true
  }

  /// Eliminates with the equalities that are due: those that had done so before, in the order they did, then those
  /// that changed.
  private mutating func eliminateDue(from firstTakenBack: Int) {
    var slots = Buffer<Int32>()
    for index in firstTakenBack..<changes.constraints.count { slots.append(changes.constraints[index]) }
    for index in 0..<firstTakenBack { slots.append(changes.constraints[index]) }
    eliminateEqualities(slots.elements)
  }

  /// Makes the elimination know variables that came, and forget those that went; returns false if one ought to
  /// have been kept that is eliminated.
  private mutating func admitVariables(_ scope: inout Scope) -> Bool {
    for index in 0..<changes.variables.count {
      let variable = changes.variables[index]
      scope.isMoved[variable] = true
      if variable < elimination.links.count { elimination.begin(variable, system.variables[variable]) }
    }
    elimination.extend(to: system.variables)
    for index in 0..<changes.constraints.count {
      let record = system.constraints[changes.constraints[index]]
      if !record.isAlive || !record.makesSticky { continue }
      if elimination.roots[system.terms[record.firstTerm].variable.index].step >= 0 { return false }
      markSticky(changes.constraints[index])
    }
    return true
  }
}

// MARK: - Rows

/// What an edit has to do with, variable by variable.
private struct Scope: ~Copyable {
  /// The root of each variable before, −1 for what was known.
  private var oldRoots = Buffer<Int32>()
  /// Whether something else is known of the variable than before.
  var isMoved = Buffer<Bool>()
  /// Whether the variable's definition is another one.
  var isRedefined = Buffer<Bool>()
  /// Whether the variable's bound has to be made again.
  var isBoundDue = Buffer<Bool>()
  /// Whether the bounds that share the root have to be made again.
  var isRootDue = Buffer<Bool>()

  init(_ elimination: borrowing Elimination, variableCount: Int) {
    for variable in 0..<elimination.links.count { oldRoots.append(elimination.links[variable].parent) }
    isMoved.reset(to: false, count: variableCount)
    isRedefined.reset(to: false, count: variableCount)
    isBoundDue.reset(to: false, count: variableCount)
    isRootDue.reset(to: false, count: variableCount)
  }

  /// Finds out what moved with the variables that were eliminated or are free again.
  mutating func follow(_ elimination: borrowing Elimination) {
    for variable in 0..<elimination.links.count {
      let root = elimination.links[variable].parent
      if variable >= oldRoots.count || oldRoots[variable] != root || root >= 0 && isMoved[root] {
        isMoved[variable] = true
      }
    }
    for index in 0..<elimination.definitions.count {
      let definition = elimination.definitions[index]
      var isOther = isMoved[definition.variable]
      for term in definition.terms {
        isOther = isOther || isMoved[elimination.definitionTerms[term].variable]
      }
      isRedefined[definition.variable] = isOther
    }
    for variable in 0..<elimination.links.count where isMoved[variable] {
      isBoundDue[variable] = true
      let root = elimination.links[variable].parent
      if root >= 0 { isRootDue[root] = true }
      if variable < oldRoots.count && oldRoots[variable] >= 0 { isRootDue[oldRoots[variable]] = true }
    }
    for variable in 0..<elimination.links.count {
      let root = elimination.links[variable].parent
      if root >= 0 && isRootDue[root] { isBoundDue[variable] = true }
    }
  }

  /// Whether a definition that was substituted once would give something else.
  func isOther(_ definition: Int32) -> Bool {
    isMoved[definition] || isRedefined[definition]
  }
}

extension Engine {
  /// Marks the constraints whose rows and checks are to be made again.
  private mutating func findRows(_ scope: inout Scope) {
    for index in 0..<rows.openings.count where scope.isOther(rows.openings[index].definition) {
      let user = rows.openings[index].user
      if user >= 0 { markDue(user) } else { scope.isBoundDue[~user] = true }
    }
    for position in 0..<system.order.count {
      let slot = system.order[position]
      let record = system.constraints[slot]
      if record.isEliminating || record.isDue { continue }
      for term in record.terms
      where scope.isMoved[system.terms[term].variable.index] {
        markDue(slot)
        break
      }
    }
  }

  private func isDue(_ source: Int32, _ scope: borrowing Scope) -> Bool {
    source >= 0 ? system.constraints[source].isDue : scope.isBoundDue[~source]
  }

  /// Drops the rows and checks that are to be made again, and the components they were in.
  private mutating func removeRows(_ scope: borrowing Scope) {
    rows.extend(variableCount: system.variables.count, constraintCount: system.constraints.count)
    componentOf.append(repeating: -1, count: system.variables.count - componentOf.count)
    for variable in 0..<system.variables.end {
      if scope.isMoved[variable] { dissolveComponent(of: variable) }
      if !scope.isRootDue[variable] { continue }
      rows.lowerBounds[variable] = -1
      rows.upperBounds[variable] = -1
    }
    // Those before the first one to go stay where they are.
    var kept: Int32 = 0
    while kept < rows.rows.count && !isDue(rows.rows[kept].source, scope) { kept += 1 }
    var keptCells = kept < rows.rows.count ? rows.rows[kept].firstCell : rows.cells.end
    for index in kept..<rows.rows.end {
      var row = rows.rows[index]
      let root = rows.cells[row.firstCell].variable
      if isDue(row.source, scope) {
        dissolveComponent(of: root)
        if row.source >= 0 { rows.rowOf[row.source] = -1 }
        continue
      }
      if row.source >= 0 {
        rows.rowOf[row.source] = kept
      } else if rows.lowerBounds[root] == index {
        rows.lowerBounds[root] = kept
      } else if rows.upperBounds[root] == index {
        rows.upperBounds[root] = kept
      }
      for cell in row.cells {
        rows.cells[keptCells + cell - row.firstCell] = rows.cells[cell]
      }
      row.firstCell = keptCells
      keptCells += row.cellCount
      rows.rows[kept] = row
      kept += 1
    }
    rows.rows.truncate(to: Int(kept))
    rows.cells.truncate(to: Int(keptCells))
    removeChecksAndOpenings(scope)
  }

  private mutating func removeChecksAndOpenings(_ scope: borrowing Scope) {
    let (constraints, isBoundDue) = (system.constraints.elements, scope.isBoundDue.elements)
    func isDue(_ source: Int32) -> Bool {
      source >= 0 ? constraints[Int(source)].isDue : isBoundDue[Int(~source)]
    }
    checks.removeAll { !$0.isEquality && isDue($0.source) }
    rows.openings.removeAll { isDue($0.user) }
  }

  /// Makes the rows and checks that are due, and takes what they are connected with out of the simplex.
  private mutating func addRows(_ scope: borrowing Scope) {
    let first = rows.rows.count
    let strengthCount = rows.strengths.count
    for variable in 0..<system.variables.end where scope.isBoundDue[variable] {
      collectBound(of: variable)
    }
    for index in 0..<changes.constraints.count
    where system.constraints[changes.constraints[index]].isAlive {
      collectRow(of: changes.constraints[index])
    }
    for index in first..<rows.rows.count {
      let row = rows.rows[index]
      for cell in row.cells {
        dissolveComponent(of: rows.cells[cell].variable)
      }
    }
    // Levels are counted by strengths.
    if rows.strengths.count != strengthCount || simplex.isMostlyGarbage {
      removeComponents()
    } else {
      takeOutDissolved()
    }
  }

  private mutating func dissolveComponent(of root: Int32) {
    if componentOf[root] >= 0 { simplex.components[componentOf[root]].isDissolved = true }
  }

  private mutating func takeOutDissolved() {
    for index in 0..<rows.rows.count where rows.rows[index].symbol >= 0 {
      let component = componentOf[rows.cells[rows.rows[index].firstCell].variable]
      if simplex.components[component].isDissolved { rows.rows[index].symbol = -1 }
    }
    for variable in 0..<componentOf.count where componentOf[variable] >= 0 {
      if simplex.components[componentOf[variable]].isDissolved { componentOf[variable] = -1 }
    }
    simplex.emptyDissolved()
  }
}

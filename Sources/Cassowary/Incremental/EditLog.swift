/// The changes since the last presolve, and the part of the work that they make necessary.
///
/// Adding, removing or changing constraints leaves most of presolve's result unchanged: variables that were
/// eliminated without them, rows over the same free variables, the optima of components. Only steps that
/// depend on them are undone and repeated.
///
/// Exclusive access to its buffers is not checked: with the checks, a cell that replaces another takes 10 % more
/// instructions.
final class EditLog {
  /// The constraints; each of them is marked as dirty.
  @exclusivity(unchecked) private(set) var constraints = Buffer<Int32>()
  @exclusivity(unchecked) private(set) var variables = Buffer<Int32>()
  /// The added constraints.
  @exclusivity(unchecked) private var added = Buffer<Int32>()
  /// Whether anything presolved was removed or changed.
  var hasRemovals = false
  @exclusivity(unchecked) var dependents = Dependents()
  /// The variables whose links or definitions changed since the values were computed.
  @exclusivity(unchecked) private(set) var moved = Buffer<Int32>()
}

// MARK: - Noting

extension EditLog {
  /// Notes that a constraint was added, removed or changed.
  func note(_ slot: Int32, isNew: Bool, in system: System) {
    markDirty(slot, in: system)
    if isNew { added.append(slot) } else { hasRemovals = true }
  }

  /// Notes that a variable was added or removed.
  func note(variable: Int32) {
    variables.append(variable)
  }

  /// The live constraints that mention removed variables.
  ///
  /// - Parameter areAllLogged: Whether all changes since the last presolve are in the log.
  /// - Complexity: O(terms of all constraints) before the first edit.
  func constraints(
    mentioningRemoved variables: [Variable], in system: System, areAllLogged: Bool
  ) -> Buffer<Int32> {
    var found = Buffer<Int32>()
    if !areAllLogged || !dependents.isMade {
      for slot in 0..<system.constraints.end where system.mentionsRemovedVariable(slot) { found.append(slot) }
      return found
    }
    for variable in variables where Int(variable.index) < dependents.variableCount {
      dependents.forEachUser(of: variable.index, system) { found.append($0) }
    }
    // Constraints added since are in no list.
    for index in 0..<constraints.count where system.mentionsRemovedVariable(constraints[index]) {
      found.append(constraints[index])
    }
    return found
  }

  private func markDirty(_ slot: Int32, in system: System) {
    if system.constraints[slot].isDirty { return }
    system.constraints[slot].isDirty = true
    constraints.append(slot)
  }

  /// Forgets the changes and the dependencies, because everything is presolved again.
  func forget(in system: System) {
    for index in 0..<constraints.count { system.constraints[constraints[index]].isDirty = false }
    removeAll()
  }

  func removeAll() {
    removeChanges()
    forgetMoved()
    dependents.removeAll()
  }

  /// Forgets which variables moved, because their values are up to date.
  func forgetMoved() {
    moved.removeAll()
  }

  private func removeChanges() {
    constraints.removeAll()
    added.removeAll()
    variables.removeAll()
    hasRemovals = false
  }
}

// MARK: - Presolving again

extension EditLog {
  /// Presolves the part of the system that the changes affect.
  ///
  /// - Parameter isOrderDecisive: Whether the optimum is known to depend on the order of elimination.
  /// - Returns: How the present elimination was made; `nil` if a rebuild is better, because the part is most
  ///     of the system or the result would depend on the order of the edits.
  /// - Complexity: That of a rebuild of the part; a step for each check and for each definition that was substituted in
  ///   a row; and one byte cleared for each variable. The first edit after a rebuild lists the dependencies,
  ///   in O(variables + terms).
  func apply(
    to system: System, _ presolve: Presolve, _ simplex: Simplex,
    at parameters: ParameterValues, isOrderDecisive: Bool
  ) -> EliminationOrigin? {
    let hasChoices = hasRemovals || presolve.elimination.hasDeferred
    if hasChoices && isOrderDecisive { return nil }
    prepare(system, presolve)
    let changeCount = constraints.count
    var scope = AffectedVariables(variableCount: system.variables.count)
    if hasRemovals && !undo(system, presolve, &scope) { return nil }
    if !admitVariables(system, presolve, &scope) { return nil }
    let stepCount = presolve.elimination.stepCount
    let definitionCount = presolve.elimination.definitionCount
    eliminateDirty(from: changeCount, system, presolve)
    recordChanges(from: stepCount, system, presolve, &scope)
    presolve.chooseIntermediates(from: definitionCount) { countMentions(of: $0, system, $1) }
    scope.follow(presolve.elimination, &dependents)
    findRows(system, presolve, &scope)
    removeRows(system, presolve, simplex, scope)
    addRows(system, presolve, simplex, scope, at: parameters)
    scope.forEachChanged { moved.append($0) }
    for index in 0..<constraints.count { system.constraints[constraints[index]].isDirty = false }
    removeChanges()
    return hasChoices ? .editedWithChoices : .edited
  }

  /// Closes gaps that earlier edits left, once they are most of a list, and finds the dependencies.
  private func prepare(_ system: System, _ presolve: Presolve) {
    if system.isWorthCompacting { system.compact() }
    if presolve.rows.isMostlyRemoved { presolve.rows.closeGaps() }
    if presolve.elimination.isMostlyUndone {
      presolve.elimination.closeGaps()
      dependents.removeAll()
    }
    // Lists that are made now have the new constraints already.
    if dependents.make(system, presolve.elimination) { added.removeAll() }
  }

  /// Undoes the eliminations that depend on dirty constraints; returns false if that would undo more than
  /// half.
  private func undo(_ system: System, _ presolve: Presolve, _ scope: inout AffectedVariables) -> Bool {
    let steps = presolve.elimination.steps(restingOn: constraints, &dependents, system)
    if steps.count > 32 && steps.count * 2 > presolve.elimination.eliminatedCount { return false }
    var isExpanded = false
    for index in 0..<steps.count {
      let step = presolve.elimination.step(steps[index])
      markDirty(step.constraint, in: system)
      scope.move(step.variable)
      scope.markRoot(presolve.elimination.root(of: step.variable))
      isExpanded = isExpanded || step.isExpanded
    }
    for index in (0..<steps.count).reversed() {
      dependents.removeLink(presolve.elimination.step(steps[index]))
      presolve.elimination.undo(steps[index])
    }
    if isExpanded { presolve.elimination.dropSubstitutions() }
    presolve.removeLeftOver { markDirty($0, in: system) }
    return true
  }

  /// Notes the variables that new constraints mention, and the variables eliminated by steps from a first
  /// step on.
  private func recordChanges(
    from firstStep: Int, _ system: System, _ presolve: Presolve,
    _ scope: inout AffectedVariables
  ) {
    for index in 0..<added.count where system.constraints[added[index]].isAlive {
      dependents.addTerms(of: added[index], system)
    }
    dependents.addSteps(from: firstStep, presolve.elimination)
    for index in firstStep..<presolve.elimination.stepCount {
      scope.move(presolve.elimination.step(index).variable)
    }
  }

  /// The number of rows about a defined root and no other.
  private func countMentions(of root: Int32, _ system: System, _ elimination: Elimination) -> Int32 {
    var members = Buffer<Int32>()
    var rows = Buffer<Int32>()
    dependents.links.forEachMember(of: root) { members.append($0) }
    var count: Int32 = 0
    for index in 0..<members.count {
      if system.variables[members[index]].isNonNegative { count += 1 }
      dependents.forEachUser(of: members[index], system) { slot in
        let record = system.record(of: slot)
        if !record.pointee.isEliminating && !record.pointee.isLeftOut { rows.append(slot) }
      }
    }
    for index in 0..<rows.count
    where elimination.onlyDefinedRoot(of: system.constraints[rows[index]], in: system) == root {
      count += 1
    }
    return count
  }

  /// Eliminates with the dirty equalities: first the undone ones, in their former order, then the changed
  /// ones.
  private func eliminateDirty(from firstUndone: Int, _ system: System, _ presolve: Presolve) {
    var slots = Buffer<Int32>()
    for index in firstUndone..<constraints.count { slots.append(constraints[index]) }
    for index in 0..<firstUndone { slots.append(constraints[index]) }
    presolve.eliminateEqualities(slots.elements, of: system)
  }

  /// Adds new variables to the elimination and removes others; returns false if a variable that should now be
  /// kept is already eliminated.
  private func admitVariables(_ system: System, _ presolve: Presolve, _ scope: inout AffectedVariables)
    -> Bool
  {
    for index in 0..<variables.count {
      let variable = variables[index]
      scope.move(variable)
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
  private func findRows(_ system: System, _ presolve: Presolve, _ scope: inout AffectedVariables) {
    for index in 0..<presolve.rows.substitutions.count {
      let substitution = presolve.rows.substitutions[index]
      if !scope.isChanged(definition: substitution.definition) { continue }
      if substitution.user >= 0 {
        markDirty(substitution.user, in: system)
      } else {
        scope.markBound(of: ~substitution.user)
      }
    }
    var users = Buffer<Int32>()
    for index in 0..<scope.moved.count {
      dependents.forEachUser(of: scope.moved[index], system) { slot in
        if !system.constraints[slot].isEliminating { users.append(slot) }
      }
    }
    for index in 0..<users.count { markDirty(users[index], in: system) }
    scope.sortBounds()
  }

  /// Drops the rows and checks that have to be made again, and dissolves the components they were in.
  private func removeRows(
    _ system: System, _ presolve: Presolve, _ simplex: Simplex,
    _ scope: borrowing AffectedVariables
  ) {
    presolve.rows.extend(variableCount: system.variables.count, constraintCount: system.constraints.count)
    simplex.extend(variableCount: system.variables.count)
    for index in 0..<scope.moved.count { simplex.dissolveComponent(of: scope.moved[index]) }
    for index in 0..<scope.dirtyRoots.count { presolve.rows.removeBounds(of: scope.dirtyRoots[index]) }
    for index in 0..<scope.dirtyBounds.count {
      if let root = presolve.rows.removeRow(of: ~scope.dirtyBounds[index]) {
        simplex.dissolveComponent(of: root)
      }
    }
    for index in 0..<constraints.count {
      if let root = presolve.rows.removeRow(of: constraints[index]) { simplex.dissolveComponent(of: root) }
    }
    func isDirty(_ source: Int32) -> Bool {
      source >= 0 ? system.constraints[source].isDirty : scope.hasDirtyBound(~source)
    }
    presolve.rows.removeSubstitutions(where: isDirty)
    presolve.removeChecks { !$0.isEquality && isDirty($0.source) }
  }

  /// Makes the dirty rows and checks, and the components that they touch.
  private func addRows(
    _ system: System, _ presolve: Presolve, _ simplex: Simplex,
    _ scope: borrowing AffectedVariables, at parameters: ParameterValues
  ) {
    let first = presolve.rows.rows.end
    let strengthCount = presolve.rows.strengths.count
    for index in 0..<scope.dirtyBounds.count {
      presolve.collectBound(of: scope.dirtyBounds[index], in: system)
    }
    for index in 0..<constraints.count where system.constraints[constraints[index]].isAlive {
      presolve.collectRow(of: constraints[index], in: system)
      let step = dependents.step(of: constraints[index], presolve.elimination)
      if step >= 0 { presolve.collectDefinition(ofStep: step) }
    }
    // Levels are numbered by strengths, so a new strength renumbers all of them.
    if presolve.rows.strengths.count != strengthCount || simplex.isMostlyGarbage {
      simplex.removeAll(presolve.rows, variableCount: system.variables.count)
      simplex.insert(presolve, of: system, at: parameters)
      return
    }
    for index in first..<presolve.rows.rows.end {
      for cell in presolve.rows.rows[index].cells {
        simplex.dissolveComponent(of: presolve.rows.cells[cell].variable)
      }
    }
    let unplaced = unplacedRows(from: first, system, presolve, simplex, scope)
    simplex.insert(unplaced, presolve, of: system, at: parameters)
  }

  /// The rows and free roots of dissolved components, with the new rows and the roots that became free.
  private func unplacedRows(
    from firstNew: Int32, _ system: System, _ presolve: Presolve,
    _ simplex: Simplex, _ scope: borrowing AffectedVariables
  ) -> RowsToPlace {
    var unplaced = simplex.removeDissolved(presolve.rows)
    unplaced.rows.sort()
    for index in firstNew..<presolve.rows.rows.end { unplaced.rows.append(index) }
    for index in 0..<scope.moved.count { unplaced.roots.append(scope.moved[index]) }
    unplaced.roots.sort()
    var last: Int32 = -1
    unplaced.roots.removeAll { variable in
      let isRepeated = variable == last
      last = variable
      return isRepeated || !system.variables[variable].isAlive || !presolve.isExternal(variable)
    }
    return unplaced
  }
}

/// How the present elimination came about.
///
/// Edits may eliminate in another order than a rebuild would. Where that could show in an answer, the pipeline rebuilds:
/// answers are a function of the system, never of its history.
enum EliminationOrigin {
  /// The whole system was presolved at once.
  case rebuilt
  /// Edits followed, and eliminated the same variables as a rebuild would have.
  case edited
  /// Edits followed, and a rebuild might choose other variables to eliminate.
  case editedWithChoices
}

/// The part of the system that an edit affects, variable by variable.
struct AffectedVariables: ~Copyable {
  /// The variables whose links changed.
  private(set) var moved = Buffer<Int32>()
  private var isMoved = Buffer<Bool>()
  /// The variables whose bounds have to be made again.
  private(set) var dirtyBounds = Buffer<Int32>()
  private var isBoundDirty = Buffer<Bool>()
  /// The roots whose variables have to make their bounds again, because they may share them.
  private(set) var dirtyRoots = Buffer<Int32>()
  private var isRootDirty = Buffer<Bool>()
  /// The variables whose definitions changed.
  private var redefined = Buffer<Int32>()
  private var isRedefined = Buffer<Bool>()

  init(variableCount: Int) {
    isMoved.reset(to: false, count: variableCount)
    isBoundDirty.reset(to: false, count: variableCount)
    isRootDirty.reset(to: false, count: variableCount)
    isRedefined.reset(to: false, count: variableCount)
  }

  /// Notes that the link of a variable changed.
  mutating func move(_ variable: Int32) {
    if isMoved[variable] { return }
    isMoved[variable] = true
    moved.append(variable)
  }

  mutating func markBound(of variable: Int32) {
    if isBoundDirty[variable] { return }
    isBoundDirty[variable] = true
    dirtyBounds.append(variable)
  }

  mutating func markRoot(_ root: Int32) {
    if root < 0 || isRootDirty[root] { return }
    isRootDirty[root] = true
    dirtyRoots.append(root)
  }

  /// Finds the variables, definitions and bounds that move with the variables that were eliminated or freed, and
  /// shortens the paths of these variables.
  mutating func follow(_ elimination: Elimination, _ dependents: inout Dependents) {
    // The list grows while it is read: each variable is in it once.
    var next = 0
    while next < moved.count {
      dependents.links.forEachChild(of: moved[next]) { move($0) }
      next += 1
    }
    for index in 0..<moved.count {
      let variable = moved[index]
      markBound(of: variable)
      // It may have been a root.
      markRoot(variable)
      markRoot(elimination.resolve(variable).parent)
      dependents.forEachDefined(mentioning: variable, elimination) { redefine($0) }
    }
    for index in 0..<dirtyRoots.count where elimination.isRoot(dirtyRoots[index]) {
      dependents.links.forEachMember(of: dirtyRoots[index]) { markBound(of: $0) }
    }
  }

  /// Puts the variables whose bounds have to be made again into the order in which a rebuild makes them.
  func sortBounds() {
    dirtyBounds.sort()
  }

  private mutating func redefine(_ variable: Int32) {
    if isRedefined[variable] { return }
    isRedefined[variable] = true
    redefined.append(variable)
  }

  /// Calls `body` for the variables whose link or definition changed.
  func forEachChanged(_ body: (Int32) -> Void) {
    for index in 0..<moved.count { body(moved[index]) }
    for index in 0..<redefined.count where !isMoved[redefined[index]] { body(redefined[index]) }
  }

  /// Whether a definition that was substituted somewhere would give a different result now.
  func isChanged(definition variable: Int32) -> Bool {
    isMoved[variable] || isRedefined[variable]
  }

  func hasDirtyBound(_ variable: Int32) -> Bool {
    isBoundDirty[variable]
  }
}

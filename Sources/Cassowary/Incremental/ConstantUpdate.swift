/// The constants of required equalities that changed since the last presolve, and the way to follow them.
///
/// Another constant leaves presolve's decisions alone: which variable each equality eliminated, and with which
/// coefficients. So only the differences are followed, from step to step and then to the rows. That takes a fraction of
/// a rebuild and leaves every basis as it is. Linear programming calls it a right-hand-side update.
final class ConstantUpdate {
  private var changes = Buffer<ConstantChange>()
  /// How often constants were followed since the last rebuild.
  private var count = 0

  /// How often differences are added up before a rebuild removes the accumulated rounding errors.
  private static let mostUpdates = 1000

  var isNeeded: Bool { changes.count > 0 }

  func note(_ difference: Double, of slot: Int32) {
    changes.append(ConstantChange(constraint: slot, difference: difference))
  }

  /// Forgets the changes, because everything is presolved again.
  func removeAll() {
    changes.removeAll()
    count = 0
  }

  /// Follows the changes.
  ///
  /// - Returns: False if other rows or checks may be needed, which takes a rebuild.
  /// - Complexity: O(terms of the constraints); it gives up if link chains are longer than that.
  func run(_ system: System, _ presolve: Presolve, _ simplex: Simplex) -> Bool {
    count += 1
    if presolve.hasLeftOver(of: system) || presolve.rows.hasUncheckedConstraints { return false }
    if count > ConstantUpdate.mostUpdates { return false }
    var differences = Buffer<Double>()
    differences.reset(to: 0, count: system.constraints.count)
    for index in 0..<changes.count {
      let change = changes[index]
      if abs(change.difference) > Tolerance.farthestMove { return false }
      differences[change.constraint] += change.difference
    }
    changes.removeAll()
    guard let moves = presolve.elimination.move(by: differences, system) else { return false }
    moveRows(moves.ofVariables, system, presolve, simplex)
    moveDefinitions(moves.ofIntermediates, presolve, simplex)
    return areBoundsTheTightest(moves.ofVariables, system, presolve)
  }

  /// Moves the constants of rows and checks, and forgets the moves of the variables that have a row of their own.
  private func moveRows(
    _ moves: borrowing Buffer<Double>, _ system: System, _ presolve: Presolve,
    _ simplex: Simplex
  ) {
    for index in 0..<presolve.rows.rows.end {
      let row = presolve.rows.rows[index]
      if row.isRemoved { continue }
      let difference = difference(of: row.source, moves, system)
      if difference == 0 { continue }
      presolve.rows.shift(index, by: difference)
      simplex.shift(row.symbol, by: difference)
    }
    for index in 0..<presolve.checks.count {
      presolve.shiftCheck(index, by: difference(of: presolve.checks[index].source, moves, system))
    }
    for index in 0..<presolve.rows.rows.count where !presolve.rows.rows[index].isRemoved {
      let source = presolve.rows.rows[index].source
      if source < 0 { moves[~source] = 0 }
    }
  }

  /// Moves the constants of the rows that define intermediates.
  private func moveDefinitions(
    _ moves: borrowing Buffer<IntermediateMove>, _ presolve: Presolve, _ simplex: Simplex
  ) {
    for index in 0..<moves.count {
      let (variable, move) = (moves[index].variable, moves[index].move)
      let step = presolve.elimination.step(presolve.elimination.step(of: variable))
      let row = presolve.rows.row(of: step.constraint)
      presolve.rows.shift(row, by: move)
      simplex.shift(presolve.rows.rows[row].symbol, by: move)
    }
  }

  /// By how much the left side of a constraint, or a non-negative variable, moves while the free variables stay.
  private func difference(of source: Int32, _ moves: borrowing Buffer<Double>, _ system: System) -> Double {
    if source < 0 { return moves[~source] }
    let record = system.constraints[source]
    // The definition of an intermediate; ``moveDefinitions(_:_:_:)`` moves it.
    if record.isEliminating { return 0 }
    var difference = 0.0
    for index in record.terms {
      let term = system.terms[index]
      difference += term.coefficient * moves[term.variable.index]
    }
    return record.relation == .lessThanOrEqual ? -difference : difference
  }

  /// Whether every non-negative variable has a row, or shares one that bounds its root at least as tightly.
  private func areBoundsTheTightest(
    _ moves: borrowing Buffer<Double>, _ system: System, _ presolve: Presolve
  ) -> Bool {
    // Variables made since the last presolve have no link yet.
    for variable in 0..<Int32(presolve.elimination.variableCount)
    where system.variables[variable].isNonNegative {
      if !system.variables[variable].isAlive { continue }
      let link = presolve.elimination.link(of: variable)
      if !link.isKnown && !presolve.elimination.isFree(link.parent) {
        // It has a row of its own, unless it is known.
        if moves[variable] != 0 { return false }
        continue
      }
      // A bound that depends on the parameters has a row or a check of its own.
      if link.constant.first != 0 || link.constant.second != 0 { continue }
      if link.isKnown {
        if moves[variable] != 0 && link.constant.constant < 0 { return false }
      } else if !presolve.rows.isBounded(link) {
        return false
      }
    }
    return true
  }
}

/// By how much the constant of a required equality changed.
struct ConstantChange: BitwiseCopyable {
  var constraint: Int32
  var difference: Double
}

/// By how much the definition of an intermediate moves.
private struct IntermediateMove: BitwiseCopyable {
  var move: Double
  var variable: Int32
}

/// The values that new constants of required equalities change while the externals stay.
private struct Moves: ~Copyable {
  let ofVariables: Buffer<Double>
  let ofIntermediates: Buffer<IntermediateMove>
}

// MARK: - Following steps

extension Elimination {
  /// Moves the constants of links and definitions by the differences of the constraints' constants.
  ///
  /// - Returns: By how much everything moves while the externals stay; `nil` if that would take too long.
  fileprivate func move(by differences: borrowing Buffer<Double>, _ system: System) -> Moves? {
    guard let reduced = reducedDifferences(differences, system) else { return nil }
    // First the move of each step alone, then with the links it leads to, latest first, then that of each variable.
    var moves = Buffer<Double>()
    moves.reset(to: 0, count: variableCount)
    for index in stride(from: Int32(stepCount) - 1, through: 0, by: -1) {
      let step = step(index)
      if step.isUndone { continue }
      var move = -reduced[index] / step.pivot
      if isLinked(step.variable) && step.parent >= 0 && isLinked(step.parent) {
        move += step.factor * moves[step.parent]
      }
      shiftConstant(of: step, by: move)
      moves[step.variable] = move
    }
    let ofIntermediates = followDefinitions(moves)
    return Moves(ofVariables: moves, ofIntermediates: ofIntermediates)
  }

  /// By how much the constant of each step's reduced equality differs.
  private func reducedDifferences(
    _ differences: borrowing Buffer<Double>, _ system: System
  ) -> Buffer<Double>? {
    var known = StepDifferences(stepCount: stepCount)
    var reduction = Reduction(variableCount: variableCount)
    var isMoving = false
    for index in 0..<Int32(stepCount) {
      let step = step(index)
      if step.isUndone { continue }
      known.sum = differences[step.constraint]
      if isMoving {
        let record = system.constraints[step.constraint]
        if step.isExpanded {
          reduction.clear()
          reduction.insert(record, times: 1, before: index, self, system, &known)
          reduction.substituteDefinitions(before: index, self, &known)
        } else {
          for position in record.terms {
            let term = system.terms[position]
            _ = follow(term.coefficient, term.variable.index, before: index, &known)
          }
        }
      }
      if known.useCount > StepDifferences.mostUses * stepCount { return nil }
      isMoving = isMoving || known.sum != 0
      known.ofSteps[index] = known.sum
    }
    expandedTerms += known.useCount
    return known.ofSteps
  }

  /// Turns the moves of links and definitions into the moves of variables while the externals stay.
  ///
  /// - Returns: By how much the definitions of intermediates move.
  private func followDefinitions(_ moves: borrowing Buffer<Double>) -> Buffer<IntermediateMove> {
    var ofIntermediates = Buffer<IntermediateMove>()
    forEachDefinition { definition in
      let variable = definition.variable
      for term in terms(of: definition) {
        moves[variable] += term.coefficient * move(of: term.variable, moves)
      }
      if !isIntermediate(variable) { return }
      ofIntermediates.append(IntermediateMove(move: moves[variable], variable: variable))
      moves[variable] = 0
    }
    for variable in 0..<Int32(variableCount) { moves[variable] = move(of: variable, moves) }
    return ofIntermediates
  }

  /// The move of a variable together with the move of its root.
  private func move(of variable: Int32, _ moves: borrowing Buffer<Double>) -> Double {
    let link = link(of: variable)
    if link.parent < 0 || link.parent == variable { return moves[variable] }
    return moves[variable] + link.factor * moves[link.parent]
  }
}

/// Adds up the differences of the steps by which an equality is reduced.
private struct StepDifferences: StepUser, ~Copyable {
  /// How many uses a step may have on average. Links are followed as they were made, and in some orders of the
  /// constraints a chain of them is as long as the number of steps.
  static let mostUses = 16

  var ofSteps = Buffer<Double>()
  var sum = 0.0
  var useCount = 0

  init(stepCount: Int) {
    ofSteps.reset(to: 0, count: stepCount)
  }

  mutating func use(_ step: Int32, _ weight: Double) {
    useCount += 1
    sum += weight * ofSteps[step]
  }
}

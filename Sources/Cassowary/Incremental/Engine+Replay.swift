// A constant that changes leaves alone what presolve did: which variable each equality eliminated, and with
// which coefficients. So only the differences are followed, from step to step and then to the rows, which
// takes a fraction of a rebuild and leaves every tableau where it was.

extension Engine {
  /// How often differences are added up before a rebuild does away with the rounding.
  private static let mostReplays = 1000
  /// The largest difference whose rounding may stay behind.
  private static let largestDifference = 1e5

  /// Follows the changes of the constants of required equalities.
  ///
  /// - Returns: False where other rows or checks may be needed, so that only a rebuild will do.
  /// - Complexity: O(terms of the constraints); it gives up where the steps make longer ways than that.
  mutating func replay() -> Bool {
    replayCount += 1
    if elimination.leftOver.count > 0 || rows.hasSafeConstraints || replayCount > Engine.mostReplays {
      return false
    }
    var differences = Buffer<Double>()
    differences.reset(to: 0, count: system.constraints.count)
    for index in 0..<newConstants.count {
      let change = newConstants[index]
      if abs(change.difference) > Engine.largestDifference { return false }
      differences[change.constraint] += change.difference
    }
    newConstants.removeAll()
    guard let moves = elimination.move(by: differences, system) else { return false }
    moveRows(moves)
    if !areBoundsTheTightest(moves) { return false }
    statistics.replays += 1
    return true
  }

  /// Moves the constants of rows and checks, and forgets the moves of the variables that have a row of their
  /// own.
  private mutating func moveRows(_ moves: borrowing Buffer<Double>) {
    for index in 0..<rows.rows.count {
      let difference = difference(of: rows.rows[index].source, moves)
      if difference == 0 { continue }
      rows.rows[index].constant.constant += difference
      simplex.shift(rows.rows[index].symbol, by: difference)
    }
    for index in 0..<checks.count {
      let difference = difference(of: checks[index].source, moves)
      checks[index].constant.constant += difference
      checks[index].magnitude += abs(difference)
    }
    for index in 0..<rows.rows.count where rows.rows[index].source < 0 { moves[~rows.rows[index].source] = 0 }
  }

  /// By how much the sum of a constraint moves where the free variables stay, or a non-negative variable.
  private func difference(of source: Int32, _ moves: borrowing Buffer<Double>) -> Double {
    if source < 0 { return moves[~source] }
    let record = system.constraints[source]
    var difference = 0.0
    for index in record.terms {
      let term = system.terms[index]
      difference += term.coefficient * moves[term.variable.index]
    }
    return record.relation == .lessThanOrEqual ? -difference : difference
  }

  /// Whether every non-negative variable has a row, or shares one that bounds its root at least as tightly.
  private func areBoundsTheTightest(_ moves: borrowing Buffer<Double>) -> Bool {
    // Those made since are not among the links yet.
    for variable in 0..<elimination.links.end where system.variables[variable].isNonNegative {
      let link = elimination.links[variable]
      if !system.variables[variable].isAlive { continue }
      if link.parent >= 0 && !elimination.isFree(link.parent) {
        // It has a row of its own, unless it is known.
        if moves[variable] != 0 { return false }
        continue
      }
      // What depends on the parameters has a row or a check of its own.
      if link.constant.first != 0 || link.constant.second != 0 { continue }
      if link.parent < 0 {
        if moves[variable] != 0 && link.constant.constant < 0 { return false }
      } else {
        let known = link.factor > 0 ? rows.lowerBounds[link.parent] : rows.upperBounds[link.parent]
        if known < 0 || !isBound(link, noTighterThan: rows.rows[known]) { return false }
      }
    }
    return true
  }

  private func isBound(_ link: Link, noTighterThan row: Row) -> Bool {
    let bound = -row.constant.constant / rows.cells[row.firstCell].coefficient
    let own = -link.constant.constant / link.factor
    let rounding = Tolerance.relative * max(1, abs(bound))
    return link.factor > 0 ? own <= bound + rounding : own >= bound - rounding
  }
}

extension Elimination {
  /// Moves the constants of links and definitions by the differences of the constraints' constants.
  ///
  /// - Returns: By how much each variable moves where the free ones stay; nil if that would take too long.
  fileprivate mutating func move(
    by differences: borrowing Buffer<Double>, _ system: borrowing System
  ) -> Buffer<Double>? {
    guard let reduced = reducedDifferences(differences, system) else { return nil }
    // First of each step alone, then with those it depends on, latest first, then of each variable.
    var moves = Buffer<Double>()
    moves.reset(to: 0, count: links.count)
    for index in stride(from: steps.count - 1, through: 0, by: -1) {
      let step = steps[index]
      var move = -reduced[index] / step.pivot
      let definition = roots[step.variable].definition
      if definition >= 0 {
        definitions[definition].constant.constant += move
      } else {
        if step.parent >= 0 && isLinked(step.parent) { move += step.factor * moves[step.parent] }
        links[step.variable].constant.constant += move
      }
      moves[step.variable] = move
    }
    followDefinitions(moves)
    return moves
  }

  /// Whether a step eliminated the variable by linking it.
  private func isLinked(_ variable: Int32) -> Bool {
    roots[variable].step >= 0 && roots[variable].definition < 0
  }

  /// By how much the constant of each step's reduced equality differs.
  private mutating func reducedDifferences(
    _ differences: borrowing Buffer<Double>, _ system: borrowing System
  ) -> Buffer<Double>? {
    var known = KnownDifferences(stepCount: steps.count)
    var reduction = Reduction(variableCount: links.count)
    var isMoving = false
    for index in 0..<steps.end {
      let step = steps[index]
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
      if known.useCount > KnownDifferences.mostUses * steps.count { return nil }
      isMoving = isMoving || known.sum != 0
      known.ofSteps[index] = known.sum
    }
    expandedTerms += known.useCount
    return known.ofSteps
  }

  /// Turns the moves of links and definitions into those of the variables, where the free ones stay.
  private func followDefinitions(_ moves: borrowing Buffer<Double>) {
    forEachDefinition { definition in
      for term in definition.terms {
        let mentioned = definitionTerms[term]
        moves[definition.variable] += mentioned.coefficient * move(of: mentioned.variable, moves)
      }
    }
    for variable in 0..<links.end { moves[variable] = move(of: variable, moves) }
  }

  /// The move of a variable that is no root with the move of its root.
  private func move(of variable: Int32, _ moves: borrowing Buffer<Double>) -> Double {
    let link = links[variable]
    if link.parent < 0 || link.parent == variable { return moves[variable] }
    return moves[variable] + link.factor * moves[link.parent]
  }
}

/// Adds up the differences of the steps by which an equality is reduced.
private struct KnownDifferences: StepUser, ~Copyable {
  /// How many uses a step may have on average. Links are followed as they were made, and in some orders of the
  /// constraints the ways are as long as there are steps.
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

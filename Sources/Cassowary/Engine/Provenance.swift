/// A constraint, or `~variable` of a non-negative variable, with the factor it enters a contradiction with.
struct Evidence: BitwiseCopyable {
  var source: Int32
  var weight: Double
}

/// Finds the equalities that presolve used to turn constraints into a contradiction.
///
/// The elimination keeps no combination of equalities with what it computes; that would be the quadratic cost it
/// exists to avoid. Instead the contradiction is reduced once more, from the constraints as they were stated, and
/// each step used is undone into the constraint it came from, latest first. The equalities eliminated are
/// independent, so the combination found is the only one, and every constraint in it is needed.
struct Provenance: ~Copyable {
  /// How often each step's reduced equality was added, and the magnitudes that went into it.
  private var weights = Buffer<Double>()
  private var magnitudes = Buffer<Double>()
  private var pending = RankQueue()
  private var residual = RootSum()

  init(stepCount: Int, variableCount: Int) {
    weights.reset(to: 0, count: stepCount)
    magnitudes.reset(to: 0, count: stepCount)
    residual.extend(variableCount: variableCount)
  }

  /// The evidence itself and every equality needed with it.
  mutating func constraints(
    behind evidence: [Evidence], _ elimination: borrowing Elimination, _ system: borrowing System
  ) -> [Int32] {
    var sources: [Int32] = []
    let end = Int32(elimination.steps.count)
    residual.clear()
    for item in evidence {
      sources.append(item.source)
      if item.source < 0 {
        insert(item.weight, ~item.source, before: end, elimination)
      } else {
        let sign: Double = system.constraints[item.source].relation == .lessThanOrEqual ? -1 : 1
        insert(constraint: item.source, item.weight * sign, before: end, elimination, system)
      }
    }
    substituteDefinitions(before: end, elimination)
    while let item = pending.removeHighest() {
      let index = item.definition
      let weight = weights[index]
      let isUsed = abs(weight) > Tolerance.violation * magnitudes[index]
      weights[index] = 0
      magnitudes[index] = 0
      if !isUsed { continue }
      let step = elimination.steps[index]
      sources.append(step.constraint)
      residual.clear()
      insert(constraint: step.constraint, weight, before: index, elimination, system)
      if step.isExpanded { substituteDefinitions(before: index, elimination) }
    }
    return sources
  }

  private mutating func insert(
    constraint: Int32, _ weight: Double, before end: Int32, _ elimination: borrowing Elimination,
    _ system: borrowing System
  ) {
    let record = system.constraints[constraint]
    for index in record.firstTerm..<(record.firstTerm + record.termCount) {
      let term = system.terms[index]
      if system.variables[term.variable.index].parameter > 0 { continue }
      insert(weight * term.coefficient, term.variable.index, before: end, elimination)
    }
  }

  /// Adds a term, following the links made before a step, each of which it notes as used.
  private mutating func insert(
    _ coefficient: Double, _ variable: Int32, before end: Int32, _ elimination: borrowing Elimination
  ) {
    var coefficient = coefficient
    var variable = variable
    while true {
      let root = elimination.roots[variable]
      if root.step < 0 || root.step >= end || root.definition >= 0 { break }
      let step = elimination.steps[root.step]
      use(root.step, -coefficient / step.pivot)
      if step.parent < 0 { return }
      coefficient *= step.factor
      variable = step.parent
    }
    residual.add(coefficient, variable)
  }

  private mutating func use(_ step: Int32, _ weight: Double) {
    if magnitudes[step] == 0 { pending.insert(RankQueue.Item(rank: step, definition: step)) }
    weights[step] += weight
    magnitudes[step] += abs(weight)
  }

  private mutating func substituteDefinitions(before end: Int32, _ elimination: borrowing Elimination) {
    var queue = RankQueue()
    var next = 0
    while true {
      while next < residual.entries.count {
        enqueue(Int32(next), before: end, elimination, in: &queue)
        next += 1
      }
      guard let item = queue.removeHighest() else { return }
      let definition = elimination.definitions[item.definition]
      let position = residual.add(0, definition.variable)
      let entry = residual.entries[position]
      residual.entries[position].coefficient = 0
      residual.entries[position].isQueued = false
      if abs(entry.coefficient) <= Tolerance.violation * entry.magnitude { continue }
      let step = elimination.roots[definition.variable].step
      use(step, -entry.coefficient / elimination.steps[step].pivot)
      for index in definition.firstTerm..<(definition.firstTerm + definition.termCount) {
        let term = elimination.definitionTerms[index]
        insert(entry.coefficient * term.coefficient, term.variable, before: end, elimination)
      }
    }
  }

  private mutating func enqueue(
    _ position: Int32, before end: Int32, _ elimination: borrowing Elimination, in queue: inout RankQueue
  ) {
    let entry = residual.entries[position]
    let root = elimination.roots[entry.variable]
    if root.definition < 0 || root.step >= end || entry.isQueued { return }
    residual.entries[position].isQueued = true
    queue.insert(
      RankQueue.Item(rank: elimination.definitions[root.definition].rank, definition: root.definition))
  }
}

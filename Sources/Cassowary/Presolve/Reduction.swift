/// Reduces constraints again as they were stated, with the links and definitions that existed before some step.
///
/// The elimination doesn't record which equalities it added up for a result; that would have the quadratic
/// cost that it avoids. A caller that needs the combination reduces again and observes every step, as a
/// ``StepUser``.
struct Reduction: ~Copyable {
  private var residual = RootSum()

  init(variableCount: Int) {
    residual.extend(variableCount: variableCount)
  }

  mutating func clear() {
    residual.clear()
  }

  /// Adds the terms of a constraint, as they were before a step.
  mutating func insert<User: StepUser & ~Copyable>(
    _ record: ConstraintRecord, times weight: Double, before end: Int32, _ elimination: Elimination,
    _ system: System, _ user: inout User
  ) {
    for index in record.terms {
      let term = system.terms[index]
      if system.variables[term.variable.index].parameter > 0 { continue }
      insert(weight * term.coefficient, term.variable.index, before: end, elimination, &user)
    }
  }

  /// Adds a term, as it was before a step.
  mutating func insert<User: StepUser & ~Copyable>(
    _ coefficient: Double, _ variable: Int32, before end: Int32, _ elimination: Elimination,
    _ user: inout User
  ) {
    let root = elimination.follow(coefficient, variable, before: end, &user)
    if root.variable >= 0 { residual.add(root.coefficient, root.variable) }
  }

  /// Substitutes the definitions made before a step, highest rank first.
  mutating func substituteDefinitions<User: StepUser & ~Copyable>(
    before end: Int32, _ elimination: Elimination, _ user: inout User
  ) {
    var queue = RankQueue()
    var next = 0
    var limit = RoundLimit(elimination.definitions.count + 1)
    while true {
      limit.countRound(of: "substituting definitions again")
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
      user.use(step, -entry.coefficient / elimination.steps[step].pivot)
      for index in definition.terms {
        let term = elimination.definitionTerms[index]
        insert(entry.coefficient * term.coefficient, term.variable, before: end, elimination, &user)
      }
    }
  }

  private mutating func enqueue(
    _ position: Int32, before end: Int32, _ elimination: Elimination, in queue: inout RankQueue
  ) {
    let entry = residual.entries[position]
    let root = elimination.roots[entry.variable]
    if root.definition < 0 || root.step >= end || entry.isQueued { return }
    residual.entries[position].isQueued = true
    queue.insert(
      RankQueue.Item(rank: elimination.definitions[root.definition].rank, definition: root.definition))
  }
}

extension Elimination {
  /// Follows the links made before a step, and reports each of them.
  ///
  /// - Returns: The multiple of the root; its variable is negative if the value is known.
  func follow<User: StepUser & ~Copyable>(
    _ coefficient: Double, _ variable: Int32, before end: Int32, _ user: inout User
  ) -> RootTerm {
    var (coefficient, variable) = (coefficient, variable)
    // A link leads to a variable that a later step eliminated, so this ends. Most terms follow no link at all, so rounds
    // are not counted in optimised builds.
    var last: Int32 = -1
    while variable >= 0 {
      let root = roots[variable]
      if root.step < 0 || root.step >= end || root.definition >= 0 { break }
      assert(root.step > last, "Links lead in a circle")
      last = root.step
      let step = steps[root.step]
      user.use(root.step, -coefficient / step.pivot)
      coefficient *= step.factor
      variable = step.parent
    }
    return RootTerm(coefficient: coefficient, variable: variable)
  }
}

/// An observer of the steps by which an expression is reduced.
protocol StepUser: ~Copyable {
  /// Notes that the reduced equality of a step is added, times a weight.
  mutating func use(_ step: Int32, _ weight: Double)
}

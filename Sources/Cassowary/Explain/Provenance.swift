/// Finds the equalities that presolve used to turn constraints into a contradiction.
///
/// The elimination keeps no record of which equalities it added up; that would be the quadratic cost it exists to
/// avoid. Instead the contradiction is reduced again, from the constraints as they were stated, and each step used is
/// traced back to the constraint it came from, latest first. The eliminated equalities are independent, so the
/// combination found is the only one, and every constraint in it is needed.
struct Provenance: ~Copyable {
  private var uses: UseRecord
  private var reduction: Reduction

  init(stepCount: Int, variableCount: Int) {
    uses = UseRecord(stepCount: stepCount)
    reduction = Reduction(variableCount: variableCount)
  }

  /// The sources of the evidence, and every equality needed with them.
  mutating func constraints(
    behind evidence: [Evidence], _ elimination: borrowing Elimination, _ system: borrowing System
  ) -> [Int32] {
    var sources: [Int32] = []
    let end = Int32(elimination.stepCount)
    reduction.clear()
    for item in evidence {
      sources.append(item.source)
      if item.source < 0 {
        reduction.insert(item.weight, ~item.source, before: end, elimination, &uses)
      } else {
        let record = system.constraints[item.source]
        let sign: Double = record.relation == .lessThanOrEqual ? -1 : 1
        reduction.insert(record, times: item.weight * sign, before: end, elimination, system, &uses)
      }
    }
    reduction.substituteDefinitions(before: end, elimination, &uses)
    var limit = RoundLimit(elimination.stepCount)
    while let (index, weight) = uses.removeLatest() {
      limit.countRound(of: "the steps behind a contradiction")
      let step = elimination.step(index)
      sources.append(step.constraint)
      reduction.clear()
      let record = system.constraints[step.constraint]
      reduction.insert(record, times: weight, before: index, elimination, system, &uses)
      if step.isExpanded { reduction.substituteDefinitions(before: index, elimination, &uses) }
    }
    return sources
  }
}

/// How often each step's reduced equality was added.
private struct UseRecord: StepUser, ~Copyable {
  private var weights = Buffer<Double>()
  /// The magnitudes that went into the weights.
  private var magnitudes = Buffer<Double>()
  private var pending = RankQueue()

  init(stepCount: Int) {
    weights.reset(to: 0, count: stepCount)
    magnitudes.reset(to: 0, count: stepCount)
  }

  mutating func use(_ step: Int32, _ weight: Double) {
    if magnitudes[step] == 0 { pending.insert(RankQueue.Item(rank: step, definition: step)) }
    weights[step] += weight
    magnitudes[step] += abs(weight)
  }

  /// Removes the latest step whose uses did not cancel.
  mutating func removeLatest() -> (step: Int32, weight: Double)? {
    while let item = pending.removeHighest() {
      let weight = weights[item.definition]
      let isUsed = abs(weight) > Tolerance.violation * magnitudes[item.definition]
      weights[item.definition] = 0
      magnitudes[item.definition] = 0
      if isUsed { return (item.definition, weight) }
    }
    return nil
  }
}

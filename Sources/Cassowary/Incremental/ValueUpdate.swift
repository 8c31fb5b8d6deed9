/// Follows changes to the values, from the variables that an edit moved and the components that were optimised.
///
/// Each value is a function of its root's, and that of a defined root one of the variables that its definition mentions.
/// So the values are the same as if all of them were computed.
///
/// Exclusive access to its buffers is not checked: with the checks, a cell that replaces another takes 0.8 % more
/// instructions.
final class ValueUpdate {
  /// The variables whose definitions are to be evaluated, by rank.
  @exclusivity(unchecked) private var queue = RankQueue()
  @exclusivity(unchecked) private var isQueued = Buffer<Bool>()
  @exclusivity(unchecked) private var members = Buffer<Int32>()

  /// Computes the values that may have changed, and notes the variables whose values did.
  ///
  /// - Complexity: O(variables of the optimised components and what follows from them), and one byte cleared for each
  ///   variable.
  func run(
    _ values: borrowing Buffer<Double>, _ changed: inout ChangedValues, from moved: borrowing Buffer<Int32>,
    _ simplex: Simplex, _ elimination: Elimination, _ dependents: inout Dependents,
    at parameters: ParameterValues
  ) {
    isQueued.reset(to: false, count: values.count)
    for index in 0..<simplex.optimized.count {
      simplex.forEachExternalValue(of: simplex.optimized[index]) { variable, value in
        // The value of an intermediate comes from its definition.
        if !elimination.isFree(variable) { return }
        if set(variable, to: value, values, &changed, elimination, &dependents) {
          follow(variable, values, &changed, elimination, &dependents, at: parameters)
        }
      }
    }
    for index in 0..<moved.count {
      let variable = moved[index]
      if !elimination.isRoot(variable) {
        let value = elimination.link(of: variable).value(Int(variable), values.base, parameters)
        set(variable, to: value, values, &changed, elimination, &dependents)
      } else if !elimination.isFree(variable) {
        enqueue(variable, elimination)
      } else if simplex.component(of: variable) < 0 {
        // It was removed.
        set(variable, to: 0, values, &changed, elimination, &dependents)
      }
    }
    var limit = RoundLimit(values.count + 1)
    while let item = queue.removeHighest() {
      limit.countRound(of: "following values")
      guard let definition = elimination.definition(of: item.definition) else { continue }
      let value = elimination.value(of: definition, values, at: parameters)
      if set(definition.variable, to: value, values, &changed, elimination, &dependents) {
        follow(definition.variable, values, &changed, elimination, &dependents, at: parameters)
      }
    }
  }

  /// Computes the values of the variables that are linked to a root.
  private func follow(
    _ root: Int32, _ values: borrowing Buffer<Double>, _ changed: inout ChangedValues,
    _ elimination: Elimination, _ dependents: inout Dependents, at parameters: ParameterValues
  ) {
    members.removeAll()
    dependents.links.forEachMember(of: root) { members.append($0) }
    // The first one is the root itself.
    for index in 1..<members.count {
      let variable = members[index]
      let value = elimination.link(of: variable).value(Int(variable), values.base, parameters)
      set(variable, to: value, values, &changed, elimination, &dependents)
    }
  }

  /// Changes a value; returns whether it is another one.
  @discardableResult
  private func set(
    _ variable: Int32, to value: Double, _ values: borrowing Buffer<Double>, _ changed: inout ChangedValues,
    _ elimination: Elimination, _ dependents: inout Dependents
  ) -> Bool {
    if values[variable] == value { return false }
    values[variable] = value
    changed.note(variable, of: values.count)
    dependents.forEachDefined(mentioning: variable, elimination) {
      enqueue($0, elimination)
    }
    return true
  }

  private func enqueue(_ variable: Int32, _ elimination: Elimination) {
    guard !isQueued[variable], let definition = elimination.definition(of: variable) else { return }
    isQueued[variable] = true
    // The lowest rank is to be evaluated first.
    queue.insert(RankQueue.Item(rank: -definition.rank, definition: variable))
  }
}

/// The variables whose values changed since ``removeAll()``, some of them several times.
struct ChangedValues: ~Copyable {
  private(set) var variables = Buffer<Int32>()
  /// Whether any variable may have changed.
  private(set) var isAny = true

  mutating func note(_ variable: Int32, of variableCount: Int) {
    if isAny { return }
    if variables.count >= variableCount { return markAll() }
    variables.append(variable)
  }

  mutating func markAll() {
    isAny = true
    variables.removeAll()
  }

  /// Forgets the changes so far.
  mutating func removeAll() {
    isAny = false
    variables.removeAll()
  }
}

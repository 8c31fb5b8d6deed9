// Facts about variables that presolve alone finds, available before a solve.

extension Solver {
  /// A number that changes whenever any of the system is presolved; `nil` while changes wait for that.
  package var presolveNumber: Int? { pipeline.presolveNumber }

  /// The value that required equalities give a variable at the present parameters; `nil` if they leave it open.
  ///
  /// It is that of the constants as they were presolved.
  package func knownValue(of index: Int32) -> Double? {
    pipeline.knownValue(of: index)
  }

  /// Whether no component has an influence on variables of both lists.
  ///
  /// - Complexity: O(terms of the variables over free roots + components).
  package func areSeparate(_ first: [Variable], _ second: [Variable]) -> Bool {
    pipeline.areSeparate(first, second)
  }

  /// For each variable, whether a constraint above a strength mentions it.
  ///
  /// - Complexity: O(variables + terms of all constraints).
  package func mentionedVariables(above strength: Strength) -> [Bool] {
    let isMentioned = pipeline.system.mentionedVariables(above: strength.rawValue)
    return Array(isMentioned.elements)
  }
}

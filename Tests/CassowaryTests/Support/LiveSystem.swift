import Testing

@testable import Cassowary

/// A random system inside the solver under test, which follows its edits.
struct LiveSystem {
  private(set) var system: RandomSystem
  let solver = Solver()
  /// The solver's handles, by the system's numbers; `nil` for removed ones.
  private(set) var variables: [Variable?] = []
  private(set) var constraints: [ConstraintID?] = []

  init(
    _ system: RandomSystem, isIncremental: Bool = true,
    mostTableauColumns: Int32 = Simplex.mostTableauColumns, mostTerms: Int32? = nil
  ) throws {
    self.system = system
    solver.isIncremental = isIncremental
    solver.pipeline.mostTableauColumns = mostTableauColumns
    if let mostTerms { solver.pipeline.presolve.mostTerms = mostTerms }
    for symbol in system.symbols { try makeSymbol(symbol) }
    for entry in system.entries { try addEntry(entry) }
    solver.solve()
  }

  /// Makes the changes, here and in the solver, then solves; skips those of what does not exist any more.
  mutating func follow(_ edits: [Edit]) throws {
    for edit in edits where system.allows(edit) {
      try pass(edit)
      system.apply(edit)
    }
    solver.solve()
  }

  /// The values of the last solve, by the system's numbers.
  var values: [Double] {
    system.symbols.indices.map { symbol in
      if case .parameter(let value) = system.symbols[symbol] { return value }
      return variables[symbol].map { solver.value(of: $0) } ?? 0
    }
  }

  /// The constraints that conflicts break, by the system's numbers.
  var broken: [Int] { solver.conflicts.compactMap { entry(of: $0.broken) } }

  /// The system that the values are an optimum of: without the constraints that conflicts break, but for those that
  /// yield, which are the strongest wishes then.
  var solvedSystem: RandomSystem {
    var solved = system
    for entry in broken {
      if solved.entries[entry]?.precedence == .yielding {
        solved.entries[entry]?.constraint.strength = Strength(rawValue: Strength.required.rawValue.nextDown)
      } else {
        solved.entries[entry] = nil
      }
    }
    return solved
  }

  /// The number a handle has in the system.
  func entry(of constraint: ConstraintID) -> Int? {
    constraints.firstIndex(of: constraint)
  }

  func symbol(of variable: Variable) -> Int? {
    variables.firstIndex(of: variable)
  }

  private mutating func pass(_ edit: Edit) throws {
    switch edit {
    case .setConstant(let constant, let entry):
      try solver.setConstant(constant, of: #require(constraints[entry]))
    case .setStrength(let strength, let entry):
      try solver.setStrength(strength, of: #require(constraints[entry]))
    case .setParameter(let value, let symbol):
      try solver.setParameter(#require(variables[symbol]), to: value)
    case .removeEntry(let entry):
      try solver.remove(#require(constraints[entry]))
      constraints[entry] = nil
    case .removeVariable(let symbol):
      try solver.remove(#require(variables[symbol]))
      variables[symbol] = nil
      for entry in constraints.indices where system.mentions(symbol, in: entry) { constraints[entry] = nil }
    case .addVariable(let nonNegative):
      try makeSymbol(.variable(nonNegative: nonNegative))
    case .addEntry(let entry):
      try addEntry(entry)
    }
  }

  private mutating func makeSymbol(_ symbol: RandomSystem.Symbol) throws {
    switch symbol {
    case .variable(let nonNegative): variables.append(solver.makeVariable(nonNegative: nonNegative))
    case .parameter(let value): variables.append(try solver.makeParameter(value))
    case .removed: variables.append(nil)
    }
  }

  private mutating func addEntry(_ entry: RandomSystem.Entry?) throws {
    guard let entry else { return constraints.append(nil) }
    var constraint = entry.constraint
    constraint.expression.terms = try constraint.expression.terms.map {
      Term($0.coefficient, try #require(variables[Int($0.variable.index)]))
    }
    if entry.precedence == .ordinary { return constraints.append(try solver.add(constraint)) }
    let id = constraint.expression.terms.withUnsafeBufferPointer {
      solver.addUnchecked(
        $0, constant: constraint.expression.constant, relation: constraint.relation,
        strength: constraint.strength, precedence: entry.precedence)
    }
    constraints.append(id)
  }
}

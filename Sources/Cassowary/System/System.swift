/// The constraints as they were stated: stored on add, solved on demand.
///
/// Exclusive access to its buffers is not checked: with the checks here and in ``Pipeline``, building cells takes 95 % more
/// instructions.
final class System {
  @exclusivity(unchecked) var variables = Buffer<VariableRecord>()
  @exclusivity(unchecked) var constraints = Buffer<ConstraintRecord>()
  @exclusivity(unchecked) private(set) var terms = Buffer<StoredTerm>()
  /// The live constraints in the order they were added, with the slots removed since ``compact()`` among
  /// them.
  @exclusivity(unchecked) private(set) var order = Buffer<Int32>()
  /// By slot, as far as any is repeated: the constraint that repeats it to choose among the optima, or a negative number. Not in
  /// the records: few are repeated, and all records are read.
  @exclusivity(unchecked) private var repetitions = Buffer<Int32>()
  @exclusivity(unchecked) private var freeVariables = Buffer<Int32>()
  @exclusivity(unchecked) private var freeConstraints = Buffer<Int32>()
  private var deadTerms = 0
  /// How many constraints were removed since ``compact()``.
  private var deadConstraints = 0
  /// The variables that are parameters; negative if there is none.
  private(set) var firstParameter: Int32 = -1
  private(set) var secondParameter: Int32 = -1
}

extension System {
  func removeAll() {
    variables.removeAll()
    constraints.removeAll()
    terms.removeAll()
    order.removeAll()
    repetitions.removeAll()
    freeVariables.removeAll()
    freeConstraints.removeAll()
    deadTerms = 0
    deadConstraints = 0
    firstParameter = -1
    secondParameter = -1
  }

  func reserve(variables variableCount: Int, constraints constraintCount: Int) {
    variables.reserve(variableCount)
    constraints.reserve(constraintCount)
    order.reserve(constraintCount)
    // Most constraints relate two variables.
    terms.reserve(2 * constraintCount)
  }
}

// MARK: - Repetitions

extension System {
  /// The constraint that repeats another, and may be repeated itself; negative if there is none.
  func repetition(of slot: Int32) -> Int32 { slot < repetitions.end ? repetitions[slot] : -1 }

  func setRepetition(_ repetition: Int32, of slot: Int32) {
    while repetitions.end <= slot { repetitions.append(-1) }
    repetitions[slot] = repetition
  }
}

// MARK: - Variables

extension System {
  // Inlined, like all that `Solver` and `Pipeline` call to add a variable or a constraint: otherwise, building 1,000
  // siblings takes 12 % more instructions.
  @inline(__always)
  func addVariable(_ record: VariableRecord) -> Int32 {
    var index = variables.end
    if freeVariables.count == 0 {
      variables.append(record)
    } else {
      index = freeVariables.removeLast()
      variables[index] = record
    }
    if record.parameter > 0 {
      if record.parameter == 1 { firstParameter = index } else { secondParameter = index }
    }
    return index
  }

  /// The number of variables that aren't parameters.
  var unknownCount: Int {
    variables.count - freeVariables.count - (firstParameter < 0 ? 0 : 1) - (secondParameter < 0 ? 0 : 1)
  }

  func isAlive(_ variable: Variable) -> Bool {
    // One comparison: negative ones are too large, also where an `Int` has 32 bits.
    UInt32(bitPattern: variable.index) < UInt32(truncatingIfNeeded: variables.count)
      && variables[variable.index].isAlive
  }

  /// Whether a variable is alive and not a parameter.
  func isUnknown(_ variable: Int32) -> Bool {
    variables[variable].isAlive && variables[variable].parameter == 0
  }

  /// Whether a live constraint mentions a variable that was removed.
  func mentionsRemovedVariable(_ slot: Int32) -> Bool {
    let record = constraints[slot]
    if !record.isAlive { return false }
    for term in record.terms
    where !variables[terms[term].variable.index].isAlive {
      return true
    }
    return false
  }

  /// Whether a constraint mentions a variable.
  func mentions(_ variable: Int32, _ slot: Int32) -> Bool {
    let record = constraints[slot]
    for term in record.terms where terms[term].variable.index == variable { return true }
    return false
  }

  /// For each variable, whether any constraint above a strength mentions it.
  func mentionedVariables(above strength: Double = 0) -> Buffer<Bool> {
    var isMentioned = Buffer<Bool>()
    isMentioned.reset(to: false, count: variables.count)
    for slot in 0..<constraints.count where constraints[slot].isAlive && constraints[slot].strength > strength
    {
      let record = constraints[slot]
      for term in record.terms {
        isMentioned[terms[term].variable.index] = true
      }
    }
    return isMentioned
  }

  /// Removes a variable that no constraint mentions any more.
  func removeVariable(_ index: Int32) {
    if index == firstParameter { firstParameter = -1 }
    if index == secondParameter { secondParameter = -1 }
    variables[index].isAlive = false
    freeVariables.append(index)
  }
}

// MARK: - Constraints

extension System {
  func addConstraint(
    _ added: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, strength: Double,
    precedence: Precedence
  ) -> Int32 {
    let firstTerm = terms.end
    addTerms(added)
    let slot = place(
      ConstraintRecord(
        constant: constant, strength: strength, firstTerm: firstTerm,
        termCount: terms.end - firstTerm, relation: relation,
        precedence: precedence))
    order.append(slot)
    return slot
  }

  /// Adds the terms that are something beside the largest one.
  // Inlined: `System.addVariable` says what it saves.
  @inline(__always)
  private func addTerms(_ added: UnsafeBufferPointer<Term>) {
    var largest = 1.0
    var smallest = Double.infinity
    terms.append(count: added.count) { stored in
      for index in added.indices {
        let magnitude = abs(added[index].coefficient)
        if magnitude > largest { largest = magnitude }
        if magnitude < smallest { smallest = magnitude }
        stored[index] = StoredTerm(added[index])
      }
    }
    if smallest < Tolerance.smallestCoefficient * largest {
      dropSmallTerms(from: terms.count - added.count, largest)
    }
  }

  private func dropSmallTerms(from first: Int, _ largest: Double) {
    var kept = first
    for index in first..<terms.count
    where abs(terms[index].coefficient) >= Tolerance.smallestCoefficient * largest {
      terms[kept] = terms[index]
      kept += 1
    }
    terms.truncate(to: kept)
  }

  /// Puts a record into a slot that is free.
  // Inlined: `System.addVariable` says what it saves.
  @inline(__always)
  private func place(_ record: ConstraintRecord) -> Int32 {
    guard freeConstraints.count > 0 else {
      constraints.append(record)
      return constraints.end - 1
    }
    let slot = freeConstraints.removeLast()
    constraints[slot] = record
    return slot
  }

  /// A constraint's record where it is, until constraints are added: inner loops had to keep copies on the stack.
  func record(of slot: Int32) -> UnsafePointer<ConstraintRecord> {
    UnsafePointer(constraints.base + Int(slot))
  }

  /// Whether a constraint has to hold: it is required, and no conflict has left it out.
  func isInForce(_ slot: Int32) -> Bool {
    constraints[slot].isAlive && constraints[slot].isRequired && !constraints[slot].isBroken
  }

  /// The part of `Σ terms + constant` of a constraint that is known: its constant and its parameters.
  func knownPart(of slot: Int32) -> Affine {
    let record = constraints[slot]
    var known = Affine(constant: record.constant)
    for index in record.terms {
      let term = terms[index]
      let parameter = variables[term.variable.index].parameter
      if parameter == 1 { known.first += term.coefficient }
      if parameter == 2 { known.second += term.coefficient }
    }
    return known
  }

  func isAlive(_ constraint: ConstraintID) -> Bool {
    constraint.index >= 0 && Int(constraint.index) < constraints.count
      && constraints[constraint.index].isAlive
  }

  func removeConstraint(_ slot: Int32) {
    constraints[slot].isAlive = false
    deadConstraints += 1
    deadTerms += Int(constraints[slot].termCount)
  }

  /// Whether enough was removed to make compaction worthwhile.
  var isWorthCompacting: Bool { deadConstraints > 64 && deadConstraints > order.count / 4 }

  /// Drops removed constraints, whose slots and terms can then be reused.
  ///
  /// Slots become free only here: until then ``order`` may still mention them.
  ///
  /// - Complexity: O(constraints) where any was removed, plus O(terms) when more than half of them are dead.
  func compact() {
    if deadConstraints == 0 { return }
    deadConstraints = 0
    var kept = 0
    for position in 0..<order.count {
      let slot = order[position]
      if constraints[slot].isAlive {
        order[kept] = slot
        kept += 1
      } else {
        freeConstraints.append(slot)
      }
    }
    order.truncate(to: kept)
    if deadTerms > 64 && deadTerms * 2 > terms.count { compactTerms() }
  }

  private func compactTerms() {
    var packed = Buffer<StoredTerm>(capacity: terms.count - deadTerms)
    for position in 0..<order.count {
      let slot = order[position]
      let record = constraints[slot]
      constraints[slot].firstTerm = packed.end
      for term in record.terms {
        packed.append(terms[term])
      }
    }
    terms = packed
    deadTerms = 0
  }
}

/// The system's record of a variable.
struct VariableRecord: BitwiseCopyable {
  /// 0 for an unknown, 1 or 2 for a parameter.
  var parameter: Int8 = 0
  var isAlive = true
  var isNonNegative = false
  /// Whether the variable is a follower: only the equations that define it mention it.
  var isFollower = false
}

/// The system's record of a constraint `Σ terms + constant relation 0`.
struct ConstraintRecord: BitwiseCopyable {
  var constant: Double
  var strength: Double
  var firstTerm: Int32
  var termCount: Int32
  var relation: Relation
  var isAlive = true
  var precedence: Precedence
  /// Whether the present solution does without it because of a conflict.
  var isBroken = false
  /// Whether it changed since the last presolve, or depends on a change.
  var isDirty = false

  var terms: Range<Int32> { Range(firstTerm, count: termCount) }
  var isRequired: Bool { strength >= Strength.required.rawValue }
  /// Whether it takes no part in the present solution.
  var isLeftOut: Bool { isBroken && precedence != .yielding }
  /// The strength at which it takes part in the present solution.
  var presentStrength: Double { isBroken ? Strength.required.rawValue.nextDown : strength }
  /// Whether presolve should avoid eliminating its variable.
  var keepsVariable: Bool { !isRequired && termCount == 1 && strength > Strength.tieBreak.rawValue }
  /// Whether presolve eliminates a variable with it.
  var isEliminating: Bool { isRequired && relation == .equal }
}

/// A term as a system stores it, in 12 bytes.
struct StoredTerm: BitwiseCopyable {
  private var packed: PackedDouble
  let variable: Variable

  init(_ term: Term) {
    packed = PackedDouble(term.coefficient)
    variable = term.variable
  }

  var coefficient: Double { packed.value }
  var term: Term { Term(coefficient, variable) }
}

extension System {
  /// The variables, and the constraints in the order they were added:
  ///
  ///     variables
  ///       x0 == p
  ///       x1 >= 0
  ///     constraints
  ///       c0  x1 - x0 + 16 <= 0
  ///       c1  x1 - 400 == 0 ~ 750
  var description: String {
    var lines: [String] = []
    for index in 0..<variables.end where variables[index].isAlive {
      let record = variables[index]
      let kind = record.parameter == 1 ? " == p" : record.parameter == 2 ? " == q" : ""
      lines.append("x\(index)\(kind)\(record.isNonNegative ? " >= 0" : "")")
    }
    var constraintLines: [String] = []
    for position in 0..<order.count where constraints[order[position]].isAlive {
      constraintLines.append("c\(order[position])  \(text(of: order[position]))")
    }
    return listing("variables", lines) + listing("constraints", constraintLines)
  }

  private func text(of slot: Int32) -> String {
    let record = constraints[slot]
    var sum = SumText()
    for index in record.terms { sum.add(terms[index].coefficient, terms[index].variable.description) }
    sum.add(record.constant)
    return "\(sum.description) \(record.relation) 0" + (record.isRequired ? "" : " ~ \(record.strength.text)")
      + record.precedence.text + (record.isBroken ? record.isLeftOut ? ", left out" : ", gives way" : "")
  }

  /// The name of the source of a row: a constraint, or the bound of a non-negative variable.
  static func name(of source: Int32) -> String {
    source < 0 ? "x\(~source) >= 0" : "c\(source)"
  }
}

extension Precedence {
  fileprivate var text: String {
    switch self {
    case .placement: ", a placement"
    case .ordinary: ""
    case .yielding: ", yielding"
    }
  }
}

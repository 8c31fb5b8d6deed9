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

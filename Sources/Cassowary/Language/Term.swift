/// A coefficient times a variable.
///
///     let term = Term(0.5, x)
///     term.coefficient    // 0.5
///     (2 * x - y).terms   // [2 * x0, -x1]
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The factor of the variable.
  public var coefficient: Double
  /// The variable.
  public var variable: Variable

  /// Creates `coefficient × variable`.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

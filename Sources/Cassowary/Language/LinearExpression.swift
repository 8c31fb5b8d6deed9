/// A sum of terms and a constant: `Σ coefficient × variable + constant`.
///
/// Operators build it from variables and numbers. The same variable may occur in several terms.
///
///     2 * x - y + 8        // 2 * x0 - x1 + 8
///     (x + 10) / 2         // 0.5 * x0 + 5
public struct LinearExpression: Hashable, Sendable {
  /// The terms, in the order written.
  public var terms: [Term]
  /// The constant term.
  public var constant: Double

  /// Creates an expression from its parts.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates `1 × variable`.
  public init(_ variable: Variable) {
    self.init(terms: [Term(1, variable)])
  }
}

// MARK: - Arithmetic

extension LinearExpression {
  /// The sum of both sides.
  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(terms: a.terms + b.terms, constant: a.constant + b.constant)
  }

  /// The difference of both sides.
  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    a + b * -1
  }

  /// The sum of both sides.
  public static func + (a: LinearExpression, b: Double) -> LinearExpression {
    LinearExpression(terms: a.terms, constant: a.constant + b)
  }

  /// The difference of both sides.
  public static func - (a: LinearExpression, b: Double) -> LinearExpression {
    a + -b
  }

  /// The expression with every coefficient and the constant multiplied.
  public static func * (a: LinearExpression, b: Double) -> LinearExpression {
    LinearExpression(
      terms: a.terms.map { Term($0.coefficient * b, $0.variable) }, constant: a.constant * b)
  }

  /// The expression with every coefficient and the constant multiplied.
  public static func * (a: Double, b: LinearExpression) -> LinearExpression {
    b * a
  }

  /// The expression with every coefficient and the constant divided.
  public static func / (a: LinearExpression, b: Double) -> LinearExpression {
    a * (1 / b)
  }

  /// The expression with every sign turned.
  public static prefix func - (a: LinearExpression) -> LinearExpression {
    a * -1
  }
}

extension Variable {
  /// The sum of both sides.
  public static func + (a: Variable, b: Variable) -> LinearExpression {
    LinearExpression(terms: [Term(1, a), Term(1, b)])
  }

  /// The difference of both sides.
  public static func - (a: Variable, b: Variable) -> LinearExpression {
    LinearExpression(terms: [Term(1, a), Term(-1, b)])
  }

  /// Returns the sum.
  public static func + (a: Variable, b: LinearExpression) -> LinearExpression {
    LinearExpression(a) + b
  }

  /// Returns the difference.
  public static func - (a: Variable, b: LinearExpression) -> LinearExpression {
    LinearExpression(a) - b
  }

  /// The sum of both sides.
  public static func + (a: LinearExpression, b: Variable) -> LinearExpression {
    LinearExpression(terms: a.terms + [Term(1, b)], constant: a.constant)
  }

  /// The difference of both sides.
  public static func - (a: LinearExpression, b: Variable) -> LinearExpression {
    LinearExpression(terms: a.terms + [Term(-1, b)], constant: a.constant)
  }

  /// The sum of both sides.
  public static func + (a: Variable, b: Double) -> LinearExpression {
    LinearExpression(terms: [Term(1, a)], constant: b)
  }

  /// The difference of both sides.
  public static func - (a: Variable, b: Double) -> LinearExpression {
    LinearExpression(terms: [Term(1, a)], constant: -b)
  }

  /// The expression with every coefficient and the constant multiplied.
  public static func * (a: Variable, b: Double) -> LinearExpression {
    LinearExpression(terms: [Term(b, a)])
  }

  /// The expression with every coefficient and the constant multiplied.
  public static func * (a: Double, b: Variable) -> LinearExpression {
    LinearExpression(terms: [Term(a, b)])
  }

  /// The expression with every coefficient and the constant divided.
  public static func / (a: Variable, b: Double) -> LinearExpression {
    LinearExpression(terms: [Term(1 / b, a)])
  }
}

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

/// An unknown of a solver, or one of its parameters.
///
/// A variable is a handle: it means something only to the ``Solver`` that made it.
///
///     let solver = Solver()
///     let width = solver.makeVariable(nonNegative: true)
///     try solver.add(width == 44)
///     solver.solve()
///     solver.value(of: width)  // 44
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The variable's slot in the solver that made it.
  @usableFromInline package let index: Int32

  @inlinable package init(index: Int32) {
    self.index = index
  }
}

/// A constraint inside a solver.
///
///     let minimum = try solver.add(x >= 44)
///     try solver.remove(minimum)
///
/// A handle, like ``Variable``: it means something only to the solver that returned it, until it is removed.
public struct ConstraintID: Hashable, Sendable {
  /// The constraint's slot in the solver.
  @usableFromInline package let index: Int32

  @inlinable package init(index: Int32) {
    self.index = index
  }
}

extension ConstraintID: CustomStringConvertible {
  /// The constraint's slot: `c3`.
  public var description: String { "c\(index)" }
}

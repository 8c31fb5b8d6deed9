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

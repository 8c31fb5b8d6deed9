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

/// Counts of what a solver did, for tests and benchmarks: exact, the same on every machine.
///
///     try solver.add(x == 16)
///     try solver.add(y == x + 8)
///     solver.solve()
///     solver.statistics.eliminations  // 2
public struct Statistics: Hashable, Sendable {
  /// Times the whole system was presolved.
  public var rebuilds = 0
  /// Times only what constraints that came, went or changed have to do with was presolved again.
  public var edits = 0
  /// Times the constants that changed were followed through what was presolved.
  public var replays = 0
  /// Required equalities that were eliminated.
  public var eliminations = 0
  /// Terms visited while equalities and rows were resolved to free variables.
  public var expandedTerms = 0
  /// Rows that reached the simplex.
  public var rows = 0
  /// Terms of these rows.
  public var rowTerms = 0
  /// Connected components that reached the simplex.
  public var components = 0
  /// Simplex steps that exchanged a basic and a parametric symbol.
  public var pivots = 0
  /// Simplex steps that found out what is ambiguous.
  public var probePivots = 0

  /// Creates counts of zero.
  public init() {}
}

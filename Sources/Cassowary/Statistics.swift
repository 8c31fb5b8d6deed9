/// Exact counts of a solver's work, the same on every machine, for tests and benchmarks.
///
///     try solver.add(x == 16)
///     try solver.add(y == x + 8)
///     solver.solve()
///     solver.statistics.eliminations  // 2
package struct Statistics: Hashable, Sendable {
  /// How often the whole system was presolved.
  package var rebuilds = 0
  /// How often only the part affected by changed constraints was presolved again.
  package var edits = 0
  /// How often changed constants were followed through links, definitions and rows.
  package var replays = 0
  /// Required equalities that were eliminated.
  package var eliminations = 0
  /// Terms visited while equalities and rows were resolved to free variables.
  package var expandedTerms = 0
  /// Rows that reached the simplex.
  package var rows = 0
  /// Terms of these rows.
  package var rowTerms = 0
  /// Connected components that reached the simplex.
  package var components = 0
  /// Simplex steps, each of which swaps a basic and a parametric symbol.
  package var pivots = 0
  /// Simplex steps of the search for ambiguity.
  package var probePivots = 0

  /// Creates counts of zero.
  package init() {}
}

/// Turns equations into the statements that a person would write.
enum StatementFinder {
  /// The statements, in the order of the views that they place.
  ///
  /// Composites are looked for in a fixed order, each among what those before it have left: rows and columns,
  /// three and four edges, pairs of edges, points, lines and lengths that several views share, sizes. Then
  /// statements that say the same of several items become one statement about an array.
  ///
  /// - Parameters:
  ///   - equations: The equations, in the order of the file.
  ///   - language: The names of items.
  ///   - inOrder: Whether each equation stays by itself and in its place: where required constraints conflict, their order
  ///     decides which of them hold.
  static func statements(
    of equations: [CodeEquation], _ language: CodeLanguage, inOrder: Bool
  ) -> [CodeStatement] {
    if inOrder { return equations.map { CodeStatement($0, language) } }
    var pool = EquationPool(equations)
    var found = DistributionComposite.find(in: &pool, language)
    found += EdgesComposite.find(in: &pool, least: 3, language)
    found += EdgesComposite.find(in: &pool, least: 2, language)
    found += PointComposite.find(in: &pool, language)
    found += EqualityComposite.find(in: &pool, language)
    found += SizeComposite.find(in: &pool, language)
    var singles = pool.rest.map { CodeStatement($0, language) }
    singles = ListComposite.join(found + singles, language)
    let isSaid = { (statement: CodeStatement) in statement.subjects.count > 1 || statement.equations.count > 1
    }
    var left = EquationPool(singles.filter { !isSaid($0) }.flatMap(\.equations))
    var statements = singles.filter(isSaid)
    statements += ListComposite.findTargets(in: &left, language)
    statements += ListComposite.findPairs(in: &left, language)
    statements += left.rest.map { CodeStatement($0, language) }
    return ordered(statements, language)
  }

  /// Statements by the first view that they place; those about more come first.
  private static func ordered(_ statements: [CodeStatement], _ language: CodeLanguage) -> [CodeStatement] {
    let keys = statements.enumerated().map { index, statement in
      let place = statement.subjects.map(language.place).min() ?? 0
      let axis = statement.equations.first?.first.attribute.axis == .vertical ? 1 : 0
      return (place, -statement.equations.count, axis, index)
    }
    return statements.indices.sorted { keys[$0] < keys[$1] }.map { statements[$0] }
  }
}

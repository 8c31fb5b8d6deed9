import Anchorage

/// Turns equations into the statements that a person would write.
@_spi(Printing) public enum StatementFinder {
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
  public static func statements(
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
    var left = EquationPool(singles.filter { !isSaid($0) }.flatMap { $0.equations })
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

/// The equations that no composite has taken yet, in their order.
struct EquationPool {
  private(set) var rest: [CodeEquation]
  private var taken: Set<Int> = []

  init(_ equations: [CodeEquation]) { rest = equations }

  /// Takes equations out; call ``settle()`` once all are.
  mutating func take(_ equations: [CodeEquation]) {
    for equation in equations { taken.insert(equation.id) }
  }

  /// Whether none of the equations has been taken.
  func has(_ equations: [CodeEquation]) -> Bool { equations.allSatisfy { !taken.contains($0.id) } }

  /// Removes what was taken.
  mutating func settle() {
    rest.removeAll { taken.contains($0.id) }
    taken = []
  }

  /// The groups of equations with the same key, in the order of their first members.
  func groups<Key: Hashable>(by key: (CodeEquation) -> Key?) -> [(key: Key, members: [CodeEquation])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, members: [CodeEquation])] = []
    for equation in rest {
      guard let key = key(equation) else { continue }
      if let place = places[key] {
        groups[place].members.append(equation)
      } else {
        places[key] = groups.count
        groups.append((key, [equation]))
      }
    }
    return groups
  }
}

/// Items that equations connect, with no equation more than that takes.
struct EquationTree {
  private(set) var items: [CodeItem]
  private(set) var equations: [CodeEquation]

  /// The connected parts; an equation between items that are connected already is left out.
  static func components(of equations: [CodeEquation]) -> [EquationTree] {
    var trees: [EquationTree] = []
    var placeByItem: [CodeItem: Int] = [:]
    for equation in equations {
      guard let other = equation.second?.item else { continue }
      let item = equation.first.item
      switch (placeByItem[item], placeByItem[other]) {
      case (nil, nil):
        placeByItem[item] = trees.count
        placeByItem[other] = trees.count
        trees.append(EquationTree(items: [other, item], equations: [equation]))
      case (let place?, nil):
        placeByItem[other] = place
        trees[place].items.append(other)
        trees[place].equations.append(equation)
      case (nil, let place?):
        placeByItem[item] = place
        trees[place].items.append(item)
        trees[place].equations.append(equation)
      case (let place?, let second?) where place != second:
        // The smaller part joins the larger one, so that each item moves a few times at most.
        let (large, small) =
          trees[place].items.count >= trees[second].items.count ? (place, second) : (second, place)
        for item in trees[small].items { placeByItem[item] = large }
        trees[large].items += trees[small].items
        trees[large].equations += trees[small].equations + [equation]
        trees[small] = EquationTree(items: [], equations: [])
      default: break
      }
    }
    return trees.filter { !$0.items.isEmpty }
  }
}

/// The second stage: finds the strict lexicographic optimum of the rows, component by component: in a
/// tableau, or with a ``RevisedSimplex`` if the tableau would be large.
///
/// A *symbol* is a quantity with a cost that has a breakpoint at zero: the error of a soft equality (costs
/// its magnitude), the slack of an inequality (costs when negative), or an external variable (costs its
/// magnitude at a level of its own below all others, which makes every optimum unique). Cassowary splits an
/// error into a positive and a negative part; here it is one symbol with a sign.
///
/// Required inequalities are level 0 and elastic: there are no artificial variables, and an infeasible
/// component is one whose level 0 cost stays positive. Levels are strictly ordered; errors inside one level
/// add up.
///
///     symbols   [ rows of component 0 | its externals | rows of component 1 | its externals | … ]
///     cells     [ cells of a basic symbol, by column | cells of another one | … ]
///     columns   [ parametric symbols of component 0 | of component 1 | … ]
///
/// The steps follow Badros, Borning & Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm*
/// (ACM TOCHI 2001) §2; the treatment of breakpoints is the piecewise-linear simplex of Fourer (Math.
/// Programming 33, 1985).
///
/// Small functions are inlined: without that, the resize of a dashboard takes 3 % more instructions.
final class Simplex {
  @exclusivity(unchecked) var symbols = Buffer<Symbol>()
  /// For each column of each component, its parametric symbol.
  @exclusivity(unchecked) var columns = Buffer<Int32>()
  @exclusivity(unchecked) var cells = Buffer<Cell>()
  @exclusivity(unchecked) var components = Buffer<Component>()
  /// For each variable, its component; −1 if it is not an external.
  @exclusivity(unchecked) var componentOf = Buffer<Int32>()
  var parameters = ParameterValues()
  /// Whether the parameters changed while components kept the values that they had before.
  var hasStaleValues = false
  /// The levels after this one only choose among optima; see ``Strength/tieBreak``.
  var lastConstraintLevel = Int32.max
  /// The components that the last ``optimize(at:)`` brought to their optimum.
  @exclusivity(unchecked) var optimized = Buffer<Int32>()
  /// Those of them that have another basis now, or other symbols at zero.
  @exclusivity(unchecked) var changed = Buffer<Int32>()
  /// The parameters for which certificates of uniqueness were found.
  var certificateParameters = ParameterValues()
  /// The components that are marked as dissolved.
  @exclusivity(unchecked) var dissolved = Buffer<Int32>()
  /// How many symbols belong to dissolved components.
  var garbage = 0
  /// The components without a tableau; `nil` where one was dissolved or got a tableau after all.
  @exclusivity(unchecked) var revised: [RevisedComponent?] = []
  /// A component of more externals than this, or of many rows, has no tableau; with the largest number, all have one.
  var mostTableauColumns = Simplex.mostTableauColumns
  @exclusivity(unchecked) var scratch = Scratch()
  /// How many pivots there were, for statistics.
  var pivots = 0
  /// How many components were built, for statistics.
  var builtCount = 0
}

extension Simplex {
  /// Removes every component and keeps the memory.
  func removeAll(variableCount: Int) {
    symbols.removeAll()
    columns.removeAll()
    cells.removeAll()
    components.removeAll()
    componentOf.reset(to: -1, count: variableCount)
    revised = []
    dissolved.removeAll()
    garbage = 0
  }

  /// Changes the parameters; components get new values when each is optimised again.
  func move(to parameters: ParameterValues) {
    self.parameters = parameters
    hasStaleValues = true
  }

  /// Writes the values of the externals.
  func evaluate(_ values: borrowing Buffer<Double>) {
    for index in 0..<components.end { forEachExternalValue(of: index) { values[$0] = $1 } }
  }

  /// Calls `body` for the externals of a component, each with its value.
  @inline(__always)
  func forEachExternalValue(of index: Int32, _ body: (_ variable: Int32, _ value: Double) -> Void) {
    if let revised = revised(of: index) {
      for (column, external) in components[index].externals.enumerated() {
        body(symbols[external].source, revised.simplex.value(ofExternal: Int32(column)))
      }
      return
    }
    for external in components[index].externals { body(symbols[external].source, symbols[external].value) }
  }

  /// Calls `body` for the externals of a component, each with its value as a function of the parameter along which the
  /// critical region was just found.
  ///
  /// - Parameter parameter: 1 or 2; 0 for the values at the present parameters.
  func forEachExternal(
    of index: Int32, along parameter: UInt8, _ body: (_ variable: Int32, _ value: Affine) -> Void
  ) {
    guard let revised = revised(of: index) else {
      for external in components[index].externals {
        body(symbols[external].source, symbols[external].isBasic ? symbols[external].constant : .zero)
      }
      return
    }
    for (column, external) in components[index].externals.enumerated() {
      let value =
        parameter == 0
        ? Affine(constant: revised.simplex.value(ofExternal: Int32(column)))
        : revised.simplex.value(ofExternal: Int32(column), along: parameter)
      body(symbols[external].source, value)
    }
  }

  /// Calls `body` for the externals of a component.
  func forEachVariable(of index: Int32, _ body: (_ variable: Int32) -> Void) {
    for external in components[index].externals { body(symbols[external].source) }
  }

  /// Calls `body` for the sources of the required rows of a component.
  func forEachRequiredSource(of index: Int32, _ body: (_ source: Int32) -> Void) {
    for row in components[index].rows where symbols[row].level == 0 { body(symbols[row].source) }
  }

  /// Calls `body` for the sources of the rows that are parametric at the optimum.
  func forEachParametricSource(_ body: (_ source: Int32) -> Void) {
    for index in 0..<components.count {
      let component = components[index]
      let revised = revised(of: Int32(index))
      for symbol in component.rows {
        let isParametric =
          revised?.simplex.isParametric(row: symbol - component.firstSymbol) ?? !symbols[symbol].isBasic
        if isParametric { body(symbols[symbol].source) }
      }
    }
  }

  var componentCount: Int { components.count }

  func externalCount(of index: Int32) -> Int32 {
    components[index].columnCount
  }

  /// The component of a free root, −1 before it has one.
  func component(of root: Int32) -> Int32 {
    componentOf[root]
  }

  /// The position of a free root among the externals of its component, by bisection.
  func position(of root: Int32, in index: Int32) -> Int32 {
    let externals = components[index].externals
    var low = externals.lowerBound
    var high = externals.upperBound
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle].source < root { low = middle + 1 } else { high = middle }
    }
    return low - externals.lowerBound
  }

  /// The component that owns a symbol, by bisection.
  func owner(of symbol: Int32) -> Int {
    var low = 0
    var high = components.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if components[middle].firstSymbol <= symbol { low = middle } else { high = middle }
    }
    return low
  }

  /// A simplex that holds a copy of one component.
  func copy(_ index: Int32) -> Simplex {
    let copy = Simplex()
    copy.parameters = parameters
    copy.lastConstraintLevel = lastConstraintLevel
    var component = components[index]
    for symbol in component.allSymbols {
      var row = symbols[symbol]
      let first = copy.cells.end
      for cell in row.cells { copy.cells.append(cells[cell]) }
      row.firstCell = first
      row.cellCapacity = row.cellCount
      copy.symbols.append(row)
    }
    for column in 0..<component.columnCount {
      copy.columns.append(columns[component.firstColumn + column] - component.firstSymbol)
    }
    component.firstSymbol = 0
    component.firstColumn = 0
    copy.components.append(component)
    return copy
  }
}

/// Storage that one optimisation at a time uses, kept to save allocations.
struct Scratch: ~Copyable {
  /// The derivatives of a level's cost, by column, upwards.
  var gradient = Buffer<Double>()
  /// The derivatives downwards, where they are not the negative of the others.
  var descent = Buffer<Double>()
  /// The sums of the magnitudes that went into the gradient.
  var magnitude = Buffer<Double>()
  /// The directions that are still free of cost, by column.
  var open = Buffer<OpenDirections>()
  /// A linear form of a component's externals.
  var probe = Buffer<Double>()
  /// The direction in which a probe is unbounded.
  var ray: Entering?
  var merged = Buffer<Cell>()
  var breakpoints = Buffer<Breakpoint>()
}

extension Simplex {
  /// The components, each as its tableau:
  ///
  ///     component 0, optimal
  ///       level 0  s1 == -e2 + p - 416 is -96
  ///       level 1  e2 is parametric
  ///       level 2  x1 == e2 + 400 is 400
  ///
  /// or, if it has none, as its rows and their values:
  ///
  ///     component 0, factorised, optimal
  ///       level 0  s1 == -x1 + p - 16 is -96
  ///       level 1  e2 == x1 - 400 is parametric
  ///       level 2  x1 is 400
  ///
  /// A symbol is named after its source: `e2` is the error of the soft equality c2, `s1` the slack of the
  /// inequality c1, `b3` the slack of `x3 >= 0`, and `x1` an external.
  var description: String {
    var text = ""
    for index in 0..<components.count where components[index].columnCount > 0 {
      text += description(of: Int32(index))
    }
    return text
  }

  func description(of index: Int32) -> String {
    let component = components[index]
    var title = "component \(index)"
    var lines: [String] = []
    if let revised = revised(of: index) {
      title += ", factorised"
      for symbol in component.allSymbols {
        let text = revised.simplex.text(of: symbol - component.firstSymbol) {
          symbols[component.firstSymbol + $0].name
        }
        lines.append("level \(symbols[symbol].level)  \(text)")
      }
    } else {
      for symbol in component.allSymbols {
        lines.append("level \(symbols[symbol].level)  \(text(of: symbol, in: component))")
      }
    }
    return listing(component.isOptimal ? title + ", optimal" : title, lines)
  }

  private func text(of symbol: Int32, in component: Component) -> String {
    let row = symbols[symbol]
    if !row.isBasic { return "\(row.name) is parametric" }
    var sum = SumText()
    for cell in row.cells {
      sum.add(cells[cell].value, symbols[columns[component.firstColumn + cells[cell].column]].name)
    }
    row.constant.add(to: &sum)
    return "\(row.name) == \(sum.description) is \(row.value.text)"
  }
}

extension Symbol {
  fileprivate var name: String {
    switch kind {
    case .external, .intermediate: "x\(source)"
    case .equality: "e\(source)"
    case .inequality: source < 0 ? "b\(~source)" : "s\(source)"
    }
  }
}

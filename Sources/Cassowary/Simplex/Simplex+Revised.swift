// Components whose tableaus would be large; each has a ``RevisedSimplex`` instead.

extension Simplex {
  /// The largest number of externals with which a tableau is faster than a factorised basis.
  ///
  /// Without any tableau, the first layout of 100 cells takes 4.1 times as many instructions, and that of 20 cells with their
  /// views 2.3 times: most of it is memory. With one revised simplex that small components shared, they would still take 1.7
  /// and 1.3 times as many.
  static let mostTableauColumns: Int32 = 16
  /// The largest number of rows with which it is: a pivot of a tableau looks at every row of the component.
  static let mostTableauRows: Int32 = 64

  /// The revised simplex of a component; `nil` if it has a tableau.
  @inline(__always)
  func revised(of index: Int32) -> RevisedComponent? {
    let position = components[index].revised
    return position < 0 ? nil : revised[Int(position)]
  }

  /// Chooses the new components that get a revised simplex, from a first component on.
  func chooseRevised(from first: Int) {
    let mostRows = mostTableauColumns == .max ? .max : Simplex.mostTableauRows
    for index in first..<components.count
    where components[index].columnCount > mostTableauColumns || components[index].rowCount > mostRows {
      components[index].revised = Int32(revised.count)
      revised.append(RevisedComponent())
    }
  }

  /// Gives a component its rows and a basis to begin with; returns false if it has a tableau.
  func insertRevised(
    _ index: Int, _ placed: borrowing RowOfSymbol, _ rows: RowTable,
    _ columnOf: borrowing Buffer<Int32>, _ system: System, _ present: ParameterValues
  ) -> Bool {
    guard let revised = revised(of: Int32(index)) else { return false }
    insert(components[index], placed, rows, columnOf, system, into: revised.simplex)
    revised.simplex.rules.lastConstraintLevel = lastConstraintLevel
    revised.simplex.finish(externalCount: components[index].columnCount, at: present)
    return true
  }

  private func insert(
    _ component: Component, _ placed: borrowing RowOfSymbol, _ rows: RowTable,
    _ columnOf: borrowing Buffer<Int32>, _ system: System, into simplex: RevisedSimplex
  ) {
    var cellCount = 0
    for symbol in component.rows { cellCount += Int(rows.rows[placed[symbol]].cellCount) }
    simplex.reserve(
      rows: Int(component.rowCount), externals: Int(component.columnCount), cells: cellCount)
    for symbol in component.rows {
      let row = rows.rows[placed[symbol]]
      for cell in row.cells {
        let term = rows.cells[cell]
        simplex.addCell(term.coefficient, column: columnOf[term.variable])
      }
      let (level, kind) = (symbols[symbol].level, system.kind(of: row.source))
      simplex.addRow(level: level, kind: kind, constant: row.constant)
      if level == 0 && kind == .equality {
        simplex.markDefinition(of: columnOf[rows.definedVariable(of: row)])
      }
      symbols[symbol] = Symbol(constant: row.constant, level: level, source: row.source, kind: kind)
    }
  }

  /// Brings a component to its optimum; returns whether that is where it was, and `nil` if the component has a tableau, or got
  /// one just now.
  func reoptimizeRevised(_ index: Int32) -> Bool? {
    guard let revised = revised(of: index) else { return nil }
    let before = revised.simplex.optimum.pivots
    revised.optimize(at: parameters)
    pivots += revised.simplex.optimum.pivots - before
    if case .failed = revised.outcome {
      makeTableau(of: index, revised)
      return nil
    }
    components[index].hasAlternatives = revised.simplex.optimum.hasAlternatives
    components[index].isDecidedByOrder = revised.simplex.optimum.isDecidedByOrder
    components[index].isOptimal = true
    return revised.simplex.optimum.wasKept
  }

  /// Gives a component a tableau after all, because rounding errors got the better of its factors.
  private func makeTableau(of index: Int32, _ revised: RevisedComponent) {
    let component = components[index]
    for row in 0..<component.rowCount {
      let symbol = component.firstSymbol + row
      symbols[symbol].firstCell = cells.end
      symbols[symbol].constant = revised.simplex.constant(ofRow: row)
      revised.simplex.forEachCell(ofRow: row) { cells.append(Cell(column: $0, value: $1)) }
      symbols[symbol].cellCount = cells.end - symbols[symbol].firstCell
      symbols[symbol].cellCapacity = symbols[symbol].cellCount
    }
    self.revised[Int(component.revised)] = nil
    components[index].revised = -1
    components[index].isOptimal = false
    components[index].isOfBasis = false
  }

  /// How the externals of a component move along its optimal face, if it has no tableau; `nil` if that is a
  /// point.
  ///
  /// If rounding errors hide the face, the component gets a tableau, which is slow but finds it.
  func movement(of index: Int32) -> [Double]? {
    guard let revised = revised(of: index) else { return nil }
    do throws(RevisedSimplex.Failure) {
      return try revised.alternatives()
    } catch {
      makeTableau(of: index, revised)
      reoptimize(index)
      return nil
    }
  }
}

/// A component that the revised simplex optimises, with known facts about its optimum.
///
/// A class, as its simplex is: both change in place.
final class RevisedComponent {
  let simplex = RevisedSimplex()
  private(set) var outcome = RevisedSimplex.Outcome.optimal
  /// The movement along the optimal face; computed on demand.
  private var movement: [Double]?
  private var isFaceKnown = false

  /// Brings the component to its optimum.
  func optimize(at parameters: ParameterValues) {
    outcome = simplex.optimize(at: parameters)
    if !simplex.optimum.wasKept { isFaceKnown = false }
  }

  /// Adds a number to the constant of a row.
  func shift(_ row: Int32, by difference: Double) {
    simplex.shift(row, by: difference)
  }

  /// How the externals move along the optimal face; `nil` if it is a point.
  ///
  /// - Throws: The reason why this cannot be determined.
  func alternatives() throws(RevisedSimplex.Failure) -> [Double]? {
    if isFaceKnown { return movement }
    movement = nil
    if let found = try simplex.findAlternatives() { movement = Array(found.elements) }
    isFaceKnown = true
    return movement
  }
}

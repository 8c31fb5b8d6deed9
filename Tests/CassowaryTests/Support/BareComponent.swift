@testable import Cassowary

/// A component of the revised simplex whose rows are put in by hand, past presolve and past all that refuses numbers.
///
/// A class, because `#expect` copies what it looks at.
final class BareComponent {
  struct Row {
    var level: Int32
    var kind: SymbolKind
    var constant: Affine
    var cells: [Cell]
  }

  private let simplex = RevisedSimplex()

  /// - Parameters:
  ///   - isInOrder: Whether the rows, each at a level of its own, have to hold one after another.
  ///   - tightRows: Rows, which are sorted by level, that are said to be zero at an optimum.
  init(externals: Int32, _ rows: [Row], p: Double = 0, isInOrder: Bool = false, tightRows: [Int32] = []) {
    for row in rows.sorted(by: { $0.level < $1.level }) {
      for cell in row.cells { simplex.addCell(cell.value, column: cell.column) }
      simplex.addRow(level: row.level, kind: row.kind, constant: row.constant)
    }
    for row in tightRows { simplex.optimum.tightRows.append(row) }
    simplex.finish(externalCount: externals, at: ParameterValues(first: p), isInOrder: isInOrder)
  }

  func optimize(p: Double = 0) -> RevisedSimplex.Outcome {
    simplex.optimize(at: ParameterValues(first: p))
  }

  func forgetTightRows() { simplex.forgetTightRows() }

  /// Of each row that cannot hold together with those before it, all rows of the contradiction, itself first; itself
  /// alone if bounds of single externals contradict it.
  func leaveOutConflicts() -> [[Int32]] {
    let bounds = ExternalBounds()
    return simplex.leaveOutConflicts(bounds, isSwapped: false).map { leftOut in
      [leftOut.row] + leftOut.others.map { $0.row }
    }
  }

  /// The rows that cannot hold together with those before them, `nil` if bounds of single externals do not tell.
  func leaveOutByBounds(isSwapped: Bool) -> [Int32]? {
    let bounds = ExternalBounds()
    return simplex.leaveOutByBounds(bounds, isSwapped: isSwapped)?.map { $0.row }
  }

  var values: [Double] { (0..<simplex.externalCount).map { simplex.value(ofExternal: $0) } }
  var pivots: Int { simplex.optimum.pivots }
}

extension BareComponent.Row {
  /// `Σ cells + constant == 0`.
  static func equal(
    _ cells: [Double], _ constant: Double, p: Double = 0, level: Int32 = 1
  ) -> BareComponent.Row {
    BareComponent.Row(
      level: level, kind: .equality, constant: Affine(constant: constant, first: p), cells: sparse(cells))
  }

  /// `Σ cells + constant >= 0`.
  static func atLeast(
    _ cells: [Double], _ constant: Double, p: Double = 0, level: Int32 = 0
  ) -> BareComponent.Row {
    BareComponent.Row(
      level: level, kind: .inequality, constant: Affine(constant: constant, first: p), cells: sparse(cells))
  }

  private static func sparse(_ cells: [Double]) -> [Cell] {
    cells.indices.filter { cells[$0] != 0 }.map { Cell(column: Int32($0), value: cells[$0]) }
  }
}

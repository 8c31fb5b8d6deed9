#if InternalChecks
extension Presolve {
  func checkInvariants() {
    elimination.checkInvariants()
    rows.checkInvariants()
    for index in 0..<rows.cells.count {
      let root = rows.cells[index].variable
      invariant("a row mentions only free roots", isFreeRoot(root), "x\(root)")
    }
  }
}

extension RowTable {
  func checkInvariants() {
    for index in 0..<rows.end {
      let source = rows[index].source
      invariant("a constraint knows its row", source < 0 || row(of: source) == index, "row \(index)")
      for cell in rows[index].cells {
        invariant("no cell of a row is zero", cells[cell].coefficient != 0, "row \(index)")
      }
    }
    for index in 1..<max(1, strengths.count) {
      invariant("the strengths of the levels decrease", strengths[index - 1] > strengths[index])
    }
  }
}
#endif

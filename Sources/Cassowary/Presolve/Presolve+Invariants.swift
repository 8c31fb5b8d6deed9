#if InternalChecks
extension Presolve {
  func checkInvariants() {
    elimination.checkInvariants()
    rows.checkInvariants()
    for index in 0..<rows.rows.count {
      for cell in rows.rows[index].cells {
        let root = rows.cells[cell].variable
        invariant("a row mentions only free roots and intermediates", isExternal(root), "x\(root)")
      }
    }
  }
}

extension RowTable {
  func checkInvariants() {
    for index in 0..<rows.end where !rows[index].isRemoved {
      let source = rows[index].source
      invariant("the source of a row knows it", row(of: source) == index, "row \(index)")
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

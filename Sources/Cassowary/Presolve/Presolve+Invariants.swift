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

#if InternalChecks
extension Elimination {
  func checkInvariants() {
    for variable in 0..<links.end {
      let parent = links[variable].parent
      invariant("every link leads to a root", parent < 0 || isRoot(parent), "x\(variable)")
    }
    for index in 0..<steps.end where !steps[index].isUndone {
      invariant(
        "a step is the step of the variable it eliminated", roots[steps[index].variable].step == index)
    }
    for index in 0..<substitutions.count {
      let user = substitutions[index].user
      invariant("a substitution belongs to a step", roots[user].step >= 0, "x\(user)")
    }
    var uses = Buffer<Int32>()
    uses.reset(to: 0, count: links.count)
    for index in 0..<definitions.end where !definitions[index].isUndone {
      let definition = definitions[index]
      let variable = definition.variable
      invariant("a definition defines a root", isRoot(variable), "x\(variable)")
      invariant("a root knows its definition", roots[variable].definition == index, "x\(variable)")
      for term in terms(of: definition) {
        uses[term.variable] += 1
        let root = links[term.variable].parent
        if root < 0 || isFree(root) { continue }
        let rank = definitions[roots[root].definition].rank
        invariant("a definition mentions only roots of lower rank", rank < definition.rank, "x\(variable)")
      }
    }
    for index in 0..<steps.end where steps[index].parent >= 0 {
      uses[steps[index].parent] += uses[steps[index].variable]
    }
    for variable in 0..<links.end {
      invariant(
        "a root counts how often it is used", roots[variable].useCount == uses[variable], "x\(variable)")
    }
  }
}
#endif

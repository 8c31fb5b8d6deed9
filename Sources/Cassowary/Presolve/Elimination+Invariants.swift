#if InternalChecks
extension Elimination {
  func checkInvariants() {
    for variable in 0..<links.end {
      let parent = links[variable].parent
      invariant("every link leads to a root", parent < 0 || isRoot(parent), "x\(variable)")
    }
    for index in 0..<steps.end {
      invariant(
        "a step is the step of the variable it eliminated", roots[steps[index].variable].step == index)
    }
    for index in 0..<substitutions.count {
      let user = substitutions[index].user
      invariant("a substitution belongs to a step", roots[user].step >= 0, "x\(user)")
    }
    for index in 0..<definitions.end {
      let definition = definitions[index]
      let variable = definition.variable
      invariant("a definition defines a root", isRoot(variable), "x\(variable)")
      invariant("a root knows its definition", roots[variable].definition == index, "x\(variable)")
      for term in terms(of: definition) {
        invariant(
          "a definition marks the roots it mentions as used", roots[term.variable].isUsed, "x\(variable)")
        let root = links[term.variable].parent
        if root < 0 || isFree(root) { continue }
        let rank = definitions[roots[root].definition].rank
        invariant("a definition mentions only roots of lower rank", rank < definition.rank, "x\(variable)")
      }
    }
  }
}
#endif

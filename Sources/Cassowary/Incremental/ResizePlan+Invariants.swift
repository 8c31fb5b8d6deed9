#if InternalChecks
extension ResizePlan {
  func checkInvariants(_ elimination: Elimination) {
    if !isMade { return }
    for index in 0..<components.count {
      let moving = components[index]
      let kept = max(1, moving.regionCount)
      invariant(
        "a present region is one of those kept", moving.range.isEmpty || moving.region < kept, "\(index)")
    }
    for variable in 0..<Int32(elimination.variableCount) {
      let root = elimination.root(of: variable)
      let follows = root < 0 || !moves[root] || moves[variable]
      invariant("a variable moves if its root does", follows, "x\(variable)")
    }
  }
}
#endif

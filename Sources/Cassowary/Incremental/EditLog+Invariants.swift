#if InternalChecks
extension EditLog {
  func checkInvariants(_ system: System) {
    for index in 0..<constraints.count {
      let slot = constraints[index]
      invariant("a constraint in the log is dirty", system.constraints[slot].isDirty, "c\(slot)")
    }
    var dirtyCount = 0
    for slot in 0..<system.constraints.count where system.constraints[slot].isDirty { dirtyCount += 1 }
    invariant("a dirty constraint is in the log", dirtyCount == constraints.count, "\(dirtyCount)")
  }
}
#endif

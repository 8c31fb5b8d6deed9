#if InternalChecks
/// Traps with the sentence that does not hold, and where.
///
/// Each invariant of the module is one such sentence. `HowTheSolverWorks.md` lists them all, and a test compares the
/// lists.
func invariant(_ sentence: StaticString, _ holds: Bool, _ location: @autoclosure () -> String = "") {
  precondition(holds, "Invariant: \(sentence) \(location())")
}
#endif

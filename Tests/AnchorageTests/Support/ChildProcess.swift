#if canImport(Glibc)
import Glibc
#endif

/// A copy of this process that does something, and may trap.
enum ChildProcess {
  enum End {
    /// It returned a value.
    case answer(Bool)
    /// A signal ended it.
    case trap(signal: Int32)
  }

  /// Runs a body in a copy of the process, where copies can be made; what it changes stays in the copy.
  ///
  /// Only the calling thread goes on in the copy, so no other test may run meanwhile.
  static func run(_ body: () -> Bool) -> End {
    #if canImport(Glibc)
    let child = fork()
    precondition(child >= 0, "The process cannot be copied")
    if child == 0 {
      for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS] { _ = Glibc.signal(signal, SIG_DFL) }
      // A call that does not end is a trap, too.
      alarm(60)
      _exit(body() ? 0 : 1)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7f == 0 ? .answer(status == 0) : .trap(signal: status & 0x7f)
    #else
    return .answer(body())
    #endif
  }
}

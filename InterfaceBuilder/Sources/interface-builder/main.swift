import Foundation

// The command itself is in `InterfaceCommand`; this file connects it to the terminal.

let variables = ProcessInfo.processInfo.environment
let isTerminal = isatty(STDOUT_FILENO) == 1 && !["", "dumb"].contains(variables["TERM"] ?? "")

var environment = InterfaceEnvironment(
  write: { text in
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("error: cannot write to standard output\n".utf8))
      exit(2)
    }
  },
  // If standard error is closed, an error cannot be reported anywhere.
  writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
let columns = variables["COLUMNS"].flatMap { Int($0) } ?? 0
environment.columns = columns > 0 ? columns : terminalColumns ?? 80
environment.usesColors = isTerminal && (variables["NO_COLOR"] ?? "").isEmpty

exit(InterfaceCommand.run(Array(CommandLine.arguments.dropFirst()), in: environment))

/// The width of the terminal, at most 100, because wider drawings would be too high; `nil` if standard output
/// is not a terminal.
var terminalColumns: Int? {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return min(Int(size.ws_col), 100)
}

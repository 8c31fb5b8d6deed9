import AnchorageDrawing
import Foundation

// Connects the command to the terminal.

let terminal = Terminal(width: terminalWidth, variables: ProcessInfo.processInfo.environment)
var environment = PlaygroundEnvironment(
  readChunks: SystemFile.read, filesBeside: SystemFile.names,
  writeVerbatim: { text in
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("error: cannot write to standard output\n".utf8))
      exit(2)
    }
  },
  // If standard error is closed, an error cannot be reported anywhere.
  writeErrorVerbatim: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
  writeFile: SystemFile.write,
  draw: { root, width, isPlain in
    // Of any height if a width is given, and otherwise not much higher than a screen.
    LayoutDrawing(of: root).terminal(
      columns: width ?? terminal.columns, rows: width == nil ? 64 : 1000,
      colors: terminal.hasColors && !isPlain, plain: isPlain)
  })
environment.waitForChange = {
  Thread.sleep(forTimeInterval: 0.15)
  return true
}
// Clears the screen with what was scrolled out of it.
if terminal.knowsEscapeSequences { environment.separator = "\u{1B}[H\u{1B}[2J\u{1B}[3J" }

exit(PlaygroundCommand.run(Array(CommandLine.arguments.dropFirst()), in: environment))

/// The width of the terminal that standard output is: at most 100, because wider drawings would be too high, 0 if it does
/// not say it; `nil` if standard output isn't a terminal.
var terminalWidth: Int? {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  guard isatty(STDOUT_FILENO) == 1 else { return nil }
  var size = winsize()
  return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? min(Int(size.ws_col), 100) : 0
  #else
  return nil
  #endif
}

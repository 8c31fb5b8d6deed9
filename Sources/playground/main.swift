import AnchorageDrawing
import Foundation

// Connects the command to the terminal.

let terminal = Terminal(
  width: terminalSize?.width, height: terminalSize?.height, variables: ProcessInfo.processInfo.environment)
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
    // As high as necessary if a width is given, and otherwise no higher than the terminal.
    LayoutDrawing(of: root).terminal(
      problems: root.diagnostics, columns: width ?? terminal.columns,
      rows: width == nil ? terminal.rows : 1000,
      colors: terminal.hasColors && !isPlain, plain: isPlain)
  })
environment.hasColors = terminal.hasColors
environment.isPlain = terminal.isPlain
environment.columns = terminalSize.flatMap { $0.width > 0 ? $0.width : nil }
environment.hasErrorColors = terminal.hasColors && errorsAreSeen
environment.waitForChange = {
  Thread.sleep(forTimeInterval: 0.15)
  return true
}
// Clears the screen with what was scrolled out of it.
if terminal.knowsEscapeSequences { environment.separator = "\u{1B}[H\u{1B}[2J\u{1B}[3J" }

exit(PlaygroundCommand.run(Array(CommandLine.arguments.dropFirst()), in: environment))

/// The size of the terminal that standard output is: 0 if it does not say it; `nil` if standard output isn't a terminal.
var terminalSize: (width: Int, height: Int)? {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  guard isatty(STDOUT_FILENO) == 1 else { return nil }
  var size = winsize()
  let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
  return isKnown ? (Int(size.ws_col), Int(size.ws_row)) : (0, 0)
  #else
  return nil
  #endif
}

/// Whether standard error is a terminal.
var errorsAreSeen: Bool {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  return isatty(STDERR_FILENO) == 1
  #else
  return false
  #endif
}

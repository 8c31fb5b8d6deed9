import Anchorage
import AnchorageDrawing
import AnchorageScenes
import Foundation

// The command itself is in AnchorageScenes, where tests reach it; this file connects it to the terminal.

let isTerminal = isatty(STDOUT_FILENO) == 1
let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? terminalColumns ?? 80

let colors = PlaygroundEnvironment.usesColors(
  isTerminal: isTerminal, noColor: ProcessInfo.processInfo.environment["NO_COLOR"])

let environment = PlaygroundEnvironment(
  read: { (file) throws(PlaygroundReadError) in
    let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY)
    guard descriptor >= 0 else { throw PlaygroundReadError.system }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      guard count >= 0 else { throw PlaygroundReadError.system }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  },
  filesBeside: { file in
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    return (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  },
  write: { text in
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("error: cannot write to standard output\n".utf8))
      exit(2)
    }
  },
  // If standard error is closed, an error cannot be reported anywhere.
  writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
  draw: { LayoutDrawing(of: $0).terminal(columns: columns, colors: colors) })

exit(PlaygroundCommand.run(Array(CommandLine.arguments.dropFirst()), in: environment))

/// The width of the terminal, at most 100, because wider drawings would be too high; `nil` if standard output
/// is not a terminal.
var terminalColumns: Int? {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return min(Int(size.ws_col), 100)
}

extension PlaygroundReadError {
  /// The system's message about the last call, such as "No such file or directory".
  static var system: PlaygroundReadError { PlaygroundReadError(reason: String(cString: strerror(errno))) }
}

import AnchorageHeadless
import AnchorageDrawing
import AnchorageScenes
import Foundation

// The command itself is in AnchorageScenes, where tests reach it; this file connects it to the terminal.

let variables = ProcessInfo.processInfo.environment
/// Whether standard output is a terminal that knows escape sequences.
let isTerminal =
  isatty(STDOUT_FILENO) == 1 && PlaygroundEnvironment.knowsEscapeSequences(terminal: variables["TERM"])
let columns = PlaygroundEnvironment.columns(from: variables["COLUMNS"]) ?? terminalColumns ?? 80
let colors = PlaygroundEnvironment.usesColors(isTerminal: isTerminal, noColor: variables["NO_COLOR"])

/// Reads a file, or standard input for `-`, in chunks.
func readChunks(_ file: String, _ body: ([UInt8]) -> Void) throws(PlaygroundReadError) {
  let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY)
  guard descriptor >= 0 else { throw PlaygroundReadError.system }
  defer { if descriptor != STDIN_FILENO { close(descriptor) } }
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    guard count >= 0 else { throw PlaygroundReadError.system }
    if count == 0 { return }
    body(count == chunk.count ? chunk : Array(chunk[..<count]))
  }
}

var environment = PlaygroundEnvironment(
  read: { (file) throws(PlaygroundReadError) in
    var bytes: [UInt8] = []
    try readChunks(file) { bytes += $0 }
    return bytes
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
  draw: { root, style in
    // As high as it gets if somebody asks for a width, and otherwise not much higher than a screen.
    LayoutDrawing(of: root).terminal(
      columns: style.columns ?? columns, rows: style.columns == nil ? 64 : 1000,
      colors: colors && !style.isPlain, plain: style.isPlain)
  },
  readChunks: readChunks)

environment.writeFile = OutputFile.write
environment.svg = { root, style in
  LayoutDrawing(of: root).svg(constraints: style.showsConstraints, problems: root.diagnostics)
}
environment.html = { title, count, start, step in
  var page = LayoutPage(title: title)
  page.start = start
  for index in 0..<count {
    let (root, caption) = step(index)
    page.add(root, caption: caption)
  }
  return page.html
}
environment.version = FileVersion.text(of:)
environment.waitForChange = {
  usleep(150_000)
  return true
}
// Clears the screen with what was scrolled out of it.
if isTerminal { environment.separator = "\u{1B}[H\u{1B}[2J\u{1B}[3J" }

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

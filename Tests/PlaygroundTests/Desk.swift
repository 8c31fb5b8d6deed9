import AnchorageHeadless

@testable import playground

/// The files and the output of a command that runs without a terminal. A class, because the command changes them.
final class Desk {
  var files: [String: String]
  var (out, err) = ("", "")
  /// Called when a tree is drawn for the terminal.
  var whileDrawing: (Desk) -> Void = { _ in }
  /// Called before a file is read.
  var beforeReading: (Desk) -> Void = { _ in }
  /// The events while the command waits for changes, one after the other.
  var events: [(Desk) -> Void] = []

  /// Whether the command writes to a terminal with colours.
  let hasColors: Bool

  init(_ files: [String: String] = [:], hasColors: Bool = false) {
    self.files = files
    self.hasColors = hasColors
  }

  /// What a command prints.
  func output(of arguments: [String]) -> String {
    _ = run(arguments)
    return out
  }

  func run(_ arguments: [String]) -> Int32 {
    let environment = PlaygroundEnvironment(
      readChunks: { (file, body) throws(FileError) in
        self.beforeReading(self)
        guard let text = self.files[file] else { throw FileError(reason: "No such file or directory") }
        body(Array(text.utf8))
      },
      filesBeside: { _ in Array(self.files.keys) }, writeVerbatim: { self.out += $0 },
      writeErrorVerbatim: { self.err += $0 },
      writeFile: { (file, text) throws(FileError) in
        if file.hasPrefix("/") { throw FileError(reason: "Permission denied") }
        self.files[file] = text
      },
      draw: { root, columns, isPlain in
        self.whileDrawing(self)
        return
          "(drawing of \(root.name)\(columns.map { ", \($0) columns" } ?? "")\(isPlain ? ", plain" : ""))"
      },
      waitForChange: {
        guard !self.events.isEmpty else { return false }
        self.events.removeFirst()(self)
        return true
      }, separator: "(again)\n", hasColors: hasColors)
    return PlaygroundCommand.run(arguments, in: environment)
  }
}

/// The exit status and the output of a command.
func run(_ arguments: String..., files: [String: String] = [:]) -> (status: Int32, out: String, err: String) {
  let desk = Desk(files)
  let status = desk.run(arguments)
  return (status, desk.out, desk.err)
}

/// The mistake in arguments; `nil` if they are accepted.
func mistake(in arguments: [String]) -> String? {
  do throws(PlaygroundUsageError) {
    _ = try PlaygroundCommand(arguments)
    return nil
  } catch {
    return error.description
  }
}

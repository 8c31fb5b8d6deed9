import AnchorageHeadless

/// The input and output of the `playground` command.
package struct PlaygroundEnvironment {
  /// Reads a file, or standard input for `-`.
  package var read: (String) throws(PlaygroundReadError) -> [UInt8]
  /// Reads a file, or standard input for `-`, in chunks.
  package var readChunks: (String, ([UInt8]) -> Void) throws(PlaygroundReadError) -> Void
  /// The names of the files beside a file, for suggestions.
  package var filesBeside: (String) -> [String]
  /// Writes text to standard output. Control characters are replaced: names and texts come from files.
  package let write: (String) -> Void
  /// Writes text to standard output as it is: drawings and documents, which replace or escape what is in them.
  package let writeVerbatim: (String) -> Void
  /// Writes text to standard error. Control characters are replaced.
  package let writeError: (String) -> Void
  /// Writes a file.
  package var writeFile: (String, String) throws(PlaygroundReadError) -> Void = {
    (_, _) throws(PlaygroundReadError) in throw PlaygroundReadError(reason: "Read-only file system")
  }
  /// Draws a tree that has been laid out, for a terminal.
  package var draw: (LayoutView, PlaygroundDrawingStyle) -> String
  /// Draws a tree that has been laid out, for a browser.
  package var svg: (LayoutView, PlaygroundDrawingStyle) -> String = { _, _ in "" }
  /// Makes a page from its title, the number of its steps, the index of the first to show, and the root and the caption of
  /// each step, which are asked for in order.
  package var html: (String, Int, Int, (Int) -> (LayoutView, String)) -> String = { _, _, _, _ in "" }
  /// Waits a moment; returns whether to look for changes, rather than to end.
  package var waitForChange: () -> Bool = { false }
  /// A text that changes whenever a file does, so that it need not be read again; `nil` if that is not certain.
  package var version: (String) -> String? = { _ in nil }
  /// The text between two runs of the files: an empty line, or the escape sequence that clears the screen.
  package var separator = "\n"

  /// Makes an environment; without `readChunks`, a file is one chunk.
  package init(
    read: @escaping (String) throws(PlaygroundReadError) -> [UInt8],
    filesBeside: @escaping (String) -> [String], write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void, draw: @escaping (LayoutView, PlaygroundDrawingStyle) -> String,
    readChunks: ((String, ([UInt8]) -> Void) throws(PlaygroundReadError) -> Void)? = nil
  ) {
    self.read = read
    if let readChunks {
      self.readChunks = readChunks
    } else {
      self.readChunks = { (file, body) throws(PlaygroundReadError) in body(try read(file)) }
    }
    self.filesBeside = filesBeside
    self.write = { write($0.withoutControlCharacters) }
    writeVerbatim = write
    self.writeError = { writeError($0.withoutControlCharacters) }
    self.draw = draw
  }

  /// Whether drawings have colours: in a terminal, unless the variable `NO_COLOR` is set and not empty.
  package static func usesColors(isTerminal: Bool, noColor: String?) -> Bool {
    isTerminal && (noColor ?? "").isEmpty
  }

  /// Whether a terminal knows escape sequences, as of the variable `TERM`.
  package static func knowsEscapeSequences(terminal: String?) -> Bool {
    !["", "dumb"].contains(terminal ?? "")
  }

  /// The number of columns that the variable `COLUMNS` names; `nil` if it names none.
  package static func columns(from variable: String?) -> Int? {
    variable.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}

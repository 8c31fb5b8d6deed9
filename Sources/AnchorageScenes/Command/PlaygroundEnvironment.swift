import Anchorage

/// The input and output of the `playground` command.
package struct PlaygroundEnvironment {
  /// Reads a file, or standard input for `-`.
  package var read: (String) throws(PlaygroundReadError) -> [UInt8]
  /// The names of the files beside a file, for suggestions.
  package var filesBeside: (String) -> [String]
  /// Writes text to standard output.
  package var write: (String) -> Void
  /// Writes text to standard error.
  package var writeError: (String) -> Void
  /// Draws a tree that has been laid out.
  package var draw: (LayoutView) -> String

  /// Makes an environment.
  package init(
    read: @escaping (String) throws(PlaygroundReadError) -> [UInt8],
    filesBeside: @escaping (String) -> [String], write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void, draw: @escaping (LayoutView) -> String
  ) {
    self.read = read
    self.filesBeside = filesBeside
    self.write = write
    self.writeError = writeError
    self.draw = draw
  }

  /// Whether drawings have colours: in a terminal, unless the variable `NO_COLOR` is set and not empty.
  package static func usesColors(isTerminal: Bool, noColor: String?) -> Bool {
    isTerminal && (noColor ?? "").isEmpty
  }
}

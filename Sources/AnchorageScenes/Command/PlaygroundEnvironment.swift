import Anchorage

/// The input and output of the `playground` command.
package struct PlaygroundEnvironment {
  /// Reads a file, or standard input for `-`.
  package var read: (String) throws(PlaygroundReadError) -> [UInt8]
  /// Writes text to standard output.
  package var write: (String) -> Void
  /// Writes text to standard error.
  package var writeError: (String) -> Void
  /// Draws a tree that has been laid out.
  package var draw: (LayoutView) -> String

  /// Makes an environment.
  package init(
    read: @escaping (String) throws(PlaygroundReadError) -> [UInt8], write: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void, draw: @escaping (LayoutView) -> String
  ) {
    self.read = read
    self.write = write
    self.writeError = writeError
    self.draw = draw
  }
}

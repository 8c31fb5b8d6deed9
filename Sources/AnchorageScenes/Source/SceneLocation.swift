/// Where a piece of a scene's text begins.
///
///     let width = Scene(parsing: "root 320 100\n  root.width >= 44").document.statements[0]
///     width.location.line    // 2
///     width.location.offset  // 2
///
/// Locations serve messages. They take no part in comparing syntax: two documents are equal when they say the
/// same.
public struct SceneLocation: Sendable {
  /// The line, from 1.
  public let line: Int
  /// The distance from the beginning of the line, in bytes of UTF-8, from 0.
  public let offset: Int

  /// Makes a location from a line number and a distance in bytes.
  public init(line: Int, offset: Int) {
    self.line = line
    self.offset = offset
  }
}

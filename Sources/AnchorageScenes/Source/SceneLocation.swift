/// Where a piece of a scene's text begins.
///
/// Locations serve messages. They take no part in comparing syntax: two documents are equal when they say the
/// same.
package struct SceneLocation: Sendable {
  /// The line, from 1.
  package let line: Int
  /// The distance from the beginning of the line, in bytes of UTF-8, from 0.
  package let offset: Int

  /// Makes a location from a line number and a distance in bytes.
  package init(line: Int, offset: Int) {
    self.line = line
    self.offset = offset
  }
}

/// A location in the text of a scene.
///
/// Locations are for messages. Syntax is compared without them: two documents are equal if they contain the
/// same declarations, statements and expectations, wherever these are written.
package struct SceneLocation: Sendable {
  /// The number of the line, counted from 1.
  package let line: Int
  /// The offset from the beginning of the line, in UTF-8 bytes.
  package let offset: Int

  /// Makes a location.
  package init(line: Int, offset: Int) {
    self.line = line
    self.offset = offset
  }
}

/// How the drawings of the `playground` command look.
package struct PlaygroundDrawingStyle: Equatable, Sendable {
  /// The width in the terminal; `nil` for that of the terminal.
  package var columns: Int?
  /// Whether there are only ASCII characters, and no colours.
  package var isPlain = false
  /// Whether nothing is drawn in the terminal.
  package var isOmitted = false
  /// Whether constraints are drawn in pictures.
  package var showsConstraints = false

  package init() {}
}

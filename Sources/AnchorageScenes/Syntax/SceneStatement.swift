/// A line of the DSL, with the identifier of the constraints that it makes.
package struct SceneStatement: Equatable, Sendable {
  /// The relation or the call.
  package let expression: SceneExpression
  /// The name in a comment `// @id NAME` at the end of the line.
  package let identifier: String?

  /// Makes a statement.
  package init(_ expression: SceneExpression, identifier: String? = nil) {
    self.expression = expression
    self.identifier = identifier
  }

  /// Swift functions that may begin a line of code, but not a line of a scene.
  static let functionsOfSwift = ["batch", "print"]

  /// The location of the beginning of the statement.
  package var location: SceneLocation { expression.start }
}

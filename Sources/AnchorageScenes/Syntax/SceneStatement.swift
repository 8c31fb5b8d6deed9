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

  /// The location of the beginning of the statement.
  package var location: SceneLocation { expression.start }
}

/// A line of the DSL, with the identifier given to its constraints.
package struct SceneStatement: Equatable, Sendable {
  /// The relation or the call.
  package let expression: SceneExpression
  /// The name in a closing `// @id NAME`.
  package let identifier: String?

  /// Makes a statement.
  package init(_ expression: SceneExpression, identifier: String? = nil) {
    self.expression = expression
    self.identifier = identifier
  }

  /// Where the statement begins.
  package var location: SceneLocation { expression.start }
}

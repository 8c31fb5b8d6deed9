/// A line of the DSL, with the identifier given to its constraints.
public struct SceneStatement: Equatable, Sendable {
  /// The relation or the call.
  public let expression: SceneExpression
  /// The name in a closing `// @id NAME`.
  public let identifier: String?

  /// Makes a statement.
  public init(_ expression: SceneExpression, identifier: String? = nil) {
    self.expression = expression
    self.identifier = identifier
  }

  /// Where the statement begins.
  public var location: SceneLocation { expression.start }
}

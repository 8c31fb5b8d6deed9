/// A line of the DSL, with the identifier given to its constraints.
///
///     let width = Scene(parsing: "root 320 100\nroot.width >= 44 // @id min").document.statements[0]
///     width.expression.description  // "root.width >= 44"
///     width.identifier              // "min"
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

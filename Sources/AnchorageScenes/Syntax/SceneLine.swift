/// One line of a scene above its expectations.
package enum SceneLine: Equatable, Sendable {
  /// A line that makes a view, a label or a guide.
  case declaration(SceneDeclaration)
  /// A line of the DSL.
  case statement(SceneStatement)
}

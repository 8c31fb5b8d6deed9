/// One line of a scene above its expectations.
package indirect enum SceneLine: Equatable, Sendable {
  /// A line that declares an item.
  case declaration(SceneDeclaration)
  /// A line of the DSL, such as a relation.
  case statement(SceneStatement)
}

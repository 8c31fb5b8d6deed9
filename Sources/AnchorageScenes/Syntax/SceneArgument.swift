/// An argument of a call, with its label when it has one: `by: 16`.
package struct SceneArgument: Equatable, Sendable {
  /// The word before the colon.
  package let label: SceneName?
  /// The value.
  package let value: SceneExpression

  /// Makes an argument.
  package init(label: SceneName?, value: SceneExpression) {
    self.label = label
    self.value = value
  }
}

/// An argument of a call with its label, if any: `by: 16`.
package struct SceneArgument: Equatable, Sendable {
  /// The label, or `nil` if there is none.
  package let label: SceneName?
  /// The value.
  package let value: SceneExpression

  /// Makes an argument.
  package init(label: SceneName?, value: SceneExpression) {
    self.label = label
    self.value = value
  }
}

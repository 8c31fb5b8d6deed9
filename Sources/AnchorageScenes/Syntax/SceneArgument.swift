/// An argument of a call, with its label when it has one: `by: 16`.
///
///     let label = SceneName("by", at: SceneLocation(line: 1, offset: 0))
///     let value = SceneExpression(.number(16), at: SceneLocation(line: 1, offset: 4))
///     SceneArgument(label: label, value: value).description  // "by: 16"
public struct SceneArgument: Equatable, Sendable {
  /// The word before the colon.
  public let label: SceneName?
  /// The value.
  public let value: SceneExpression

  /// Makes an argument.
  public init(label: SceneName?, value: SceneExpression) {
    self.label = label
    self.value = value
  }
}

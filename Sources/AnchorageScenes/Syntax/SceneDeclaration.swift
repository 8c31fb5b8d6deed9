/// A line that makes an item: `label name in card "Ada" lines 2`.
package struct SceneDeclaration: Equatable, Sendable {
  /// What kind of item the line makes.
  package let kind: Kind
  /// The name of the item, unique in the scene.
  package let name: SceneName
  /// The item's parent when the line names one; otherwise it is the root.
  package let parent: SceneName?
  /// The text of a label; empty for everything else.
  package let text: String
  /// The options, in the order written. The size of the root is the option ``SceneOption/Keyword/size``.
  package let options: [SceneOption]

  /// Makes a declaration from its parts.
  package init(
    _ kind: Kind, name: SceneName, parent: SceneName? = nil, text: String = "", options: [SceneOption] = []
  ) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.text = text
    self.options = options
  }

  /// The kinds of items a scene can make; the raw value is the first word of the line.
  package enum Kind: String, Sendable, CaseIterable {
    case root, view, label, guide
  }

  /// The values of an option, when the declaration has it.
  package func values(of keyword: SceneOption.Keyword) -> [Double?]? {
    options.first { $0.keyword == keyword }?.values
  }
}

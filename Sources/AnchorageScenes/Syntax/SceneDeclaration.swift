/// A line that makes an item: `label name in card "Ada" lines 2`.
///
///     let scene = Scene(parsing: "root 320 100\nview card\nlabel name in card \"Ada\" lines 2")
///     let label = scene.document.declarations[2]
///     label.kind          // .label
///     label.parent?.text  // "card"
///     label.text          // "Ada"
public struct SceneDeclaration: Equatable, Sendable {
  /// What kind of item the line makes.
  public let kind: Kind
  /// The name of the item, unique in the scene.
  public let name: SceneName
  /// The item's parent when the line names one; otherwise it is the root.
  public let parent: SceneName?
  /// The text of a label; empty for everything else.
  public let text: String
  /// The options, in the order written. The size of the root is the option ``SceneOption/Keyword/size``.
  public let options: [SceneOption]

  /// Makes a declaration from its parts.
  public init(
    _ kind: Kind, name: SceneName, parent: SceneName? = nil, text: String = "", options: [SceneOption] = []
  ) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.text = text
    self.options = options
  }

  /// The kinds of items a scene can make; the raw value is the first word of the line.
  public enum Kind: String, Sendable, CaseIterable {
    case root, view, label, guide
  }

  /// The values of an option, when the declaration has it.
  public func values(of keyword: SceneOption.Keyword) -> [Double?]? {
    options.first { $0.keyword == keyword }?.values
  }
}

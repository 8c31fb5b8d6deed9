/// A line that declares an item: `label name in card "Ada" lines 2`.
package struct SceneDeclaration: Equatable, Sendable {
  /// The kind of the item.
  package let kind: Kind
  /// The name of the item, unique in the scene.
  package let name: SceneName
  /// The parent that the line names; `nil` means the root.
  package let parent: SceneName?
  /// The text of a label; empty for other kinds.
  package let text: String
  /// The options in source order. The root has its size as the option ``SceneOption/Keyword/rootSize``.
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

  /// The kinds of items that a scene declares; the raw value is the first word of the line.
  package enum Kind: String, Sendable, CaseIterable {
    case root, view, label, stack, scroll, guide
  }

  /// The values of an option, or `nil` if the declaration does not have it.
  package func values(of keyword: SceneOption.Keyword) -> [Double?]? {
    options.first { $0.keyword == keyword }?.values
  }

  /// The words of an option, or `nil` if the declaration does not have it.
  package func words(of keyword: SceneOption.Keyword) -> [String]? {
    options.first { $0.keyword == keyword }?.words
  }

  /// Whether it declares a stack of AppKit.
  package var isAppKit: Bool { values(of: .appkit) != nil }
}

/// A name in a scene, with its location.
package struct SceneName: Sendable {
  /// The characters of the name.
  package let text: String
  /// The location of the first character.
  package let location: SceneLocation

  /// Makes a name at a location.
  package init(_ text: String, at location: SceneLocation) {
    self.text = text
    self.location = location
  }
}

extension SceneName: Equatable {
  /// Compares the characters; locations are ignored.
  package static func == (left: SceneName, right: SceneName) -> Bool {
    left.text == right.text
  }
}

/// The limits of numbers in scenes.
package enum SceneNumber {
  /// The largest magnitude of any size, constant or multiplier.
  package static let largest = 1e9
}

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

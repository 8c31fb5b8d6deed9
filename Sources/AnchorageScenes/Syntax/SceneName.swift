/// A name as a scene writes it, with its place.
package struct SceneName: Sendable {
  /// The characters of the name.
  package let text: String
  /// Where the name begins.
  package let location: SceneLocation

  /// Makes a name at a location.
  package init(_ text: String, at location: SceneLocation) {
    self.text = text
    self.location = location
  }
}

extension SceneName: Equatable {
  /// Compares the characters; places do not count.
  package static func == (left: SceneName, right: SceneName) -> Bool {
    left.text == right.text
  }
}

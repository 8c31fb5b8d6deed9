/// A name as a scene writes it, with its place.
///
///     let card = Scene(parsing: "root 320 100\nview card").document.declarations[1]
///     card.name.text             // "card"
///     card.name.location.offset  // 5
public struct SceneName: Sendable {
  /// The characters of the name.
  public let text: String
  /// Where the name begins.
  public let location: SceneLocation

  /// Makes a name at a location.
  public init(_ text: String, at location: SceneLocation) {
    self.text = text
    self.location = location
  }
}

extension SceneName: Equatable {
  /// Compares the characters; places do not count.
  public static func == (left: SceneName, right: SceneName) -> Bool {
    left.text == right.text
  }
}

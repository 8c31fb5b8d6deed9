/// A text that isn't an anchor of the scene.
package struct UnknownAnchor: Error {
  let text: String
  /// The file of the scene.
  let file: String
  /// The most similar anchor, if any is similar.
  let nearest: String?

  /// The error, with help if one action corrects it.
  package var description: String {
    "error: '\(text)' is not an anchor of '\(file)'"
      + (nearest.map { "\nhelp: did you mean '\($0)'?" }
        ?? "\nhelp: name an item and one anchor, for example 'root.width'")
  }
}

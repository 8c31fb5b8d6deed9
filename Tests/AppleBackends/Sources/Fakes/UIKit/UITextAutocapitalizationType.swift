// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

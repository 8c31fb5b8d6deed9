// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A field without content.
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A field for searches without content.
open class UISearchBar: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var searchBarStyle = Style.default
  open var showsCancelButton = false
  open var barTintColor: UIColor?
}

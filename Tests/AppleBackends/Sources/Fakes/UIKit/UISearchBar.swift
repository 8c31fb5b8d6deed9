// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A field for searches without content.
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var barTintColor: UIColor?
}

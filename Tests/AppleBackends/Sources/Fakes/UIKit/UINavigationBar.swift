// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A bar without items.
open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A bar without items.
open class UITabBar: UIView {
  open var barTintColor: UIColor?
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A bar without items.
open class UITabBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
}

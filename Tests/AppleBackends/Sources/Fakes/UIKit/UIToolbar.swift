// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A bar without items.
@available(tvOS, unavailable)
open class UIToolbar: UIView {
  open var barTintColor: UIColor?
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A switch without content.
@available(tvOS, unavailable)
open class UISwitch: UIControl {
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A bar without content.
open class UIProgressView: UIView {
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
}

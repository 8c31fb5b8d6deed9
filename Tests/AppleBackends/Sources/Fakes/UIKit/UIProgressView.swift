// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A bar without content.
open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
}

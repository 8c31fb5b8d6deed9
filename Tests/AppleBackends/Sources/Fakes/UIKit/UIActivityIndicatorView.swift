// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// An indicator without content.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style = Style.medium
  open var hidesWhenStopped = true
  open var color: UIColor!
  open private(set) var isAnimating = false

  open func startAnimating() { isAnimating = true }
}

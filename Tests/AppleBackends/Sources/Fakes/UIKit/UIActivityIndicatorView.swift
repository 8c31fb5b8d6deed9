// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// An indicator without content.
open class UIActivityIndicatorView: UIView {
  open var color: UIColor!
  open private(set) var isAnimating = false

  open func startAnimating() { isAnimating = true }
}

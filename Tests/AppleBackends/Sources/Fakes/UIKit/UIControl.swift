// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view that tells others what people do with it; nobody does in the fakes.
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

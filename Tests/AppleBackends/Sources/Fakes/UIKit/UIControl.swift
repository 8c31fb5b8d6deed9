// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view that tells others what people do with it; nobody does in the fakes.
open class UIControl: UIView {
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

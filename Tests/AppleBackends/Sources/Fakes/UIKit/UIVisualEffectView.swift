// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view whose content is in a view of its own.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  private let storedContentView = UIView(frame: .zero)
  open var contentView: UIView { storedContentView }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.fill(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.fill(self)
  }

  public convenience init() { self.init(effect: nil) }
}

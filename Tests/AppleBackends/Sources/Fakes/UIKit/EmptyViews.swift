// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// A view that has no size of its picture.
open class UIImageView: UIView {
  open var image: UIImage?
}

/// A picture that nobody sees.
open class UIImage: NSObject {
  public init?(named name: String) { super.init() }
  public init?(systemName name: String) { super.init() }
}

/// An indicator without content.
open class UIActivityIndicatorView: UIView {
  open var color: UIColor!
  open private(set) var isAnimating = false

  open func startAnimating() { isAnimating = true }
}

/// A bar without content.
open class UIProgressView: UIView {
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
}

/// A picker without content.
@available(tvOS, unavailable)
open class UIPickerView: UIView {}

/// A bar without items.
open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
}

/// A bar without items.
open class UITabBar: UIView {
  open var barTintColor: UIColor?
}

/// A bar without items.
@available(tvOS, unavailable)
open class UIToolbar: UIView {
  open var barTintColor: UIColor?
}

/// A field for searches without content.
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var barTintColor: UIColor?
}

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

/// An effect that nobody sees.
open class UIVisualEffect: NSObject {}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIWindow: UIView {
  open override var traitCollection: UITraitCollection { fakeTraitCollection }
  public var fakeTraitCollection = UITraitCollection() {
    didSet { passOnTraits(changedFrom: oldValue) }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.fill(self)
    }
  }
}

extension UIView {
  /// Places the view in another one, and lets it follow the size of that: as UIKit does with what it manages.
  func fill(_ container: UIView) {
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(self)
  }
}

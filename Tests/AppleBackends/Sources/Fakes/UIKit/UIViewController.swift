// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// A screen, whose view is made when it is first read.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  open internal(set) weak var parent: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open internal(set) var children: [UIViewController] = []

  public init() { super.init(fake: ()) }

  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.storedController = nil
      loadedView = newValue
      newValue?.storedController = self
    }
  }

  open override var next: UIResponder? { loadedView?.superview }
  open func loadView() { view = UIView(frame: .zero) }
  open func viewDidLoad() {}

  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  open func didMove(toParent parent: UIViewController?) {}

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.presentingViewController = self
    guard let window = view.window else { return }
    let transition = UIView(frame: window.bounds)
    window.addSubview(transition)
    viewControllerToPresent.view.fill(transition)
  }
}

/// A controller that places the views of its children by their frames.
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {
    super.init()
    contain(rootViewController)
  }
}

open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet { viewControllers?.forEach(contain) }
  }
}

open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet { viewControllers.forEach(contain) }
  }
}

open class UIPageViewController: UIViewController {
  open func fakeShow(_ controller: UIViewController) { contain(controller) }
}

extension UIViewController {
  /// Shows a child in a view of its own, as UIKit's containers do.
  fileprivate func contain(_ child: UIViewController) {
    addChild(child)
    let wrapper = UIView(frame: .zero)
    wrapper.fill(view)
    child.view.fill(wrapper)
    child.didMove(toParent: self)
  }
}

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

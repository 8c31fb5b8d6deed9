// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

/// A screen, whose view is made when somebody asks for it.
@MainActor open class UIViewController: NSObject {
  private var loadedView: UIView?

  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      let view = UIView(frame: .zero)
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }

  open func viewDidLoad() {}
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class NSWindow: NSResponder {
  open var backingScaleFactor: CGFloat { fakeBackingScaleFactor }
  public var fakeBackingScaleFactor: CGFloat = 1 {
    didSet { contentView?.passOnBackingProperties() }
  }

  /// The view that fills the window.
  open var contentView: NSView? {
    didSet {
      oldValue?.fakeWindow = nil
      contentView?.fakeWindow = self
      contentView?.autoresizingMask = [.width, .height]
    }
  }

  open var contentViewController: NSViewController? {
    didSet { contentView = contentViewController?.view }
  }

  public enum OrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }
}

extension NSView {
  fileprivate func passOnBackingProperties() {
    viewDidChangeBackingProperties()
    for view in subviews { view.passOnBackingProperties() }
  }
}

/// A controller, whose view is made when it is first read.
@MainActor open class NSViewController: NSResponder {
  private var loadedView: NSView?
  open internal(set) weak var parent: NSViewController?
  open internal(set) weak var presentingViewController: NSViewController?
  open internal(set) var children: [NSViewController] = []

  public init() { super.init(fake: ()) }

  open var view: NSView {
    get {
      if let loadedView { return loadedView }
      loadView()
      viewDidLoad()
      return loadedView ?? NSView(frame: .zero)
    }
    set {
      loadedView?.storedController = nil
      loadedView = newValue
      newValue.storedController = self
    }
  }

  open override var nextResponder: NSResponder? { loadedView?.superview }
  open func loadView() { view = NSView(frame: .zero) }
  open func viewDidLoad() {}

  open func addChild(_ childViewController: NSViewController) {
    children.append(childViewController)
    childViewController.parent = self
  }

  open func presentAsSheet(_ viewController: NSViewController) {
    viewController.presentingViewController = self
    NSView(frame: .zero).addSubview(viewController.view)
  }
}

open class NSSplitViewController: NSViewController {}
open class NSTabViewController: NSViewController {}

/// The controller of one item of a collection view, which places the view by its frame.
open class NSCollectionViewItem: NSViewController {}

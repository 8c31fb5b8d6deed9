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

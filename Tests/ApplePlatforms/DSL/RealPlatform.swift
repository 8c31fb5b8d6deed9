import Testing

@testable import Anchorage
@testable import AnchorageHeadless

// The members of the fakes that the tests use, for the real UIKit and AppKit in terms of their public API.

#if FAKE_UIKIT
@_exported import UIKit

typealias FakeView = UIView
typealias FakeGuide = UILayoutGuide
typealias FakePriority = UILayoutPriority
#else
@_exported import AppKit

typealias FakeView = NSView
typealias FakeGuide = NSLayoutGuide
typealias FakePriority = NSLayoutConstraint.Priority
#endif

// MARK: - Frames

extension FakeView {
  /// The frames of the tree, y growing downwards, as `LayoutView.layoutDescription` prints them.
  @MainActor var fakeTable: String { copy.layoutDescription }

  @MainActor private var copy: AnchorageHeadless.LayoutView {
    let copy = AnchorageHeadless.LayoutView(name: displayName, frame: Anchorage.LayoutRect(frameFromTop))
    copy.isHidden = isHidden
    for view in subviews { copy.addSubview(view.copy) }
    for guide in ownGuides {
      let copiedGuide = AnchorageHeadless.LayoutGuide(name: guide.layoutIdentifier)
      copy.addLayoutGuide(copiedGuide)
      copiedGuide.layoutFrame = Anchorage.LayoutRect(frameFromTop(of: guide))
    }
    return copy
  }

  private var displayName: String { layoutIdentifier.isEmpty ? "\(type(of: self))" : layoutIdentifier }

  /// The guides that a test added. UIKit's and AppKit's own are in the list, too, once they were asked for:
  /// those with a word in the DSL have it after a full stop, the others have the name of their property.
  private var ownGuides: [FakeGuide] {
    layoutGuides.filter { guide in
      let identifier = guide.layoutIdentifier
      return !identifier.contains(".") && !identifier.hasPrefix("UIView") && !identifier.hasPrefix("NSView")
    }
  }

  #if FAKE_UIKIT
  private var frameFromTop: CGRect { frame }
  private func frameFromTop(of guide: UILayoutGuide) -> CGRect { guide.layoutFrame }
  #else
  private var frameFromTop: CGRect { superview?.turned(frame) ?? frame }
  private func frameFromTop(of guide: NSLayoutGuide) -> CGRect { turned(guide.frame) }

  /// A rectangle inside the view, in coordinates that grow downwards.
  private func turned(_ rect: CGRect) -> CGRect {
    if isFlipped { return rect }
    return CGRect(x: rect.minX, y: bounds.height - rect.maxY, width: rect.width, height: rect.height)
  }
  #endif
}

extension Anchorage.LayoutRect {
  fileprivate init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// Whether two tables have the same words, and numbers that differ by half a point at most: real views lie on
/// pixels.
func isSameTable(_ a: String, _ b: String) -> Bool {
  func lines(of text: String) -> [[Substring]] {
    text.split(separator: "\n").map { $0.split(separator: " ") }
  }
  let (a, b) = (lines(of: a), lines(of: b))
  return a.count == b.count
    && zip(a, b).allSatisfy { a, b in
      a.count == b.count
        && zip(a, b).allSatisfy { a, b in
          guard let first = Double(a), let second = Double(b) else { return a == b }
          return abs(first - second) <= 0.5
        }
    }
}

// MARK: - What is wrong

extension FakeView {
  /// The known problems of the layout: UIKit and AppKit only log conflicts, but tell ambiguity.
  @MainActor var fakeProblems: [String] {
    (hasAmbiguousLayout ? ["the layout of '\(displayName)' is ambiguous"] : [])
      + subviews.flatMap { $0.fakeProblems }
  }
}

// MARK: - Windows

/// The windows of the tests, which nobody else keeps.
@MainActor private var windows: [NSObject] = []

#if FAKE_UIKIT
extension UIView {
  /// Does nothing: a tree needs no window to be laid out.
  func enterWindow() {}

  /// How far the view is covered; setting it makes the view that of a controller in a window.
  var fakeSafeAreaInsets: UIEdgeInsets {
    get { safeAreaInsets }
    set {
      let owner: NSObject? = next
      let controller = owner as? UIViewController ?? present()
      controller.additionalSafeAreaInsets = .zero
      layoutIfNeeded()
      // Where the window reaches under something of the device, that counts as well.
      let covered = safeAreaInsets
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: newValue.top - covered.top, left: newValue.left - covered.left,
        bottom: newValue.bottom - covered.bottom, right: newValue.right - covered.right)
      layoutIfNeeded()
    }
  }

  private func present() -> UIViewController {
    let controller = UIViewController()
    let window = UIWindow(frame: frame)
    controller.view = self
    window.rootViewController = controller
    window.isHidden = false
    windows.append(window)
    return controller
  }
}
#else
/// The content of a window, whose coordinates grow downwards.
private final class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

extension NSView {
  /// Puts the tree into a window that is never shown, since it is the window that lays out in AppKit.
  func enterWindow() {
    guard window == nil else { return }
    var root = self
    while let superview = root.superview { root = superview }
    _ = NSApplication.shared
    // Larger than any tree of the tests.
    let area = NSRect(x: 0, y: 0, width: 4000, height: 4000)
    let window = NSWindow(contentRect: area, styleMask: .borderless, backing: .buffered, defer: true)
    window.isReleasedWhenClosed = false
    let content = FlippedView(frame: area)
    window.contentView = content
    content.addSubview(root)
    windows.append(window)
  }
}
#endif

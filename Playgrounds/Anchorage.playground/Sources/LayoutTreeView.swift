#if canImport(AppKit)
import Anchorage
import AppKit

/// A laid-out tree as boxes with names, for Xcode to show beside a page.
///
///     PlaygroundPage.current.liveView = LayoutTreeView(of: root)
public final class LayoutTreeView: NSView {
  private static let margin: CGFloat = 16

  public override var isFlipped: Bool { true }

  /// Creates a picture of the frames that the tree has now.
  public init(of root: LayoutView) {
    let size = root.frame.size
    super.init(
      frame: CGRect(x: 0, y: 0, width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin))
    add(root, x: Self.margin, y: Self.margin)
  }

  /// Pictures are made by pages only.
  public required init?(coder: NSCoder) { nil }

  private func add(_ view: LayoutView, x: CGFloat, y: CGFloat) {
    let size = view.frame.size
    let box = NSBox(frame: CGRect(x: x, y: y, width: size.width, height: size.height))
    box.boxType = .custom
    box.titlePosition = .noTitle
    box.borderColor = .controlAccentColor
    box.fillColor = NSColor.controlAccentColor.withAlphaComponent(0.1)
    addSubview(box)
    if view.subviews.isEmpty {
      let name = NSTextField(labelWithString: (view as? LayoutLabel)?.text ?? view.name)
      name.frame = CGRect(x: x + 2, y: y, width: size.width - 4, height: min(size.height, 16))
      addSubview(name)
    }
    for subview in view.subviews where !subview.isHidden {
      add(subview, x: x + subview.frame.origin.x, y: y + subview.frame.origin.y)
    }
  }
}
#endif

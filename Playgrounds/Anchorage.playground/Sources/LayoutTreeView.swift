#if canImport(AppKit)
import AnchorageHeadless
import AppKit

/// A laid-out tree as boxes with names and texts, for Xcode to show beside a page.
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
    addBox(CGRect(x: x, y: y, width: size.width, height: size.height), opacity: 0.1)
    if let label = view as? LayoutLabel {
      let height = label.metrics.lineHeight
      for (index, line) in label.lines(fitting: size.width).enumerated() {
        addText(line, in: CGRect(x: x, y: y + height * CGFloat(index), width: size.width, height: height))
      }
    } else if view.subviews.isEmpty {
      addText(view.name, in: CGRect(x: x, y: y, width: size.width, height: min(size.height, 16)))
    }
    for guide in view.layoutGuides {
      let frame = guide.layoutFrame
      addBox(
        CGRect(
          x: x + frame.origin.x, y: y + frame.origin.y, width: frame.size.width, height: frame.size.height),
        opacity: 0)
    }
    for subview in view.subviews where !subview.isHidden {
      add(subview, x: x + subview.frame.origin.x, y: y + subview.frame.origin.y)
    }
  }

  private func addBox(_ frame: CGRect, opacity: CGFloat) {
    let box = NSBox(frame: frame)
    box.boxType = .custom
    box.titlePosition = .noTitle
    box.borderColor = .controlAccentColor
    box.fillColor = NSColor.controlAccentColor.withAlphaComponent(opacity)
    addSubview(box)
  }

  private func addText(_ text: String, in frame: CGRect) {
    let field = NSTextField(labelWithString: text)
    field.frame = CGRect(
      x: frame.origin.x + 2, y: frame.origin.y, width: frame.size.width - 4, height: frame.size.height)
    addSubview(field)
  }
}
#endif

#if canImport(AppKit)
import AnchorageHeadless
import AnchorageDrawing
import AppKit

/// A tree as a screen whose corner can be dragged, with what there is to report below it, for Xcode to show beside a page.
///
///     PlaygroundPage.current.liveView = LayoutTreeView(of: root)
public final class LayoutTreeView: NSView {
  private static let (margin, handleSize, reportHeight): (CGFloat, CGFloat, CGFloat) = (16, 16, 240)

  private let root: LayoutView
  private let picture = NSImageView()
  private let report = NSTextField(wrappingLabelWithString: "")
  private let handle = DragHandle()

  public override var isFlipped: Bool { true }

  /// Shows a tree as of its last pass. Dragging lays it out again.
  public init(of root: LayoutView) {
    self.root = root
    let size = root.frame.size
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: CGFloat(max(size.width, 480)) + 2 * Self.margin,
        height: CGFloat(max(size.height, 200)) + 3 * Self.margin + Self.reportHeight))
    for view in [picture, report, handle] { addSubview(view) }
    handle.dragged = { [weak self] dx, dy in self?.resize(by: dx, dy) }
    show()
  }

  /// Live views are made by pages only.
  public required init?(coder: NSCoder) { nil }

  private func resize(by dx: Double, _ dy: Double) {
    let size = root.frame.size
    root.frame.size = LayoutSize(width: max(0, size.width + dx), height: max(0, size.height + dy))
    root.layoutIfNeeded()
    show()
  }

  private func show() {
    let (drawing, margin) = (LayoutDrawing(of: root).image(), Self.margin)
    if let drawing {
      let size = CGSize(width: CGFloat(Double(drawing.width) / 2), height: CGFloat(Double(drawing.height) / 2))
      picture.image = NSImage(cgImage: drawing, size: size)
      picture.frame = CGRect(x: margin, y: margin, width: size.width, height: size.height)
    }
    let corner = (x: margin + CGFloat(root.frame.width), y: margin + CGFloat(root.frame.height))
    let side = Self.handleSize
    handle.frame = CGRect(x: corner.x - side * 0.5, y: corner.y - side * 0.5, width: side, height: side)
    let problems = root.diagnostics.map { $0.description } + root.notes().map { $0.description }
    let size = "\(Int(root.frame.width)) × \(Int(root.frame.height))"
    report.stringValue =
      problems.isEmpty ? "\(size): nothing to report. Drag the corner." : problems.joined(separator: "\n\n")
    report.frame = CGRect(
      x: margin, y: corner.y + margin, width: max(480, CGFloat(root.frame.width)), height: Self.reportHeight)
  }
}

/// A knob that says how far the pointer drags it.
private final class DragHandle: NSBox {
  var dragged: (Double, Double) -> Void = { _, _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    boxType = .custom
    titlePosition = .noTitle
    cornerRadius = 8
    fillColor = .controlAccentColor
  }

  required init?(coder: NSCoder) { nil }

  override func mouseDragged(with event: NSEvent) { dragged(Double(event.deltaX), Double(event.deltaY)) }
}
#endif

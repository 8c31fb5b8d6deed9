// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class NSClipView: NSView {}

/// A view that keeps a clip view as large as itself.
open class NSScrollView: NSView {
  open var contentView = NSClipView(frame: .zero)

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    contentView.frame = bounds
    contentView.autoresizingMask = [.width, .height]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

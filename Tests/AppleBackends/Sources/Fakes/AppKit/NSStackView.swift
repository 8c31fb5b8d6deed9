// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Views in a column; its constraints are made when constraints are updated, not before.
open class NSStackView: NSView {
  open var spacing: CGFloat = 8
  open private(set) var arrangedSubviews: [NSView] = []
  private var made: [NSLayoutConstraint] = []

  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: NSView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.append(view)
    addSubview(view)
    needsUpdateConstraints = true
  }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(made)
    var end: NSLayoutYAxisAnchor?
    made = []
    for view in arrangedSubviews {
      made.append(
        view.topAnchor.constraint(equalTo: end ?? topAnchor, constant: end == nil ? 0 : spacing))
      made.append(view.leadingAnchor.constraint(equalTo: leadingAnchor))
      made.append(view.trailingAnchor.constraint(equalTo: trailingAnchor))
      end = view.bottomAnchor
    }
    if let end { made.append(end.constraint(equalTo: bottomAnchor)) }
    NSLayoutConstraint.activate(made)
    super.updateConstraints()
  }
}

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

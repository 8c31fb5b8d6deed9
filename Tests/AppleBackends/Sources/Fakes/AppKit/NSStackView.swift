// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Views in a row or a column; its constraints are made when constraints are updated, not before.
///
/// It arranges flush from the start to the end, whatever else it is told.
open class NSStackView: NSView {
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public enum Gravity: Int, Sendable {
    case leading = 1
    case center = 2
    case trailing = 3
    public static var top: Gravity { .leading }
    public static var bottom: Gravity { .trailing }
  }

  open var orientation = NSUserInterfaceLayoutOrientation.horizontal
  open var alignment = NSLayoutConstraint.Attribute.centerY
  open var distribution = Distribution.gravityAreas
  open var edgeInsets = NSEdgeInsetsZero
  open var spacing: CGFloat = 8
  private var members: [(view: NSView, gravity: Gravity)] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []

  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open var arrangedSubviews: [NSView] { members.map(\.view) }

  open func views(in gravity: Gravity) -> [NSView] { members.filter { $0.gravity == gravity }.map(\.view) }

  open func addArrangedSubview(_ view: NSView) { addView(view, in: .leading) }

  open func addView(_ view: NSView, in gravity: Gravity) {
    view.translatesAutoresizingMaskIntoConstraints = false
    members.append((view, gravity))
    members = [.leading, .center, .trailing].flatMap { area in members.filter { $0.gravity == area } }
    addSubview(view)
    needsUpdateConstraints = true
  }

  public class var useDefaultSpacing: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    customSpacing[ObjectIdentifier(view)] = spacing
  }

  open func customSpacing(after view: NSView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? Self.useDefaultSpacing
  }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(made)
    made = arrangedSubviews.isEmpty ? [] : orientation == .vertical ? makeColumn() : makeRow()
    for constraint in made { constraint.identifier = "NSStackView.Stack" }
    NSLayoutConstraint.activate(made)
    super.updateConstraints()
  }

  private func makeColumn() -> [NSLayoutConstraint] {
    var (made, end): ([NSLayoutConstraint], NSLayoutYAxisAnchor?) = ([], nil)
    for view in arrangedSubviews {
      made.append(
        view.topAnchor.constraint(equalTo: end ?? topAnchor, constant: end == nil ? 0 : spacing))
      made.append(view.leadingAnchor.constraint(equalTo: leadingAnchor))
      made.append(view.trailingAnchor.constraint(equalTo: trailingAnchor))
      end = view.bottomAnchor
    }
    if let end { made.append(end.constraint(equalTo: bottomAnchor)) }
    return made
  }

  private func makeRow() -> [NSLayoutConstraint] {
    var (made, end): ([NSLayoutConstraint], NSLayoutXAxisAnchor?) = ([], nil)
    for view in arrangedSubviews {
      made.append(
        view.leadingAnchor.constraint(equalTo: end ?? leadingAnchor, constant: end == nil ? 0 : spacing))
      made.append(view.topAnchor.constraint(equalTo: topAnchor))
      made.append(view.bottomAnchor.constraint(equalTo: bottomAnchor))
      end = view.trailingAnchor
    }
    if let end { made.append(end.constraint(equalTo: trailingAnchor)) }
    return made
  }
}

public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  case horizontal = 0
  case vertical = 1
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

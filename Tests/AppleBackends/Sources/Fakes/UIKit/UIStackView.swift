// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Views in a column or a row; its constraints are made when constraints are updated, not before.
///
/// It arranges as `.fill` says, without custom spacing, whatever else it is told.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  open private(set) var arrangedSubviews: [UIView] = []
  private var made: [NSLayoutConstraint] = []

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.append(view)
    addSubview(view)
    setNeedsUpdateConstraints()
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: stackIndex)
    addSubview(view)
    setNeedsUpdateConstraints()
  }

  /// The spaces behind views, which the fake does not arrange by.
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Forgets a view that was taken out.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(made)
    made = arrangedSubviews.isEmpty ? [] : axis == .vertical ? makeColumn() : makeRow()
    for constraint in made {
      let isAboutItself = constraint.firstItem === self || constraint.secondItem === self
      constraint.identifier = isAboutItself ? "UISV-canvas-connection" : "UISV-spacing"
    }
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

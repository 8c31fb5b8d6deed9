// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Views in a column or a row; its constraints are made when constraints are updated, not before.
open class UIStackView: UIView {
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
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

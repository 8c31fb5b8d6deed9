import Anchorage
import Cassowary

// The facts that help tells about what gives way to the rest.

extension LayoutEngine {
  /// What a constraint, or a content, comes to that a remedy gave a lower priority, as of the last pass; `nil` for other
  /// remedies, and where nothing decides it.
  func outcome(of remedy: Remedy) -> String? {
    switch (remedy.help.kind, remedy.changes.first) {
    case (.optional, .priority(let constraint, _)), (.weakerWish, .priority(let constraint, _)):
      outcome(of: constraint)
    case (.contentPriority, .contentPriority(let view, let bound, _)),
      (.weakerWish, .contentPriority(let view, let bound, _)):
      extent(of: view.node, along: bound.axis)
    default: nil
    }
  }

  /// A width or height as a number; a place by its distance from the anchor that the constraint relates it to.
  private func outcome(of constraint: LayoutConstraint) -> String? {
    let attribute = constraint.firstAttribute
    if constraint.sides == nil, attribute.isDimension, let axis = attribute.axis {
      return extent(of: constraint.firstNode, along: axis)
    }
    guard let entry = constraint.holder.flatMap({ entry(of: $0) }) else { return nil }
    formConstraint(constraint, heldBy: entry)
    form.dropZeroTerms()
    guard isFormDecided else { return nil }
    return constraint.parts(with: rounded(constraint.storedConstant + form.value(of: value))).fact
  }

  private func extent(of node: ItemNode, along axis: LayoutAxis) -> String? {
    guard let entry = entry(ofNode: node) else { return nil }
    form(axis == .horizontal ? .width : .height, of: entry)
    guard isFormDecided else { return nil }
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    return "\(text(of: node, attribute)) is \(roundedText(of: form.value(of: value)))"
  }

  /// Whether the form has one value only.
  private var isFormDecided: Bool {
    ambiguousItemCount == 0 || solver.openings(of: [Array(form.buffer)])?.isEmpty == true
  }
}

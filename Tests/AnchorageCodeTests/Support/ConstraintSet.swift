@testable import AnchorageHeadless

/// The constraints of a tree in a form that does not depend on their order, on which side an anchor is, or on which of several equal
/// anchors a constraint is about.
///
/// Each is `Σ coefficient × anchor (relation) constant`, with the anchors in order and the first coefficient positive. Required
/// equalities of an attribute of several items are one line: `[a, b, c].centerY`, whichever pairs state it.
struct ConstraintSet: Equatable {
  let lines: [String]

  init(of root: LayoutView) {
    var lines: [String] = []
    var equalities: [String: [(String, String)]] = [:]
    var views = [root]
    while let view = views.popLast() {
      for constraint in view.constraints where !constraint.isMadeByView {
        let (left, right) = constraint.sideTerms
        if let (a, b) = ConstraintSet.equality(constraint), left.count == 1 {
          equalities[left[0].attribute.description, default: []].append((a, b))
        } else {
          lines.append(ConstraintSet.line(constraint, left, right))
        }
      }
      views += view.subviews
    }
    for (attribute, pairs) in equalities {
      for component in ConstraintSet.components(of: pairs) {
        lines.append("[\(component.sorted().joined(separator: ", "))].\(attribute)")
      }
    }
    self.lines = lines.sorted()
  }

  private static func name(_ item: HeadlessItem?) -> String { item?.displayName ?? "gone" }

  /// The items of a required equality of one attribute.
  private static func equality(_ constraint: LayoutConstraint) -> (String, String)? {
    guard constraint.isSimple, constraint.relation == .equal, constraint.priority == .required,
      constraint.multiplier == 1, constraint.constant == 0, constraint.identifier == nil,
      constraint.firstAttribute == constraint.secondAttribute
    else { return nil }
    return (name(constraint.firstItem), name(constraint.secondItem))
  }

  private static func components(of pairs: [(String, String)]) -> [Set<String>] {
    var components: [Set<String>] = []
    for (a, b) in pairs {
      let touched = components.filter { $0.contains(a) || $0.contains(b) }
      components.removeAll { $0.contains(a) || $0.contains(b) }
      components.append(touched.reduce([a, b]) { $0.union($1) })
    }
    return components
  }

  private static func line(
    _ constraint: LayoutConstraint, _ left: [LayoutConstraint.SideTerm], _ right: [LayoutConstraint.SideTerm]
  ) -> String {
    var sum: [String: Double] = [:]
    for term in left { sum["\(name(term.item)).\(term.attribute)", default: 0] += term.coefficient }
    for term in right { sum["\(name(term.item)).\(term.attribute)", default: 0] -= term.coefficient }
    let anchors = sum.keys.sorted().filter { sum[$0] != 0 }
    let factor = anchors.first.flatMap { sum[$0] } ?? 1
    let isTurned = factor < 0
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: isTurned ? ">=" : "<="
      case .greaterThanOrEqual: isTurned ? "<=" : ">="
      }
    func number(_ value: Double) -> String {
      let rounded = (value * 1e6).rounded() / 1e6
      return "\(rounded == 0 ? 0 : rounded)"
    }
    let terms = anchors.map { "\(number((sum[$0] ?? 0) / factor)) × \($0)" }
    // As a scene has it.
    let identifier = constraint.identifier.map { " // \($0)" } ?? ""
    return
      "\(terms.joined(separator: " + ")) \(relation) \(number(constraint.constant / factor)) ~ \(constraint.priority)\(identifier)"
  }
}

import Anchorage
import Cassowary

/// A constraint of an explanation, with its source in the tree.
struct ExplainedMember {
  let id: ConstraintID?
  let source: ConflictSource?
  /// The value of its left side; `nil` for a sentence and for a sum.
  let value: Double?
  /// The magnitude of its error.
  let shortfall: Double
  let line: LayoutExplanation.Line

  init(id: ConstraintID?, _ source: ConflictSource?, value: Double?, error: Double) {
    (self.id, self.source, self.value) = (id, source, value)
    shortfall = abs(error)
    line = LayoutExplanation.Line(source, value: value, shortfall: abs(error))
  }

  /// The anchors that take part.
  var anchors: [ConflictSource.Anchor] { source?.anchors ?? [] }

  /// The constraint, if it is an equality of two anchors, or of an anchor and a number.
  var equality: LayoutConstraint? {
    guard case .constraint(let constraint)? = source, constraint.sides == nil, !constraint.isMadeByView,
      constraint.relation == .equal, shortfall == 0
    else { return nil }
    return constraint
  }

  /// The item and the bound of a content size; the two bounds of a dimension have the same key.
  var content: (item: HeadlessItem, bound: ContentBound, key: AnchorKey)? {
    guard case .content(let item, let bound, _)? = source, shortfall == 0 else { return nil }
    return (item, bound, AnchorKey(node: ObjectIdentifier(item.node), attribute: bound.attribute))
  }
}

extension LayoutExplanation.Line {
  init(_ source: ConflictSource?, value: Double?, shortfall: Double) {
    guard let source else {
      self.init(
        text: "a constraint that has been removed since", value: nil, locations: [], reason: "",
        shortfall: shortfall, winners: [])
      return
    }
    let member = source.member
    self.init(
      text: member.text + source.priorityText, value: value, locations: member.location.map { [$0] } ?? [],
      reason: source.reason, shortfall: shortfall, winners: [])
  }
}

extension ConflictSource {
  /// The priority of a content size as the DSL writes it; the text of a constraint includes its own.
  var priorityText: String {
    guard case .content(let item, let bound, _) = self, let view = item as? LayoutView else { return "" }
    let priority =
      bound.relation == .lessThanOrEqual
      ? view.contentHuggingPriority(for: bound.axis)
      : view.contentCompressionResistancePriority(for: bound.axis)
    return priority == .required ? "" : " ~ \(priority)"
  }

  /// The origin of the source, in words; empty for a constraint.
  fileprivate var reason: String {
    let words = String(member.origin.words.dropFirst().dropLast())
    guard case .content(let item, let bound, _) = self, let label = item as? LayoutLabel, !label.text.isEmpty
    else { return words }
    let line = label.text.split(separator: "\n").joined(separator: " ")
    let text = line.count > 24 ? line.prefix(24) + "…" : line
    let isWrapped = bound.axis == .vertical && label.numberOfLines != 1 && label.laidOutWidth != nil
    let width = isWrapped ? label.laidOutWidth.map { ", \(roundedText(of: $0)) wide" } ?? "" : ""
    return "its text '\(text)'\(width)"
  }
}
